// The events of note in a trace, and where they stand on a line. Pure.

/** @import { EventName } from 'astrolabe-module' */

/** The kinds that are marked and gone to while there are no breakpoints. @type {readonly EventName[]} */
export const EVENT_NAMES = ['improved', 'reopened'];

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
