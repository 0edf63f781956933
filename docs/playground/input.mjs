// The page's events as inputs of a scroller.
import { InputFlags, Key, inputFromWebWheel } from "./scrollkit.mjs";
import { timeOf } from "./clock.mjs";

const keys = {
  ArrowUp: Key.LINE_UP, ArrowDown: Key.LINE_DOWN, ArrowLeft: Key.LINE_LEFT, ArrowRight: Key.LINE_RIGHT,
  PageUp: Key.PAGE_UP, PageDown: Key.PAGE_DOWN, Home: Key.HOME, End: Key.END,
};

/**
 * Sends the events of an element to the scrollers that `target(event)` returns, then calls `changed()`.
 * `target` returns an array: several scrollers follow the same finger.
 */
export function connect(element, target, changed) {
  const held = new Map(); // the scrollers that each pointer pressed
  const point = (event) => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const on = (type, handle) => element.addEventListener(type, handle, { passive: false });

  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    const scrollers = target(event);
    held.set(event.pointerId, scrollers);
    for (const scroller of scrollers) scroller.press(event.pointerId, ...point(event), timeOf(event));
    changed();
  });
  on("pointermove", (event) => {
    const scrollers = held.get(event.pointerId);
    if (!scrollers) return;
    const merged = event.getCoalescedEvents?.() ?? [];
    for (const each of merged.length ? merged : [event]) {
      for (const scroller of scrollers) scroller.move(event.pointerId, ...point(each), timeOf(each));
    }
    changed();
  });
  on("pointerup", (event) => {
    for (const scroller of held.get(event.pointerId) ?? []) scroller.release(event.pointerId, timeOf(event));
    held.delete(event.pointerId);
    changed();
  });
  on("pointercancel", (event) => {
    for (const scroller of held.get(event.pointerId) ?? []) scroller.cancel(timeOf(event));
    held.delete(event.pointerId);
    changed();
  });
  on("wheel", (event) => {
    event.preventDefault();
    const [focusX, focusY] = point(event);
    const input = inputFromWebWheel(event.deltaX, event.deltaY, event.deltaMode, event.timeStamp);
    const flags = event.ctrlKey ? input.flags | InputFlags.ZOOM : input.flags;
    for (const scroller of target(event)) {
      scroller.push({ ...input, flags, focusX, focusY, time: timeOf(event) });
    }
    changed();
  });
  on("keydown", (event) => {
    const key = event.key === " " ? (event.shiftKey ? Key.PAGE_UP : Key.PAGE_DOWN) : keys[event.key];
    if (key === undefined || event.target !== element) return;
    event.preventDefault();
    for (const scroller of target(event)) scroller.key(key, timeOf(event));
    changed();
  });
}
