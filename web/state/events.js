// Where in a trace something of note happened, and how to get there. Pure.

/** @typedef {import('../engine/types.js').EventName} EventName */

/** The kinds of events that can be gone to. @type {readonly EventName[]} */
export const EVENT_NAMES = ['improved', 'reopened'];

/**
 * @param {ArrayLike<number>} steps ascending
 * @param {number} step
 * @returns {number | null} the first of them after `step`
 */
export function nextAfter(steps, step) {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle] ?? 0) > step) high = middle;
    else low = middle + 1;
  }
  return steps[low] ?? null;
}

/**
 * @param {ArrayLike<number>} steps ascending
 * @param {number} step
 * @returns {number | null} the last of them before `step`
 */
export function lastBefore(steps, step) {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle] ?? 0) < step) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? null : (steps[low - 1] ?? null);
}

/**
 * Where ticks stand on a line of this many pixels that reaches from step 0 to `total`: each pixel
 * once, however many events share it.
 * @param {ArrayLike<number>} steps ascending
 * @param {number} total
 * @param {number} width
 * @returns {number[]}
 */
export function tickPlaces(steps, total, width) {
  const places = [];
  let last = -1;
  for (let i = 0; i < steps.length; i++) {
    const place = Math.round(((steps[i] ?? 0) / Math.max(total, 1)) * width);
    if (place !== last) places.push(place);
    last = place;
  }
  return places;
}
