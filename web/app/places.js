// Opens the places, from the bar at the top, other buttons and links; what a link asks of the board is linked-view's. The build
// of embed.html puts embed/linked-place.js in place of this file.

import { PLACES } from '../link/link.js';
import { spacePairs } from '../link/link-text.js';
import { connectFiles } from '../dialogs/import/files.js';
import { askedFor } from '../ui/page-address.js';
import { byTestId, query } from '../ui/query.js';
import { isSavedPage } from '../ui/saved-page.js';

/** @import { Offer } from '../dialogs/import/files.js' */
/** @import { Reading } from '../link/link-text.js' */
/** @import { AppContext } from './app-context.js' */
/** @import { RoomKeeper } from './room-keeper.js' */

/**
 * @param {AppContext} context
 * @param {RoomKeeper} rooms
 * @param {Reading} reading of the address
 * @returns {{ addUnit: () => void, openLinked: (reading: Reading) => void }} one more unit in the world; opens what a link says of the places
 */
export function connectPlaces({ appearance, permalink, places, signal }, rooms, reading) {
  /** Counts up with each link: a link that still waits for its room is superseded by the next. */
  let links = 0;
  /** @param {ReadonlyMap<string, string>} [link] */
  const openGraph = async (link) => {
    const serial = links;
    const graph = await rooms.need('graph');
    if (serial !== links) return;
    if (link === undefined) graph?.open();
    else places.byLink(() => graph?.open(link));
  };
  /** Where a link names none, the open one is closed. @param {Reading} reading */
  const openSpaces = async (reading) => {
    const serial = links;
    // The address must not lose it while its room is being fetched.
    permalink.space = spacePairs(reading);
    if (reading.race !== undefined) await rooms.need('race');
    if (serial !== links) return;
    const race = rooms.doorsOf('race');
    if (race === null && reading.world === undefined && reading.write === undefined) permalink.space = [];
    if (reading.place !== 'race') places.byLink(() => race?.open(reading.race));
    if (reading.write !== undefined) {
      const write = await rooms.need('write');
      if (serial !== links) return;
      if (write === null) permalink.space = [];
      const asked = await write?.read(reading.write);
      if (serial === links && asked !== undefined) places.byLink(() => write?.open(asked));
      return;
    }
    rooms.doorsOf('write')?.close();
    if (reading.place !== undefined) {
      const place = await rooms.need(reading.place);
      if (serial === links) places.byLink(() => place?.enter());
      return;
    }
    if (reading.world === undefined) return rooms.doorsOf('world')?.close();
    const world = await rooms.need('world');
    if (serial !== links) return;
    if (world === null) permalink.space = [];
    places.byLink(() => world?.open(reading.world));
  };
  /** @param {Reading} linked */
  const openLinked = (linked) => {
    // A refused link changes nothing of what is open or being fetched.
    if (linked.reason !== null || linked.isForeign) return;
    links += 1;
    if (linked.graph !== undefined) openGraph(linked.graph);
    else if (linked.place !== 'graph') rooms.doorsOf('graph')?.close();
    openSpaces(linked);
  };
  if (reading.graph !== undefined) openGraph(reading.graph);
  const isUnderstood = reading.link !== null || reading.graph !== undefined;
  const isElsewhere = [reading.race, reading.world, reading.write, reading.place].some((one) => one !== undefined);
  if (isUnderstood && isElsewhere) openSpaces(reading);

  /** @param {string} name @param {() => void} action */
  const onClick = (name, action) => byTestId(name, HTMLButtonElement).addEventListener('click', action, { signal });
  onClick('graph-space', () => openGraph());
  onClick('place-lab', () => {
    links += 1;
    places.leave();
  });
  for (const name of PLACES) {
    onClick(`place-${name}`, async () => {
      links += 1;
      const serial = links;
      const button = byTestId(`place-${name}`, HTMLElement);
      button.ariaBusy = 'true';
      const place = await rooms.need(name);
      button.ariaBusy = null;
      if (serial === links && places.name !== name) place?.enter();
    });
  }
  onClick('experiments', async () => (await rooms.need('race'))?.openExperiments());
  query('#elsewhere', HTMLElement).addEventListener(
    'click',
    async ({ target }) => {
      const name = target instanceof Element ? target.closest('button')?.dataset['world'] : undefined;
      if (name === undefined) return;
      links += 1;
      const serial = links;
      const world = await rooms.need('world');
      if (serial === links) world?.enter(name);
    },
    { signal },
  );

  const learn = byTestId('place-learn', HTMLAnchorElement);
  learn.hidden = isSavedPage();
  const lead = () => (learn.href = `lessons/${appearance.state.language}/index.html`);
  appearance.subscribe(lead, signal);
  lead();

  /** @type {Offer | null} */
  let offered = null;
  connectFiles(async (offer) => {
    offered = offer;
    const imports = await rooms.need('import');
    if (offered === offer) imports?.take(offer);
  }, signal);
  const map = askedFor('map');
  // Without a # what was read is the last visit's.
  const { link } = location.hash.length > 1 ? reading : { link: null };
  if (map !== null) rooms.need('import').then((imports) => imports?.fetch(map, link));

  let added = 0;
  return {
    openLinked,
    addUnit: async () => {
      added += 1;
      const world = await rooms.need('world');
      if (added > 0) world?.add(added);
      added = 0;
    },
  };
}
