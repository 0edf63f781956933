// A pager and a list inside a page: a gesture that reaches an end goes on in the parent.
import { Axis, Feel, SnapKind } from "../scrollkit.mjs";
import { List, make } from "../list.mjs";
import { whole } from "../display.mjs";
import { connect } from "../input.mjs";
import { timeOf } from "../clock.mjs";

export function mount(root) {
  const inset = 420; // the room for the nested views at the top of the page
  const page = new List({ label: "Page", feel: Feel.UIKIT, rows: 200, inset, className: "tall", connects: false });
  const pager = new List({
    label: "Pager in the page", feel: Feel.UIKIT, rows: 8, rowSize: 0, axis: "x", className: "short", connects: false,
    title: (row) => `Page ${row + 1}`,
  });
  const inner = new List({
    label: "List in the page", feel: Feel.UIKIT, rows: 40, connects: false, title: (row) => `Inner row ${row + 1}`,
  });
  inner.element.style.height = "14rem";
  pager.scroller.snapSetOptions(Axis.X, { kind: SnapKind.PAGES }, timeOf());
  pager.scroller.nestSetParent(page.scroller, timeOf());
  inner.scroller.nestSetParent(page.scroller, timeOf());
  const lists = [pager, inner, page];
  const changed = () => lists.forEach((list) => list.changed());

  const nested = make("div", { style: "position: absolute; left: 0; right: 0; top: 0; padding: 0.8rem; display: grid; gap: 0.8rem" },
    pager.element, inner.element);
  page.element.append(nested);
  page.onframe = (frame) => { nested.style.transform = `translateY(${whole(-frame.offsetY - inset)}px)`; };
  // The innermost view under the pointer receives the event.
  const hit = (event) => lists.find((list) => list.element.contains(event.target)) ?? page;
  connect(page.element, (event) => [hit(event).scroller], changed, (event) => [hit(event).scroller, page.scroller]);
  root.append(make("div", { class: "split" }, make("div", {}, page.element, page.state),
    make("div", {},
      make("p", { class: "hint" }, "Flick the inner list to its end: from then on the page scrolls, at the same velocity. Drag the pager sideways; drag it up to scroll the page. At the end of both, your wheel scrolls this document. The top of the page is at −420 pt: an inset for the pager and the inner list."),
      make("h2", {}, "Pager"), pager.state, make("h2", {}, "Inner list"), inner.state)));
  return () => lists.forEach((list) => list.destroy());
}
