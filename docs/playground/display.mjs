// The display's frames per second, from the intervals of its frames.
const usual = [24, 30, 48, 60, 75, 90, 100, 120, 144, 165, 240];
const intervals = 12; // of a measurement; a fifth of a second at 60 frames a second

export let framesPerSecond = 60;

/** Measures it. A busy page misses frames, so the short intervals count. */
export async function measureDisplay() {
  const times = [];
  while (times.length <= intervals) times.push(await new Promise(requestAnimationFrame));
  const sorted = times.slice(1).map((time, index) => time - times[index]).sort((a, b) => a - b);
  const rate = 1000 / sorted[intervals >> 2];
  framesPerSecond = usual.reduce((best, each) => (Math.abs(each - rate) < Math.abs(best - rate) ? each : best));
}

/** A length in points at a whole pixel of the display, so that text is sharp. */
export function whole(points) {
  return Math.round(points * devicePixelRatio) / devicePixelRatio;
}

/** Writes a line of text on a canvas, sharp: it begins and stands at whole pixels. `x` is its side, `y` its middle. */
export function write(context, text, x, y, side = "left") {
  const { width } = context.measureText(text), height = context.measureText("0").actualBoundingBoxAscent;
  context.fillText(text, whole(x - width * { left: 0, center: 0.5, right: 1 }[side]), whole(y + height / 2));
}
