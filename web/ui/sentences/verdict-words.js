// The referee's verdict in a few words. Pure; knows no DOM.

import { comparisonOf, isWithoutPath, percentText, rulingOf } from '../../model/referee.js';

/** @import { Translate } from '../../i18n/translate.js' */
/** @import { State } from '../../model/state.js' */

/** "optimal", "+15.4 % longer". @param {State} state @param {Translate} t @returns {string} */
export function verdictWords(state, t) {
  const ruling = rulingOf(state);
  if (ruling === 'none') return '';
  const { excess, optimum } = state.referee.verdict ?? { excess: 0, optimum: 0 };
  const isLine = ruling === 'any-angle';
  const key = isLine ? `referee.lines_${comparisonOf(excess)}` : `referee.${ruling}`;
  const words = t(key, { percent: percentText(excess), cost: optimum * (1 + excess), optimum });
  return isWithoutPath(state) ? t('referee.without_path', { words }) : words;
}
