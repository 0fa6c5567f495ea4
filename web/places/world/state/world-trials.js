// Comparisons that run the same world several times: the runs of each comparison, the rows of their table,
// the conclusions, and the table as CSV. Pure; engine/world-trials.js runs them.

import { PLANNERS } from '../../../engine/world-engine.js';
import { gridPointOf } from '../../../model/coordinates.js';
import { csvCell } from '../../../model/ranking.js';
import { rulesScript } from './world-rules.js';

/** @import { WorldOptions } from '../../../../wasm/types/world.d.ts' */
/** @import { Trial, TrialGround, TrialResult } from '../../../engine/jobs/world-trials.js' */
/** @typedef {'planners' | 'otherUnits' | 'influence'} Comparison */
/** @typedef {'own' | 'shared'} TrialGoals two cells for each unit between which it goes back and forth; or four for all of them */

export const COMPARISONS = Object.freeze(/** @type {const} */ (['planners', 'otherUnits', 'influence']));
export const TRIAL_GOALS = Object.freeze(/** @type {const} */ (['own', 'shared']));
/** Bounds, and defaults. */
export const TRIAL_TICKS = Object.freeze({ low: 10, high: 5000, usual: 500 });
export const TRIAL_UNITS = Object.freeze({ low: 1, high: 1000, usual: 50 });
/** Ticks: newcomers enter the two corridors for 1000; the first ones take 200 to arrive. */
const CORRIDOR_FROM = 200;
const CORRIDOR_TICKS = 800;

/**
 * Randomly placed units, the same ones whatever the planner: the world draws their cells and goals at tick 0, before
 * anything else. Then they go back and forth.
 * @param {WorldOptions} options @param {number} units @param {number} planner @param {readonly { x: number, y: number }[]} goals of all units in turn; none: a goal of its own for each
 */
function placing(options, units, planner, goals) {
  const rules = rulesScript({ ...options, asInTutorial: 0, goals: 'random' });
  /** @param {number} count @param {string} goal */
  const added = (count, goal) => (count === 0 ? [] : [`a${goal},0,${planner}${count === 1 ? '' : `_${count}`}`]);
  const share = (/** @type {number} */ index) => Math.floor((units + goals.length - 1 - index) / goals.length);
  const additions =
    goals.length === 0 ? added(units, ',,,') : goals.flatMap(({ x, y }, index) => added(share(index), `,,${x},${y}`));
  return [rules, ...additions, 'og2'].join('.');
}

/**
 * @param {object} asked
 * @param {Comparison} asked.comparison
 * @param {TrialGround} asked.ground
 * @param {boolean} asked.hasHexes local walks need squares
 * @param {WorldOptions} asked.options of the current world
 * @param {number} asked.units
 * @param {number} asked.ticks
 * @param {readonly { x: number, y: number }[]} asked.goals
 * @returns {Trial[]}
 */
export function trialsOf({ comparison, ground, hasHexes, options, units, ticks, goals }) {
  if (comparison === 'influence') {
    const often = {
      world: /** @type {const} */ ('two-corridors'),
      from: CORRIDOR_FROM,
      ticks: Math.min(ticks, CORRIDOR_TICKS),
    };
    return [
      { ...often, name: 'without', script: 'oi0' },
      { ...often, name: 'with', script: 'oi1' },
    ];
  }
  const run = { world: ground, from: 0, ticks };
  if (comparison === 'otherUnits') {
    const otherUnits = /** @type {const} */ (['blocked', 'alone']);
    return otherUnits.map((otherUnits) => ({
      ...run,
      name: otherUnits,
      script: placing({ ...options, otherUnits }, units, 0, goals),
    }));
  }
  const planners = PLANNERS.filter((name) => !hasHexes || name !== 'local');
  return planners.map((name) => ({ ...run, name, script: placing(options, units, PLANNERS.indexOf(name), goals) }));
}

/**
 * Four distant cells that can all reach each other: the cells of the largest island nearest to the corners.
 * @param {ArrayLike<number>} islands @param {number} width @returns {{ x: number, y: number }[]} fewer if there are fewer cells
 */
export function sharedGoals(islands, width) {
  const height = islands.length / width;
  /** @type {number[]} */
  const taken = [];
  for (const [cornerX, cornerY] of /** @type {const} */ ([
    [0, 0],
    [width - 1, 0],
    [0, height - 1],
    [width - 1, height - 1],
  ])) {
    let [best, least] = [-1, Infinity];
    for (let cell = 0; cell < islands.length; cell++) {
      if (islands[cell] !== 1) continue;
      const distance = Math.abs((cell % width) - cornerX) + Math.abs(Math.floor(cell / width) - cornerY);
      if (distance < least && !taken.includes(cell)) [best, least] = [cell, distance];
    }
    if (best >= 0) taken.push(best);
  }
  return taken.map((cell) => gridPointOf(cell, { width }));
}

/** @typedef {'arrivals' | 'per100' | 'steps' | 'waits' | 'expansions' | 'perArrival' | 'cutOffs' | 'deadlocks'} TrialColumn */
/** In the order of the table. @type {readonly TrialColumn[]} */
export const TRIAL_COLUMNS = Object.freeze(
  /** @type {const} */ (['arrivals', 'per100', 'steps', 'waits', 'expansions', 'perArrival', 'cutOffs', 'deadlocks']),
);

/** null: no unit arrived. @param {TrialResult} result @param {TrialColumn} column @returns {number | null} */
export function trialValue(result, column) {
  if (column === 'per100') return rounded((result.arrivals / result.ticks) * 100);
  if (column === 'perArrival') return result.arrivals === 0 ? null : rounded(result.expansions / result.arrivals);
  return result[column];
}

/** To a tenth. @param {number} value */
const rounded = (value) => Math.round(value * 10) / 10;

/**
 * Conclusions: which run has the most and the fewest arrivals, which spends least and most per arrival, each with the
 * ratio; null where there is no difference, or nothing to divide by.
 * @param {readonly TrialResult[]} results
 */
export function findingsOf(results) {
  const byArrivals = [...results].sort((one, other) => other.arrivals - one.arrivals);
  const spenders = results.filter(({ arrivals }) => arrivals > 0);
  const byEffort = [...spenders].sort(
    (one, other) => one.expansions / one.arrivals - other.expansions / other.arrivals,
  );
  /** @param {readonly TrialResult[]} list @param {(result: TrialResult) => number} value */
  const ends = (list, value) => {
    const [first, last] = [list[0], list.at(-1)];
    if (first === undefined || last === undefined || value(first) === value(last)) return null;
    const [low, high] = [value(first), value(last)].sort((a, b) => a - b);
    return { first, last, times: low === 0 ? null : Math.round(((high ?? 0) / (low ?? 1)) * 100) / 100 };
  };
  return {
    arrivals: ends(byArrivals, ({ arrivals }) => arrivals),
    effort: ends(byEffort, ({ arrivals, expansions }) => expansions / arrivals),
    hasArrivals: spenders.length > 0,
    cutOffs: results.reduce((sum, { cutOffs }) => sum + cutOffs, 0),
  };
}

export const TRIALS_CSV_HEADER =
  'trial,units,ticks,arrivals,arrivals_per_100_ticks,steps,waits,expansions,expansions_per_arrival,cut_off,deadlocks';

/** One row each; empty fields where no unit arrived. @param {readonly TrialResult[]} results */
export function trialsCsv(results) {
  const lines = results.map((result) =>
    [result.name, result.units, result.ticks, ...TRIAL_COLUMNS.map((column) => trialValue(result, column))]
      .map(csvCell)
      .join(','),
  );
  return `${[TRIALS_CSV_HEADER, ...lines].join('\n')}\n`;
}
