// Every number of a feel, in groups, with the lines of C and Python that set it. Those without effect are dimmed.
import { Feel, feelGetValues } from "../scrollkit.mjs";
import { enumOf, sentences, snake, structOf } from "../api.mjs";
import { timeOf } from "../clock.mjs";
import { Chart } from "../chart.mjs";
import { Code } from "../copy.mjs";
import { codeInC, codeInPython } from "../feel_code.mjs";
import { List, make } from "../list.mjs";
import { comparedWith } from "../probe.mjs";
import { feelNames } from "./feels.mjs";

// The numbers: least, largest, unit. Sliders of those whose least is above 0 are logarithmic. A rule has no range.
const groups = {
  "Finger": { slop: [0, 40, "pt"], dragStart: [], directionLock: [], trackpadLock: [], fingers: [] },
  "Release": {
    velocityRule: [], staleAfter: [0, 0.3, "s"], minimumFling: [0, 500, "pt/s"], maximumFling: [500, 30000, "pt/s"], speedLimit: [],
    flingBoost: [],
  },
  "Deceleration": { coastRule: [], drag: [0.1, 20, "1/s"], brake: [50, 10000, "pt/s²"], motionEnd: [] },
  "Edges": {
    edgeTop: [], edgeBottom: [], edgeLeft: [], edgeRight: [], rubberBand: [0.05, 1, ""], rubberBandReach: [0.1, 3, "× viewport"],
  },
  "Bounce": {
    bounceRule: [], bounceStiffness: [10, 2000, "1/s²"], bounceDampingRatio: [0.1, 3, ""], bounceShare: [0, 2, ""],
    bounceSpeedLimit: [100, 20000, "pt/s"],
  },
  "Wheel": {
    wheelSmoothing: [], wheelStepping: [], wheelStep: [0, 200, "pt"], wheelSpeed: [0, 5, "×"], wheelAcceleration: [1, 10, "×"],
    wheelRate: [0, 60, "1/s"],
  },
  "Wheel and keys": {
    lineLength: [1, 100, "pt"], animationDuration: [0, 2, "s"], keyLines: [0.5, 10, "lines"], pageOverlap: [0, 1, "of a page"],
  },
};
const fields = new Map(structOf("scrollkit_feel_values").fields.map((field) => [field.name, field]));
const words = (name) => snake(name).replaceAll("_", " ");

/** A slider for a number; `set(value)` receives what it is set to. */
function slider(name, [least, largest, unit], preset, set) {
  const isLogarithmic = least > 0;
  const toShare = (value) => (isLogarithmic ? Math.log(value / least) / Math.log(largest / least) : (value - least) / (largest - least));
  const fromShare = (share) => (isLogarithmic ? least * (largest / least) ** share : least + share * (largest - least));
  const text = (value) => (Number.isFinite(value) ? `${Number(value.toPrecision(4))} ${unit}`.trim() : "no limit");
  const output = make("output", {}, text(preset));
  const input = make("input", {
    type: "range", min: "0", max: "1", step: "0.001", name, "aria-valuetext": text(preset),
    oninput: () => {
      const value = Number(fromShare(Number(input.value)).toPrecision(4));
      output.textContent = value === preset ? text(value) : `${text(value)}, preset ${text(preset)}`;
      input.setAttribute("aria-valuetext", text(value));
      set(value);
    },
  });
  input.value = Math.min(1, Math.max(0, toShare(preset)));
  return make("label", {}, make("span", { class: "name" }, make("b", {}, words(name)), output), input,
    make("span", { class: "about" }, sentences(fields.get(snake(name)).doc)));
}

/** A choice among the constants of an enum. */
function choice(name, preset, set) {
  const { values: constants } = enumOf(fields.get(snake(name)).type);
  const prefix = `${fields.get(snake(name)).type.toUpperCase()}_`;
  const text = make("span", { class: "about" });
  const explain = (constant) => { text.textContent = `${fields.get(snake(name)).doc} ${sentences(constant.doc)}`; };
  const select = make("select", {
    name,
    onchange: () => {
      const chosen = constants[select.selectedIndex];
      explain(chosen);
      set(chosen.value);
    },
  }, ...constants.map((each) => make("option", { value: each.value }, each.name.slice(prefix.length).toLowerCase().replaceAll("_", " "))));
  select.selectedIndex = constants.findIndex((each) => each.value === preset);
  explain(constants[select.selectedIndex]);
  return make("label", {}, make("span", { class: "name" }, make("b", {}, words(name)), select), text);
}

export function mount(root) {
  const list = new List({ label: "The list with this feel", feel: Feel.UIKIT, className: "tall" });
  const chart = new Chart("Content offset over time; a dot is where content rests", ["offset"]);
  list.onframe = (frame, time) => chart.add(0, time, frame.offsetY, frame);
  const numbers = make("div", { class: "groups" });
  const [c, python] = [new Code("C"), new Code("Python")];
  const refused = make("p", { role: "alert" });
  const controls = new Map(); // by the number's name
  let base = Feel.UIKIT, values, waiting;

  /** Dims the numbers that change nothing, whatever they are set to. */
  const dim = () => {
    const differs = comparedWith(values);
    const alternatives = (name, [least, largest]) => (largest === undefined
      ? enumOf(fields.get(snake(name)).type).values.map(({ value }) => value)
      : [least, (least + largest) / 2, largest]).filter((value) => value !== values[name]);
    for (const [name, range] of Object.values(groups).flatMap(Object.entries)) {
      const hasEffect = alternatives(name, range).some((value) => differs({ ...values, [name]: value }));
      controls.get(name).classList.toggle("dim", !hasEffect);
    }
  };
  const apply = () => {
    refused.textContent = "";
    try {
      list.scroller.setFeelValues(values, timeOf());
    } catch (error) {
      refused.textContent = error.message;
    }
    c.show(codeInC(base, values));
    python.show(codeInPython(base, values));
    clearTimeout(waiting);
    waiting = setTimeout(dim, 150); // after the slider has stopped
  };
  const control = ([name, range]) => {
    const set = (value) => {
      values[name] = value;
      apply();
    };
    const element = range.length ? slider(name, range, values[name], set) : choice(name, values[name], set);
    controls.set(name, element);
    return element;
  };
  const reset = () => {
    values = feelGetValues(base);
    numbers.replaceChildren(...Object.entries(groups).map(([title, members]) =>
      make("fieldset", {}, make("legend", {}, title), ...Object.entries(members).map(control))));
    apply();
  };
  const preset = make("select", { id: "tune-feel", onchange: () => { base = Feel[preset.value]; reset(); } },
    ...Object.entries(feelNames).map(([name, title]) => make("option", { value: name }, title)));
  reset();
  root.append(
    make("p", { class: "hint" }, "Choose a feel, then change its numbers. They apply from the next gesture on. A dim number has no effect here: with other values of it, the same gestures move the list alike."),
    make("div", { class: "split tune" },
      make("div", { class: "beside" }, make("div", { class: "tools" }, make("label", { class: "field", for: "tune-feel" }, "Feel", preset),
        make("button", { onclick: reset }, "Reset")), list.element, list.state, chart.element),
      make("div", {}, refused, c.element, python.element, numbers)));
  return () => {
    clearTimeout(waiting);
    list.destroy();
  };
}
