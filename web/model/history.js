// What can be undone and redone. An entry holds the previous board or settings; applying it returns
// the inverse entry, so that each is stored once, on the side where it is needed. Pure:
// the caller defines how an entry is applied to a board.

import { changedSettings, isSameSettings } from './settings.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Grounds } from '../engine/grounds.js' */
/** @import { Breakpoint } from './breakpoints.js' */
/** @import { Display } from './display.js' */
/** @import { Part } from './notice.js' */
/** @import { State } from './state.js' */
/**
 * @typedef {object} Snapshot a whole board
 * @property {string} name
 * @property {Part | null} title
 * @property {number} width
 * @property {number} height
 * @property {number} start
 * @property {number} goal
 * @property {Grounds} grounds
 * @property {SearchSettings | null} settings if they changed together with the board
 * @property {Display | null} display likewise
 * @property {readonly Breakpoint[] | null} breakpoints likewise
 */
/** @typedef {{ kind: 'cells', cells: Uint32Array, grounds: Grounds }} Cells */
/**
 * @typedef {(Cells
 *   | { kind: 'end', end: 'start' | 'goal', cell: number }
 *   | { kind: 'settings', settings: SearchSettings }
 *   | { kind: 'board', board: Snapshot }) & { gesture?: number }} Change
 */
/**
 * All changes of one gesture form one entry: a stroke is its changes of cells, the first one first.
 * @typedef {Change | { kind: 'stroke', parts: readonly Cells[], gesture: number }} Entry
 */
/**
 * @typedef {object} History the newest entries last
 * @property {readonly Entry[]} past
 * @property {readonly Entry[]} future
 */

/** Bytes of cells and grounds that are kept: four boards of the maximum size. */
export const BUDGET = 64 * 2 ** 20;
/** Maximum number of entries; each costs a little even if it is one cell. */
export const LONGEST = 1000;

/** Values that drawing does not change. */
const OF_BOARD = /** @type {const} */ (['name', 'title', 'width', 'height', 'start', 'goal']);

/** Approximate size of an entry besides its arrays. */
const OVERHEAD = 100;

/** @type {History} */
export const NO_HISTORY = Object.freeze({ past: Object.freeze([]), future: Object.freeze([]) });

/** @param {Entry} entry @returns {number} bytes */
export function weightOf(entry) {
  if (entry.kind === 'stroke') return entry.parts.reduce((sum, part) => sum + weightOf(part), 0);
  if (entry.kind === 'cells') return OVERHEAD + entry.cells.byteLength + entry.grounds.byteLength;
  return entry.kind === 'board' ? OVERHEAD + entry.board.grounds.byteLength : OVERHEAD;
}

/**
 * Something was done: what had been undone can no longer be redone.
 * @param {History} history
 * @param {Change} entry
 * @returns {History}
 */
export function withEntry({ past }, entry) {
  const last = past.at(-1);
  const { gesture } = entry;
  if (last === undefined || gesture === undefined || gesture !== last.gesture)
    return { past: bounded([...past, entry], BUDGET), future: [] };
  // For an end that is dragged the first position counts.
  if (entry.kind !== 'cells') return { past, future: [] };
  const parts = last.kind === 'stroke' ? last.parts : last.kind === 'cells' ? [last] : [];
  return {
    past: bounded([...past.slice(0, -1), { kind: 'stroke', parts: [...parts, entry], gesture }], BUDGET),
    future: [],
  };
}

/**
 * Takes the last entry, and the history without it.
 * @param {History} history
 * @returns {{ entry: Change | null, history: History }} null: the history is empty
 */
export function lastEntry({ past, future }) {
  const last = past.at(-1);
  return { entry: last === undefined ? null : whole(last), history: { past: past.slice(0, -1), future } };
}

/** A stroke as one change of cells, each with its first value. @param {Entry} entry @returns {Change} */
function whole(entry) {
  if (entry.kind !== 'stroke') return entry;
  // A cell that changed twice gets its first value last.
  const parts = [...entry.parts].reverse();
  const count = parts.reduce((sum, { cells }) => sum + cells.length, 0);
  const isWide = parts.some(({ grounds }) => grounds instanceof Uint16Array);
  const [cells, grounds] = [new Uint32Array(count), isWide ? new Uint16Array(count) : new Uint8Array(count)];
  let at = 0;
  for (const part of parts) {
    cells.set(part.cells, at);
    grounds.set(part.grounds, at);
    at += part.cells.length;
  }
  return { kind: 'cells', cells, grounds };
}

/**
 * What an entry is about, for the status line.
 * @param {Entry} entry
 * @param {Pick<State, 'board' | 'settings'>} state before it is put back
 * @returns {string} the key of the words for it
 */
export function subjectOf(entry, { board, settings }) {
  if (entry.kind === 'end') return `undo.${entry.end}`;
  // Very many changed cells are stored as a whole board.
  const isDrawing =
    entry.kind === 'cells' ||
    entry.kind === 'stroke' ||
    (entry.kind === 'board' && OF_BOARD.every((name) => entry.board[name] === board[name]));
  if (isDrawing) return 'undo.drawing';
  if (entry.kind === 'board') return 'undo.board';
  const changed = changedSettings(entry.settings, settings);
  // Settings that change only because of another program or kind of cells are not mentioned.
  const [name] = changed.length === 1 ? changed : changed.filter((one) => one === 'program' || one === 'board');
  return `undo.set_${name ?? 'several'}`;
}

/**
 * These settings are restored, since others were refused: the changes that led away from them are dropped.
 * @param {History} history
 * @param {SearchSettings} settings
 * @returns {History}
 */
export function withoutDetour({ past, future }, settings) {
  return { past: straightened(past, settings), future: straightened(future, settings) };
}

/** @param {readonly Entry[]} entries @param {SearchSettings} settings */
function straightened(entries, settings) {
  let first = entries.length;
  while (entries[first - 1]?.kind === 'settings') first -= 1;
  const detour = entries.findIndex(
    (entry, index) => index >= first && entry.kind === 'settings' && isSameSettings(entry.settings, settings),
  );
  return detour < 0 ? entries : entries.slice(0, detour);
}

/** @typedef {(entry: Change) => Change} Apply puts it back; gives the entry that leads here again */

/** @param {History} history @param {Apply} apply @returns {History} */
export function undone(history, apply) {
  const { entry, history: rest } = lastEntry(history);
  return entry === null ? history : bothBounded(rest.past, [...history.future, apply(entry)]);
}

/** @param {History} history @param {Apply} apply @returns {History} */
export function redone({ past, future }, apply) {
  const entry = future.at(-1);
  if (entry === undefined) return { past, future };
  const next = bothBounded(future.slice(0, -1), [...past, apply(whole(entry))]);
  return { past: next.future, future: next.past };
}

/**
 * An inverse may be larger than its entry, such as a large board in place of a small one. The side
 * that was just added to keeps its newest entries, the other one drops its oldest.
 * @param {readonly Entry[]} shorter
 * @param {readonly Entry[]} longer
 * @returns {History} `shorter` as its past and `longer` as its future
 */
function bothBounded(shorter, longer) {
  const future = bounded(longer, BUDGET);
  const left = BUDGET - future.reduce((sum, entry) => sum + weightOf(entry), 0);
  return { past: bounded(shorter, left), future };
}

/**
 * The newest entries that fit.
 * @param {readonly Entry[]} entries
 * @param {number} budget
 * @returns {readonly Entry[]}
 */
function bounded(entries, budget) {
  let left = budget;
  let first = entries.length;
  while (first > 0 && entries.length - first < LONGEST) {
    const entry = entries[first - 1];
    if (entry === undefined || weightOf(entry) > left) break;
    left -= weightOf(entry);
    first -= 1;
  }
  return first === 0 ? entries : entries.slice(first);
}
