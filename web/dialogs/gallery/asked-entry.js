// The presets by their names in addresses: e/NAME/ leads to index.html?entry=NAME with the link of the board behind it.
// The link opens the board, this gives it the name and the caption that it has in the gallery.

import { titleOf, withCaption } from '../../model/maps/caption.js';
import { PRESETS } from '../../model/maps/presets.js';
import { askedFor, forgetAsked } from '../../ui/page-address.js';
import { PROGRAM_PRESETS } from './program-presets.js';

/** @import { AppContext } from '../../app/app-context.js' */
/** @import { Preset } from '../../model/maps/presets.js' */

/** A program may have the name of a world. @param {Pick<Preset, 'id' | 'title'>} preset */
export const nameOf = ({ id, title = '' }) =>
  `${title.startsWith('program.') ? 'program-' : ''}${id}`.replaceAll('_', '-');

/** @param {Pick<AppContext, 'store'>} scene as the page was opened, unless the visitor has been faster */
export function nameAsked({ store }) {
  const asked = askedFor('entry');
  if (asked === null) return;
  const preset = [...PRESETS, ...PROGRAM_PRESETS].find((one) => nameOf(one) === asked);
  const isAsOpened = store.state.history.past.length === 0;
  if (preset !== undefined && isAsOpened && location.hash.length > 1) {
    store.update((state) => {
      const board = { ...state.board, title: { key: titleOf(preset) } };
      return withCaption({ ...state, board }, preset);
    });
  }
  forgetAsked('entry');
}
