// How evenly a wheel moves content: the largest step of a frame, as a multiple of the mean step, of one turn.

const pause = 0.6; // seconds after which a notch begins another turn (taste); 2 notches a second are one turn
export const skipped = 3; // notches at the beginning, in which content reaches its velocity

export class Evenness {
  constructor() {
    this.begin(-Infinity);
  }

  begin(time) {
    Object.assign(this, { notches: 0, last: time, steps: [], waiting: [], previous: undefined });
  }

  notch(time) {
    if (time - this.last > pause) this.begin(time);
    this.notches += 1;
    this.last = time;
    this.steps.push(...this.waiting.splice(0)); // what comes after the last notch is its end, and does not count
  }

  frame(time, offset) {
    const { previous } = this;
    this.previous = { time, offset };
    if (previous && time > previous.time && this.notches > skipped) {
      this.waiting.push({ duration: time - previous.time, distance: offset - previous.offset });
    }
  }

  /** The largest velocity of a frame divided by the mean velocity; undefined before there are enough notches. */
  get ratio() {
    const sum = (name) => this.steps.reduce((total, step) => total + step[name], 0);
    const mean = sum("distance") / sum("duration");
    if (!mean) return undefined;
    return Math.max(...this.steps.map(({ duration, distance }) => distance / duration / mean));
  }
}
