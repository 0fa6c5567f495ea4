// The same world run several times with one thing changed: other brains, with and without influence, other
// doctrines. Each runs in a laboratory of its own and in slices; what is counted are the core's own counts. Knows a
// clock given to it.

import { EngineError } from './engine-error.js';
import { OwnEngine } from './own-engine.js';
import { UNIT_STRIDE } from './world-engine.js';

/** @typedef {import('./world-engine.js').WorldEngine} WorldEngine */
/** @typedef {import('./types.js').WorldCornerName} WorldCornerName */
/** @typedef {import('./types.js').WorldCounts} WorldCounts */
/** @typedef {import('./types.js').WorldPresetName} WorldPresetName */
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
 * @property {number} from ticks that go by before anything is counted
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
/** @typedef {'none' | 'running' | 'done' | 'stopped' | 'refused'} TrialsPhase */

export class WorldTrials {
  #own;
  #onProgress;
  /** @type {TrialsPhase} */
  phase = 'none';
  /** @type {TrialResult[]} */
  results = [];
  /** Why a world could not begin, or go on. @type {import('./types.js').Reason | null} */
  reason = null;
  /** Ticks that are run, and all. */
  done = 0;
  count = 0;

  /**
   * @param {() => Promise<WorldEngine>} openEngine
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   * @param {() => void} onProgress after each slice, and at the end
   */
  constructor(openEngine, clock, onProgress) {
    this.#own = new OwnEngine(openEngine, clock, (reason, isAtWork) => {
      if (!isAtWork) return;
      this.reason = reason;
      this.#end('refused');
    });
    this.#onProgress = onProgress;
  }

  /** @param {readonly Trial[]} trials */
  async begin(trials) {
    const opened = this.#own.opened();
    [this.phase, this.results, this.reason, this.done] = ['running', [], null, 0];
    this.count = trials.reduce((sum, { from, ticks }) => sum + from + ticks, 0);
    this.#onProgress();
    try {
      const engine = await opened;
      if (engine !== null) this.#own.work(this.#work(trials, engine), this.#onProgress);
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

  /** Gives the memory back; the results stay. */
  dispose() {
    this.stop();
    this.#own.dispose();
  }

  /** @param {TrialsPhase} phase */
  #end(phase) {
    this.phase = phase;
    this.#onProgress();
  }

  /** A tick at a time. @param {readonly Trial[]} trials @param {WorldEngine} engine */
  *#work(trials, engine) {
    for (const trial of trials) {
      try {
        begin(engine, trial);
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        this.reason = error.reason;
        return this.#end('refused');
      }
      yield;
      yield* this.#run(engine, trial.from);
      const before = engine.counts();
      yield* this.#run(engine, trial.from + trial.ticks);
      this.results.push(resultOf(trial, engine, before));
    }
    this.#end('done');
  }

  /** @param {WorldEngine} engine @param {number} tick */
  *#run(engine, tick) {
    while (engine.now < tick) {
      engine.seek(engine.now + 1, 1);
      this.done += 1;
      yield;
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
    ...{ name, ticks, units: engine.units().length / UNIT_STRIDE, arrivals: since('arrivals'), steps: since('steps'), waits: since('waits') },
    ...{ expansions: since('expanded'), cutOffs: since('cutOffs'), deadlocks: since('deadlocks'), digest: engine.digest() },
  };
}
