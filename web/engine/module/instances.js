// The instances of a module, one after the other: which is alive, what the last one died of, and which questions are
// no longer asked because instances died of them.

import { EngineError } from '../engine-error.js';
import { codeOf } from './deaths.js';

/** @import { Death } from './deaths.js' */
/** @typedef {{ onDeath: (death: Death) => void }} DeathListener */

/** How often something fatal may be asked before it is refused. */
const MOST_DEATHS = 2;
const MOST_FATAL = 100;

/** @template {object} Module */
export class Instances {
  /** @type {Module | null} null: it died */
  #module;
  #restart;
  /** Counts up with each death. */
  serial = 0;
  /** Error of the last death. @type {EngineError | null} */
  death = null;
  /** @type {Set<DeathListener>} those in use */
  living = new Set();
  /** Number of deaths by cause. @type {Map<string, number>} */
  #fatal = new Map();
  /** Why there is currently no instance. @type {EngineError | null} */
  #lack = null;

  /** @param {Module} module @param {() => Module} restart throws if it cannot be started */
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
   * There is not enough memory for another instance, or for what it must hold. That is retried, but not by each
   * of the laboratories that ask at the same time.
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

  /** @param {unknown} error @param {DeathListener | null} own of the laboratory that was asked @param {string} [cause] what was asked @returns {EngineError} */
  bury(error, own, cause = '') {
    this.#module = null;
    this.serial += 1;
    const died = new EngineError({ code: codeOf(error), found: String(error) });
    this.death = died;
    // Ongoing calls finish first, and a failing listener does not prevent the others from being called.
    for (const one of this.living) {
      queueMicrotask(() => {
        if (this.living.has(one)) one.onDeath({ reason: died.reason, cause: one === own ? cause : null });
      });
    }
    return died;
  }
}
