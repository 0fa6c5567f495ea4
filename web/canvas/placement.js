// Where a box lies on the screen: a page around it may have scaled, zoomed, turned or mirrored it, so its pixels are
// not those of the screen. Two points in the box and its middle determine the whole transformation. Knows the DOM.

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ width: number, height: number }} Size */

/** Browsers lay out in 64ths of a pixel: a box may differ by this much from its nominal size. */
const NOTHING = 1 / 32;

export class Placement {
  #box;
  #corners;

  /** @param {HTMLElement} box positioned, without a border @param {AbortSignal} signal removes what it has added */
  constructor(box, signal) {
    const [left, right] = [cornerOf(box, '0'), cornerOf(box, '100%')];
    this.#box = box;
    this.#corners = { left, right };
    const takeOut = () => [left, right].forEach((corner) => corner.remove());
    signal.addEventListener('abort', takeOut, { once: true });
  }

  /**
   * Where in the box a pointer is, in the box's CSS pixels from its upper left corner.
   * @param {{ clientX: number, clientY: number }} event
   * @param {Size} size of the box in its layout, in CSS pixels
   * @returns {Point}
   */
  pointAt({ clientX, clientY }, size) {
    const { left, right } = this.#corners;
    const around = this.#box.getBoundingClientRect();
    return pointIn(size, {
      point: { x: clientX, y: clientY },
      origin: left.getBoundingClientRect(),
      end: right.getBoundingClientRect(),
      middle: { x: around.left + around.width / 2, y: around.top + around.height / 2 },
    });
  }
}

/**
 * @param {Size} size of the box
 * @param {object} seen on the screen
 * @param {Point} seen.point
 * @param {Point} seen.origin the box's upper left corner
 * @param {Point} seen.end its upper right corner
 * @param {Point} seen.middle of the box, which is also that of its bounding box
 * @returns {Point} in the box; 0, 0 if that has collapsed to a line or a point
 */
export function pointIn({ width, height }, { point, origin, end, middle }) {
  const x = point.x - origin.x;
  const y = point.y - origin.y;
  const across = { x: end.x - origin.x, y: end.y - origin.y };
  const down = { x: 2 * (middle.x - origin.x) - across.x, y: 2 * (middle.y - origin.y) - across.y };
  // The usual case; it must be free of rounding errors, since gestures compare points with each other.
  const isPlain = [across.x - width, across.y, down.x, down.y - height].every((error) => Math.abs(error) < NOTHING);
  if (isPlain) return { x, y };
  const area = across.x * down.y - across.y * down.x;
  if (area === 0) return { x: 0, y: 0 };
  return { x: ((x * down.y - y * down.x) / area) * width, y: ((y * across.x - x * across.y) / area) * height };
}

/** An upper corner, as an element of no size: its bounding box is a point under any rotation. @param {HTMLElement} box @param {string} left */
function cornerOf(box, left) {
  const corner = document.createElement('span');
  corner.setAttribute('aria-hidden', 'true');
  Object.assign(corner.style, { position: 'absolute', left, top: '0', width: '0', height: '0' });
  box.append(corner);
  return corner;
}
