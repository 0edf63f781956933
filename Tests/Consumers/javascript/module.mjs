// What the module adds to the C functions: errors, objects for structs, delegates.
import assert from "node:assert/strict";
import { EventKind, Feel, InputKind, Phase, Scroller, ScrollKitError, Status, Unit, Window, load } from "./scrollkit.mjs";
import * as kit from "./scrollkit.mjs";

assert.throws(() => new Scroller(), /TypeError|undefined/); // before load
await load();
const scroller = new Scroller({ feel: Feel.UIKIT });
const refuses = (status, call) =>
  assert.throws(call, (error) => error instanceof ScrollKitError && error.status === status && error.message.length > 10);

// A refused call throws, and nothing has changed.
scroller.setGeometry({ viewportWidth: 400, viewportHeight: 600, contentWidth: 400, contentHeight: 5000 }, 0);
scroller.setOffset(0, 70, 1);
const before = scroller.getFrame();
refuses(Status.NOT_FINITE, () => scroller.setOffset(0, NaN, 1));
refuses(Status.NULL_ARGUMENT, () => scroller.setGeometry(null, 1));
refuses(Status.NOT_FOUND, () => scroller.headerGetState(3));
refuses(Status.INVALID_ARGUMENT, () => scroller.wheel(0, 1, 99, 1));
assert.deepEqual(scroller.getFrame(), before);
assert.throws(() => scroller.setGeometry({ viewportheight: 3 }, 1), /no field viewportheight/);
assert.throws(() => scroller.nubSetSections(new Float64Array(1e6)), RangeError);
assert.deepEqual(scroller.getFrame(), before);

// Events, results and arrays.
const kinds = [...scroller.events()].map((event) => event.kind);
assert.ok(kinds.includes(EventKind.DID_SCROLL));
assert.equal(scroller.nextEvent(), null);
assert.equal(scroller.scrollTo(0, 900, 1, 2), 1);
const other = new Scroller();
assert.deepEqual(Scroller.prototype.constructor, Scroller);
assert.deepEqual(kit.scrollerTickMany([scroller, other], 3).map((frame) => frame.offsetY), [900, 0]);
scroller.pushMany([
  { kind: InputKind.WHEEL, y: 1, unit: Unit.NOTCHES, time: 4 },
  { kind: InputKind.WHEEL, y: 1, unit: Unit.NOTCHES, time: 4 },
]);
assert.equal(scroller.tick(6).offsetY, 900 + 2 * 60);
assert.equal(kit.enumName("phase", Phase.DRAGGING), "dragging");
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
assert.equal(scroller.respondsTo(InputKind.HOST), 1);
assert.equal(scroller.respondsTo(InputKind.HOST + 1), 0);
scroller.press(1, 0, 500, 7);
for (let i = 1; i <= 5; i++) scroller.move(1, 0, 500 - 20 * i, 7 + i / 100);
scroller.release(1, 7.05);
assert.ok(Math.abs(scroller.tick(20).offsetY - 2000) < 1e-5);
assert.ok(seen.some(([first, kind]) => first === true && kind === EventKind.DID_REST));
assert.ok(seen.some(([first, kind]) => first === "input" && kind === InputKind.RELEASE));
scroller.topEnable();
scroller.topTrigger(0, 21);
assert.ok(Math.abs(scroller.tick(30).offsetY - 2000) < 1e-5); // vetoed
scroller.setDelegate({ didHappen: () => { throw new Error("mine"); } });
assert.throws(() => scroller.setOffset(0, 3, 31), /mine/);
assert.equal(scroller.getFrame().offsetY, 3); // the call was carried out
scroller.setDelegate(null);
scroller.setOffset(0, 4, 32);
assert.equal(scroller.nextEvent().y, 4);

// Destroyed objects are refused; a window outlives its scrollers.
const window = new Window();
window.addScroller(scroller);
scroller.destroy();
scroller.destroy();
refuses(Status.NULL_ARGUMENT, () => scroller.tick(40));
window.destroy();
