// The menu of maps: examples, generators, size. The maps that a visitor has saved are in a file of
// their own.

import { MAX_SIDE } from '../../engine/options.js';
import { translator } from '../../i18n/translate.js';
import {
  GENERATORS,
  MAX_SEED,
  USUAL_PERCENT,
  parseWhole,
  proposedSize,
  seedFrom,
  takesPercent,
} from '../../model/maps/generators.js';
import { titleOf, withCaption } from '../../model/maps/caption.js';
import { objection } from '../../model/notice.js';
import { PRESETS } from '../../model/maps/presets.js';
import { PROGRAM_PRESETS } from './program-presets.js';
import { connectCaption } from '../../ui/caption-card.js';
import { createElement } from '../../ui/create-element.js';
import { isFigure } from '../../ui/page-address.js';
import { byTestId, query, setText } from '../../ui/query.js';
import { connectPopover } from '../../ui/popover.js';
import { renderAlways } from '../../ui/render.js';
import { isSavedPage } from '../../ui/saved-page.js';
import { connectSavedMaps } from './saved-panel.js';

/** @import { GeneratorName } from 'astrolabe-module' */
/** @import { AppContext } from '../../app/app-context.js' */
/** @import { Preset } from '../../model/maps/presets.js' */
/** @import { Part } from '../../model/notice.js' */
/**
 * @typedef {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'session'>} MenuScene
 */
/** @typedef {(problem: Part | null) => void} Complain said in the menu and in the status line */

/** @param {MenuScene} scene */
export function connectMapMenu(scene) {
  const { store, session, appearance, signal } = scene;
  const problem = query('#map-problem', HTMLElement);
  /** @type {Part | null} */
  let told = null;
  const showProblem = () => {
    const t = translator(appearance.state.language);
    problem.hidden = told === null;
    setText(problem, told === null ? '' : t(told.key, told.values));
  };
  /** @type {Complain} */
  const complain = (next) => {
    told = next;
    showProblem();
    if (next !== null) session.say(objection(next));
  };
  appearance.subscribe(showProblem, signal);

  const width = byTestId('width', HTMLInputElement);
  const height = byTestId('height', HTMLInputElement);
  const showSize = () => {
    width.value = String(store.state.board.width);
    height.value = String(store.state.board.height);
  };
  const saved = connectSavedMaps(scene, { complain, close: () => popover.close() });
  const popover = connectPopover(
    {
      button: byTestId('map-menu', HTMLButtonElement),
      panel: query('#map-panel', HTMLElement),
      swallows: '#stage',
      onOpen: () => {
        complain(null);
        saved.refresh();
        showSize();
        generators.propose();
      },
    },
    signal,
  );
  connectPresets(scene, query('#presets', HTMLElement), PRESETS, () => popover.close());
  connectPresets(scene, query('#programs', HTMLElement), PROGRAM_PRESETS, () => popover.close());
  const generators = connectGenerators(scene, complain);
  connectSize(scene, complain);
  connectPages(scene);
  connectCaption(scene);
  store.subscribe(({ board }, before) => {
    if (board.revision !== before.board.revision && board.edit === null) showSize();
  }, signal);
}

/** Lessons and documents lie beside the page, but for one that was saved alone. @param {MenuScene} scene */
function connectPages({ appearance, signal }) {
  const lessons = byTestId('lessons', HTMLAnchorElement);
  const documents = byTestId('documents', HTMLAnchorElement);
  lessons.hidden = documents.hidden = isSavedPage() || isFigure();
  const aim = () => {
    const { language } = appearance.state;
    lessons.href = `lessons/${language}/index.html`;
    documents.href = language === 'zh' ? 'docs/zh/index.html' : 'docs/index.html';
  };
  aim();
  appearance.subscribe(aim, signal);
}

/**
 * @param {MenuScene} scene @param {HTMLElement} list
 * @param {readonly Preset[]} presets @param {() => void} close
 */
function connectPresets(scene, list, presets, close) {
  const { session, store, signal } = scene;
  const items = presets.map((preset) => {
    const { id } = preset;
    const name = createElement('span');
    const about = createElement('small', { id: `about-${id}` });
    const button = createElement(
      'button',
      { type: 'button', className: 'choose', data: { testid: `preset-${id}` } },
      name,
    );
    button.setAttribute('aria-describedby', about.id);
    button.addEventListener(
      'click',
      () => {
        session.openPreset(preset);
        store.update((state) => withCaption(state, preset));
        close();
      },
      { signal },
    );
    return { preset, item: createElement('li', { className: 'described' }, button, about), name, about };
  });
  list.replaceChildren(...items.map(({ item }) => item));
  renderAlways(scene, (_, t) => {
    for (const { preset, name, about } of items) {
      setText(name, t(titleOf(preset)));
      setText(about, t(`caption.${preset.id}_look`));
    }
  });
}

/** @param {MenuScene} scene @param {Complain} complain */
function connectGenerators(scene, complain) {
  const { session, store, signal } = scene;
  const sides = ['generate-width', 'generate-height'].map((name) => byTestId(name, HTMLInputElement));
  const kind = byTestId('generator', HTMLSelectElement);
  const percent = byTestId('percent', HTMLInputElement);
  const seed = byTestId('seed', HTMLInputElement);
  kind.replaceChildren(...GENERATORS.map((name) => new Option('', name)));
  seed.value = '1';
  const chosen = () => /** @type {GeneratorName} */ (kind.value);
  const showUsual = () => {
    percent.value = takesPercent(chosen()) ? String(USUAL_PERCENT[chosen()]) : '';
    percent.disabled = !takesPercent(chosen());
  };
  const generate = () => {
    const share = takesPercent(chosen()) ? parseWhole(percent.value, 0, 100) : 0;
    const number = parseWhole(seed.value, 0, MAX_SEED);
    const [width, height] = sides.map(({ value }) => parseWhole(value, 1, MAX_SIDE));
    if (typeof width !== 'number' || typeof height !== 'number') {
      return complain({ key: 'size.range' });
    }
    if (share === null || number === null) return complain({ key: 'generate.range' });
    complain(null);
    session.generate(chosen(), { width, height, percent: share, seed: number });
  };
  /** The size that somebody typed stays typed. */
  let isTyped = false;
  for (const side of sides) side.addEventListener('input', () => (isTyped = true), { signal });
  const propose = () => {
    if (isTyped) return;
    const { width, height } = proposedSize(store.state.board);
    sides.forEach((side, index) => (side.value = String([width, height][index])));
  };
  kind.addEventListener('change', showUsual, { signal });
  onSubmit(query('#generate', HTMLFormElement), generate, signal);
  byTestId('new-seed', HTMLButtonElement).addEventListener(
    'click',
    () => {
      seed.value = String(seedFrom(Math.random()));
      generate();
    },
    { signal },
  );
  showUsual();
  renderAlways(scene, (_, t) => {
    for (const option of kind.options) setText(option, t(`generate.${option.value}`));
  });
  return { propose };
}

/** @param {MenuScene} scene @param {Complain} complain */
function connectSize({ session, signal }, complain) {
  const fields = ['width', 'height'].map((name) => byTestId(name, HTMLInputElement));
  const resize = () => {
    const [width, height] = fields.map(({ value }) => parseWhole(value, 1, MAX_SIDE));
    if (typeof width !== 'number' || typeof height !== 'number') {
      return complain({ key: 'size.range' });
    }
    complain(null);
    session.resize(width, height);
  };
  onSubmit(query('#resize', HTMLFormElement), resize, signal);
  byTestId('clear', HTMLButtonElement).addEventListener(
    'click',
    () => {
      complain(null);
      session.clear();
    },
    { signal },
  );
}

/** @param {HTMLFormElement} form @param {() => void} action @param {AbortSignal} signal */
function onSubmit(form, action, signal) {
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      action();
    },
    { signal },
  );
}
