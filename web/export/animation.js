// Which steps an animation shows, how long each, and its approximate size. Pure.

/**
 * @typedef {object} AnimationPlan
 * @property {readonly number[]} steps a frame each
 * @property {number} delay of a frame, in hundredths of a second
 * @property {number} lastDelay
 */

/** @typedef {{ frames: number, pixels: number }} Limits of frames, and of pixels in each */
/** @type {Limits} */
export const GIF_LIMITS = Object.freeze({ frames: 500, pixels: 1_000_000 });
/** Full HD, which every decoder knows. @type {Limits} */
export const VIDEO_LIMITS = Object.freeze({ frames: 3000, pixels: 1920 * 1088 });
/** Frames a second to choose from. */
export const FRAME_RATES = Object.freeze([1, 2, 4, 8, 16, 25]);
/** Hundredths of a second that the last frame stays. */
const HELD = 250;

/**
 * From one step to another, every so many, always including the last.
 * @param {{ first: number, last: number, every: number, rate: number }} wish whole numbers
 * @param {number} steps of the trace
 * @returns {AnimationPlan | null} null: no such step, or none in between
 */
export function planAnimation({ first, last, every, rate }, steps) {
  const isInTrace = [first, last].every((step) => Number.isInteger(step) && step >= 0 && step <= steps);
  if (!isInTrace || first > last || !Number.isInteger(every) || every < 1) return null;
  const count = Math.ceil((last - first) / every) + 1;
  const shown = Math.min(count, VIDEO_LIMITS.frames + 1);
  const frames = Array.from({ length: shown }, (_, index) => Math.min(first + index * every, last));
  const delay = Math.round(100 / rate);
  return { steps: frames, delay, lastDelay: Math.max(HELD, delay) };
}

/** How long it plays, in whole seconds. @param {AnimationPlan} plan */
export const secondsOf = ({ steps, delay, lastDelay }) => Math.round(((steps.length - 1) * delay + lastDelay) / 100);

/** Chosen so that a whole trace has about a hundred frames. @param {number} steps */
export function comfortableEvery(steps) {
  return Math.max(1, Math.ceil(steps / 120));
}

/**
 * Estimated size in bytes: for each frame the codes of the unchanged pixels, which
 * grows with the root of the pixels, and some bytes for each changed cell. The constants are measured.
 * @param {AnimationPlan} plan
 * @param {object} picture
 * @param {number} picture.width
 * @param {number} picture.height
 * @param {number} picture.cells
 * @param {number} picture.cell side
 * @param {boolean} picture.hasNumbers
 * @param {number} picture.changes cells opened, improved and closed per step
 */
export function likelySize({ steps }, { width, height, cells, cell, hasNumbers, changes }) {
  const aFrame = 300 + 1.5 * Math.sqrt(2 * width * height);
  const isWritten = hasNumbers && cell >= 32;
  const aCell = cell * (isWritten ? 9 : cell >= 16 ? 2.5 : 0.3);
  const stepsShown = (steps.at(-1) ?? 0) - (steps[0] ?? 0);
  return steps.length * aFrame + Math.min(changes * stepsShown, cells * steps.length) * aCell;
}
