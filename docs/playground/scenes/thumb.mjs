// The thumb of a scroll bar stays under the pointer, although the heights of the rows are unknown until they are shown.
import { Axis, Feel, ScrollbarPart } from "../scrollkit.mjs";
import { timeOf } from "../clock.mjs";
import { Figure } from "../figure.mjs";
import { make } from "../list.mjs";
import { MeasuredList } from "../measured.mjs";
import { post } from "./posts.mjs";

const count = 100000; // fewer rows: each measured one changes the length of the content, and so the thumb, more

/** The demonstration. Returns its parts, and a function that ends it. */
export function unmeasuredThumb() {
  const posts = new MeasuredList({ label: "Posts with a scroll bar", feel: Feel.CHROMIUM, count, item: post });
  const { scroller } = posts;
  scroller.scrollbarEnable(Axis.Y, { leastThumb: 48 }, timeOf());
  const thumb = make("div", { class: "bar-thumb" });
  const track = make("div", { class: "bar-track", "aria-hidden": "true" }, thumb);
  posts.element.classList.add("with-bar");
  posts.element.append(track);
  const apart = new Figure("between the pointer and where it grabbed the thumb, at most", "thumb-apart", "Drag the thumb");
  const measured = new Figure(`of ${count.toLocaleString("en")} rows measured so far; the others are estimated at 60 pt`, "thumb-measured");

  let held; // { position: of the pointer, grab: of it in the thumb }
  let largest = 0;
  const along = (event) => event.clientY - track.getBoundingClientRect().top;
  const on = (type, handle) => track.addEventListener(type, (event) => {
    event.stopPropagation();
    handle(event);
    posts.changed();
  });
  on("pointerdown", (event) => {
    const position = along(event), before = scroller.scrollbarGetState(Axis.Y);
    track.setPointerCapture(event.pointerId);
    scroller.scrollbarPress(Axis.Y, ScrollbarPart.TRACK, position, timeOf(event));
    if (scroller.scrollbarGetState(Axis.Y).held !== ScrollbarPart.THUMB) return;
    held = { position, grab: position - before.thumbStart };
    largest = 0;
  });
  on("pointermove", (event) => {
    if (!event.buttons) return;
    const position = along(event);
    scroller.scrollbarDrag(Axis.Y, position, 0, timeOf(event));
    if (held) held.position = position;
  });
  for (const type of ["pointerup", "pointercancel"]) {
    on(type, (event) => {
      scroller.scrollbarRelease(Axis.Y, timeOf(event));
      held = undefined;
    });
  }
  posts.onframe = () => {
    const { thumbStart, thumbLength } = scroller.scrollbarGetState(Axis.Y);
    thumb.style.height = `${thumbLength}px`;
    thumb.style.transform = `translateY(${thumbStart}px)`;
    thumb.classList.toggle("held", held !== undefined);
    measured.show(posts.measured.toLocaleString("en"));
    if (!held) return;
    const wanted = Math.min(track.clientHeight - thumbLength, Math.max(0, held.position - held.grab));
    largest = Math.max(largest, Math.abs(thumbStart - wanted));
    apart.show(`${largest.toFixed(2)} pt`);
  };
  return { element: posts.element, state: posts.state, figures: [apart.element, measured.element], end: () => posts.destroy() };
}

export function mount(root) {
  const demo = unmeasuredThumb();
  root.append(make("div", { class: "split" }, make("div", {}, demo.element, demo.state),
    make("div", {},
      make("p", { class: "hint" }, "Drag the thumb at the right. Rows are measured as they come into view, and the content becomes longer or shorter. The thumb follows the pointer to a fraction of a pixel."),
      ...demo.figures)));
  return demo.end;
}
