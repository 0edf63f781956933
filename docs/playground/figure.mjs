// A live number with its unit, large, and what it measures.
import { make } from "./list.mjs";

export class Figure {
  constructor(meaning, id, before = "–") {
    this.output = make("output", { id }, before);
    this.element = make("p", { class: "figure" }, this.output, make("span", {}, meaning));
  }

  show(text) {
    if (this.output.textContent !== text) this.output.textContent = text;
  }
}
