// Answers the rows of a scenario one after the other, in its own laboratory and in slices.

import { Job } from './job.js';
import { ScenarioAnswers } from './scenario-answers.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../engine.js' */
/** @import { BoardCopy } from './comparison.js' */

/** Its parts are rows. @extends {Job<Engine>} */
export class ScenarioRun extends Job {
  answers = new ScenarioAnswers(new Float64Array(0));

  /**
   * Reports a change after each row.
   * @param {Float64Array} rows of Engine.readScenario(), copied
   * @param {SearchSettings} settings
   * @param {BoardCopy} board
   */
  begin(rows, settings, board) {
    this.answers = new ScenarioAnswers(rows);
    this.start((engine) => this.#work(engine, settings, board), this.answers.count);
  }

  /** @param {Engine} engine @param {SearchSettings} settings @param {BoardCopy} board */
  *#work(engine, settings, { width, height, factors }) {
    engine.restore(width, height, factors);
    yield;
    for (const isRow of this.answers.answer(engine, settings, () => this.now())) {
      this.done = this.answers.done;
      yield isRow;
    }
  }
}
