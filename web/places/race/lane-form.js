// The settings of a lane: the same as the rail's, with the same texts, disabled where they do not apply.

import {
  CORNER_RULES,
  COST_MODELS,
  HEURISTICS,
  NEIGHBOUR_ORDERS,
  OPEN_LISTS,
  STOPS,
  TIES,
  UPDATES,
} from '../../engine/options.js';
import { unmetNeed } from '../../model/algorithm-needs.js';
import { ALGORITHM_GROUPS } from '../../model/algorithms.js';
import { warning } from '../../model/notice.js';
import { formatWeight, isPassedOver, measures, parseWeight } from '../../model/settings.js';
import { createElement } from '../../ui/create-element.js';
import { setText } from '../../ui/query.js';

/** @import { AlgorithmName, SearchSettings } from 'astrolabe-module' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { RaceScene } from './race.js' */
/** @import { Lane } from './state.js' */

/** The lists: which setting, its values, the keys of their names, and the key of its own. */
const LISTS = /** @type {const} */ ([
  { setting: 'algorithm', values: [], words: 'algorithm', label: 'search.algorithm' },
  { setting: 'heuristic', values: HEURISTICS, words: 'heuristic', label: 'search.heuristic' },
  { setting: 'corner', values: CORNER_RULES, words: 'corner', label: 'search.corner' },
  { setting: 'costs', values: COST_MODELS, words: 'costs', label: 'search.costs' },
  { setting: 'tie', values: TIES, words: 'tie', label: 'search.tie' },
  { setting: 'openList', values: OPEN_LISTS, words: 'open-list', label: 'search.open-list' },
  { setting: 'stop', values: STOPS, words: 'stop', label: 'search.stop' },
  { setting: 'update', values: UPDATES, words: 'update', label: 'search.update' },
  { setting: 'neighbourOrder', values: NEIGHBOUR_ORDERS, words: 'neighbours', label: 'search.neighbours' },
]);

export class LaneForm {
  #scene;
  /** @type {{ list: typeof LISTS[number], label: HTMLElement, select: HTMLSelectElement }[]} */
  #lists;
  #weight = createElement('input', {
    type: 'number',
    min: '0',
    max: '10000',
    step: 'any',
    className: 'field',
    data: { setting: 'weightHundredths' },
  });
  #weightLabel = createElement('span');
  #reopens = createElement('input', { type: 'checkbox', data: { setting: 'reopens' } });
  #reopensLabel = createElement('span');
  #note = createElement('p', { className: 'note' });
  /** What it shows. @type {readonly unknown[]} */
  #shown = [];

  /** @param {RaceScene} scene @param {number} id of the lane @param {AbortSignal} signal */
  constructor(scene, id, signal) {
    this.#scene = scene;
    const { session, store } = scene;
    this.#lists = LISTS.map((list) => {
      const select = createElement('select', { data: { setting: list.setting } });
      if (list.setting === 'algorithm') select.append(...Object.keys(ALGORITHM_GROUPS).map(groupOf));
      else select.append(...list.values.map((value) => new Option('', value)));
      select.addEventListener('change', () => session.change(id, { [list.setting]: select.value }), { signal });
      return { list, label: createElement('span'), select };
    });
    this.#weight.inputMode = 'decimal';
    this.#weight.addEventListener(
      'change',
      () => {
        const weightHundredths = parseWeight(this.#weight.value);
        if (weightHundredths === null) {
          session.say(warning({ key: 'search.weight_range' }));
          const lane = store.state.lanes.find((one) => one.id === id);
          this.#weight.value = formatWeight(lane?.settings.weightHundredths ?? 100);
        } else session.change(id, { weightHundredths });
      },
      { signal },
    );
    this.#reopens.addEventListener('change', () => session.change(id, { reopens: this.#reopens.checked }), { signal });
    const lines = this.#lists.map(({ label, select }) => createElement('label', { className: 'line' }, label, select));
    lines.splice(2, 0, createElement('label', { className: 'line' }, this.#weightLabel, this.#weight));
    const check = createElement('label', { className: 'check' }, this.#reopens, this.#reopensLabel);
    this.element = createElement('div', { className: 'race-form' }, ...lines, check, this.#note);
  }

  /** @param {Lane} lane @param {Translate} t */
  show({ settings }, t) {
    const shown = [settings, t, this.#scene.isEven(), this.#scene.store.state.board];
    if (shown.every((one, at) => one === this.#shown[at])) return;
    this.#shown = shown;
    const isProgram = settings.program !== 'none';
    /** @param {keyof SearchSettings} name */
    const isOff = (name) =>
      isProgram || isPassedOver(settings, name) || (name === 'corner' && settings.board === 'hex');
    for (const { list, label, select } of this.#lists) {
      setText(label, t(list.label));
      for (const group of select.querySelectorAll('optgroup')) group.label = t(`algorithms.${group.dataset['group']}`);
      const value = settings[list.setting];
      if (![...select.options].some((option) => option.value === value)) select.append(new Option(value, value));
      for (const option of select.options) {
        const known = t(`${list.words}.${option.value}`);
        if (!known.startsWith(`${list.words}.`)) setText(option, known);
      }
      if (list.setting === 'algorithm') this.#showLacks(select, settings, t);
      if (list.setting === 'heuristic')
        for (const option of select.options) option.hidden = option.disabled = !measures(settings, option.value);
      select.value = value;
      select.disabled = isOff(list.setting);
    }
    setText(this.#weightLabel, t('search.weight'));
    if (document.activeElement !== this.#weight) this.#weight.value = formatWeight(settings.weightHundredths);
    this.#weight.disabled = isOff('weightHundredths');
    setText(this.#reopensLabel, t('search.reopens'));
    this.#reopens.checked = settings.reopens;
    this.#reopens.disabled = isOff('reopens');
    const off = [
      ...LISTS.map(({ setting, label }) => /** @type {const} */ ([setting, label])),
      /** @type {const} */ (['weightHundredths', 'search.weight']),
      /** @type {const} */ (['reopens', 'search.reopens']),
    ].filter(([name]) => isPassedOver(settings, name));
    const algorithm = t(`algorithm.${settings.algorithm}`);
    const names = off.map(([, key]) => t(key)).join(t('search.list_separator'));
    setText(
      this.#note,
      isProgram ? t('race.program') : names === '' ? '' : t('search.passed_over', { settings: names, algorithm }),
    );
    this.#note.hidden = this.#note.textContent === '';
  }

  /** What this board does not allow is disabled, with the reason. @param {HTMLSelectElement} select @param {SearchSettings} settings @param {Translate} t */
  #showLacks(select, settings, t) {
    const { board } = this.#scene.store.state;
    const facts = {
      board: settings.board,
      corner: settings.corner,
      isEven: this.#scene.isEven(),
      cells: board.width * board.height,
    };
    for (const option of select.options) {
      const need = unmetNeed(/** @type {AlgorithmName} */ (option.value), facts);
      option.title = need === null ? '' : t(`need.${need}`, { algorithms: t(`algorithm.${option.value}`) });
      option.disabled = need !== null && option.value !== settings.algorithm;
    }
  }
}

/** @param {string} name of a group of algorithms */
function groupOf(name) {
  const group = createElement('optgroup', { data: { group: name } });
  group.append(...(ALGORITHM_GROUPS[name] ?? []).map((value) => new Option('', value)));
  return group;
}
