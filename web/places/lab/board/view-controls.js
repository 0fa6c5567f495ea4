// The buttons and keys of the view: zoom in, zoom out, the whole board; and what the view does by
// itself: it follows the active cell that keys move, and shows a new board whole.

import {
  firstCamera,
  isLargest,
  middleOfRoom,
  moved,
  pointOnStage,
  revealed,
  shotOf,
  zoomed,
} from '../../../canvas/camera.js';
import { gridPointOf } from '../../../model/coordinates.js';
import { withCursor } from '../../../model/state.js';
import { byTestId, setOff } from '../../../ui/query.js';

/** @import { BoardView } from '../../../canvas/board-view.js' */
/** @import { Camera, Stage } from '../../../canvas/camera.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Store } from '../../../model/store.js' */

/** @typedef {{ showCell: (cell: number) => void }} ViewControls `showCell` makes a cell active and visible, and zooms in on tiny cells */

/** Side in CSS pixels: a smaller cell is zoomed to this size when it is shown. */
const SMALLEST_SHOWN = 10;
const COMFORTABLE = 24;
/** Zoom factor of a click. */
const STRIDE = 1.5;

/**
 * @param {HTMLElement} host the grid
 * @param {object} parts
 * @param {Store<State>} parts.store
 * @param {Store<Camera>} parts.camera
 * @param {Pick<BoardView, 'stage' | 'whenArranged'>} parts.boardView
 * @param {AbortSignal} signal
 * @returns {ViewControls}
 */
export function connectViewControls(host, { store, camera, boardView }, signal) {
  const buttons = {
    closer: byTestId('zoom-in', HTMLButtonElement),
    farther: byTestId('zoom-out', HTMLButtonElement),
    whole: byTestId('zoom-fit', HTMLButtonElement),
  };
  const activePoint = () => gridPointOf(store.state.cursor.cell, store.state.board);
  const showWhole = () => camera.update(() => null);

  /** @param {number} factor */
  const zoomAtMiddle = (factor) => {
    const { stage } = boardView;
    camera.update((before) => zoomed(before, stage, middleOfRoom(stage), factor));
  };
  /** @param {number} factor */
  const zoomAtActive = (factor) => {
    const { stage } = boardView;
    const gridPoint = activePoint();
    camera.update((before) => {
      const at = pointOnStage(before, stage, gridPoint);
      return revealed(zoomed(before, stage, at, factor), stage, gridPoint);
    });
  };

  const options = { signal };
  buttons.closer.addEventListener('click', () => zoomAtMiddle(STRIDE), options);
  buttons.farther.addEventListener('click', () => zoomAtMiddle(1 / STRIDE), options);
  buttons.whole.addEventListener('click', showWhole, options);

  /** @type {Readonly<Record<string, () => void>>} */
  const keys = {
    '+': () => zoomAtActive(STRIDE),
    '=': () => zoomAtActive(STRIDE),
    '-': () => zoomAtActive(1 / STRIDE),
    _: () => zoomAtActive(1 / STRIDE),
    0: showWhole,
  };
  host.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const action = keys[event.key];
      if (action === undefined) return;
      action();
      event.preventDefault();
    },
    options,
  );

  // After any key: if it has moved the active cell, scroll that cell into view.
  let before = store.state.cursor.cell;
  host.addEventListener('keydown', () => (before = store.state.cursor.cell), {
    signal,
    capture: true,
  });
  document.addEventListener(
    'keydown',
    ({ target }) => {
      if (target !== host) return;
      if (store.state.cursor.cell === before) return;
      camera.update((seen) => revealed(seen, boardView.stage, activePoint()));
    },
    options,
  );
  /** @param {Stage} stage */
  const showFirst = (stage) => {
    const { board } = store.state;
    camera.update(() => firstCamera(stage, gridPointOf(board.start, board)));
  };
  store.subscribe(({ board }, previous) => {
    const isOther = /** @type {const} */ (['width', 'height', 'name']).some(
      (name) => board[name] !== previous.board[name],
    );
    if (!isOther) return;
    showFirst({ ...boardView.stage, board: { width: board.width, height: board.height } });
  }, signal);

  let isFirst = true;
  boardView.whenArranged(() => {
    const { stage } = boardView;
    if (isFirst) {
      isFirst = false;
      showFirst(stage);
    }
    const { isWhole } = shotOf(camera.state, stage);
    setOff(buttons.closer, isLargest(camera.state, stage));
    setOff(buttons.farther, isWhole);
    setOff(buttons.whole, isWhole);
  });

  return {
    showCell: (cell) => {
      // Marked like a cell under the pointer: the focus stays where it is.
      store.update((state) => withCursor(state, cell, true));
      const { stage } = boardView;
      const gridPoint = activePoint();
      camera.update((seen) => {
        const { ratio } = stage;
        const { scale } = shotOf(seen, stage).view;
        const isSmall = scale < SMALLEST_SHOWN * ratio;
        if (!isSmall && revealed(seen, stage, gridPoint) === seen) return seen;
        // To the middle, so that its surroundings are visible, too.
        const from = pointOnStage(seen, stage, gridPoint);
        const factor = isSmall ? (COMFORTABLE * ratio) / scale : 1;
        return moved(seen, stage, { from, to: middleOfRoom(stage), factor });
      });
    },
  };
}
