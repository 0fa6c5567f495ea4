// Between the state and the text of its link: opens the content of an address, and writes the address
// of the current state. Does not know where addresses are stored or shown.

import { MapReading } from '../engine/jobs/map-reading.js';
import { Slices } from '../engine/jobs/slices.js';
import { unlessDead } from '../engine/module/unless-dead.js';
import { NO_VIEW } from '../link/link.js';
import { formatLink } from '../link/link-text.js';
import { LONGEST_MAP, linkOf } from '../link/state-link.js';
import { withBreakpoints } from '../model/breakpoints.js';
import { readDrawing } from '../model/maps/drawn-map.js';
import { LESTERS_FIGURE } from '../model/maps/first-figure.js';
import { Store } from '../model/store.js';

/** @import { Engine } from '../engine/engine.js' */
/** @import { Reading } from '../link/link-text.js' */
/** @import { Link, View } from '../link/link.js' */
/** @import { Home } from '../link/state-link.js' */
/** @import { Appearance } from '../model/appearance.js' */
/** @import { State } from '../model/state.js' */
/** @import { PlaceName } from '../ui/places.js' */
/** @import { Session } from './session.js' */

/** Of a board, written at a time: a millisecond or two. */
const CELLS = 2 ** 14;

export class Permalink {
  #engine;
  #store;
  #appearance;
  #session;
  /** @type {Home} */
  #home;
  /** The map's text takes long to write, and is often needed. */
  #kept = { revision: -1, map: '' };
  #slices;
  #reading;
  /** Callbacks waiting for it. @type {(() => void)[]} */
  #waiting = [];
  /** Its content for the open place, while one is open or being loaded. @type {readonly (readonly [string, string])[]} */
  space = [];
  /** The visible place, which a link names if the place itself has no content for it. @type {PlaceName} */
  place = 'lab';
  /** The content is more than a link holds. */
  isSpaceLeftOut = false;
  /** The view settings of the link in the address. @type {Store<View>} */
  view = new Store(NO_VIEW);

  /**
   * @param {object} parts
   * @param {Engine} parts.engine not yet holding a board of the visitor
   * @param {Store<State>} parts.store
   * @param {Store<Appearance>} parts.appearance
   * @param {Session} parts.session
   * @param {{ now: () => number, defer: (task: () => void) => void }} parts.clock
   * @param {AbortSignal} parts.signal
   */
  constructor({ engine, store, appearance, session, clock, signal }) {
    this.#engine = engine;
    this.#store = store;
    this.#appearance = appearance;
    this.#session = session;
    this.#slices = new Slices(clock);
    this.#reading = new MapReading(engine, clock);
    const { width, height, factors, start, goal } = readDrawing(LESTERS_FIGURE.map);
    engine.restore(width, height, factors);
    store.subscribe(({ board }, previous) => {
      if (board.revision === previous.board.revision) return;
      this.#slices.cancel();
      this.#reading.cancel();
      this.#waiting = [];
      if (board.edit === null) this.#kept = { revision: -1, map: '' };
    }, signal);
    this.#home = { map: engine.mapToLink(), width, start, goal };
  }

  /** @param {'race' | 'world' | 'write'} place @param {readonly (readonly [string, string])[]} pairs none: it is closed, which does not affect the other */
  hold(place, pairs) {
    if (pairs.length > 0 || this.space.some(([key, value]) => key === place || (key === 'p' && value === place)))
      this.space = pairs;
  }

  /** Whether a map is being read, and not opened yet. */
  get isReading() {
    return this.#reading.isRunning;
  }

  /**
   * Before open(): a large map is read in slices, while the page shows the board that it has.
   * @param {string | null | undefined} map of the link
   * @returns {Promise<boolean>} whether it is to be opened: false after another read(), or a change of any cell
   */
  read(map) {
    return this.#reading.read(map ?? null);
  }

  /**
   * The same for the text of a map, which gives way to a drawing as well.
   * @param {string} text
   * @returns {Promise<boolean>} whether the engine's mapFromText() is to be called
   */
  readText(text) {
    return this.#reading.readText(text);
  }

  /** The page's first board: that of the link, or the first figure. @param {Reading} reading @returns {boolean} whether it is the link's */
  openFirst(reading) {
    if (this.open(reading)) return true;
    const { notice } = this.#store.state;
    this.#session.openPreset(LESTERS_FIGURE);
    if (notice.isError) this.#session.say(notice);
    return false;
  }

  /** For an empty link, the first figure. @param {Reading} reading @returns {boolean} whether there is another board now */
  open({ link, reason, isForeign, graph }) {
    if (reason !== null) {
      this.#session.refuseLink(reason);
      return false;
    }
    if (link !== null) {
      if (!this.#session.openLink(link)) return false;
      // There is one such text per board: it need not be written again.
      const { map } = link;
      if (map?.startsWith('a')) this.#kept = { revision: this.#store.state.board.revision, map };
      this.#takeView(link.view);
      return true;
    }
    if (isForeign || graph !== undefined) return false;
    this.#session.openPreset(LESTERS_FIGURE);
    this.#store.update((state) => withBreakpoints(state, []));
    this.#takeView(NO_VIEW);
    return true;
  }

  /**
   * Prepares what write() needs, some rows at a time; small boards are ready at once.
   * @param {() => void} task called when it is ready; never, if another board comes first
   * @param {{ evenIfLong?: boolean }} [which] even if it is far too long for an address
   */
  prepare(task, { evenIfLong = false } = {}) {
    const { revision } = this.#store.state.board;
    if (this.#kept.revision === revision || (!evenIfLong && this.#isHopeless())) return task();
    this.#waiting.push(task);
    if (this.#waiting.length > 1) return;
    const rows = Math.min(Math.max(Math.floor(CELLS / this.#engine.width), 1), this.#engine.height);
    this.#slices.begin(
      () => {
        const map = unlessDead(() => (this.#engine.advanceMapToLink(rows) ? this.#engine.mapToLink() : ''));
        if (map === '') return false;
        const waiting = this.#waiting;
        this.#waiting = [];
        // The module died of it twice: it is restarted when next requested.
        if (map === null) return true;
        this.#kept = { revision, map };
        for (const one of waiting) one();
        return true;
      },
      () => undefined,
    );
  }

  /**
   * Slow for a large board that was not prepared.
   * @param {Partial<View>} [view] how it is to be shown; if omitted as in the address, at the current step
   * @returns {{ text: string, isMapLeftOut: boolean }} without the #
   */
  write(view) {
    if (!this.#isHopeless()) this.#finish();
    const whole = { ...NO_VIEW, ...(view ?? this.viewNow()) };
    const how = { isAsSeen: view === undefined };
    const { link, isMapLeftOut } = linkOf(this.#store.state, this.#kept.map, this.#home, whole, how);
    return { text: formatLink(link, this.#pairs()), isMapLeftOut };
  }

  /** The board with its settings and the step, without the view settings of the address. @returns {string | null} null: it is too long */
  writeBoard() {
    if (!this.#isHopeless()) this.#finish();
    const { link, isMapLeftOut } = linkOf(this.#store.state, this.#kept.map, this.#home, NO_VIEW, { isAsSeen: true });
    return isMapLeftOut ? null : formatLink(link);
  }

  /** For a file, which can hold any board. @returns {string} as write(), however long */
  writeForFile() {
    this.#finish();
    const view = { ...NO_VIEW, ...this.viewNow() };
    const { link } = linkOf(this.#store.state, this.#kept.map, this.#home, view, { longest: Infinity, isAsSeen: true });
    return formatLink(link, this.#pairs());
  }

  /** Whether the page shows the same as the link, except for places; false if its text is not written yet. @param {Link} link */
  isShown(link) {
    const { state } = this.#store;
    if (this.#kept.revision !== state.board.revision) return false;
    const view = { ...NO_VIEW, ...this.viewNow() };
    const now = linkOf(state, this.#kept.map, this.#home, view, { isAsSeen: true });
    return !now.isMapLeftOut && formatLink(now.link) === formatLink(link);
  }

  #pairs() {
    const isNamed = this.space.length === 0 && this.place !== 'lab';
    return isNamed ? [/** @type {const} */ (['p', this.place])] : this.space;
  }

  #finish() {
    const { revision } = this.#store.state.board;
    if (this.#kept.revision !== revision) this.#kept = { revision, map: this.#engine.mapToLink() };
  }

  /** A text that was far too long does not become short by a stroke. */
  #isHopeless() {
    return this.#store.state.board.edit !== null && this.#kept.map.length > 2 * LONGEST_MAP;
  }

  /** Language and theme of a link last for its visit only: they are not stored. @param {View} view */
  #takeView(view) {
    this.view.update(() => view);
    const { theme, language } = view;
    this.#appearance.update((state) => ({
      ...state,
      theme: theme ?? state.theme,
      language: language ?? state.language,
    }));
  }

  /** The link's view settings, with the visitor's later choices. @returns {View} */
  viewNow() {
    const { theme, language } = this.#appearance.state;
    const said = this.view.state;
    return {
      ...said,
      theme: said.theme === null || theme === 'system' ? null : theme,
      language: said.language === null ? null : language,
    };
  }
}
