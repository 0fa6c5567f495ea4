// The choices of the rail: lists, weight, corner rule, the advanced fold. Each shows the current value and
// requests another from the session; disabling, with the reasons, is in settings-off.js.

import {
  COST_MODELS,
  HEURISTICS,
  NEAREST,
  NEIGHBOUR_ORDERS,
  OPEN_LISTS,
  PROGRAMS,
  STOPS,
  TIES,
  UPDATES,
} from '../../../engine/options.js';
import { translator } from '../../../i18n/translate.js';
import { ALGORITHM_GROUPS } from '../../../model/algorithms.js';
import { warning } from '../../../model/notice.js';
import { formatWeight, parseWeight } from '../../../model/settings.js';
import { translatePage } from '../../../ui/translate-page.js';
import { byTestId, query } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';
import { OffSettings } from './settings-off.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { AppContext } from '../../../app/app-context.js' */
/**
 * @typedef {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'session' | 'asWritten'>} SettingsScene
 */

/** The lists: which setting, its values, the keys of their names. */
const LISTS = /** @type {const} */ ([
  { setting: 'heuristic', values: HEURISTICS, words: 'heuristic' },
  { setting: 'costs', values: COST_MODELS, words: 'costs' },
  { setting: 'tie', values: TIES, words: 'tie' },
  { setting: 'openList', values: OPEN_LISTS, words: 'open-list' },
  { setting: 'stop', values: STOPS, words: 'stop' },
  { setting: 'update', values: UPDATES, words: 'update' },
  { setting: 'neighbourOrder', values: NEIGHBOUR_ORDERS, words: 'neighbours' },
  { setting: 'nearest', values: NEAREST, words: 'nearest' },
]);

/** Settings chosen from a list. */
const SELECTED = Object.freeze([/** @type {const} */ ('algorithm'), ...LISTS.map(({ setting }) => setting)]);

const CHECKS = /** @type {const} */ (['reopens', 'allowsBlockedGoal', 'floods']);

/** @param {SettingsScene} scene */
export function connectSettings(scene) {
  const { session, appearance, asWritten, signal } = scene;
  const off = new OffSettings(asWritten);
  const programs = control('program', HTMLSelectElement);
  programs.replaceChildren(...PROGRAMS.map((name) => option(name, `program.${name}`)));
  programs.addEventListener(
    'change',
    () => {
      const program = /** @type {SearchSettings['program']} */ (programs.value);
      session.changeSettings({ program, corrected: false });
    },
    { signal },
  );
  for (const { setting, values, words } of LISTS) {
    control(setting, HTMLSelectElement).replaceChildren(...values.map((value) => option(value, `${words}.${value}`)));
  }
  control('algorithm', HTMLSelectElement).replaceChildren(...Object.keys(ALGORITHM_GROUPS).map(group));
  for (const setting of SELECTED) {
    const list = control(setting, HTMLSelectElement);
    list.addEventListener('change', () => session.changeSettings({ [setting]: list.value }), {
      signal,
    });
  }
  for (const setting of CHECKS) {
    const check = control(setting, HTMLInputElement);
    check.addEventListener('change', () => session.changeSettings({ [setting]: check.checked }), {
      signal,
    });
  }
  for (const radio of cornerRadios()) {
    radio.addEventListener(
      'change',
      () => session.changeSettings({ corner: /** @type {SearchSettings['corner']} */ (radio.value) }),
      { signal },
    );
  }
  connectWeight(scene);
  // The entries of the lists are new in the page and need their texts.
  translatePage(query('#rail', HTMLElement), translator(appearance.state.language));
  renderAlways(scene, ({ settings }, t) => {
    const searched = asWritten(settings);
    programs.value = settings.program;
    for (const setting of SELECTED) show(control(setting, HTMLSelectElement), searched[setting]);
    for (const setting of CHECKS) control(setting, HTMLInputElement).checked = searched[setting];
    for (const radio of cornerRadios()) radio.checked = radio.value === searched.corner;
    off.show(settings, searched, t);
  });
}

/** @param {SettingsScene} scene */
function connectWeight(scene) {
  const { session, store, asWritten, signal } = scene;
  const field = byTestId('weight', HTMLInputElement);
  /** Everything typed until the field is left is one undo step. */
  let isContinued = false;
  const take = () => {
    const weightHundredths = parseWeight(field.value);
    field.toggleAttribute('aria-invalid', false);
    if (weightHundredths === null) field.setAttribute('aria-invalid', 'true');
    else if (weightHundredths !== store.state.settings.weightHundredths) {
      session.changeSettings({ weightHundredths }, { isContinued });
      isContinued = true;
    }
  };
  field.addEventListener('input', take, { signal });
  field.addEventListener(
    'change',
    () => {
      take();
      isContinued = false;
      if (field.hasAttribute('aria-invalid')) {
        session.say(warning({ key: 'search.weight_range' }));
        field.removeAttribute('aria-invalid');
      }
      field.value = formatWeight(store.state.settings.weightHundredths);
    },
    { signal },
  );
  renderAlways(scene, (state) => {
    const settings = asWritten(state.settings);
    // "1." must not become "1" while it is being typed.
    if (parseWeight(field.value) === settings.weightHundredths) return;
    if (document.activeElement === field && field.hasAttribute('aria-invalid')) return;
    field.value = formatWeight(settings.weightHundredths);
  });
}

/**
 * @template {HTMLElement} Kind
 * @param {keyof SearchSettings} setting
 * @param {new (...parameters: never[]) => Kind} kind
 */
function control(setting, kind) {
  return query(`[data-setting="${setting}"]`, kind);
}

/** @returns {HTMLInputElement[]} */
function cornerRadios() {
  return [
    .../** @type {NodeListOf<HTMLInputElement>} */ (byTestId('corner', HTMLFieldSetElement).querySelectorAll('input')),
  ];
}

/** @param {string} name of a group of algorithms */
function group(name) {
  const element = document.createElement('optgroup');
  element.dataset['tLabel'] = `algorithms.${name}`;
  const algorithms = ALGORITHM_GROUPS[name] ?? [];
  element.append(...algorithms.map((value) => option(value, `algorithm.${value}`)));
  return element;
}

/** @param {string} value @param {string} key */
function option(value, key) {
  const element = document.createElement('option');
  element.value = value;
  element.dataset['t'] = key;
  return element;
}

/**
 * A value without an entry, such as a neighbour order of eight digits, gets one.
 * @param {HTMLSelectElement} list
 * @param {string} value
 */
function show(list, value) {
  if (![...list.options].some((one) => one.value === value)) {
    list.append(new Option(value, value));
  }
  list.value = value;
}
