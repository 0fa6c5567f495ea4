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
 * @returns {{ position: number, count: number }[]} ascending
 */
export function tickPositions(steps, total, width, pitch) {
  /** @type {{ position: number, count: number }[]} */
  const ticks = [];
  let stretch = -1;
  let sum = 0;
  for (let i = 0; i < steps.length; i++) {
    const position = ((steps[i] ?? 0) / Math.max(total, 1)) * width;
    const last = ticks.at(-1);
    if (last === undefined || Math.floor(position / pitch) !== stretch) {
      stretch = Math.floor(position / pitch);
      sum = position;
      ticks.push({ position, count: 1 });
    } else {
      sum += position;
      last.count += 1;
      last.position = sum / last.count;
    }
  }
  return ticks;
}
