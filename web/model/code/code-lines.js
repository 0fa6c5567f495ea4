// Line by line through the code beside the board: where that is, for the transport, the player and the board. The view
// of the code moves it; while no code is shown there are no lines.

import { Store } from '../store.js';

/** @import { StepEvent } from '../breakpoints.js' */
/**
 * @typedef {object} CodeLine
 * @property {boolean} isShown whether there is code beside the board
 * @property {boolean} isPaced whether the transport goes line by line instead of step by step
 * @property {boolean} hasNext
 * @property {boolean} hasPrevious
 * @property {boolean} isStop whether the current line has a breakpoint
 * @property {number} checked the neighbour that the line is about; -1: none
 * @property {readonly StepEvent[]} stops what tells that a line with a breakpoint ran, shown or not
 */

/** @type {Readonly<CodeLine>} */
export const NO_CODE = Object.freeze({
  ...{ isShown: false, isPaced: false, hasNext: false, hasPrevious: false, isStop: false },
  checked: -1,
  stops: Object.freeze([]),
});

/** @extends {Store<Readonly<CodeLine>>} */
export class CodeLines extends Store {
  /** One line forward or back, into the step beside this one at its ends; by the user: it pauses. @type {(change: 1 | -1) => void} */
  move = () => undefined;
  /** One line forward while it plays: nothing is scrolled but the listing, and nothing said. @type {() => void} */
  advance = () => undefined;

  constructor() {
    super(NO_CODE);
  }

  /** The transport goes by lines. */
  get paces() {
    return this.state.isShown && this.state.isPaced;
  }
}
