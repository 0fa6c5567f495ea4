// The minimap: walls and ground, the path, start and goal, and a frame around the visible part. A click or a drag moves
// the view there; two buttons go to start and goal. Other cells are found by name (dialogs/palette).

import { middleOfRoom, moved, pointOnStage, shotOf } from '../../../canvas/camera.js';
import { visibleRange } from '../../../canvas/geometry.js';
import { gridPointOf } from '../../../model/coordinates.js';
import { DARK, LIGHT } from '../../../canvas/palette.js';
import { isDark } from '../../../model/appearance.js';
import { showsPath } from '../../../model/state.js';
import { Frame } from '../../../ui/frame.js';
import { byTestId, query } from '../../../ui/query.js';
import { sizeOf, smallMap } from './small-map.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { GridPoint } from '../../../model/coordinates.js' */

/** Size of start and goal, in CSS pixels. */
const END = 4;

/** @param {AppContext} context */
export function connectMinimap(context) {
  const { store, appearance, camera, boardView, source, signal } = context;
  const panel = query('#minimap', HTMLElement);
  const canvas = query('#minimap-map', HTMLCanvasElement);
  const map = document.createElement('canvas');
  let painted = '';

  const palette = () => appearance.state.palette ?? (isDark(appearance.state) ? DARK : LIGHT);
  /** @param {GridPoint} gridPoint moves to the middle of the view */
  const center = (gridPoint) => {
    const { stage } = boardView;
    camera.update((before) => {
      const from = pointOnStage(before, stage, gridPoint);
      return before === null ? null : moved(before, stage, { from, to: middleOfRoom(stage), factor: 1 });
    });
  };

  /** @param {ReturnType<typeof sizeOf>} size */
  const paint = ({ width, height }) => {
    const { board } = store.state;
    const theme = palette();
    const wanted = `${board.name} ${board.revision} ${width} ${height} ${theme.wall} ${theme.free}`;
    if (painted === wanted) return;
    painted = wanted;
    Object.assign(map, { width, height });
    const pixels = smallMap({ width, height }, board, source.factors(), theme);
    map.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  };
  const draw = () => {
    const { state } = store;
    const { board } = state;
    const { isWhole, box } = shotOf(camera.state, boardView.stage);
    panel.hidden = isWhole || state.search.phase === 'refused';
    if (panel.hidden || panel.getClientRects().length === 0) return;
    const ratio = window.devicePixelRatio || 1;
    const size = sizeOf(board, ratio);
    paint(size);
    Object.assign(canvas, { width: size.width, height: size.height });
    canvas.style.width = `${size.width / ratio}px`;
    canvas.style.height = `${size.height / ratio}px`;
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    const side = size.width / board.width;
    const theme = palette();
    /** @param {number} cell */
    const middle = (cell) => {
      const { x, y } = gridPointOf(cell, board);
      return /** @type {const} */ ([(x + 0.5) * side, (y + 0.5) * side]);
    };
    pen.drawImage(map, 0, 0);
    if (showsPath(state)) {
      pen.beginPath();
      for (const cell of source.path()) pen.lineTo(...middle(cell));
      pen.strokeStyle = theme.path;
      pen.lineWidth = 1.5 * ratio;
      pen.stroke();
    }
    for (const [cell, colour] of /** @type {const} */ ([
      [board.start, theme.start],
      [board.goal, theme.goal],
    ])) {
      pen.beginPath();
      pen.arc(...middle(cell), END * ratio, 0, 2 * Math.PI);
      pen.fillStyle = colour;
      pen.fill();
      pen.strokeStyle = theme.halo;
      pen.lineWidth = ratio;
      pen.stroke();
    }
    const seen = visibleRange(boardView.view, board, box);
    pen.lineWidth = 4 * ratio;
    const frame = /** @type {const} */ ([seen.x * side, seen.y * side, seen.columns * side, seen.rows * side]);
    // Two lines, one of which contrasts with any ground.
    pen.strokeStyle = theme.halo;
    pen.strokeRect(...frame);
    pen.lineWidth = 2 * ratio;
    pen.strokeStyle = theme.mark;
    pen.strokeRect(...frame);
  };
  const frame = new Frame(draw, signal);
  // For a board that is visible as a whole there is nothing to draw.
  const ask = () => {
    if (!panel.hidden || !shotOf(camera.state, boardView.stage).isWhole) frame.request();
  };
  boardView.whenArranged(ask);
  store.watch(({ board }) => board, ask, signal);
  store.watch(({ search }) => search, ask, signal);
  store.watch(showsPath, ask, signal);
  appearance.subscribe(ask, signal);
  ask();

  /** @param {PointerEvent} event */
  const follow = (event) => {
    const { board } = store.state;
    const { left, top, width } = canvas.getBoundingClientRect();
    const side = width / board.width;
    center({ x: (event.clientX - left) / side - 0.5, y: (event.clientY - top) / side - 0.5 });
  };
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      canvas.setPointerCapture(event.pointerId);
      follow(event);
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (canvas.hasPointerCapture(event.pointerId)) follow(event);
    },
    { signal },
  );
  for (const end of /** @type {const} */ (['start', 'goal'])) {
    const lead = () => center(gridPointOf(store.state.board[end], store.state.board));
    byTestId(`minimap-${end}`, HTMLButtonElement).addEventListener('click', lead, { signal });
  }
}
