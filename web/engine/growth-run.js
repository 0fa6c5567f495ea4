// How the effort grows with the map: the same generator at growing sizes, each set-up on each of the maps, in a
// laboratory of its own and in slices. Knows a clock given to it.

import { EngineError } from './engine-error.js';
import { tellsOfDeath } from './living-module.js';
import { OwnEngine } from './own-engine.js';

/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./types.js').GeneratorName} GeneratorName */
/** @typedef {import('./types.js').SearchSettings} SearchSettings */
/** Kind of map, share of it in percent, and seed of all. @typedef {{ kind: GeneratorName, percent: number, seed: number }} MapRule */
/** @typedef {{ side: number, seed: number, expanded: (number | null)[] }} GrowthRow null: no path, given up, or refused */
/** @typedef {'none' | 'running' | 'done' | 'stopped' | 'refused'} GrowthPhase */

/** Cells a side. */
export const SIDES = Object.freeze([16, 32, 64, 128, 256, 512]);
/** Expansions at a time, where one takes up to some microseconds. */
const CHUNK = 500;

export class GrowthRun {
  #own;
  #onProgress;
  /** @type {GrowthPhase} */
  phase = 'none';
  /** @type {GrowthRow[]} */
  rows = [];
  /** Why it was refused. @type {import('./types.js').Reason | null} */
  reason = null;
  /** Searches that are done, and all. */
  done = 0;
  count = 0;

  /**
   * @param {() => Engine} createEngine
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   * @param {() => void} onProgress after each search, and at the end
   */
  constructor(createEngine, clock, onProgress) {
    this.#own = new OwnEngine(async () => createEngine(), clock, (reason, isAtWork) => {
      if (!isAtWork) return;
      this.reason = reason;
      this.#end('refused');
    });
    this.#onProgress = onProgress;
  }

  /** @param {readonly SearchSettings[]} setUps @param {MapRule} rule */
  async begin(setUps, rule) {
    const opened = this.#own.opened();
    [this.phase, this.rows, this.done, this.count] = ['running', [], 0, SIDES.length * setUps.length];
    this.#onProgress();
    try {
      const engine = await opened;
      if (engine !== null) this.#own.work(this.#work(engine, setUps, rule));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.reason = error.reason;
      this.#end('refused');
    }
  }

  /** What is done so far stays. */
  stop() {
    if (this.phase !== 'running') return;
    this.#own.stop();
    this.#end('stopped');
  }

  /** Gives the memory back; the rows stay. */
  dispose() {
    this.stop();
    this.#own.dispose();
  }

  /** @param {GrowthPhase} phase */
  #end(phase) {
    this.phase = phase;
    this.#onProgress();
  }

  /** Stops after each piece of work. @param {Engine} engine @param {readonly SearchSettings[]} setUps @param {MapRule} rule */
  *#work(engine, setUps, { kind, percent, seed }) {
    for (const side of SIDES) {
      engine.generate(kind, { width: side, height: side, percent, seed });
      yield;
      /** @type {GrowthRow} */
      const row = { side, seed, expanded: [] };
      this.rows.push(row);
      const ends = engine.suggestedEnds();
      for (const settings of setUps) {
        row.expanded.push(yield* this.#expanded(engine, settings, ends));
        this.done += 1;
        this.#onProgress();
        yield;
      }
    }
    this.#end('done');
  }

  /**
   * @param {Engine} engine @param {SearchSettings} settings @param {{ start: number, goal: number }} ends
   * @returns {Generator<void, number | null>}
   */
  *#expanded(engine, settings, { start, goal }) {
    // What LPA* would only repair is forgotten on a board that comes anew.
    if (settings.algorithm === 'lpastar') {
      engine.restore(engine.width, engine.height, engine.grounds());
    }
    try {
      engine.begin(settings, start, goal);
    } catch (error) {
      if (!(error instanceof EngineError) || tellsOfDeath(error.reason)) throw error;
      return null;
    }
    while (engine.laboratory.answer(CHUNK) === 'running') yield;
    const { outcome, expanded } = engine.result();
    return outcome === 'found' ? expanded : null;
  }
}
