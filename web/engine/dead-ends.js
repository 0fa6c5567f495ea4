// Finds the dead ends of a board, and what a search spares that skips them, in a laboratory of its own and in
// slices. Of the same board and settings other ends are answered without looking at all of it anew. Knows a
// clock given to it.

import { OwnEngine } from './own-engine.js';

/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./path-methods.js').BoardCopy} BoardCopy */
/** @typedef {import('./search-runner.js').Question} Question */
/** @typedef {import('./types.js').Reason} Reason */
/** @typedef {import('./types.js').SkippingResult} SkippingResult */
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

export class DeadEnds {
  #own;
  #onFound;
  /** What the laboratory has looked at: board and settings. */
  #known = '';

  /**
   * @param {() => Engine} createEngine
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   * @param {(found: Found) => void} onFound twice for a question: with the marks, and with what skipping spares
   * @param {(reason: import('./types.js').Reason) => void} onLost the engine died during this work, whatever the cause
   */
  constructor(createEngine, clock, onFound, onLost) {
    this.#own = new OwnEngine(async () => createEngine(), clock, (reason, isAtWork) => {
      this.#known = '';
      if (isAtWork) onLost(reason);
    });
    this.#onFound = onFound;
  }

  /**
   * Rejects with EngineError where no engine can be had.
   * @param {Question} question
   * @param {boolean} isOfBoard whatever start and goal; skipping is always of the two
   * @param {string} name another one for another board or other settings
   * @param {() => BoardCopy} copy of at most MOST_CELLS
   */
  async begin(question, isOfBoard, name, copy) {
    const engine = await this.#own.opened();
    if (engine === null) return;
    this.#own.work(this.#work(engine, question, { isOfBoard, name, copy }));
  }

  /** What is in hand is wanted no more. */
  stop() {
    this.#own.stop();
  }

  /** Gives the memory back as well. */
  dispose() {
    this.#known = '';
    this.#own.dispose();
  }

  /**
   * Stops after each piece of work.
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
      while (laboratory.advanceDeadEnds(CELLS) === 'running') yield;
      this.#known = name;
    }
    const between = laboratory.deadEndsBetween(start, goal);
    const { isConnected } = between;
    const { marks, count } = isOfBoard || !isConnected ? laboratory.deadEndsOfBoard() : between;
    const found = { isOfBoard, isConnected, marks: marks.slice(), count, refusal: null, skipping: null };
    this.#onFound(found);
    yield;
    const reason = laboratory.beginSkipping(start, goal);
    if (!reason.ok) {
      this.#onFound({ ...found, refusal: reason });
      return;
    }
    while (laboratory.advanceSkipping(EXPANSIONS) === 'running') yield;
    this.#onFound({ ...found, skipping: laboratory.skippingResult() });
  }
}
