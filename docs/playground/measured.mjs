// A list of items of unknown heights in the page: each is measured when it comes into view.
import { List, Scroller, enumName } from "./scrollkit.mjs";
import { animate, forget, timeOf } from "./clock.mjs";
import { whole } from "./display.mjs";
import { connect } from "./input.mjs";
import { make } from "./list.mjs";
import { preferences } from "./preferences.mjs";

const capacity = 64; // items that a viewport shows at most

export class MeasuredList {
  /**
   * @param options.label  what a screen reader calls the list
   * @param options.count  the number of items at first
   * @param options.item   returns the element of an item by its number; those above the first ones have negative numbers
   */
  constructor({ label, feel, count, item }) {
    Object.assign(this, { count, item, above: 0, measured: 0, onframe: () => {} });
    this.scroller = new Scroller({ feel });
    this.scroller.setPreferences(preferences(), timeOf());
    this.list = new List({ estimate: 60 });
    this.elements = new Map(); // in the page, by the item's number
    this.element = make("div", {
      class: "view tall", tabindex: "0", role: "group", "aria-roledescription": "scroll view", "aria-label": label,
      style: "touch-action: pan-x",
    });
    this.state = make("p", { class: "state" });
    this.list.insert(0, count, timeOf());
    this.list.attach(this.scroller, timeOf());
    connect(this.element, () => [this.scroller], () => this.changed());
    this.resizing = new ResizeObserver(() => this.layOut());
    this.resizing.observe(this.element);
  }

  layOut() {
    const time = timeOf(), { clientWidth: viewportWidth, clientHeight: viewportHeight } = this.element;
    if (!viewportHeight) return;
    this.scroller.setGeometry({ viewportWidth, viewportHeight, contentWidth: viewportWidth, contentHeight: 0 }, time);
    if (this.width !== viewportWidth) {
      this.list.forgetExtents(0, this.count + this.above, time);
      this.measured = 0;
    }
    this.width = viewportWidth;
    this.changed();
  }

  changed() {
    animate(this);
  }

  insertAbove(count, time) {
    this.list.insert(0, count, time);
    this.above += count;
    this.changed();
  }

  /** Puts the items that the viewport shows into the page, and measures them. */
  measure(time) {
    for (;;) {
      const [shown, tops] = this.list.getFrame(capacity);
      const elements = tops.map((_, index) => this.elementOf(shown.first + index - this.above));
      const unmeasured = elements.findIndex((_, index) => !this.list.getItem(shown.first + index).isMeasured);
      if (unmeasured < 0) return [shown, tops];
      this.list.setExtents(shown.first + unmeasured, [elements[unmeasured].getBoundingClientRect().height], time);
      this.measured += 1;
    }
  }

  elementOf(number) {
    let element = this.elements.get(number);
    if (!element) {
      element = this.item(number);
      this.element.append(element);
      this.elements.set(number, element);
    }
    return element;
  }

  draw(time) {
    this.scroller.tick(time);
    const [shown, tops] = this.measure(time);
    for (const [number, element] of this.elements) {
      const index = number + this.above - shown.first;
      if (index >= 0 && index < tops.length) element.style.transform = `translateY(${whole(tops[index])}px)`;
      else {
        element.remove();
        this.elements.delete(number);
      }
    }
    const frame = this.scroller.getFrame();
    this.state.textContent = `${enumName("Phase", frame.phase)} ${frame.offsetY.toFixed(0)} → ${frame.targetY.toFixed(0)} pt`;
    this.onframe(frame, time);
    return frame.needsTick;
  }

  destroy() {
    forget(this);
    this.resizing.disconnect();
    this.list.destroy();
    this.scroller.destroy();
  }
}
