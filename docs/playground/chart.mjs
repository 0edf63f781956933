// Curves over the last seconds, against time: each with its own colour and dashes, and a label at its end.
import { Phase } from "./scrollkit.mjs";
import { colourOf } from "./colour.mjs";
import { whole, write } from "./display.mjs";
import { make } from "./list.mjs";

const window_ = 4; // seconds
const pause = 0.1; // seconds at rest that end a part of a curve (taste)
const lineHeight = 15;
const dashes = [[], [8, 4], [2, 3], [9, 3, 2, 3]];

/** The look of a curve: no two of twelve have the same colour and dashes. */
const lookOf = (index) => ({ colour: `--c${index % 6}`, dash: dashes[index % dashes.length] });

/** A round distance between at most six lines of an axis. */
function stepOf(length) {
  const power = 10 ** Math.floor(Math.log10(length / 6));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => length / step <= 6);
}

export class Chart {
  constructor(title, names, unit = "pt", height = 240) {
    Object.assign(this, { names, unit, height });
    this.curves = names.map(() => []); // the parts of each: content that rests ends a part
    this.canvas = make("canvas", { role: "img", "aria-label": `${title}: ${names.join(", ")}`, style: `height: ${height}px` });
    this.element = make("figure", { class: "chart" }, make("figcaption", { class: "hint" }, title), this.canvas);
    new ResizeObserver(() => this.draw()).observe(this.canvas);
  }

  /** Adds the value of a frame to a curve; a frame adds one to each that moves, and the last one draws. */
  add(index, time, value, frame) {
    const parts = this.curves[index], isAtRest = frame.phase === Phase.IDLE && !frame.needsTick;
    if (isAtRest && (!parts.length || parts.at(-1).isOver)) return; // drawn again
    if (!parts.length || (parts.at(-1).isOver && parts.at(-1).points.at(-1)[0] < time - pause)) parts.push({ points: [] });
    const part = parts.at(-1);
    part.points.push([time, value]);
    part.isOver = isAtRest;
    while (parts[0].points.at(-1)[0] < time - window_) parts.shift();
    while (parts[0].points.length > 2 && parts[0].points[1][0] < time - window_) parts[0].points.shift();
    if (this.isScheduled) return;
    this.isScheduled = true;
    queueMicrotask(() => {
      this.isScheduled = false;
      this.draw();
    });
  }

  draw() {
    const width = this.canvas.clientWidth, { height } = this;
    const ratio = devicePixelRatio || 1;
    if (!width) return;
    [this.canvas.width, this.canvas.height] = [width * ratio, height * ratio];
    const colour = (name) => colourOf(this.canvas, name);
    const context = this.canvas.getContext("2d");
    context.scale(ratio, ratio);
    context.font = "12px system-ui, sans-serif";
    const points = this.curves.flatMap((parts) => parts.flatMap((part) => part.points));
    const now = points.reduce((latest, [time]) => Math.max(latest, time), 0);
    const values = points.filter(([time]) => time >= now - window_).map(([, value]) => value);
    let low = Math.min(0, ...values), high = Math.max(low + 100, ...values);
    const step = stepOf(high - low);
    [low, high] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
    const text = (value) => `${value.toLocaleString("en").replace("-", "−")} ${this.unit}`;
    const widest = (texts) => Math.max(...texts.map((each) => context.measureText(each).width));
    const left = widest([text(low), text(high)]) + 12, right = width - widest(this.names) - 30, top = 14, bottom = height - 28;
    const x = (time) => right + ((time - now) / window_) * (right - left);
    const y = (value) => bottom - ((value - low) / (high - low)) * (bottom - top);

    context.strokeStyle = colour("--line");
    context.fillStyle = colour("--faint");
    for (let value = low; value <= high; value += step) {
      const line = whole(y(value)) + 0.5;
      context.beginPath();
      context.moveTo(left, line);
      context.lineTo(right, line);
      context.stroke();
      write(context, text(value), left - 6, y(value), "right");
    }
    for (let age = 0; age <= window_; age++) write(context, age ? `−${age} s` : "now", x(now - age), bottom + 14, "center");

    if (!points.length) write(context, "Nothing has moved yet.", (left + right) / 2, (top + bottom) / 2, "center");

    context.save();
    context.beginPath();
    context.rect(left, 0, right - left + 4, height);
    context.clip();
    context.lineWidth = 2;
    this.curves.forEach((parts, index) => {
      const look = lookOf(index);
      context.strokeStyle = context.fillStyle = colour(look.colour);
      for (const { points: part, isOver } of parts) {
        context.setLineDash(look.dash);
        context.beginPath();
        part.forEach(([time, value], each) => context[each ? "lineTo" : "moveTo"](x(time), y(value)));
        context.stroke();
        if (!isOver) continue;
        context.beginPath(); // content rests here
        context.arc(x(part.at(-1)[0]), y(part.at(-1)[1]), 3.5, 0, 2 * Math.PI);
        context.fill();
      }
    });
    context.restore();

    // A label has the look of its curve, and stands at the height of the curve's end; those that would overlap move down.
    const ends = this.curves.flatMap((parts, index) => parts.length ? [{ index, value: parts.at(-1).points.at(-1)[1] }] : [])
      .sort((a, b) => b.value - a.value);
    let free = top;
    const labels = ends.map(({ index, value }) => {
      const place = Math.max(free, y(value));
      free = place + lineHeight;
      return { index, place };
    });
    let limit = bottom;
    for (const label of labels.toReversed()) {
      label.place = Math.min(label.place, limit);
      limit = label.place - lineHeight;
    }
    for (const { index, place } of labels) {
      const look = lookOf(index);
      context.strokeStyle = context.fillStyle = colour(look.colour);
      context.setLineDash(look.dash);
      context.lineWidth = 2;
      context.beginPath();
      context.moveTo(right + 4, place);
      context.lineTo(right + 22, place);
      context.stroke();
      write(context, this.names[index], right + 26, place);
    }
    context.setLineDash([]);
  }
}
