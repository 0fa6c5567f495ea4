// Reads a scenario piece by piece, since it may have hundreds of thousands of rows: each piece takes some milliseconds.
// Knows nothing of the page.

import { EngineError } from '../engine-error.js';
import { SCENARIO_STRIDE } from '../layouts.js';

/** @import { Engine } from '../engine.js' */

/** Characters read at a time, plus the rest of the last line. */
const PIECE = 2 ** 16;
/** Prepended to every piece but the first, so that it is a valid scenario, too. */
const HEAD = 'version 1\n';
/** The core's limit for a whole file. */
const MOST_ROWS = 1_000_000;

export class ScenarioReader {
  #engine;
  #text;
  #piece;
  /** Characters read, and line ends among them. */
  #at = 0;
  #lines = 0;
  #map = '';
  /** @type {Float64Array[]} */
  #pieces = [];
  #count = 0;

  /** @param {Pick<Engine, 'readScenario'>} engine @param {string} text @param {number} [piece] characters at a time */
  constructor(engine, text, piece = PIECE) {
    this.#engine = engine;
    this.#text = text;
    this.#piece = piece;
  }

  /** From 0 to 1. */
  get share() {
    return this.#text.length === 0 ? 1 : this.#at / this.#text.length;
  }

  /** Reads a piece. Throws EngineError, with the line in the whole text. @returns {boolean} whether all is read */
  advance() {
    const isFirst = this.#at === 0;
    // The header belongs to the first piece, whatever precedes it.
    const begin = isFirst ? this.#text.search(/\S/) : this.#at;
    const lineEnd = this.#text.indexOf('\n', Math.max(begin, this.#at) + this.#piece);
    const end = lineEnd < 0 ? this.#text.length : lineEnd + 1;
    const piece = this.#text.slice(this.#at, end);
    this.#read(isFirst ? piece : `${HEAD}${piece}`, isFirst ? 0 : this.#lines - 1);
    this.#at = end;
    for (let at = piece.indexOf('\n'); at >= 0; at = piece.indexOf('\n', at + 1)) this.#lines += 1;
    return end === this.#text.length;
  }

  /** @returns {{ map: string, rows: Float64Array }} as Engine.readScenario(), copied; what has been read so far */
  result() {
    const rows = new Float64Array(this.#count * SCENARIO_STRIDE);
    let at = 0;
    for (const piece of this.#pieces) {
      rows.set(piece, at);
      at += piece.length;
    }
    return { map: this.#map, rows };
  }

  /** @param {string} piece @param {number} before lines of the text before it, minus those that only the piece has */
  #read(piece, before) {
    try {
      const { map, rows } = this.#engine.readScenario(piece);
      if (this.#count === 0) this.#map = map;
      this.#pieces.push(rows.slice());
      this.#count += rows.length / SCENARIO_STRIDE;
    } catch (error) {
      if (!(error instanceof EngineError) || error.reason.line === 0) throw error;
      throw new EngineError({ ...error.reason, line: error.reason.line + before });
    }
    if (this.#count > MOST_ROWS) throw new EngineError({ code: 'scen.too_many', expected: String(MOST_ROWS) });
  }
}
