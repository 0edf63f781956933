// Rows that come in above: what you see does not move, in any phase.
import { AnchorPolicy, Feel, Phase } from "../scrollkit.mjs";
import { animate, forget, timeOf } from "../clock.mjs";
import { Figure } from "../figure.mjs";
import { List, make } from "../list.mjs";

const interval = 0.3; // seconds between two insertions while content moves
const count = 10;
const top = 1; // points from the top in which new rows show, by the policy; beyond it, the visible ones stay

/** The demonstration. Returns its parts, and a function that ends it. */
export function rowsAbove() {
  let above = 0, largest = 0; // rows that came in above; the largest movement of a visible row, in points
  const list = new List({
    label: "A feed with rows that come in above", feel: Feel.UIKIT, rows: 300, className: "tall",
    title: (row) => (row < above ? `New ${above - row}` : `Row ${row - above + 1}`),
  });
  const { scroller } = list;
  scroller.anchorSetPolicy(AnchorPolicy.KEEP_ITEM, timeOf());
  const moved = new Figure("movement of a visible row when rows come in, at most", "edits-moved", "Flick the list");
  const came = new Figure("rows came in above", "edits-came", "0");
  const insert = () => {
    const time = timeOf(), length = count * list.rowSize;
    const before = scroller.tick(time).offsetY;
    const batch = scroller.anchorBeginUpdate(time);
    scroller.anchorAddEdit(0, 0, length);
    list.rows += count;
    above += count;
    scroller.anchorEndUpdate(batch, list.geometry(), true, time);
    if (before > top) largest = Math.max(largest, Math.abs(scroller.getFrame().offsetY - before - length));
    moved.show(`${largest.toFixed(2)} pt`);
    came.show(above.toLocaleString("en"));
    for (const item of list.items.values()) item.remove();
    list.items.clear();
    list.changed();
  };
  let next = 0;
  const stream = {
    draw(time) {
      if (time < next) return true;
      const frame = scroller.getFrame();
      if (frame.phase === Phase.IDLE) return false;
      if (frame.offsetY <= top) return true;
      next = time + interval;
      insert();
      return true;
    },
  };
  const toggle = make("input", { type: "checkbox", checked: "" });
  list.onframe = (frame) => {
    if (toggle.checked && frame.phase !== Phase.IDLE) animate(stream);
  };
  return {
    list, figures: [moved.element, came.element],
    tools: make("div", { class: "tools" }, make("button", { onclick: insert }, `Insert ${count} rows above`),
      make("label", { class: "check" }, toggle, `${count} rows come in every ${interval} s while the list moves`)),
    end() {
      forget(stream);
      list.destroy();
    },
  };
}

export function mount(root) {
  const demo = rowsAbove();
  root.append(make("div", { class: "split" }, make("div", {}, demo.list.element, demo.list.state),
    make("div", {},
      make("p", { class: "hint" }, "Flick the list: rows come in above while you drag and while it coasts. Visible rows stay; the content offset grows. At the top, new rows show."),
      demo.tools, ...demo.figures)));
  return demo.end;
}
