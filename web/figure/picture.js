// The visible board of a figure: map, marks and rulers, in the current colours.

import { BoardView } from '../canvas/board-view.js';
import { DARK, LIGHT } from '../canvas/palette.js';
import { Rulers } from '../canvas/rulers.js';
import { isDark } from '../model/appearance.js';
import { namingOf } from '../model/coordinates.js';

/** @import { BoardSource } from '../engine/layouts.js' */
/** @import { Appearance } from '../model/appearance.js' */
/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */
/** @import { Parts } from './shadow.js' */

/**
 * @param {object} given
 * @param {Store<State>} given.store
 * @param {Store<Appearance>} given.appearance
 * @param {Parts} given.parts
 * @param {BoardSource} given.source
 * @param {() => number} given.checked the neighbour that a line of code is about; -1: none
 * @param {AbortSignal} given.signal
 */
export function createPicture({ store, appearance, parts, source, checked, signal }) {
  const { stage, host, map, marks } = parts;
  const boardView = new BoardView({ stage, host, map, marks, source, signal });
  const rulers = new Rulers(stage, host, boardView);
  return {
    boardView,
    show: () => {
      const palette = isDark(appearance.state) ? DARK : LIGHT;
      const hasFocus = /** @type {ShadowRoot} */ (host.getRootNode()).activeElement === host;
      boardView.show({ state: store.state, camera: null, palette, hasFocus, checked: checked() });
      const { cursor, display } = store.state;
      const active = hasFocus || cursor.isHovered ? cursor.cell : -1;
      rulers.show({ isShown: display.rulers, naming: namingOf(store.state), active, palette });
    },
    /** Synchronously; marks are positioned in fractions of the board, so that they follow if paper makes it smaller. */
    drawForPaper: () => {
      boardView.drawNow();
      const { offsetWidth: width, offsetHeight: height } = host;
      if (width === 0) return; // not displayed
      host.style.setProperty('--marks-left', `${(100 * marks.offsetLeft) / width}%`);
      host.style.setProperty('--marks-top', `${(100 * marks.offsetTop) / height}%`);
      host.style.setProperty('--marks-width', `${(100 * marks.offsetWidth) / width}%`);
      host.style.setProperty('--marks-height', `${(100 * marks.offsetHeight) / height}%`);
    },
  };
}
