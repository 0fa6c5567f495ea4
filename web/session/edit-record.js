// Records board and settings before each change, so that it can be undone. The changes of a
// gesture are undone together. Reads the engine; changes nothing of the board.

import { groundsAt, groundsOf } from '../engine/grounds.js';
import { NO_HISTORY, lastEntry, withEntry } from '../model/history.js';
import { isSameSettings } from '../model/settings.js';

/** @import { GroundSource, Grounds } from '../engine/grounds.js' */
/** @import { Change, Entry, Snapshot } from '../model/history.js' */
/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */
/** @typedef {Change & { kind: 'settings' }} SettingsEntry */

/** This many cells at once may need more memory than the whole board, at one or two bytes per cell. */
const MANY_CELLS = 2 ** 14;

export class EditRecord {
  /** @type {GroundSource} */
  #engine;
  /** @type {Store<State>} */
  #store;
  /** Counts up with each gesture. */
  #serial = 0;
  /** The current one; null between gestures. @type {number | null} */
  #gesture = null;
  /** The history before the gesture. @type {State['history']} */
  #before = NO_HISTORY;
  /** The last recorded entry of settings. @type {SettingsEntry | null} */
  #settings = null;

  /**
   * @param {GroundSource} engine
   * @param {Store<State>} store
   */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
  }

  /**
   * These cells, in their present state.
   * @param {Uint32Array} cells
   * @param {Grounds} [grounds] theirs, if known
   * @returns {Change}
   */
  cells(cells, grounds = groundsAt(this.#engine, cells)) {
    const { width, height } = this.#store.state.board;
    const isHeavy = cells.length >= MANY_CELLS && 5 * cells.length >= width * height;
    return isHeavy ? this.#whole() : { kind: 'cells', cells, grounds };
  }

  /** This end, at its present cell. @param {'start' | 'goal'} end @returns {Change} */
  end(end) {
    return { kind: 'end', end, cell: this.#store.state.board[end] };
  }

  /** The present settings. @returns {SettingsEntry} */
  settings() {
    return { kind: 'settings', settings: this.#store.state.settings };
  }

  /**
   * The whole board, in its present state; the current gesture ends with it.
   * @param {Partial<Pick<Snapshot, 'settings' | 'display' | 'breakpoints'>>} [changing] what is about to change with it
   * @returns {Change}
   */
  board(changing) {
    this.commit();
    return this.#whole(changing);
  }

  /** @param {Partial<Pick<Snapshot, 'settings' | 'display' | 'breakpoints'>>} [changing] @returns {Change} */
  #whole({ settings = null, display = null, breakpoints = null } = {}) {
    const { name, title, width, height, start, goal } = this.#store.state.board;
    const grounds = groundsOf(this.#engine);
    return {
      kind: 'board',
      board: { name, title, width, height, start, goal, grounds, settings, display, breakpoints },
    };
  }

  /** Whether there is a gesture. Undo ends it, and so does a new board. */
  get isOpen() {
    return this.#gesture !== null;
  }

  /** Records `entry`, whose content is about to change. @param {Change} entry */
  keep(entry) {
    // For example an end that is dragged while keys paint: each is undone separately.
    const last = this.#kept();
    if (last !== null && !isAlike(last, entry)) this.begin();
    if (this.#gesture !== null) entry.gesture = this.#gesture;
    this.#store.update((state) => ({ ...state, history: withEntry(state.history, entry) }));
  }

  /**
   * The settings have changed; not called if they were refused.
   * @param {SettingsEntry} before
   * @param {boolean} isContinued it is one entry with the previous change, and none if that is reverted
   */
  keepSettings(before, isContinued) {
    const { history, settings } = this.#store.state;
    if (isSameSettings(before.settings, settings)) return;
    const { past } = history;
    const last = this.#settings;
    if (!isContinued || last === null || past.at(-1) !== last) {
      this.#settings = before;
      this.keep(before);
    } else if (isSameSettings(last.settings, settings)) {
      this.#store.update((state) => ({ ...state, history: { ...history, past: past.slice(0, -1) } }));
    }
  }

  /** What follows is undone together, up to commit() or dropped(). */
  begin() {
    this.commit();
    this.#serial += 1;
    this.#gesture = this.#serial;
    this.#before = this.#store.state.history;
  }

  commit() {
    const last = this.#kept();
    this.#gesture = null;
    // An end that was dragged and put back.
    if (last?.kind === 'end' && this.#store.state.board[last.end] === last.cell) this.#takeOut();
  }

  /** The gesture ends and is not kept. @returns {Change | null} what it has changed */
  dropped() {
    const isVoid = this.#kept() === null;
    this.#gesture = null;
    return isVoid ? null : this.#takeOut();
  }

  /** What the current gesture changed last. */
  #kept() {
    const last = this.#store.state.history.past.at(-1);
    return this.#gesture !== null && last?.gesture === this.#gesture ? last : null;
  }

  /** Removes the last gesture. @returns {Change | null} what it has changed */
  #takeOut() {
    const { entry } = lastEntry(this.#store.state.history);
    this.#store.update((state) => ({ ...state, history: this.#before }));
    return entry;
  }
}

/** Whether both are about cells, or about the same end. @param {Entry} one @param {Change} other */
function isAlike(one, other) {
  if (one.kind === 'end') return other.kind === 'end' && one.end === other.end;
  return other.kind === 'cells' && (one.kind === 'cells' || one.kind === 'stroke');
}
