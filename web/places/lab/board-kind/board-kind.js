// The kind of the board's cells, chosen in the rail: squares or hexes. Comes with everything that hexes need; for a
// board of hexes it is fetched before the board is drawn.

import { HEXES } from '../../../canvas/hexes.js';
import { takeHexes } from '../../../canvas/lattice.js';
import { BOARDS } from '../../../engine/options.js';
import { onBoard } from '../../../model/algorithm-needs.js';
import { measures } from '../../../model/settings.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { BoardName, SearchSettings } from 'astrolabe-module' */
/** @import { AppContext } from '../../../app/app-context.js' */

takeHexes(HEXES);

/** @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'session'>} scene */
export function connectBoardKind(scene) {
  const { store, session, signal } = scene;
  const corners = byTestId('corner', HTMLFieldSetElement);
  const note = query('#note-board', HTMLElement);
  const board = byTestId('board', HTMLElement);
  const radios = BOARDS.map((name) => query(`[name="board-kind"][value="${name}"]`, HTMLInputElement));
  for (const radio of radios) {
    radio.addEventListener('change', () => choose(/** @type {BoardName} */ (radio.value)), { signal });
  }
  /** One undo step, including the settings that have to change. @param {BoardName} board */
  const choose = (board) => {
    session.changeSettings(onBoard(store.state.settings, board), { preface: [{ key: `status.${board}` }] });
  };
  // After the other settings, which know nothing of hexes.
  renderAlways(scene, ({ settings }, t) => {
    const isHexes = settings.board === 'hex';
    board.classList.toggle('is-hexes', isHexes);
    for (const radio of radios) radio.checked = radio.value === settings.board;
    setText(note, isHexes ? t('board-kind.note') : '');
    note.hidden = !isHexes;
    corners.disabled = isHexes;
    if (isHexes) corners.setAttribute('aria-describedby', note.id);
    for (const option of list('program').options) option.disabled = isHexes && option.value !== 'none';
    for (const option of list('heuristic').options) option.disabled ||= !measures(settings, option.value);
  });
  // What was drawn as squares before this was loaded is drawn again.
  if (store.state.settings.board === 'hex') store.update((state) => ({ ...state }));
}

/** @param {keyof SearchSettings} setting */
function list(setting) {
  return query(`[data-setting="${setting}"]`, HTMLSelectElement);
}
