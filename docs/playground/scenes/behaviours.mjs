// A collapsing header, scroll to top with undo, and a fast-scroll nub with sections.
import { Feel, TopSource } from "../scrollkit.mjs";
import { timeOf } from "../clock.mjs";
import { whole } from "../display.mjs";
import { List, make } from "../list.mjs";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const rowsPerLetter = 30, rowSize = 44, headerHeight = 96;

export function mount(root) {
  const list = new List({
    label: "Names with a header and a nub", feel: Feel.UIKIT, rows: letters.length * rowsPerLetter, rowSize,
    inset: headerHeight, className: "tall",
    title: (row) => `${letters[Math.floor(row / rowsPerLetter)]}${row % rowsPerLetter + 1}. Name ${row + 1}`,
  });
  const { scroller } = list;
  scroller.headerAdd({ height: headerHeight, snaps: true, stretches: true }, timeOf());
  scroller.topEnable(null, timeOf());
  scroller.nubEnable({ length: 56, fineDistance: 80 }, timeOf());
  scroller.nubSetSections(letters.map((_, index) => index * rowsPerLetter * rowSize), timeOf());

  const bar = make("div", { class: "bar" }, "Names");
  const nub = make("div", { class: "nub", role: "slider", "aria-label": "Fast scroll", "aria-valuemin": "0", "aria-valuemax": "100" }, "↕");
  const bubble = make("div", { class: "bubble", "aria-hidden": "true" });
  list.element.append(bar, nub, bubble);
  list.thumb.remove();

  let grab; // where the nub was grabbed
  const stop = (event) => event.stopPropagation();
  nub.addEventListener("pointerdown", (event) => {
    stop(event);
    if (!scroller.nubGrab(timeOf(event))) return;
    nub.setPointerCapture(event.pointerId);
    grab = event;
    list.changed();
  });
  nub.addEventListener("pointermove", (event) => {
    if (!grab) return;
    scroller.nubDrag(event.clientY - grab.clientY, Math.abs(event.clientX - grab.clientX), timeOf(event));
    list.changed();
  });
  for (const type of ["pointerup", "pointercancel"]) {
    nub.addEventListener(type, (event) => {
      if (grab) scroller.nubRelease(timeOf(event));
      grab = undefined;
      list.changed();
    });
  }
  list.onframe = (frame) => {
    const header = scroller.headerGetState(0), state = scroller.nubGetState();
    bar.style.transform = `translateY(${whole(header.top)}px)`;
    bar.style.height = `${whole(headerHeight + header.stretch)}px`;
    nub.style.transform = `translateY(${whole(state.y)}px)`;
    nub.style.height = `${whole(state.length)}px`;
    nub.style.opacity = state.alpha;
    nub.style.pointerEvents = state.alpha > 0 ? "auto" : "none";
    nub.setAttribute("aria-valuenow", Math.round(frame.progressY * 100));
    bubble.hidden = !state.isGrabbed;
    bubble.style.transform = `translateY(${whole(state.y) + 8}px)`;
    bubble.textContent = letters[state.section] ?? "";
  };
  const top = make("button", {
    onclick: () => { scroller.topTrigger(TopSource.STATUS_BAR, timeOf()); list.changed(); },
  }, "Scroll to top, and back");
  root.append(make("div", { class: "split" }, make("div", {}, list.element, list.state),
    make("div", {},
      make("p", { class: "hint" }, "The header hides when you scroll down and shows when you scroll up; it snaps to one of both. Drag the nub at the right; move sideways for fine steps. The top is at −96 pt: the header is an inset."),
      make("div", { class: "tools" }, top))));
  return () => list.destroy();
}
