// Editing of a board: gestures, another size, another board, undo and redo. Knows no DOM and no language.

import { EngineError } from '../engine/engine-error.js';
import { addedBy, addedOf, factorOf, kindOf, laidOn } from '../engine/grounds.js';
import { redone, subjectOf, undone } from '../model/history.js';
import { gridPointOf } from '../model/coordinates.js';
import { warning, errorOf } from '../model/notice.js';
import { brushFor } from '../model/drawing/stroke.js';
import * as change from '../model/state.js';
import { OpenSession } from './open-session.js';

/** @import { BoardName, GeneratorName, SearchSettings } from 'astrolabe-module' */
/** @import { Change, History, Snapshot } from '../model/history.js' */
/** @import { SavedMap } from '../model/maps/saved-maps.js' */
/** @import { Part } from '../model/notice.js' */
/** @typedef {{ start: number, goal: number }} Ends */

export class EditSession extends OpenSession {
  undo() {
    this.store.batch(() => this.#travel(undone, 'past', { done: 'undo.undone', none: 'status.nothing_to_undo' }));
  }

  redo() {
    this.store.batch(() => this.#travel(redone, 'future', { done: 'undo.redone', none: 'status.nothing_to_redo' }));
  }

  grounds() {
    return this.engine.grounds();
  }

  /** Whether the current change still belongs to the gesture that was begun. */
  get hasGesture() {
    return this.recorder.isOpen;
  }

  /** What follows is one entry of the history. */
  beginGesture() {
    this.recorder.begin();
  }

  endGesture() {
    this.recorder.commit();
    this.#layGhost();
  }

  /** Reverts the gesture. */
  cancelGesture() {
    this.store.batch(() => {
      const entry = this.recorder.dropped();
      if (entry !== null) this.#apply(entry, [{ key: 'status.cancelled' }]);
      this.#layGhost();
    });
  }

  #layGhost() {
    if ((this.store.state.ghost ?? null) !== null) this.store.update((state) => ({ ...state, ghost: null }));
  }

  /**
   * Paints cells by key: with the brush's ground, or plain if the first of them already has it.
   * @param {number} cell
   * @param {ArrayLike<number>} cells under the brush
   */
  paintAt(cell, cells) {
    this.#paint(cell, cells, brushFor(this.groundAt(cell), this.store.state.tools.ground));
  }

  /** @param {number} cell @param {number} ground */
  setGround(cell, ground) {
    if (this.groundAt(cell) !== ground) this.#paint(cell, [cell], ground);
  }

  /** Keeps the content of the board that fits. @param {number} width @param {number} height */
  resize(width, height) {
    const { board } = this.store.state;
    if (width === board.width && height === board.height) return;
    this.#replace(
      () => this.engine.resize(width, height),
      () => ({
        name: board.name,
        title: board.title,
        ends: { start: this.#moved(board.start), goal: this.#moved(board.goal) },
        preface: [{ key: 'status.resized', values: { width, height } }],
        opening: {},
      }),
    );
  }

  /** Plain ground everywhere; the ends stay. */
  clear() {
    const { width, height, start, goal } = this.store.state.board;
    this.#replace(
      () => this.engine.clear(width, height),
      () => ({ title: { key: 'board.empty' }, ends: { start, goal }, opening: {} }),
    );
  }

  /**
   * A generated board.
   * @param {GeneratorName} kind
   * @param {{ width: number, height: number, percent: number, seed: number }} spec
   * @param {Partial<SearchSettings>} [change] of the settings, undone together with it
   */
  generate(kind, { width, height, percent, seed }, change) {
    return this.#replace(
      () => this.engine.generate(kind, { width, height, percent, seed }),
      () => ({
        title: { key: `generate.${kind}` },
        preface: [{ key: 'status.generated', values: { width, height, seed } }],
        ...(change && { settings: { ...this.store.state.settings, ...change } }),
        display: this.suited(this.store.state.display),
      }),
      change && this.store.state.settings,
    );
  }

  /** @param {SavedMap} saved as stored, possibly made up */
  openSaved({ name, map, start, goal }) {
    this.#replace(
      () => this.engine.mapFromLink(map),
      ({ width, height }) => {
        const hasEnds = Math.max(start, goal) < width * height;
        return {
          name,
          ...(hasEnds ? { ends: { start, goal } } : {}),
          preface: [{ key: 'status.opened', values: { name, width, height } }],
        };
      },
    );
  }

  /**
   * A map from outside in the code of links, with its kind of board.
   * @param {{ code: string, start: number, goal: number, board: BoardName }} map possibly made up
   * @param {{ title: Part, message: Part }} words `message` receives width and height
   * @returns {boolean} whether it is loaded
   */
  openCoded({ code, start, goal, board }, { title, message }) {
    const { settings } = this.store.state;
    return this.#replace(
      () => this.engine.mapFromLink(code),
      ({ width, height }) => ({
        title,
        ...(Math.max(start, goal) < width * height ? { ends: { start, goal } } : {}),
        ...(board !== settings.board && { settings: { ...settings, board } }),
        preface: [{ ...message, values: { width, height } }],
        display: this.suited(this.store.state.display),
      }),
      board === settings.board ? undefined : settings,
    );
  }

  /** The board under a name. @param {string} name @returns {SavedMap} */
  toSaved(name) {
    const { start, goal } = this.store.state.board;
    return { name, map: this.engine.mapToLink(), start, goal };
  }

  /**
   * @param {number} cell for the notice
   * @param {ArrayLike<number>} cells
   * @param {number} brush
   */
  #paint(cell, cells, brush) {
    const old = this.groundAt(cell);
    const ground = laidOn(brush, old);
    const before = kindOf(old);
    const { board } = this.store.state;
    const kind = kindOf(ground);
    let key = 'ground';
    if (addedBy(brush) !== null) {
      if (before !== null) return this.say(warning({ key: 'status.no_danger_on_walls' }));
      key = addedOf(ground) > 0 ? 'added' : 'safe';
    } else if (kind !== null) key = kind === 'wall' ? 'drawn' : kind;
    else if (before !== null && ground === 1) key = before === 'wall' ? 'erased' : 'cleared';
    const points = { cell: gridPointOf(cell, board) };
    const part = { key: `status.wall_${key}`, values: { factor: factorOf(ground), added: addedOf(ground) }, points };
    if (this.paint(cells, brush, [part]) > 0) return;
    this.say(warning({ key: 'status.end_in_the_way' }));
  }

  /**
   * @param {(history: History, apply: (entry: Change) => Change) => History} step
   * @param {'past' | 'future'} side that holds the entry
   * @param {{ done: string, none: string }} keys
   */
  #travel(step, side, { done, none }) {
    this.recorder.commit();
    const { history } = this.store.state;
    if (history[side].length === 0) {
      this.say(warning({ key: none }));
      return;
    }
    try {
      const next = step(history, (entry) => {
        const what = subjectOf(entry, this.store.state);
        return this.#apply(entry, [{ key: done }, { key: what }]);
      });
      this.store.update((state) => ({ ...state, history: next }));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      // There is not enough memory for that board: nothing has changed.
      this.say(errorOf(error.reason));
    }
  }

  /**
   * Applies an entry to board or settings.
   * @param {Change} entry
   * @param {readonly Part[]} preface
   * @returns {Change} the inverse entry
   */
  #apply(entry, preface) {
    const { recorder } = this;
    if (entry.kind === 'board') return this.#putBoard(entry.board, preface);
    if (entry.kind === 'settings') {
      const inverse = recorder.settings();
      this.store.update((state) => ({ ...state, settings: entry.settings }));
      this.search(preface);
      return inverse;
    }
    if (entry.kind === 'end') {
      const inverse = recorder.end(entry.end);
      this.store.update((state) => change.withEnd(state, entry.end, entry.cell));
      this.search(preface);
      return inverse;
    }
    const inverse = recorder.cells(entry.cells);
    this.cancelSearch();
    this.store.update((state) => change.withCellsEdited(state, null));
    this.search(preface, { edit: entry });
    return inverse;
  }

  /** @param {Snapshot} board @param {readonly Part[]} preface @returns {Change} */
  #putBoard({ width, height, start, goal, grounds, ...board }, preface) {
    const { name, title, settings, display, breakpoints } = board;
    const { state } = this.store;
    const inverse = this.recorder.board({
      settings: settings === null ? null : state.settings,
      display: display === null ? null : state.display,
      breakpoints: breakpoints === null ? null : state.breakpoints,
    });
    this.cancelSearch();
    this.engine.restore(width, height, grounds);
    this.takeBoard(null, {
      name,
      title,
      ...(settings === null ? {} : { settings }),
      ...(display === null ? {} : { display }),
      ...(breakpoints === null ? {} : { breakpoints }),
      ends: { start, goal },
      preface,
      opening: {},
    });
    return inverse;
  }

  /**
   * @param {() => void} load makes the engine's board another one; throws when refused
   * @param {(size: { width: number, height: number }) => Parameters<
   *   OpenSession['takeBoard']>[1]} describe called when it is loaded
   * @param {SearchSettings} [settings] if they change with it: the new ones
   */
  #replace(load, describe, settings) {
    const before = this.recorder.board({ settings });
    try {
      load();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.say(errorOf(error.reason));
      return false;
    }
    this.takeBoard(before, describe(this.engine));
    return true;
  }

  /**
   * An end on the resized board: at its column and row, if that is still on the board, else on the nearest free cell.
   * @param {number} cell on the previous board
   */
  #moved(cell) {
    const { board, settings } = this.store.state;
    const { width, height } = this.engine;
    const x = Math.min(cell % board.width, width - 1);
    const y = Math.min(Math.floor(cell / board.width), height - 1);
    const clamped = y * width + x;
    const isWhere = x === cell % board.width && y === Math.floor(cell / board.width);
    const free = isWhere ? clamped : this.engine.nearestFree(clamped, settings.board);
    return free < 0 ? clamped : free;
  }
}
