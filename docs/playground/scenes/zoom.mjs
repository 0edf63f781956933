// A picture that zooms by pinch, by a wheel with Ctrl, by a double click and by buttons.
import { Feel, Scroller } from "../scrollkit.mjs";
import { animate, forget, timeOf } from "../clock.mjs";
import { whole } from "../display.mjs";
import { connect } from "../input.mjs";
import { make } from "../list.mjs";
import { preferences } from "../preferences.mjs";

const size = 900;

export function mount(root) {
  const scroller = new Scroller({ feel: Feel.UIKIT });
  scroller.setPreferences(preferences(), timeOf());
  const content = make("div", { class: "content" });
  content.innerHTML = picture();
  const element = make("div", { class: "view tall", tabindex: "0", role: "group", "aria-label": "A map that zooms" }, content);
  const state = make("p", { class: "state" });
  const view = {
    draw(time) {
      const frame = scroller.tick(time);
      content.style.transform = `translate(${-whole(frame.offsetX)}px, ${-whole(frame.offsetY)}px) scale(${frame.scale})`;
      state.textContent = `scale ${frame.scale.toFixed(2)}, offset ${frame.offsetX.toFixed(0)}, ${frame.offsetY.toFixed(0)} pt`;
      return frame.needsTick;
    },
  };
  const changed = () => animate(view);
  connect(element, () => [scroller], changed);
  const centre = () => [element.clientWidth / 2, element.clientHeight / 2];
  const zoomTo = (scale) => {
    scroller.zoomSetScale(scale, ...centre(), true, timeOf());
    changed();
  };
  element.addEventListener("dblclick", (event) => {
    const box = element.getBoundingClientRect();
    scroller.zoomDoubleTap(event.clientX - box.left, event.clientY - box.top, 2.5, timeOf(event));
    changed();
  });
  const resizing = new ResizeObserver(() => {
    if (!element.clientWidth) return;
    const { clientWidth: viewportWidth, clientHeight: viewportHeight } = element;
    scroller.setGeometry({ viewportWidth, viewportHeight, contentWidth: size, contentHeight: size }, timeOf());
    const minimum = Math.min(1, viewportWidth / size);
    scroller.zoomEnable({ minimum, maximum: 6, centers: true }, timeOf());
    changed();
  });
  resizing.observe(element);
  root.append(make("div", { class: "split wide" }, make("div", {}, element, state),
    make("div", {},
      make("p", { class: "hint" }, "Pinch, double click, or turn the wheel with Ctrl: the point under the fingers keeps its position. Past a limit, the scale has a rubber band and bounces back."),
      make("div", { class: "tools" },
        make("button", { onclick: () => zoomTo(6) }, "Zoom in"), make("button", { onclick: () => zoomTo(0.01) }, "Zoom out")))));
  return () => {
    resizing.disconnect();
    forget(view);
    scroller.destroy();
  };
}

function picture() {
  const cells = [];
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      cells.push(`<rect x="${column * 100 + 4}" y="${row * 100 + 4}" width="92" height="92" rx="14" fill="var(--c${(row + 2 * column) % 6})"/>
        <text x="${column * 100 + 50}" y="${row * 100 + 58}" text-anchor="middle" font-size="24" fill="var(--surface)">${String.fromCharCode(65 + row)}${column + 1}</text>`);
    }
  }
  return `<svg width="${size}" height="${size}" aria-hidden="true">${cells.join("")}</svg>`;
}
