// One clock for inputs and frames, in seconds, and one loop that runs while content moves.

const views = new Set();
let last = 0;
let isRunning = false;

/** The time of an event or of now. It never decreases: events can be older than the last frame. */
export function timeOf(event) {
  return (last = Math.max(last, (event?.timeStamp ?? performance.now()) / 1000));
}

/** Draws a view with each frame until `draw(time)` returns false. */
export function animate(view) {
  views.add(view);
  if (isRunning) return;
  isRunning = true;
  requestAnimationFrame(frame);
}

export function forget(view) {
  views.delete(view);
}

function frame(milliseconds) {
  const time = timeOf({ timeStamp: milliseconds });
  for (const view of views) {
    if (!view.draw(time)) views.delete(view);
  }
  isRunning = views.size > 0;
  if (isRunning) requestAnimationFrame(frame);
}
