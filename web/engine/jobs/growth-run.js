// How the effort grows with the map: the same generator at growing sizes, each setup on each of the maps, in a
// laboratory of its own and in slices.

import { EngineError } from '../engine-error.js';
import { tellsOfDeath } from '../module/deaths.js';
import { Job } from './job.js';

/** @import { GeneratorName, SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../engine.js' */
/** Kind of map, share of it in percent, and seed of all. @typedef {{ kind: GeneratorName, percent: number, seed: number }} MapRule */
/** @typedef {{ side: number, seed: number, expanded: (number | null)[] }} GrowthRow null: no path, given up, or refused */
/** Cells a side. */
export const SIDES = Object.freeze([16, 32, 64, 128, 256, 512]);
/** Expansions at a time, where one takes up to some microseconds. */
const CHUNK = 500;

/** Its parts are searches. @extends {Job<Engine>} */
export class GrowthRun extends Job {
  /** @type {GrowthRow[]} */
  rows = [];

  /** There is news after each search. @param {readonly SearchSettings[]} setUps @param {MapRule} rule */
  begin(setUps, rule) {
    this.rows = [];
    this.start((engine) => this.#work(engine, setUps, rule), SIDES.length * setUps.length);
  }

  /** @param {Engine} engine @param {readonly SearchSettings[]} setUps @param {MapRule} rule */
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
        yield true;
      }
    }
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
