// The game world: a dialog over the whole page in which units walk on the board in hand, or on that of a preset,
// fetched when somebody opens it.
//
// Panels know the WorldScene alone. A panel is a function connectX(scene) that returns show(state, t); the list of
// them is PANELS in world/panels/world-panels.js, their markup page/world/NAME.html, which has its place in
// page/world.html.
//
// - show() is called when the world stands at another tick, another gesture or another choice; while it plays, about
//   ten times a second; and never while a tick is sought (state.sought), when the engine is somewhere between. What
//   it reads from scene.desk.engine (units(), counts(), requests(), options(), influence() …) is a view of that moment:
//   nobody keeps it. state.revision is another one whenever the engine has something else to tell; state.world is when it
//   is another world altogether.
// - Whatever changes the world is a gesture, scene.desk.act(script): a refusal says its sentence in the status by itself.
//   Options are gestures, too (`od1s2r8`). What is looked at (desk.look), the tool in hand (desk.take), the unit
//   selected (desk.select) and an island (desk.reach) change the picture alone.
// - Whoever needs worlds of their own has them made: scene.openEngine().

import html from '../page/world.html';
import { openWorldEngine } from '../engine/open-world-engine.js';
import { MOST_WORLD_CELLS } from '../engine/world-engine.js';
import { translator } from '../i18n/translate.js';
import { objection } from '../state/notice.js';
import { Store } from '../state/store.js';
import { NO_WORLD } from '../state/world-space.js';
import { addition, additionAt } from '../state/world-script.js';
import { translatePage } from './appearance.js';
import { named, part } from './parts.js';
import { connectWorldPanels } from './world/panels/world-panels.js';
import { WorldDesk } from './world/world-desk.js';

/** @typedef {import('../state/world-space.js').WorldState} WorldState */
/** @typedef {import('../i18n/translate.js').Translate} Translate */
/** @typedef {(state: WorldState, t: Translate) => void} WorldShow */
/**
 * @typedef {import('./render.js').Scene & {
 *   source: import('../engine/types.js').BoardSource,
 *   conductor: import('./conductor.js').Conductor,
 *   editor: import('./editor.js').Editor,
 *   clock: { now: () => number, defer: (task: () => void) => void },
 *   writeAddress: () => void,
 *   desk: import('./link-desk.js').LinkDesk }} WorldPageScene
 */
/**
 * What a part of the world is given.
 * @typedef {object} WorldScene
 * @property {Store<WorldState>} store
 * @property {WorldDesk} desk the one that changes it, and has the engine: desk.engine
 * @property {HTMLDialogElement} dialog
 * @property {import('./render.js').Scene['appearance']} appearance
 * @property {AbortSignal} signal
 * @property {WorldPageScene} page the page behind it
 * @property {() => void} beginOnBoard a new world, empty, on the page's board
 * @property {() => Promise<import('../engine/world-engine.js').WorldEngine>} openEngine one more
 */

/** @param {WorldPageScene} page @returns {Promise<() => { open: () => void, add: () => void }>} */
export async function connectWorld(page) {
  const engine = await openWorldEngine();
  const { appearance, conductor, signal } = page;
  const content = document.createRange().createContextualFragment(html);
  translatePage(content, translator(appearance.state.language));
  return () => {
    part('#world-space', HTMLDialogElement).replaceWith(content);
    const dialog = part('#world-space', HTMLDialogElement);
    const store = new Store(/** @type {WorldState} */ (NO_WORLD));
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
    const desk = new WorldDesk(store, engine, page.clock, () => stillness.matches);
    const beginOnBoard = () => {
      const { width, height, factors } = page.source;
      desk.begin({ width, height, factors: factors().slice(), corner: page.store.state.settings.corner }, 1);
    };
    /** @type {WorldScene} */
    const scene = { store, desk, dialog, appearance, signal, page, beginOnBoard, openEngine: openWorldEngine };
    const shows = [connectWorldPanels(scene)];
    let t = translator(appearance.state.language);
    const show = () => {
      if (!dialog.open || store.state.sought !== null) return;
      for (const one of shows) one(store.state, t);
    };
    store.subscribe(show, signal);
    appearance.subscribe(({ language }) => {
      t = translator(language);
      show();
    }, signal);
    const open = () => {
      const { width, height } = page.store.state.board;
      const cells = width * height;
      if (cells > MOST_WORLD_CELLS) {
        conductor.say(objection({ key: 'world.too_large', values: { cells, most: MOST_WORLD_CELLS } }));
        return false;
      }
      conductor.pause();
      if (!store.state.isThere) beginOnBoard();
      if (!dialog.open) dialog.showModal();
      show();
      return true;
    };
    named('world-close', HTMLButtonElement).addEventListener('click', () => dialog.close(), { signal });
    return {
      open: () => open(),
      add: () => {
        if (!open()) return;
        const { hasCursor, cursor, newcomer } = store.state;
        desk.act(hasCursor ? additionAt(cursor, store.state, newcomer) : addition(newcomer));
      },
    };
  };
}
