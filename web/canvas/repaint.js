// Whether the map on the page must be repainted, or the brush's edits suffice. Pure.

import { isPictureAwaited } from '../model/referee.js';

/** @import { Edit, State } from '../model/state.js' */
/** @import { Palette } from './palette.js' */
/** @typedef {{ state: State, palette: Palette }} Painted */

/** More cells than this are painted faster with the whole map than one by one. */
const MOST_PATCHED = 10_000;

/**
 * @param {Painted} model @param {Painted | null} drawn what the canvas shows; null: nothing yet
 * @param {readonly Edit[]} edits since then
 */
export function isToRepaint({ state, palette }, drawn, edits) {
  if (drawn === null || drawn.palette !== palette || isReplaced(state, drawn.state)) return true;
  return isPictureAwaited(state) ? countCells(edits) > MOST_PATCHED : isOther(state, drawn.state);
}

/** @param {readonly Edit[]} edits */
function countCells(edits) {
  return edits.reduce((sum, { cells }) => sum + cells.length, 0);
}

/** Whether it is another map altogether. @param {State} state @param {State} drawn */
function isReplaced(state, drawn) {
  return state.board.revision !== drawn.board.revision && state.board.edit === null;
}

/** Whether the map's appearance has changed. @param {State} state @param {State} drawn */
function isOther(state, drawn) {
  return (
    state.board.revision !== drawn.board.revision ||
    state.search !== drawn.search ||
    state.display !== drawn.display ||
    state.beside !== drawn.beside ||
    state.ghost !== drawn.ghost ||
    state.field !== drawn.field ||
    state.playback.position !== drawn.playback.position ||
    state.referee.survey !== drawn.referee.survey ||
    (state.display.shortest && state.referee.verdict !== drawn.referee.verdict)
  );
}
