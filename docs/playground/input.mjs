// The page's events as inputs of scrollers. A wheel or a key that no scroller can use scrolls the page.
import { InputFlags, InputKind, Key, Phase, inputFromWebWheel } from "./scrollkit.mjs";
import { timeOf } from "./clock.mjs";

const pause = 0.4; // seconds between two turns of a wheel; larger keeps the page still for longer at an end (taste)
const keys = {
  ArrowUp: Key.LINE_UP, ArrowDown: Key.LINE_DOWN, ArrowLeft: Key.LINE_LEFT, ArrowRight: Key.LINE_RIGHT,
  PageUp: Key.PAGE_UP, PageDown: Key.PAGE_DOWN, Home: Key.HOME, End: Key.END,
};

/** The input of a wheel event. */
export function wheelInput({ deltaMode, deltaX, deltaY, wheelDeltaX, wheelDeltaY, timeStamp }) { // Firefox: with the mode first, in lines
  return inputFromWebWheel(deltaX, deltaY, deltaMode, wheelDeltaX, wheelDeltaY, timeStamp);
}

/** Makes an input, and returns whether it has an effect: content moves already, or gets another target or scale. */
function takes(scrollers, act) {
  const frames = scrollers.map((scroller) => scroller.getFrame());
  act();
  return frames.some((before, index) => {
    const after = scrollers[index].getFrame();
    return before.phase !== Phase.IDLE || ["targetX", "targetY", "scale"].some((name) => before[name] !== after[name]);
  });
}

/**
 * Sends the events of an element to the scrollers that `target(event)` returns, then calls `changed()`.
 * `target` returns an array: several scrollers follow the same finger. `chain(event)` returns all scrollers that such an event
 * may move.
 */
export function connect(element, target, changed, chain = target) {
  const held = new Map(); // the scrollers that each pointer pressed
  const pressed = new Map(); // the key of the library and the scrollers that each key of the keyboard pressed
  let turn = { time: -Infinity, isTaken: false }; // the last event of the wheel, and whether its turn moves content
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
    const time = timeOf(event), isNewTurn = time - turn.time > pause;
    const scrollers = target(event).filter((scroller) => !event.ctrlKey || scroller.respondsTo(InputKind.PINCH_UPDATE));
    const [focusX, focusY] = point(event);
    const input = wheelInput(event);
    const flags = event.ctrlKey ? input.flags | InputFlags.ZOOM : input.flags;
    const push = () => {
      for (const scroller of scrollers) scroller.push({ ...input, flags, focusX, focusY, time });
    };
    if (isNewTurn) turn.isTaken = takes(chain(event), push);
    else if (turn.isTaken) push();
    turn.time = time;
    if (turn.isTaken) event.preventDefault();
    changed();
  });
  on("keydown", (event) => {
    const key = event.key === " " ? (event.shiftKey ? Key.PAGE_UP : Key.PAGE_DOWN) : keys[event.key];
    if (key === undefined || event.target.closest("a, button, input, select")) return;
    const scrollers = target(event);
    pressed.set(event.code, { key, scrollers });
    const press = () => {
      for (const scroller of scrollers) event.repeat ? scroller.holdKey(key, timeOf(event)) : scroller.key(key, timeOf(event));
    };
    if (takes(chain(event), press)) event.preventDefault();
    changed();
  });
  const letGo = (code, time) => {
    const { key, scrollers } = pressed.get(code) ?? { scrollers: [] };
    for (const scroller of scrollers) scroller.releaseKey(key, time);
    pressed.delete(code);
    changed();
  };
  on("keyup", (event) => letGo(event.code, timeOf(event)));
  on("focusout", (event) => [...pressed.keys()].forEach((code) => letGo(code, timeOf(event))));
}
