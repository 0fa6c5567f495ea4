// Between the state and the text of its link: opens what an address holds, and says what the address
// of the state in hand would be. Knows nothing of where addresses stand or are shown.

import { NO_VIEW } from '../share/link.js';
import { formatLink, parseLink } from '../share/link-text.js';
import { LONGEST_MAP, linkOf } from '../share/state-link.js';
import { withBreakpoints } from '../state/breakpoints.js';
import { LESTERS_FIGURE } from '../state/first-figure.js';
import { Store } from '../state/store.js';

/** @typedef {import('../share/link.js').View} View */
/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('../state/appearance.js').Appearance} Appearance */

export class LinkDesk {
  #engine;
  #store;
  #appearance;
  #conductor;
  #speak;
  /** @type {import('../share/state-link.js').Home} */
  #home;
  /** The map's text is long in the making, and wanted often. */
  #kept = { revision: -1, map: '' };
  /** What the link in the address says of how to show it. @type {Store<View>} */
  view = new Store(NO_VIEW);

  /**
   * @param {object} parts
   * @param {import('../engine/engine.js').Engine} parts.engine without a board of the visitor's yet
   * @param {Store<State>} parts.store
   * @param {Store<Appearance>} parts.appearance
   * @param {import('./conductor.js').Conductor} parts.conductor
   * @param {import('./speaker.js').Speak} parts.speak
   * @param {AbortSignal} parts.signal
   */
  constructor({ engine, store, appearance, conductor, speak, signal }) {
    this.#engine = engine;
    this.#store = store;
    this.#appearance = appearance;
    this.#conductor = conductor;
    this.#speak = speak;
    engine.load('ascii', LESTERS_FIGURE.map);
    store.subscribe(({ board }, previous) => {
      const isNew = board.revision !== previous.board.revision && board.edit === null;
      if (isNew) this.#kept = { revision: -1, map: '' };
    }, signal);
    this.#home = { map: engine.mapToLink(), width: engine.width, ...engine.suggestedEnds() };
  }

  /** The page's first board: what the link holds, or the first figure. @param {string} hash */
  openFirst(hash) {
    if (this.open(hash)) return;
    const { notice } = this.#store.state;
    this.#conductor.openPreset(LESTERS_FIGURE);
    if (notice.isRefusal) this.#conductor.say(notice);
  }

  /** @param {string} hash @returns {boolean} whether there is another board now */
  open(hash) {
    const { link, reason } = parseLink(hash);
    if (reason !== null) {
      this.#conductor.refuseLink(reason);
      return false;
    }
    if (link !== null) {
      if (!this.#conductor.openLink(link)) return false;
      this.#takeView(link.view);
      return true;
    }
    // Another page's anchor is nobody's state.
    if (hash.length > 1) return false;
    this.#conductor.openPreset(LESTERS_FIGURE);
    this.#store.update((state) => withBreakpoints(state, []));
    this.#takeView(NO_VIEW);
    return true;
  }

  /**
   * @param {Partial<View>} [view] how it is to be shown; as in the address if nothing is said
   * @returns {{ text: string, isMapLeftOut: boolean }} without the #
   */
  write(view = this.#viewNow()) {
    const { board } = this.#store.state;
    // What was by far too long does not become short by a stroke: millions of cells take their time.
    const isHopeless = board.edit !== null && this.#kept.map.length > 2 * LONGEST_MAP;
    if (this.#kept.revision !== board.revision && !isHopeless) {
      this.#kept = { revision: board.revision, map: this.#engine.mapToLink() };
    }
    const whole = { ...NO_VIEW, ...view };
    const { link, isMapLeftOut } = linkOf(this.#store.state, this.#kept.map, this.#home, whole);
    return { text: formatLink(link), isMapLeftOut };
  }

  /** Language and theme of a link last as long as its visit: nothing is remembered. @param {View} view */
  #takeView(view) {
    this.view.update(() => view);
    const { theme, language } = view;
    this.#appearance.update((state) => ({ ...state, theme: theme ?? state.theme }));
    if (language !== null) this.#speak(language);
  }

  /** What the link said, and the visitor has chosen otherwise since. @returns {View} */
  #viewNow() {
    const { theme, language } = this.#appearance.state;
    const said = this.view.state;
    return {
      ...said,
      theme: said.theme === null || theme === 'system' ? null : theme,
      language: said.language === null ? null : language,
    };
  }
}
