// The rows of a batch's two tables: the sums of a setup, and its results for a row of the scenario.

import { excessOf } from '../../../engine/jobs/batch-sums.js';
import { formatNumber } from '../../../i18n/translate.js';
import { percentText } from '../../../model/referee.js';
import { isAnswered, publishedText } from '../../../model/scenario.js';
import { createElement } from '../../../ui/create-element.js';
import { reasonSentence } from '../../../ui/sentences/sentences.js';
import { letterOf } from '../race-words.js';
import { timeText } from '../ranking/ranking-panel.js';
import { meansOf } from './batch.js';

/** @import { BatchLane } from '../../../engine/jobs/batch-run.js' */
/** @import { Translate } from '../../../i18n/translate.js' */

/** @param {BatchLane} lane @param {Translate} t */
export function sumsOf({ setup, reason, summary }, t) {
  const head = createElement('th', { scope: 'row' }, setup.name);
  if (reason !== null)
    return createElement(
      'tr',
      {},
      head,
      createElement('td', { colSpan: 8, className: 'refused' }, reasonSentence(reason, t)),
    );
  const means = meansOf(summary);
  /** @param {number} value */
  const number = (value) => (Number.isFinite(value) ? formatNumber(value) : '–');
  const texts = [
    t('batch.of', { solved: summary.solved, rows: summary.rows }),
    number(summary.cost),
    percent(means.excess, t),
    summary.worstRow < 0
      ? '–'
      : summary.worst <= 0
        ? percent(summary.worst, t)
        : t('batch.worst_at', { percent: percent(summary.worst, t), row: summary.worstRow + 1 }),
    number(summary.expanded),
    number(Math.round(means.expanded * 10) / 10),
    t('batch.time_of', { time: timeText(summary.milliseconds) }),
    Number.isFinite(means.milliseconds) ? t('batch.time_of', { time: timeText(means.milliseconds) }) : '–',
  ];
  return createElement('tr', {}, head, ...texts.map((text) => createElement('td', {}, text)));
}

/** @param {BatchLane} lane @param {number} laneIndex @param {number} index @param {Translate} t */
export function lineOf({ answers }, laneIndex, index, t) {
  const row = answers.row(index);
  const has = isAnswered(row);
  const texts = [
    letterOf(laneIndex),
    publishedText(row, t),
    has ? formatNumber(row.found) : t(`scenario.outcome_${row.outcome}`),
    has ? percent(excessOf(row), t) : '–',
    row.outcome === 'to-come' ? '–' : formatNumber(row.expanded),
    row.outcome === 'to-come' ? '–' : timeText(row.milliseconds),
  ];
  return createElement(
    'tr',
    {},
    createElement('th', { scope: 'row' }, String(index + 1)),
    ...texts.map((text) => createElement('td', {}, text)),
  );
}

/** @param {number} excess @param {Translate} t */
function percent(excess, t) {
  if (!Number.isFinite(excess)) return '–';
  const sign = excess > 0 ? '+' : excess < 0 ? '−' : '';
  return t('ranking.percent', { percent: excess === 0 ? '0' : `${sign}${percentText(Math.abs(excess))}` });
}
