// A trace as the inspector shows it: the calls, and for each scroller its frames and events.
import { EventKind, Status, TraceStepKind, enumName, statusText, traceReplay } from "./scrollkit.mjs";

const reads = new Set(["scroller_tick", "scroller_tick_many", "scroller_next_event"]);

/** Replays a trace. `problem` is empty if all answers are the recorded ones. */
export function inspect(bytes) {
  const session = { calls: [], marks: [], scrollers: new Map(), begin: Infinity, end: -Infinity, problem: "" };
  let now = 0;
  const scroller = (number) => {
    if (!session.scrollers.has(number)) session.scrollers.set(number, { frames: [], events: [] });
    return session.scrollers.get(number);
  };
  const report = traceReplay(bytes, (step) => {
    if (step.frame?.time) {
      now = step.frame.time;
      session.begin = Math.min(session.begin, now);
      session.end = Math.max(session.end, now);
    }
    switch (step.kind) {
      case TraceStepKind.CALL:
        if (step.frame?.time) scroller(step.scroller).frames.push(step.frame);
        if (!reads.has(step.text)) session.calls.push({ time: now, ...step });
        break;
      case TraceStepKind.EVENT:
        if (step.event.kind !== EventKind.DID_SCROLL) {
          scroller(step.scroller).events.push({ time: step.event.time, name: enumName("EventKind", step.event.kind) });
        }
        break;
      case TraceStepKind.MARK:
        session.marks.push({ time: now, text: step.text });
        break;
    }
  });
  if (report.status === Status.DIFFERENT) {
    session.problem = `${report.differences} answers differ from the recorded ones, the first at byte ${report.firstDifference}.`;
  } else if (report.status !== Status.OK) {
    session.problem = `${statusText(report.status)} Read to byte ${report.place} of ${bytes.length}.`;
  }
  return session;
}

/** The last frame at or before a time; the first one if there is none. */
export function frameAt(frames, time) {
  let low = 0, high = frames.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (frames[middle].time <= time) low = middle + 1;
    else high = middle;
  }
  return frames[Math.max(0, low - 1)];
}
