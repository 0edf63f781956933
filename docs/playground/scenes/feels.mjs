// Feels side by side: one finger scrolls all lists, each with its own physics.
import { Feel } from "../scrollkit.mjs";
import { timeOf } from "../clock.mjs";
import { connect } from "../input.mjs";
import { List, make } from "../list.mjs";
import { Chart } from "../chart.mjs";

const shown = [
  ["UIKit", Feel.UIKIT], ["Android", Feel.ANDROID], ["Chromium", Feel.CHROMIUM], ["GTK", Feel.GTK],
  ["Qt", Feel.QT], ["Firefox", Feel.GECKO],
];

export function mount(root) {
  const lists = shown.map(([name, feel]) => new List({ label: `${name}: list`, feel, connects: false }));
  const chart = new Chart("Content offset over time", shown.map(([name]) => name));
  const all = () => lists.map((list) => list.scroller);
  const changed = () => lists.forEach((list) => list.changed());
  lists.forEach((list, index) => {
    connect(list.element, all, changed);
    list.onframe = (frame, time) => chart.add(index, time, frame.offsetY);
  });
  const back = make("button", {
    onclick: () => {
      const time = timeOf();
      lists.forEach((list) => list.scroller.scrollTo(0, 0, true, time));
      changed();
    },
  }, "Scroll all to the top");
  root.append(
    make("p", { class: "hint" }, "Every list gets the same finger, wheel and key events. Flick one: each decelerates as on its platform."),
    make("div", { class: "row" }, ...lists.map((list, index) =>
      make("section", {}, make("h2", {}, shown[index][0]), list.element, list.state))),
    make("div", { class: "tools" }, back), chart.element);
  return () => lists.forEach((list) => list.destroy());
}
