// The clock of playing: an animation frame after the other while it plays, none otherwise.

import { stepsDue } from '../model/playback.js';

/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */
/** @import { Playing } from './loop.js' */
/** @import { Session } from './session.js' */

/**
 * @param {Store<State>} store
 * @param {Pick<Session, 'pause'>} session
 * @param {Pick<Playing, 'playOn' | 'isOver'>} playing
 * @param {AbortSignal} signal
 */
export function connectPlayer(store, session, playing, signal) {
  let handle = 0;
  let last = 0;
  let carried = 0;

  /** @param {number} time */
  const tick = (time) => {
    handle = 0;
    const { speed, isPlaying } = store.state.playback;
    if (!isPlaying) return;
    const due = stepsDue(speed, carried, time - last);
    last = time;
    carried = due.carried;
    if (due.steps > 0) playing.playOn(due.steps);
    if (playing.isOver(store.state)) session.pause();
    else if (store.state.playback.isPlaying) handle = requestAnimationFrame(tick);
  };

  const stop = () => {
    cancelAnimationFrame(handle);
    handle = 0;
  };

  store.watch(
    ({ playback }) => playback.isPlaying,
    (isPlaying) => {
      stop();
      if (!isPlaying) return;
      last = performance.now();
      carried = 0;
      handle = requestAnimationFrame(tick);
    },
    signal,
  );
  signal.addEventListener('abort', stop, { once: true });
}
