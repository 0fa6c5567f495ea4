// A tutorial's program as written and the corrected run, side by side on an engine of their own: both are
// run and judged, in slices. Knows nothing of the page.

import { Judge } from './judge.js';
import { SearchRunner } from './search-runner.js';
import { Slices } from './slices.js';

/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./search-runner.js').Question} Question */
/** @typedef {{ now: () => number, defer: (task: () => void) => void }} Clock */
/** @typedef {'written' | 'corrected'} Run */
/**
 * What came of a run. `verdict` is null until something is known.
 * @typedef {{ result: import('./types.js').SearchResult, verdict: import('./types.js').Verdict | null }} Side
 */
/** @typedef {Readonly<Record<Run, Side | null>>} Sides */
/** @typedef {{ width: number, height: number, factors: Uint8Array }} BoardCopy */

/** @type {Sides} */
export const NO_SIDES = Object.freeze({ written: null, corrected: null });

/** Cells: of a larger board the page does not keep a second one, with its searches. */
export const LARGEST_COMPARED = 2 ** 20;

export class Comparison {
  #createEngine;
  #clock;
  #onTold;
  /** @type {Engine | null} */
  #engine = null;
  /** @type {SearchRunner | null} */
  #runner = null;
  #slices;
  /** Counts up with each comparison: what is deferred finds out that it is over. */
  #serial = 0;
  /** The run in hand. @type {Run} */
  #run = 'written';
  /** @type {Question | null} */
  #question = null;
  /** @type {Sides} */
  #sides = NO_SIDES;

  /**
   * @param {() => Engine} createEngine
   * @param {Clock} clock
   * @param {(sides: Sides, isDone: boolean) => void} onTold
   */
  constructor(createEngine, clock, onTold) {
    this.#createEngine = createEngine;
    this.#clock = clock;
    this.#onTold = onTold;
    this.#slices = new Slices(clock);
  }

  /**
   * @param {Question} question about a program
   * @param {BoardCopy | null} board null: the one of the last question
   */
  begin(question, board) {
    this.stop();
    const engine = this.#ready();
    if (board !== null) engine.restore(board.width, board.height, board.factors);
    this.#question = question;
    this.#sides = NO_SIDES;
    this.#ask('written');
  }

  /** The runs in hand are wanted no more. */
  stop() {
    this.#serial += 1;
    this.#runner?.cancel();
    this.#slices.cancel();
  }

  /** Gives the memory back; the next question brings its board along. */
  dispose() {
    this.stop();
    this.#engine?.dispose();
    this.#engine = null;
    this.#runner = null;
  }

  #ready() {
    const engine = this.#engine ?? this.#createEngine();
    this.#engine = engine;
    this.#runner ??= new SearchRunner({
      engine,
      ...this.#clock,
      onRunning: () => undefined,
      onSettled: (result) => this.#settled(engine, result),
      // The board in sight has been searched with the same question.
      onRefused: () => this.#onTold(this.#sides, true),
    });
    return engine;
  }

  /** A large board's way into the engine has taken its time already: the search comes after it. @param {Run} run */
  #ask(run) {
    this.#run = run;
    const serial = this.#serial;
    const question = this.#question;
    this.#clock.defer(() => {
      if (serial !== this.#serial || question === null) return;
      const settings = { ...question.settings, corrected: run === 'corrected' };
      this.#runner?.ask({ ...question, settings });
    });
  }

  /** @param {Engine} engine @param {import('./types.js').SearchResult} result */
  #settled(engine, result) {
    const run = this.#run;
    this.#sides = { ...this.#sides, [run]: { result, verdict: null } };
    const judge = new Judge(engine, this.#clock.now);
    this.#slices.begin(
      () => {
        const isDone = judge.work();
        if (isDone) this.#judged(run, { result, verdict: engine.verdict() });
        return isDone;
      },
      () => undefined,
    );
  }

  /** @param {Run} run @param {Side} side */
  #judged(run, side) {
    this.#sides = { ...this.#sides, [run]: side };
    this.#onTold(this.#sides, run === 'corrected');
    if (run === 'written') this.#ask('corrected');
  }
}
