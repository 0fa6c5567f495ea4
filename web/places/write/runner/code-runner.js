// Runs a program of the user in the sandboxed frame, one request after the other, each within its time. Everything that
// comes back is checked: the program could have got hold of the answer. Ends by removing the frame.

import { EVENT_STRIDE } from '../../../engine/layouts.js';
import { LONGEST_CODE, LONGEST_LINE, MOST_EVENTS, MOST_LINES } from './protocol.js';

/** @import { ProgramBoard, WorkerFault } from './protocol.js' */
/**
 * @typedef {object} Fault why there is no result; `blocked`: no frame can be had here; `time`: it was ended; `answer`:
 *   what came is no answer
 * @property {WorkerFault['code'] | 'blocked' | 'time' | 'answer' | 'long'} code
 * @property {number} line of the program, from 1; 0: unknown
 * @property {string} found
 */
/** @typedef {{ fault: Fault | null, lines: string[] }} Loaded what it wrote meanwhile */
/**
 * @typedef {object} ProgramRun
 * @property {Float64Array} events EVENT_STRIDE numbers each
 * @property {Uint32Array | null} path cells; null: none
 * @property {Fault | null} fault with it, `events` go up to there
 * @property {string[]} lines what it wrote
 */

/** Milliseconds for a search; and until the frame answers at all. */
const MOST_TIME = 2000;
const MOST_STARTING = 5000;
const CODES = Object.freeze(['syntax', 'thrown', 'no_search', 'promise', 'path', 'cell', 'events', 'memory']);

/** @param {Fault['code']} code @param {string} [found] @returns {Fault} */
const faulty = (code, found = '') => ({ code, line: 0, found });

export class CodeRunner {
  #host;
  #frame = document.createElement('iframe');
  /** @type {MessagePort | null} */
  #port = null;
  /** Called when it is disposed of. @type {() => void} */
  #onEnd = () => undefined;
  /** Takes the answer that is awaited. @type {((data: unknown) => void) | null} */
  #awaited = null;

  /** @param {HTMLElement} host in which the frame lies, unseen */
  constructor(host) {
    this.#host = host;
    this.#frame.hidden = true;
    this.#frame.title = 'runner';
    this.#frame.setAttribute('sandbox', 'allow-scripts');
    this.#frame.src = 'runner.html';
  }

  /** Once, before any search. @param {string} code @returns {Promise<Loaded>} */
  async load(code) {
    if (code.length > LONGEST_CODE) return { fault: faulty('long', String(LONGEST_CODE)), lines: [] };
    const isThere = new Promise((resolve) => this.#frame.addEventListener('load', resolve, { once: true }));
    this.#host.append(this.#frame);
    const isOver = new Promise((resolve) => (this.#onEnd = () => resolve(null)));
    await Promise.race([isThere, isOver, new Promise((resolve) => setTimeout(resolve, MOST_STARTING))]);
    if (!this.#frame.isConnected) return { fault: faulty('blocked'), lines: [] };
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => {
      // More than was asked for: no more is listened to.
      if (this.#awaited === null) this.dispose();
      this.#awaited?.(data);
    };
    const ready = this.#answer(MOST_STARTING);
    this.#frame.contentWindow?.postMessage(null, '*', [port2]);
    if ((await ready) === null) return { fault: faulty('blocked'), lines: [] };
    const answer = await this.#ask({ code });
    if (answer === null) return { fault: faulty('time'), lines: [] };
    return { fault: faultIn(answer['fault']), lines: linesIn(answer['lines']) };
  }

  /** @param {ProgramBoard} board @returns {Promise<ProgramRun>} */
  async search(board) {
    const none = { events: new Float64Array(0), path: null, lines: [] };
    const answer = await this.#ask({ board });
    if (answer === null) return { ...none, fault: faulty('time') };
    const cells = board.width * board.height;
    const { events, path } = answer;
    const isRight = areEvents(events, cells) && (path === null || areCells(path, cells));
    if (!isRight) return { ...none, fault: faulty('answer') };
    return {
      events: /** @type {Float64Array} */ (events),
      path: path === null ? null : Uint32Array.from(/** @type {Float64Array} */ (path)),
      fault: faultIn(answer['fault']),
      lines: linesIn(answer['lines']),
    };
  }

  /** Ends the program, whatever it does. What is awaited ends as out of time. */
  dispose() {
    this.#port?.close();
    this.#port = null;
    this.#frame.remove();
    this.#onEnd();
    const awaited = this.#awaited;
    this.#awaited = null;
    awaited?.(null);
  }

  /** @param {object} request @returns {Promise<Record<string, unknown> | null>} null: it took too long */
  #ask(request) {
    const answer = this.#answer(MOST_TIME);
    this.#port?.postMessage(request);
    return answer;
  }

  /** @param {number} time milliseconds @returns {Promise<Record<string, unknown> | null>} */
  #answer(time) {
    if (this.#port === null) return Promise.resolve(null);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.dispose(), time);
      this.#awaited = (data) => {
        clearTimeout(timer);
        this.#awaited = null;
        resolve(typeof data === 'object' ? /** @type {Record<string, unknown> | null} */ (data) : {});
      };
    });
  }
}

/** @param {unknown} fault @returns {Fault | null} */
function faultIn(fault) {
  if (fault === null) return null;
  const { code, line, found } = /** @type {Fault} */ (Object(fault));
  if (!CODES.includes(code)) return faulty('answer');
  return { code, line: Number.isInteger(line) && line > 0 ? line : 0, found: textIn(found) };
}

/** @param {unknown} lines */
const linesIn = (lines) => (Array.isArray(lines) ? lines.slice(0, MOST_LINES).map(textIn) : []);
/** @param {unknown} text */
const textIn = (text) => (typeof text === 'string' ? text.slice(0, 2 * LONGEST_LINE) : '');

/** @param {unknown} list @param {number} cells */
const areCells = (list, cells) =>
  list instanceof Float64Array &&
  list.length > 0 &&
  list.length <= MOST_EVENTS &&
  list.every((one) => isCell(one, cells));
/** @param {number} value @param {number} cells */
const isCell = (value, cells) => Number.isInteger(value) && value >= 0 && value < cells;

/** @param {unknown} events @param {number} cells */
function areEvents(events, cells) {
  if (!(events instanceof Float64Array) || events.length % EVENT_STRIDE !== 0) return false;
  if (events.length > EVENT_STRIDE * MOST_EVENTS) return false;
  for (let at = 0; at < events.length; at += EVENT_STRIDE) {
    if (!isCell(events[at] ?? -1, 2) || !isCell(events[at + 1] ?? -1, cells)) return false;
  }
  return true;
}
