// Runs several setups on every row of a scenario, one setup after the other, in its own laboratory and in
// slices; a setup that is refused is skipped, with the reason.

import { NO_ROWS, addRow } from './batch-sums.js';
import { EngineError } from '../engine-error.js';
import { Job } from './job.js';
import { tellsOfDeath } from '../module/deaths.js';
import { ScenarioAnswers } from './scenario-answers.js';
import { ScenarioReader } from './scenario-reader.js';
import { SCENARIO_FIELDS, SCENARIO_STRIDE } from '../layouts.js';

/** @import { Reason, SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../engine.js' */
/** @import { Summary } from './batch-sums.js' */
/** @import { BoardCopy } from './comparison.js' */
/** @typedef {{ map: string, width: number, height: number, rows: Float64Array, all: number }} Scenario `all`: rows in the file */
/** @typedef {{ name: string, settings: SearchSettings }} Setup */
/** @typedef {{ setup: Setup, answers: ScenarioAnswers, summary: Summary, reason: Reason | null }} BatchLane `reason`: why it was refused */

/** Rows that are run: about 40 bytes each for every setup. */
export const MOST_ROWS = 100_000;
/** Milliseconds of reading per slice. */
const SLICE = 8;

/** Its parts are the rows of all setups. @extends {Job<Engine>} */
export class BatchRun extends Job {
  /** @type {readonly BatchLane[]} */
  lanes = [];

  /**
   * Reads the text of a scenario. Rejects with EngineError if it is none, or no engine can be created.
   * @param {string} text
   * @param {(share: number) => boolean} [onProgress] called from time to time; whether the result is still wanted
   * @returns {Promise<Scenario | null>} null: it is not, or the memory was released
   */
  async read(text, onProgress = () => true) {
    const engine = this.open();
    const reader = new ScenarioReader(engine, text);
    for (let end = this.now() + SLICE; !reader.advance();) {
      if (this.now() < end) continue;
      await new Promise((resolve) => this.defer(() => resolve(null)));
      if (engine !== this.engine || !onProgress(reader.share)) return null;
      end = this.now() + SLICE;
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

  /** Reports a change after each row. @param {Float64Array} rows of a scenario @param {readonly Setup[]} setups @param {BoardCopy} board */
  begin(rows, setups, board) {
    this.lanes = setups.map((setup) => ({
      setup,
      answers: new ScenarioAnswers(rows),
      summary: { ...NO_ROWS },
      reason: null,
    }));
    this.start((engine) => this.#work(engine, board), (setups.length * rows.length) / SCENARIO_STRIDE);
  }

  /** @param {Engine} engine @param {BoardCopy} board */
  *#work(engine, { width, height, factors }) {
    let before = 0;
    for (const lane of this.lanes) {
      // Even if it is the same board: otherwise the search would reuse what it remembers of the previous one.
      engine.restore(width, height, factors);
      yield false;
      try {
        yield* this.#lane(engine, lane, before);
      } catch (error) {
        if (!(error instanceof EngineError) || tellsOfDeath(error.reason)) throw error;
        lane.reason = error.reason;
      }
      before += lane.answers.count;
      this.done = before;
      yield true;
    }
  }

  /** @param {Engine} engine @param {BatchLane} lane @param {number} before rows done in other lanes */
  *#lane(engine, { setup, answers, summary }, before) {
    for (const isRow of answers.answer(engine, setup.settings, () => this.now())) {
      if (isRow) addRow(summary, answers.row(answers.done - 1), answers.done - 1);
      this.done = before + answers.done;
      yield isRow;
    }
  }
}
