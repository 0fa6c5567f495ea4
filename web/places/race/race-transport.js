// One transport for all lanes: first, back, play, forward, last, scrubber, speed, by what they go in step, and keys.

import { noticeSentence } from '../../ui/sentences/sentences.js';
import { SPEEDS, nextSpeed } from '../../model/playback.js';
import { TIME_SCALE, isAtFinish, isMetricKnown, lengthOf, winnersOf } from './scale.js';
import { METRICS, hasCourses, isOver, rulingOfLane } from './state.js';
import { named, part, setLabel, setOff, setText } from '../../ui/parts.js';
import { letterOf } from './race-words.js';

/** @import { Translate } from '../../i18n/translate.js' */
/** @import { RaceScene } from './race.js' */
/** @import { RaceState } from './state.js' */

/** @param {RaceScene} scene @returns {(race: RaceState, t: Translate) => void} */
export function connectRaceTransport({ desk, store, dialog, signal }) {
  const scrubber = named('race-scrubber', HTMLInputElement);
  const speed = named('race-speed', HTMLSelectElement);
  const play = named('race-play', HTMLButtonElement);
  const metric = named('race-metric', HTMLSelectElement);
  const status = named('race-status', HTMLElement);
  const backward = ['race-first', 'race-back'].map((name) => named(name, HTMLButtonElement));
  const onward = ['race-forward', 'race-last'].map((name) => named(name, HTMLButtonElement));
  /** @type {readonly [string, () => void][]} */
  const actions = [
    ['race-first', () => desk.jump(0)],
    ['race-back', () => desk.stepBack()],
    ['race-play', () => desk.togglePlay()],
    ['race-forward', () => desk.stepOn()],
    ['race-last', () => desk.jump(Infinity)],
  ];
  for (const [name, action] of actions) named(name, HTMLButtonElement).addEventListener('click', action, { signal });
  scrubber.addEventListener('input', () => desk.jump(scrubber.valueAsNumber), { signal });
  speed.replaceChildren(...SPEEDS.map((value) => new Option('', String(value))));
  speed.addEventListener('change', () => desk.setSpeed(Number(speed.value)), { signal });
  metric.replaceChildren(...METRICS.map((name) => new Option('', name)));
  metric.addEventListener(
    'change',
    () => desk.setMetric(METRICS.find((name) => name === metric.value) ?? 'expansions'),
    { signal },
  );
  connectKeys({ desk, store, dialog, signal });

  return (race, t) => {
    const length = lengthOf(race);
    scrubber.max = String(Math.ceil(length));
    // On the scale of time steps lie between the marks; a link says the mark before, too.
    scrubber.value = String(Math.floor(race.position));
    scrubber.setAttribute('aria-valuetext', placeText(race, length, t));
    scrubber.style.setProperty('--done', `${length === 0 ? 0 : (100 * race.position) / length}%`);
    play.dataset['shows'] = race.isPlaying ? 'pause' : 'play';
    setLabel(play, t(race.isPlaying ? 'transport.pause' : isAtFinish(race) ? 'transport.again' : 'transport.play'));
    for (const button of backward) setOff(button, race.position <= 0);
    for (const button of onward) setOff(button, isAtFinish(race));
    for (const option of speed.options) {
      const value = Number(option.value);
      setText(option, t('transport.per_second', { speed: value >= 4096 ? `${value / 1024}k` : option.value }));
    }
    speed.value = String(race.speed);
    for (const option of metric.options) {
      const name = METRICS.find((one) => one === option.value) ?? 'expansions';
      option.disabled = !isMetricKnown(race, name);
      setText(option, t(`race.by_${name}${option.disabled ? '_unknown' : ''}`));
    }
    metric.value = race.metric;
    metric.title = t(`race.hint_${race.metric}`);
    setText(named('race-place', HTMLElement), placeText(race, length, t));
    setText(status, race.notice.parts.length > 0 ? noticeSentence(race.notice, t) : summary(race, t));
    status.classList.toggle('is-refusal', race.notice.isRefusal);
  };
}

/** Who was first, once all have arrived. @param {RaceState} race @param {Translate} t */
function summary(race, t) {
  if (!isOver(race) || !isAtFinish(race) || race.isPlaying || hasCourses(race)) return '';
  /** @param {readonly number[]} places */
  const letters = (places) => places.map(letterOf).join(t('search.list_separator'));
  const winners = winnersOf(race);
  const optimal = race.lanes.flatMap(({ result }, place) =>
    result !== null && rulingOfLane(result) === 'optimal' ? place : [],
  );
  if (winners.length === 0) return t('race.nobody');
  const values = { winners: letters(winners), optimal: letters(optimal) };
  return t(optimal.length === 0 ? 'race.summary_none' : 'race.summary', values);
}

/** @param {RaceState} race @param {number} length @param {Translate} t */
function placeText({ metric, position }, length, t) {
  if (metric !== 'time') return t(`race.place_${metric}`, { position: Math.floor(position), length });
  return t('race.place_time', { percent: Math.round((100 * position) / TIME_SCALE) });
}

/** The switch for single keys counts here, too. @param {Pick<RaceScene, 'desk' | 'store' | 'dialog' | 'signal'>} scene */
function connectKeys({ desk, store, dialog, signal }) {
  /** @type {Readonly<Record<string, () => void>>} */
  const keys = {
    ',': () => desk.stepBack(),
    '.': () => desk.stepOn(),
    '[': () => desk.setSpeed(nextSpeed(store.state.speed, -1)),
    ']': () => desk.setSpeed(nextSpeed(store.state.speed, 1)),
    k: () => desk.togglePlay(),
  };
  const singleKeys = part('#single-keys', HTMLInputElement);
  dialog.addEventListener(
    'keydown',
    (event) => {
      const { target } = event;
      if (!singleKeys.checked || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'number'))
        return;
      const action = keys[event.key.toLowerCase()];
      if (action === undefined) return;
      if (!(event.repeat && event.key.toLowerCase() === 'k')) action();
      event.preventDefault();
    },
    { signal },
  );
}
