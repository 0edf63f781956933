// Rows that come in above: what you see does not move, in any phase.
import { AnchorPolicy, Feel } from "../scrollkit.mjs";
import { animate, forget, timeOf } from "../clock.mjs";
import { List, make } from "../list.mjs";

export function mount(root) {
  let above = 0; // rows that came in above
  const list = new List({
    label: "A feed with rows that come in above", feel: Feel.UIKIT, rows: 300, className: "tall",
    title: (row) => (row < above ? `New ${above - row}` : `Row ${row - above + 1}`),
  });
  const { scroller } = list;
  scroller.anchorSetPolicy(AnchorPolicy.KEEP_ITEM, timeOf());
  const insert = () => {
    const time = timeOf(), count = 10;
    scroller.tick(time);
    const batch = scroller.anchorBeginUpdate(time);
    scroller.anchorAddEdit(0, 0, count * list.rowSize);
    list.rows += count;
    above += count;
    scroller.anchorEndUpdate(batch, list.geometry(), true, time);
    for (const item of list.items.values()) item.remove();
    list.items.clear();
    list.changed();
  };
  let next = 0;
  const stream = {
    draw(time) {
      if (time >= next) {
        next = time + 0.5;
        insert();
      }
      return true;
    },
  };
  const toggle = make("button", {
    "aria-pressed": "false",
    onclick: () => {
      const isOn = toggle.getAttribute("aria-pressed") !== "true";
      toggle.setAttribute("aria-pressed", String(isOn));
      if (isOn) animate(stream);
      else forget(stream);
    },
  }, "Insert 10 rows above, twice a second");
  root.append(make("div", { class: "split" }, make("div", {}, list.element, list.state),
    make("div", {},
      make("p", { class: "hint" }, "Scroll down a little, then insert rows while you drag or while the list coasts. Visible rows stay; the content offset grows."),
      make("div", { class: "tools" }, make("button", { onclick: insert }, "Insert 10 rows above"), toggle))));
  return () => {
    forget(stream);
    list.destroy();
  };
}
