// Playing a figure: as on the page, or over and over from one step to another.

import { connectPlayer } from '../controls/player.js';
import { isAtEnd } from '../state/playback.js';

/** @typedef {import('../state/state.js').State} State */

/**
 * @param {object} parts
 * @param {import('../state/store.js').Store<State>} parts.store
 * @param {import('../controls/conductor.js').Conductor} parts.conductor
 * @param {import('../controls/stops.js').Stops} parts.stops
 * @param {() => import('../share/figure-link.js').Loop | null} parts.loop
 * @param {AbortSignal} signal
 */
export function connectLoop({ store, conductor, stops, loop }, signal) {
  /** As far as this search goes; null: there is nothing to go round. */
  const round = () => {
    const wanted = loop();
    const last = Math.min(wanted?.last ?? 0, store.state.search.result.steps);
    return wanted !== null && wanted.first < last ? { first: wanted.first, last } : null;
  };
  /** @param {number} steps */
  const playOn = (steps) => {
    const way = round();
    if (way === null) return stops.playOn(steps);
    const { step } = store.state.playback.position;
    // The last step is seen before it goes round.
    conductor.seek(step >= way.last ? way.first : Math.min(step + steps, way.last));
  };
  connectPlayer(store, conductor, { playOn }, signal, (state) => round() === null && isAtEnd(state));

  return {
    /** @param {boolean} isStill */
    play: (isStill) => {
      const way = round();
      if (way === null) return stops.play(isStill);
      if (isStill) return conductor.jump(way.last);
      const { step } = store.state.playback.position;
      if (step < way.first || step >= way.last) conductor.seek(way.first);
      conductor.play(false);
    },
  };
}
