// A list of rows in the page: a scroller, its input, and the rows that are visible.
import { EdgeBehavior, Scroller, enumName } from "./scrollkit.mjs";
import { animate, forget, timeOf } from "./clock.mjs";
import { whole } from "./display.mjs";
import { connect } from "./input.mjs";
import { preferences } from "./preferences.mjs";

const colours = ["var(--c0)", "var(--c1)", "var(--c2)", "var(--c3)", "var(--c4)", "var(--c5)"];

/** An element with attributes and children. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

export class List {
  /**
   * @param options.label    what a screen reader calls the list
   * @param options.feel     a Feel
   * @param options.rows     the number of rows
   * @param options.rowSize  the length of a row along the axis, in points; 0: the viewport's
   * @param options.axis     "y" or "x"
   * @param options.title    returns the text of a row
   * @param options.inset    the inset at the start, in points
   * @param options.trace    records the calls; none by default
   * @param options.connects whether the list handles its own input; else the scene does
   */
  constructor({
    label, feel = 0, rows = 500, rowSize = 44, axis = "y", title = (row) => `Row ${row + 1}`, inset = 0,
    connects = true, className = "", trace,
  }) {
    Object.assign(this, { rows, axis, title, inset, ownSize: rowSize });
    this.scroller = trace ? trace.createScroller({ feel }) : new Scroller({ feel });
    this.scroller.setPreferences(preferences(), timeOf());
    this.content = make("div", { class: "content" });
    this.thumb = make("div", { class: "thumb", "aria-hidden": "true" });
    this.glow = make("div", { class: `glow ${axis}`, "aria-hidden": "true" });
    this.element = make("div", {
      class: `view ${className}`, tabindex: "0", role: "group", "aria-roledescription": "scroll view",
      "aria-label": label,
    }, this.content, this.glow, this.thumb);
    this.element.style.touchAction = this.crossing;
    this.state = make("p", { class: "state" });
    this.items = new Map(); // the rows in the page, by their number
    this.onframe = () => {};
    this.connects = connects;
    if (connects) connect(this.element, () => [this.scroller], () => this.changed());
    this.resizing = new ResizeObserver(() => this.layOut());
    this.resizing.observe(this.element);
  }

  get rowSize() {
    return this.ownSize || this.length;
  }

  get length() {
    return this.axis === "y" ? this.element.clientHeight : this.element.clientWidth;
  }

  /** The geometry of the element and its rows; `shift` is the distance by which visible rows moved. */
  geometry(shift = 0) {
    const { clientWidth: viewportWidth, clientHeight: viewportHeight } = this.element;
    const size = this.rows * this.rowSize;
    return this.axis === "y"
      ? { viewportWidth, viewportHeight, contentWidth: viewportWidth, contentHeight: size,
          insetTop: this.inset, shiftY: shift }
      : { viewportWidth, viewportHeight, contentWidth: size, contentHeight: viewportHeight,
          insetLeft: this.inset, shiftX: shift };
  }

  layOut() {
    if (!this.length) return;
    this.scroller.setGeometry(this.geometry(), timeOf());
    for (const item of this.items.values()) item.remove();
    this.items.clear();
    this.changed();
  }

  changed() {
    animate(this);
  }

  draw(time) {
    const frame = this.scroller.tick(time);
    const isVertical = this.axis === "y";
    const offset = isVertical ? frame.offsetY : frame.offsetX;
    const size = this.rowSize;
    const first = Math.max(0, Math.floor(offset / size));
    const last = Math.min(this.rows - 1, Math.floor((offset + this.length) / size));
    for (const [row, item] of this.items) {
      if (row >= first && row <= last) continue;
      item.remove();
      this.items.delete(row);
    }
    for (let row = first; row <= last; row++) {
      if (!this.items.has(row)) this.items.set(row, this.addRow(row));
    }
    const translation = isVertical ? `translateY(${-whole(offset)}px)` : `translateX(${-whole(offset)}px)`;
    this.content.style.transform = `${this.drawEdge(isVertical ? frame.edgeY : frame.edgeX)} ${translation}`;
    if (this.connects) this.leaveFingers(frame);
    this.drawThumb(frame);
    this.state.textContent =
      `${enumName("Phase", frame.phase)} ${offset.toFixed(0)} → ${(isVertical ? frame.targetY : frame.targetX).toFixed(0)} pt`;
    this.onframe(frame, time);
    return frame.needsTick;
  }

  addRow(row) {
    const item = make("div", { class: `item ${row % 2 ? "odd" : "even"} ${this.ownSize ? "" : "page"} ${row === this.currentRow ? "current" : ""}` });
    const size = this.rowSize;
    const place = this.axis === "y"
      ? { top: `${row * size}px`, height: `${size}px` }
      : { left: `${row * size}px`, width: `${size}px`, right: "auto", top: 0, bottom: 0 };
    Object.assign(item.style, place);
    const chip = make("span", { class: "chip", "aria-hidden": "true" });
    chip.style.background = colours[row % colours.length];
    item.append(chip, this.title(row));
    this.content.append(item);
    return item;
  }

  /** What happens at an end of the content: at the start, or at the end. */
  behavior(isAtStart) {
    const { edgeTop, edgeBottom, edgeLeft, edgeRight } = this.scroller.getFeelValues();
    return this.axis === "y" ? (isAtStart ? edgeTop : edgeBottom) : (isAtStart ? edgeLeft : edgeRight);
  }

  /** Draws an edge that glows. Returns how the content is stretched at an edge that stretches. */
  drawEdge(effect) {
    const behavior = effect ? this.behavior(effect < 0) : EdgeBehavior.CLAMP;
    this.glow.style.opacity = behavior === EdgeBehavior.GLOW ? Math.abs(effect) : 0;
    this.glow.classList.toggle("end", effect > 0);
    if (behavior !== EdgeBehavior.STRETCH) return "";
    const isVertical = this.axis === "y", end = effect > 0 ? "100%" : "0";
    this.content.style.transformOrigin = isVertical ? `0 ${end}` : `${end} 0`;
    return `scale${isVertical ? "Y" : "X"}(${1 + Math.abs(effect)})`;
  }

  /** The movements across the axis, which scroll the page. */
  get crossing() {
    return this.axis === "y" ? "pan-x" : "pan-y";
  }

  /** Leaves to the page the fingers that cannot scroll the list: across its axis, and past an end that is clamped. */
  leaveFingers({ progressX, progressY }) {
    const [progress, back, forth] = this.axis === "y" ? [progressY, "pan-up", "pan-down"] : [progressX, "pan-left", "pan-right"];
    const fits = this.rows * this.rowSize + this.inset <= this.length;
    const isLeft = (isAtStart, isAtEnd) => isAtEnd && this.behavior(isAtStart) === EdgeBehavior.CLAMP;
    const leavesBack = isLeft(true, progress <= 0 || fits), leavesForth = isLeft(false, progress >= 1 || fits);
    const along = leavesBack && leavesForth ? (this.axis === "y" ? "pan-y" : "pan-x") : leavesBack ? back : leavesForth ? forth : "";
    this.element.style.touchAction = `${this.crossing} ${along}`;
  }

  drawThumb(frame) {
    const total = this.rows * this.rowSize;
    if (this.axis !== "y" || total <= this.length) return;
    const length = Math.max(8, Math.max(36, (this.length * this.length) / total) - Math.abs(frame.overscrollY) * 0.2);
    this.thumb.style.height = `${length}px`;
    this.thumb.style.transform = `translateY(${3 + frame.progressY * (this.length - length - 6)}px)`;
  }

  /** Marks a row as the current one, and no other. */
  current(row) {
    this.currentRow = row;
    for (const [each, item] of this.items) item.classList.toggle("current", each === row);
  }

  destroy() {
    forget(this);
    this.resizing.disconnect();
    this.scroller.destroy();
  }
}
