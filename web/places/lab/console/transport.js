// First, back, play, forward, last, scrubber and speed.

import { SPEEDS, isAtEnd } from '../../../model/playback.js';
import { named, setLabel, setOff, setText } from '../../../ui/parts.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { State } from '../../../model/state.js' */

/**
 * @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'session' | 'togglePlay'>} scene
 */
export function connectTransport(scene) {
  const { store, session, togglePlay, signal } = scene;
  const scrubber = named('scrubber', HTMLInputElement);
  const speed = named('speed', HTMLSelectElement);
  const play = named('play', HTMLButtonElement);
  const backward = [named('first', HTMLButtonElement), named('back', HTMLButtonElement)];
  const onward = [named('forward', HTMLButtonElement), named('last', HTMLButtonElement)];

  /** @param {string} name @param {() => void} action */
  const onClick = (name, action) => named(name, HTMLButtonElement).addEventListener('click', action, { signal });
  onClick('first', () => session.jump(0));
  onClick('back', () => session.stepBy(-1));
  onClick('play', togglePlay);
  onClick('forward', () => session.stepBy(1));
  onClick('last', () => session.jump(store.state.search.result.steps));
  scrubber.addEventListener('input', () => session.jump(scrubber.valueAsNumber), { signal });
  speed.addEventListener('change', () => session.setSpeed(Number(speed.value)), { signal });

  renderAlways(scene, (state, t) => {
    const { search, playback } = state;
    const { steps } = search.result;
    const { step } = playback.position;
    scrubber.max = String(steps);
    scrubber.value = String(step);
    scrubber.setAttribute('aria-valuetext', t('transport.step_of', { step, steps }));
    scrubber.style.setProperty('--done', `${steps === 0 ? 0 : (100 * step) / steps}%`);
    const shows = playback.isPlaying ? 'pause' : 'play';
    play.dataset['shows'] = shows;
    setLabel(play, t(playLabel(state)));
    for (const button of backward) setOff(button, step === 0);
    for (const button of onward) setOff(button, step >= steps);
    renderSpeeds(speed, playback.speed, (value) => t('transport.per_second', { speed: brief(value) }));
  });
}

/** What a press will do. @param {State} state */
function playLabel(state) {
  if (state.playback.isPlaying) return 'transport.pause';
  return isAtEnd(state) ? 'transport.again' : 'transport.play';
}

/** Speeds are powers of two: 65536 is 64k. @param {number} speed */
const brief = (speed) => (speed >= 4096 ? `${speed / 1024}k` : String(speed));

/** @param {HTMLSelectElement} list @param {number} speed @param {(speed: number) => string} word */
function renderSpeeds(list, speed, word) {
  if (list.options.length === 0) {
    list.replaceChildren(...SPEEDS.map((value) => new Option('', String(value))));
  }
  for (const option of list.options) setText(option, word(Number(option.value)));
  list.value = String(speed);
}
