// The parts of the page that are fetched later, what needs each of them, and what a link needs at once.

import { EMPTY_LINK } from '../share/link.js';
import { parseLink, spacePairs } from '../share/link-text.js';
import { isTextbookRun } from '../state/algorithms.js';
import { connectFiles } from './files.js';
import { LaterPart, bringWhenIdle } from './later-part.js';
import { fetchLaterStyle } from './later-style.js';
import { isFigure } from './page-address.js';
import { named, part } from './parts.js';

/** @typedef {import('../share/link-text.js').Reading} Reading */
/**
 * @typedef {Parameters<typeof import('./tables.js').connectTables>[0] &
 *   Parameters<typeof import('./board-kind.js').connectBoardKind>[0] &
 *   Parameters<typeof import('./map-menu.js').connectMapMenu>[0] &
 *   Parameters<typeof import('./share-dialog.js').connectShare>[0] &
 *   Parameters<typeof import('./imports.js').connectImports>[0] &
 *   Parameters<typeof import('./graph-space.js').connectGraphSpace>[0] &
 *   Parameters<typeof import('./race-space.js').connectRace>[0] &
 *   Parameters<typeof import('./world-space.js').connectWorld>[0] &
 *   Parameters<typeof import('./cards.js').connectCards>[0] &
 *   Parameters<typeof import('./told-view.js').connectToldView>[0] &
 *   Parameters<typeof import('./program-card.js').connectProgramCard>[0]} LaterScene
 */

const fetchBoardKind = () => import('./board-kind.js');
const fetchCards = () => import('./cards.js');
const fetchTables = () => import('./tables.js');
const fetchMapMenu = () => import('./map-menu.js');
const fetchShare = () => import('./share-dialog.js');
const fetchImports = () => import('./imports.js');
const fetchGraphs = () => import('./graph-space.js');
const fetchRace = () => import('./race-space.js');
const fetchWorld = () => import('./world-space.js');
const fetchToldView = () => import('./told-view.js');
const fetchPrograms = () => import('./program-card.js');

/** @param {Reading} reading of the address */
const program = ({ link }) => (link ?? EMPTY_LINK).settings.program;

/**
 * Fetches what a link shows, so that it is there when the board is. What cannot be fetched is asked for
 * once more when it is connected.
 * @param {Reading} reading
 * @param {import('./speaker.js').Speaker} speaker
 */
export async function fetchLinked(reading, speaker) {
  const { link, reason } = reading;
  const hasCard = program(reading) !== 'none';
  const isRelative = link !== null && !isTextbookRun(link.settings);
  const speaks = hasCard || isRelative || reason !== null || link?.display.xray || (link?.breakpoints.length ?? 0) > 0;
  const isHexes = link?.settings.board === 'hex';
  await Promise.allSettled([isHexes && fetchBoardKind(), hasCard && fetchPrograms(), hasCard && fetchLaterStyle(), speaks && speaker.complete()]);
}

/** What has the focus in the rail stays where it is seen, whatever comes above it. @param {() => void} change */
function inPlace(change) {
  const at = document.activeElement;
  const top = () => at?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  at?.closest('#rail')?.scrollBy(0, top() - before);
}

/**
 * @param {LaterScene} scene
 * @param {Reading} reading of the address
 * @param {import('./speaker.js').Speaker} speaker
 * @param {() => void} complain
 * @returns {{ next: () => void, previous: () => void, addUnit: () => void }} to the breakpoint, or the event of the kind
 *   chosen; and one unit more in the world
 */
export function connectLaterParts(scene, reading, speaker, complain) {
  const { store, signal } = scene;
  /** Its words and its look come with it. @param {() => Promise<() => void>} fetch */
  const later = (fetch) =>
    new LaterPart({
      fetch: async () => {
        const [connect] = await Promise.all([fetch(), speaker.complete(), fetchLaterStyle()]);
        return () => inPlace(connect);
      },
      complain,
    });

  const cards = later(async () => {
    const { connectCards } = await fetchCards();
    return () => connectCards(scene);
  });
  // In sight beside the board, or asked for by a press on it.
  cards.bring().catch(() => undefined);
  for (const id of ['why', 'referee-section']) cards.isNeededBy(part(`#${id}`, HTMLElement));

  const boardKind = later(async () => {
    const { connectBoardKind } = await fetchBoardKind();
    return () => connectBoardKind(scene);
  });
  boardKind.bring().catch(() => undefined);

  const tables = later(async () => {
    const { connectTables } = await fetchTables();
    return () => ({ events } = connectTables(scene));
  });
  /** @type {ReturnType<import('./tables.js').connectTables>['events'] | null} */
  let events = null;
  for (const id of ['step-log', 'closed-list', 'search-tree']) {
    tables.isNeededIn(part(`#${id}`, HTMLDetailsElement));
  }
  for (const id of ['step-log', 'closed-list', 'search-tree']) {
    tables.isNeededBy(part(`#${id}`, HTMLElement));
  }

  const mapMenu = later(async () => {
    const { connectMapMenu } = await fetchMapMenu();
    return () => connectMapMenu(scene);
  });
  mapMenu.isNeededBy(named('map-menu', HTMLButtonElement));
  const share = later(async () => {
    const { connectShare } = await fetchShare();
    return () => connectShare(scene);
  });
  share.isNeededBy(named('share', HTMLButtonElement));

  /** @type {import('./files.js').Offer | null} */
  let offered = null;
  /** @type {((offer: import('./files.js').Offer) => void) | null} */
  let take = null;
  const imports = later(async () => {
    const { connectImports } = await fetchImports();
    return () => (take = connectImports(scene).take);
  });
  imports.isNeededBy(named('paste', HTMLButtonElement));
  connectFiles(async (offer) => {
    offered = offer;
    await imports.need();
    if (offered === offer) take?.(offer);
  }, signal);

  /** @type {Awaited<ReturnType<typeof import('./graph-space.js').connectGraphSpace>> | null} */
  let graphSpace = null;
  const graphs = later(async () => {
    const space = await (await fetchGraphs()).connectGraphSpace(scene);
    return () => (graphSpace = space);
  });
  /** Counts up with each link: what waits for its part gives way to the next. */
  let links = 0;
  /** @param {ReadonlyMap<string, string>} [link] */
  const openGraphs = async (link) => {
    const serial = links;
    await graphs.need();
    if (serial === links) graphSpace?.open(link);
  };
  named('graph-space', HTMLButtonElement).addEventListener('click', () => openGraphs(), { signal });
  if (reading.graph !== undefined) openGraphs(reading.graph);
  const openLinked = () => {
    const linked = parseLink(location.hash);
    // What is refused changes nothing of what is there, or on its way.
    if (linked.link === null && linked.graph === undefined && location.hash.length > 1) return;
    links += 1;
    if (linked.graph !== undefined) openGraphs(linked.graph);
    else graphSpace?.close();
    openLinkedSpaces(linked);
  };
  window.addEventListener('hashchange', openLinked, { signal });

  /** @type {import('./race-space.js').Race | null} */
  let races = null;
  const race = later(async () => {
    const connect = (await fetchRace()).connectRace(scene);
    return () => (races = connect());
  });
  race.isNeededBy(named('race', HTMLButtonElement));
  const openExperiments = async () => {
    await race.need();
    races?.openExperiments();
  };
  named('experiments', HTMLButtonElement).addEventListener('click', openExperiments, { signal });
  /** @type {import('./world-space.js').World | null} */
  let units = null;
  const world = later(async () => {
    const connect = await (await fetchWorld()).connectWorld(scene);
    return () => (units = connect());
  });
  world.isNeededBy(named('world', HTMLButtonElement));
  let added = 0;
  const addUnit = async () => {
    if (isFigure()) return;
    added += 1;
    await world.need();
    if (added > 0) units?.add(added);
    added = 0;
  };
  /**
   * Where a link has none, what is open is closed; a figure has no room for it.
   * @param {Reading} reading
   */
  const openLinkedSpaces = async (reading) => {
    if (isFigure()) return;
    const serial = links;
    const { desk } = scene;
    // The address is not to lose it while its part is on its way.
    desk.space = spacePairs(reading);
    if (reading.race !== undefined) await race.need();
    if (serial !== links) return;
    if (races === null && reading.world === undefined) desk.space = [];
    races?.open(reading.race);
    if (reading.world === undefined) return units?.close();
    await world.need();
    if (serial !== links) return;
    if (units === null) desk.space = [];
    units?.open(reading.world);
  };
  const isUnderstood = reading.link !== null || reading.graph !== undefined;
  if (isUnderstood && (reading.race !== undefined || reading.world !== undefined)) openLinkedSpaces(reading);

  const programs = later(async () => {
    const { connectProgramCard } = await fetchPrograms();
    return () => connectProgramCard(scene);
  });
  store.subscribe(({ settings }, before) => {
    if (settings.board !== before.settings.board) boardKind.need();
    if (settings.program !== before.settings.program && settings.program !== 'none') programs.need();
  }, signal);
  if (store.state.settings.program !== 'none') programs.need();

  const toldView = later(async () => {
    const { connectToldView } = await fetchToldView();
    return () => connectToldView(scene);
  });
  /** @param {import('../share/link.js').View} view */
  const isTold = ({ quiz, cells, loop }) => isFigure() || quiz || cells || loop;
  const { view } = scene.desk;
  view.subscribe((told) => isTold(told) && toldView.need(), signal);
  if (isTold(view.state)) toldView.need();

  bringWhenIdle([
    () => speaker.complete(),
    ...[boardKind, cards, tables, mapMenu, share, imports, programs].map((one) => () => one.bring()),
  ]);
  /** @param {'next' | 'previous'} way */
  const goTo = async (way) => {
    await tables.need();
    events?.[way]();
  };
  return { next: () => goTo('next'), previous: () => goTo('previous'), addUnit };
}
