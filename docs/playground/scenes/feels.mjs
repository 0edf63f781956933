// Feels side by side: one finger scrolls all lists, each with its own physics.
import { Feel } from "../scrollkit.mjs";
import { timeOf } from "../clock.mjs";
import { connect } from "../input.mjs";
import { List, make } from "../list.mjs";
import { Chart } from "../chart.mjs";

export const feelNames = {
  UIKIT: "UIKit", UIKIT_FAST: "UIKit, fast", ANDROID: "Android", FLUTTER_ANDROID: "Flutter, Android", FLUTTER_IOS: "Flutter, iOS",
  CHROMIUM: "Chromium", GTK: "GTK", MACOS: "macOS", QT: "Qt", GECKO: "Firefox", LVGL: "LVGL",
};

/** Lists with feels that get the same events. Returns their parts, and a function that ends them. */
export function sideBySide(feels, chartHeight) {
  const names = feels.map((feel) => feelNames[feel]);
  const lists = feels.map((feel) => new List({ label: `${feelNames[feel]}: list`, feel: Feel[feel], connects: false }));
  const chart = new Chart("Content offset over time; a dot is where content rests", names, "pt", chartHeight);
  const all = () => lists.map((list) => list.scroller);
  const changed = () => lists.forEach((list) => list.changed());
  lists.forEach((list, index) => {
    connect(list.element, all, changed);
    list.onframe = (frame, time) => chart.add(index, time, frame.offsetY, frame);
  });
  return {
    lists, changed, chart: chart.element,
    sections: lists.map((list, index) => make("section", {}, make("h3", {}, names[index]), list.element, list.state)),
    end: () => lists.forEach((list) => list.destroy()),
  };
}

export function mount(root) {
  const demo = sideBySide(Object.keys(feelNames), 320);
  const back = make("button", {
    onclick: () => {
      const time = timeOf();
      demo.lists.forEach((list) => list.scroller.scrollTo(0, 0, true, time));
      demo.changed();
    },
  }, "Scroll all to the top");
  root.append(
    make("p", { class: "hint" }, "Every list gets the same finger, wheel and key events. Flick one: each decelerates as on its platform. Pull one past its end: it bounces, stretches, or stays."),
    make("div", { class: "row" }, ...demo.sections),
    make("div", { class: "tools" }, back), demo.chart);
  return demo.end;
}
