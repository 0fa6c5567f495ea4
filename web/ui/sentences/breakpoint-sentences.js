// A breakpoint in words: "when (4,3) is opened". Knows no DOM.

import { gridPointText } from '../../model/coordinates.js';

/** @import { Translate } from '../../i18n/translate.js' */
/** @import { Breakpoint } from '../../model/breakpoints.js' */
/** @import { Naming } from '../../model/coordinates.js' */

/**
 * @param {Breakpoint} breakpoint @param {Translate} t
 * @param {Naming} naming @returns {string}
 */
export function breakpointSentence({ kind, point, line }, t, naming) {
  if (kind === 'line') return t('breakpoints.any_line', { line: t(`breakpoints.line_${line}`) });
  if (point === null) return t(`breakpoints.any_${kind}`);
  return t(`breakpoints.one_${kind}`, { cell: gridPointText(point, naming) });
}
