// What a figure reports to the page around it: plain values, the same in events, messages and getState().

import { showsPath } from './state.js';

/** @import { State } from './state.js' */

/** Version of the link, event and message format. */
export const VERSION = 1;

/** @typedef {ReturnType<typeof publicState>} PublicState */

/**
 * @param {State} state
 * @param {{ asked: number, right: number }} score
 * @param {string} src
 */
export function publicState(state, score, src) {
  const { board, search, playback } = state;
  const { result, phase } = search;
  const { position, isPlaying } = playback;
  /** @param {number} cell */
  const place = (cell) => ({ x: cell % board.width, y: Math.floor(cell / board.width) });
  return {
    version: VERSION,
    step: position.step,
    steps: result.steps,
    /** Of the path, in the displayed unit; null: there is none. */
    cost: result.outcome === 'found' ? result.cost : null,
    expanded: result.expanded,
    open: position.open,
    closed: position.closed,
    /** Expanded in this step. */
    cell: position.current < 0 ? null : place(position.current),
    start: place(board.start),
    goal: place(board.goal),
    width: board.width,
    height: board.height,
    isPlaying,
    isAtEnd: phase === 'settled' && showsPath(state),
    isSearching: phase === 'running',
    quiz: { ...score },
    src,
  };
}
