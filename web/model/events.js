// The notable events in a trace, and their positions on a line. Pure.

/** @import { EventName } from 'astrolabe-module' */

/** The kinds that are marked and navigated to while there are no breakpoints. @type {readonly EventName[]} */
export const EVENT_NAMES = ['improved', 'reopened'];

/**
 * The positions of ticks on a line of this many pixels that spans steps 0 to `total`, and the number of events of each:
 * events within `pitch` pixels share one tick, in their middle, so that many events show as a density.
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
