// Curves over the last seconds: offset against time, with axes and a direct label for each curve.
import { make } from "./list.mjs";

const window_ = 4; // seconds

export class Chart {
  constructor(title, names) {
    this.names = names;
    this.curves = names.map(() => []);
    this.canvas = make("canvas", { height: "240", role: "img", "aria-label": title });
    this.element = make("figure", { style: "margin: 0.8rem 0 0" }, make("figcaption", { class: "hint" }, title), this.canvas);
  }

  /** Adds a point of a curve; a frame adds one to each, and the last one draws. */
  add(index, time, value) {
    const curve = this.curves[index];
    curve.push([time, value]);
    while (curve.length > 2 && curve[1][0] < time - window_) curve.shift();
    if (this.isScheduled) return;
    this.isScheduled = true;
    queueMicrotask(() => {
      this.isScheduled = false;
      this.draw();
    });
  }

  draw() {
    const width = this.canvas.clientWidth, height = 240;
    const ratio = devicePixelRatio || 1;
    if (!width) return;
    [this.canvas.width, this.canvas.height] = [width * ratio, height * ratio];
    const style = getComputedStyle(this.canvas);
    const colour = (name) => style.getPropertyValue(name);
    const context = this.canvas.getContext("2d");
    context.scale(ratio, ratio);
    context.font = "12px system-ui, sans-serif";
    const now = Math.max(...this.curves.map((curve) => curve.at(-1)?.[0] ?? 0));
    const values = this.curves.flatMap((curve) => curve.filter(([time]) => time >= now - window_).map(([, value]) => value));
    let low = Math.min(0, ...values), high = Math.max(low + 100, ...values);
    const step = [50, 100, 200, 500, 1000, 2000, 5000, 10000].find((each) => (high - low) / each <= 6) ?? 50000;
    [low, high] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
    const left = 56, right = width - 92, top = 12, bottom = height - 28;
    const x = (time) => right + ((time - now) / window_) * (right - left);
    const y = (value) => bottom - ((value - low) / (high - low)) * (bottom - top);

    context.strokeStyle = colour("--line");
    context.fillStyle = colour("--faint");
    context.textBaseline = "middle";
    context.textAlign = "right";
    for (let value = low; value <= high; value += step) {
      context.beginPath();
      context.moveTo(left, y(value));
      context.lineTo(right, y(value));
      context.stroke();
      context.fillText(`${String(value).replace("-", "−")} pt`, left - 6, y(value));
    }
    context.textAlign = "center";
    for (let age = 0; age <= window_; age++) context.fillText(age ? `−${age} s` : "now", x(now - age), bottom + 14);

    context.save();
    context.beginPath();
    context.rect(left, 0, right - left, height);
    context.clip();
    context.lineWidth = 2;
    this.curves.forEach((curve, index) => {
      context.strokeStyle = colour(`--c${index}`);
      context.beginPath();
      curve.forEach(([time, value], each) => context[each ? "lineTo" : "moveTo"](x(time), y(value)));
      context.stroke();
    });
    context.restore();

    // The labels stand at the curves' ends; those that would overlap move down.
    context.textAlign = "left";
    const ends = this.curves.map((curve, index) => ({ index, y: y(curve.at(-1)?.[1] ?? 0) })).sort((a, b) => a.y - b.y);
    let free = top;
    const labels = ends.map((end) => ({ index: end.index, y: (free = Math.max(free, end.y)) && free, next: (free += 15) }));
    const excess = Math.max(0, free - 15 - bottom);
    for (const label of labels) {
      context.fillStyle = colour(`--c${label.index}`);
      context.fillText(this.names[label.index], right + 8, label.y - excess);
    }
  }
}
