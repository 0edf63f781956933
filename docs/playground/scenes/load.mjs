// A thousand scrollers in one canvas, all in motion: what a frame costs.
import { Feel, Scroller } from "../scrollkit.mjs";
import { animate, forget, timeOf } from "../clock.mjs";
import { make } from "../list.mjs";

const count = 1000, columns = 50, cell = 20;

export function mount(root) {
  const feels = [Feel.UIKIT, Feel.ANDROID, Feel.CHROMIUM, Feel.GTK, Feel.QT, Feel.GECKO];
  const scrollers = Array.from({ length: count }, (_, index) => new Scroller({ feel: feels[index % feels.length] }));
  let time = timeOf();
  for (const scroller of scrollers) {
    scroller.setGeometry({ viewportWidth: 20, viewportHeight: 400, contentWidth: 20, contentHeight: 100000 }, time);
  }
  const canvas = make("canvas", { width: columns * cell, height: (count / columns) * cell, role: "img", "aria-label": "A thousand small lists" });
  const state = make("p", { class: "state" });
  const context = canvas.getContext("2d");
  const costs = [], gaps = [];
  let previous;
  const view = {
    draw(now) {
      const began = performance.now();
      let isMoving = false;
      const offsets = scrollers.map((scroller) => {
        const frame = scroller.tick(now);
        isMoving ||= frame.needsTick;
        return frame.offsetY;
      });
      costs.push(performance.now() - began);
      if (previous) gaps.push(now - previous);
      previous = isMoving ? now : undefined;
      const style = getComputedStyle(canvas);
      context.clearRect(0, 0, canvas.width, canvas.height);
      offsets.forEach((offset, index) => {
        const x = (index % columns) * cell, y = Math.floor(index / columns) * cell;
        context.fillStyle = style.getPropertyValue(`--c${index % feels.length}`);
        context.fillRect(x + 2, y + 2 + ((offset / 40) % (cell - 8)), cell - 4, 4);
      });
      const median = [...costs.slice(-120)].sort((a, b) => a - b)[Math.floor(Math.min(120, costs.length) / 2)];
      state.textContent = `${median.toFixed(2)} ms for ${count} ticks; slowest gap between frames ${(Math.max(0, ...gaps.slice(-120)) * 1000).toFixed(0)} ms`;
      state.dataset.median = median;
      return isMoving;
    },
  };
  const flick = () => {
    time = timeOf();
    scrollers.forEach((scroller, index) => {
      const frame = scroller.tick(time);
      const distance = (frame.offsetY > 50000 ? -1 : 1) * (10000 + (index * 37) % 20000);
      scroller.scrollBy(0, distance, time);
    });
    animate(view);
  };
  root.append(
    make("p", { class: "hint" }, "A thousand scrollers, each ticked once per frame; at 120 Hz a frame has 8.3 ms. A dash is a scroller: it moves down with its content offset."),
    make("div", { class: "tools" }, make("button", { onclick: flick }, "Scroll all")), canvas, state);
  flick();
  return () => {
    forget(view);
    scrollers.forEach((scroller) => scroller.destroy());
  };
}
