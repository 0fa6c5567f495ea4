// The presets by their names in addresses: e/NAME/ leads to index.html?entry=NAME with the link of the board behind it.
// The link opens the board, this gives it the name and the caption that it has in the gallery.

import { titleOf, withCaption } from '../../model/maps/caption.js';
import { readDrawing } from '../../model/maps/drawn-map.js';
import { PRESETS } from '../../model/maps/presets.js';
import { askedFor, forgetAsked } from '../../ui/page-address.js';
import { PROGRAM_PRESETS } from './program-presets.js';

/** @import { AppContext } from '../../app/app-context.js' */
/** @import { Grounds } from '../../engine/grounds.js' */
/** @import { Preset } from '../../model/maps/presets.js' */
/** @import { State } from '../../model/state.js' */

/** A program may have the name of a world. @param {Pick<Preset, 'id' | 'title'>} preset */
export const nameOf = ({ id, title = '' }) =>
  `${title.startsWith('program.') ? 'program-' : ''}${id}`.replaceAll('_', '-');

/** @param {Preset} preset @param {State['board']} board @param {Grounds} grounds */
export function isBoardOf({ map }, board, grounds) {
  const { width, height, start, goal, factors } = readDrawing(map);
  const isOfSize = board.width === width && board.height === height;
  return (
    isOfSize && board.start === start && board.goal === goal && factors.every((one, cell) => one === grounds[cell])
  );
}

/** @param {Pick<AppContext, 'store' | 'session'>} scene as the page was opened, unless the visitor has been faster */
export function nameAsked({ store, session }) {
  const asked = askedFor('entry');
  if (asked === null) return;
  const preset = [...PRESETS, ...PROGRAM_PRESETS].find((one) => nameOf(one) === asked);
  const { history, board } = store.state;
  const isAsOpened = history.past.length === 0 && location.hash.length > 1;
  if (preset !== undefined && isAsOpened && isBoardOf(preset, board, session.grounds())) {
    store.update((state) => {
      const titled = { ...state.board, title: { key: titleOf(preset) } };
      return withCaption({ ...state, board: titled }, preset);
    });
  }
  forgetAsked('entry');
}
