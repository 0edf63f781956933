// Runs the page's module with a list that is no element, and turns its wheel.
const list = { style: {}, addEventListener: (_, handler) => { list.turn = handler; } };
const frames = [];
globalThis.document = { querySelector: () => list };
globalThis.requestAnimationFrame = (tick) => frames.push(tick);
await import("./first-1.mjs");

list.turn({ deltaX: 0, deltaY: 120, timeStamp: performance.now() });
for (let tick; (tick = frames.shift());) tick(performance.now());
if (list.style.transform !== "translateY(-120px)") throw new Error(`drawn at ${list.style.transform}`);
