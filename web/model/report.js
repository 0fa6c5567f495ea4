// What a figure reports to the page around it: plain values, the same in events, messages and getState().

import { gridPointOf } from './coordinates.js';
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
    cell: position.current < 0 ? null : gridPointOf(position.current, board),
    start: gridPointOf(board.start, board),
    goal: gridPointOf(board.goal, board),
    width: board.width,
    height: board.height,
    isPlaying,
    isAtEnd: phase === 'settled' && showsPath(state),
    isSearching: phase === 'running',
    quiz: { ...score },
    src,
  };
}
