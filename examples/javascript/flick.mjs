// A flick: a finger drags the content up and lets go. Prints what happens until the content rests.
//
//   node flick.mjs      with scrollkit.mjs and scrollkit.wasm in the same folder
import { Scroller, ScrollKitError, enumName, load } from "./scrollkit.mjs";

await load();
const scroller = new Scroller();
try {
  scroller.setGeometry({ viewportWidth: 400, viewportHeight: 600, contentWidth: 400, contentHeight: 5000 }, 0);
  scroller.press(1, 100, 500, 0);
  for (let step = 1; step <= 5; step++) scroller.move(1, 100, 500 - 10 * step, step * 0.01);
  scroller.release(1, 0.05);

  let frame, time = 0.05;
  do {
    frame = scroller.tick(time);
    for (const event of scroller.events()) {
      console.log(event.time.toFixed(6), enumName("event_kind", event.kind), event.y.toFixed(6));
    }
    time += 1 / 60;
  } while (frame.needsTick);
  console.log(`rests at ${frame.offsetY.toFixed(6)}`);
} catch (error) {
  if (!(error instanceof ScrollKitError)) throw error;
  console.error(error.message); // the call was refused, and nothing has changed
  process.exitCode = 1;
} finally {
  scroller.destroy();
}
