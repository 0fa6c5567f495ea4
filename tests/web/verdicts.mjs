// Verdicts for tests of what is made of them.

/** @typedef {import('../../web/engine/types.js').Verdict} Verdict */

const NO_STEP = Object.freeze({ from: -1, to: -1, cost: 0, weightedHFrom: 0, weightedHTo: 0 });

/** Nothing is known yet. @type {Readonly<Verdict>} */
export const UNKNOWN = Object.freeze({
  state: 'judging',
  ruling: 'unknown',
  optimum: 0,
  excess: 0,
  guaranteed: 'unknown',
  conditions: Object.freeze({
    pathExists: 'unknown',
    finiteGraph: 'holds',
    positiveCosts: 'unknown',
    admissible: 'unknown',
    selectsByF: 'unknown',
    stopsWhenSelected: 'unknown',
    takesCheaperWays: 'unknown',
    consistent: 'unknown',
  }),
  overestimates: 0,
  largestOverestimate: Object.freeze({ cell: -1, weightedH: 0, trueCost: 0 }),
  inconsistentSteps: 0,
  steepestStep: NO_STEP,
  cause: Object.freeze({
    kind: '',
    cell: -1,
    bestG: 0,
    hadG: 0,
    trueCost: 0,
    h: 0,
    weightedH: 0,
    goalG: 0,
    step: NO_STEP,
  }),
  branchingFactor: NaN,
  depth: 0,
});

/** What no path can be: only a bug in search or referee leads to it. @type {Readonly<Verdict>} */
export const BELOW_OPTIMUM = Object.freeze({
  ...UNKNOWN,
  state: 'judged',
  ruling: 'below-optimum',
  optimum: 106,
  excess: -0.5,
});

/** A shortest path, as promised. @type {Readonly<Verdict>} */
export const OPTIMAL = Object.freeze({
  ...UNKNOWN,
  state: 'judged',
  ruling: 'optimal',
  optimum: 40,
  guaranteed: 'holds',
  conditions: Object.freeze({
    pathExists: 'holds',
    finiteGraph: 'holds',
    positiveCosts: 'holds',
    admissible: 'holds',
    selectsByF: 'holds',
    stopsWhenSelected: 'holds',
    takesCheaperWays: 'holds',
    consistent: 'holds',
  }),
  branchingFactor: 1.5,
  depth: 4,
});

/** 30 instead of 26, on a board of width 20. @type {Readonly<Verdict>} */
export const LONGER = Object.freeze({
  ...OPTIMAL,
  ruling: 'longer',
  optimum: 26,
  excess: 4 / 26,
  guaranteed: 'fails',
  conditions: Object.freeze({ ...OPTIMAL.conditions, admissible: 'fails', consistent: 'fails' }),
  overestimates: 9,
  largestOverestimate: Object.freeze({ cell: 152, weightedH: 90, trueCost: 76 }),
  inconsistentSteps: 13,
  steepestStep: Object.freeze({ from: 42, to: 21, cost: 14, weightedHFrom: 60, weightedHTo: 40 }),
  cause: Object.freeze({
    kind: 'overestimate',
    cell: 152,
    bestG: 10,
    hadG: 10,
    trueCost: 76,
    h: 90,
    weightedH: 90,
    goalG: 30,
    step: NO_STEP,
  }),
});
