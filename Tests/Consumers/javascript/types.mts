// A program that the TypeScript compiler checks with --strict.
import {
  Axis, ClosedError, EventKind, Feel, InputKind, Scroller, ScrollKitError, TopSource, Unit, Window, enumName, load,
} from "./scrollkit.mjs";

await load(new URL("scrollkit.wasm", import.meta.url));
const list = new Scroller({ feel: Feel.UIKIT });
const page = new Scroller();
list.setGeometry({ viewportHeight: 600, contentHeight: 5000 }, 0);
list.nestSetParent(page, 0);
const header: number = list.headerAdd({ height: 100, snaps: true }, 0);
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
  if (error instanceof ScrollKitError) console.log(error.status, offsets, error instanceof ClosedError);
}
// Numbers from HOST on are the host's own.
list.topTrigger(TopSource.HOST + 1, 2);
list.push({ kind: InputKind.HOST + 1, time: 2 });
const isResting: boolean = !list.tick(3).needsTick && !list.frame.needsTick && list.scrollTo(0, 100, false, 3) > 0;
console.log(isResting, enumName("InputKind", InputKind.PRESS));
// @ts-expect-error: animated is true or false
list.scrollTo(0, 100, 1, 3);
// @ts-expect-error: no enum has this name
enumName("Fase", 1);
// @ts-expect-error: a struct has only its fields
list.setGeometry({ viewport: 3 }, 0);
// @ts-expect-error: an input is needed
list.push();
// @ts-expect-error: a unit is not a text
list.wheel(0, 3, "notches", 0);
for (const event of list.events()) console.log(event.kind);
