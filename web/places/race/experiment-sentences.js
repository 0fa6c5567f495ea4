// What the four experiments show, in sentences made from their numbers.

import { conclusionOf } from './experiments.js';
import { percentText } from '../../model/referee.js';
import { formatNumber } from '../../i18n/translate.js';

/** @import { Translate } from '../../i18n/translate.js' */
/** @import { ExperimentRow } from './experiments.js' */

/** @param {readonly ExperimentRow[]} rows of all that have run @param {Translate} t @returns {string[]} */
export function experimentSentences(rows, t) {
  const { outside, straight, cutOff, growth } = conclusionOf(rows);
  /** @param {readonly ExperimentRow[]} some */
  const names = (some) => some.map(({ id }) => t(`experiments.${id}`)).join(t('search.list_separator'));
  const sentences = [
    outside.length === 0
      ? t('experiments.bounded', { count: rows.length })
      : t('experiments.unbounded', { names: names(outside) }),
  ];
  for (const row of straight) sentences.push(t('experiments.straight', { name: names([row]), line: row.line }));
  if (growth !== null) {
    const values = {
      ...{ least: names([growth.least]), most: names([growth.most]) },
      cost: percentText(growth.cost),
      effort: formatNumber(Math.round(10 * growth.effort) / 10),
    };
    sentences.push(t('experiments.growth', values));
  }
  for (const row of cutOff) {
    const { expanded } = row.result;
    sentences.push(
      t('experiments.cut_off', { name: names([row]), expanded, free: row.free, rest: row.free - expanded }),
    );
  }
  return sentences;
}
