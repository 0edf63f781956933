// The page to show a colleague: four demonstrations, each with its number live.
import { Phase } from "../scrollkit.mjs";
import { Figure } from "../figure.mjs";
import { make } from "../list.mjs";
import { rowsAbove } from "./edits.mjs";
import { sideBySide } from "./feels.mjs";
import { unmeasuredThumb } from "./thumb.mjs";
import { steadyWheel } from "./wheel.mjs";

const feels = ["UIKIT", "ANDROID", "CHROMIUM"];

/** Three lists under one finger; below each, how far and how long it went on after the release. */
function threeFeels() {
  const demo = sideBySide(feels, 200);
  const figures = feels.map((feel) => new Figure("after the release", `show-${feel.toLowerCase()}`, "Flick"));
  demo.lists.forEach((list, index) => {
    const plot = list.onframe;
    let released; // { time, offset }
    list.onframe = (frame, time) => {
      plot(frame, time);
      if (frame.phase === Phase.TRACKING || frame.phase === Phase.DRAGGING) released = { time, offset: frame.offsetY };
      if (!released || time === released.time) return;
      const distance = Math.abs(frame.offsetY - released.offset);
      figures[index].show(`${distance.toFixed(0)} pt, ${(time - released.time).toFixed(2)} s`);
      if (frame.phase === Phase.IDLE) released = undefined;
    };
    demo.sections[index].append(figures[index].element);
  });
  return { parts: [make("div", { class: "row three" }, ...demo.sections), demo.chart], end: demo.end };
}

const card = (title, text, ...parts) => make("section", { class: "card" }, make("h2", {}, title), make("p", { class: "hint" }, text), ...parts);

export function mount(root) {
  const three = threeFeels(), edits = rowsAbove(), wheel = steadyWheel(), thumb = unmeasuredThumb();
  root.append(make("div", { class: "show" },
    card("One finger, three feels", "Flick a list: all three get your finger. Each goes on as its platform does.", ...three.parts),
    card("A steady wheel", "Turn your wheel over a list: both get the same notches. One stops and starts with each notch.",
      wheel.lists, wheel.tools, wheel.table),
    card("Rows come in above a flick", "Flick the list: rows come in above while it moves, and nothing jumps.",
      edits.list.element, edits.list.state, edits.tools, ...edits.figures),
    card("A thumb that stays under the pointer", "Drag the thumb at the right through 100,000 rows of unknown heights.",
      thumb.element, thumb.state, ...thumb.figures)));
  return () => [three, edits, wheel, thumb].forEach((each) => each.end());
}
