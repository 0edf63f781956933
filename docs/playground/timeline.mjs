// The curves of a scroller over a whole trace: offset and target above, velocity below, phases as bands, events as ticks.
import { Phase, enumName } from "./scrollkit.mjs";
import { colourOf } from "./colour.mjs";
import { whole, write } from "./display.mjs";
import { make } from "./list.mjs";

const margin = { left: 88, right: 16, top: 6, between: 30, bottom: 30 };
const height = 380, share = 0.62; // of the height for offsets
const lane = 16, mostLanes = 4; // the height of a line of notes, and the most lines of them

/** A round distance between about six lines of an axis. */
function stepOf(length) {
  const power = 10 ** Math.floor(Math.log10(Math.max(length, 1e-6) / 6));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => length / step <= 6);
}

const minus = (number) => String(number).replace("-", "−");

export class Timeline {
  constructor() {
    this.canvas = make("canvas", { role: "img", "aria-label": "Offset, target and velocity over time" });
    this.legend = make("ul", { class: "legend" });
    this.element = make("figure", { style: "margin: 0" }, this.canvas, this.legend);
    this.resizing = new ResizeObserver(() => this.draw());
    this.resizing.observe(this.canvas);
  }

  /** Shows an axis ("X" or "Y") of a scroller from `begin` to `end`, over the same scroller of another trace or none. */
  show({ scroller, other, axis, begin, end, marks }) {
    Object.assign(this, { scroller, other, axis, marks, begin, end: Math.max(end, begin + 0.1) });
    this.draw();
  }

  /** Moves the cursor. */
  moveTo(time) {
    this.cursor = time;
    this.draw();
  }

  draw() {
    const width = this.canvas.clientWidth, ratio = devicePixelRatio || 1;
    if (!width || !this.scroller?.frames.length) return;
    [this.canvas.width, this.canvas.height] = [width * ratio, height * ratio];
    this.canvas.style.height = `${height}px`;
    this.colour = (name) => colourOf(this.canvas, name);
    this.context = this.canvas.getContext("2d");
    this.context.scale(ratio, ratio);
    this.context.font = "12px system-ui, sans-serif";
    this.left = margin.left;
    this.right = width - margin.right;
    const marks = this.placeMarks();
    const top = margin.top + (1 + Math.max(-1, ...marks.map((mark) => mark.line ?? -1))) * lane + 6;
    const middle = top + (height - top - margin.between - margin.bottom) * share;
    this.drawPhases(top, height - margin.bottom);
    this.drawTimes();
    const [offset, target, velocity] = ["offset", "target", "velocity"].map((name) => name + this.axis);
    const curves = [
      { name: target, colour: "--faint", dash: [4, 4] }, { name: offset, colour: "--c0", dash: [] },
    ];
    this.drawCurves(top, middle, "pt", curves);
    this.drawCurves(middle + margin.between, height - margin.bottom, "pt/s", [{ name: velocity, colour: "--c1", dash: [] }]);
    this.drawEvents(middle);
    this.drawMarks(marks, top);
    this.drawCursor();
    this.writeLegend();
  }

  x(time) {
    return this.left + ((time - this.begin) / (this.end - this.begin)) * (this.right - this.left);
  }

  line(colour, dash, points) {
    const { context } = this;
    context.strokeStyle = this.colour(colour);
    context.setLineDash(dash);
    context.beginPath();
    points.forEach(([x, y], index) => context[index ? "lineTo" : "moveTo"](x, y));
    context.stroke();
    context.setLineDash([]);
  }

  drawPhases(top, bottom) {
    this.phases = new Set();
    const { frames } = this.scroller;
    let start = 0;
    for (let index = 1; index <= frames.length; index++) {
      if (index < frames.length && frames[index].phase === frames[start].phase) continue;
      const { phase, time } = frames[start];
      if (phase !== Phase.IDLE) {
        this.phases.add(phase);
        this.context.globalAlpha = 0.18;
        this.context.fillStyle = this.colour(`--c${phase % 6}`);
        const end = this.x(frames[Math.min(index, frames.length - 1)].time);
        this.context.fillRect(this.x(time), top, Math.max(1, end - this.x(time)), bottom - top);
        this.context.globalAlpha = 1;
        this.namePhase(phase, this.x(time), end, bottom);
      }
      start = index;
    }
  }

  /** Writes the name of a phase into its band, where it has room: colours alone do not tell bands apart. */
  namePhase(phase, from, to, bottom) {
    const text = enumName("Phase", phase);
    if (this.context.measureText(text).width + 8 > to - from) return;
    this.context.fillStyle = this.colour("--faint");
    write(this.context, text, (from + to) / 2, bottom - 9, "center");
  }

  drawTimes() {
    const step = stepOf(this.end - this.begin);
    const { context } = this;
    context.fillStyle = this.colour("--faint");
    for (let time = Math.ceil(this.begin / step) * step; time <= this.end; time += step) {
      write(context, `${minus(Number(time.toFixed(6)))} s`, Math.min(this.x(time), this.right - 16), height - margin.bottom + 14, "center");
    }
  }

  /** Draws curves of the scroller, and thinner of the other one, between two heights. */
  drawCurves(top, bottom, unit, curves) {
    const { context } = this;
    const all = [this.scroller, this.other].filter(Boolean);
    const values = all.flatMap(({ frames }) => frames.flatMap((frame) => curves.map(({ name }) => frame[name])));
    const least = values.reduce((a, b) => Math.min(a, b), 0), most = values.reduce((a, b) => Math.max(a, b), 1);
    const step = stepOf(most - least);
    const low = Math.floor(least / step) * step, high = Math.ceil(most / step) * step;
    const y = (value) => bottom - ((value - low) / (high - low)) * (bottom - top);
    context.lineWidth = 1;
    context.fillStyle = this.colour("--faint");
    for (let value = low; value <= high + step / 2; value += step) {
      const line = whole(y(value)) + 0.5;
      this.line("--line", [], [[this.left, line], [this.right, line]]);
      write(context, `${minus(Number(value.toFixed(6)))} ${unit}`, this.left - 6, y(value), "right");
    }
    all.reverse().forEach((scroller) => {
      const isOther = scroller === this.other;
      context.lineWidth = isOther ? 1.5 : 2;
      for (const { name, colour, dash } of curves) {
        const points = scroller.frames.map((frame) => [this.x(frame.time), y(frame[name])]);
        this.line(isOther ? "--c3" : colour, isOther ? [2, 3] : dash, points);
      }
    });
  }

  drawEvents(middle) {
    this.context.lineWidth = 1;
    for (const { time } of this.scroller.events) {
      this.line("--text", [], [[this.x(time), middle + 8], [this.x(time), middle + margin.between - 8]]);
    }
  }

  /** The notes in lines, so that none covers another: where the text of each begins, and its line. Those without room have no text. */
  placeMarks() {
    const ends = []; // of the last text of each line
    return this.marks.map(({ time, text }) => {
      const x = this.x(time), width = this.context.measureText(`▾ ${text}`).width;
      const begin = Math.max(this.left - 4, Math.min(x - 4, this.right - width));
      const fits = Array.from({ length: mostLanes }, (_, index) => index).find((index) => (ends[index] ?? -Infinity) < begin);
      if (fits !== undefined) ends[fits] = begin + width + 8;
      return { x, text, begin, line: fits };
    });
  }

  /** Draws the notes above the curves: the text of each, and a line down to its time. */
  drawMarks(marks, bottom) {
    this.context.fillStyle = this.colour("--text");
    this.context.lineWidth = 1;
    for (const { x, text, begin, line } of marks) {
      const y = margin.top + (line ?? 0) * lane;
      if (line !== undefined) write(this.context, begin === x - 4 ? `▾ ${text}` : `${text} ▾`, begin, y + 6);
      this.line("--faint", [1, 3], [[x, y + lane - 2], [x, bottom]]);
    }
  }

  drawCursor() {
    if (this.cursor === undefined) return;
    this.context.lineWidth = 1.5;
    this.line("--accent", [], [[this.x(this.cursor), margin.top], [this.x(this.cursor), height - margin.bottom]]);
  }

  writeLegend() {
    const entry = (style, text) => make("li", {}, make("span", { class: "key", style, "aria-hidden": "true" }), text);
    const border = (colour, look) => `border-top: 2px ${look} var(${colour})`;
    this.legend.replaceChildren(
      entry(border("--c0", "solid"), "offset"), entry(border("--faint", "dashed"), "target"),
      entry(border("--c1", "solid"), "velocity"), entry("width: 1px; background: var(--text)", "event"),
      ...(this.other ? [entry(border("--c3", "dotted"), "the other trace")] : []),
      ...[...this.phases].map((phase) => entry(
        `background: color-mix(in srgb, var(--c${phase % 6}) 18%, transparent)`, enumName("Phase", phase).replaceAll("_", " "))));
  }

  destroy() {
    this.resizing.disconnect();
  }
}
