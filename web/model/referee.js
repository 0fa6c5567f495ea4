// The referee's findings on the current search, and what can be said of it. Pure.

/** @import { Verdict } from 'astrolabe-module' */
/** @import { XraySurvey } from '../engine/jobs/xray-survey.js' */
/** @import { State } from './state.js' */
/**
 * @typedef {object} Referee of the search settled last
 * @property {Verdict | null} verdict null: it was not judged
 * @property {XraySurvey | null} survey null: not wanted, or not ready
 */

/** @type {Readonly<Referee>} */
export const NO_REFEREE = Object.freeze({ verdict: null, survey: null });

/** @param {State} state @param {Referee} referee @returns {State} */
export function withReferee(state, referee) {
  return { ...state, referee };
}

/**
 * The judgement of the displayed path. 'none': there is no search. 'judging' as long as it is not
 * known, and while another search runs.
 * @param {Pick<State, 'search' | 'referee'>} state
 * @returns {'none' | 'judging' | 'optimal' | 'longer' | 'any-angle' | 'below-optimum'}
 */
export function rulingOf({ search, referee }) {
  // A program as written may end without a path although there is one: then nothing is judged.
  if (search.phase === 'refused' || referee.verdict?.state === 'idle') return 'none';
  const ruling = referee.verdict?.ruling ?? 'unknown';
  return search.phase === 'running' || ruling === 'unknown' ? 'judging' : ruling;
}

/** The goal itself is certainly unreachable. @param {Pick<State, 'search' | 'referee'>} state */
export function isWithoutPath({ search, referee }) {
  return search.phase === 'settled' && referee.verdict?.conditions.pathExists === 'fails';
}

/**
 * The current search cannot be drawn yet: another search runs, or the X-ray is not ready.
 * @param {Pick<State, 'search' | 'referee' | 'display'>} state
 */
export function isPictureAwaited(state) {
  const { search, display, referee } = state;
  if (search.phase === 'running') return true;
  return display.xray && referee.survey === null && rulingOf(state) !== 'none';
}

/**
 * How an any-angle path compares with a shortest path by steps.
 * @param {number} excess @returns {'shorter' | 'equal' | 'longer'}
 */
export function comparisonOf(excess) {
  // Their lengths are computed in units so fine that the last decimal is meaningless.
  if (Math.abs(excess) < 1e-6) return 'equal';
  return excess < 0 ? 'shorter' : 'longer';
}

/**
 * 0.154 as "15.4": one decimal, or as many as needed to be above zero.
 * @param {number} excess above 0
 * @returns {string} of percent
 */
export function percentText(excess) {
  const percent = 100 * excess;
  return percent >= 0.05 ? percent.toFixed(1) : String(Number(percent.toPrecision(1)));
}
