// Light or dark: what the reader chose in the bar, or what the system prefers.
const system = matchMedia("(prefers-color-scheme: dark)");
const chosen = "developer.setting.preferredColorScheme"; // where DocC keeps it

function showScheme() {
  const scheme = localStorage.getItem(chosen) ?? (system.matches ? "dark" : "light");
  document.documentElement.classList.toggle("dark-mode", scheme === "dark");
  document.documentElement.classList.toggle("light-mode", scheme === "light");
  if (document.body) document.body.dataset.colorScheme = scheme;
  dispatchEvent(new Event("schemechange"));
  return scheme;
}

showScheme();
system.addEventListener("change", showScheme);
addEventListener("DOMContentLoaded", () => {
  showScheme();
  document.getElementById("scheme").onclick = () => {
    localStorage.setItem(chosen, showScheme() === "dark" ? "light" : "dark");
    showScheme();
  };
});
