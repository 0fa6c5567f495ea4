// Judges a program on many boards, one after the other: how many answers are right, the first wrong one, and how many
// cells it expands beside the search here. A program that does not end is given no further board.

import { EngineError } from '../../../engine/engine-error.js';
import { RecordedRun } from '../../../engine/recorded-run.js';
import { CodeRunner } from '../runner/code-runner.js';
import { BOARDS, judgedBoard } from './boards.js';
import { flawOf } from './flaw.js';
import { TrueAnswer } from './true-answer.js';

/** @import { Reason, SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../../../engine/engine.js' */
/** @import { Fault, ProgramRun } from '../runner/code-runner.js' */
/** @import { JudgedBoard } from './boards.js' */
/** @import { Flaw } from './flaw.js' */
/** @typedef {{ flaw: Flaw | null, fault: Fault | null }} Wrong one of them */
/** @typedef {Wrong & { board: JudgedBoard, run: ProgramRun }} FirstWrong */
/**
 * @typedef {object} Judged
 * @property {'running' | 'done' | 'stopped' | 'ended'} phase ended: the program took too long, and got no further board
 * @property {number} done boards
 * @property {number} right
 * @property {number} expanded by the program, on the boards where it was right
 * @property {number} ours by the search here, on the same
 * @property {FirstWrong | null} first
 * @property {Fault | null} fault the program could not even be loaded
 * @property {Reason | null} reason the engine had to give up
 */

/** @type {Judged} */
const BEGUN = Object.freeze({
  ...{ phase: 'running', done: 0, right: 0, expanded: 0, ours: 0, first: null, fault: null, reason: null },
});
/** Boards between two reports. */
const REPORTED = 10;

export class Judging {
  #createEngine;
  #host;
  #onChange;
  /** @type {CodeRunner | null} */
  #runner = null;
  /** Counts up with each judging. */
  #serial = 0;

  /** @param {() => Engine} createEngine @param {HTMLElement} host of the runner @param {(judged: Judged | null) => void} onChange null: none */
  constructor(createEngine, host, onChange) {
    this.#createEngine = createEngine;
    this.#host = host;
    this.#onChange = onChange;
  }

  /**
   * @param {string} code
   * @param {object} how
   * @param {SearchSettings} how.settings of the search that it is compared with
   * @param {boolean} how.isStrict see flawOf()
   * @param {boolean} how.hasTerrain
   */
  async begin(code, { settings, isStrict, hasTerrain }) {
    this.forget();
    const serial = this.#serial;
    let judged = BEGUN;
    const report = (/** @type {Partial<Judged>} */ change) => {
      judged = { ...judged, ...change };
      this.#onChange(judged);
    };
    report({});
    const runner = (this.#runner = new CodeRunner(this.#host));
    /** @type {Engine | null} */
    let engine = null;
    try {
      engine = this.#createEngine();
      const { fault } = await runner.load(code);
      if (serial !== this.#serial) return;
      if (fault !== null) return report({ phase: 'ended', fault });
      for (let number = 1; number <= BOARDS; number++) {
        const board = judgedBoard(engine, number, hasTerrain);
        const answer = new TrueAnswer(engine, board, settings);
        const run = await runner.search(board);
        if (serial !== this.#serial) return;
        const { order } = new RecordedRun(board, run.events, null);
        const flaw = run.fault === null ? flawOf({ ...run, order }, board, answer, isStrict ? settings : null) : null;
        const isRight = flaw === null && run.fault === null;
        judged = {
          ...judged,
          done: number,
          right: judged.right + (isRight ? 1 : 0),
          expanded: judged.expanded + (isRight ? order.length : 0),
          ours: judged.ours + (isRight ? answer.expanded : 0),
          first: judged.first ?? (isRight ? null : { board, run, flaw, fault: run.fault }),
        };
        if (['time', 'answer'].includes(run.fault?.code ?? '')) return report({ phase: 'ended' });
        if (number % REPORTED === 0) report({});
      }
      report({ phase: 'done' });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      report({ phase: 'ended', reason: error.reason });
    } finally {
      runner.dispose();
      engine?.dispose();
      if (serial === this.#serial) this.#runner = null;
    }
  }

  /** Stops it; what it found so far stays. @param {Judged} judged */
  stop(judged) {
    if (judged.phase !== 'running') return;
    this.#end();
    this.#onChange({ ...judged, phase: 'stopped' });
  }

  /** Stops it and forgets what it found. */
  forget() {
    this.#end();
    this.#onChange(null);
  }

  #end() {
    this.#serial += 1;
    this.#runner?.dispose();
    this.#runner = null;
  }
}
