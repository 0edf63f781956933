// A steady wheel beside a common one: the same notches, the velocity of the content, and what the meters counted.
import { Feel, Unit, WheelSmoothing, feelGetValues } from "../scrollkit.mjs";
import { animate, forget, timeOf } from "../clock.mjs";
import { Chart } from "../chart.mjs";
import { Evenness, skipped } from "../evenness.mjs";
import { Figure } from "../figure.mjs";
import { connect, wheelInput } from "../input.mjs";
import { List, make } from "../list.mjs";
import { MeterTable } from "../meter.mjs";

const rate = 5, notches = 15; // of the button: notches a second, and how many
const shown = [
  ["Common", "Chromium’s wheel", {}], ["Steady", "With a steady wheel", { wheelSmoothing: WheelSmoothing.STEADY }],
];

/** The demonstration: two lists, and their figures. Returns its parts, and a function that ends it. */
export function steadyWheel() {
  const lists = shown.map(([, label, changes]) => {
    const list = new List({ label, feel: Feel.CHROMIUM, rows: 5000, connects: false });
    list.scroller.setFeelValues({ ...feelGetValues(Feel.CHROMIUM), ...changes }, timeOf());
    return list;
  });
  const evenness = lists.map(() => new Evenness());
  const table = new MeterTable(lists.map((list, index) => [shown[index][0], list.scroller]));
  const chart = new Chart("Velocity of the content over time", shown.map(([name]) => name), "pt/s");
  const figures = lists.map((_, index) =>
    new Figure("largest step of a frame ÷ mean step, from the fourth notch on", `wheel-${shown[index][0].toLowerCase()}`, "Turn a wheel"));
  const changed = () => lists.forEach((list) => list.changed());
  lists.forEach((list, index) => {
    connect(list.element, () => lists.map(({ scroller }) => scroller), changed);
    list.element.addEventListener("wheel", (event) => {
      if (wheelInput(event).unit !== Unit.POINTS) evenness.forEach((each) => each.notch(timeOf(event)));
    }, { passive: true });
    list.onframe = (frame, time) => {
      chart.add(index, time, frame.velocityY, frame);
      evenness[index].frame(time, frame.offsetY);
      const { ratio } = evenness[index];
      if (ratio) figures[index].show(`${ratio.toFixed(2)} ×`);
      table.update();
    };
  });

  // A wheel that turns evenly, for those without one: a notch is due at its time, whatever the frame.
  let turned = notches, began;
  const hand = {
    draw(now) {
      for (; turned < notches && began + turned / rate <= now; turned++) {
        const time = began + turned / rate;
        for (const { scroller } of lists) scroller.wheel(0, 1, Unit.NOTCHES, time);
        evenness.forEach((each) => each.notch(time));
        if (turned === skipped) table.begin();
        changed();
      }
      return turned < notches;
    },
  };
  const turn = make("button", {
    onclick: () => {
      [turned, began] = [0, timeOf()];
      animate(hand);
    },
  }, `Turn it: ${rate} notches a second`);
  const again = make("button", { onclick: () => table.begin() }, "Count again");
  return {
    lists: make("div", { class: "row two" }, ...lists.map((list, index) =>
      make("section", {}, make("h3", {}, shown[index][1]), list.element, list.state, figures[index].element))),
    tools: make("div", { class: "tools" }, turn, again), table: table.element, chart: chart.element,
    end() {
      forget(hand);
      lists.forEach((list) => list.destroy());
    },
  };
}

export function mount(root) {
  const demo = steadyWheel();
  root.append(
    make("p", { class: "hint" }, "Turn your wheel over one of the lists, or flick it: both get the same events. A wheel reports notches; a common curve stops and starts with each, a steady one keeps the pace of the notches. The table shows what the meters count; with the button, they begin at the fourth notch."),
    make("div", { class: "halves" }, make("div", {}, demo.lists, demo.tools), make("div", {}, demo.table, demo.chart)));
  return demo.end;
}
