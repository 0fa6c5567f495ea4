// The board of the last visit: a return without a link restores what was changed by hand and offers to start afresh.

import { parseLink } from '../link/link-text.js';
import { info } from '../model/notice.js';
import { byTestId, query } from '../ui/query.js';

/** @import { Reading } from '../link/link-text.js' */
/** @import { Memory } from '../ui/storage.js' */
/** @import { AppContext } from './app-context.js' */
/** @typedef {Pick<AppContext, 'store' | 'permalink' | 'session' | 'signal'>} Context */

const NAME = 'last';

export class LastBoard {
  #memory;
  /** The board shown is the visitor's own, from this visit or the last. */
  #isOwn = false;
  /** The link of the first figure, once it has been shown. @type {string | null} */
  #first = null;

  /** @param {Memory} memory */
  constructor(memory) {
    this.#memory = memory;
  }

  /** @param {string} link that the page was opened with @returns {Reading | null} null: there is none, or the link says what to show */
  read(link) {
    const text = link === '' ? this.#memory.recall(NAME) : null;
    if (text === null || text === '') return null;
    const reading = parseLink(text);
    return reading.link === null ? null : reading;
  }

  /** To be called whenever something has changed. @param {Pick<Context, 'store' | 'permalink'>} context */
  keep({ store, permalink }) {
    this.#isOwn ||= store.state.history.past.length > 0;
    const text = this.#isOwn && permalink.place === 'lab' ? permalink.writeBoard() : null;
    if (text !== null) this.#memory.remember(NAME, text === this.#first ? '' : text);
  }

  /** Says that this is the last board, and offers the first figure until something is changed. @param {Context} context */
  offerAfresh({ store, permalink, session, signal }) {
    const button = query('#afresh', HTMLButtonElement);
    button.hidden = false;
    this.#isOwn = true;
    session.say(info({ key: 'share.last' }));
    button.addEventListener(
      'click',
      () => {
        permalink.open(parseLink(''));
        this.#first = permalink.writeBoard();
        byTestId('board', HTMLElement).focus({ preventScroll: true });
      },
      { signal },
    );
    store.watch(
      ({ history }) => history.past.length,
      () => (button.hidden = true),
      signal,
    );
  }
}
