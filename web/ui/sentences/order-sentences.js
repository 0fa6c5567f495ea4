// The sentences about an order of expansion that was checked: which options it has, which bug explains it, where it
// differs first. Pure.

import { gridPointOf } from '../../model/coordinates.js';
import { isPassedOver } from '../../model/settings.js';

/** @import { Translate } from '../../i18n/translate.js' */
/** @import { CheckedOrder } from '../../engine/jobs/order-check.js' */
/** @import { Part } from '../../model/notice.js' */

/** For each key of a link, the key of the option's name, and the beginning of those of its values ('' for a number). */
const OPTIONS = Object.freeze({
  a: ['search.algorithm', 'algorithm.'],
  h: ['search.heuristic', 'heuristic.'],
  w: ['search.weight', ''],
  c: ['search.corner', 'corner.'],
  k: ['search.costs', 'costs.'],
  tie: ['search.tie', 'tie.'],
  stop: ['search.stop', 'stop.'],
  up: ['search.update', 'update.'],
  re: ['search.reopens', 'order_check.reopens_'],
  no: ['search.neighbours', 'neighbours.'],
  ol: ['search.open-list', 'open-list.'],
});
/** Lists of programs that break ties by no rule of the page. @type {readonly string[]} */
const OWN_TIES = ['in-place', 'in-place/g', 'in-place/h', 'last-in-place', 'by-column', 'by-row', 'any'];
/** What is said of settings. */
const NAMED = Object.freeze(/** @type {const} */ (['algorithm', 'heuristic', 'corner', 'costs', 'tie']));
/** With more values than these, an option is not decided by the order. */
const MOST_VALUES = 2;

/** @param {CheckedOrder} checked @returns {Part[]} */
export function orderParts({ cells, counting, findings }) {
  const { setups, bugs, isStartWall, isGoalWall, settings } = findings;
  const counted = ['order_check.counted', counting.isRowFirst ? 'row' : 'column', counting.isYUp ? 'up' : 'down'];
  const goalWall = settings.allowsBlockedGoal ? 'order_check.goal_wall_entered' : 'order_check.goal_wall';
  const parts = [
    { key: counted.join('_'), values: { count: cells.length, first: counting.first } },
    ...(isStartWall ? [{ key: 'order_check.start_wall' }] : []),
    ...(isGoalWall ? [{ key: goalWall }] : []),
  ];
  if (setups === 0) return [...parts, { key: 'order_check.none' }];
  const explained = bugs.length > 1 ? 'order_check.bugs_found' : 'order_check.bug_found';
  const key = bugs.length > 0 ? explained : 'order_check.found';
  return [...parts, { key, values: { setups } }, ...bugs.map((bug) => ({ key: `order_check.bug_${bug}` }))];
}

/** @param {CheckedOrder} checked @param {Translate} t @returns {string} */
export function optionsSentence({ findings }, t) {
  const { setups, options } = findings;
  if (setups === 0) return t('order_check.nearest', { settings: settingsText(findings, t) });
  const values = new Map(options.map((text) => valuesIn(text)));
  const or = t('order_check.or');
  const programs = (values.get('as') ?? []).filter((name) => name !== 'none');
  const known = [];
  const open = [];
  for (const [key, [name = '', prefix = '']] of Object.entries(OPTIONS)) {
    const found = values.get(key) ?? [];
    if (found.length === 0) continue;
    if (found.length > MOST_VALUES) open.push(t(name));
    else
      known.push(
        t('order_check.option', { name: t(name), value: found.map((one) => valueText(prefix, one, t)).join(or) }),
      );
  }
  const comma = t('search.list_separator');
  const sentences = [];
  if (programs.length > 0) {
    const names = programs.map((name) => t(`program.${name}`)).join(or);
    sentences.push(t('order_check.program', { programs: names }));
  }
  if (known.length > 0) sentences.push(t('order_check.options_are', { options: known.join(t('order_check.between')) }));
  // Among the page's options that is a choice, which few programs made.
  const hasDiagonals = !(values.get('c') ?? []).includes('four');
  if (hasDiagonals && values.get('k')?.join() === 'unit') sentences.push(t('order_check.costs_unit'));
  if (open.length > 0) sentences.push(t('order_check.open', { options: open.join(comma) }));
  return sentences.join(t('status.separator'));
}

/** What is said of the settings that were found. @param {CheckedOrder['findings']} findings @param {Translate} t */
export function settingsText({ settings }, t) {
  const { weightHundredths } = settings;
  const words = NAMED.filter((list) => list === 'algorithm' || !isPassedOver(settings, list)).map((list) => {
    const isWeighted = list === 'heuristic' && weightHundredths !== 100 && !isPassedOver(settings, 'weightHundredths');
    return t(`${list}.${settings[list]}`) + (isWeighted ? ` × ${weightHundredths / 100}` : '');
  });
  return words.join(t('search.list_separator'));
}

/** @param {string} text "key=value|value" @returns {[string, string[]]} */
function valuesIn(text) {
  const [key = '', list = ''] = text.split('=');
  return [key, list === '' ? [] : list.split('|')];
}

/** @param {string} prefix @param {string} value @param {Translate} t */
const valueText = (prefix, value, t) => {
  if (prefix === '') return value;
  return OWN_TIES.includes(value) ? t(`order_check.tie_${value.replace('/', '_')}`) : t(prefix + value);
};

/** @param {CheckedOrder} checked @param {{ width: number }} board @returns {Part[]} */
export function differenceParts({ cells, findings }, board) {
  const { setups, bugs, agreed, seen, expected } = findings;
  const isRight = setups > 0 && bugs.length === 0;
  if (isRight && isSame(findings)) return [{ key: 'order_check.same' }];
  const values = { step: agreed + 1, agreed, all: cells.length };
  const ending = seen < 0 ? 'ends' : expected < 0 ? 'goes_on' : 'differs';
  const points = {
    ...(seen < 0 ? {} : { seen: gridPointOf(seen, board) }),
    ...(expected < 0 ? {} : { expected: gridPointOf(expected, board) }),
  };
  const difference = { key: `order_check.${ending}`, values, points };
  return isRight ? [{ key: 'order_check.by_ties' }, difference] : [difference];
}

/** @typedef {{ row: number, found: number, expected: number }} NumberFault */

/**
 * What the numbers beside the order say; empty if there are none, or they say nothing.
 * @param {CheckedOrder} checked @param {{ width: number }} board @param {Translate} t @returns {Part[]}
 */
export function numberParts({ cells, findings: { numbers } }, board, t) {
  const { heuristics, nearest, weight, fHasG, unitOfH, unitOfG, hasTwoUnits } = numbers;
  const { sum, step, stepThrough, estimate, fall } = numbers;
  /** @type {Part[]} */
  const parts = [];
  const names = heuristics.map((name) => t(`heuristic.${name}`)).join(t('order_check.or'));
  if (unitOfH > 0 && heuristics.length > 0)
    parts.push({ key: 'order_check.h_is', values: { heuristics: names, unit: rounded(unitOfH) } });
  if (hasTwoUnits)
    parts.push({ key: 'order_check.units_differ', values: { g: rounded(unitOfG), h: rounded(unitOfH) } });
  /** @param {string} key @param {NumberFault} fault @param {Record<string, string | number>} [more] */
  const add = (key, { row, found, expected }, more) => {
    if (row < 0) return;
    const values = { step: row + 1, found: rounded(found), expected: rounded(expected), ...more };
    parts.push({ key, values, points: { cell: gridPointOf(cells[row] ?? 0, board) } });
  };
  const otherF = fHasG ? 'order_check.other_f' : 'order_check.other_f_alone';
  if (!fHasG) parts.push({ key: 'order_check.f_alone' });
  if (weight === 1) add(otherF, sum);
  else add(`${otherF}_weighted`, sum, { weight: rounded(weight) });
  add('order_check.other_g', step);
  const kept = step.found < step.expected ? 'order_check.parent_kept' : 'order_check.g_kept';
  if (stepThrough >= 0) parts.push({ key: kept, points: { cell: gridPointOf(stepThrough, board) } });
  add('order_check.other_h', estimate, { heuristic: t(`heuristic.${nearest}`) });
  add('order_check.fall_of_h', fall);
  return parts;
}

/** @param {number} value */
const rounded = (value) => Number(value.toFixed(3));

/** Whether the search with its settings is the very same. @param {CheckedOrder['findings']} findings */
export const isSame = ({ seen, expected }) => seen < 0 && expected < 0;
