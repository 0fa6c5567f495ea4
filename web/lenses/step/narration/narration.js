// What a step did, told from its lines of the log and from what became of the neighbours. Pure; knows no DOM.

import { LOG_FIELDS, LOG_KINDS, LOG_STRIDE } from '../../../engine/layouts.js';
import { formatNumber } from '../../../i18n/translate.js';
import { expandsLeastF } from '../../../model/quiz.js';

/** @import { SearchSettings, Why } from 'astrolabe-module' */
/** @import { Translate } from '../../../i18n/translate.js' */
/**
 * @typedef {object} Told of a step
 * @property {number} cell that was expanded; -1 where the log has none
 * @property {number} f of it; NaN where the search has none
 * @property {boolean} isRaised its numbers were taken back instead (LPA*)
 * @property {boolean} isBackward in the half of a search that comes from the goal
 * @property {{ opened: number, improved: number, reopened: number }} counts of neighbours
 */

/** Fates of neighbours that were compared and left. @type {ReadonlySet<string>} */
const LEFT = new Set(['not-better', 'parent-kept', 'closed', 'kept-closed']);

/** @type {ReadonlySet<string>} */
const BARRED = new Set(['no-diagonals', 'corner', 'beyond-square']);
/** @type {Readonly<Record<string, string>>} */
const MARKS = { opened: '✓', improved: '↓', reopened: '↺', 'not-better': '=', 'parent-kept': '=', closed: '●' };

/** The sign of what became of a neighbour. @param {string} fate */
export const markOf = (fate) => MARKS[fate] ?? (BARRED.has(fate) ? '✗' : fate === 'kept-closed' ? '●' : '');

/** @param {Float64Array} log of one step, as Engine.log() gives it @returns {Told} */
export function toldBy(log) {
  /** @type {Told} */
  const told = {
    cell: -1,
    f: NaN,
    isRaised: false,
    isBackward: false,
    counts: { opened: 0, improved: 0, reopened: 0 },
  };
  for (let at = 0; at + LOG_STRIDE <= log.length; at += LOG_STRIDE) {
    const kind = log[at + LOG_FIELDS.kind];
    if (kind === LOG_KINDS.opened) told.counts.opened += 1;
    else if (kind === LOG_KINDS.improved) told.counts.improved += 1;
    else if (kind === LOG_KINDS.reopened) told.counts.reopened += 1;
    else if (kind === LOG_KINDS.expanded || kind === LOG_KINDS.raised) {
      told.cell = log[at + LOG_FIELDS.cell] ?? -1;
      told.f = log[at + LOG_FIELDS.f] ?? NaN;
      told.isRaised = kind === LOG_KINDS.raised;
      told.isBackward = log[at + LOG_FIELDS.layer] === 1;
    }
  }
  return told;
}

/**
 * @param {Told} told
 * @param {object} given
 * @param {SearchSettings} given.settings
 * @param {number} given.open cells that are open after the step
 * @param {Why | null} given.why of the cell expanded, at this step
 * @param {number | null} given.goalCost of the path, where this step took the goal
 * @param {(cell: number) => string} given.name
 * @param {Translate} given.t
 * @returns {string[]} sentences
 */
export function narrate({ cell, f, isRaised, isBackward, counts }, { settings, open, why, goalCost, name, t }) {
  if (cell < 0) return [];
  const values = { cell: name(cell), f: formatNumber(f) };
  if (isRaised) return [t('narration.raised', values)];
  const before = open - counts.opened - counts.reopened + 1;
  const isLeast = expandsLeastF(settings) && !Number.isNaN(f);
  const key = isLeast ? (before === 1 ? 'only' : 'least') : Number.isNaN(f) ? 'takes' : 'takes_f';
  const sentences = [t(`narration.${key}`, { ...values, open: before })];
  if (isBackward) sentences.push(t('narration.backward'));
  if (goalCost !== null) return [...sentences, t('narration.goal', { cost: goalCost })];
  const done = Object.entries(counts).filter(([, count]) => count > 0);
  for (const [kind, count] of done) sentences.push(t(`narration.${kind}`, { count }));
  if (done.length === 0) sentences.push(t('narration.nothing'));
  const left = why?.isExplained ? why.neighbours.filter(({ fate }) => LEFT.has(fate)).length : 0;
  if (left > 0) sentences.push(t('narration.left', { count: left }));
  return sentences;
}
