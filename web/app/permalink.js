// Keeps the state in the address: after a pause it replaces the previous text, so that Back leads to the
// previous place and reloading restores the current one. Works without it if the history is not available.

import { BoardKeeper } from './board-keeper.js';
import { parseLink } from '../link/link-text.js';
import { isSavedPage, linkHere } from '../ui/saved-page.js';
import { addressesNow, isGraphInAddress, isWrittenHere, replaceHash } from '../ui/address-bar.js';
import { leave } from '../ui/storage.js';

/** @import { Reading } from '../link/link-text.js' */
/** @import { State } from '../model/state.js' */
/** @import { AppContext } from './app-context.js' */
/** @import { LastBoard } from './last-board.js' */

/** Milliseconds without another change before the address is written. */
const PAUSE = 500;

/**
 * @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'permalink' | 'session'>} scene
 * @param {LastBoard} lastBoard
 */
export function connectAddress(scene, lastBoard) {
  const { store, appearance, signal, permalink } = scene;
  const keeper = new BoardKeeper(scene);
  let timer = 0;
  /** The address holds the same state as this text; '' while that is not known. */
  let written = '';
  let isAsOpened = false;
  /** The address is that of a link which is not opened yet. */
  let isArriving = false;
  const mayWrite = () => !(isArriving && permalink.isReading);

  /** The current view is what the address says, however that is worded. */
  const settle = () => {
    written = '';
    isAsOpened = true;
    permalink.prepare(() => {
      // The address may name a race or a world that is not the current one, or was refused.
      const isOfSpace = permalink.space.length > 0 || /[#&](race|world|js)=/.test(linkHere());
      if (isAsOpened && !isOfSpace) written = permalink.write().text;
    });
  };
  const writeNow = () => {
    if (!mayWrite()) return;
    // The graph has the address until it is closed; closing writes the board.
    if (isGraphInAddress() && document.querySelector('#graph-space[open]') !== null) return;
    const { text, isMapLeftOut } = permalink.write();
    keeper.written(isMapLeftOut);
    // A saved page opens on its own board if the address holds none.
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
    if (isGraphInAddress() || !mayWrite()) return;
    const { text } = permalink.write();
    const addresses = addressesNow();
    if (text === written && addresses.length === 1) return;
    // Also if the address could not be written.
    leave('address', [text, ...addresses]);
    writeNow();
  };

  store.subscribe((state, previous) => {
    if (isAnother(state, previous)) writeSoon();
  }, signal);
  appearance.subscribe(writeSoon, signal);
  window.addEventListener('pagehide', flush, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });

  /** The link is not opened: the current view stays, so reloading must restore it. */
  const stay = () => {
    isArriving = false;
    written = '';
    writeSoon();
  };

  settle();
  return {
    write,
    /** From now on the view has its own history entry; the previous entry keeps its address. */
    step: () => {
      if (timer !== 0) {
        clearTimeout(timer);
        timer = 0;
        writeNow();
      }
      keeper.step();
    },
    /** Before the link is read: a place that closes may just have written over it. @param {HashChangeEvent} event */
    arrive: ({ oldURL, newURL }) => {
      const isLeaving = mayWrite() && !/[#&]b=graph/.test(oldURL);
      isArriving = true;
      const { hash } = new URL(newURL);
      if (isWrittenHere() && hash !== location.hash) replaceHash(hash.slice(1));
      // The address of a graph does not hold the board, nor does that of a link that was not opened.
      if (isLeaving) keeper.leave(() => permalink.write().text);
      const caught = keeper.come();
      if (caught !== null) replaceHash(caught);
    },
    /** After it was read. @param {boolean} isOpened whether there is another board */
    arrived: async (isOpened) => {
      isArriving = false;
      if (isOpened) await keeper.bring();
      clearTimeout(timer);
      timer = 0;
      if (isOpened) settle();
      else if (store.state.notice.isError) stay();
    },
    stay,
  };
}

/**
 * Opens each link that is entered into the address: it is read once, and passed to the board and the places. Of several
 * the last is opened; none, if the visitor changes a cell before a large map is read.
 * @param {Pick<AppContext, 'permalink' | 'signal'>} context
 * @param {ReturnType<typeof connectAddress> | null} address null in a figure, which writes none
 * @param {(reading: Reading) => void} openPlaces
 */
export function followAddress({ permalink, signal }, address, openPlaces) {
  let latest = 0;
  window.addEventListener(
    'hashchange',
    async (event) => {
      const serial = ++latest;
      address?.arrive(event);
      const reading = parseLink(linkHere());
      // For example after Back to another place: the board keeps its search and its undo history.
      const isThere = reading.link !== null && permalink.isShown(reading.link);
      if (!(await permalink.read(isThere ? null : reading.link?.map))) {
        if (serial === latest) address?.stay();
        return;
      }
      const isOpened = isThere || permalink.open(reading);
      openPlaces(reading);
      await address?.arrived(isOpened);
    },
    { signal },
  );
}

/** The pointer's position, for example, is not in a link. @param {State} state @param {State} previous */
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
