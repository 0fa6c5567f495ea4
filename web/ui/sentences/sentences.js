// Longer texts composed from keys: the label of a cell, the reason of a refusal, the status.
// Knows no DOM.

import { STATUS } from '../../engine/layouts.js';
import { TOP_LEFT, gridPointText } from '../../model/coordinates.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { CellFacts } from '../../canvas/cell-facts.js' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { Naming } from '../../model/coordinates.js' */
/** @import { Notice, Part } from '../../model/notice.js' */

/** Longer excerpts of a file are not repeated in a sentence. */
const LONGEST_QUOTE = 40;

/**
 * The description of a cell, without its position and its numbers.
 * @param {CellFacts} facts
 * @param {Translate} t
 * @returns {string[]}
 */
export function cellStates(facts, t) {
  const states = [];
  if (facts.isStart) states.push(t('cell.start'));
  if (facts.isGoal) states.push(t('cell.goal'));
  if (facts.wall !== null) states.push(t(`cell.${facts.wall}`));
  if (facts.status === STATUS.open) states.push(t('cell.open'));
  else if (facts.status === STATUS.closed) states.push(t('cell.closed'));
  else if (facts.status === STATUS.untouched && facts.factor > 0) states.push(t('cell.untouched'));
  return states;
}

/** @param {CellFacts} facts @param {Translate} t @returns {string[]} */
export function cellExtras(facts, t) {
  const extras = [];
  if (facts.parent >= 0) {
    const key = facts.isParentFar ? 'cell.parent_far' : 'cell.parent';
    extras.push(t(key, { direction: t(`direction.${facts.parent}`) }));
  }
  if (facts.isOnPath) extras.push(t('cell.on_path'));
  if (facts.isCurrent) extras.push(t('cell.current'));
  if (facts.factor > 1) extras.push(t('cell.factor', { factor: facts.factor }));
  if (facts.added > 0) extras.push(t('cell.added', { added: facts.added }));
  if (facts.xray !== null) extras.push(xrayWords(facts.xray, t));
  return extras;
}

/** What the X-ray shows of a cell. @param {NonNullable<CellFacts['xray']>} xray @param {Translate} t */
function xrayWords({ trueCost, weightedH, difference, isWeighted }, t) {
  const name = t(isWeighted ? 'xray.weighted_h' : 'xray.h');
  const values = { name, h: weightedH, cost: trueCost, size: Math.abs(difference) };
  if (difference === 0) return t('xray.exact_at', values);
  if (difference > 0) return t('xray.over_at', values);
  return t(difference === -Infinity ? 'xray.unreachable_at' : 'xray.under_at', values);
}

/**
 * "row 3, column 5, open, F 84, G 34, H 50, parent left".
 * @param {CellFacts} facts
 * @param {Translate} t
 * @returns {string}
 */
export function cellLabel(facts, t) {
  const numbers = /** @type {const} */ (['f', 'g', 'h'])
    .filter((name) => !Number.isNaN(facts[name]))
    .map((name) => t(`cell.${name}`, { value: facts[name] }));
  const position = t('cell.at', { row: facts.row, column: facts.column });
  const parts = [position, ...cellStates(facts, t), ...numbers, ...cellExtras(facts, t)];
  return parts.join(t('cell.separator'));
}

/** @param {string} text @returns {boolean} */
const isCount = (text) => /^[1-9]\d*$/.test(text) && text.length < 16;

/** @param {Reason} reason @param {Translate} t @returns {string} */
export function reasonSentence({ code, line, found, expected }, t) {
  // Of a link it is a pair.
  const [key = '', value = ''] = found.split('=', 2);
  // What is in quotation marks stays as it was written.
  const isQuoted = t(`reason.${code}`, { found: '\n' }).includes('“\n');
  const values = {
    code,
    line,
    found: isCount(found) && !isQuoted ? Number(found) : quote(found) || t('reason.nothing'),
    expected: isCount(expected) ? Number(expected) : expected.replace(' x ', ' × ') || t('reason.nothing'),
    value: quote(value) || t('reason.nothing'),
    what: t(`link.name.${key}`),
  };
  let sentence = (found === '' && t(`reason.${code}_none`, values)) || t(`reason.${code}`, values);
  if (sentence === '') sentence = t(found === '' ? 'reason.other' : 'reason.other_detail', values);
  // For a graph it is the number of a node or an edge, which the sentence itself mentions.
  return line > 0 && !code.startsWith('graph.') ? t('reason.at_line', { line, sentence }) : capital(sentence);
}

/** What speaks of no cell of the page's board needs no naming. @type {Naming} */
const NO_BOARD = Object.freeze({ width: 0, height: 0, coordinates: TOP_LEFT });

/** @param {Notice} notice @param {Translate} t @param {Naming} [naming] of the board that it refers to @returns {string} */
export function noticeSentence({ parts }, t, naming = NO_BOARD) {
  return parts
    .map((part) => ('reason' in part ? reasonSentence(part.reason, t) : partSentence(part, t, naming)))
    .join(t('status.separator'));
}

/** @param {Part} part @param {Translate} t @param {Naming} naming */
function partSentence({ key, values, points = {} }, t, naming) {
  const named = Object.entries(points).map(([name, point]) => [
    name,
    [point]
      .flat()
      .map((one) => gridPointText(one, naming))
      .join(', '),
  ]);
  return t(key, { ...values, ...Object.fromEntries(named) });
}

/** Text from outside, prepared for use in a sentence. @param {string} text */
function quote(text) {
  const printable = text.replace(/\p{C}/gu, '\uFFFD');
  return printable.length > LONGEST_QUOTE ? `${printable.slice(0, LONGEST_QUOTE)}…` : printable;
}

/** @param {string} sentence */
function capital(sentence) {
  // A key of a link stays as it is typed.
  return /^\w+=/.test(sentence) ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
