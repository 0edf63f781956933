// The content of a recorded scroller at a time: lines at every 44 points with their position, and the items that a list showed.
import { whole } from "./display.mjs";
import { make } from "./list.mjs";

const spacing = 44; // points between two lines

export class Ruler {
  constructor(label) {
    this.items = make("p", { class: "items" });
    this.lines = make("div", { class: "content" });
    this.element = make("div", { class: "view plain-cursor", role: "img", "aria-label": label }, this.lines, this.items);
  }

  /** @param rows  the items that the list of the scroller showed: { first, count }; undefined without a list */
  show({ offsetX, offsetY, scale }, rows) {
    const step = spacing * scale, first = Math.floor(offsetY / step), count = Math.ceil(this.element.clientHeight / step) + 1;
    this.lines.replaceChildren(...Array.from({ length: count }, (_, index) => {
      const line = make("div", { class: "line" }, `${((first + index) * spacing).toLocaleString("en").replace("-", "−")} pt`);
      line.style.transform = `translate(${whole(-offsetX)}px, ${whole((first + index) * step - offsetY)}px)`;
      return line;
    }));
    this.items.textContent = rows ? describeRows(rows) : "";
  }
}

/** The items that a list shows, in words. */
export function describeRows({ first, count }) {
  return count === 0 ? "no items" : count === 1 ? `item ${first}` : `items ${first} to ${first + count - 1}`;
}
