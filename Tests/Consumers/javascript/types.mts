// A program that the TypeScript compiler checks with --strict.
import { Axis, EventKind, Feel, Scroller, ScrollKitError, Unit, Window, load } from "./scrollkit.mjs";

await load(new URL("scrollkit.wasm", import.meta.url));
const list = new Scroller({ feel: Feel.UIKIT });
const page = new Scroller();
list.setGeometry({ viewportHeight: 600, contentHeight: 5000 }, 0);
list.nestSetParent(page, 0);
const header: number = list.headerAdd({ height: 100, snaps: 1 });
list.setDelegate({
  didHappen(scroller, event) {
    if (event.kind === EventKind.DID_REST) console.log(header, event.y, scroller === list);
  },
  willEndDragging: (_, velocity, target) => ({ x: target.x, y: Math.round(target.y + velocity.y * 0) }),
});
list.wheel(0, 3, Unit.NOTCHES, 0);
const id: number = list.snapScrollTo(Axis.Y, 2, 0.1);
const offsets: number[] = Scroller.length ? [] : [list.tick(1).offsetY, id];
const window = new Window(null);
try {
  window.addScroller(list);
} catch (error) {
  if (error instanceof ScrollKitError) console.log(error.status, offsets);
}
// @ts-expect-error: a struct has only its fields
list.setGeometry({ viewport: 3 }, 0);
// @ts-expect-error: a unit is not a text
list.wheel(0, 3, "notches", 0);
for (const event of list.events()) console.log(event.kind);
