// The gallery of maps: examples, generated maps, programs, other places, and the visitor's own. Each is a card with a live
// picture; saved maps and recent maps are in files of their own.

import { DEFAULT_SETTINGS, MAX_SIDE } from '../../engine/options.js';
import { translator } from '../../i18n/translate.js';
import { titleOf, withCaption } from '../../model/maps/caption.js';
import { readDrawing } from '../../model/maps/drawn-map.js';
import { parseWhole } from '../../model/maps/generators.js';
import { PRESETS } from '../../model/maps/presets.js';
import { warning } from '../../model/notice.js';
import { connectCaption } from '../../ui/caption-card.js';
import { isFigure } from '../../ui/page-address.js';
import { connectPopover } from '../../ui/popover.js';
import { byTestId, query, setText } from '../../ui/query.js';
import { isSavedPage } from '../../ui/saved-page.js';
import { translatePage } from '../../ui/translate-page.js';
import { nameAsked } from './asked-entry.js';
import { makeCard } from './cards.js';
import { fillElsewhere } from './elsewhere.js';
import { onSubmit } from './forms.js';
import { connectGenerators } from './generators-panel.js';
import { EMPTY_BOARD } from './empty-board.js';
import { PROGRAM_PRESETS } from './program-presets.js';
import { connectRecent } from './recent-panel.js';
import { connectSavedMaps } from './saved-panel.js';
import { shortAddressParts } from './short-address.js';
import { Thumbnails } from './thumbnails.js';

/** @import { AppContext } from '../../app/app-context.js' */
/** @import { Preset } from '../../model/maps/presets.js' */
/** @import { Part } from '../../model/notice.js' */
/** @typedef {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'session' | 'permalink' | 'createEngine' | 'clock'>} GalleryScene */
/** @typedef {(problem: Part | null) => void} Complain shown in the gallery and in the status line */
/**
 * @typedef {object} Gallery what its parts use
 * @property {Complain} complain
 * @property {() => void} close
 * @property {() => boolean} isOpen
 * @property {Thumbnails} thumbnails
 */

/** @param {GalleryScene} scene */
export function connectGallery(scene) {
  const { store, session, appearance, signal } = scene;
  const panel = query('#map-panel', HTMLElement);
  const problem = query('#map-problem', HTMLElement);
  /** @type {Part | null} */
  let said = null;
  const showProblem = () => {
    const t = translator(appearance.state.language);
    problem.hidden = said === null;
    setText(problem, said === null ? '' : t(said.key, said.values));
  };
  /** @type {Complain} */
  const complain = (next) => {
    said = next;
    showProblem();
    if (next !== null) session.say(warning(next));
  };
  appearance.subscribe(showProblem, signal);

  const width = byTestId('width', HTMLInputElement);
  const height = byTestId('height', HTMLInputElement);
  const showSize = () => {
    width.value = String(store.state.board.width);
    height.value = String(store.state.board.height);
  };
  /** @type {Gallery} */
  const gallery = {
    complain,
    close: () => popover.close(),
    isOpen: () => !panel.hidden,
    thumbnails: new Thumbnails(scene, panel),
  };
  const saved = connectSavedMaps(scene, gallery);
  const recent = connectRecent(scene, gallery);
  const popover = connectPopover(
    {
      button: byTestId('map-menu', HTMLButtonElement),
      panel,
      swallows: '#stage',
      onOpen: () => {
        complain(null);
        saved.refresh();
        recent.refresh();
        showSize();
        generators.propose();
      },
    },
    signal,
  );
  connectPresets(scene, query('#presets', HTMLElement), PRESETS, gallery);
  connectPresets(scene, query('#programs', HTMLElement), PROGRAM_PRESETS, gallery);
  fillElsewhere(query('#elsewhere', HTMLElement), gallery);
  const generators = connectGenerators(scene, gallery);
  connectSize(scene, gallery);
  connectPages(scene);
  connectCaption(scene, shortAddressParts(scene));
  nameAsked(scene);
  byTestId('empty-board', HTMLButtonElement).addEventListener(
    'click',
    () => {
      const { settings, display } = store.state;
      session.openPreset({ ...EMPTY_BOARD, settings, display });
      popover.close();
    },
    { signal },
  );
  translatePage(panel, translator(appearance.state.language));
  store.subscribe(({ board }, before) => {
    if (board.revision !== before.board.revision && board.edit === null) showSize();
  }, signal);
}

/** Lessons and documents lie beside the page, unless the page was saved on its own. @param {GalleryScene} scene */
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
 * @param {GalleryScene} scene @param {HTMLElement} list
 * @param {readonly Preset[]} presets @param {Gallery} gallery
 */
function connectPresets({ session, store, signal }, list, presets, { thumbnails, close }) {
  for (const preset of presets) {
    const { id } = preset;
    const { item, button, canvas } = makeCard({
      id: `preset-${id}`,
      name: { t: titleOf(preset) },
      about: `caption.${id}_look`,
    });
    thumbnails.add(canvas, (engine) => {
      const { width, height, factors, start, goal } = readDrawing(preset.map);
      engine.restore(width, height, factors);
      return { settings: { ...DEFAULT_SETTINGS, ...preset.settings }, start, goal, display: preset.display };
    });
    button.addEventListener(
      'click',
      () => {
        session.openPreset(preset);
        store.update((state) => withCaption(state, preset));
        close();
      },
      { signal },
    );
    list.append(item);
  }
}

/** @param {GalleryScene} scene @param {Gallery} gallery */
function connectSize({ session, signal }, { complain }) {
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
