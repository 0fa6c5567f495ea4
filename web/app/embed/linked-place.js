// A link to a place – a race, a world, a graph, a program – in a figure in a file: it shows the board of the link, and its
// corner link leads to the place. A graph has no board, so its link is refused.

import { spacePairs } from '../../link/link-text.js';

/** @import { Reading } from '../../link/link-text.js' */
/** @import { Permalink } from '../../session/permalink.js' */
/** @import { AppContext } from '../app-context.js' */

/** @param {Permalink} permalink @param {Reading} reading that was opened */
export function leadToPlace(permalink, reading) {
  const { place, write, world, race } = reading;
  permalink.space = spacePairs(reading);
  permalink.place = place ?? (write && 'write') ?? (world && 'world') ?? (race && 'race') ?? 'lab';
  // The corner link is aimed anew.
  permalink.view.update((view) => ({ ...view }));
}

/**
 * In place of that of the page.
 * @param {Pick<AppContext, 'permalink' | 'session'>} context
 * @param {unknown} _ the rooms, of which none is a place
 * @param {Reading} reading of the address
 * @returns {{ addUnit: () => void, openLinked: (reading: Reading) => void }}
 */
export function connectPlaces({ permalink, session }, _, reading) {
  /** @param {Reading} linked */
  const openLinked = (linked) => {
    if (linked.reason !== null || linked.isForeign) return;
    if (linked.graph === undefined) return leadToPlace(permalink, linked);
    session.refuseLink({ ok: false, code: 'link.in_figure', line: 0, found: '', expected: '' });
  };
  openLinked(reading);
  return { addUnit: () => undefined, openLinked };
}
