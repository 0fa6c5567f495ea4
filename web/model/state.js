// The page's only state: a plain object, replaced and never changed in place. The cells of the map
// live in the engine; `board.revision` says whether they have changed.
// Knows no DOM, no engine and no language.

import { DEFAULT_SETTINGS } from '../engine/options.js';
import { DEFAULT_DISPLAY } from './display.js';
import { NO_HISTORY } from './history.js';
import { NO_REFEREE } from './referee.js';
import { FIRST_TOOLS, withPreview } from './drawing/tools.js';

/** @import { Position, SearchResult, SearchSettings } from 'astrolabe-module' */
/** @import { Field } from '../canvas/layers/draw-board.js' */
/** @import { Overlay } from '../canvas/layers/draw-dead-ends.js' */
/** @import { IslandsOverlay } from '../canvas/layers/draw-islands.js' */
/** @import { Breakpoint } from './breakpoints.js' */
/** @import { Display } from './display.js' */
/** @import { Tools } from './drawing/tools.js' */
/** @import { History } from './history.js' */
/** @import { Caption } from './maps/caption.js' */
/** @import { Notice, Part } from './notice.js' */
/** @import { Referee } from './referee.js' */

/** @typedef {{ cells: readonly number[] | Uint32Array, ground: number }} Edit */
/**
 * @typedef {object} Board
 * @property {string} name a file's name, or one that the visitor gave; '' if there is a title
 * @property {Part | null} title of a board created by the page itself
 * @property {number} width
 * @property {number} height
 * @property {number} start
 * @property {number} goal
 * @property {number} revision counts up with every change of a cell
 * @property {Edit | null} edit the one that led to this revision; null after a new board, or
 *   cells of several grounds
 */
/**
 * 'running' while a search needs more than a slice: result and position are then those of the previous
 * search. 'refused': there is no result.
 * @typedef {'running' | 'settled' | 'refused'} Phase
 */
/**
 * @typedef {object} Search
 * @property {Phase} phase
 * @property {number} serial counts up with every search settled
 * @property {SearchResult} result
 */
/**
 * @typedef {object} Playback
 * @property {Position} position
 * @property {boolean} isPlaying
 * @property {number} speed steps a second, one of SPEEDS in playback.js
 * @property {boolean} isOwnSpeed chosen by hand: it is kept, however long the next trace is
 */
/**
 * @typedef {object} Cursor the cell that keys act on and whose numbers are shown
 * @property {number} cell
 * @property {boolean} isHovered the pointer is over the board
 */
/** @typedef {{ first: number, second: number | null }} Compared `second` null: the hovered one; a click chooses it */
/**
 * @typedef {object} State
 * @property {Board} board
 * @property {SearchSettings} settings
 * @property {Display} display
 * @property {readonly Breakpoint[]} breakpoints where playback stops
 * @property {Search} search
 * @property {Referee} referee
 * @property {Playback} playback
 * @property {Cursor} cursor
 * @property {Notice} notice what happened last
 * @property {Tools} tools
 * @property {History} history
 * @property {Caption | null} [caption] of the preset that was opened last, until it is closed
 * @property {Compared | null} [compared] cells that are compared
 * @property {Uint32Array | null} [beside] a path drawn instead of the shortest one: cells at which it
 *   bends, or all
 * @property {Uint32Array | null} [ghost] the path before an end was dragged, until it is released
 * @property {Field | null} [field] of G, H or F, over the closed cells
 * @property {Overlay | null} [overlay] drawn over the cells, under paths and
 *   numbers
 * @property {IslandsOverlay | null} [islands] drawn under that
 */

/** @type {Readonly<SearchResult>} */
const NO_RESULT = Object.freeze({
  outcome: 'idle',
  cost: 0,
  expanded: 0,
  generated: 0,
  improved: 0,
  reopened: 0,
  repairs: 0,
  isRepairRefused: false,
  steps: 0,
  target: 0,
  isTruncated: false,
  tierSide: 0,
  kernel: '',
});

/** @type {Readonly<Position>} */
const NO_POSITION = Object.freeze({ step: 0, open: 0, closed: 0, current: -1 });

/** @returns {State} */
export function initialState() {
  return {
    board: {
      name: '',
      title: null,
      width: 1,
      height: 1,
      start: 0,
      goal: 0,
      revision: 0,
      edit: null,
    },
    settings: { ...DEFAULT_SETTINGS },
    display: DEFAULT_DISPLAY,
    breakpoints: [],
    search: { phase: 'refused', serial: 0, result: NO_RESULT },
    referee: NO_REFEREE,
    playback: { position: NO_POSITION, isPlaying: false, speed: 4, isOwnSpeed: false },
    cursor: { cell: 0, isHovered: false },
    notice: { isError: false, parts: [] },
    tools: FIRST_TOOLS,
    history: NO_HISTORY,
  };
}

/**
 * @param {State} state
 * @param {Omit<Board, 'revision' | 'edit' | 'title'> & Partial<Pick<Board, 'title'>>} board
 * @returns {State}
 */
export function withBoard(state, board) {
  return {
    ...state,
    tools: withPreview(state.tools, null),
    board: { title: null, ...board, revision: state.board.revision + 1, edit: null },
    cursor: { cell: board.start, isHovered: false },
  };
}

/** @param {State} state @param {Edit | null} edit null: cells of several grounds @returns {State} */
export function withCellsEdited(state, edit) {
  return { ...state, board: { ...state.board, revision: state.board.revision + 1, edit } };
}

/** @param {State} state @param {'start' | 'goal'} end @param {number} cell @returns {State} */
export function withEnd(state, end, cell) {
  if (state.board[end] === cell) return state;
  return { ...state, board: { ...state.board, [end]: cell } };
}

/** @param {State} state @param {Tools} tools @returns {State} */
export function withTools(state, tools) {
  return state.tools === tools ? state : { ...state, tools };
}

/** @param {State} state @param {Partial<SearchSettings>} change @returns {State} */
export function withSettings(state, change) {
  return { ...state, settings: { ...state.settings, ...change } };
}

/** @param {State} state @returns {State} */
export function withSearchRunning(state) {
  if (state.search.phase === 'running') return state;
  return {
    ...state,
    // Notices about the previous search are dropped; those from now on will be kept.
    notice: { isError: false, parts: [] },
    search: { ...state.search, phase: 'running' },
    playback: { ...state.playback, isPlaying: false },
  };
}

/**
 * @param {State} state
 * @param {SearchResult} result
 * @param {Position} position of the trace
 * @returns {State}
 */
export function withSearchSettled(state, result, position) {
  return {
    ...state,
    search: { phase: 'settled', serial: state.search.serial + 1, result },
    referee: NO_REFEREE,
    playback: { ...state.playback, position, isPlaying: false },
  };
}

/** @param {State} state @returns {State} */
export function withSearchRefused(state) {
  return {
    ...state,
    search: { phase: 'refused', serial: state.search.serial + 1, result: NO_RESULT },
    referee: NO_REFEREE,
    playback: { ...state.playback, position: NO_POSITION, isPlaying: false },
  };
}

/** @param {State} state @param {number} cell @param {boolean} isHovered @returns {State} */
export function withCursor(state, cell, isHovered) {
  const { cursor } = state;
  if (cursor.cell === cell && cursor.isHovered === isHovered) return state;
  return { ...state, cursor: { cell, isHovered } };
}

/** @param {State} state @param {Notice} notice @returns {State} */
export function withNotice(state, notice) {
  return { ...state, notice };
}

/** The path is drawn only at the end of the trace. @param {State} state @returns {boolean} */
export function showsPath({ search, playback }) {
  return search.phase === 'settled' && playback.position.step === search.result.steps;
}
