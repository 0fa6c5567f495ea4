// Whether another board has taken the place of the one that a card below it speaks of. Pure.

/** @import { Board } from '../../model/state.js' */

/** @param {Board} board @param {Board} before */
export const isOtherBoard = (board, before) =>
  board.name !== before.name ||
  board.title?.key !== before.title?.key ||
  board.width !== before.width ||
  board.height !== before.height;
