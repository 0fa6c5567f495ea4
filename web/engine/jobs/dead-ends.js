// Finds the dead ends of a board, and what a search saves that skips them, in its own laboratory and in
// slices. For other ends on the same board with the same settings, it reuses its analysis of the board.

import { Job } from './job.js';

/** @import { Reason, SkippingResult } from 'astrolabe-module' */
/** @import { Engine, Question } from '../engine.js' */
/** @import { BoardCopy } from './path-methods.js' */
/**
 * @typedef {object} Found
 * @property {boolean} isOfBoard for any start and goal
 * @property {boolean} isConnected whether any path leads from start to goal
 * @property {Uint8Array} marks a byte a cell, 1 for a dead end
 * @property {number} count
 * @property {Reason | null} refusal why there is no search that skips them
 * @property {SkippingResult | null} skipping the effort of such a search; null until it is known
 */

/** Larger boards are not analysed: a task would take too long. */
export const MOST_CELLS = 2 ** 20;

/** Cells, and expansions, per step: about a millisecond. */
const CELLS = 10_000;
const EXPANSIONS = 500;

/** @extends {Job<Engine>} */
export class DeadEnds extends Job {
  /** The board and settings that the laboratory has analysed. */
  #known = '';
  /** The result of the last question; until it is known, that of the previous one. @type {Found | null} */
  found = null;

  /**
   * Reports a change with the marks, and with what skipping saves; for a small board at once.
   * @param {Question} question
   * @param {boolean} isOfBoard for any start and goal; skipping always refers to the current two
   * @param {string} name identifies board and settings
   * @param {() => BoardCopy} copy of at most MOST_CELLS
   */
  begin(question, isOfBoard, name, copy) {
    this.start((engine) => this.#work(engine, question, { isOfBoard, name, copy }));
  }

  /** @protected @override */
  forget() {
    this.#known = '';
  }

  /**
   * @param {Engine} engine
   * @param {Question} question
   * @param {{ isOfBoard: boolean, name: string, copy: () => BoardCopy }} how
   */
  *#work(engine, { settings, start, goal }, { isOfBoard, name, copy }) {
    const { laboratory } = engine;
    if (name !== this.#known) {
      this.#known = '';
      const { width, height, factors } = copy();
      engine.restore(width, height, factors);
      yield;
      if (!laboratory.beginDeadEnds(settings).ok) return;
      yield;
      while (laboratory.advanceJob(CELLS) === 'running') yield;
      this.#known = name;
    }
    const between = laboratory.deadEndsBetween(start, goal);
    const { isConnected } = between;
    const { marks, count } = isOfBoard || !isConnected ? laboratory.deadEndsOfBoard() : between;
    this.found = { isOfBoard, isConnected, marks: marks.slice(), count, refusal: null, skipping: null };
    yield true;
    const reason = laboratory.beginSkipping(start, goal);
    if (!reason.ok) {
      this.found = { ...this.found, refusal: reason };
      return;
    }
    while (laboratory.advanceJob(EXPANSIONS) === 'running') yield;
    this.found = { ...this.found, skipping: laboratory.skippingResult() };
  }
}
