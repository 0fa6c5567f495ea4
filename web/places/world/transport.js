// First, back, play, forward, as far as it has been run; the scrubber, the pace, and where it stands.

import { PACES, paceBeside } from './state/world-state.js';
import { named, setLabel, setOff, setText } from '../../ui/parts.js';

/** @import { WorldScene, WorldShow } from './world.js' */

/** @param {WorldScene} scene @returns {{ show: WorldShow, keys: Readonly<Record<string, () => void>> }} */
export function connectWorldTransport({ desk, store, signal }) {
  const scrubber = named('world-scrubber', HTMLInputElement);
  const pace = named('world-pace', HTMLSelectElement);
  const play = named('world-play', HTMLButtonElement);
  const tickPlace = named('world-tick', HTMLElement);
  const lastPlace = named('world-last-tick', HTMLElement);
  const [first, back, forward, last] = ['world-first', 'world-back', 'world-forward', 'world-last'].map((name) =>
    named(name, HTMLButtonElement),
  );
  /** @type {readonly [HTMLButtonElement | undefined, () => void][]} */
  const actions = [
    [first, () => desk.seek(0)],
    [back, () => desk.step(-1)],
    [play, () => desk.togglePlay()],
    [forward, () => desk.step(1)],
    [last, () => desk.seekLast()],
  ];
  for (const [button, action] of actions) button?.addEventListener('click', action, { signal });
  scrubber.addEventListener('input', () => desk.seek(scrubber.valueAsNumber), { signal });
  pace.replaceChildren(...PACES.map((value) => new Option('', String(value))));
  pace.addEventListener('change', () => desk.setPace(Number(pace.value)), { signal });

  return {
    show: ({ tick, last: farthest, sought, reached, isPlaying, isThere, pace: chosen }, t) => {
      const here = sought ?? tick;
      const end = Math.max(farthest, here);
      scrubber.max = String(end);
      scrubber.value = String(here);
      scrubber.setAttribute('aria-valuetext', t('world.place', { tick: here, last: end }));
      scrubber.style.setProperty('--done', `${end === 0 ? 0 : (100 * (sought === null ? tick : reached)) / end}%`);
      // On the way to a tick it is stopped by the same press.
      const goes = isPlaying || sought !== null;
      play.dataset['shows'] = goes ? 'pause' : 'play';
      setLabel(play, t(goes ? 'transport.pause' : 'transport.play'));
      for (const button of [first, back]) if (button !== undefined) setOff(button, here === 0);
      if (last !== undefined) setOff(last, here >= end);
      if (forward !== undefined) setOff(forward, !isThere);
      for (const option of pace.options) {
        const count = Number(option.value);
        const key = count === Infinity ? 'world.pace_most' : count === 1 ? 'world.pace_one' : 'world.pace_of';
        setText(option, t(key, { count }));
      }
      pace.value = String(chosen);
      for (const [place, value] of /** @type {const} */ ([
        [tickPlace, here],
        [lastPlace, end],
      ])) {
        setText(place, String(value));
        place.dataset['value'] = String(value);
      }
    },
    keys: {
      ',': () => desk.step(-1),
      '.': () => desk.step(1),
      '[': () => desk.setPace(paceBeside(store.state.pace, -1)),
      ']': () => desk.setPace(paceBeside(store.state.pace, 1)),
      k: () => desk.togglePlay(),
    },
  };
}
