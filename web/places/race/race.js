// The race: a place in which up to four setups run on the current board at the same time,
// fetched when it is first opened. Its panels know only the scene: see RaceScene.

import { groundsOf } from '../../engine/grounds.js';
import { translator } from '../../i18n/translate.js';
import { raceRefused, readRace, racePairs } from './link.js';
import { warning, errorOf } from '../../model/notice.js';
import { withCaption } from '../../model/maps/caption.js';
import { experimentLanes } from './experiments.js';
import { NO_RACE, firstSetups, hasCourses, isOver } from './state.js';
import { MOST_CELLS_OF_TWO, mostLanes } from './bounds.js';
import { Store } from '../../model/store.js';
import { commonFactor } from '../../model/uniform-terrain.js';
import { isFramed } from '../../ui/page-address.js';
import { byTestId, query } from '../../ui/query.js';
import { RaceSession } from './session.js';
import { connectRaceExperiments } from './race-experiments.js';
import { connectRaceLanes } from './race-lanes.js';
import { raceMotion } from './race-motion.js';
import { connectRacePair } from './pair/race-pair.js';
import { connectRacePanels } from './race-panels.js';
import { connectRaceTransport } from './race-transport.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { AppContext } from '../../app/app-context.js' */
/** @import { Engine } from '../../engine/engine.js' */
/** @import { BoardSource } from '../../engine/layouts.js' */
/** @import { Preset } from '../../model/maps/presets.js' */
/** @import { Permalink } from '../../session/permalink.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Places } from '../../ui/places.js' */
/** @import { Scene } from '../../ui/render.js' */
/** @import { RaceState } from './state.js' */
/**
 * @typedef {Scene & {
 *   source: BoardSource,
 *   engine: Engine,
 *   session: Session,
 *   createEngine: () => Engine,
 *   clock: { now: () => number, defer: (task: () => void) => void },
 *   writeAddress: () => void,
 *   permalink: Permalink,
 *   places: Places,
 *   motions: AppContext['motions'] }} RacePageScene
 */
/**
 * What each part of the race receives.
 * @typedef {object} RaceScene
 * @property {Store<RaceState>} store
 * @property {RaceSession} session changes the race, and has the laboratories: session.engineOf(id)
 * @property {HTMLDialogElement} dialog
 * @property {Scene['appearance']} appearance
 * @property {AbortSignal} signal
 * @property {RacePageScene} page the page behind it
 * @property {() => boolean} isEven all free cells of the board cost the same
 * @property {(settings: SearchSettings) => void} useOnPage closes the race, and searches with these settings
 * @property {(preset: Preset) => void} openPreset closes the race, and shows the preset on the page
 * @property {() => void} openExperiments four lanes on boards of their own
 * @property {() => void} openOwn the lanes on the page's board
 */
/**
 * @typedef {object} Race
 * @property {(link: ReadonlyMap<string, string> | undefined) => void} open the race of the link; undefined: it has none
 * @property {() => void} openExperiments
 * @property {() => void} enter the previous race, or a first one on the board of the page
 */

/** Milliseconds without a change before the address is written. */
const PAUSE = 500;

/** @param {RacePageScene} page @returns {Race} */
export function connectRace(page) {
  const { appearance, source, signal } = page;
  const dialog = query('#race-space', HTMLDialogElement);
  const store = new Store(/** @type {RaceState} */ (NO_RACE));
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const session = new RaceSession(store, page.createEngine, page.clock);
  let isEven = true;
  /** Setups chosen by the user: kept until the page is left. @type {Parameters<RaceSession['begin']>[2]} */
  let own = null;
  /** @type {RaceScene} */
  const scene = {
    ...{ store, session, dialog, appearance, signal, page },
    isEven: () => isEven,
    useOnPage: (settings) => {
      dialog.close();
      page.session.changeSettings({ ...settings, board: page.store.state.settings.board });
    },
    openPreset: (preset) => {
      dialog.close();
      page.session.openPreset(preset);
      page.store.update((state) => withCaption(state, preset));
    },
    openExperiments: () => openExperiments(),
    openOwn: () => openOwn(),
  };
  page.motions.set('race', {
    motion: () => raceMotion(scene),
    watch: (listener, until) => store.subscribe(listener, until),
  });
  const shows = [
    connectRaceExperiments(scene),
    connectRaceLanes(scene),
    connectRacePair(scene),
    connectRaceTransport(scene),
    connectRacePanels(scene),
  ];
  let t = translator(appearance.state.language);
  const show = () => {
    if (!dialog.open) return;
    for (const one of shows) one(store.state, t);
  };
  let isBeginning = false;
  let timer = 0;
  /** The part of the race in the address and in shared links. */
  const holdRace = () => {
    page.permalink.hold('race', dialog.open ? racePairs(store.state) : []);
  };
  const writeAddress = () => {
    clearTimeout(timer);
    holdRace();
    page.writeAddress();
  };
  // Also while it plays, and before the page reads its address for the last time, at pagehide.
  window.addEventListener('beforeunload', holdRace, { signal });
  store.subscribe((race, before) => {
    if (!isBeginning && areOther(race.lanes, before.lanes)) own = race.lanes.map(({ settings }) => settings);
    show();
    // A running race has no position yet, and a playing one has no fixed position.
    if (
      !dialog.open ||
      race.isPlaying ||
      !isOver(race) ||
      JSON.stringify(racePairs(race)) === JSON.stringify(page.permalink.space)
    )
      return;
    clearTimeout(timer);
    timer = window.setTimeout(writeAddress, PAUSE);
  }, signal);
  appearance.subscribe(({ language }) => {
    t = translator(language);
    show();
  }, signal);

  /** @param {() => void} task begins without chosen setups */
  const quietly = (task) => {
    isBeginning = true;
    task();
    isBeginning = false;
  };
  /** @param {Parameters<RaceSession['begin']>[2]} setups @param {Omit<Parameters<RaceSession['begin']>[3], 'kind'>} [how] */
  const begin = (setups, how = {}) => {
    const { board, settings } = page.store.state;
    const { width, height, start, goal, revision } = board;
    isEven = commonFactor(source) !== 0;
    quietly(() =>
      session.begin({ width, height, start, goal, revision }, groundsOf(source), setups, {
        kind: settings.board,
        ...how,
      }),
    );
  };
  /** @param {() => void} task begins it */
  const open = (task) => {
    page.session.pause();
    page.places.enter('race', dialog);
    task();
    show();
    // A page around it keeps its focus.
    if (!isFramed()) byTestId('race-play', HTMLButtonElement).focus();
  };
  /** @param {Parameters<typeof begin>} how */
  const openOnBoard = (...how) => {
    const { width, height } = page.store.state.board;
    if (mostLanes(width * height) === 0) return (dialog.open ? session : page.session).say(tooLarge(width * height));
    open(() => begin(...how));
  };
  // With reduced motion nothing starts by itself.
  const opening = () => (stillness.matches ? /** @type {const} */ ('end') : /** @type {const} */ ('play'));
  /** @param {Parameters<RaceSession['beginCourses']>[1]} [how] */
  const openExperiments = (how = { opening: opening() }) =>
    open(() => quietly(() => session.beginCourses(experimentLanes(), how)));
  const openOwn = () => {
    const isKept = own !== null && !hasCourses(store.state);
    openOnBoard(isKept ? null : (own ?? firstSetups(page.store.state.settings)), { opening: opening() });
  };
  // The page's board has changed: then it is another race.
  page.store.subscribe(({ board, settings }, before) => {
    const isOther =
      board.revision !== before.board.revision ||
      board.start !== before.board.start ||
      board.goal !== before.board.goal;
    if (!dialog.open || hasCourses(store.state) || (!isOther && settings.board === before.settings.board)) return;
    if (mostLanes(board.width * board.height) > 0) return begin(null);
    dialog.close();
    page.session.say(tooLarge(board.width * board.height));
  }, signal);
  dialog.addEventListener(
    'close',
    () => {
      session.stop();
      writeAddress();
    },
    { signal },
  );
  byTestId('race', HTMLButtonElement).addEventListener('click', openOwn, { signal });
  // Share what is shown.
  byTestId('share', HTMLButtonElement).addEventListener(
    'click',
    () => {
      if (!dialog.open) return;
      session.pause();
      writeAddress();
    },
    { signal, capture: true },
  );

  /** @type {Race['open']} */
  const openLink = (pairs) => {
    if (pairs === undefined) return dialog.close();
    const { race, odd } = readRace(pairs);
    if (race === null) {
      return page.session.say(errorOf(raceRefused(odd, pairs.get(odd)), { key: 'share.not_opened' }));
    }
    const opening = race.position ?? 'end';
    if (race.setups.length === 0) return openExperiments({ opening, display: { metric: race.display.metric } });
    own = race.setups;
    openOnBoard(race.setups, { opening, display: race.display });
  };
  return {
    open: (pairs) => {
      openLink(pairs);
      // Only a finished race has a known position.
      if (!dialog.open || isOver(store.state)) holdRace();
    },
    openExperiments,
    enter: openOwn,
  };
}

/** @param {number} cells */
const tooLarge = (cells) => warning({ key: 'race.too_large', values: { cells, most: MOST_CELLS_OF_TWO } });

/** @param {RaceState['lanes']} lanes @param {RaceState['lanes']} before */
const areOther = (lanes, before) =>
  lanes.length !== before.length || lanes.some(({ settings }, at) => settings !== before[at]?.settings);
