// The race: a dialog over the whole page in which up to four set-ups run on the board in hand at the same time,
// fetched when somebody opens it. Panels of it know the scene alone: see RaceScene.

import html from '../page/race.html';
import { openWhole } from '../engine/open-engine.js';
import { translator } from '../i18n/translate.js';
import { objection } from '../state/notice.js';
import { NO_RACE, firstSetUps } from '../state/race.js';
import { MOST_CELLS_OF_TWO, mostLanes } from '../state/race-bounds.js';
import { Store } from '../state/store.js';
import { translatePage } from './appearance.js';
import { commonFactor } from './even-ground.js';
import { named, part } from './parts.js';
import { RaceDesk } from './race/race-desk.js';
import { connectRaceLanes } from './race/race-lanes.js';
import { connectRacePanels } from './race/race-panels.js';
import { connectRaceTransport } from './race/race-transport.js';

/** @typedef {import('../state/race.js').RaceState} RaceState */
/**
 * @typedef {import('./render.js').Scene & {
 *   source: import('../engine/types.js').BoardSource,
 *   conductor: import('./conductor.js').Conductor,
 *   createEngine: () => import('../engine/engine.js').Engine,
 *   clock: { now: () => number, defer: (task: () => void) => void },
 *   writeAddress: () => void,
 *   desk: import('./link-desk.js').LinkDesk }} RacePageScene
 */
/**
 * What a part of the race is given.
 * @typedef {object} RaceScene
 * @property {Store<RaceState>} store
 * @property {RaceDesk} desk the one that changes it, and has the laboratories: desk.engineOf(id)
 * @property {HTMLDialogElement} dialog
 * @property {import('./render.js').Scene['appearance']} appearance
 * @property {AbortSignal} signal
 * @property {RacePageScene} page the page behind it
 * @property {() => boolean} isEven all free cells of the board cost the same
 * @property {(settings: import('../engine/types.js').SearchSettings) => void} useOnPage closes the race, and searches with them
 */

/** @param {RacePageScene} page */
export async function connectRace(page) {
  // The button is pressed again once this is here: then it can begin.
  await openWhole();
  const { appearance, conductor, source, signal } = page;
  const content = document.createRange().createContextualFragment(html);
  translatePage(content, translator(appearance.state.language));
  return () => {
    part('#race-space', HTMLDialogElement).replaceWith(content);
    const dialog = part('#race-space', HTMLDialogElement);
    const store = new Store(/** @type {RaceState} */ (NO_RACE));
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
    const desk = new RaceDesk(store, page.createEngine, page.clock, () => stillness.matches);
    let isEven = true;
    /** Somebody has chosen the set-ups: they are kept until the page is left. */
    let isOwn = false;
    /** @type {RaceScene} */
    const scene = {
      ...{ store, desk, dialog, appearance, signal, page },
      isEven: () => isEven,
      useOnPage: (settings) => {
        dialog.close();
        conductor.changeSettings({ ...settings, board: page.store.state.settings.board });
      },
    };
    const shows = [connectRaceLanes(scene), connectRaceTransport(scene), connectRacePanels(scene)];
    const show = () => {
      if (!dialog.open) return;
      const t = translator(appearance.state.language);
      for (const one of shows) one(store.state, t);
    };
    store.subscribe((race, before) => {
      if (race.lanes.length !== before.lanes.length || race.lanes.some(({ settings }, at) => settings !== before.lanes[at]?.settings)) isOwn ||= !isBeginning;
      show();
    }, signal);
    appearance.subscribe(show, signal);

    let isBeginning = false;
    /** @param {Parameters<RaceDesk['begin']>[2]} setUps @param {Parameters<RaceDesk['begin']>[3]} [opening] */
    const begin = (setUps, opening) => {
      const { width, height, start, goal, revision } = page.store.state.board;
      const factors = source.factors().slice();
      isEven = commonFactor(factors) !== 0;
      isBeginning = true;
      desk.begin({ width, height, start, goal, revision }, factors, setUps, opening);
      isBeginning = false;
    };
    const open = () => {
      const { board, settings } = page.store.state;
      const cells = board.width * board.height;
      if (mostLanes(cells) === 0) {
        return conductor.say(objection({ key: 'race.too_large', values: { cells, most: MOST_CELLS_OF_TWO } }));
      }
      conductor.pause();
      if (!dialog.open) dialog.showModal();
      begin(isOwn ? null : firstSetUps(settings), 'play');
      show();
      named('race-play', HTMLButtonElement).focus();
    };
    // What lies behind is another board: then it is another race.
    page.store.subscribe(({ board }, before) => {
      if (!dialog.open || (board.revision === before.board.revision && board.start === before.board.start && board.goal === before.board.goal)) return;
      if (mostLanes(board.width * board.height) === 0) dialog.close();
      else begin(null);
    }, signal);
    dialog.addEventListener('close', () => desk.stop(), { signal });
    named('race', HTMLButtonElement).addEventListener('click', open, { signal });
    named('race-close', HTMLButtonElement).addEventListener('click', () => dialog.close(), { signal });
  };
}
