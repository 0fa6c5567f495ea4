// Runs in a worker of its own inside the sandboxed frame: loads the program of the user, calls its search() on a board,
// and answers with what it recorded. The program sees the language and nothing else: no network, no messages, no time
// to wait for. Nothing here is a safeguard of the page, which believes no answer and ends what does not answer; it is
// there so that a program that reaches for more gets a sentence with its line.

import { EVENT_STRIDE } from '../../../engine/layouts.js';
import { LONGEST_LINE, MOST_EVENTS, MOST_LINES } from './protocol.js';

/** @import { ProgramBoard, WorkerFault } from './protocol.js' */
/** @typedef {{ x: number, y: number }} Point */

/** Of numbers, in buffers, that a search may ask for. */
const MOST_BYTES = 2 ** 28;
/** By all of them: what a program keeps from one to the next is not seen. */
const MOST_BYTES_IN_ALL = 2 ** 30;

/** What remains of the global object: the language. */
const LANGUAGE = new Set(
  (
    'Object Function Array Number Boolean String Symbol BigInt Math Date JSON Map Set WeakMap WeakSet WeakRef RegExp ' +
    'Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError Promise Proxy Reflect ' +
    'Iterator ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array ' +
    'Uint32Array Float32Array Float64Array BigInt64Array BigUint64Array Intl NaN Infinity undefined globalThis ' +
    'parseFloat parseInt isNaN isFinite encodeURIComponent decodeURIComponent encodeURI decodeURI escape unescape'
  ).split(' '),
);

/** Thrown where a program does what a search cannot do. */
class Refused extends Error {
  /** @param {WorkerFault['code']} code @param {string} found */
  constructor(code, found) {
    super(`${code}: ${found}`);
    this.code = code;
    this.found = found;
  }
}

/** The name is that of a worker's global. @type {(url: string) => void} */
const load = /** @type {{ importScripts?: any }} */ (globalThis).importScripts.bind(globalThis);
/** As they are before a program can change them. */
const [Numbers, hasOwn] = [Float64Array, Object.hasOwn];
const makeAddress = (/** @type {string} */ text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));

/** The address of the program, by which its lines are found in a stack. */
let address = '';
/** @type {((...args: unknown[]) => unknown) | null} */
let program = null;
/** Asked for by this search, and by all. */
let [bytes, allBytes] = [0, 0];
/** What it wrote. @type {string[]} */
let lines = [];
let seed = 1;

globalThis.addEventListener(
  'message',
  ({ ports: [port] }) => {
    if (port === undefined) return;
    const answer = port.postMessage.bind(port);
    port.addEventListener('message', ({ data }) => answer(hasOwn(data, 'code') ? open(data.code) : run(data.board)));
    port.start();
    answer({ isReady: true });
  },
  { once: true },
);

/** @param {string} code */
function open(code) {
  lines = [];
  address = makeAddress(`'use strict';${code}`);
  const taking = makeAddress("takeSearch(typeof search === 'function' ? search : null);");
  keepToLanguage();
  Object.assign(globalThis, {
    takeSearch: (/** @type {typeof program} */ found) => (program = found),
    console: Object.fromEntries(['log', 'info', 'warn', 'error', 'debug'].map((name) => [name, write])),
  });
  try {
    load(address);
    load(taking);
  } catch (error) {
    return { fault: faultOf(error, true), lines };
  }
  Reflect.deleteProperty(globalThis, 'takeSearch');
  return { fault: program === null ? { code: 'no_search', line: 0, found: '' } : null, lines };
}

/** @param {ProgramBoard} board */
function run({ width, height, factors, start, goal }) {
  lines = [];
  bytes = 0;
  seed = 1;
  /** EVENT_STRIDE numbers each. @type {number[]} */
  const events = [];
  const isInside = (/** @type {unknown} */ x, /** @type {unknown} */ y) =>
    Number.isInteger(x) &&
    Number.isInteger(y) &&
    Number(x) >= 0 &&
    Number(x) < width &&
    Number(y) >= 0 &&
    Number(y) < height;
  const cellAt = (/** @type {unknown} */ x, /** @type {unknown} */ y) => {
    if (!isInside(x, y)) throw new Refused('cell', textOf([x, y]));
    return Number(y) * width + Number(x);
  };
  const add =
    (/** @type {0 | 1} */ kind) =>
    (/** @type {unknown} */ x, /** @type {unknown} */ y, g = NaN, h = NaN) => {
      const cell = cellAt(x, y);
      if (events.length >= EVENT_STRIDE * MOST_EVENTS) throw new Refused('events', String(MOST_EVENTS));
      events.push(kind, cell, Number(g), Number(h));
    };
  const factorAt = (/** @type {unknown} */ x, /** @type {unknown} */ y) =>
    isInside(x, y) ? (factors[Number(y) * width + Number(x)] ?? 0) : 0;
  const grid = Object.freeze({
    width,
    height,
    isFree: (/** @type {unknown} */ x, /** @type {unknown} */ y) => factorAt(x, y) > 0,
    factor: (/** @type {unknown} */ x, /** @type {unknown} */ y) => factorAt(x, y) || Infinity,
  });
  const pointOf = (/** @type {number} */ cell) => ({ x: cell % width, y: Math.floor(cell / width) });
  let path = null;
  let fault = null;
  try {
    const found = program?.(grid, pointOf(start), pointOf(goal), Object.freeze({ open: add(0), expand: add(1) }));
    if (found instanceof Promise) throw new Refused('promise', '');
    path = pathOf(found, cellAt);
  } catch (error) {
    fault = faultOf(error, false);
  }
  return { events: new Numbers(events), path, fault, lines };
}

/** @param {unknown} found @param {(x: unknown, y: unknown) => number} cellAt @returns {Float64Array | null} */
function pathOf(found, cellAt) {
  if (found === null || found === undefined || found === false) return null;
  if (!Array.isArray(found)) throw new Refused('path', textOf([found]));
  if (found.length === 0) return null;
  if (found.length > MOST_EVENTS) throw new Refused('path', String(found.length));
  const cells = found.map((/** @type {unknown} */ one) => {
    if (Array.isArray(one)) return cellAt(one[0], one[1]);
    if (typeof one !== 'object' || one === null) throw new Refused('path', textOf([one]));
    const { x, y } = /** @type {Point} */ (one);
    return cellAt(x, y);
  });
  return new Numbers(cells);
}

/** @param {unknown} error @param {boolean} isLoading @returns {WorkerFault} */
function faultOf(error, isLoading) {
  if (!(error instanceof Error)) return { code: 'thrown', line: 0, found: textOf([error]) };
  const line = lineIn(String(error.stack));
  if (error instanceof Refused) return { code: error.code, line, found: error.found };
  // Where it is, the editor's own reading of the text says.
  if (isLoading && error.name === 'SyntaxError' && line === 0) {
    return { code: 'syntax', line, found: clipped(error.message.replace(/^Failed to execute[^:]*: /, '')) };
  }
  return { code: 'thrown', line, found: clipped(error.message || error.name) };
}

/** @param {string} stack each browser writes ADDRESS:LINE:COLUMN */
function lineIn(stack) {
  const [, line = '0'] = /^:(\d{1,6}):/.exec(stack.slice(stack.indexOf(address) + address.length)) ?? [];
  return stack.includes(address) ? Number(line) : 0;
}

/** @param {...unknown} values */
function write(...values) {
  if (lines.length < MOST_LINES) lines.push(textOf(values));
}

/** @param {readonly unknown[]} values */
function textOf(values) {
  return clipped(
    values
      .map((value) => {
        try {
          return typeof value === 'object' && value !== null ? JSON.stringify(value, plainly) : String(value);
        } catch {
          return '?';
        }
      })
      .join(' '),
  );
}

/** Of what JSON has no text for. @param {string} _ @param {unknown} value @returns {unknown} */
function plainly(_, value) {
  if (value instanceof Map) return { Map: [...value] };
  if (value instanceof Set) return { Set: [...value] };
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}

/** @param {string} text */
function clipped(text) {
  return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text;
}

function keepToLanguage() {
  for (let scope = globalThis; scope !== Object.prototype && scope !== null; scope = Object.getPrototypeOf(scope)) {
    for (const name of Reflect.ownKeys(scope)) {
      if (typeof name === 'string' && !LANGUAGE.has(name)) Reflect.deleteProperty(scope, name);
    }
  }
  // The same on each run.
  Math.random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const sized = [Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array];
  const wide = [Float32Array, Float64Array, BigInt64Array, BigUint64Array];
  for (const type of [...sized, ...wide]) {
    count(type, ([first]) => {
      const length = typeof first === 'number' ? first : first instanceof ArrayBuffer ? 0 : Object(first).length;
      return (Number(length) || 0) * type.BYTES_PER_ELEMENT;
    });
  }
  // Copies that are made without a constructor.
  const lists = Object.getPrototypeOf(Int8Array.prototype);
  for (const name of ['toReversed', 'toSorted', 'with']) Reflect.deleteProperty(lists, name);
  for (const name of ['transfer', 'transferToFixedLength']) Reflect.deleteProperty(ArrayBuffer.prototype, name);
  count(ArrayBuffer, ([length, options]) => Math.max(Number(length) || 0, Number(Object(options).maxByteLength) || 0));
}

/**
 * Has the bytes of its objects counted.
 * @param {new (...args: never[]) => object} type
 * @param {(args: unknown[]) => number} bytesOf
 */
function count(type, bytesOf) {
  const counted = new Proxy(type, {
    construct: (target, args, newTarget) => {
      const more = bytesOf(args);
      bytes += more;
      allBytes += more;
      const most = bytes > MOST_BYTES ? MOST_BYTES : allBytes > MOST_BYTES_IN_ALL ? MOST_BYTES_IN_ALL : Infinity;
      if (most < Infinity) throw new Refused('memory', String(most / 2 ** 20));
      return Reflect.construct(target, args, newTarget);
    },
  });
  Object.defineProperty(type.prototype, 'constructor', { value: counted });
  Object.defineProperty(globalThis, type.name, { value: counted, writable: true, configurable: true });
}
