// Answers the rows of a scenario one after the other, on an engine of its own and in slices short enough
// for the page to stay alive between them, and holds the lengths against the published ones. Knows
// nothing of the page.

import { EngineError } from './engine-error.js';
import { Slices } from './slices.js';
import { SCENARIO_FIELDS, SCENARIO_STRIDE } from './types.js';

/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./comparison.js').Clock} Clock */
/** @typedef {import('./comparison.js').BoardCopy} BoardCopy */
/** @typedef {import('./types.js').SearchSettings} SearchSettings */
/**
 * 'to-come', the published length within its tolerance, another one, no path at all, no path and none published,
 * a map of another size.
 * @typedef {'to-come' | 'equal' | 'differs' | 'no-path' | 'no-path-published' | 'other-size'} RowOutcome
 */
/** `published` is Infinity where no path is. @typedef {{ outcome: RowOutcome, start: number, goal: number, published: number, found: number, expanded: number, milliseconds: number }} Row */
/** @typedef {'none' | 'running' | 'done' | 'stopped' | 'refused'} RunPhase */

/** @type {readonly RowOutcome[]} */
const OUTCOMES = ['to-come', 'equal', 'differs', 'no-path', 'no-path-published', 'other-size'];
/** Expansions between two looks at the clock, at first and at most; by and by about a millisecond's. */
const FIRST_CHUNK = 1000;
const LARGEST_CHUNK = 100_000;

export class ScenarioRun {
  #createEngine;
  #clock;
  #onProgress;
  #slices;
  /** @type {Engine | null} */
  #engine = null;
  /** @type {SearchSettings | null} */
  #settings = null;
  /** @type {Float64Array} */
  #rows = new Float64Array(0);
  #found = new Float64Array(0);
  #expanded = new Float64Array(0);
  #milliseconds = new Float64Array(0);
  #outcomes = new Uint8Array(0);
  #isSearching = false;
  /** Of the row in hand, so far: without what happens between slices. */
  #spent = 0;
  #chunk = FIRST_CHUNK;
  /** @type {RunPhase} */
  phase = 'none';
  /** Why the settings were refused, in the phase of that name. @type {import('./types.js').Reason | null} */
  reason = null;
  /** Rows that have an outcome. */
  done = 0;
  /** Rows answered as published: with that length, or without a path. */
  equal = 0;
  /** Sum over the rows done. */
  expanded = 0;
  /** Rows that are done and not `equal`, ascending, from 0. @type {number[]} */
  missed = [];

  /**
   * @param {() => Engine} createEngine
   * @param {Clock} clock
   * @param {() => void} onProgress called after each slice, and at the end
   */
  constructor(createEngine, clock, onProgress) {
    this.#createEngine = createEngine;
    this.#clock = clock;
    this.#onProgress = onProgress;
    this.#slices = new Slices(clock);
  }

  get count() {
    return this.#outcomes.length;
  }

  /**
   * @param {Float64Array} rows of Engine.readScenario(), copied
   * @param {SearchSettings} settings
   * @param {BoardCopy} board
   */
  begin(rows, settings, board) {
    this.#slices.cancel();
    this.#settings = settings;
    this.#rows = rows;
    const count = rows.length / SCENARIO_STRIDE;
    this.#found = new Float64Array(count);
    this.#expanded = new Float64Array(count);
    this.#milliseconds = new Float64Array(count);
    this.#outcomes = new Uint8Array(count);
    this.done = this.equal = this.expanded = 0;
    this.missed = [];
    this.reason = null;
    this.#isSearching = false;
    try {
      this.#engine ??= this.#create();
      this.#engine.restore(board.width, board.height, board.factors);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.reason = error.reason;
      this.#finish('refused');
      return;
    }
    this.phase = 'running';
    this.#slices.begin(
      () => this.#work(),
      () => this.#onProgress(),
    );
  }

  /** What is done so far stays. */
  stop() {
    if (this.phase !== 'running') return;
    this.#slices.cancel();
    this.phase = 'stopped';
    this.#onProgress();
  }

  /** Gives the memory back. */
  dispose() {
    this.#slices.cancel();
    this.#engine?.dispose();
    this.#engine = null;
    this.phase = 'none';
  }

  /** @param {number} index @returns {Row} */
  row(index) {
    return {
      outcome: OUTCOMES[this.#outcomes[index] ?? 0] ?? 'to-come',
      start: this.#number(index, 'start'),
      goal: this.#number(index, 'goal'),
      published: this.#number(index, 'length'),
      found: this.#found[index] ?? 0,
      expanded: this.#expanded[index] ?? 0,
      milliseconds: this.#milliseconds[index] ?? 0,
    };
  }

  #create() {
    const engine = this.#createEngine();
    engine.whenDead(({ reason }) => {
      if (engine !== this.#engine || this.phase !== 'running') return;
      this.#slices.cancel();
      this.reason = reason;
      this.#finish('refused');
    });
    return engine;
  }

  /** @returns {boolean} whether all rows are done */
  #work() {
    const engine = this.#engine;
    if (engine === null || this.#settings === null) return true;
    if (this.done === this.count) return this.#finish('done');
    const begun = this.#clock.now();
    if (!this.#isSearching) {
      const isOfThisSize =
        this.#number(this.done, 'width') === engine.width &&
        this.#number(this.done, 'height') === engine.height;
      if (!isOfThisSize) {
        this.#settle('other-size', 0, 0);
        return false;
      }
      try {
        engine.begin(this.#settings, this.#number(this.done, 'start'), this.#number(this.done, 'goal'));
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        this.reason = error.reason;
        return this.#finish('refused');
      }
      this.#isSearching = true;
      this.#spent = 0;
    }
    const before = this.#clock.now();
    const isRunning = engine.laboratory.answer(this.#chunk) === 'running';
    const after = this.#clock.now();
    this.#spent += after - begun;
    if (isRunning) {
      this.#adapt(after - before);
      return false;
    }
    const { outcome, cost, expanded } = engine.result();
    this.#settle(this.#judged(outcome, cost), cost, expanded);
    return false;
  }

  /** The row in hand. @param {import('./types.js').Outcome} outcome @param {number} cost @returns {RowOutcome} */
  #judged(outcome, cost) {
    const published = this.#number(this.done, 'length');
    if (outcome !== 'found') return published === Infinity && outcome === 'no-path' ? 'no-path-published' : 'no-path';
    return Math.abs(cost - published) <= this.#number(this.done, 'tolerance') ? 'equal' : 'differs';
  }

  /** @param {RowOutcome} outcome @param {number} cost @param {number} expanded */
  #settle(outcome, cost, expanded) {
    this.#isSearching = false;
    this.#outcomes[this.done] = OUTCOMES.indexOf(outcome);
    this.#found[this.done] = cost;
    this.#expanded[this.done] = expanded;
    this.#milliseconds[this.done] = outcome === 'other-size' ? 0 : this.#spent;
    this.expanded += expanded;
    if (outcome === 'equal' || outcome === 'no-path-published') this.equal += 1;
    else this.missed.push(this.done);
    this.done += 1;
  }

  /** @param {'done' | 'refused'} phase */
  #finish(phase) {
    this.phase = phase;
    this.#onProgress();
    return true;
  }

  /** An expansion takes from nanoseconds to milliseconds, by board and open list. @param {number} taken */
  #adapt(taken) {
    if (taken > 2) this.#chunk = Math.max(1, this.#chunk >> 1);
    else if (taken < 0.5) this.#chunk = Math.min(LARGEST_CHUNK, this.#chunk * 2);
  }

  /** @param {number} index @param {keyof typeof SCENARIO_FIELDS} field */
  #number(index, field) {
    return this.#rows[index * SCENARIO_STRIDE + SCENARIO_FIELDS[field]] ?? 0;
  }
}
