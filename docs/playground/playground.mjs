// The tabs. A scene is a module that exports `mount(root)`, which returns a function that ends it.
import { load } from "./scrollkit.mjs";
import { measureDisplay } from "./display.mjs";
import { make } from "./list.mjs";

const scenes = [
  ["show", "In a minute"], ["feels", "Feels"], ["tune", "Tune a feel"], ["wheel", "Steady wheel"], ["behaviours", "Header and nub"],
  ["edits", "Rows above"], ["posts", "List and refresh"], ["thumb", "Thumb"], ["snapping", "Snapping"], ["nesting", "Nesting"],
  ["zoom", "Zoom"], ["load", "A thousand"], ["inspector", "Inspector"],
];
const root = document.getElementById("scene");
const tabs = scenes.map(([name, title]) =>
  make("button", {
    role: "tab", id: `tab-${name}`, "aria-controls": "scene", "aria-selected": "false", tabindex: "-1",
    onclick: () => { location.hash = name; },
  }, title));
let end = () => {}, shows = 0;

async function show() {
  const index = Math.max(0, scenes.findIndex(([name]) => name === location.hash.slice(1)));
  root.replaceChildren(); // a view that has the focus loses it, and releases its keys
  end();
  end = () => {};
  document.getElementById("failure").hidden = true;
  tabs.forEach((tab, each) => {
    tab.setAttribute("aria-selected", String(each === index));
    tab.tabIndex = each === index ? 0 : -1;
    if (each === index) tab.scrollIntoView({ block: "nearest", inline: "center" });
  });
  root.setAttribute("aria-labelledby", tabs[index].id);
  root.replaceChildren(make("h2", { class: "unseen" }, scenes[index][1]));
  const show = ++shows;
  const { mount } = await import(`./scenes/${scenes[index][0]}.mjs`);
  if (show === shows) end = mount(root); // no other tab was chosen meanwhile
}

document.getElementById("tabs").append(...tabs);
document.getElementById("tabs").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
  next.focus();
  next.click();
});
addEventListener("hashchange", show);
addEventListener("error", (event) => fail(event.message));
addEventListener("unhandledrejection", (event) => fail(event.reason));

function fail(reason) {
  const line = document.getElementById("failure");
  line.hidden = false;
  line.textContent = globalThis.WebAssembly ? `Something failed: ${reason}` : "This page needs a browser with WebAssembly.";
}

await Promise.all([load(), measureDisplay()]);
await show();
document.body.dataset.ready = "1";
