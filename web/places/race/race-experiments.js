// The four experiments in the race: their boards side by side, a table of the effort of each, and what that
// shows. A click on a board opens it in the laboratory.

import { experimentSentences } from './experiment-sentences.js';
import { formatNumber } from '../../i18n/translate.js';
import { EXPERIMENTS, measuresOf } from './experiments.js';
import { hasArrived, stepAt } from './scale.js';
import { hasCourses } from './state.js';
import { createElement } from '../../ui/create-element.js';
import { byTestId, query, setText } from '../../ui/query.js';
import { LaneView } from './lane-view.js';
import { Turns } from '../../ui/turns.js';

/** @import { Translate } from '../../i18n/translate.js' */
/** @import { Preset } from '../../model/maps/presets.js' */
/** @import { RaceScene } from './race.js' */
/** @import { Lane, RaceState } from './state.js' */

/** Columns of the table: the keys of their heads. */
const COLUMNS = Object.freeze(['experiment', 'expanded', 'line', 'free', 'cost']);
/** Elements only for lanes on a common board. */
const OTHERS = Object.freeze(['#race-lanes', '#race-panels', '[data-testid="race-view"]', '[data-testid="race-add"]']);

/** @param {RaceScene} scene @returns {(race: RaceState, t: Translate) => void} */
export function connectRaceExperiments(scene) {
  const { dialog, signal } = scene;
  const section = query('#race-experiments', HTMLElement);
  const toggle = byTestId('race-experiments', HTMLButtonElement);
  const turns = new Turns(signal);
  const cards = EXPERIMENTS.map((preset) => new Card(scene, preset, turns));
  query('#experiments-boards', HTMLElement).replaceChildren(...cards.map(({ element }) => element));
  const table = byTestId('experiments-table', HTMLTableElement);
  const heads = COLUMNS.map((name) => ({ name, cell: createElement('th', { scope: 'col' }) }));
  table.tHead?.replaceChildren(createElement('tr', {}, ...heads.map(({ cell }) => cell)));
  const rows = EXPERIMENTS.map(() =>
    COLUMNS.map((_, column) => (column === 0 ? createElement('th', { scope: 'row' }) : createElement('td'))),
  );
  table.tBodies[0]?.replaceChildren(...rows.map((cells) => createElement('tr', {}, ...cells)));
  const conclusion = query('#experiments-conclusion', HTMLElement);
  toggle.addEventListener('click', () => (hasCourses(scene.store.state) ? scene.openOwn() : scene.openExperiments()), {
    signal,
  });

  return (race, t) => {
    const isOn = hasCourses(race);
    section.hidden = !isOn;
    for (const selector of OTHERS) query(selector, HTMLElement, dialog).hidden = isOn;
    setText(toggle, t(isOn ? 'experiments.leave' : 'experiments.title'));
    if (!isOn) return;
    race.lanes.forEach((lane, index) => cards[index]?.show(race, lane, t));
    for (const { name, cell } of heads) setText(cell, t(`experiments.${name}`));
    const known = race.lanes.flatMap(({ course, result }) =>
      course === undefined || result === null ? [] : { id: course.id, ...measuresOf(course), result },
    );
    race.lanes.forEach(({ course, result }, index) => {
      if (course === undefined) return;
      const { line, free } = measuresOf(course);
      const cost = result === null ? '' : result.cost === null ? t('race.no_path') : formatNumber(result.cost);
      const texts = [
        t(`experiments.${course.id}`),
        result === null ? '' : formatNumber(result.expanded),
        String(line),
        String(free),
        cost,
      ];
      texts.forEach((text, column) => setText(rows[index]?.[column] ?? section, text));
    });
    // Nothing can be concluded before all have run.
    const sentences = known.length === race.lanes.length ? experimentSentences(known, t) : [];
    while (conclusion.children.length > sentences.length) conclusion.lastElementChild?.remove();
    sentences.forEach((sentence, at) =>
      setText(conclusion.children[at] ?? conclusion.appendChild(createElement('li')), sentence),
    );
  };
}

class Card {
  #id;
  #view;
  #name = createElement('h4');
  #room;
  #status = createElement('p', { className: 'experiment-status' });

  /** @param {RaceScene} scene @param {Preset} preset @param {Turns} turns */
  constructor(scene, preset, turns) {
    const canvas = createElement('canvas', { ariaHidden: 'true' });
    this.#id = preset.id;
    this.#room = createElement(
      'button',
      { type: 'button', className: 'race-room', data: { testid: `open-${preset.id}` } },
      canvas,
    );
    this.#room.addEventListener('click', () => scene.openPreset(preset), { signal: scene.signal });
    this.element = createElement(
      'article',
      { className: 'experiment', data: { testid: 'experiment' } },
      this.#name,
      this.#room,
      this.#status,
    );
    this.#view = new LaneView(scene, canvas, this.#room, turns, scene.signal);
  }

  /** @param {RaceState} race @param {Lane} lane @param {Translate} t */
  show(race, lane, t) {
    const name = t(`experiments.${this.#id}`);
    setText(this.#name, name);
    this.element.setAttribute('aria-label', name);
    this.#room.setAttribute('aria-label', t('experiments.open', { name }));
    this.#room.title = t('experiments.open', { name });
    setText(this.#status, statusOf(race, lane, t));
    this.#view.show(lane);
  }
}

/** @param {RaceState} race @param {Lane} lane @param {Translate} t */
function statusOf(race, { phase, result }, t) {
  if (result === null) return t(`race.${phase}`);
  const step = t('race.step', { step: stepAt(race, result), steps: result.steps });
  if (!hasArrived(race, result)) return step;
  const cost = result.cost === null ? t('race.no_path') : t('race.cost', { cost: formatNumber(result.cost) });
  return [t('race.expanded', { expanded: result.expanded }), cost].join(t('race.separator'));
}
