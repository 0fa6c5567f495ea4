// Whether the view follows the cell of the current step: it does once the user plays or goes
// to a step, until the view is moved by hand. Pure; knows no view.

/** @import { State } from '../../../model/state.js' */

/**
 * After a change of the state.
 * @param {boolean} isFollowing before
 * @param {State} state
 * @param {State} previous
 */
export function followsAfter(isFollowing, state, previous) {
  const isStarted = state.playback.isPlaying && !previous.playback.isPlaying;
  // While it plays, the clock changes the step, not the user.
  const isSought = hasStepped(state, previous) && !previous.playback.isPlaying;
  return isFollowing || isStarted || isSought;
}

/** Another step of the same search; the answer of a new search is no step. @param {State} state @param {State} previous */
export function hasStepped({ search, playback }, previous) {
  return search === previous.search && playback.position !== previous.playback.position;
}

/** The cell to be kept in view: at step 0, where none is expanded, the start. @param {State} state */
export function followedCell({ playback, board }) {
  const { current } = playback.position;
  return current < 0 ? board.start : current;
}
