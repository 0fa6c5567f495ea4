// The ranking of a race: its rows and columns, sortable by each, ranks, and the same as CSV. Pure.

/** @import { LaneResult } from '../places/race/state.js' */

/** @typedef {'lane' | 'cost' | 'excess' | 'expanded' | 'generated' | 'reopened' | 'comparisons' | 'time' | 'memory'} Column */
/** @typedef {'ascending' | 'descending'} Direction */
/** Rows with equal values in the column are ordered by `then`, the least first. @typedef {{ column: Column, direction: Direction, then?: Column }} Sorting */
/** A number for each column; null if it is not known. @typedef {Readonly<Record<Column, number | null>>} Values */
/**
 * @typedef {object} RankingRow
 * @property {number} id of the lane
 * @property {string} name of its setup
 * @property {Values} values
 * @property {{ low: number, high: number, runs: number } | null} spread of the times
 * @property {string} state shown for a lane without a result: its phase; 'below-optimum': a bug; or ''
 */
/** @typedef {{ row: RankingRow, rank: number | null }} Ranked the rank of a value that is not known is null */
/** @typedef {Pick<LaneResult, 'outcome' | 'ruling' | 'cost' | 'excess' | 'expanded' | 'generated' | 'reopened' | 'comparisons' | 'milliseconds' | 'bytes'>} Measured */

/** In the order of the table. @type {readonly Column[]} */
export const COLUMNS = Object.freeze(
  /** @type {const} */ ([
    'lane',
    'cost',
    'excess',
    'expanded',
    'generated',
    'reopened',
    'comparisons',
    'time',
    'memory',
  ]),
);

/** By path cost, then by the number of expansions. @type {Sorting} */
export const BEST_FIRST = Object.freeze({ column: 'cost', direction: 'ascending', then: 'expanded' });

/** @type {Omit<Values, 'lane'>} */
const UNKNOWN = Object.freeze({
  ...{ cost: null, excess: null, expanded: null, generated: null },
  ...{ reopened: null, comparisons: null, time: null, memory: null },
});

/**
 * @param {{ id: number, name: string, phase: string, result: Measured | null }} lane
 * @param {number} index of the lane, from 0
 * @returns {RankingRow}
 */
export function rowOf({ id, name, phase, result }, index) {
  const lane = index + 1;
  if (result === null) return { id, name, values: { lane, ...UNKNOWN }, spread: null, state: phase };
  const { outcome, ruling, milliseconds, bytes, expanded, generated, reopened, comparisons } = result;
  const isFound = outcome === 'found';
  const isBug = ruling === 'below-optimum';
  const values = {
    ...{ lane, expanded, generated, reopened, comparisons },
    cost: isFound ? result.cost : null,
    excess: isFound && !isBug ? result.excess : null,
    time: milliseconds.median,
    memory: bytes === 0 ? null : bytes,
  };
  return { id, name, values, spread: milliseconds, state: isBug ? ruling : isFound ? '' : outcome };
}

/** The row while the race has not reached its end. @param {RankingRow} row @returns {RankingRow} */
export function isRunning({ id, name, values }) {
  return { id, name, values: { ...UNKNOWN, lane: values.lane }, spread: null, state: 'racing' };
}

/** The sorting after a click on a column heading: reversed if it is already by that column. @param {Sorting} sorting @param {Column} column @returns {Sorting} */
export function pressed(sorting, column) {
  const turns = sorting.column === column && sorting.direction === 'ascending';
  return { column, direction: turns ? 'descending' : 'ascending' };
}

/** @param {number | null | undefined} value */
const isKnown = (value) => typeof value === 'number' && !Number.isNaN(value);

/**
 * The order of two values of a column: unknown ones go last, in either direction.
 * @param {number | null | undefined} a @param {number | null | undefined} b @param {Direction} direction
 */
export function compareValues(a, b, direction) {
  if (!isKnown(a) || !isKnown(b)) return Number(isKnown(b)) - Number(isKnown(a));
  const [first, second] = [Number(a), Number(b)];
  if (first === second) return 0;
  return first < second === (direction === 'ascending') ? -1 : 1;
}

/**
 * Stable: rows with equal values keep their order, and share a rank, so that 1, 2, 2 is followed by 4.
 * @param {readonly RankingRow[]} rows @param {Sorting} sorting @returns {Ranked[]}
 */
export function ranked(rows, { column, direction, then }) {
  const compare = (/** @type {RankingRow} */ a, /** @type {RankingRow} */ b) =>
    compareValues(a.values[column], b.values[column], direction) ||
    (then === undefined ? 0 : compareValues(a.values[then], b.values[then], 'ascending'));
  /** @type {Ranked[]} */
  const list = [];
  for (const row of [...rows].sort(compare)) {
    const before = list.at(-1);
    const isAsBefore = before !== undefined && compare(before.row, row) === 0;
    list.push({ row, rank: !isKnown(row.values[column]) ? null : isAsBefore ? before.rank : list.length + 1 });
  }
  return list;
}

export const CSV_HEADER =
  'rank,lane,set_up,outcome,cost,excess_percent,expanded,generated,reopened,comparisons,time_ms,time_low_ms,time_high_ms,runs,memory_bytes';

/** One line per row, in the order and with the ranks given; empty if a number is not known. @param {readonly Ranked[]} rows */
export function rankingCsv(rows) {
  const lines = rows.map(({ row, rank }) => {
    const { values, spread, name, state } = row;
    const excess = values.excess === null ? null : values.excess * 100;
    return [
      ...[
        rank,
        'ABCD'.charAt((values.lane ?? 1) - 1),
        quoted(name),
        state === '' ? 'found' : state,
        values.cost,
        excess,
      ],
      ...[values.expanded, values.generated, values.reopened, values.comparisons],
      ...[values.time, spread?.low, spread?.high, spread?.runs, values.memory],
    ]
      .map(csvCell)
      .join(',');
  });
  return `${[CSV_HEADER, ...lines].join('\n')}\n`;
}

/** To a millionth: further digits of a sum of fractions are rounding errors. @param {string | number | null | undefined} value */
export function csvCell(value) {
  if (typeof value === 'string') return value;
  return isKnown(value) ? String(Number(Number(value).toFixed(6))) : '';
}

/** @param {string} text */
export function quoted(text) {
  // Spreadsheets would take a leading = + - @ for a formula.
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
