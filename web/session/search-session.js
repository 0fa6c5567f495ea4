// A board with its search: changes cells, ends and settings, and reruns the search; steps and plays. Each is one change
// of the state and one question to the engine. Knows no DOM and no language.

import { addedBy, groundAt, laidOn } from '../engine/grounds.js';
import { withDisplay } from '../model/display.js';
import { warning } from '../model/notice.js';
import { clampStep, isAtEnd, withOwnSpeed, withPlaying } from '../model/playback.js';
import * as change from '../model/state.js';
import { paintable } from '../model/drawing/stroke.js';
import { CurrentSearch } from './current-search.js';
import { EditRecord } from './edit-record.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../engine/engine.js' */
/** @import { Display } from '../model/display.js' */
/** @import { Change } from '../model/history.js' */
/** @import { Notice, Part } from '../model/notice.js' */
/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */
/** @import { Opening } from './current-search.js' */

export class SearchSession {
  /** @protected */
  engine;
  /** @protected */
  store;
  #current;
  /** Records what undo restores. @protected */
  recorder;

  /**
   * @param {Engine} engine
   * @param {Store<State>} store
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   */
  constructor(engine, store, clock) {
    this.engine = engine;
    this.store = store;
    this.recorder = new EditRecord(engine, store);
    this.#current = new CurrentSearch(engine, store, clock);
  }

  /**
   * Applies a brush to those of the cells that it would change.
   * @param {ArrayLike<number>} cells
   * @param {number} brush as engine/grounds.js has it
   * @param {readonly Part[]} [preface] shown before the answer
   * @returns {number} how many cells have changed
   */
  paint(cells, brush, preface = []) {
    const { board } = this.store.state;
    const { cells: changed, grounds } = paintable(cells, brush, board, this.engine);
    if (changed.length === 0) return 0;
    this.store.batch(() => {
      this.recorder.keep(this.recorder.cells(changed, grounds));
      this.cancelSearch();
      const lays = addedBy(brush) === null;
      this.store.update((state) => change.withCellsEdited(state, lays ? { cells: changed, ground: brush } : null));
      const laid = lays ? [brush] : Uint16Array.from(grounds, (ground) => laidOn(brush, ground));
      this.search(preface, { edit: { cells: changed, grounds: laid } });
    });
    return changed.length;
  }

  /** @param {number} cell @returns {number} */
  groundAt(cell) {
    return groundAt(this.engine, cell);
  }

  /** Moves an end to the nearest free cell. @param {'start' | 'goal'} end @param {number} cell */
  moveEnd(end, cell) {
    const { settings } = this.store.state;
    const mayBlock = end === 'goal' && settings.allowsBlockedGoal;
    const target = mayBlock ? cell : this.engine.nearestFree(cell, settings.board);
    if (target < 0) {
      this.say(warning({ key: 'status.no_free_cell' }));
      return;
    }
    if (this.store.state.board[end] === target) return;
    this.store.batch(() => {
      this.recorder.keep(this.recorder.end(end));
      // For the whole of a drag, for comparison.
      const { ghost = null } = this.store.state;
      const isFirst = ghost === null && this.recorder.isOpen && change.showsPath(this.store.state);
      const before = isFirst ? this.engine.path().slice() : ghost;
      this.store.update((state) => ({ ...change.withEnd(state, end, target), ghost: before }));
      this.search();
    });
  }

  /** Both at once, on any cells. @param {{ start: number, goal: number }} ends @param {readonly Part[]} preface said before the answer */
  moveEnds(ends, preface) {
    const { name, title } = this.store.state.board;
    this.takeBoard(this.recorder.board(), { name, title, ends, preface });
  }

  /**
   * @param {Partial<SearchSettings>} settings
   * @param {{ preface?: readonly Part[], isContinued?: boolean }} [how] what is shown before the answer; whether it is one
   *   step for undo with the previous change, as while something is typed or dragged
   */
  changeSettings(settings, { preface, isContinued = false } = {}) {
    this.store.batch(() => {
      const before = this.recorder.settings();
      this.store.update((state) => change.withSettings(state, settings));
      this.search(preface);
      this.recorder.keepSettings(before, isContinued);
    });
  }

  /** Changes what the referee computes and shows; the search stays. @param {Partial<Display>} display */
  changeDisplay(display) {
    this.store.update((state) => withDisplay(state, display));
    this.#current.resume();
  }

  /** @param {Notice} notice */
  say(notice) {
    this.#current.say(notice);
  }

  /** Goes to a step and pauses. @param {number} step */
  jump(step) {
    this.pause();
    this.seek(step);
  }

  /** Moves by so many steps, back if negative, and pauses. @param {number} steps */
  stepBy(steps) {
    this.pause();
    this.seekBy(steps);
  }

  /** @param {number} step */
  seek(step) {
    const { state } = this.store;
    if (state.search.phase === 'settled') this.#current.seek(clampStep(state, step));
  }

  /** @param {number} steps */
  seekBy(steps) {
    this.seek(this.store.state.playback.position.step + steps);
  }

  /** From the beginning if the trace stands at its end. @param {boolean} [goesOn] there are lines of its last step yet to come */
  play(goesOn = false) {
    const { state } = this.store;
    if (state.search.phase !== 'settled' || state.search.result.steps === 0) return;
    if (isAtEnd(state) && !goesOn) this.seek(0);
    this.store.update((before) => withPlaying(before, true));
  }

  pause() {
    this.store.update((state) => withPlaying(state, false));
  }

  /** @param {number} speed steps a second */
  setSpeed(speed) {
    this.store.update((state) => withOwnSpeed(state, speed));
  }

  /** @param {number} cell @param {boolean} isHovered */
  pointAt(cell, isHovered) {
    this.store.update((state) => change.withCursor(state, cell, isHovered));
  }

  /**
   * The engine holds another board. Board, settings and display change together, so listeners find a state
   * that fits the engine.
   * @param {Change | null} before what undo restores; null: nothing
   * @param {object} board
   * @param {string} [board.name]
   * @param {Part | null} [board.title]
   * @param {SearchSettings} [board.settings] if they change
   * @param {Display} [board.display] if it changes
   * @param {State['breakpoints']} [board.breakpoints] if they change
   * @param {State['caption']} [board.caption] if it changes
   * @param {{ start: number, goal: number }} [board.ends] if not those that the board suggests
   * @param {readonly Part[]} [board.preface] shown before the answer
   * @param {Opening} [board.opening] at the end, if omitted
   */
  takeBoard(before, { name = '', title = null, ends, preface = [], opening = { step: null }, ...choices }) {
    const { width, height } = this.engine;
    const settings = choices.settings ?? this.store.state.settings;
    const board = { name, title, width, height, ...(ends ?? this.engine.suggestedEnds(settings.board)) };
    const isFirst = this.store.state.board.revision === 0;
    const { display } = this.store.state;
    // Undo restores the view if the board brings another one, and only then.
    const isShownOtherwise = before?.kind === 'board' && (choices.display ?? display) !== display;
    const entry = isShownOtherwise ? { ...before, board: { ...before.board, display } } : before;
    this.store.batch(() => {
      this.#current.forget();
      this.store.update((state) => change.withBoard({ ...state, ...choices }, board));
      // Before the first board there was none.
      if (entry !== null && !isFirst) this.recorder.keep(entry);
      this.search(preface, opening);
    });
  }

  /** Before the engine's board changes: the running search is about the old one. */
  cancelSearch() {
    this.#current.cancel();
  }

  /** The same search once more, if the engine has lost it: neither step nor status changes. @protected */
  searchAgain() {
    this.#current.askAgain();
  }

  /** The visitor cancels the wait: there is no answer, until the next question. */
  giveUp() {
    this.#current.giveUp();
  }

  /**
   * @param {readonly Part[]} [preface] shown before the answer; if omitted, the queued notices stay
   * @param {Opening} [opening] at the visitor's step, if omitted
   */
  search(preface, opening) {
    this.#current.ask(preface, opening);
  }
}
