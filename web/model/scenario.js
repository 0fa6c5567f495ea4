// What is shown of a finished scenario: reasons for other lengths, pages of rows, lines of CSV. Pure.

import { isPassedOver } from './settings.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Row } from '../engine/jobs/scenario-answers.js' */
/** @import { Translate } from '../i18n/translate.js' */

export const ROWS_A_PAGE = 20;

export const CSV_HEADER = 'row,start_x,start_y,goal_x,goal_y,published,found,difference,expanded,outcome';

/**
 * Published lengths are those of shortest paths on uniform terrain, straight steps 1, diagonal ones √2, and
 * no diagonal step past a wall.
 * @param {SearchSettings} settings as used by the search: with what a program fixes
 * @param {boolean} isEven all free cells cost the same
 * @returns {string[]} keys of the reasons why the lengths found may differ
 */
export function doubts(settings, isEven) {
  const { algorithm, heuristic, weightHundredths, corner, costs, stop, update } = settings;
  /** @param {keyof SearchSettings} name */
  const counts = (name) => !isPassedOver(settings, name);
  const overestimates =
    (counts('weightHundredths') && weightHundredths > 100) || (counts('heuristic') && heuristic === 'manhattan');
  const isSloppy = (counts('stop') && stop === 'opened') || (counts('update') && update === 'never') || overestimates;
  /** @type {[string, boolean][]} */
  const all = [
    ['scenario.doubt_program', settings.program !== 'none' && !settings.corrected],
    ['scenario.doubt_costs', costs !== 'exact'],
    ['scenario.doubt_corner', corner !== 'nowall'],
    ['scenario.doubt_ground', !isEven],
    ['scenario.doubt_longer', ['bfs', 'dfs', 'greedy'].includes(algorithm) || isSloppy],
  ];
  return all.filter(([, isSo]) => isSo).map(([key]) => key);
}

/** The map's file name, without its folders. @param {string} path */
export function baseName(path) {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/**
 * @param {number} page from 0
 * @param {number} count of rows
 * @returns {{ first: number, end: number, page: number, pages: number }} the nearest existing page
 */
export function pageOfRows(page, count) {
  const pages = Math.max(1, Math.ceil(count / ROWS_A_PAGE));
  const known = Math.min(Math.max(page, 0), pages - 1);
  const first = known * ROWS_A_PAGE;
  return { first, end: Math.min(first + ROWS_A_PAGE, count), page: known, pages };
}

/** Whether the row has a length. @param {Row} row */
export function isAnswered({ outcome }) {
  return outcome === 'equal' || outcome === 'differs';
}

/** The published length in words. @param {Row} row @param {Translate} t */
export function publishedText({ published }, t) {
  return Number.isFinite(published) ? t('scenario.number', { value: published }) : t('scenario.outcome_no-path');
}

/** The exact costs approximate √2 up to the ninth decimal. @param {number} length */
const rounded = (length) => Number(length.toFixed(8));

/** With its line end. @param {Row} row @param {number} index @param {number} width */
export function csvLine(row, index, width) {
  const { start, goal, published, found, expanded, outcome } = row;
  const coordinates = [start, goal].flatMap((cell) => [cell % width, Math.floor(cell / width)]);
  const hasLength = Number.isFinite(published);
  const lengths = [
    isAnswered(row) ? rounded(found) : '',
    isAnswered(row) && hasLength ? rounded(found - published) : '',
  ];
  return `${[index + 1, ...coordinates, hasLength ? published : '', ...lengths, expanded, outcome].join(',')}\n`;
}
