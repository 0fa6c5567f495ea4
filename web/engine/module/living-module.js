// A module that may die and continues in a fresh instance: when memory is refused or the code traps, the laboratory
// that was asked can no longer be trusted, nor can any other in the same memory. All of them continue in the next
// instance, with their content but without their searches, at their next call. To the rest of the
// code these are the classes of the module.

import { isDeath } from './deaths.js';
import { Instances } from './instances.js';
import { KeptBoard, KeptGraph, KeptNothing, KeptWorld } from './kept.js';

/** @import { Answer } from 'astrolabe-module' */
/** @import { EngineError } from '../engine-error.js' */
/** @import { Death } from './deaths.js' */
/** @typedef {import('./kept.js').Keeper<Methods>} Keeper */
/** @typedef {Record<string, (...args: unknown[]) => unknown>} Methods */

const KEEPERS = {
  ...{ Laboratory: KeptBoard, GraphLaboratory: KeptGraph, WorldLaboratory: KeptWorld },
  CheckLaboratory: KeptNothing,
};

/** @typedef {keyof typeof KEEPERS} ClassName */
/** Typed as if every module had all classes. @typedef {Record<ClassName, new () => Methods>} Classes */

/** Starts work or replaces the whole board: needs as much memory, so it is not repeated; the caller gets the error. */
const BEGINS = new Set([
  ...['load', 'readScenario', 'clear', 'resize', 'restore', 'generate', 'mapFromLink', 'define', 'graphFromLink'],
  ...['mapFromText'],
  ...[
    'begin',
    'ask',
    'beginMethod',
    'beginTimed',
    'beginPairs',
    'beginDeadEnds',
    'beginSkipping',
    'pairsPlan',
    'islands',
  ],
  ...['beginJoining', 'cellsAtCorners', 'beginPreset', 'act', 'takeBack', 'putBack'],
]);
/** Continues a computation that a fresh laboratory does not know, so it would never finish there. */
const GOES_ON = new Set([
  ...['advance', 'answer', 'judge', 'survey', 'beginOpenList', 'beginMembership', 'advanceJob'],
]);

/** A laboratory of any class. */
class Living {
  #instances;
  /** @type {ClassName} */
  #name;
  /** @type {Keeper} */
  #keeper;
  /** @type {Methods | null} null: there was none since the last death */
  #laboratory = null;
  /** The instance that it is in. */
  #serial = -1;
  /** What was begun was lost with the previous instance. */
  #hasLost = false;
  #size = '';
  /** The current call. @type {{ name: string, args: readonly unknown[] }} */
  #begun = { name: '', args: [] };
  /** @type {(death: Death) => void} */
  onDeath = () => undefined;

  /** @param {Instances<Classes>} instances @param {ClassName} name of the class */
  constructor(instances, name) {
    this.#instances = instances;
    this.#name = name;
    this.#keeper = /** @type {Keeper} */ (/** @type {unknown} */ (new KEEPERS[name]()));
    instances.living.add(this);
    try {
      this.here();
    } catch (error) {
      instances.living.delete(this);
      throw error;
    }
  }

  /** @returns {Methods} a laboratory in a live instance, with its content; throws EngineError */
  here() {
    if (this.#laboratory !== null && this.#serial === this.#instances.serial) return this.#laboratory;
    const { module } = this.#instances;
    const wasThere = this.#serial >= 0;
    this.#hasLost = wasThere;
    this.#laboratory = null;
    try {
      const fresh = new module[this.#name]();
      this.#keeper.bring(fresh);
      this.#serial = this.#instances.serial;
      return (this.#laboratory = fresh);
    } catch (error) {
      if (!isDeath(error)) throw error;
      // The caller that restores it is not notified of this death: it would try again.
      throw wasThere ? this.#instances.giveUp(error) : this.#instances.bury(error, this);
    }
  }

  /** @param {string} name @param {unknown[]} args @returns {unknown} */
  call(name, args) {
    const known = this.#keeper.known?.(name);
    if (known !== undefined) return known;
    try {
      return this.#ask(name, args);
    } catch (error) {
      if (!isDeath(error)) throw error;
      const died = this.#instances.bury(error, this, name);
      if (isWork(name)) this.#instances.noteFatal(this.#key(name));
      if (name === 'ask') this.#keeper.edit?.(args);
      if (BEGINS.has(name) || GOES_ON.has(name)) throw died;
    }
    try {
      return this.#ask(name, args);
    } catch (error) {
      throw isDeath(error) ? this.#instances.bury(error, this, name) : error;
    }
  }

  /** The death that ended what was begun; null: none did. @returns {EngineError | null} */
  get loss() {
    return this.#hasLost ? this.#instances.death : null;
  }

  /** @param {string} name @param {unknown[]} args */
  #ask(name, args) {
    const laboratory = this.here();
    const death = this.loss;
    if (death !== null && GOES_ON.has(name)) throw death;
    if (isWork(name)) {
      if (BEGINS.has(name)) this.#begun = { name, args };
      const last = this.#instances.death;
      if (last !== null && this.#instances.isFatal(this.#key(name))) {
        // To the caller this is another death.
        queueMicrotask(() => this.onDeath({ reason: last.reason, cause: name }));
        throw last;
      }
    }
    const method = laboratory[name];
    if (method === undefined) throw new TypeError(`a laboratory has no method ${name}`);
    const answer = method.apply(laboratory, args);
    const isAsk = name === 'ask';
    if (isRefused(isAsk ? /** @type {Answer} */ (answer).reason : answer)) {
      if (isAsk) this.#keeper.note(laboratory, name, args, answer);
      // For example a step of the lost search.
      if (death !== null && answer !== false && !BEGINS.has(name)) throw death;
      return answer;
    }
    if (BEGINS.has(name)) this.#hasLost = false;
    if (name === 'restore') this.#size = `${args[0]} ${args[1]}`;
    this.#keeper.note(laboratory, name, args, answer);
    return answer;
  }

  /** The current call, and what it asks for. @param {string} name */
  #key(name) {
    return [this.#name, this.#size, this.#begun.name, JSON.stringify(this.#begun.args.map(outlined)), name].join(' ');
  }

  delete() {
    this.#instances.living.delete(this);
    const isAlive = this.#serial === this.#instances.serial;
    const laboratory = this.#laboratory;
    try {
      // The memory of a dead instance is freed as a whole.
      if (isAlive) laboratory?.['delete']?.();
    } catch (error) {
      if (!isDeath(error)) throw error;
      this.#instances.bury(error, null);
    }
  }
}

/**
 * @template {object} Module
 * @param {Module} module
 * @param {() => Module} restart a fresh instance, synchronously; throws if it cannot be started
 * @returns {Module} the classes that survive
 */
export function livingModule(module, restart) {
  /** @param {unknown} started */
  const classesOf = (started) => /** @type {Classes} */ (started);
  const instances = new Instances(classesOf(module), () => classesOf(restart()));
  const classes = /** @type {ClassName[]} */ (Object.keys(KEEPERS)).filter((name) => name in module);
  const all = classes.map((name) => [name, livingClass(instances, name)]);
  return /** @type {Module} */ (Object.fromEntries(all));
}

/**
 * Calls the listener some time after each death of this laboratory's module, and after each refusal of
 * what it died of.
 * @param {object} laboratory one outside such a module never dies
 * @param {(death: Death) => void} listener
 */
export function whenDead(laboratory, listener) {
  const living = livingOf.get(laboratory);
  if (living !== undefined) living.onDeath = listener;
}

/**
 * Why the search of this laboratory, just asked for, is gone: missing results are then not the caller's fault.
 * @param {object} laboratory
 * @returns {EngineError | null} null: nothing was lost
 */
export const lossOf = (laboratory) => livingOf.get(laboratory)?.loss ?? null;

/** @type {WeakMap<object, Living>} */
const livingOf = new WeakMap();

/** @param {Instances<Classes>} instances @param {ClassName} name */
function livingClass(instances, name) {
  /** @this {object} */
  function Laboratory() {
    const living = new Living(instances, name);
    livingOf.set(this, living);
    // Its methods are known from the first instance.
    if (!('delete' in Laboratory.prototype)) addMethods(Laboratory.prototype, living.here());
  }
  return Laboratory;
}

/** @param {Record<string, unknown>} prototype @param {object} laboratory */
function addMethods(prototype, laboratory) {
  for (const name of Object.keys(Object.getPrototypeOf(laboratory))) {
    /** @this {object} @param {unknown[]} args */
    prototype[name] = function (...args) {
      return /** @type {Living} */ (livingOf.get(this)).call(name, args);
    };
  }
  /** @this {object} */
  prototype['delete'] = function () {
    livingOf.get(this)?.delete();
  };
}

/** Whether the call computes on existing data, which only a program would repeat. @param {string} name */
const isWork = (name) => GOES_ON.has(name) || (BEGINS.has(name) && /^(begin|ask|islands|pairsPlan)/.test(name));

/** Boards are identified by their sizes. @param {unknown} value */
function outlined(value) {
  const isLong = (typeof value === 'object' && value !== null && 'length' in value) || typeof value === 'string';
  return isLong ? /** @type {{ length: number }} */ (value).length : value;
}

/** @param {unknown} answer a Reason, perhaps */
function isRefused(answer) {
  if (answer === false) return true;
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;
}
