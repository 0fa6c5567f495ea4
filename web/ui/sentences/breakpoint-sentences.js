// A breakpoint in words: "when (4,3) is opened". Knows no DOM.

import { placeText } from '../../model/coordinates.js';

/** @typedef {import('../../i18n/translate.js').Translate} Translate */

/**
 * @param {import('../../model/breakpoints.js').Breakpoint} breakpoint @param {Translate} t
 * @param {import('../../model/coordinates.js').Naming} naming @returns {string}
 */
export function breakpointSentence({ kind, place }, t, naming) {
  if (place === null) return t(`breakpoints.any_${kind}`);
  return t(`breakpoints.one_${kind}`, { cell: placeText(place, naming) });
}
