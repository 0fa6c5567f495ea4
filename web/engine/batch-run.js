// Runs several set-ups on every row of a scenario, one set-up after the other, in one laboratory of its own and
// in slices; a set-up that is refused is passed over with its reason. Knows nothing of the page.

import { NO_ROWS, addRow } from './batch-sums.js';
import { EngineError } from './engine-error.js';
import { ScenarioReader } from './scenario-reader.js';
import { ScenarioRun } from './scenario-run.js';
import { SCENARIO_FIELDS, SCENARIO_STRIDE } from './types.js';

/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./comparison.js').Clock} Clock */
/** @typedef {import('./comparison.js').BoardCopy} BoardCopy */
/** @typedef {import('./types.js').SearchSettings} SearchSettings */
/** @typedef {import('./batch-sums.js').Summary} Summary */
/** @typedef {{ map: string, width: number, height: number, rows: Float64Array, all: number }} Scenario `all`: rows in the file */
/** @typedef {{ name: string, settings: SearchSettings }} SetUp */
/** @typedef {{ setUp: SetUp, run: ScenarioRun, summary: Summary }} BatchLane */
/** @typedef {'none' | 'running' | 'done' | 'stopped'} BatchPhase */

/** Rows that are run: some 40 bytes each for every set-up. */
export const MOST_ROWS = 100_000;
/** Milliseconds of reading at a stretch. */
const SLICE = 8;

export class BatchRun {
  #createEngine;
  #clock;
  #onProgress;
  /** @type {Engine | null} */
  #engine = null;
  /** Counts up with each run: what comes late for an older one is dropped. */
  #serial = 0;
  /** Rows of the lane in hand that are in its summary. */
  #counted = 0;
  #at = 0;
  /** @type {BatchPhase} */
  phase = 'none';
  /** @type {readonly BatchLane[]} */
  lanes = [];

  /**
   * @param {() => Engine} createEngine
   * @param {Clock} clock
   * @param {() => void} onProgress called after each slice, and at the end
   */
  constructor(createEngine, clock, onProgress) {
    this.#createEngine = createEngine;
    this.#clock = clock;
    this.#onProgress = onProgress;
  }

  /** Rows that are done, over all set-ups. */
  get done() {
    return this.lanes.reduce((sum, { run }) => sum + (run.phase === 'refused' ? run.count : run.done), 0);
  }

  get count() {
    return this.lanes.reduce((sum, { run }) => sum + run.count, 0);
  }

  /**
   * Reads the text of a scenario. Rejects with EngineError: it is none, or no engine can be had.
   * @param {string} text
   * @param {(share: number) => boolean} [onProgress] called now and then; whether it is still wanted
   * @returns {Promise<Scenario | null>} null: it is not, or the memory was given back
   */
  async read(text, onProgress = () => true) {
    const engine = this.#own();
    const reader = new ScenarioReader(engine, text);
    const { now, defer } = this.#clock;
    for (let end = now() + SLICE; !reader.advance(); ) {
      if (now() < end) continue;
      await new Promise((resolve) => defer(() => resolve(null)));
      if (engine !== this.#engine || !onProgress(reader.share)) return null;
      end = now() + SLICE;
    }
    const { map, rows } = reader.result();
    const most = MOST_ROWS * SCENARIO_STRIDE;
    return {
      map,
      width: rows[SCENARIO_FIELDS.width] ?? 0,
      height: rows[SCENARIO_FIELDS.height] ?? 0,
      rows: rows.slice(0, most),
      all: rows.length / SCENARIO_STRIDE,
    };
  }

  /**
   * Throws EngineError where no engine can be had.
   * @param {Float64Array} rows of a scenario @param {readonly SetUp[]} setUps @param {BoardCopy} board
   */
  begin(rows, setUps, board) {
    this.#halt();
    const serial = this.#serial;
    const engine = this.#own();
    this.lanes = setUps.map((setUp) => ({
      setUp,
      run: new ScenarioRun(
        () => engine,
        this.#clock,
        () => serial === this.#serial && this.#follow(rows, board),
      ),
      summary: { ...NO_ROWS },
    }));
    this.#at = 0;
    this.phase = 'running';
    this.#next(rows, board);
  }

  /** What is done so far stays. */
  stop() {
    if (this.phase !== 'running') return;
    this.#halt();
    this.phase = 'stopped';
    this.#onProgress();
  }

  /** Gives the memory of the board back; what is done so far stays. */
  release() {
    this.stop();
    this.#halt();
    this.#engine?.dispose();
    this.#engine = null;
  }

  #halt() {
    this.#serial += 1;
    this.lanes[this.#at]?.run.stop();
  }

  #own() {
    return (this.#engine ??= this.#createEngine());
  }

  /** @param {Float64Array} rows @param {BoardCopy} board */
  #next(rows, board) {
    this.#counted = 0;
    const lane = this.lanes[this.#at];
    if (lane === undefined) {
      this.phase = 'done';
      this.#onProgress();
      return;
    }
    try {
      lane.run.begin(rows, lane.setUp.settings, board);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      lane.run.phase = 'refused';
      lane.run.reason = error.reason;
      this.#follow(rows, board);
    }
  }

  /** After each slice of the lane in hand. @param {Float64Array} rows @param {BoardCopy} board */
  #follow(rows, board) {
    const lane = this.lanes[this.#at];
    if (lane === undefined) return;
    const { run, summary } = lane;
    for (; this.#counted < run.done; this.#counted++) addRow(summary, run.row(this.#counted), this.#counted);
    if (run.phase === 'running') return this.#onProgress();
    if (run.phase !== 'done' && run.phase !== 'refused') return;
    this.#at += 1;
    const serial = this.#serial;
    this.#onProgress();
    // Its slice is over; the next lane begins with one of its own.
    this.#clock.defer(() => serial === this.#serial && this.#next(rows, board));
  }
}
