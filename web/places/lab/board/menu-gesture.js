// Gestures that open the menu of a cell: the second button, the menu key, or a finger resting on the cell.

import { gridPointAt, isOnBoard, middleOf } from '../../../canvas/geometry.js';
import { gridPointOf } from '../../../model/coordinates.js';

/** @import { BoardView } from '../../../canvas/board-view.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Store } from '../../../model/store.js' */
/** @import { Session } from '../../../session/session.js' */

/**
 * @param {HTMLElement} host
 * @param {object} parts
 * @param {Store<State>} parts.store
 * @param {Session} parts.session
 * @param {Pick<BoardView, 'view' | 'pointOf'>} parts.boardView
 * @param {() => boolean} parts.isDown whether a pointer is pressed on the board
 * @param {(cell: number, at: { x: number, y: number }) => void} parts.openMenu of a cell, at a point of the window
 * @param {AbortSignal} signal
 */
export function connectMenuGesture(host, { store, session, boardView, isDown, openMenu }, signal) {
  /** @param {{ clientX: number, clientY: number }} point @returns {boolean} whether there is a cell */
  const openAt = (point) => {
    const { board } = store.state;
    const { x, y } = boardView.pointOf(point);
    const gridPoint = gridPointAt(boardView.view, x, y);
    if (!isOnBoard(gridPoint, board)) return false;
    const cell = gridPoint.y * board.width + gridPoint.x;
    session.pointAt(cell, false);
    openMenu(cell, { x: point.clientX, y: point.clientY });
    return true;
  };
  const openByKey = () => {
    const { cursor, board } = store.state;
    const { view } = boardView;
    const middle = middleOf(view, gridPointOf(cursor.cell, board));
    const { left, top } = host.getBoundingClientRect();
    openMenu(cursor.cell, { x: left + middle.x / view.ratio, y: top + middle.y / view.ratio });
  };

  host.addEventListener(
    'contextmenu',
    (event) => {
      // A finger's menu comes from 'rest', which works in every browser. A second button during a stroke opens no menu.
      const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
      if (isFinger || isDown()) event.preventDefault();
      else if (event.button !== 2) {
        openByKey();
        event.preventDefault();
      } else if (openAt(event)) event.preventDefault();
    },
    { signal },
  );
  host.addEventListener(
    'rest',
    (event) => {
      if (!(event instanceof CustomEvent) || !openAt(event.detail)) return;
      event.preventDefault();
      navigator.vibrate?.(10);
    },
    { signal },
  );
}
