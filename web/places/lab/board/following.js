// Whether the view goes along with the cell of the step: it does from the moment somebody plays or goes
// to a step, until somebody moves the view by hand. Pure; knows no view.

/** @import { State } from '../../../model/state.js' */

/**
 * After a change of the state.
 * @param {boolean} isFollowing before
 * @param {State} state
 * @param {State} previous
 */
export function followsAfter(isFollowing, state, previous) {
  const isStarted = state.playback.isPlaying && !previous.playback.isPlaying;
  // What happens to the step while it plays is the clock's doing, not somebody's.
  const isSought = hasStepped(state, previous) && !previous.playback.isPlaying;
  return isFollowing || isStarted || isSought;
}

/** Another step of the same search; the answer of another one is no step. @param {State} state @param {State} previous */
export function hasStepped({ search, playback }, previous) {
  return search === previous.search && playback.position !== previous.playback.position;
}

/** The cell to be kept in sight: at step 0, where none is expanded, the start. @param {State} state */
export function followedCell({ playback, board }) {
  const { current } = playback.position;
  return current < 0 ? board.start : current;
}
