// Whether a number of a feel has an effect: the same gestures with another number end or pass elsewhere.
import { Key, Scroller, ScrollKitError, Unit } from "./scrollkit.mjs";

const frame = 0.02; // seconds between two ticks

/** Makes the gestures of a hand on a vertical list, and calls `see(offset, edge)` with each frame until it returns false. */
function gesture(values, see) {
  const scroller = new Scroller();
  let time = 0, isWatched = true;
  const watch = (seconds) => {
    for (const end = time + seconds; isWatched && time < end; time += frame) {
      const { offsetY, edgeY } = scroller.tick(time);
      isWatched = see(offsetY, edgeY);
    }
  };
  /** A finger that moves by `steps` points, 8 ms each, and lifts after a pause. */
  const finger = (id, steps, pause = 0.004) => {
    let y = 240;
    scroller.press(id, 100, y, time);
    for (const step of steps) scroller.move(id, 100 + (y += step) / 50, y, time += 0.008);
    scroller.release(id, time += pause);
  };
  const notches = (count, interval, amount, unit) => {
    for (let index = 0; index < count; index++) {
      scroller.wheel(0, amount, unit, time);
      watch(interval);
    }
    watch(0.6);
  };
  const flick = (speed) => [-3, -5, -8, -9, -9.5, -9].map((step) => (step / 9) * speed * 0.008);
  try {
    scroller.setGeometry({ viewportWidth: 300, viewportHeight: 480, contentWidth: 300, contentHeight: 22000 }, 0);
    scroller.setFeelValues(values, 0);
    for (const act of [
      () => { // caught and flicked again, twice
        for (const speed of [900, 1500, 2400]) {
          finger(1, flick(speed));
          watch(0.06);
        }
      },
      () => finger(1, Array(20).fill(-2)), // a slow flick, 250 pt/s
      () => finger(1, [-4, -4, -4, -4]), // about the slop
      () => finger(1, flick(900), 0.06),
      () => finger(1, flick(900), 0.2),
      () => finger(1, flick(60000)),
      () => {
        scroller.press(1, 100, 240, time);
        scroller.press(2, 150, 240, time);
        for (let step = 1; step <= 20; step++) {
          scroller.move(1, 100, 240 - 3 * step, time += 0.008);
          scroller.move(2, 150, 240 - step, time);
        }
        watch(0.1);
        scroller.release(2, time);
        scroller.release(1, time);
      },
      () => notches(4, 0.2, 1, Unit.NOTCHES),
      () => notches(8, 0.03, 1, Unit.NOTCHES),
      () => notches(3, 0.1, 60, Unit.NOTCHES_120),
      () => notches(3, 0.1, 1, Unit.LINES),
      () => scroller.key(Key.LINE_DOWN, time),
      () => scroller.key(Key.PAGE_DOWN, time),
      () => scroller.scrollTo(0, 900, true, time),
      () => scroller.setOffset(0, 0, time),
      () => finger(1, Array(40).fill(10), 0.3), // past the top, and back
      () => finger(1, Array(40).fill(60), 0.3),
      () => scroller.setOffset(0, 200, time),
      () => finger(1, flick(-4000)),
      () => scroller.setOffset(0, 21400, time),
      () => finger(1, flick(4000)),
      () => finger(1, Array(40).fill(-10), 0.3),
    ]) {
      if (!isWatched) return;
      act();
      watch(0.8);
    }
  } finally {
    scroller.destroy();
  }
}

/** Returns a function that says whether other values move content otherwise than these. */
export function comparedWith(values) {
  const expected = [];
  gesture(values, (...seen) => expected.push(...seen) > 0);
  return (other) => {
    let index = 0, isEqual = true;
    try {
      gesture(other, (...seen) => (isEqual = seen.every((value) => value === expected[index++])));
    } catch (error) {
      if (!(error instanceof ScrollKitError)) throw error;
    }
    return !isEqual;
  };
}
