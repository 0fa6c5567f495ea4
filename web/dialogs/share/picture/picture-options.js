// The options of a picture or of an animation, as chosen in the dialog; and what it shows of the state.

import { SQUARES, latticeOf } from '../../../canvas/lattice.js';
import { DARK, LIGHT } from '../../../canvas/palette.js';
import { groundOf } from '../../../export/ground.js';
import { legendEntries } from '../../../export/legend.js';
import { CELL_SIDES, SMALLEST_WRITTEN, comfortableSide, layoutPicture } from '../../../export/picture.js';
import { isDark } from '../../../model/appearance.js';
import { isPictureAwaited } from '../../../model/referee.js';
import { showsPath } from '../../../model/state.js';
import { query } from '../../../ui/query.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { BoardSource } from '../../../engine/layouts.js' */
/** @import { OtherKind } from '../../../export/ground.js' */
/** @import { Shown } from '../../../export/picture.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { State } from '../../../model/state.js' */

/** @typedef {ReturnType<typeof connectPictureOptions>} PictureOptions */

/**
 * @param {AppContext} scene
 * @param {'picture' | 'animation'} name of the section: its fields are `#NAME-cell` and so on
 * @param {() => void} onChange
 */
export function connectPictureOptions({ store, appearance, engine, signal }, name, onChange) {
  const cell = query(`#${name}-cell`, HTMLSelectElement);
  const theme = query(`#${name}-theme`, HTMLSelectElement);
  const numbers = query(`#${name}-numbers`, HTMLInputElement);
  const legend = query(`#${name}-legend`, HTMLInputElement);
  for (const side of CELL_SIDES) cell.add(new Option(`${side} px`, String(side)));
  for (const choice of [cell, theme, numbers, legend]) choice.addEventListener('change', onChange, { signal });

  /** The board for which the side of the cells was chosen. */
  let sized = '';
  /** Facts of the current board. */
  let ground = {
    revision: -1,
    walls: 0,
    kinds: /** @type {OtherKind[]} */ ([]),
    costliest: 0,
    mostAdded: 0,
  };
  const groundNow = () => {
    const { revision } = store.state.board;
    if (ground.revision !== revision) ground = { revision, ...groundOf(engine) };
    return ground;
  };
  /** @param {State} state */
  const displayOf = ({ display: shown }) => {
    const wanted = shown.numbers === 'none' ? 'all' : shown.numbers;
    return { ...shown, numbers: numbers.checked ? wanted : /** @type {const} */ ('none') };
  };

  return {
    /** Takes over the page's appearance when the section comes into view. @param {{ width: number, height: number }} [board] in cells */
    adopt: ({ width, height } = store.state.board) => {
      theme.value = isDark(appearance.state) ? 'dark' : 'light';
      numbers.checked = store.state.display.numbers !== 'none';
      if (sized !== `${width} ${height}`) cell.value = String(comfortableSide({ width, height }));
      sized = `${width} ${height}`;
    },
    get side() {
      return Number(cell.value);
    },
    get isDark() {
      return theme.value === 'dark';
    },
    /** All that is chosen, to be compared with. */
    get chosen() {
      return [cell.value, theme.value, numbers.checked, legend.checked].join();
    },
    ground: groundNow,
    /** @param {Translate} t @param {State} [state] of another step @param {number} [side] other than the chosen one */
    layout: (t, state = store.state, side = Number(cell.value)) => {
      const { walls, kinds, costliest, mostAdded } = groundNow();
      const shown = displayOf(state);
      // The legend does not explain numbers that are not drawn.
      const display = side < SMALLEST_WRITTEN ? { ...shown, numbers: /** @type {const} */ ('none') } : shown;
      const seen = {
        display,
        ...{
          kinds,
          hasWalls: walls > 0,
          hasTerrain: costliest > 1,
          hasDanger: mostAdded > 0,
          showsPath: showsPath(state),
        },
        hasDeadEnds: (state.overlay ?? null) !== null,
        hasIslands: (state.islands ?? null) !== null,
      };
      const entries = legend.checked ? legendEntries(state, seen, t) : [];
      const cells = latticeOf(state.settings.board);
      return layoutPicture(state.board, side, entries, cells === SQUARES ? undefined : cells);
    },
    /** @param {BoardSource} [source] @param {State} [state] of another step @returns {Shown} */
    shown: (source = engine, state = store.state) => {
      const { board, search, playback } = state;
      const isSettled = search.phase === 'settled' && !isPictureAwaited(state);
      const own = displayOf(state);
      return {
        palette: theme.value === 'dark' ? DARK : LIGHT,
        source,
        board,
        hasSearch: isSettled,
        showsPath: showsPath(state),
        current: isSettled ? playback.position.current : -1,
        display: own,
        isByOrder: own.shading === 'order',
        steps: search.result.steps,
        survey: isSettled && own.xray && source === engine ? state.referee.survey : null,
        overlay: source === engine ? state.overlay : null,
        field: source === engine ? state.field : null,
        islands: source === engine ? state.islands : null,
        content: {},
      };
    },
  };
}
