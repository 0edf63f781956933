// What a user sees of scrollers, in the words of the page: the figures of their meters.
import { framesPerSecond } from "./display.mjs";
import { make } from "./list.mjs";

const share = (count, frames) => `${count} (${((100 * count) / Math.max(1, frames)).toFixed(1)} %)`;
const milliseconds = (seconds) => `${(1000 * seconds).toFixed(1)} ms`;

/** Each figure: its name, its text, and what it says. */
export const figures = [
  ["Frames in scrolls", (report) => `${report.frames} (${report.scrolls})`, "Frames in which content moves, and the number of scrolls."],
  ["Janky", (report) => share(report.jankyFrames, report.frames), "The display missed frames before them, by Chromium's rules."],
  ["Uneven", (report) => share(report.predictorJankyFrames, report.frames), "They move much farther, or less far, than those around."],
  ["Same pixels", (report) => share(report.sameFrames, report.frames), "They show what the frame before them showed."],
  ["Event to frame", (report) => milliseconds(report.meanLag), "The mean time from an event to the frame that shows it."],
  ["At most", (report) => milliseconds(report.largestLag), "The largest such time."],
  ["Largest jerk", (report) => `${Number(report.largestJerk.toPrecision(2)).toLocaleString("en")} pt/s³`, "The largest change of acceleration."],
];

/** The figures of a report, as a list of names and texts. */
export function figureList(report) {
  return make("dl", { class: "figures" },
    ...figures.map(([name, text, meaning]) => make("div", { title: meaning }, make("dt", {}, name), make("dd", {}, text(report)))));
}

/** A table of the meters of scrollers; a column for each. */
export class MeterTable {
  /** @param columns  the name and the scroller of each column */
  constructor(columns) {
    this.scrollers = columns.map(([, scroller]) => scroller);
    this.cells = figures.map(() => columns.map(() => make("td")));
    const row = ([name, , meaning], index) =>
      make("tr", {}, make("th", { scope: "row", title: meaning }, name), ...this.cells[index]);
    this.element = make("table", { class: "meter" },
      make("thead", {}, make("tr", {}, make("td"), ...columns.map(([name]) => make("th", { scope: "col" }, name)))),
      make("tbody", {}, ...figures.map(row)));
    this.begin();
  }

  /** Begins to count again. */
  begin() {
    for (const scroller of this.scrollers) scroller.meterEnable({ framesPerSecond, pixelsPerPoint: devicePixelRatio });
    this.update();
  }

  update() {
    const reports = this.scrollers.map((scroller) => scroller.meterGetReport());
    figures.forEach(([, text], row) => reports.forEach((report, column) => {
      const shown = text(report), cell = this.cells[row][column];
      if (cell.textContent !== shown) cell.textContent = shown;
    }));
  }
}
