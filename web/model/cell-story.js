// What a search without explanations of its own for each cell has done to one of them up to a step: when
// it was opened, improved and expanded, and which parent set its numbers, in each half of a
// bidirectional search. Read from the log. Pure.

import { LOG_FIELDS, LOG_KINDS, LOG_STRIDE } from '../engine/layouts.js';

/** @typedef {Pick<import('../engine/layouts.js').StorySource, 'stepsWith' | 'log'>} StorySource */
/** @import { StepEventName } from 'astrolabe-module' */
/** When it last happened, and how often. @typedef {{ step: number, times: number }} Times */
/**
 * @typedef {object} Push how the cell got its numbers
 * @property {number} step
 * @property {number} parent -1 for none
 * @property {number} from the cell that this step expanded
 * @property {boolean} isCorrected the cell itself was expanded, and got another parent first
 * @property {number} g
 * @property {number} layer 1 in the half that comes from the goal
 */
/**
 * @typedef {object} Story
 * @property {Record<'opened' | 'improved' | 'reopened' | 'expanded', Times>} times step 0: never
 * @property {Push[]} pushes the last in each half, the one with the least G first
 */

/** Steps that are read for the last push: in bidirectional searches the other half's lie between them. */
const MOST_READ = 64;

/** Events that set a cell's numbers. @type {ReadonlySet<number>} */
const PUSHES = new Set([
  ...[LOG_KINDS.opened, LOG_KINDS.improved, LOG_KINDS.reopened, LOG_KINDS.begun, LOG_KINDS.corrected],
]);

/** @param {StorySource} source @param {number} cell @param {number} step @returns {Story} */
export function storyOf(source, cell, step) {
  const known = (/** @type {StepEventName} */ kind) => source.stepsWith(kind, cell).slice();
  const [opened, improved, reopened, expanded] = [
    known('opened'),
    known('improved'),
    known('reopened'),
    known('expanded'),
  ];
  const steps = [opened, improved, reopened, known('parent-changes')]
    .flatMap((list) => upTo(list, step).slice(-MOST_READ))
    .sort((one, other) => other - one);
  return {
    times: {
      opened: timesOf(opened, step),
      improved: timesOf(improved, step),
      reopened: timesOf(reopened, step),
      expanded: timesOf(expanded, step),
    },
    pushes: lastPushes(source, cell, [...new Set(steps)].slice(0, MOST_READ)),
  };
}

/** @param {Uint32Array} steps ascending @param {number} last @returns {number[]} those up to it */
function upTo(steps, last) {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle] ?? 0) <= last) low = middle + 1;
    else high = middle;
  }
  return Array.from(steps.subarray(Math.max(0, low - MOST_READ), low));
}

/** @param {Uint32Array} steps @param {number} last @returns {Times} */
function timesOf(steps, last) {
  const times = steps.reduce((count, one) => count + (one <= last ? 1 : 0), 0);
  return { step: times === 0 ? 0 : (steps[times - 1] ?? 0), times };
}

/** @param {StorySource} source @param {number} cell @param {readonly number[]} steps the last first @returns {Push[]} */
function lastPushes(source, cell, steps) {
  /** @type {Map<number, Push>} */
  const found = new Map();
  for (const step of steps) {
    const log = source.log(step, step);
    const from = log[LOG_FIELDS.cell] ?? -1;
    for (let at = log.length - LOG_STRIDE; at >= 0; at -= LOG_STRIDE) {
      const number = (/** @type {keyof typeof LOG_FIELDS} */ name) => log[at + LOG_FIELDS[name]] ?? NaN;
      const [kind, layer] = [number('kind'), number('layer')];
      if (number('cell') !== cell || !PUSHES.has(kind) || found.has(layer)) continue;
      const isCorrected = kind === LOG_KINDS.corrected;
      found.set(layer, { step, parent: number('parent'), from, isCorrected, g: number('g'), layer });
    }
    if (found.size === 2) break;
  }
  return [...found.values()].sort((one, other) => one.g - other.g);
}
