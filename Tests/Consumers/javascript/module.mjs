// What the module adds to the C functions: errors, objects for structs, delegates.
import assert from "node:assert/strict";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { EventKind, Feel, InputKind, Phase, Scroller, ScrollKitError, Status, Unit, Window, load } from "./scrollkit.mjs";
import * as kit from "./scrollkit.mjs";

assert.throws(() => new Scroller(), /not loaded; await load\(\)/);
assert.throws(() => kit.enumName("Phase", 0), /not loaded; await load\(\)/);
await load();
const scroller = new Scroller({ feel: Feel.UIKIT });
const refuses = (status, call) =>
  assert.throws(call, (error) => error instanceof ScrollKitError && error.status === status && error.message.length > 10);

// A refused call throws, and nothing has changed.
scroller.setGeometry({ viewportWidth: 400, viewportHeight: 600, contentWidth: 400, contentHeight: 5000 }, 0);
scroller.setOffset(0, 70, 1);
const before = scroller.getFrame();
assert.deepEqual(scroller.frame, before);
assert.throws(() => { scroller.frame = null; }, TypeError);
refuses(Status.NOT_FINITE, () => scroller.setOffset(0, NaN, 1));
refuses(Status.NULL_ARGUMENT, () => scroller.setGeometry(null, 1));
refuses(Status.NOT_FOUND, () => scroller.headerGetState(3));
refuses(Status.INVALID_ARGUMENT, () => scroller.wheel(0, 1, 99, 1));
assert.deepEqual(scroller.getFrame(), before);
assert.throws(() => scroller.setGeometry({ viewportheight: 3 }, 1), /no field viewportheight/);
assert.throws(() => scroller.nubSetSections(new Float64Array(1e6), 0), RangeError);
assert.deepEqual(scroller.getFrame(), before);

// An argument of another type throws a TypeError with the name of the parameter, and nothing has changed.
const misuses = {
  "unit must be a constant of Unit, not \"NOTCHES\"": () => scroller.wheel(0, 1, "NOTCHES", 1),
  "unit must be a constant of Unit, not undefined": () => scroller.wheel(0, 1, Unit.NOTCHESS, 1),
  "feel must be a constant of Feel, not \"CHROMIUM\"": () => new Scroller({ feel: "CHROMIUM" }),
  "kind must be a constant of InputKind, not \"press\"": () => scroller.pushMany([{ kind: "press", time: 1 }]),
  "pointerId must be an integer, not an object": () => scroller.press({ x: 0, y: 500 }, 1),
  "number must be an integer, not 0.5": () => scroller.headerGetState(0.5),
  "animated must be true or false, not undefined": () => scroller.scrollTo(0, 900),
  "snaps must be true or false, not \"yes\"": () => scroller.headerAdd({ height: 50, snaps: "yes" }, 0),
  "parent must be a Scroller, not an object": () => scroller.nestSetParent({}, 1),
  "scrollers must be a Scroller, not 3": () => kit.scrollerTickMany([scroller, 3], 1),
};
for (const [message, call] of Object.entries(misuses)) {
  assert.throws(call, { name: "TypeError", message: `ScrollKit: ${message}` });
}
refuses(Status.INVALID_ARGUMENT, () => scroller.scrollTo(0, 900, 2, 1));
assert.deepEqual(scroller.getFrame(), before);

// Values that are 1 or 0 in C are booleans.
assert.equal(before.needsTick, false);
assert.equal(scroller.needsTick(), false);
assert.equal(scroller.getContext().isTracking, false);
assert.equal(scroller.nubEnable(null, 0) || scroller.nubGrab(1), false); // hidden
assert.equal(kit.hasFeature("nub"), true);
scroller.nubDisable(1);
assert.deepEqual(scroller.getFrame(), before);

// Events, results and arrays.
const kinds = [...scroller.events()].map((event) => event.kind);
assert.ok(kinds.includes(EventKind.DID_SCROLL));
assert.equal(scroller.nextEvent(), null);
assert.equal(scroller.scrollTo(0, 900, true, 2), 1);
assert.equal(scroller.animateTo(0, 900, { duration: 1, curve: kit.Curve.EASE }, 2), 2);
refuses(Status.INVALID_ARGUMENT, () => scroller.animateTo(0, 900, { duration: 1, speed: 1 }, 2));
assert.equal(scroller.scrollIntoView(0, 900, 1, 1, { alignY: kit.ScrollAlignment.START }, 2), 3);
const other = new Scroller();
assert.deepEqual(Scroller.prototype.constructor, Scroller);
assert.deepEqual(kit.scrollerTickMany([scroller, other], 3).map((frame) => frame.offsetY), [900, 0]);
scroller.pushMany([
  { kind: InputKind.WHEEL, y: 1, unit: Unit.NOTCHES, time: 4 },
  { kind: InputKind.WHEEL, y: 1, unit: Unit.NOTCHES, time: 4 },
]);
assert.equal(scroller.tick(6).offsetY, 900 + 2 * 60);
assert.equal(kit.enumName("Phase", Phase.DRAGGING), "dragging");
assert.equal(kit.enumName("phase", Phase.DRAGGING), "dragging"); // the name in C
for (const [name, values] of Object.entries(kit)) {
  if (!Object.isFrozen(values)) continue;
  for (const [constant, value] of Object.entries(values)) {
    assert.equal(kit.enumName(name, value), constant.toLowerCase(), `${name}.${constant}`);
  }
}
assert.equal(kit.enumName("ä", 0), "unknown");

// A list: arrays are as long as the call's count, at most the capacity.
const list = new kit.List();
list.insert(0, 50, 7);
list.setExtents(0, new Array(50).fill(250), 7);
assert.deepEqual(list.getVisible(100, 600, 0, 8)[1], [0, 250, 500]);
assert.deepEqual(list.getVisible(100, 600, 0, 2)[1], [0, 250]);
list.attach(other, 7);
other.setGeometry({ viewportWidth: 400, viewportHeight: 600 }, 7);
const [shown, positions] = list.getFrame(8);
assert.deepEqual([shown.count, positions], [3, [0, 250, 500]]);
assert.deepEqual(list.getFrame(2), [shown, [0, 250]]);
assert.deepEqual(list.getUpcoming(8), [[], []]);
other.scrollTo(0, 600, 1, 7);
const [items, times] = list.getUpcoming(2);
assert.deepEqual([items, times.length], [[3, 4], 2]);
assert.deepEqual(list.getUpcoming(8)[0], [3, 4]);
list.destroy();

// Observed content rests where its toolkit would let it rest.
const observed = new Scroller({ mode: kit.Mode.OBSERVED });
assert.deepEqual(observed.reportRelease(0, 900, 7, 700, 1, 0), [7, 700]);

// A delegate: its functions get objects; what they throw, the call throws that led to them.
const seen = [];
scroller.setDelegate({
  didHappen: (from, event) => seen.push([from === scroller, event.kind]),
  didReceive: (_, input) => seen.push(["input", input.kind]),
  respondsTo: (_, kind) => kind === InputKind.HOST,
  shouldScrollToTop: () => false,
  willEndDragging: (_, velocity, target) => ({ x: target.x, y: velocity.y > 0 ? 2000 : target.y }),
});
assert.equal(scroller.respondsTo(InputKind.HOST), true);
assert.equal(scroller.respondsTo(InputKind.HOST + 1), false);
scroller.press(1, 0, 500, 7);
for (let i = 1; i <= 5; i++) scroller.move(1, 0, 500 - 20 * i, 7 + i / 100);
scroller.release(1, 7.05);
assert.ok(Math.abs(scroller.tick(20).offsetY - 2000) < 1e-5);
assert.ok(seen.some(([first, kind]) => first === true && kind === EventKind.DID_REST));
assert.ok(seen.some(([first, kind]) => first === "input" && kind === InputKind.RELEASE));
scroller.topEnable(null, 0);
scroller.topTrigger(0, 21);
assert.ok(Math.abs(scroller.tick(30).offsetY - 2000) < 1e-5); // vetoed
scroller.setDelegate({ didHappen: () => { throw new Error("mine"); } });
assert.throws(() => scroller.setOffset(0, 3, 31), /mine/);
assert.equal(scroller.getFrame().offsetY, 3); // the call was carried out
scroller.setDelegate(null);
scroller.wheel(0, 1, Unit.NOTCHES, 31.1);
scroller.setDelegate({ didHappen: () => { throw new Error("mine"); }, respondsTo: () => { throw new Error("also mine"); } });
assert.throws(() => scroller.tickOffset(kit.Axis.Y, 31.2), /mine/); // also by calls that answer without a status
assert.throws(() => scroller.respondsTo(InputKind.HOST), /also mine/);
scroller.setDelegate(null);
scroller.stop(32);
while (scroller.nextEvent());
scroller.setOffset(0, 4, 32);
assert.equal(scroller.nextEvent().y, 4);

// The delegate hears of an animation that is not finished while the scroller still exists; it may destroy it, too.
const short = new Scroller();
let ended = null;
short.setGeometry({ viewportHeight: 600, contentHeight: 5000 }, 0);
short.setDelegate({
  didHappen(from, event) {
    if (event.kind !== EventKind.ANIMATION_COMPLETED) return;
    ended = [event.finished, from.frame.offsetY];
    from.destroy();
  },
});
short.scrollTo(0, 500, true, 1);
short.destroy();
assert.deepEqual(ended, [false, 0]);
assert.throws(() => short.tick(2), /The Scroller is closed/);

// Destroyed objects are refused; a window outlives its scrollers.
const window = new Window();
window.addScroller(scroller);
scroller.destroy();
scroller.destroy();
const isClosed = { name: "ClosedError", status: Status.NULL_ARGUMENT, message: /The Scroller is closed/ };
assert.throws(() => scroller.tick(40), isClosed);
assert.throws(() => scroller.nextEvent(), isClosed);
assert.throws(() => scroller.setDelegate(null), isClosed);
assert.throws(() => window.addScroller(scroller), isClosed);
window.destroy();
assert.throws(() => window.makeKey(), /The Window is closed/);
const trace = new kit.Trace(() => {});
trace.stop();
assert.throws(() => trace.mark("late"), /The Trace is closed/);

// What is collected without being destroyed warns, once for each; what has a delegate is kept.
setFlagsFromString("--expose_gc");
const collectGarbage = runInNewContext("gc");
const warnings = [];
console.warn = (text) => warnings.push(text);
let heard = 0;
const parent = new Scroller();
function lose() {
  for (const type of [Scroller, kit.List, Window]) new type().destroy();
  for (const type of [Scroller, kit.List, Window]) new type();
  const stopped = new kit.Trace(() => {});
  stopped.createScroller().destroy();
  stopped.stop();
  const kept = new Scroller();
  kept.setDelegate({ didHappen: (from) => { heard += from instanceof Scroller ? 1 : 0; } });
  kept.setGeometry({ viewportHeight: 100, contentHeight: 900 }, 0);
  kept.nestSetParent(parent, 0);
  kept.scrollTo(0, 500, true, 0);
  const quiet = new Scroller();
  quiet.setDelegate({});
  quiet.setDelegate(null);
  new kit.Trace(() => {}).createList();
}
lose();
for (let turn = 0; turn < 200 && warnings.length < 6; turn++) {
  collectGarbage();
  await new Promise((resolve) => setTimeout(resolve, 5));
}
const lost = (name, call) => `ScrollKit: a ${name} was collected, but not freed: its memory is lost. Call ${call}().`;
assert.deepEqual(warnings.sort(), [
  lost("List", "destroy"), lost("List", "destroy"), lost("Scroller", "destroy"), lost("Scroller", "destroy"),
  lost("Trace", "stop"), lost("Window", "destroy"),
]);
parent.tick(0.2);
assert.ok(heard > 0); // a delegate of a nested scroller
parent.destroy();
