// How the effort grows with the size of the map: the same generator at growing sizes, each setup on each map, in
// its own laboratory and in slices.

import { EngineError } from '../engine-error.js';
import { tellsOfDeath } from '../module/deaths.js';
import { Job } from './job.js';

/** @import { GeneratorName, SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../engine.js' */
/** Kind of map, its density in percent, and the seed of all maps. @typedef {{ kind: GeneratorName, percent: number, seed: number }} MapRule */
/** @typedef {{ side: number, seed: number, expanded: (number | null)[] }} GrowthRow null: no path, given up, or refused */
/** Cells per side. */
export const SIDES = Object.freeze([16, 32, 64, 128, 256, 512]);
/** Expansions per step; one takes up to a few microseconds. */
const CHUNK = 500;

/** Its parts are searches. @extends {Job<Engine>} */
export class GrowthRun extends Job {
  /** @type {GrowthRow[]} */
  rows = [];

  /** Reports a change after each search. @param {readonly SearchSettings[]} setups @param {MapRule} rule */
  begin(setups, rule) {
    this.rows = [];
    this.start((engine) => this.#work(engine, setups, rule), SIDES.length * setups.length);
  }

  /** @param {Engine} engine @param {readonly SearchSettings[]} setups @param {MapRule} rule */
  *#work(engine, setups, { kind, percent, seed }) {
    for (const side of SIDES) {
      engine.generate(kind, { width: side, height: side, percent, seed });
      yield;
      /** @type {GrowthRow} */
      const row = { side, seed, expanded: [] };
      this.rows.push(row);
      const ends = engine.suggestedEnds();
      for (const settings of setups) {
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
    engine.laboratory.forgetAnswer();
    try {
      engine.begin(settings, start, goal);
    } catch (error) {
      if (!(error instanceof EngineError) || tellsOfDeath(error.reason)) throw error;
      return null;
    }
    while (engine.laboratory.answer(CHUNK).outcome === 'running') yield;
    const { outcome, expanded } = engine.result();
    return outcome === 'found' ? expanded : null;
  }
}
