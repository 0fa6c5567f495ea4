// Where a box lies on the screen: a page around it may have scaled, zoomed, turned or mirrored it, so that a pixel of the
// screen is none of its own. Two points in the box tell, together with its middle, what all of that came to. Knows the DOM.

/** @typedef {{ x: number, y: number }} Point */

export class Placement {
  #box;
  #corners;

  /** @param {HTMLElement} box positioned, without a border @param {AbortSignal} signal takes out what it put in */
  constructor(box, signal) {
    const [left, right] = [pointAt(box, '0'), pointAt(box, '100%')];
    this.#box = box;
    this.#corners = { left, right };
    const takeOut = () => [left, right].forEach((point) => point.remove());
    signal.addEventListener('abort', takeOut, { once: true });
  }

  /**
   * How far along the box a pointer is, in shares of its width and height: 0 to 1 within it. Of a box that has become a
   * line or a point, 0.
   * @param {{ clientX: number, clientY: number }} event
   * @returns {Point}
   */
  shareAt({ clientX, clientY }) {
    const { left, right } = this.#corners;
    const origin = left.getBoundingClientRect();
    const end = right.getBoundingClientRect();
    const around = this.#box.getBoundingClientRect();
    return shareOf({
      point: { x: clientX, y: clientY },
      origin,
      end,
      middle: { x: around.left + around.width / 2, y: around.top + around.height / 2 },
    });
  }
}

/**
 * @param {object} seen on the screen
 * @param {Point} seen.point
 * @param {Point} seen.origin of the box's upper left corner
 * @param {Point} seen.end of its upper right corner
 * @param {Point} seen.middle of the box, which is that of the upright box around it, too
 * @returns {Point}
 */
export function shareOf({ point, origin, end, middle }) {
  const across = { x: end.x - origin.x, y: end.y - origin.y };
  const down = { x: 2 * (middle.x - origin.x) - across.x, y: 2 * (middle.y - origin.y) - across.y };
  const area = across.x * down.y - across.y * down.x;
  if (area === 0) return { x: 0, y: 0 };
  const [x, y] = [point.x - origin.x, point.y - origin.y];
  return { x: (x * down.y - y * down.x) / area, y: (y * across.x - x * across.y) / area };
}

/** An element without a size: the upright box around it is a point, however it was turned. @param {HTMLElement} box @param {string} left */
function pointAt(box, left) {
  const point = document.createElement('span');
  point.setAttribute('aria-hidden', 'true');
  Object.assign(point.style, { position: 'absolute', left, top: '0', width: '0', height: '0' });
  box.append(point);
  return point;
}
