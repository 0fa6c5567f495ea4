// Views between two views of the board, and how a released view slows down. Pure; knows no clock.

/** @import { Aim, Point, Stage } from '../../../canvas/camera.js' */

/** In this time, in milliseconds, a glide loses about two thirds of its speed. */
const SLOWING = 180;

/**
 * Between two views: the size grows evenly to the eye, and a point at the same position in both stays there.
 * @param {Aim} from
 * @param {Aim} to
 * @param {number} share 0 to 1
 * @returns {Aim}
 */
export function between(from, to, share) {
  const side = from.side * (to.side / from.side) ** share;
  // A point at rest lies (x - cell) × side from the middle: x is linear in 1 / side.
  const part = from.side === to.side ? share : (1 / side - 1 / from.side) / (1 / to.side - 1 / from.side);
  return { side, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Fast at first. @param {number} share of the time, 0 to 1 @returns {number} of the distance */
export function eased(share) {
  return 1 - (1 - Math.min(Math.max(share, 0), 1)) ** 3;
}

/**
 * The view of the whole board, in the form of a view of a part.
 * @param {Stage} stage
 * @param {{ scale: number, left: number, top: number }} view of the whole, its left and top on the stage
 * @returns {Aim}
 */
export function aimAtWhole({ room, ratio }, { scale, left, top }) {
  return {
    side: scale / ratio,
    x: (room.left + room.width / 2 - left) / scale,
    y: (room.top + room.height / 2 - top) / scale,
  };
}

/** @param {Point} speed in pixels a millisecond @param {number} elapsed milliseconds @returns {Point} */
export function slowed({ x, y }, elapsed) {
  const share = Math.exp(-elapsed / SLOWING);
  return { x: x * share, y: y * share };
}

/**
 * The speed at the end of a movement.
 * @param {readonly { time: number, x: number, y: number }[]} trail positions and their times, in milliseconds
 * @param {number} now
 * @param {number} span milliseconds that count; after so long a rest before release the view is to stay
 * @returns {Point} pixels a millisecond
 */
export function speedOf(trail, now, span) {
  const late = trail.filter(({ time }) => now - time <= span);
  const sum = late.reduce(({ x, y }, move) => ({ x: x + move.x, y: y + move.y }), { x: 0, y: 0 });
  return { x: sum.x / span, y: sum.y / span };
}
