// What a laboratory holds, kept in JavaScript: the memory of a dead module cannot be trusted. For a board
// one number per cell; for a graph or a world the calls that created it. Knows no engine and no page.

import { extraOf, factorOf, groundsOf } from '../grounds.js';

/** @import { Answer, Laboratory } from 'astrolabe-module' */
/** @import { GraphLaboratory } from '../../../wasm/types/graph.d.ts' */
/** @import { WorldLaboratory } from '../../../wasm/types/world.d.ts' */
/** @typedef {(...args: never[]) => unknown} Method */

/**
 * Names are those of the methods. A refused call has changed nothing.
 * @template L
 * @typedef {object} Keeper
 * @property {(laboratory: L, name: string, args: readonly unknown[], answer: unknown) => void} note after each call that has
 *   changed something
 * @property {(name: string) => unknown} [known] what it can answer itself; undefined: the laboratory is asked
 * @property {(args: readonly unknown[]) => void} [edit] after a death in ask(), whose edit stands
 * @property {(laboratory: L) => void} bring restores the content in a fresh laboratory; searches are lost
 */

/** Calls that replace the board, which is then kept anew as a whole. */
const OTHER_BOARD = ['load', 'clear', 'resize', 'restore', 'generate', 'mapFromLink', 'mapFromText'];

/** @implements {Keeper<Laboratory>} */
export class KeptBoard {
  /** @type {{ width: number, height: number, factors: Uint8Array, extras: Uint8Array } | null} */
  #board = null;
  /** @type {Parameters<Laboratory['setColours']> | null} */
  #colours = null;

  /** @param {Laboratory} laboratory @param {string} name @param {readonly unknown[]} args @param {unknown} answer */
  note(laboratory, name, args, answer) {
    if (name === 'edit' || (name === 'ask' && /** @type {Answer} */ (answer).isEdited)) this.edit(args);
    else if (name === 'setColours') this.#colours = /** @type {Parameters<Laboratory['setColours']>} */ (args);
    else if (OTHER_BOARD.includes(name)) {
      const [width, height] = [laboratory.width(), laboratory.height()];
      this.#board = { width, height, factors: laboratory.factors().slice(), extras: laboratory.extras().slice() };
    }
  }

  /** The board is read here, without a call into the module. @param {string} name @returns {unknown} */
  known(name) {
    const board = this.#board;
    if (board === null) return undefined;
    return name === 'width' || name === 'height' || name === 'factors' || name === 'extras' ? board[name] : undefined;
  }

  /** @param {Laboratory} laboratory */
  bring(laboratory) {
    const board = this.#board;
    if (board !== null) {
      const grounds = groundsOf({ factors: () => board.factors, extras: () => board.extras });
      laboratory.restore(board.width, board.height, grounds);
    }
    if (this.#colours !== null) laboratory.setColours(...this.#colours);
  }

  /** The first two arguments of edit() and of ask(), which received them, but may have died of its search. @param {readonly unknown[]} args */
  edit(args) {
    const [cells, grounds] = /** @type {Parameters<Laboratory['edit']>} */ (args);
    const board = this.#board;
    if (board === null) return;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i] ?? 0;
      const ground = grounds[grounds.length === 1 ? 0 : i] ?? 0;
      const extra = extraOf(ground);
      if (extra > 0 && board.extras.length === 0) board.extras = new Uint8Array(board.factors.length);
      board.factors[cell] = factorOf(ground);
      if (board.extras.length > 0) board.extras[cell] = extra;
    }
  }
}

/** @implements {Keeper<GraphLaboratory>} */
export class KeptGraph {
  /** The last call that replaced the graph. @type {{ name: 'define' | 'graphFromLink', args: readonly unknown[] } | null} */
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

/** User actions on a world, and their undoing. */
const GESTURES = ['act', 'takeBack', 'putBack'];

/** The script holds all gestures in effect. A fresh world is at tick 0; the page seeks the tick that it showed. @implements {Keeper<WorldLaboratory>} */
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

/** What is checked is lost with the module, and begun anew by its owner. */
export class KeptNothing {
  note() {}

  bring() {}
}
