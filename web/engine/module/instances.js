// The instances of a module, one after the other: which of them is alive, what the last one died of, and what is
// asked for no more, because they died of it.

import { EngineError } from '../engine-error.js';
import { codeOf } from './deaths.js';

/** @import { Death } from './deaths.js' */
/** @typedef {{ onDeath: (death: Death) => void }} DeathListener */

/** What may be asked so often that died of it; by then nobody else asks it again and again. */
const MOST_DEATHS = 2;
const MOST_FATAL = 100;

/** @template {object} Module */
export class Instances {
  /** @type {Module | null} null: it died */
  #module;
  #restart;
  /** Counts up with each death. */
  serial = 0;
  /** Of the last one. @type {EngineError | null} */
  death = null;
  /** @type {Set<DeathListener>} those in use */
  living = new Set();
  /** How often it died of what. @type {Map<string, number>} */
  #fatal = new Map();
  /** Why there is none for now. @type {EngineError | null} */
  #lack = null;

  /** @param {Module} module @param {() => Module} restart throws where that cannot be */
  constructor(module, restart) {
    this.#module = module;
    this.#restart = restart;
  }

  /** @returns {Module} alive; throws EngineError 'module.not_restarted' */
  get module() {
    if (this.#lack !== null) throw this.#lack;
    try {
      return (this.#module ??= this.#restart());
    } catch (error) {
      throw this.giveUp(error);
    }
  }

  /**
   * There is no memory for another instance, or in it for what is to be there. That is tried again, but not by each
   * of the many who ask at once.
   * @param {unknown} error @returns {EngineError}
   */
  giveUp(error) {
    this.#module = null;
    this.serial += 1;
    const lack = new EngineError({ code: 'module.not_restarted', found: String(error) });
    this.#lack = lack;
    setTimeout(() => (this.#lack = null));
    return lack;
  }

  /** @param {string} work */
  noteFatal(work) {
    if (this.#fatal.size >= MOST_FATAL) this.#fatal.clear();
    this.#fatal.set(work, (this.#fatal.get(work) ?? 0) + 1);
  }

  /** @param {string} work */
  isFatal(work) {
    return (this.#fatal.get(work) ?? 0) >= MOST_DEATHS;
  }

  /** @param {unknown} error @param {DeathListener | null} own that was asked @param {string} [cause] for what @returns {EngineError} */
  bury(error, own, cause = '') {
    this.#module = null;
    this.serial += 1;
    const died = new EngineError({ code: codeOf(error), found: String(error) });
    this.death = died;
    // Who is in the middle of something comes to its end first, and no listener keeps another from being told.
    for (const one of this.living) {
      queueMicrotask(() => {
        if (this.living.has(one)) one.onDeath({ reason: died.reason, cause: one === own ? cause : null });
      });
    }
    return died;
  }
}
