// The same world run several times with one thing changed: the planner, the influence, or how units treat other units.
// They run in their own laboratory and in slices; the counts are the core's own.

import { Job } from './job.js';
import { UNIT_STRIDE } from '../world-engine.js';

/** @import { WorldCornerName, WorldCounts, WorldPresetName } from '../../../wasm/types/world.d.ts' */
/** @import { WorldEngine } from '../world-engine.js' */
/**
 * @typedef {object} TrialGround a board of its own
 * @property {number} width
 * @property {number} height
 * @property {Uint8Array} factors
 * @property {WorldCornerName} corner
 * @property {number} seed
 */
/**
 * @typedef {object} Trial
 * @property {string} name
 * @property {TrialGround | WorldPresetName} world
 * @property {string} script of tick 0
 * @property {number} from ticks that pass before counting begins
 * @property {number} ticks counted
 */
/**
 * @typedef {object} TrialResult what came about in the ticks counted
 * @property {string} name
 * @property {number} units on the board at the end
 * @property {number} ticks
 * @property {number} arrivals
 * @property {number} steps
 * @property {number} waits
 * @property {number} expansions
 * @property {number} cutOffs
 * @property {number} deadlocks
 * @property {string} digest of the world at the end
 */

/** Its parts are ticks. @extends {Job<WorldEngine>} */
export class WorldTrials extends Job {
  /** @type {TrialResult[]} */
  results = [];

  /** Reports a change after each tick. @param {readonly Trial[]} trials */
  begin(trials) {
    this.results = [];
    this.start(
      (engine) => this.#work(trials, engine),
      trials.reduce((sum, { from, ticks }) => sum + from + ticks, 0),
    );
  }

  /** @param {readonly Trial[]} trials @param {WorldEngine} engine */
  *#work(trials, engine) {
    for (const trial of trials) {
      begin(engine, trial);
      yield;
      yield* this.#run(engine, trial.from);
      const before = engine.counts();
      yield* this.#run(engine, trial.from + trial.ticks);
      this.results.push(resultOf(trial, engine, before));
    }
  }

  /** @param {WorldEngine} engine @param {number} tick */
  *#run(engine, tick) {
    while (engine.now < tick) {
      engine.seek(engine.now + 1, 1);
      this.done += 1;
      yield true;
    }
  }
}

/** @param {WorldEngine} engine @param {Trial} trial */
function begin(engine, { world, script }) {
  if (typeof world === 'string') engine.beginPreset(world, script);
  else engine.begin(world, world.corner, world.seed, script);
}

/** @param {Trial} trial @param {WorldEngine} engine @param {WorldCounts} before @returns {TrialResult} */
function resultOf({ name, ticks }, engine, before) {
  const after = engine.counts();
  /** @param {'arrivals' | 'steps' | 'waits' | 'expanded' | 'cutOffs' | 'deadlocks'} key */
  const since = (key) => after[key] - before[key];
  return {
    ...{
      name,
      ticks,
      units: engine.units().length / UNIT_STRIDE,
      arrivals: since('arrivals'),
      steps: since('steps'),
      waits: since('waits'),
    },
    ...{
      expansions: since('expanded'),
      cutOffs: since('cutOffs'),
      deadlocks: since('deadlocks'),
      digest: engine.digest(),
    },
  };
}
