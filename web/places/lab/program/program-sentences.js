// What the comparison of a program as written with its corrected run says, in sentences. Knows no DOM.

import { causeSentence, promiseSentence } from '../../../ui/sentences/referee-sentences.js';
import { verdictWords } from '../../../ui/sentences/verdict-words.js';
import { formatNumber } from '../../../i18n/translate.js';

/** @import { Side } from '../../../engine/jobs/comparison.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { State } from '../../../model/state.js' */

/** The state as if this run were the visible one. @param {State} state @param {Side} side @returns {State} */
function inSight(state, { result, verdict }) {
  return { ...state, search: { ...state.search, phase: 'settled', result }, referee: { ...state.referee, verdict } };
}

/** @param {Side} side */
function gaveUp({ result }) {
  return result.outcome === 'no-path' && result.target < 0;
}

/**
 * A row of the table.
 * @param {State} state
 * @param {Side | null} side null: not known yet
 * @param {Translate} t
 * @returns {{ cost: string, expanded: string, verdict: string }}
 */
export function rowOf(state, side, t) {
  if (side === null) return { cost: '…', expanded: '…', verdict: t('program.comparing') };
  const { outcome, cost, expanded } = side.result;
  const verdict = gaveUp(side) ? t('program.gave_up') : verdictWords(inSight(state, side), t);
  const isFound = outcome === 'found';
  return {
    cost: isFound ? formatNumber(cost) : t('statistics.no_cost'),
    expanded: formatNumber(expanded),
    verdict,
  };
}

/**
 * Why the run as written has this result: the cause, or whether it was guaranteed.
 * @param {State} state
 * @param {Side | null} side
 * @param {Translate} t
 * @returns {string}
 */
export function whySentence(state, side, t) {
  if (side === null) return '';
  if (gaveUp(side)) return t('program.why_gave_up');
  const judged = inSight(state, side);
  if (side.verdict.cause.kind === 'program') return t('program.why_bug');
  const sentence = causeSentence(judged, t)?.text ?? promiseSentence(judged, t);
  return sentence === '' ? '' : t('program.why', { sentence });
}
