// A wall of a thousand lists in one canvas, each with a thousand rows and its own scroller: what a frame costs.
import { Feel, Scroller, enumName } from "../scrollkit.mjs";
import { animate, forget, timeOf } from "../clock.mjs";
import { colourOf } from "../colour.mjs";
import { write } from "../display.mjs";
import { connect } from "../input.mjs";
import { make } from "../list.mjs";

const columns = 40, lines = 25, count = columns * lines;
const width = 29, height = 38, gap = 2; // of a list with its gap, in points; it shows three rows
const rows = 1000, rowSize = 12;
const kept = 120; // frames of which the median is shown
const feels = [Feel.UIKIT, Feel.ANDROID, Feel.CHROMIUM, Feel.GTK, Feel.QT, Feel.GECKO];
const isDark = matchMedia("(prefers-color-scheme: dark)");

/** The rows of a list as one picture, with a number and a colour for each. */
function strip(canvas, colour, ratio) {
  const picture = make("canvas", { width: (width - gap) * ratio, height: rows * rowSize * ratio });
  const context = picture.getContext("2d");
  const use = (name) => { context.fillStyle = colourOf(canvas, name); };
  context.scale(ratio, ratio);
  context.font = "8px system-ui, sans-serif";
  for (let row = 0; row < rows; row++) {
    use(row % 2 ? "--surface" : "--stripe");
    context.fillRect(0, row * rowSize, width, rowSize);
    use(colour);
    context.fillRect(1, row * rowSize + 3, 3, 6);
    use("--text");
    write(context, String(row + 1), 6, row * rowSize + rowSize / 2);
  }
  return picture;
}

export function mount(root) {
  const ratio = Math.max(1, Math.round(devicePixelRatio));
  const scrollers = Array.from({ length: count }, (_, index) => new Scroller({ feel: feels[index % feels.length] }));
  const [viewportWidth, viewportHeight] = [width - gap, height - gap];
  for (const scroller of scrollers) {
    scroller.setGeometry({ viewportWidth, viewportHeight, contentWidth: viewportWidth, contentHeight: rows * rowSize }, timeOf());
  }
  const canvas = make("canvas", {
    width: columns * width * ratio, height: lines * height * ratio, role: "img", "aria-label": "A thousand small lists",
    style: `width: ${columns * width}px`, // not smaller: its text stays sharp
  });
  const cost = make("p", { class: "state", id: "load-cost" }), state = make("p", { class: "state" });
  const context = canvas.getContext("2d");
  const costs = [], gaps = [];
  let strips, previous, used = 0; // the list that was used last
  const paint = () => {
    strips = feels.map((_, index) => strip(canvas, `--c${index}`, ratio));
    animate(view);
  };
  const place = (index) => [(index % columns) * width * ratio, Math.floor(index / columns) * height * ratio];
  const view = {
    draw(now) {
      const began = performance.now();
      const frames = scrollers.map((scroller) => scroller.tick(now));
      costs.push(performance.now() - began);
      if (previous) gaps.push(now - previous);
      const isMoving = frames.some((frame) => frame.needsTick);
      previous = isMoving ? now : undefined;
      context.clearRect(0, 0, canvas.width, canvas.height);
      frames.forEach(({ offsetY }, index) => {
        const [x, y] = place(index), [w, h] = [viewportWidth * ratio, viewportHeight * ratio];
        context.drawImage(strips[index % feels.length], 0, Math.round(offsetY * ratio), w, h, x, y, w, h);
      });
      const median = costs.slice(-kept).sort((a, b) => a - b)[Math.min(kept, costs.length) >> 1];
      const slowest = 1000 * Math.max(0, ...gaps.slice(-kept));
      cost.textContent = `${median.toFixed(2)} ms for ${count} ticks; slowest gap between frames ${slowest.toFixed(0)} ms`;
      cost.dataset.median = median;
      const { phase, offsetY, targetY } = frames[used];
      state.textContent = `${enumName("Phase", phase)} ${offsetY.toFixed(0)} → ${targetY.toFixed(0)} pt: list ${used + 1}`;
      return isMoving;
    },
  };
  const target = (event) => {
    const box = canvas.getBoundingClientRect();
    const at = (position, length, cells) => Math.min(cells - 1, Math.max(0, Math.floor((position / length) * cells)));
    used = at(event.clientY - box.top, box.height, lines) * columns + at(event.clientX - box.left, box.width, columns);
    return [scrollers[used]];
  };
  connect(canvas, target, () => animate(view));
  const scrollAll = () => {
    const time = timeOf();
    scrollers.forEach((scroller, index) => {
      const distance = rowSize * (170 + (index * 7919) % 331); // whole rows
      scroller.scrollBy(0, scroller.tick(time).offsetY > (rows * rowSize) / 2 ? -distance : distance, time);
    });
    animate(view);
  };
  isDark.addEventListener("change", paint);
  addEventListener("schemechange", paint); // the switch of the documentation
  root.append(
    make("p", { class: "hint" }, "A thousand lists of a thousand rows, each with a scroller, ticked and drawn in one frame; at 120 Hz a frame has 8.3 ms. Flick one, turn your wheel over one, or scroll all."),
    make("div", { class: "tools" }, make("button", { onclick: scrollAll }, "Scroll all")),
    cost, state, make("div", { class: "wall", tabindex: "0", role: "group", "aria-label": "The wall" }, canvas));
  paint();
  scrollAll();
  return () => {
    forget(view);
    isDark.removeEventListener("change", paint);
    removeEventListener("schemechange", paint);
    scrollers.forEach((scroller) => scroller.destroy());
  };
}
