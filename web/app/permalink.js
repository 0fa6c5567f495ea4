// Keeps the state in the address: after a pause, in place of what stood there, so that Back leads to
// the place before and reloading back into it. Where there is no history to be had the page goes on without.

import { BoardKeeper } from './board-keeper.js';
import { parseLink } from '../link/link-text.js';
import { isSavedPage, linkHere } from '../ui/saved-page.js';
import { addressesNow, isGraphInAddress, replaceHash } from '../ui/address-bar.js';
import { leave } from '../ui/storage.js';

/** @import { Reading } from '../link/link-text.js' */
/** @import { State } from '../model/state.js' */
/** @import { AppContext } from './app-context.js' */
/** @import { LastBoard } from './last-board.js' */

/** Milliseconds in which nothing else happened. */
const PAUSE = 500;

/**
 * @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'permalink' | 'session'>} scene
 * @param {LastBoard} lastBoard
 */
export function connectAddress(scene, lastBoard) {
  const { store, appearance, signal, permalink } = scene;
  const keeper = new BoardKeeper(scene);
  let timer = 0;
  /** What stands in the address says the same as this; '' while that is not known. */
  let written = '';
  let isAsOpened = false;

  /** What is seen now is what the address says, in whatever words. */
  const settle = () => {
    written = '';
    isAsOpened = true;
    permalink.prepare(() => {
      // Of a race or a world the address may say what is not in hand: another one, or one that is refused.
      const isOfSpace = permalink.space.length > 0 || /[#&](race|world)=/.test(linkHere());
      if (isAsOpened && !isOfSpace) written = permalink.write().text;
    });
  };
  const writeNow = () => {
    // It has the address until it is closed, and writes the board then.
    if (isGraphInAddress() && document.querySelector('#graph-space[open]') !== null) return;
    const { text, isMapLeftOut } = permalink.write();
    keeper.written(isMapLeftOut);
    // A saved page opens on its board where the address says nothing.
    if (isMapLeftOut && isSavedPage()) return;
    if (text === written) return;
    lastBoard.keep(scene);
    if (replaceHash(text)) written = text;
  };
  const write = () => {
    clearTimeout(timer);
    timer = 0;
    permalink.prepare(writeNow);
  };
  const writeSoon = () => {
    isAsOpened = false;
    clearTimeout(timer);
    timer = window.setTimeout(write, PAUSE);
  };
  const flush = () => {
    if (isGraphInAddress()) return;
    const { text } = permalink.write();
    const addresses = addressesNow();
    if (text === written && addresses.length === 1) return;
    // Also where the address could not be written.
    leave('address', [text, ...addresses]);
    writeNow();
  };

  store.subscribe((state, previous) => {
    if (isAnother(state, previous)) writeSoon();
  }, signal);
  appearance.subscribe(writeSoon, signal);
  window.addEventListener('pagehide', flush, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });

  settle();
  return {
    write,
    /** What is seen from now on has an entry of its own in the history; the one before keeps its address. */
    step: () => {
      if (timer !== 0) {
        clearTimeout(timer);
        timer = 0;
        writeNow();
      }
      keeper.step();
    },
    /** Before it is read: what was shown before may just have been written over the link that came. @param {HashChangeEvent} event */
    arrive: ({ oldURL, newURL }) => {
      const { hash } = new URL(newURL);
      if (written !== '' && location.hash === `#${written}` && hash !== location.hash) replaceHash(hash.slice(1));
      // What an address of a graph holds is not the board.
      if (!/[#&]b=graph/.test(oldURL)) keeper.leave(() => permalink.write().text);
      const caught = keeper.come();
      if (caught !== null) replaceHash(caught);
    },
    /** After it was read. @param {boolean} isOpened whether there is another board */
    arrived: async (isOpened) => {
      if (isOpened) await keeper.bring();
      clearTimeout(timer);
      timer = 0;
      if (isOpened) settle();
      else if (store.state.notice.isError) {
        // What is shown stays, and so it must be what reloading brings back.
        written = '';
        writeSoon();
      }
    },
  };
}

/**
 * Opens each link that comes into the address: it is read once, and board and places are given what it says.
 * @param {Pick<AppContext, 'permalink' | 'signal'>} context
 * @param {ReturnType<typeof connectAddress> | null} address null in a figure, which writes none
 * @param {(reading: Reading) => void} openPlaces
 */
export function followAddress({ permalink, signal }, address, openPlaces) {
  window.addEventListener(
    'hashchange',
    async (event) => {
      address?.arrive(event);
      const reading = parseLink(linkHere());
      // By Back to another place, say: then the board stays with its search and all that was undone.
      const isThere = reading.link !== null && permalink.isShown(reading.link);
      const isOpened = isThere || permalink.open(reading);
      openPlaces(reading);
      await address?.arrived(isOpened);
    },
    { signal },
  );
}

/** Where the pointer is, say, is not in a link. @param {State} state @param {State} previous */
function isAnother(state, previous) {
  return (
    state.board !== previous.board ||
    state.settings !== previous.settings ||
    state.display !== previous.display ||
    state.breakpoints !== previous.breakpoints ||
    state.search !== previous.search ||
    state.playback.position !== previous.playback.position
  );
}
