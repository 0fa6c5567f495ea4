// Plays the trace up to the next breakpoint, and reports which one it is.

import { SLOT_OFFSETS } from '../engine/layouts.js';
import { isTextbookRun, searchedWith } from '../model/algorithms.js';
import { stepEventsOf } from '../model/breakpoints.js';
import { gridPointOf } from '../model/coordinates.js';
import { answerParts, info } from '../model/notice.js';
import { showsPath } from '../model/state.js';

/** @import { StepEventName } from 'astrolabe-module' */
/** @import { StepEvent } from '../model/breakpoints.js' */
/** @import { Part } from '../model/notice.js' */
/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */
/** @import { CodeLines } from '../model/code/code-lines.js' */
/** @import { TraceEvents } from './trace-events.js' */
/** @import { Session } from './session.js' */

/** Lines at a time: each is shown with its values, which at the greatest speeds would take longer than a frame. */
const MOST_LINES = 16;

export class BreakpointPlayer {
  #store;
  #session;
  #traceEvents;
  #codeLines;
  /** Between these two steps there is no stop. */
  #clear = {
    serial: -1,
    breakpoints: /** @type {State['breakpoints']} */ ([]),
    lines: /** @type {readonly StepEvent[]} */ ([]),
    from: 0,
    stop: /** @type {number | null} */ (null),
  };

  /**
   * @param {object} parts
   * @param {Store<State>} parts.store
   * @param {Pick<Session, 'seekBy' | 'jump' | 'pause' | 'say'>} parts.session
   * @param {TraceEvents} parts.traceEvents
   * @param {CodeLines} parts.codeLines
   */
  constructor({ store, session, traceEvents, codeLines }) {
    this.#codeLines = codeLines;
    this.#store = store;
    this.#session = session;
    this.#traceEvents = traceEvents;
  }

  /** Where it stops: at the breakpoints on the board, and on lines of the code. @returns {StepEvent[]} */
  get active() {
    return [...this.#onBoard, ...this.#codeLines.state.stops];
  }

  get #onBoard() {
    const { breakpoints, board } = this.#store.state;
    return stepEventsOf(breakpoints, board);
  }

  /** This many steps forward, or to the first stop before that. @param {number} steps */
  playOn(steps) {
    const { active } = this;
    if (active.length === 0) {
      this.#session.seekBy(steps);
      return;
    }
    // Until the stops are known it does not move.
    this.#traceEvents.whenKnown();
    if (!this.#traceEvents.isKnown) return;
    const { step } = this.#store.state.playback.position;
    const stop = this.#nextStop(active, step);
    if (stop === null || stop > step + steps) this.#session.seekBy(steps);
    else this.#stopAt(stop);
  }

  /** This many lines of the code forward, or to a breakpoint on a line or on the board before that. @param {number} lines */
  playLines(lines) {
    const stops = this.#onBoard;
    if (stops.length > 0) {
      this.#traceEvents.whenKnown();
      if (!this.#traceEvents.isKnown) return;
    }
    const stepNow = () => this.#store.state.playback.position.step;
    for (let line = 0; line < Math.min(lines, MOST_LINES) && this.#codeLines.state.hasNext; line++) {
      const before = stepNow();
      this.#codeLines.advance();
      const step = stepNow();
      const isStop = step !== before && stops.some((stop) => this.#traceEvents.isIn(stop, step));
      if (!isStop && !this.#codeLines.state.isStop) continue;
      this.#session.pause();
      this.#sayHits(step, 'breakpoints.stopped');
      return;
    }
    if (!this.#codeLines.state.hasNext) this.#session.pause();
  }

  /** Jumps to a step of a breakpoint, by hand. @param {number} step */
  goTo(step) {
    this.#arriveAt(step, 'breakpoints.at');
  }

  /** @param {number} step */
  #stopAt(step) {
    this.#arriveAt(step, 'breakpoints.stopped');
  }

  /** @param {number} step @param {string} key */
  #arriveAt(step, key) {
    this.#session.jump(step);
    this.#sayHits(step, key);
  }

  /** @param {number} step @param {string} key */
  #sayHits(step, key) {
    const { state } = this.#store;
    const { search, board, settings } = state;
    const answer = showsPath(state) ? answerParts(search.result, board, searchedWith(settings)) : [];
    this.#session.say(info({ key, values: { step } }, ...this.#hits(step), ...answer));
  }

  /**
   * The range without a stop is queried again when it has been passed, not with each frame.
   * @param {readonly StepEvent[]} active
   * @param {number} step
   */
  #nextStop(active, step) {
    const { search, breakpoints } = this.#store.state;
    const { serial, from, stop } = this.#clear;
    const { stops: lines } = this.#codeLines.state;
    const isSame = serial === search.serial && breakpoints === this.#clear.breakpoints && lines === this.#clear.lines;
    if (isSame && from <= step && (stop === null || step < stop)) return stop;
    const next = this.#traceEvents.next(active, step);
    this.#clear = { serial: search.serial, breakpoints, lines, from: step, stop: next };
    return next;
  }

  /** What happened in the current step. @param {number} step @returns {Part[]} */
  #hits(step) {
    /** @type {Map<StepEventName, Set<number>>} */
    const cells = new Map();
    for (const stepEvent of this.#onBoard) {
      if (!this.#traceEvents.isIn(stepEvent, step)) continue;
      const known = cells.get(stepEvent.kind) ?? new Set();
      for (const cell of this.#cellsOf(stepEvent, step)) known.add(cell);
      cells.set(stepEvent.kind, known);
    }
    const { board } = this.#store.state;
    const isOnLine = this.#codeLines.state.stops.some((stop) => this.#traceEvents.isIn(stop, step));
    const onBoard = [...cells].map(([kind, found]) => hitPart(kind, found, board));
    return isOnLine ? [...onBoard, { key: 'breakpoints.hit_line' }] : onBoard;
  }

  /**
   * The cells to which it happened: all events of a step happen next to the expanded cell, or
   * where jumps from it end, the rays fall, or a new bound begins.
   * @param {StepEvent} stepEvent @param {number} step @returns {number[]}
   */
  #cellsOf({ kind, cell }, step) {
    const { board, playback, settings } = this.#store.state;
    const { current } = playback.position;
    if (cell >= 0) return [cell];
    if (kind === 'f-rises' || kind === 'expanded') return [current];
    const isNear = isTextbookRun(settings) || settings.algorithm === 'canonical';
    const near = isNear ? neighboursOf(current, board) : [...new Set([current, ...this.#traceEvents.pushedIn(step)])];
    return near.filter((next) => this.#traceEvents.isIn({ kind, cell: next }, step));
  }
}

/** @param {StepEventName} kind @param {ReadonlySet<number>} found @param {{ width: number }} board @returns {Part} */
function hitPart(kind, found, board) {
  const cells = [...found].map((cell) => gridPointOf(cell, board));
  const key = cells.length === 1 ? `breakpoints.hit_${kind}` : `breakpoints.hits_${kind}`;
  return { key, values: { count: cells.length }, points: { cells } };
}

/** Row by row. @param {number} cell @param {{ width: number, height: number }} board */
function neighboursOf(cell, { width, height }) {
  const [column, row] = [cell % width, Math.floor(cell / width)];
  return SLOT_OFFSETS.map(({ dx, dy }) => ({ x: column + dx, y: row + dy }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height)
    .map(({ x, y }) => y * width + x);
}
