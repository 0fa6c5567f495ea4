// The sentences of the card "Why?": the sums of G, H and F as written on paper, the position
// on the open list, and the outcome of each neighbour. Pure; knows no DOM.

import { cellText } from '../../model/coordinates.js';
import { formatNumber } from '../../i18n/translate.js';

/** @import { ProgramName, Why, WhyChoice, WhyNeighbour, WhyRank, WhySum } from 'astrolabe-module' */
/** @import { WallKind } from '../../engine/grounds.js' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { Naming } from '../../model/coordinates.js' */

/**
 * A sum as on paper: "G = 20 + 14 × 1 = 34", and a note on it.
 * @typedef {object} Sum
 * @property {string} text
 * @property {string} note
 */

/** Maximum number of tied cells that are named; beyond it only their number is given. */
const MOST_TIED = 4;

/** The positions of the neighbours, in the order of the slots. */
export const ARROWS = '↖↑↗←→↙↓↘';

const number = formatNumber;

/** @param {WhySum} sum @param {Naming} naming @param {Translate} t @returns {Sum} */
export function gSum(sum, naming, t) {
  if (sum.parent < 0) return { text: `G = ${number(sum.g)}`, note: t('why.g_start') };
  const cell = cellText(sum.parent, naming);
  if (!sum.addsUp) return { text: `G = ${number(sum.g)}`, note: t('why.g_not_added', { cell }) };
  const isReopened = sum.parentGNow < sum.parentG;
  return {
    text: `G = ${number(sum.parentG)} + ${number(sum.unit)} × ${sum.factor}${sum.added > 0 ? ` + ${number(sum.added)}` : ''} = ${number(sum.g)}`,
    note: isReopened ? t('why.g_from_reopened', { cell, now: sum.parentGNow }) : t('why.g_from', { cell }),
  };
}

/** @param {WhySum} sum @param {Translate} t @returns {Sum} */
export function hSum(sum, t) {
  if (Number.isNaN(sum.h)) return { text: 'H', note: t('why.h_none') };
  const terms = distanceTerms(sum);
  const sign = terms === '' ? '' : `${terms} = `;
  return { text: `H = ${sign}${number(sum.h)}`, note: '' };
}

/**
 * The heuristic with its numbers filled in: "10 × (3 + 2)"; '' if there is nothing to compute.
 * @param {WhySum} sum
 */
function distanceTerms({ heuristic, straight, diagonal, dx, dy, cheapest }) {
  const [one, other] = [number(straight), number(diagonal)];
  const times = cheapest > 1 ? `${cheapest} × ` : '';
  switch (heuristic) {
    case 'manhattan':
    case 'hex':
      return `${times}${one} × (${dx} + ${dy})`;
    case 'octile': {
      const sum = `${one} × |${dx} − ${dy}| + ${other} × ${Math.min(dx, dy)}`;
      return times === '' ? sum : `${times}(${sum})`;
    }
    case 'chebyshev':
      return `${times}${one} × max(${dx}, ${dy})`;
    case 'euclidean': {
      // With exact costs the rounded part is not visible.
      const root = `${one} × √(${dx}² + ${dy}²)`;
      return Number.isInteger(diagonal) ? `${times}⌊${root}⌋` : `${times}${root}`;
    }
    case 'hexeuclidean': {
      const root = `${one} × √((${dx}/2)² + ¾ × ${dy}²)`;
      return Number.isInteger(straight) && straight > 1 ? `${times}⌊${root}⌋` : `${times}${root}`;
    }
    default:
      return '';
  }
}

/** @param {WhySum} sum @param {Translate} t @returns {Sum} */
export function fSum({ order, g, h, f, weight, fShownAsOne }, t) {
  switch (order) {
    case 'f': {
      if (fShownAsOne > 1) return { text: `F = ${number(f)}`, note: `= ${number(g)} / ${fShownAsOne} + ${number(h)}` };
      if (weight === 0) return { text: `F = ${number(f)}`, note: '= G' };
      const estimate = weight === 1 ? number(h) : `${number(weight)} × ${number(h)}`;
      return { text: `F = ${number(f)}`, note: `= ${number(g)} + ${estimate}` };
    }
    case 'h':
      return { text: `F = ${number(f)}`, note: '= H' };
    case 'depth':
      return { text: `F = ${number(f)}`, note: t('why.f_depth') };
    default:
      return { text: 'F', note: t('why.f_newest') };
  }
}

/**
 * The status of the cell: on the open list, when it was expanded, or why it was never reached.
 * @param {Why} why @param {Naming} naming @param {ProgramName} program @param {Translate} t
 * @param {WallKind | null} [wall] if the cell is one
 * @returns {string}
 */
export function standing(
  { status, rank, choice, untouched, expandedAt, timesExpanded },
  naming,
  program,
  t,
  wall = null,
) {
  if (rank !== null) return rankSentence(rank, naming, t);
  if (status === 'open') return choice === null ? t('why.open') : nextChoice(choice, naming, program, t);
  if (untouched !== null) {
    const { absence, step, lastF } = untouched;
    if (absence === 'wall') return t(`why.absent_${wall ?? 'wall'}`);
    const isProven = absence === 'goal-found' && !Number.isNaN(lastF);
    return t(`why.absent_${absence}${isProven ? '_f' : ''}`, { step, f: lastF });
  }
  const key = timesExpanded > 1 ? 'why.expanded_again' : 'why.expanded';
  const expanded = t(key, { step: expandedAt, times: timesExpanded });
  return choice === null ? expanded : `${expanded} ${reasonOf(choice, program, t)}`;
}

/**
 * The position of an open cell on the program's list, and which entry that takes next.
 * @param {WhyChoice} choice @param {Naming} naming @param {ProgramName} program @param {Translate} t
 */
function nextChoice(choice, naming, program, t) {
  const { position, size, taken, takenPosition, takenF } = choice;
  const key = position === takenPosition ? 'why.choice_next' : 'why.choice_other';
  const next = t(key, { position, size, cell: cellText(taken, naming), f: number(takenF) });
  return `${next} ${reasonOf(choice, program, t)}`;
}

/**
 * Why the program takes that entry and no other, in terms of its own list.
 * @param {WhyChoice} choice @param {ProgramName} program @param {Translate} t
 */
function reasonOf({ size, takenPosition, takenF, firstF, tied }, program, t) {
  if (size === 1) return t('why.choice_only');
  const isFirst = program === 'unity' && takenPosition === 1;
  const isAlone = program !== 'unity' && tied === 1;
  const key = isAlone ? 'alone' : isFirst ? 'unity_first' : program;
  return t(`why.choice_${key}`, { f: number(takenF), first: number(firstF), tied });
}

/** @param {WhyRank} ranking @param {Naming} naming @param {Translate} t */
function rankSentence({ rank, openCount, tied, tiedCount, tie, isDecidedByStructure }, naming, t) {
  if (rank === 0) return t('why.rank_of_many', { count: openCount });
  const key = isDecidedByStructure ? 'why.rank_structure' : rank === 1 ? 'why.rank_next' : 'why.rank';
  const first = t(key, { rank, count: openCount, before: rank - 1 });
  if (tiedCount === 0) return first;
  const named = tied.slice(0, MOST_TIED);
  const second = t(named.length < tiedCount ? 'why.tied_more' : 'why.tied', {
    cells: named.map((cell) => cellText(cell, naming)).join(t('why.list')),
    more: tiedCount - named.length,
    rule: t(`why.rule_${tie}`),
  });
  return `${first} ${second}`;
}

/**
 * @param {WhyNeighbour} neighbour @param {Naming} naming @param {ProgramName} program @param {Translate} t
 * @param {WallKind | null} [wall] if it is one
 * @returns {string}
 */
export function outcomeSentence({ outcome, offered, known, closedAt, corners }, naming, program, t, wall = null) {
  if (outcome === 'wall' && wall !== null) return t(`cell.${wall}`);
  const isOwnTest = outcome === 'parent-kept' && (program === 'unity' || program === 'cpp');
  return t(`why.outcome_${outcome}${isOwnTest ? `_${program}` : ''}`, {
    offered,
    known,
    step: closedAt,
    cells: corners.map((cell) => cellText(cell, naming)).join(t('why.and')),
  });
}
