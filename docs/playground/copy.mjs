// Code with a button that copies it.
import { make } from "./list.mjs";

export class Code {
  constructor(language) {
    this.text = make("pre", { tabindex: "0", "aria-label": `${language} that sets this feel` });
    const button = make("button", {
      onclick: async () => {
        try {
          await navigator.clipboard.writeText(this.text.textContent);
          button.textContent = "Copied";
        } catch { // the browser forbids it: the text is selected for a copy by hand
          getSelection().selectAllChildren(this.text);
          button.textContent = "Selected: copy it";
        }
        setTimeout(() => { button.textContent = "Copy"; }, 1500);
      },
    }, "Copy");
    button.setAttribute("aria-label", `Copy the ${language} code`);
    this.element = make("section", { class: "code" }, make("div", { class: "tools" }, make("h3", {}, language), button), this.text);
  }

  show(text) {
    this.text.textContent = text;
  }
}
