// The search that is compared with the one on the board: run and judged in slices, on an engine of its
// own. Knows nothing of the page.

import { Judge } from './judge.js';
import { tellsOfDeath } from '../module/deaths.js';
import { SearchRunner } from './search-runner.js';
import { Slices } from './slices.js';
import { unlessDead } from '../module/unless-dead.js';

/** @import { SearchResult, Verdict } from 'astrolabe-module' */
/** @import { Engine, Question } from '../engine.js' */
/** @import { Grounds } from '../grounds.js' */
/** @typedef {{ now: () => number, defer: (task: () => void) => void }} Clock */
/** @typedef {'written' | 'corrected'} Run of a tutorial's program */
/** @typedef {{ result: SearchResult, verdict: Verdict }} Side */
/** @typedef {Readonly<Record<Run, Side | null>>} Sides */
/** @typedef {{ width: number, height: number, factors: Grounds }} BoardCopy */

/** @type {Sides} */
export const NO_SIDES = Object.freeze({ written: null, corrected: null });

/** Cells: the page does not keep a second copy of a larger board with its search. */
export const LARGEST_COMPARED = 2 ** 20;

export class Comparison {
  #createEngine;
  #clock;
  #onReported;
  #onLost;
  /** @type {{ engine: Engine, runner: SearchRunner } | null} */
  #tools = null;
  #slices;
  /** Counts up with each question, so that deferred work can see that it is outdated. */
  #serial = 0;

  /**
   * @param {() => Engine} createEngine
   * @param {Clock} clock
   * @param {(side: Side) => void} onReported
   * @param {() => void} onLost the engine died during the comparison, for any reason; it may have lost its board
   */
  constructor(createEngine, clock, onReported, onLost) {
    this.#createEngine = createEngine;
    this.#clock = clock;
    this.#onReported = onReported;
    this.#onLost = onLost;
    this.#slices = new Slices(clock);
  }

  /**
   * @param {Question} question one that the visible board's engine has not refused
   * @param {BoardCopy | null} board null: the one of the last question
   */
  begin(question, board) {
    this.stop();
    const serial = this.#serial;
    const tools = unlessDead(() => (this.#tools ??= this.#create()));
    if (tools === null) {
      // whenDead() has no listener here yet.
      this.#clock.defer(() => serial === this.#serial && this.#onLost());
      return;
    }
    const { engine, runner } = tools;
    if (board !== null && unlessDead(() => engine.restore(board.width, board.height, board.factors)) === null) return;
    // Copying a large board into the engine has already used up the slice.
    this.#clock.defer(() => {
      if (serial === this.#serial) runner.ask(question);
    });
  }

  /** The current question is no longer wanted. */
  stop() {
    this.#serial += 1;
    this.#tools?.runner.cancel();
    this.#slices.cancel();
  }

  /** Releases the memory; the next question brings its own board. */
  dispose() {
    this.stop();
    this.#tools?.engine.dispose();
    this.#tools = null;
  }

  #create() {
    const engine = this.#createEngine();
    engine.whenDead(() => {
      if (engine === this.#tools?.engine) this.#onLost();
    });
    const runner = new SearchRunner({
      engine,
      ...this.#clock,
      onRunning: () => undefined,
      onSettled: (result) => this.#judge(engine, result),
      onRefused: (error) => {
        // A death is reported to all listeners.
        if (!tellsOfDeath(error.reason)) throw error;
      },
    });
    return { engine, runner };
  }

  /** @param {Engine} engine @param {SearchResult} result */
  #judge(engine, result) {
    const judge = new Judge(engine, this.#clock.now);
    this.#slices.begin(
      () => {
        const isDone = judge.work();
        if (isDone) this.#onReported({ result, verdict: engine.verdict() });
        return isDone;
      },
      () => undefined,
    );
  }
}
