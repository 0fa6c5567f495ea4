// Keeps the board of each entry of the browser's history, so that reloading and Back restore it even if it is too large
// for the address or was not yet written into it. Works beside address.js.

import { warning } from '../model/notice.js';
import { keepBoard, keptBoard } from './kept-boards.js';

/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */
/** @import { Session } from '../session/session.js' */
/** @import { KeptBoard } from './kept-boards.js' */
/** @typedef {{ place?: string, keeps?: boolean }} Mark of a place, in its entry of the history */

/** Board size, at sixteen bits a cell, from which it may not fit an address; it is kept before that is known. */
const LARGE = 2 ** 19;
/** Milliseconds without another change before the board is kept. */
const PAUSE = 500;
/** Number of places whose last link text is remembered. */
const MOST = 50;

/** @returns {Mark} */
const markHere = () => (typeof history.state === 'object' ? (history.state ?? {}) : {});

/** @param {Mark} change @returns {boolean} whether it could be */
function mark(change) {
  try {
    history.replaceState({ ...markHere(), ...change }, '');
    return true;
  } catch {
    return false;
  }
}

/** The board that was kept for the current entry of the history. @returns {Promise<KeptBoard | 'lost' | null>} null: none was */
export async function boardHere() {
  const { place, keeps } = markHere();
  if (place === undefined || keeps !== true) return null;
  return (await keptBoard(place)) ?? 'lost';
}

export class BoardKeeper {
  #store;
  #session;
  #place = placeHere();
  /** Link texts of places that were left before the text was written. @type {Map<string, string>} */
  #caught = new Map();
  /** The board that is kept, or being kept. @type {State['board'] | null} */
  #kept = null;
  #isLeftOut = false;
  #hasFailed = false;
  #timer = 0;

  /**
   * @param {object} scene
   * @param {Store<State>} scene.store
   * @param {Session} scene.session
   * @param {AbortSignal} scene.signal
   */
  constructor({ store, session, signal }) {
    this.#store = store;
    this.#session = session;
    store.watch(
      ({ board }) => board,
      () => {
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => this.#keep(), PAUSE);
      },
      signal,
    );
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (this.#isLarge && (this.#kept !== store.state.board || (this.#hasFailed && this.#isLeftOut)))
          event.preventDefault();
      },
      { signal },
    );
    signal.addEventListener('abort', () => clearTimeout(this.#timer), { once: true });
    // A board that is there already needs no keeping until it changes.
    if (markHere().keeps === true) this.#kept = store.state.board;
    else this.#timer = window.setTimeout(() => this.#keep(), PAUSE);
  }

  /** Whether the browser's entry is still the one of the place. */
  get #isHere() {
    return (markHere().place ?? '') === this.#place;
  }

  get #isLarge() {
    const { width, height } = this.#store.state.board;
    return width * height > LARGE;
  }

  /** The address was written. @param {boolean} isMapLeftOut without the board */
  written(isMapLeftOut) {
    this.#isLeftOut = isMapLeftOut;
    this.#complain();
  }

  async #keep() {
    clearTimeout(this.#timer);
    const place = this.#place;
    const { board } = this.#store.state;
    // After Back the browser may be at another entry before come() is called for it; leave() keeps this one.
    if (!this.#isHere) return;
    if (!this.#isLarge) {
      if (markHere().keeps === true) mark({ keeps: false });
      this.#kept = null;
      this.#hasFailed = false;
      return;
    }
    if (this.#kept === board) return;
    const isKept = await this.#put(place);
    // The board has changed meanwhile; the new one is kept in its turn.
    if (board !== this.#store.state.board || place !== this.#place || !this.#isHere) return;
    if (isKept) this.#kept = board;
    this.#hasFailed = !(isKept && mark({ place, keeps: true }));
    this.#complain();
  }

  /** @param {string} place */
  async #put(place) {
    const { name, title, width, height, start, goal } = this.#store.state.board;
    return keepBoard({ place, name, title, width, height, start, goal, grounds: this.#session.grounds() });
  }

  #complain() {
    if (this.#hasFailed && this.#isLeftOut) this.#session.say(warning({ key: 'share.not_kept' }));
  }

  /** A new entry of the history, for the same board. */
  step() {
    try {
      // A board that is too large for an address is kept for both.
      history.pushState(markHere().keeps === true ? history.state : null, '', location.href);
    } catch {
      return;
    }
    this.#place = placeHere();
  }

  /** Called before another place is shown. @param {() => string} write the text of its link */
  leave(write) {
    const { board } = this.#store.state;
    if (!this.#isLarge) this.#catch(write());
    else if (this.#kept !== board) {
      this.#catch('');
      this.#put(this.#place);
    }
    clearTimeout(this.#timer);
  }

  /** @param {string} text '' : the board is kept */
  #catch(text) {
    this.#caught.delete(this.#place);
    this.#caught.set(this.#place, text);
    const [oldest] = this.#caught.keys();
    if (this.#caught.size > MOST && oldest !== undefined) this.#caught.delete(oldest);
  }

  /** @returns {string | null} the link text of the place that was reached; null: it is in the address */
  come() {
    this.#place = placeHere();
    const text = this.#caught.get(this.#place) ?? '';
    return text === '' ? null : text;
  }

  /** Restores the board that belongs here, once the rest of it is there. */
  async bring() {
    const place = this.#place;
    const isExpected = markHere().keeps === true || this.#caught.get(place) === '';
    if (!isExpected) return;
    const board = await keptBoard(place);
    if (place !== this.#place) return;
    if (board !== null && this.#session.openKept(board)) this.#kept = this.#store.state.board;
    else if (board === null) this.#session.say(warning({ key: 'share.kept_lost' }));
  }
}

/** @returns {string} the name of this place in the history; '' if it has none */
function placeHere() {
  const { place } = markHere();
  if (typeof place === 'string') return place;
  const fresh = `${Date.now().toString(36)}.${Math.random().toString(36).slice(2)}`;
  return mark({ place: fresh, keeps: false }) ? fresh : '';
}
