// The clock of playing: an animation frame after the other while it plays, none otherwise.

import { isAtEnd, stepsDue } from '../state/playback.js';

/** @typedef {import('../state/state.js').State} State */

/**
 * @param {import('../state/store.js').Store<State>} store
 * @param {Pick<import('./conductor.js').Conductor, 'pause'>} conductor
 * @param {Pick<import('./stops.js').Stops, 'playOn'>} stops
 * @param {AbortSignal} signal
 * @param {(state: State) => boolean} [isOver]
 */
export function connectPlayer(store, conductor, stops, signal, isOver = isAtEnd) {
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
    if (due.steps > 0) stops.playOn(due.steps);
    if (isOver(store.state)) conductor.pause();
    else if (store.state.playback.isPlaying) handle = requestAnimationFrame(tick);
  };

  const stop = () => {
    cancelAnimationFrame(handle);
    handle = 0;
  };

  store.subscribe(({ playback }, previous) => {
    if (playback.isPlaying === previous.playback.isPlaying) return;
    stop();
    if (!playback.isPlaying) return;
    last = performance.now();
    carried = 0;
    handle = requestAnimationFrame(tick);
  }, signal);
  signal.addEventListener('abort', stop, { once: true });
}
