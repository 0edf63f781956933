/** A colour of style.css for a canvas, light or dark as the canvas is. */
export function colourOf(canvas, name) {
  canvas.style.color = `var(${name})`;
  return getComputedStyle(canvas).color;
}
