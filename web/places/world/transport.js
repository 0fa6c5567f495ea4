// The transport of the world: first, back, play, forward, to the last tick run so far; the pace, and the current tick.

import { PACES, paceBeside } from './state/world-state.js';
import { byTestId, query, setText } from '../../ui/query.js';
import { connectTransport, makeTransport, placeTransport } from '../../ui/transport/transport.js';

/** @import { Playable, Speeds } from '../../ui/transport/transport.js' */
/** @import { WorldScene, WorldShow } from './world.js' */

/** @type {Speeds} */
const SPEEDS = Object.freeze({
  values: PACES,
  word: (count, t) => {
    const key = count === Infinity ? 'world.pace_most' : count === 1 ? 'world.pace_one' : 'world.pace_of';
    return t(key, { count });
  },
});

/** @param {WorldScene} scene @returns {{ show: WorldShow, playable: Playable }} */
export function connectWorldTransport({ session, store, signal }) {
  const parts = makeTransport('world-');
  placeTransport(parts, query('.world-console', HTMLElement));
  /** @type {Playable} */
  const playable = {
    jump: (tick) => (tick === Infinity ? session.seekLast() : session.seek(tick)),
    stepBy: (ticks) => session.step(ticks),
    togglePlay: () => session.togglePlay(),
    setSpeed: (pace) => session.setPace(pace),
    changeSpeed: (direction) => session.setPace(paceBeside(store.state.pace, direction)),
  };
  const words = { last: 'world.to_last', speed: 'world.pace' };
  const showTransport = connectTransport(parts, playable, { speeds: SPEEDS, words, signal });
  const tickElement = byTestId('world-tick', HTMLElement);
  const lastTickElement = byTestId('world-last-tick', HTMLElement);

  return {
    show: ({ tick, last, sought, reached, isPlaying, isThere, pace }, t) => {
      const position = sought ?? tick;
      const end = Math.max(last, position);
      showTransport(
        {
          ...{ position, end, reached: sought === null ? tick : reached },
          positionText: t('world.position', { tick: position, last: end }),
          // While seeking a tick the same button stops it.
          isPlaying: isPlaying || sought !== null,
          // The world continues beyond the last tick run so far.
          ...{ canStep: isThere, startsAgain: false, speed: pace },
        },
        t,
      );
      for (const [element, value] of /** @type {const} */ ([
        [tickElement, position],
        [lastTickElement, end],
      ])) {
        setText(element, String(value));
        element.dataset['value'] = String(value);
      }
    },
    playable,
  };
}
