// Writes down how board and settings were before each change, so that it can be undone. The changes of a
// gesture are one entry. Reads the engine; changes nothing of the board.

import { withEntry } from '../state/history.js';
import { isSameSettings } from '../state/settings.js';

/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('../state/history.js').Entry} Entry */
/** @typedef {import('../state/history.js').Snapshot} Snapshot */
/** @typedef {Entry & { kind: 'settings' }} SettingsEntry */

export class Recorder {
  /** @type {Pick<import('../engine/engine.js').Engine, 'factors'>} */
  #engine;
  /** @type {import('../state/store.js').Store<State>} */
  #store;
  /** What the gesture in hand has changed so far; null between gestures. @type {Entry[] | null} */
  #gesture = null;
  /** The entry of settings that was kept last. @type {SettingsEntry | null} */
  #settings = null;

  /**
   * @param {Pick<import('../engine/engine.js').Engine, 'factors'>} engine
   * @param {import('../state/store.js').Store<State>} store
   */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
  }

  /** These cells, as they are. @param {Uint32Array} cells @returns {Entry} */
  cells(cells) {
    const all = this.#engine.factors();
    const factors = new Uint8Array(cells.length);
    // Millions of them at times: a loop takes a hundredth of the time of Uint8Array.from().
    for (let i = 0; i < cells.length; i++) factors[i] = all[cells[i] ?? 0] ?? 0;
    return { kind: 'cells', cells, factors };
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
    const factors = this.#engine.factors().slice();
    return {
      kind: 'board',
      board: { name, title, width, height, start, goal, factors, settings, display, breakpoints },
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
   * Very many cells weigh more than the whole board, which holds one byte each.
   * @param {Entry} entry
   * @returns {Entry}
   */
  #lighter(entry) {
    if (entry.kind !== 'cells' || 5 * entry.cells.length < this.#engine.factors().length) {
      return entry;
    }
    const whole = this.board();
    if (whole.kind === 'board') putFactors(whole.board.factors, entry);
    return whole;
  }
}

/**
 * @param {Uint8Array} factors
 * @param {{ cells: Uint32Array, factors: Uint8Array }} change
 */
function putFactors(factors, { cells, factors: own }) {
  for (let i = 0; i < cells.length; i++) factors[cells[i] ?? 0] = own[i] ?? 0;
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
  const whole = { cells: new Uint32Array(count), factors: new Uint8Array(count) };
  let at = 0;
  for (const { cells, factors } of parts) {
    whole.cells.set(cells, at);
    whole.factors.set(factors, at);
    at += cells.length;
  }
  return { kind: 'cells', ...whole };
}
