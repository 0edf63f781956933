// A flick without a window: node flick.mjs, with scrollkit.mjs and scrollkit.wasm in the same folder.
import { EventKind, Feel, Scroller, ScrollKitError, enumName, load } from "./scrollkit.mjs";

await load();
const scroller = new Scroller({ feel: Feel.ANDROID });
try {
  let time = 0; // in seconds, of one clock
  scroller.setGeometry({ viewportHeight: 600, contentHeight: 5000 }, time);
  scroller.press(1, 100, 500, time);
  for (; time < 0.05; time += 0.01) scroller.move(1, 100, 500 - 1000 * time, time); // 1000 pt/s upwards
  scroller.release(1, time);
  let frame;
  do {
    frame = scroller.tick(time);
    console.log(`${time.toFixed(2)} s: draw at ${frame.offsetY.toFixed(1)}, will rest at ${frame.targetY.toFixed(1)}`);
    time += 1 / 60;
  } while (frame.needsTick);
  for (const event of scroller.events()) {
    if (event.kind === EventKind.DID_SCROLL) continue;
    console.log(`${event.time.toFixed(3)} s: ${enumName("event_kind", event.kind)}`);
  }
} catch (error) {
  if (!(error instanceof ScrollKitError)) throw error;
  console.error(error.message); // the call was refused, and nothing has changed
  process.exitCode = 1;
} finally {
  scroller.destroy();
}
