// Finds the dead ends of a board, and what a search spares that skips them, in a laboratory of its own and in
// slices. Of the same board and settings other ends are answered without looking at all of it anew.

import { Job } from './job.js';

/** @import { Reason, SkippingResult } from 'astrolabe-module' */
/** @import { Engine, Question } from '../engine.js' */
/** @import { BoardCopy } from './path-methods.js' */
/**
 * @typedef {object} Found
 * @property {boolean} isOfBoard whatever start and goal
 * @property {boolean} isConnected whether any path leads from start to goal
 * @property {Uint8Array} marks a byte a cell, 1 for a dead end
 * @property {number} count
 * @property {Reason | null} refusal why no search that skips them is to be had
 * @property {SkippingResult | null} skipping what such a search took; null until it is known
 */

/** More are not looked at: a task would take too long. */
export const MOST_CELLS = 2 ** 20;

/** Cells, and expansions, at a time: about a millisecond. */
const CELLS = 10_000;
const EXPANSIONS = 500;

/** @extends {Job<Engine>} */
export class DeadEnds extends Job {
  /** What the laboratory has looked at: board and settings. */
  #known = '';
  /** What came of the question asked last; before that of the one before. @type {Found | null} */
  found = null;

  /**
   * There is news with the marks, and with what skipping spares; of a small board at once.
   * @param {Question} question
   * @param {boolean} isOfBoard whatever start and goal; skipping is always of the two
   * @param {string} name another one for another board or other settings
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
