// How the engine's API checks numbers, and how it reports wrong ones.

import { EngineError } from './engine-error.js';
import { MAX_SIDE } from './options.js';

/** @import { Reason } from 'astrolabe-module' */

/** @typedef {{ prototype: object }} Door a class */

/** @param {boolean} holds @param {string} code @param {unknown} found @param {string} expected */
export function check(holds, code, found, expected) {
  if (!holds) throw new EngineError({ code, found: String(found), expected });
}

/** @param {Reason} reason why it was not done; not ok if it was refused */
export function accept(reason) {
  if (!reason.ok) throw new EngineError(reason);
}

/**
 * Makes all methods and getters of an API class throw EngineError instead of anything else: for arguments of a wrong
 * type, arguments that throw when read, calls after dispose(). The death of a module is no refusal: it stays as it is.
 * @param {Door} door
 */
export function refuseAll({ prototype }) {
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (name === 'constructor') continue;
    for (const part of /** @type {const} */ (['value', 'get'])) {
      const member = property[part];
      if (typeof member === 'function') property[part] = refusing(member);
    }
    Object.defineProperty(prototype, name, property);
  }
}

/** @type {WeakMap<object, object>} */
const doors = new WeakMap();

/** The same laboratory for direct use: its methods, with the same refusals. @template {object} L @param {L} laboratory @returns {L} */
export function refusingAll(laboratory) {
  let door = doors.get(laboratory);
  if (door === undefined) {
    door = {};
    for (let from = laboratory; from !== Object.prototype; from = Object.getPrototypeOf(from)) {
      for (const name of Object.getOwnPropertyNames(from)) {
        const member = Reflect.get(laboratory, name);
        if (typeof member === 'function' && !Object.hasOwn(door, name))
          Reflect.set(door, name, refusing(member.bind(laboratory)));
      }
    }
    doors.set(laboratory, door);
  }
  return /** @type {L} */ (door);
}

/** @param {Function} member */
function refusing(member) {
  /** @this {object} @param {unknown[]} values */
  return function (...values) {
    try {
      return member.apply(this, values);
    } catch (error) {
      if (error instanceof EngineError || error instanceof WebAssembly.RuntimeError) throw error;
      const found = error instanceof Error ? error.message : '';
      throw Object.assign(new EngineError({ code: 'engine.call', found }), { cause: error });
    }
  };
}

/** @param {number} value @param {number} low @param {number} high */
export function isWithin(value, low, high) {
  return Number.isInteger(value) && value >= low && value <= high;
}

/** Whether it is an array, and not just an object with a length. @param {unknown} list */
export function isArray(list) {
  return Array.isArray(list) || (ArrayBuffer.isView(list) && !(list instanceof DataView));
}

/** As many numbers as a board has cells, or refused. @param {ArrayLike<number>} list @param {number} count */
export function requireNumbers(list, count) {
  check(isArray(list) && list.length === count, 'board.factors', list.length, String(count));
}

/**
 * All of them from 0 to `high`, or refused. There may be millions: nothing is called or copied per element.
 * @param {ArrayLike<number>} list an array @param {number} high @param {string} code
 */
export function requireWithin(list, high, code) {
  // Read once: some lists grow while they are read.
  const { length } = list;
  for (let i = 0; i < length; i++) {
    const number = list[i] ?? NaN;
    if (!isWithin(number, 0, high)) check(false, code, number, `0–${high}`);
  }
}

/** @param {number} width @param {number} height */
export function requireSize(width, height) {
  for (const side of [width, height]) check(isWithin(side, 1, MAX_SIDE), 'board.size', side, `1–${MAX_SIDE}`);
}

/** Of a board of this size. @param {{ width: number, height: number }} board @param {number} x @param {number} y @param {number} columns @param {number} rows */
export function requireRectangle({ width, height }, x, y, columns, rows) {
  const isInside =
    isWithin(columns, 1, width) &&
    isWithin(rows, 1, height) &&
    isWithin(x, 0, width - columns) &&
    isWithin(y, 0, height - rows);
  check(isInside, 'board.cell', `${x},${y} ${columns}×${rows}`, `${width} × ${height}`);
}
