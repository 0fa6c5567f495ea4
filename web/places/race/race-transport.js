// One transport for all lanes, the metric that synchronises them, and the texts below them.

import { noticeSentence } from '../../ui/sentences/sentences.js';
import { nextSpeed } from '../../model/playback.js';
import { TIME_SCALE, isAtFinish, isMetricKnown, lengthOf, winnersOf } from './scale.js';
import { METRICS, hasCourses, isOver, rulingOfLane } from './state.js';
import { byTestId, query, setText } from '../../ui/query.js';
import { SEARCH_SPEEDS } from '../../ui/transport/search-transport.js';
import { connectTransport, connectTransportKeys, makeTransport, placeTransport } from '../../ui/transport/transport.js';
import { letterOf } from './race-words.js';

/** @import { Translate } from '../../i18n/translate.js' */
/** @import { Playable } from '../../ui/transport/transport.js' */
/** @import { RaceScene } from './race.js' */
/** @import { RaceState } from './state.js' */

/** @param {RaceScene} scene @returns {(race: RaceState, t: Translate) => void} */
export function connectRaceTransport({ session, store, dialog, signal }) {
  const parts = makeTransport('race-');
  placeTransport(parts, query('.race-console', HTMLElement));
  /** @type {Playable} */
  const playable = {
    jump: (position) => session.jump(position),
    stepBy: (steps) => (steps > 0 ? session.stepOn() : session.stepBack()),
    togglePlay: () => session.togglePlay(),
    setSpeed: (speed) => session.setSpeed(speed),
    changeSpeed: (direction) => session.setSpeed(nextSpeed(store.state.speed, direction)),
  };
  const showTransport = connectTransport(parts, playable, { speeds: SEARCH_SPEEDS, signal });
  connectTransportKeys(dialog, playable, signal);
  const metric = byTestId('race-metric', HTMLSelectElement);
  const status = byTestId('race-status', HTMLElement);
  metric.replaceChildren(...METRICS.map((name) => new Option('', name)));
  metric.addEventListener(
    'change',
    () => session.setMetric(METRICS.find((name) => name === metric.value) ?? 'expansions'),
    { signal },
  );

  return (race, t) => {
    const { position, isPlaying, speed } = race;
    const end = lengthOf(race);
    const text = positionText(race, end, t);
    // On the time scale steps lie between slider marks; a link holds the mark before, too.
    showTransport({ position, end, positionText: text, isPlaying, speed }, t);
    for (const option of metric.options) {
      const name = METRICS.find((one) => one === option.value) ?? 'expansions';
      option.disabled = !isMetricKnown(race, name);
      setText(option, t(`race.by_${name}${option.disabled ? '_unknown' : ''}`));
    }
    metric.value = race.metric;
    metric.title = t(`race.hint_${race.metric}`);
    setText(byTestId('race-place', HTMLElement), text);
    setText(status, race.notice.parts.length > 0 ? noticeSentence(race.notice, t) : summary(race, t));
    status.classList.toggle('is-error', race.notice.isError);
  };
}

/** The winner, once all have arrived. @param {RaceState} race @param {Translate} t */
function summary(race, t) {
  if (!isOver(race) || !isAtFinish(race) || race.isPlaying || hasCourses(race)) return '';
  /** @param {readonly number[]} indexes */
  const letters = (indexes) => indexes.map(letterOf).join(t('search.list_separator'));
  const winners = winnersOf(race);
  const optimal = race.lanes.flatMap(({ result }, index) =>
    result !== null && rulingOfLane(result) === 'optimal' ? index : [],
  );
  if (winners.length === 0) return t('race.nobody');
  const values = { winners: letters(winners), optimal: letters(optimal) };
  return t(optimal.length === 0 ? 'race.summary_none' : 'race.summary', values);
}

/** @param {RaceState} race @param {number} length @param {Translate} t */
function positionText({ metric, position }, length, t) {
  if (metric !== 'time') return t(`race.position_${metric}`, { position: Math.floor(position), length });
  return t('race.position_time', { percent: Math.round((100 * position) / TIME_SCALE) });
}
