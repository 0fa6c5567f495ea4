// Writes down how board and settings were before each change, so that it can be undone. The changes of a
// gesture are one entry. Reads the engine; changes nothing of the board.

import { groundsAt, groundsOf } from '../engine/grounds.js';
import { withEntry } from '../model/history.js';
import { isSameSettings } from '../model/settings.js';

/** @typedef {import('../model/state.js').State} State */
/** @typedef {import('../model/history.js').Entry} Entry */
/** @typedef {import('../model/history.js').Snapshot} Snapshot */
/** @typedef {Entry & { kind: 'settings' }} SettingsEntry */

export class Recorder {
  /** @type {import('../engine/grounds.js').GroundSource} */
  #engine;
  /** @type {import('../model/store.js').Store<State>} */
  #store;
  /** What the gesture in hand has changed so far; null between gestures. @type {Entry[] | null} */
  #gesture = null;
  /** The entry of settings that was kept last. @type {SettingsEntry | null} */
  #settings = null;

  /**
   * @param {import('../engine/grounds.js').GroundSource} engine
   * @param {import('../model/store.js').Store<State>} store
   */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
  }

  /**
   * These cells, as they are.
   * @param {Uint32Array} cells
   * @param {import('../engine/grounds.js').Grounds} [grounds] theirs, where they are known
   * @returns {Entry}
   */
  cells(cells, grounds = groundsAt(this.#engine, cells)) {
    return { kind: 'cells', cells, grounds };
  }

  /** This end, where it is. @param {'start' | 'goal'} end @returns {Entry} */
  end(end) {
    return { kind: 'end', end, cell: this.#store.state.board[end] };
  }

  /** The settings, as they are. @returns {SettingsEntry} */
  settings() {
    return { kind: 'settings', settings: this.#store.state.settings };
  }

  /**
   * The whole board, as it is.
   * @param {Partial<Pick<Snapshot, 'settings' | 'display' | 'breakpoints'>>} [changing] what is about to change with it
   * @returns {Entry}
   */
  board({ settings = null, display = null, breakpoints = null } = {}) {
    this.commit();
    const { name, title, width, height, start, goal } = this.#store.state.board;
    const grounds = groundsOf(this.#engine);
    return {
      kind: 'board',
      board: { name, title, width, height, start, goal, grounds, settings, display, breakpoints },
    };
  }

  /** A gesture is in hand. Undo ends it, and so does another board. */
  get isOpen() {
    return this.#gesture !== null;
  }

  /** What `entry` tells is about to be changed. @param {Entry} entry */
  keep(entry) {
    // An end that is carried while keys paint, say: each is taken back by itself.
    if (this.#gesture?.some((other) => !isAlike(other, entry))) this.begin();
    if (this.#gesture !== null) this.#gesture.push(entry);
    else this.#store.update((state) => ({ ...state, history: withEntry(state.history, entry) }));
  }

  /**
   * The settings were changed; not if they were refused.
   * @param {SettingsEntry} before
   * @param {boolean} isContinued it is one entry with the change before, and none if that is brought back
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

  /** What follows is one entry, up to commit() or dropped(). */
  begin() {
    this.commit();
    this.#gesture = [];
  }

  commit() {
    const entry = this.dropped();
    if (entry === null || this.#isVain(entry)) return;
    this.keep(this.#lighter(entry));
  }

  /** The gesture ends and is not kept. @returns {Entry | null} what it has changed */
  dropped() {
    const entry = merged(this.#gesture ?? []);
    this.#gesture = null;
    return entry;
  }

  /** An end that was carried about and brought back. @param {Entry} entry */
  #isVain(entry) {
    return entry.kind === 'end' && this.#store.state.board[entry.end] === entry.cell;
  }

  /**
   * Very many cells weigh more than the whole board, which holds one byte each, or two.
   * @param {Entry} entry
   * @returns {Entry}
   */
  #lighter(entry) {
    if (entry.kind !== 'cells' || 5 * entry.cells.length < this.#engine.factors().length) {
      return entry;
    }
    const whole = this.board();
    if (whole.kind !== 'board') return whole;
    return { ...whole, board: { ...whole.board, grounds: withGrounds(whole.board.grounds, entry) } };
  }
}

/** @typedef {import('../engine/grounds.js').Grounds} Grounds */

/**
 * @param {Grounds} all
 * @param {{ cells: Uint32Array, grounds: Grounds }} change
 * @returns {Grounds} those after it, in `all` if they fit
 */
function withGrounds(all, { cells, grounds: own }) {
  const grounds = all instanceof Uint8Array && own instanceof Uint16Array ? new Uint16Array(all) : all;
  for (let i = 0; i < cells.length; i++) grounds[cells[i] ?? 0] = own[i] ?? 0;
  return grounds;
}

/** Whether both are of cells, or of the same end. @param {Entry} one @param {Entry} other */
function isAlike(one, other) {
  if (one.kind === 'end') return other.kind === 'end' && one.end === other.end;
  return one.kind === other.kind;
}

/**
 * The changes of a gesture as one: of cells all, each as it was at first; of an end the first place.
 * @param {readonly Entry[]} entries
 * @returns {Entry | null}
 */
function merged(entries) {
  const [first] = entries;
  if (first === undefined || first.kind !== 'cells' || entries.length === 1) return first ?? null;
  // A cell that changed twice comes back last as it was at first.
  const parts = entries.flatMap((entry) => (entry.kind === 'cells' ? [entry] : [])).reverse();
  const count = parts.reduce((sum, { cells }) => sum + cells.length, 0);
  const isWide = parts.some(({ grounds }) => grounds instanceof Uint16Array);
  const whole = { cells: new Uint32Array(count), grounds: isWide ? new Uint16Array(count) : new Uint8Array(count) };
  let at = 0;
  for (const { cells, grounds } of parts) {
    whole.cells.set(cells, at);
    whole.grounds.set(grounds, at);
    at += cells.length;
  }
  return { kind: 'cells', ...whole };
}
