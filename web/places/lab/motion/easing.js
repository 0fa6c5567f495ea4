// Looks between two looks at the board, and how a view that was let go of slows down. Pure; knows no clock.

/** @import { Aim, Point, Stage } from '../../../canvas/camera.js' */

/** In this time, in milliseconds, a glide loses about two thirds of its speed. */
const SLOWING = 180;

/**
 * Between two looks: the size grows evenly to the eye, and what both show at the same point stays there.
 * @param {Aim} from
 * @param {Aim} to
 * @param {number} share 0 to 1
 * @returns {Aim}
 */
export function between(from, to, share) {
  const side = from.side * (to.side / from.side) ** share;
  // A point that rests lies (x - cell) × side from the middle: x is a straight line in 1 / side.
  const part = from.side === to.side ? share : (1 / side - 1 / from.side) / (1 / to.side - 1 / from.side);
  return { side, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Fast at first. @param {number} share of the time, 0 to 1 @returns {number} of the distance */
export function eased(share) {
  return 1 - (1 - Math.min(Math.max(share, 0), 1)) ** 3;
}

/**
 * The look at the whole board, told like one at a part of it.
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
 * How fast something moved at last.
 * @param {readonly { time: number, x: number, y: number }[]} trail moves and when they were, in milliseconds
 * @param {number} now
 * @param {number} span milliseconds that count; who rested so long before letting go wants the view to stay
 * @returns {Point} pixels a millisecond
 */
export function speedOf(trail, now, span) {
  const late = trail.filter(({ time }) => now - time <= span);
  const sum = late.reduce(({ x, y }, move) => ({ x: x + move.x, y: y + move.y }), { x: 0, y: 0 });
  return { x: sum.x / span, y: sum.y / span };
}
