// What a laboratory holds, kept in JavaScript: the memory of a module that died is not to be trusted. Of a board
// one number a cell, of a graph and a world what they were made of. Knows no engine and no page.

import { groundsOf } from '../grounds.js';

/** @import { Laboratory } from 'astrolabe-module' */
/** @import { GraphLaboratory } from '../../../wasm/types/graph.d.ts' */
/** @import { WorldLaboratory } from '../../../wasm/types/world.d.ts' */
/** @import { Grounds } from '../grounds.js' */
/** @typedef {(...args: never[]) => unknown} Method */

/**
 * Names are those of the methods. A reason that is not ok has changed nothing.
 * @template L
 * @typedef {object} Keeper
 * @property {(laboratory: L, name: string, args: readonly unknown[]) => void} note after each call that was not refused
 * @property {(laboratory: L) => void} bring makes a fresh one hold the same; searches are lost
 */

/** What makes the board another one, of which all is kept anew. */
const OTHER_BOARD = ['load', 'clear', 'resize', 'restore', 'generate', 'mapFromLink'];

/** @implements {Keeper<Laboratory>} */
export class KeptBoard {
  /** @type {{ width: number, height: number, grounds: Grounds } | null} */
  #board = null;
  /** @type {Parameters<Laboratory['setColours']> | null} */
  #colours = null;

  /** @param {Laboratory} laboratory @param {string} name @param {readonly unknown[]} args */
  note(laboratory, name, args) {
    if (name === 'edit') {
      const [cells, grounds] = /** @type {Parameters<Laboratory['edit']>} */ (args);
      this.#edit(cells, grounds);
    } else if (name === 'setColours') this.#colours = /** @type {Parameters<Laboratory['setColours']>} */ (args);
    else if (OTHER_BOARD.includes(name)) {
      this.#board = { width: laboratory.width(), height: laboratory.height(), grounds: groundsOf(laboratory) };
    }
  }

  /** @param {Laboratory} laboratory */
  bring(laboratory) {
    if (this.#board !== null) laboratory.restore(this.#board.width, this.#board.height, this.#board.grounds);
    if (this.#colours !== null) laboratory.setColours(...this.#colours);
  }

  /** @param {ArrayLike<number>} cells @param {ArrayLike<number>} grounds one for each cell, or one for all */
  #edit(cells, grounds) {
    if (this.#board === null) return;
    const isWide = this.#board.grounds instanceof Uint16Array;
    if (!isWide && Array.prototype.some.call(grounds, (ground) => ground > 255)) {
      this.#board.grounds = Uint16Array.from(this.#board.grounds);
    }
    const kept = this.#board.grounds;
    const isOne = grounds.length === 1;
    for (let i = 0; i < cells.length; i++) kept[cells[i] ?? 0] = grounds[isOne ? 0 : i] ?? 0;
  }
}

/** @implements {Keeper<GraphLaboratory>} */
export class KeptGraph {
  /** The last call that made the graph another one. @type {{ name: 'define' | 'graphFromLink', args: readonly unknown[] } | null} */
  #made = null;

  /** @param {GraphLaboratory} _ @param {string} name @param {readonly unknown[]} args */
  note(_, name, args) {
    if (name === 'define' || name === 'graphFromLink') this.#made = { name, args };
  }

  /** @param {GraphLaboratory} laboratory */
  bring(laboratory) {
    if (this.#made === null) return;
    const { name, args } = this.#made;
    /** @type {Method} */ (laboratory[name]).apply(laboratory, /** @type {never[]} */ (args));
  }
}

/** What people do to a world, and what takes it back. */
const GESTURES = ['act', 'takeBack', 'putBack'];

/** The script holds all gestures that stand. A fresh one is at tick 0; the page seeks the tick that it showed. @implements {Keeper<WorldLaboratory>} */
export class KeptWorld {
  /** @type {{ name: 'begin' | 'beginPreset', args: unknown[] } | null} the last of `args` is the script */
  #begun = null;

  /** @param {WorldLaboratory} laboratory @param {string} name @param {readonly unknown[]} args */
  note(laboratory, name, args) {
    if (name === 'begin' || name === 'beginPreset') this.#begun = { name, args: [...args] };
    else if (GESTURES.includes(name)) this.#begun?.args.splice(-1, 1, laboratory.script());
  }

  /** @param {WorldLaboratory} laboratory */
  bring(laboratory) {
    if (this.#begun === null) return;
    const { name, args } = this.#begun;
    /** @type {Method} */ (laboratory[name]).apply(laboratory, /** @type {never[]} */ (args));
  }
}
