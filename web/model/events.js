// The events of note in a trace, and where they stand on a line. Pure.

/** @import { EventName } from 'astrolabe-module' */

/** The kinds that are marked and gone to while there are no breakpoints. @type {readonly EventName[]} */
export const EVENT_NAMES = ['improved', 'reopened'];

/**
 * Where ticks stand on a line of this many pixels that reaches from step 0 to `total`, and how many events each stands
 * for: those of one stretch of `pitch` pixels share one, in their middle, so that many are seen as a density.
 * @param {ArrayLike<number>} steps ascending
 * @param {number} total
 * @param {number} width
 * @param {number} pitch
 * @returns {{ place: number, count: number }[]} ascending
 */
export function tickPlaces(steps, total, width, pitch) {
  /** @type {{ place: number, count: number }[]} */
  const ticks = [];
  let stretch = -1;
  let sum = 0;
  for (let i = 0; i < steps.length; i++) {
    const place = ((steps[i] ?? 0) / Math.max(total, 1)) * width;
    const last = ticks.at(-1);
    if (last === undefined || Math.floor(place / pitch) !== stretch) {
      stretch = Math.floor(place / pitch);
      sum = place;
      ticks.push({ place, count: 1 });
    } else {
      sum += place;
      last.count += 1;
      last.place = sum / last.count;
    }
  }
  return ticks;
}
