// A board, searched: opens boards, changes cells, ends and settings, and has the search follow; steps and plays. Each is
// one change of the state and one question to the engine. Knows no DOM and no language.

import { EngineError } from '../engine/engine-error.js';
import { addedBy, groundAt, laidOn } from '../engine/grounds.js';
import { DEFAULT_SETTINGS } from '../engine/options.js';
import { endsOf } from '../link/state-link.js';
import { DEFAULT_DISPLAY, withDisplay } from '../model/display.js';
import { objection, refusal } from '../model/notice.js';
import { clampStep, isAtEnd, withOwnSpeed, withPlaying } from '../model/playback.js';
import { LESTERS_FIGURE } from '../model/maps/first-figure.js';
import { readDrawing } from '../model/maps/drawn-map.js';
import * as change from '../model/state.js';
import { paintable } from '../model/drawing/stroke.js';
import { Asker } from './asker.js';
import { Recorder } from './recorder.js';

/** @import { Reason, SearchSettings } from 'astrolabe-module' */
/** @import { KeptBoard } from '../app/kept-boards.js' */
/** @import { Engine } from '../engine/engine.js' */
/** @import { Link } from '../link/link.js' */
/** @import { Display } from '../model/display.js' */
/** @import { Change } from '../model/history.js' */
/** @import { Preset } from '../model/maps/presets.js' */
/** @import { Notice, Part } from '../model/notice.js' */
/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */
/** @import { Opening } from './asker.js' */
/** @typedef {{ settings: SearchSettings, display: Display }} Choices */

export class SearchSession {
  /** @protected */
  engine;
  /** @protected */
  store;
  #asker;
  /** What a figure brought along, until somebody changes it. @type {Partial<Choices>} */
  #figure = {};
  /** Keeps what undo brings back. @protected */
  recorder;

  /**
   * @param {Engine} engine
   * @param {Store<State>} store
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   */
  constructor(engine, store, clock) {
    this.engine = engine;
    this.store = store;
    this.recorder = new Recorder(engine, store);
    this.#asker = new Asker(engine, store, clock);
  }

  /** @param {Preset} preset */
  openPreset({ id, map, settings, display, title = `preset.${id}` }) {
    const before = this.recorder.board({ ...this.store.state, breakpoints: null });
    const { width, height, factors, ...ends } = readDrawing(map);
    this.engine.restore(width, height, factors);
    this.#figure = {
      settings: { ...DEFAULT_SETTINGS, ...settings },
      display: { ...DEFAULT_DISPLAY, ...display },
    };
    this.takeBoard(before, { title: { key: title }, ends, ...this.#figure });
  }

  /** A text from outside, of any kind of map. @param {string} name @param {string} text */
  openText(name, text) {
    const told = { key: 'status.opened', values: { name } };
    const refused = { key: 'status.not_opened', values: { name } };
    return this.openForeign(() => this.engine.load('auto', text), { name, told, refused });
  }

  /**
   * A board from outside. What the visitor has chosen stays chosen; what only a figure brought along goes
   * with it, or its overestimating heuristic would judge other people's maps.
   * @param {() => readonly Part[] | void} load makes the engine's board another one, gives what is said
   *   after `told`; throws when refused
   * @param {{ name?: string, title?: Part, told: Part, refused: Part }} words `told` learns width and height
   * @returns {boolean} whether it is there
   */
  openForeign(load, { told, refused, ...names }) {
    const { settings, display } = this.store.state;
    /** @type {Partial<Choices>} */
    const usual = {
      ...(settings === this.#figure.settings ? { settings: { ...DEFAULT_SETTINGS } } : {}),
      ...(display === this.#figure.display ? { display: DEFAULT_DISPLAY } : {}),
    };
    const before = this.recorder.board({ settings: usual.settings && settings, display: usual.display && display });
    let more;
    try {
      more = load() ?? [];
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.say(refusal(error.reason, refused));
      return false;
    }
    const { width, height } = this.engine;
    const preface = [{ ...told, values: { ...told.values, width, height } }, ...more];
    this.takeBoard(before, { ...names, ...usual, preface });
    return true;
  }

  /**
   * Shows what a link holds. When that cannot be, all stays as it was, and the status says why.
   * @param {Link} link
   * @returns {boolean}
   */
  openLink({ map, settings, display, breakpoints, step, view, ...places }) {
    const engine = this.engine;
    const { width, height } = engine;
    const grounds = engine.grounds();
    const before = this.recorder.board(this.store.state);
    const first = readDrawing(LESTERS_FIGURE.map);
    try {
      if (map === null) engine.restore(first.width, first.height, first.factors);
      else engine.mapFromLink(map);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.refuseLink(error.reason);
      return false;
    }
    const { ends, reason } = endsOf(places, engine, map === null ? first : engine.suggestedEnds(settings.board));
    if (ends === null) {
      engine.restore(width, height, grounds);
      this.refuseLink(reason);
      if (this.store.state.board.revision > 0) this.#asker.askAgain();
      return false;
    }
    const key = map === null ? `preset.${LESTERS_FIGURE.id}` : 'share.linked_map';
    const choices = { settings, display, breakpoints, caption: null };
    const opens = view.loop?.first ?? (view.quiz ? 0 : null);
    this.takeBoard(before, { title: { key }, ends, ...choices, opening: { step: step ?? opens } });
    return true;
  }

  /** The board that the visitor left. @param {KeptBoard} board @returns {boolean} whether it is there */
  openKept({ name, title, width, height, start, goal, grounds }) {
    try {
      this.engine.restore(width, height, grounds);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.say(refusal(error.reason));
      return false;
    }
    this.takeBoard(null, { name, title, ends: { start, goal }, opening: {} });
    return true;
  }

  /** What the visitor had stays. @param {Reason} reason */
  refuseLink(reason) {
    this.say(refusal(reason, { key: 'share.not_opened' }));
  }

  /**
   * What a brush makes of those of the cells that it would change.
   * @param {ArrayLike<number>} cells
   * @param {number} brush as engine/grounds.js has it
   * @param {readonly Part[]} [preface] said before the answer
   * @returns {number} how many cells are others now
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

  /** An end comes to rest on the nearest free cell. @param {'start' | 'goal'} end @param {number} cell */
  moveEnd(end, cell) {
    const { settings } = this.store.state;
    const mayBlock = end === 'goal' && settings.allowsBlockedGoal;
    const target = mayBlock ? cell : this.engine.nearestFree(cell, settings.board);
    if (target < 0) {
      this.say(objection({ key: 'status.no_free_cell' }));
      return;
    }
    if (this.store.state.board[end] === target) return;
    this.store.batch(() => {
      this.recorder.keep(this.recorder.end(end));
      this.store.update((state) => change.withEnd(state, end, target));
      this.search();
    });
  }

  /** Both at once, wherever they lie. @param {{ start: number, goal: number }} ends @param {readonly Part[]} preface said before the answer */
  moveEnds(ends, preface) {
    const { name, title } = this.store.state.board;
    this.takeBoard(this.recorder.board(), { name, title, ends, preface });
  }

  /**
   * @param {Partial<SearchSettings>} settings
   * @param {{ preface?: readonly Part[], isContinued?: boolean }} [how] what is said before the answer; whether it is one
   *   step for undo with the change before, as while something is typed or dragged
   */
  changeSettings(settings, { preface, isContinued = false } = {}) {
    this.store.batch(() => {
      const before = this.recorder.settings();
      this.store.update((state) => change.withSettings(state, settings));
      this.search(preface);
      this.recorder.keepSettings(before, isContinued);
    });
  }

  /** What the referee knows and is shown: the search stays. @param {Partial<Display>} display */
  changeDisplay(display) {
    this.store.update((state) => withDisplay(state, display));
    this.#asker.resume();
  }

  /** @param {Notice} notice */
  say(notice) {
    this.#asker.say(notice);
  }

  /** To a step, and stay there. @param {number} step */
  jump(step) {
    this.pause();
    this.seek(step);
  }

  /** So many steps on or, below zero, back, and stay there. @param {number} steps */
  stepBy(steps) {
    this.pause();
    this.seekBy(steps);
  }

  /** @param {number} step */
  seek(step) {
    const { state } = this.store;
    if (state.search.phase === 'settled') this.#asker.seek(clampStep(state, step));
  }

  /** @param {number} steps */
  seekBy(steps) {
    this.seek(this.store.state.playback.position.step + steps);
  }

  /** Back at the beginning if the trace stands at its end. */
  play() {
    const { state } = this.store;
    if (state.search.phase !== 'settled' || state.search.result.steps === 0) return;
    if (isAtEnd(state)) this.seek(0);
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
   * The engine holds another board. Board, settings and display change as one: whoever listens finds a state
   * that fits the engine.
   * @param {Change | null} before what undo brings back; null: nothing
   * @param {object} board
   * @param {string} [board.name]
   * @param {Part | null} [board.title]
   * @param {SearchSettings} [board.settings] other ones than now
   * @param {Display} [board.display] another one than now
   * @param {State['breakpoints']} [board.breakpoints] others than now
   * @param {State['caption']} [board.caption] another than now
   * @param {{ start: number, goal: number }} [board.ends] others than the board suggests
   * @param {readonly Part[]} [board.preface] said before the answer
   * @param {Opening} [board.opening] at the end, if nothing is said
   */
  takeBoard(before, { name = '', title = null, ends, preface = [], opening = { step: null }, ...choices }) {
    const { width, height } = this.engine;
    const settings = choices.settings ?? this.store.state.settings;
    const board = { name, title, width, height, ...(ends ?? this.engine.suggestedEnds(settings.board)) };
    const isFirst = this.store.state.board.revision === 0;
    this.store.batch(() => {
      this.#asker.forget();
      this.store.update((state) => change.withBoard({ ...state, ...choices }, board));
      // Before the first board there was none.
      if (before !== null && !isFirst) this.recorder.keep(before);
      this.search(preface, opening);
    });
  }

  /** Before the engine's board changes: the search at work is about another. */
  cancelSearch() {
    this.#asker.cancel();
  }

  /** The visitor waits no longer: there is no answer, until the next question. */
  giveUp() {
    this.#asker.giveUp();
  }

  /**
   * @param {readonly Part[]} [preface] said before the answer; without one, what was to be said stays
   * @param {Opening} [opening] at the step that the visitor was at, if nothing is said
   */
  search(preface, opening) {
    this.#asker.ask(preface, opening);
  }
}
