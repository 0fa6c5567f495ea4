// Names and values at a line of the code. Pure.

import { formatNumber } from '../../i18n/translate.js';

/** @import { Translate } from '../../i18n/translate.js' */
/** @import { Ran } from './step-code-view.js' */

/** From here on a line knows what it says about the neighbour. */
const AFTER_TAKING = new Set(['take', 'parent', 'f', 'count', 'push']);
const KNOWS_F = new Set(['f', 'count', 'push']);

/**
 * @param {{ ran: Ran, at: number, mark: string, name: (node: number) => string }} line `at`: its place among those that ran
 * @param {Translate} t
 * @returns {[string, string][]}
 */
export function lineValues({ ran: { steps, why, checked, f }, at, mark, name }, t) {
  if (why === null) return [];
  const number = (/** @type {number} */ value) => (Number.isFinite(value) ? formatNumber(value) : t('code.no_g'));
  /** @type {[string, string][]} */
  const rows = [[t('code.current'), name(why.cell)]];
  if (why.sum !== null) rows.push(['G', number(why.sum.g)]);
  const checking = checked[steps[at]?.neighbour ?? -1];
  if (checking === undefined) return rows;
  const { cell, offered, known } = checking;
  rows.push([t('code.neighbour'), name(cell)], [t('code.new_g'), number(offered)]);
  rows.push([t('code.its_g'), number(AFTER_TAKING.has(mark) ? offered : known)]);
  const ownF = f.get(cell) ?? NaN;
  if (KNOWS_F.has(mark) && Number.isFinite(ownF)) rows.push(['F', number(ownF)]);
  return rows;
}
