// The visible board of a figure: map, marks and rulers, in the current colours.

import { BoardView } from '../canvas/board-view.js';
import { DARK, LIGHT } from '../canvas/palette.js';
import { Rulers } from '../canvas/rulers.js';
import { isDark } from '../model/appearance.js';
import { namingOf } from '../model/coordinates.js';
import { takeBrand } from './host/brand.js';

/** @import { Palette } from '../canvas/palette.js' */
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
  const { stage, host, map, marks, figure } = parts;
  const boardView = new BoardView({ stage, host, map, marks, source, signal });
  const rulers = new Rulers(stage, host, boardView);
  /** The colours of the page around it. @type {Partial<Palette>} */
  let brand = {};
  /** @type {Map<Palette, Palette>} */
  const branded = new Map();
  /** Always the same object for the same colours, by which the view knows that they have not changed. */
  const paletteOf = () => {
    const own = isDark(appearance.state) ? DARK : LIGHT;
    if (Object.keys(brand).length === 0) return own;
    const palette = branded.get(own) ?? Object.freeze({ ...own, ...brand });
    branded.set(own, palette);
    return palette;
  };
  return {
    boardView,
    /** The surroundings may have changed. */
    dress() {
      const root = /** @type {ShadowRoot} */ (host.getRootNode());
      const colours = takeBrand(root.host, figure);
      if (JSON.stringify(colours) !== JSON.stringify(brand)) branded.clear();
      brand = colours;
      this.show();
    },
    show: () => {
      const palette = paletteOf();
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
