// The game world: a place in which units walk on the current board, or on that of a preset,
// fetched when it is first opened.
//
// Panels know only the WorldScene. A panel is a function connectX(scene) that returns show(state, t); the list of
// them is PANELS in world/panels/world-panels.js, their markup page/world/NAME.html, which has its place in
// panel.html.
//
// - show() is called after every change of tick, gestures or settings; while it plays, about
//   ten times a second; and never while seeking a tick (state.sought), when the engine is at another tick. What
//   it reads from scene.session.engine (units(), counts(), requests(), options(), influence() …) is a view of that moment:
//   do not keep it. state.revision changes whenever the engine's content does; state.world when it
//   is another world altogether.
// - Every change of the world is a gesture, scene.session.act(script): a refusal shows its sentence in the status.
//   Options are gestures, too (`od1s2r8`). What is shown (session.showLayers), the current tool (session.take), the unit
//   selected (session.select) and an island (session.reach) change only the picture.
// - Code that needs a world of its own creates one: scene.createEngine().

import { hasDanger } from '../../engine/grounds.js';
import { MOST_WORLD_CELLS } from '../../engine/world-engine.js';
import { translator } from '../../i18n/translate.js';
import { FIRST_SEED, openedWorld } from './link.js';
import { info, warning, errorOf } from '../../model/notice.js';
import { Store } from '../../model/store.js';
import { NO_WORLD } from './state/world-state.js';
import { usualPace } from './state/world-worlds.js';
import { isFramed } from '../../ui/page-address.js';
import { byTestId, query } from '../../ui/query.js';
import { connectWorldPanels } from './panels/world-panels.js';
import { createActs } from './acts.js';
import { connectWorldAddress } from './address.js';
import { WorldSession } from './session.js';
import { connectWorldKeys } from './keys.js';
import { connectWorldPointer } from './pointer.js';
import { connectWorldSpeech } from './speech.js';
import { connectWorldTools } from './tools.js';
import { connectWorldTransport } from './transport.js';
import { connectWorldView } from './view.js';
import { worldMotion } from './world-motion.js';

/** @import { AppContext } from '../../app/app-context.js' */
/** @import { BoardSource } from '../../engine/layouts.js' */
/** @import { WorldEngine } from '../../engine/world-engine.js' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { Naming } from '../../model/coordinates.js' */
/** @import { Notice } from '../../model/notice.js' */
/** @import { State } from '../../model/state.js' */
/** @import { Permalink } from '../../session/permalink.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Places } from '../../ui/places.js' */
/** @import { Scene } from '../../ui/render.js' */
/** @import { Opening } from './session.js' */
/** @import { WorldState } from './state/world-state.js' */
/** @typedef {(state: WorldState, t: Translate) => void} WorldShow */
/**
 * @typedef {Scene & {
 *   source: BoardSource,
 *   session: Session,
 *   clock: { now: () => number, defer: (task: () => void) => void },
 *   writeAddress: () => void,
 *   permalink: Permalink,
 *   places: Places,
 *   motions: AppContext['motions'] }} WorldPageScene
 */
/**
 * What each part of the world receives.
 * @typedef {object} WorldScene
 * @property {Store<WorldState>} store
 * @property {WorldSession} session changes the world, and has the engine: session.engine
 * @property {HTMLDialogElement} dialog
 * @property {Scene['appearance']} appearance
 * @property {AbortSignal} signal
 * @property {WorldPageScene} page the page behind it
 * @property {(opening?: Opening & { seed?: number }) => boolean} beginOnBoard begins a world on the page's board, replacing the current one
 * @property {() => WorldEngine} createEngine creates another engine
 * @property {() => Naming} naming of the world's cells, as the page counts
 */
/**
 * @typedef {object} World
 * @property {(link?: ReadonlyMap<string, string>) => void} open the world of the link, or of the current board
 * @property {(count: number) => void} add adds this many units, and opens the world
 * @property {() => void} close
 * @property {(preset?: string) => void} enter a preset that runs on its own; without a name the previous world, the first time the default
 *   preset, or the map that the visitor has opened
 */

/** The world shown if none has been requested. */
const FIRST_PRESET = 'crossroads';

/** Milliseconds between two updates of numbers and texts while it plays. */
const GLANCE = 100;

/** @param {WorldPageScene} page @param {() => WorldEngine} createEngine @returns {World} */
export function connectWorld(page, createEngine) {
  const engine = createEngine();
  const { appearance, signal } = page;
  const dialog = query('#world-space', HTMLDialogElement);
  const store = new Store(/** @type {WorldState} */ (NO_WORLD));
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const isStill = () => stillness.matches;
  const session = new WorldSession(store, engine, page.clock, isStill);
  /** The page's ground on which the current world was begun. */
  let ground = '';
  let factors = new Uint8Array(0);
  store.watch(
    ({ world }) => world,
    () => (ground = groundOf(page.store.state)),
    signal,
  );

  /** @param {Opening & { seed?: number }} [opening] */
  const beginOnBoard = ({ seed = FIRST_SEED, ...opening } = {}) => {
    const { width, height } = page.source;
    const { board, corner } = page.store.state.settings;
    const begunOn = page.source.factors().slice();
    const isBegun = session.begin(
      { width, height, factors: begunOn, corner: board === 'hex' ? 'hex' : corner },
      seed,
      opening,
    );
    if (isBegun) factors = begunOn;
    if (isBegun && hasDanger(page.source)) session.say(info({ key: 'world.no_danger' }));
    return isBegun;
  };
  const naming = () => {
    const { width, height } = store.state;
    return { width, height, coordinates: page.store.state.display.coordinates };
  };
  /** @type {WorldScene} */
  const scene = { store, session, dialog, appearance, signal, page, beginOnBoard, createEngine, naming };
  /** The same world on another engine. @param {WorldEngine} own */
  const beginCopy = (own) => {
    const { preset, width, height } = store.state;
    if (preset !== '') own.beginPreset(preset, engine.script());
    else own.begin({ width, height, factors }, engine.corner, engine.seed, engine.script());
  };
  page.motions.set('world', {
    motion: () => worldMotion(scene, beginCopy),
    watch: (listener, until) => store.subscribe(listener, until),
  });
  const view = connectWorldView(scene, { isStill });
  const acts = createActs(scene, { isStill });
  connectWorldPointer(scene, { view, acts });
  const transport = connectWorldTransport(scene);
  connectWorldKeys(scene, { view, acts, playable: transport.playable });
  // Updated at every frame, and updated at reading pace.
  const swift = [connectWorldTools(scene, acts), transport.show];
  const calm = [connectWorldSpeech(scene), connectWorldPanels(scene)];
  let t = translator(appearance.state.language);
  let glanced = -Infinity;
  let later = 0;
  const glance = () => {
    clearTimeout(later);
    later = 0;
    glanced = page.clock.now();
    if (!store.state.isThere) return;
    for (const one of store.state.sought === null ? calm : calm.slice(0, 1)) one(store.state, t);
  };
  const show = () => {
    for (const one of swift) one(store.state, t);
    const wait = store.state.isPlaying ? glanced + GLANCE - page.clock.now() : 0;
    if (wait <= 0) glance();
    else if (later === 0) later = window.setTimeout(glance, wait);
  };

  const address = connectWorldAddress(scene);
  store.subscribe((state, before) => {
    if (dialog.open) show();
    address.follow(state, before);
  }, signal);
  appearance.subscribe(({ language }) => {
    t = translator(language);
    if (dialog.open) show();
  }, signal);

  const tooLarge = () => {
    const { width, height } = page.store.state.board;
    if (width * height <= MOST_WORLD_CELLS) return false;
    page.session.say(warning({ key: 'world.too_large', values: { cells: width * height, most: MOST_WORLD_CELLS } }));
    return true;
  };
  /** A visitor who has opened a map expects the world on it. */
  const isForeign = () => {
    const { name, title, width, height } = page.store.state.board;
    return title === null && name !== '' && width * height <= MOST_WORLD_CELLS;
  };
  const showDialog = () => {
    page.session.pause();
    page.places.enter('world', dialog);
    show();
    view.draw();
    address.writeSoon();
    // A page around it keeps its focus.
    if (!isFramed()) byTestId('world-board', HTMLElement).focus({ preventScroll: true });
  };
  /** Opens the current world, or one on the current board. @returns {boolean} whether it is open */
  const openCurrent = () => {
    if (!store.state.isThere) {
      if (tooLarge()) return false;
      if (!beginOnBoard()) return false;
    }
    showDialog();
    return true;
  };
  /** @param {ReadonlyMap<string, string>} pairs of a link */
  const openLink = (pairs) => {
    const { world, reason } = openedWorld(pairs);
    if (world === null) return refuse(errorOf(reason, { key: 'share.not_opened' }));
    const { preset, seed, script, tick, layers, selected } = world;
    if (preset === '' && tooLarge()) return;
    const isBegun = preset === '' ? beginOnBoard({ seed, script }) : session.beginPreset(preset, { script });
    if (!isBegun) return refuse(store.state.notice);
    const pace = usualPace(preset);
    if (pace !== null) session.setPace(pace);
    session.showLayers(layers);
    showDialog();
    // A far tick takes long to reach: until then the start of the world is shown.
    view.keep();
    if (tick > 0) session.seek(tick);
    if (selected > 0) session.selectLater(selected);
  };
  /** The current world stays as it is. @param {Notice} notice */
  const refuse = (notice) => {
    page.session.say(notice);
    if (dialog.open) session.say(notice);
  };

  // The page's board has changed: then so has the world on it.
  page.store.subscribe((state, before) => {
    if (state.board.revision === before.board.revision && state.settings === before.settings) return;
    if (!store.state.isThere || store.state.preset !== '' || groundOf(state) === ground) return;
    if (shapeOf(groundOf(state)) === shapeOf(ground) && isSame(page.source.factors(), factors)) {
      ground = groundOf(state);
      return;
    }
    if (dialog.open && !tooLarge()) return void beginOnBoard();
    dialog.close();
    session.end();
    showNobody();
  }, signal);
  dialog.addEventListener(
    'close',
    () => {
      session.stop();
      address.write();
    },
    { signal },
  );
  /** @param {string} name @param {() => void} action */
  const onClick = (name, action) => byTestId(name, HTMLButtonElement).addEventListener('click', action, { signal });
  onClick('world', openCurrent);
  onClick('world-again', () => {
    if (!tooLarge()) beginOnBoard();
    else dialog.close();
  });
  // Share what is shown.
  byTestId('share', HTMLButtonElement).addEventListener(
    'click',
    () => {
      if (!dialog.open) return;
      session.pause();
      address.write();
    },
    { signal, capture: true },
  );
  return {
    open: (link) => {
      if (link === undefined) openCurrent();
      else openLink(link);
      address.hold();
    },
    add: (count) => {
      if (openCurrent()) acts.add(count);
    },
    close: () => dialog.close(),
    enter: (preset) => {
      const isNew = preset !== undefined || (!store.state.isThere && !isForeign());
      if (isNew) openLink(new Map([['world', preset ?? FIRST_PRESET]]));
      else openCurrent();
      if (isNew && !isStill()) session.play();
      address.hold();
    },
  };
}

/** The part of the page's state that a world depends on. @param {State} state */
const groundOf = ({ board, settings }) =>
  [board.width, board.height, settings.board, settings.corner, board.revision].join();

/** Without its revision. @param {string} ground */
const shapeOf = (ground) => ground.slice(0, ground.lastIndexOf(','));

/** @param {Uint8Array} one @param {Uint8Array} other */
const isSame = (one, other) => one.length === other.length && one.every((factor, cell) => factor === other[cell]);

/** The number of units that is always in the document. */
function showNobody() {
  const units = byTestId('units', HTMLElement);
  units.textContent = '0';
  units.dataset['value'] = '0';
}
