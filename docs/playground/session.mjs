// A trace as the inspector shows it: the calls, and for each scroller its frames and events.
import { EventKind, TraceStepKind, enumName, traceReplay } from "./scrollkit.mjs";
import { argumentsOf } from "./arguments.mjs";
import { problemOf } from "./trace_problem.mjs";

const reads = new Set(["scroller_tick", "scroller_tick_many", "scroller_next_event"]);

/**
 * Replays a trace, and measures what a user saw by options of the meter. `problem` is empty if all answers are the recorded
 * ones.
 */
export function inspect(bytes, meter) {
  const session = { calls: [], marks: [], scrollers: new Map(), begin: Infinity, end: -Infinity, problem: "" };
  let now = 0;
  const scroller = (number) => {
    if (!session.scrollers.has(number)) session.scrollers.set(number, { frames: [], events: [], rows: [] });
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
        if (step.frame?.time) scroller(step.scroller).frames.push({ ...step.frame, report: step.report });
        if (!reads.has(step.text)) {
          session.calls.push({ time: now, ...step, arguments: argumentsOf(bytes, step.place, step.text).texts.join(", ") });
        }
        break;
      case TraceStepKind.EVENT:
        if (step.event.kind === EventKind.LIST_VISIBLE_CHANGED) {
          scroller(step.scroller).rows.push({ time: step.event.time, first: step.event.x, count: step.event.y });
        }
        if (step.event.kind !== EventKind.DID_SCROLL) {
          scroller(step.scroller).events.push({ time: step.event.time, name: enumName("EventKind", step.event.kind) });
        }
        break;
      case TraceStepKind.MARK:
        session.marks.push({ time: now, text: step.text });
        break;
    }
  }, meter);
  session.problem = problemOf(bytes, report);
  return session;
}

/** The index of the last frame, event or call at or before a time; -1 if there is none. */
export function lastAt(frames, time) {
  let low = 0, high = frames.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (frames[middle].time <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
