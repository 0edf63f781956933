// A trace as the inspector shows it: the calls, and for each scroller its frames and events.
import { EventKind, Status, TraceStepKind, enumName, statusText, traceReplay } from "./scrollkit.mjs";

const reads = new Set(["scroller_tick", "scroller_tick_many", "scroller_next_event"]);

/**
 * Replays a trace, and measures what a user saw by options of the meter. `problem` is empty if all answers are the recorded
 * ones.
 */
export function inspect(bytes, meter) {
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
        if (step.frame?.time) scroller(step.scroller).frames.push({ ...step.frame, report: step.report });
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
  }, meter);
  if (report.status === Status.DIFFERENT) {
    session.problem = `${report.differences} answers differ from the recorded ones, the first at byte ${report.firstDifference}.`;
  } else if (report.status !== Status.OK) {
    session.problem = `${statusText(report.status)} Read to byte ${report.place} of ${bytes.length}.`;
  }
  return session;
}

/** What a user saw, in words. */
export function describeReport(report) {
  const share = (count) => `${count} (${((100 * count) / Math.max(1, report.frames)).toFixed(1)} %)`;
  return `Seen until then: ${report.frames} frames of ${report.scrolls} scrolls, ${share(report.jankyFrames)} janky, ` +
    `${share(report.predictorJankyFrames)} uneven, ${share(report.sameFrames)} with the same pixels; ` +
    `an input is ${(1000 * report.meanLag).toFixed(1)} ms before its frame, at most ${(1000 * report.largestLag).toFixed(1)} ms; ` +
    `the largest jerk is ${report.largestJerk.toPrecision(3)} pt/s³`;
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
