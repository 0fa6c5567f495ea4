// What a step did, in sentences made from its log lines and the outcomes of the neighbours. Pure; knows no DOM.

import { LOG_FIELDS, LOG_KINDS, LOG_STRIDE } from '../../../engine/layouts.js';
import { formatNumber } from '../../../i18n/translate.js';
import { expandsLeastF } from '../../../model/quiz.js';
import { isPassedOver } from '../../../model/settings.js';

/** @import { SearchSettings, Why } from 'astrolabe-module' */
/** @import { Translate } from '../../../i18n/translate.js' */
/**
 * @typedef {object} StepReport of a step
 * @property {number} cell that was expanded; -1 where the log has none
 * @property {number} f of it; NaN where the search has none
 * @property {boolean} isRaised its numbers were reset instead (LPA*)
 * @property {boolean} isBackward in the half of a search that comes from the goal
 * @property {{ opened: number, improved: number, reopened: number }} counts of neighbours
 * @property {ReadonlySet<number>} changed the cells counted: before the step they had different numbers, or none
 */

/** Outcomes of neighbours that were compared but not changed. @type {ReadonlySet<string>} */
const LEFT = new Set(['not-better', 'parent-kept', 'closed', 'kept-closed']);

/** @type {ReadonlySet<string>} */
const BARRED = new Set(['no-diagonals', 'corner', 'beyond-square']);
/** @type {Readonly<Record<string, string>>} */
const MARKS = { opened: '✓', improved: '<', reopened: '↺', 'not-better': '=', 'parent-kept': '=', closed: '●' };

/** @type {readonly number[]} */
const EXPANDS = [LOG_KINDS.expanded, LOG_KINDS.raised];
const CHANGES = /** @type {const} */ (['opened', 'improved', 'reopened']);

/** Most cells of the same F that are named; of the rest only the number is given. */
const MOST_TIED = 3;

/** The sign for the outcome of a neighbour. @param {string} outcome */
export const markOf = (outcome) => MARKS[outcome] ?? (BARRED.has(outcome) ? '✗' : outcome === 'kept-closed' ? '●' : '');

/** @param {Float64Array} log of one step, as Engine.log() gives it @returns {StepReport} */
export function eventsOf(log) {
  /** @type {Set<number>} */
  const changed = new Set();
  /** @type {StepReport} */
  const reported = {
    cell: -1,
    f: NaN,
    isRaised: false,
    isBackward: false,
    counts: { opened: 0, improved: 0, reopened: 0 },
    changed,
  };
  const starts = Array.from({ length: Math.floor(log.length / LOG_STRIDE) }, (_, row) => row * LOG_STRIDE);
  const expanded = starts.find((at) => EXPANDS.includes(log[at + LOG_FIELDS.kind] ?? -1)) ?? 0;
  for (const at of starts) {
    // The first step of a bidirectional search also opens the goal: in the other half, and not as a neighbour.
    if (log[at + LOG_FIELDS.layer] !== log[expanded + LOG_FIELDS.layer]) continue;
    const kind = log[at + LOG_FIELDS.kind];
    const cell = log[at + LOG_FIELDS.cell] ?? -1;
    const change = CHANGES.find((name) => kind === LOG_KINDS[name]);
    if (change !== undefined) {
      reported.counts[change] += 1;
      changed.add(cell);
    } else if (kind === LOG_KINDS.expanded || kind === LOG_KINDS.raised) {
      reported.cell = cell;
      reported.f = log[at + LOG_FIELDS.f] ?? NaN;
      reported.isRaised = kind === LOG_KINDS.raised;
      reported.isBackward = log[at + LOG_FIELDS.layer] === 1;
    }
  }
  return reported;
}

/**
 * @param {StepReport} reported
 * @param {object} given
 * @param {SearchSettings} given.settings
 * @param {number} given.open cells that are open after the step
 * @param {Why | null} given.why of the cell expanded, at this step
 * @param {ReadonlyMap<number, readonly number[]> | null} given.byF open cells by F after the step; null: not known
 * @param {'goal' | 'nearest' | null} given.end where the search ended, if this step was the last: at the goal, or at the cell
 *   nearest to an unreachable goal
 * @param {number} given.cost of the path
 * @param {(cell: number) => string} given.name
 * @param {Translate} given.t
 * @returns {string[]} sentences
 */
export function narrate(reported, { settings, open, why, byF, end, cost, name, t }) {
  const { cell, f, isRaised, isBackward, counts } = reported;
  if (cell < 0) return [];
  const values = { cell: name(cell), f: formatNumber(f) };
  if (isRaised) return [t('narration.raised', values)];
  const before = open - counts.opened - counts.reopened + 1;
  const isLeast = expandsLeastF(settings) && !Number.isNaN(f);
  const key = isLeast ? (before === 1 ? 'only' : 'least') : Number.isNaN(f) ? 'takes' : 'takes_f';
  const sentences = [t(`narration.${key}`, { ...values, open: before })];
  const known = why?.isExplained ? why.neighbours : [];
  // A path of equal cost only changes the parent.
  const equal = known.filter(({ outcome, offered, known: before }) => outcome === 'improved' && offered === before);
  const isNew = (/** @type {number} */ one) =>
    reported.changed.has(one) && !equal.some((neighbour) => neighbour.cell === one);
  const tied = isLeast ? (byF?.get(f) ?? []).filter((one) => !isNew(one)) : [];
  if (tied.length > 0 && !isPassedOver(settings, 'tie')) {
    const named = tied.slice(0, MOST_TIED).map(name).join(t('why.list'));
    const values = { cells: named, more: tied.length - MOST_TIED, rule: t(`why.rule_${settings.tie}`) };
    sentences.push(t(tied.length > MOST_TIED ? 'why.tied_more' : 'why.tied', values));
  }
  if (isBackward) sentences.push(t('narration.backward'));
  if (end !== null) return [...sentences, t(`narration.${end}`, { cost })];
  const all = { ...counts, improved: counts.improved - equal.length, equal: equal.length };
  const done = Object.entries(all).filter(([, count]) => count > 0);
  for (const [kind, count] of done) sentences.push(t(`narration.${kind}`, { count }));
  if (done.length === 0) sentences.push(t('narration.nothing'));
  const left = known.filter(({ outcome }) => LEFT.has(outcome)).length;
  if (left > 0) sentences.push(t('narration.left', { count: left }));
  return sentences;
}
