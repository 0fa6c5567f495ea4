// Speed against quality: the three searches that are compared (plain A*, costly ground treated as
// cheaper, the heuristic scaled up), what their paths truly cost, and the conclusions. Pure.

import { factorOf } from '../../../engine/grounds.js';
import { DEFAULT_SETTINGS, MAX_FACTOR, MAX_WEIGHT_HUNDREDTHS, exactHeuristic } from '../../../engine/options.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Grounds } from '../../../engine/grounds.js' */
/** @typedef {'plain' | 'lowered' | 'scaled'} VariantName */
/** Ground of cost `from` is treated as ground of cost `to`; the heuristic is scaled by hundredths. @typedef {{ from: number, to: number, scale: number }} Knobs */
/** @typedef {{ name: VariantName, settings: SearchSettings, factors: Grounds }} Variant */
/** @typedef {{ name: VariantName, isFound: boolean, cost: number, excess: number, expanded: number, path: Uint32Array }} TradeRow `cost` on the true board */

/** @type {readonly VariantName[]} */
export const VARIANTS = Object.freeze(/** @type {const} */ (['plain', 'lowered', 'scaled']));
export const USUAL_SCALE = 150;

/**
 * The costliest ground on the board, treated as two thirds of its cost: 3 as 2.
 * @param {ArrayLike<number>} factors
 * @returns {Knobs} on uniform terrain `from` and `to` are the same
 */
export function usualKnobs(factors) {
  let from = 1;
  for (let cell = 0; cell < factors.length; cell++) from = Math.max(from, factors[cell] ?? 0);
  return { from, to: Math.max(1, Math.round((from * 2) / 3)), scale: USUAL_SCALE };
}

/** Factors of ground that is not the cheapest there is, ascending. @param {ArrayLike<number>} factors */
export function costlyGrounds(factors) {
  const seen = new Uint8Array(MAX_FACTOR + 1);
  for (let cell = 0; cell < factors.length; cell++) seen[factors[cell] ?? 0] = 1;
  return [...seen.keys()].filter((factor) => factor > 1 && seen[factor] === 1);
}

/** Whether ground is lowered at all, and h scaled by a valid factor. @param {Knobs} knobs */
export function areSound({ from, to, scale }) {
  const isFactor = (/** @type {number} */ one) => Number.isInteger(one) && one >= 1 && one <= MAX_FACTOR;
  return isFactor(from) && isFactor(to) && to <= from && scale >= 100 && scale <= MAX_WEIGHT_HUNDREDTHS;
}

/**
 * A*, with a heuristic that guarantees a shortest path, under the rules of the current board.
 * @param {SearchSettings} settings of the page, without a program
 * @returns {SearchSettings}
 */
export function admissibleSettings({ board, corner, costs, tie, neighbourOrder, allowsBlockedGoal }) {
  return {
    ...DEFAULT_SETTINGS,
    board,
    corner,
    costs,
    tie,
    neighbourOrder,
    allowsBlockedGoal,
    heuristic: exactHeuristic({ board, corner }),
  };
}

/** @param {SearchSettings} settings admissible @param {Grounds} grounds @param {Knobs} knobs @returns {Variant[]} */
export function variantsOf(settings, grounds, { from, to, scale }) {
  return [
    { name: 'plain', settings, factors: grounds },
    {
      name: 'lowered',
      settings,
      factors: grounds.map((ground) => (factorOf(ground) === from ? ground - from + to : ground)),
    },
    { name: 'scaled', settings: { ...settings, weightHundredths: scale }, factors: grounds },
  ];
}

/**
 * The comparison in numbers: expansions saved (0.25: a quarter fewer, below 0: more) and how much costlier the path is.
 * @param {TradeRow} plain @param {TradeRow} row
 * @returns {{ key: string, values: { saved: number, costlier: number, expanded: number, plain: number } }}
 */
export function seenOf(plain, row) {
  const saved = plain.expanded === 0 ? 0 : 1 - row.expanded / plain.expanded;
  const speed = saved > 0 ? 'faster' : saved < 0 ? 'slower' : 'as_fast';
  const quality = row.excess > 0 ? 'costlier' : 'as_good';
  const percent = (/** @type {number} */ share) => Math.round(Math.abs(share) * 1000) / 10;
  return {
    key: `trade.${speed}_${quality}`,
    values: { saved: percent(saved), costlier: percent(row.excess), expanded: row.expanded, plain: plain.expanded },
  };
}
