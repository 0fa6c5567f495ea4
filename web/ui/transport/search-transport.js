// The transport of a search, on the page and in a figure.

import { SPEEDS, nextSpeed } from '../../model/playback.js';
import { perSecond } from './transport.js';

/** @import { Translate } from '../../i18n/translate.js' */
/** @import { State } from '../../model/state.js' */
/** @import { Store } from '../../model/store.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { CodeLines } from '../../model/code/code-lines.js' */
/** @import { Playable, Speeds, TransportState } from './transport.js' */

/** @type {Speeds} */
export const SEARCH_SPEEDS = Object.freeze({ values: SPEEDS, word: perSecond });

/**
 * @param {object} given
 * @param {Store<State>} given.store
 * @param {Session} given.session
 * @param {() => void} given.togglePlay
 * @param {CodeLines} given.codeLines
 * @returns {Playable}
 */
export function playableSearch({ store, session, togglePlay, codeLines }) {
  return {
    jump: (step) => session.jump(step),
    stepBy: (steps) => {
      if (!codeLines.paces) return session.stepBy(steps);
      session.pause();
      codeLines.move(steps);
    },
    togglePlay,
    setSpeed: (speed) => session.setSpeed(speed),
    changeSpeed: (direction) => session.setSpeed(nextSpeed(store.state.playback.speed, direction)),
  };
}

/** @param {State} state @param {CodeLines} codeLines @param {Translate} t @returns {TransportState} */
export function transportStateOf({ search, playback }, codeLines, t) {
  const { hasNext, hasPrevious } = codeLines.state;
  const { steps } = search.result;
  const { step } = playback.position;
  return {
    ...{ position: step, end: steps, positionText: t('transport.step_of', { step, steps }) },
    ...{ isPlaying: playback.isPlaying, speed: playback.speed },
    ...(codeLines.paces && { canStep: hasNext, canStepBack: hasPrevious, startsAgain: !hasNext }),
  };
}
