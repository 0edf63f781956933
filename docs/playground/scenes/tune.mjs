// Every number of a feel as a slider, with the lines of C and Python that set it.
import * as kit from "../scrollkit.mjs";
import { timeOf } from "../clock.mjs";
import { List, make } from "../list.mjs";
import { Chart } from "../chart.mjs";

// The numbers: least, largest, unit. Sliders of those whose least is above 0 are logarithmic.
const numbers = {
  drag: [0.1, 20, "1/s"], brake: [50, 10000, "pt/s²"], bounceStiffness: [10, 2000, "1/s²"],
  bounceDampingRatio: [0.1, 3, ""], bounceShare: [0, 2, ""], bounceSpeedLimit: [100, 20000, "pt/s"],
  rubberBand: [0.05, 1, ""], rubberBandReach: [0.1, 3, "× viewport"], slop: [0, 40, "pt"],
  minimumFling: [0, 500, "pt/s"], maximumFling: [500, 30000, "pt/s"], staleAfter: [0, 0.3, "s"],
  wheelStep: [0, 200, "pt"], lineLength: [1, 100, "pt"], animationDuration: [0, 2, "s"], wheelSpeed: [0, 5, ""],
  wheelAcceleration: [1, 10, ""], wheelRate: [0, 60, "1/s"], keyLines: [0.5, 10, "lines"], pageOverlap: [0, 1, ""],
};
const rules = {
  coastRule: kit.CoastRule, edgeTop: kit.EdgeBehavior, edgeBottom: kit.EdgeBehavior, bounceRule: kit.BounceRule,
  velocityRule: kit.VelocityRule, wheelSmoothing: kit.WheelSmoothing, wheelStepping: kit.WheelStepping,
  dragStart: kit.DragStart, fingers: kit.FingerRule, flingBoost: kit.FlingBoost, speedLimit: kit.SpeedLimit,
};
const snake = (name) => name.replace(/[A-Z]/g, (letter) => "_" + letter.toLowerCase());
const words = (name) => snake(name).replaceAll("_", " ");
const enumOf = (rule) => Object.keys(kit).find((name) => kit[name] === rule);

export function mount(root) {
  const list = new List({ label: "The list with this feel", feel: kit.Feel.UIKIT, className: "tall" });
  const chart = new Chart("Content offset over time", ["offset"]);
  list.onframe = (frame, time) => chart.add(0, time, frame.offsetY);
  let base = kit.Feel.UIKIT, values;
  const sliders = make("div", { class: "sliders" });
  const code = make("pre", { tabindex: "0", "aria-label": "Code that sets this feel" });

  const apply = () => {
    try {
      list.scroller.setFeelValues(values, timeOf());
    } catch (error) {
      code.textContent = error.message;
      return;
    }
    const preset = kit.feelGetValues(base);
    const feel = Object.keys(kit.Feel).find((name) => kit.Feel[name] === base);
    const changes = Object.keys({ ...numbers, ...rules }).filter((name) => values[name] !== preset[name]);
    const text = (name, prefix) => {
      if (!rules[name]) return String(Number(values[name].toPrecision(4)));
      const constant = Object.keys(rules[name]).find((key) => rules[name][key] === values[name]);
      return prefix(enumOf(rules[name]), constant);
    };
    const c = (type, constant) => `SCROLLKIT_${snake(type).slice(1).toUpperCase()}_${constant}`;
    const python = (type, constant) => `scrollkit.${type}.${constant}`;
    code.textContent = [
      "/* C */", "scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;",
      `scrollkit_feel_get_values(SCROLLKIT_FEEL_${feel}, &values);`,
      ...changes.map((name) => `values.${snake(name)} = ${text(name, c)};`),
      "scrollkit_scroller_set_feel_values(scroller, &values, time);", "",
      "# Python", `values = scrollkit.feel_values(scrollkit.Feel.${feel})`,
      ...changes.map((name) => `values.${snake(name)} = ${text(name, python)}`),
      "scroller.set_feel_values(values, time)",
    ].join("\n");
  };

  const reset = () => {
    values = kit.feelGetValues(base);
    sliders.replaceChildren(
      ...Object.entries(numbers).map(([name, [least, largest, unit]]) => {
        const isLogarithmic = least > 0;
        const toSlider = (value) => (isLogarithmic ? Math.log(value / least) / Math.log(largest / least) : (value - least) / (largest - least));
        const fromSlider = (share) => (isLogarithmic ? least * (largest / least) ** share : least + share * (largest - least));
        const text = (value) => (Number.isFinite(value) ? `${Number(value.toPrecision(4))} ${unit}` : "no limit");
        const output = make("output", {}, text(values[name]));
        const slider = make("input", {
          type: "range", min: "0", max: "1", step: "0.001", name,
          oninput: () => {
            values[name] = Number(fromSlider(Number(slider.value)).toPrecision(4));
            output.textContent = text(values[name]);
            apply();
          },
        });
        slider.value = Math.min(1, Math.max(0, toSlider(values[name])));
        return make("label", {}, words(name), slider, output);
      }),
      ...Object.entries(rules).map(([name, rule]) => {
        const select = make("select", {
          name,
          onchange: () => {
            values[name] = rule[select.value];
            apply();
          },
        }, ...Object.keys(rule).map((key) => make("option", { value: key }, key.toLowerCase().replaceAll("_", " "))));
        select.value = Object.keys(rule).find((key) => rule[key] === values[name]);
        return make("label", {}, words(name), select);
      }));
    apply();
  };
  const preset = make("select", { onchange: () => { base = kit.Feel[preset.value]; reset(); } },
    ...Object.keys(kit.Feel).filter((name) => name !== "DEFAULT").map((name) => make("option", { value: name }, name.toLowerCase().replaceAll("_", " "))));
  reset();
  root.append(
    make("p", { class: "hint" }, "Choose a feel, then change its numbers. They apply from the next gesture on."),
    make("div", { class: "split" },
      make("div", {}, make("label", { class: "field" }, "Feel", preset), list.element, list.state, chart.element),
      make("div", {}, sliders, code)));
  return () => list.destroy();
}
