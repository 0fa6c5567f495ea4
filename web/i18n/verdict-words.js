// The referee's verdict in a few words. Pure; knows no DOM.

import { isWithoutPath, percentText, rulingOf } from '../state/referee.js';

/** @typedef {import('./translate.js').Translate} Translate */
/** @typedef {import('../state/state.js').State} State */

/** "optimal", "+15.4 % longer". @param {State} state @param {Translate} t @returns {string} */
export function verdictWords(state, t) {
  const ruling = rulingOf(state);
  if (ruling === 'none') return '';
  const percent = percentText(state.referee.verdict?.excess ?? 0);
  const words = t(`referee.${ruling}`, { percent });
  return isWithoutPath(state) ? t('referee.without_path', { words }) : words;
}
