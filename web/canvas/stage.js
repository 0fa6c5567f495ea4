// The stage on the page: measures the room for the board and places the grid host and its canvases
// as a shot says. Knows the DOM; nothing of maps and searches.

/** @import { Shot, Stage } from './camera.js' */
/** @import { View } from './geometry.js' */
/** @import { Lattice } from './lattice.js' */

/** CSS pixels by which the canvas of the marks extends on each side, so ends at the edge are whole and can be hit. */
const MARGIN = 24;

/**
 * @param {HTMLElement} element its padding is reserved for controls
 * @param {{ width: number, height: number }} board
 * @param {Readonly<Lattice>} lattice
 * @returns {Stage}
 */
export function measure(element, board, lattice) {
  const ratio = window.devicePixelRatio || 1;
  // Layout sizes: transformations by a page around it do not count.
  const style = getComputedStyle(element);
  /** @param {string} length */
  const pixels = (length) => (Number.parseFloat(length) || 0) * ratio;
  const left = pixels(style.paddingLeft);
  const top = pixels(style.paddingTop);
  const sides = left + pixels(style.paddingRight);
  const ends = top + pixels(style.paddingBottom);
  const hasOwn = style.boxSizing === 'border-box';
  const width = pixels(style.width) + (hasOwn ? 0 : sides);
  const height = pixels(style.height) + (hasOwn ? 0 : ends);
  return {
    board: { width: board.width, height: board.height },
    size: { width, height },
    room: { left, top, width: Math.max(1, width - sides), height: Math.max(1, height - ends) },
    ratio,
    ...(lattice.name !== 'squares' && { lattice }),
  };
}

/**
 * @param {object} parts
 * @param {HTMLElement} parts.stage
 * @param {HTMLElement} parts.host
 * @param {HTMLCanvasElement} parts.map
 * @param {HTMLCanvasElement} parts.marks
 * @param {Shot} shot
 */
export function arrange({ stage, host, map, marks }, { box, view, isWhole }) {
  const { ratio } = view;
  const { width, height } = box;
  resize(map, width, height, ratio);
  const margin = marksMargin(ratio);
  resize(marks, width + 2 * margin, height + 2 * margin, ratio);
  marks.style.left = marks.style.top = `${-margin / ratio}px`;
  host.style.width = `${width / ratio}px`;
  host.style.height = `${height / ratio}px`;
  // On a whole device pixel, or the lines blur.
  const origin = stage.getBoundingClientRect();
  host.style.left = `${onPixel(origin.left, box.left / ratio, ratio)}px`;
  host.style.top = `${onPixel(origin.top, box.top / ratio, ratio)}px`;
  host.classList.toggle('is-zoomed', !isWhole);
  describe(host, view, isWhole);
}

/** @param {number} ratio @returns {number} of the canvas of the marks, in device pixels */
export function marksMargin(ratio) {
  return Math.round(MARGIN * ratio);
}

/**
 * Where cells are, for scripts: if all is visible the host is the board; otherwise cell (x, y) begins at
 * data-left + x * data-side, data-top + y * data-side, in CSS pixels from the host's corner.
 * @param {HTMLElement} host
 * @param {View} view
 * @param {boolean} isWhole
 */
function describe(host, { scale, left, top, ratio }, isWhole) {
  for (const [name, value] of Object.entries({ side: scale, left, top })) {
    if (isWhole) delete host.dataset[name];
    else host.dataset[name] = String(value / ratio);
  }
}

/**
 * Setting the size of a canvas clears it, and large ones are costly.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width
 * @param {number} height
 * @param {number} ratio
 */
function resize(canvas, width, height, ratio) {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  canvas.style.width = `${width / ratio}px`;
  canvas.style.height = `${height / ratio}px`;
}

/**
 * For printing, where Chromium replays the drawing: a cleared canvas begins with a white fill there, which
 * hides what lies below. A resized one begins empty. Costly: not for every frame.
 * @param {HTMLCanvasElement} canvas
 */
export function empty(canvas) {
  const { width } = canvas;
  canvas.width = 0;
  canvas.width = width;
}

/** @param {number} origin of the stage @param {number} offset @param {number} ratio @returns {number} */
function onPixel(origin, offset, ratio) {
  return Math.round((origin + offset) * ratio) / ratio - origin;
}

/**
 * A window that moves to another screen keeps its size but may change its pixel ratio.
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
export function watchRatio(changed, signal) {
  const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  const onChange = () => {
    changed();
    watchRatio(changed, signal);
  };
  query.addEventListener('change', onChange, { once: true, signal });
}
