// Replays traces in WebAssembly, and records one: node traces.mjs FILE...
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { EventKind, ScrollKitError, Status, Trace, TraceStepKind, enumName, load, traceReplay } from "./scrollkit.mjs";

await load();
for (const file of process.argv.slice(2)) {
  const report = traceReplay(readFileSync(file));
  console.log(`${basename(file)}: ${report.calls} calls, ${report.differences} differences`);
  assert.equal(report.status, Status.OK);
}

// A trace that was recorded in WebAssembly replays there, step by step.
const parts = [];
const trace = new Trace((bytes) => parts.push(bytes));
const scroller = trace.createScroller({ wheelStep: 50 });
scroller.setGeometry({ viewportHeight: 600, contentHeight: 5000 }, 1);
trace.mark("a notch");
scroller.setDelegate({ didHappen() {} });
scroller.scrollTo(0, 300, 1, 1);
const list = trace.createList({ estimate: 40 });
list.insert(0, 200, 1);
list.attach(scroller, 1);
const drawn = [1.1, 1.2, 2].map((time) => scroller.tick(time).offsetY);
trace.stop();
scroller.tick(3); // not recorded
list.destroy();
scroller.destroy();
const bytes = Buffer.concat(parts);
const steps = [];
const report = traceReplay(bytes, (step) => steps.push(step));
assert.equal(report.status, Status.OK);
assert.equal(report.place, bytes.length);
assert.ok(steps.every((step) => step.isEqual));
assert.deepEqual(steps.filter((step) => step.text === "scroller_tick").map((step) => step.frame.offsetY), drawn);
assert.deepEqual(steps.filter((step) => step.kind === TraceStepKind.MARK).map((step) => step.text), ["a notch"]);
assert.ok(steps.some((step) => step.event?.kind === EventKind.ANIMATION_COMPLETED));
assert.equal(enumName("trace_step_kind", TraceStepKind.MARK), "mark");

// A replay can be measured: the first frame of the animation has none before it, the last is at rest.
const measured = [];
traceReplay(bytes, (step) => measured.push(step.report), { framesPerSecond: 10 });
assert.ok(steps.every((step) => step.report === null));
assert.equal(measured.findLast((report) => report)?.frames, 1);
assert.equal(measured.findLast((report) => report)?.sameFrames, 0);
assert.throws(() => traceReplay(bytes, null, { framesPerSecond: NaN }), ScrollKitError);

// Truncated bytes have a status and a place; what the observer throws comes out.
const half = traceReplay(bytes.subarray(0, bytes.length - 8));
assert.equal(half.status, Status.INVALID_TRACE);
assert.ok(half.place < bytes.length && half.calls > 3);
assert.equal(traceReplay(new Uint8Array()).status, Status.INVALID_TRACE);
assert.throws(() => traceReplay(bytes, () => { throw new Error("enough"); }), /enough/);
console.log("ok: a trace of WebAssembly is recorded and replayed");
