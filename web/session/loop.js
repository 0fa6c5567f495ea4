// Playback, with the loop over some steps that a link may ask for.

import { isAtEnd } from '../model/playback.js';

/** @import { Loop } from '../link/figure-link.js' */
/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */
/** @import { Session } from './session.js' */
/** @import { BreakpointPlayer } from './breakpoint-player.js' */
/** @import { CodeLines } from '../model/code/code-lines.js' */
/**
 * @typedef {object} Playing
 * @property {() => void} play
 * @property {(steps: number) => void} playOn by so many steps, or lines of the code
 * @property {(state: State) => boolean} isOver
 */

/**
 * If no loop is asked for.
 * @param {Session} session
 * @param {BreakpointPlayer} breakpointPlayer
 * @param {CodeLines} codeLines
 * @returns {Playing}
 */
export const playingOnce = (session, breakpointPlayer, codeLines) => ({
  play: () => session.play(codeLines.paces && codeLines.state.hasNext),
  playOn: (steps) => {
    if (codeLines.paces) breakpointPlayer.playLines(steps);
    else breakpointPlayer.playOn(steps);
  },
  isOver: (state) => !codeLines.paces && isAtEnd(state),
});

/**
 * @param {object} parts
 * @param {Store<State>} parts.store
 * @param {Session} parts.session
 * @param {BreakpointPlayer} parts.breakpointPlayer
 * @param {CodeLines} parts.codeLines
 * @param {() => Loop | null} parts.loop null: none is asked for now
 * @returns {Playing}
 */
export function playingRound({ store, session, breakpointPlayer, codeLines, loop }) {
  const once = playingOnce(session, breakpointPlayer, codeLines);
  /** As far as this search goes; null: there is nothing to loop over. */
  const round = () => {
    const wanted = loop();
    const last = Math.min(wanted?.last ?? 0, store.state.search.result.steps);
    return wanted !== null && wanted.first < last ? { first: wanted.first, last } : null;
  };
  return {
    play: () => {
      const range = round();
      if (range === null) return once.play();
      const { step } = store.state.playback.position;
      if (step < range.first || step >= range.last) session.seek(range.first);
      session.play();
    },
    playOn: (steps) => {
      const range = round();
      if (range === null) return once.playOn(steps);
      const { step } = store.state.playback.position;
      if (codeLines.paces && step < range.last) return once.playOn(steps);
      // The last step is visible before the loop restarts.
      session.seek(step >= range.last ? range.first : Math.min(step + steps, range.last));
    },
    isOver: (state) => round() === null && once.isOver(state),
  };
}
