// Pages, a carousel, and CSS snap areas.
import { Axis, Feel, SnapAlignment, SnapKind, SnapOrder, SnapStrictness } from "../scrollkit.mjs";
import { timeOf } from "../clock.mjs";
import { List, make } from "../list.mjs";

export function mount(root) {
  const pages = new List({
    label: "Pages", feel: Feel.UIKIT, rows: 12, rowSize: 0, axis: "x", className: "short", title: (row) => `Page ${row + 1}`,
  });
  pages.scroller.snapSetOptions(Axis.X, { kind: SnapKind.PAGES }, timeOf());
  const carousel = new List({
    label: "Carousel", feel: Feel.ANDROID, rows: 30, rowSize: 180, axis: "x", className: "short", title: (row) => `Card ${row + 1}`,
  });
  carousel.scroller.snapSetOptions(Axis.X, { kind: SnapKind.CAROUSEL, length: 180, count: 30 }, timeOf());
  const areas = new List({
    label: "Snap areas", feel: Feel.CHROMIUM, rows: 60, title: (row) => (row % 5 ? `Row ${row + 1}` : `Row ${row + 1}: snaps to the top`),
  });
  areas.scroller.snapSetOptions(Axis.Y, { kind: SnapKind.AREAS, strictness: SnapStrictness.MANDATORY }, timeOf());
  areas.scroller.snapSetAreas(
    Array.from({ length: 12 }, (_, index) => ({ x: 0, y: index * 220, width: 300, height: 220, key: index + 1, alignY: SnapAlignment.START })),
    SnapOrder.ANY, timeOf());
  const lists = [["Pages", pages], ["Carousel", carousel], ["CSS snap areas", areas]];
  root.append(
    make("p", { class: "hint" }, "The target is known when the finger lifts; one motion ends there."),
    ...lists.map(([title, list]) => make("section", { style: "margin-bottom: 1rem" }, make("h2", {}, title), list.element, list.state)));
  return () => lists.forEach(([, list]) => list.destroy());
}
