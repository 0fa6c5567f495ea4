// Plays the trace while the state is playing.

import { PlayClock } from './play-clock.js';

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
  const clock = new PlayClock(
    () => store.state.playback.speed,
    (steps) => {
      if (steps > 0) playing.playOn(steps);
      if (playing.isOver(store.state)) session.pause();
      return store.state.playback.isPlaying;
    },
  );
  store.watch(
    ({ playback }) => playback.isPlaying,
    (isPlaying) => (isPlaying ? clock.start() : clock.stop()),
    signal,
  );
  signal.addEventListener('abort', () => clock.stop(), { once: true });
}
