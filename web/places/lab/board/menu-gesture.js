// How the menu of a cell is asked for: the second button, the menu key, or a finger that rests on the cell.

import { isOnBoard, middleOf, placeAt, placeOf } from '../../../canvas/geometry.js';

/** @import { BoardView } from '../../../canvas/board-view.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Store } from '../../../model/store.js' */
/** @import { Session } from '../../../session/session.js' */

/** So many milliseconds a finger rests, and by so many pixels it may tremble. */
const REST = 500;
const TREMOR = 10;

/**
 * @param {HTMLElement} host
 * @param {object} parts
 * @param {Store<State>} parts.store
 * @param {Session} parts.session
 * @param {Pick<BoardView, 'view' | 'pointOf'>} parts.boardView
 * @param {{ isActive: () => boolean, giveUp: () => void }} parts.pointer what a pointer does on the board
 * @param {(cell: number, at: { x: number, y: number }) => void} parts.openMenu of a cell, at a point of the window
 * @param {AbortSignal} signal
 */
export function connectMenuGesture(host, { store, session, boardView, pointer, openMenu }, signal) {
  const options = { signal };
  /** @type {{ x: number, y: number, timer: number } | null} */
  let rest = null;
  const forget = () => {
    if (rest !== null) clearTimeout(rest.timer);
    rest = null;
  };

  /** @param {{ clientX: number, clientY: number }} event @returns {boolean} whether there is a cell */
  const openAt = (event) => {
    const { board } = store.state;
    const point = boardView.pointOf(event);
    const place = placeAt(boardView.view, point.x, point.y);
    if (!isOnBoard(place, board)) return false;
    const cell = place.y * board.width + place.x;
    session.pointAt(cell, false);
    openMenu(cell, { x: event.clientX, y: event.clientY });
    return true;
  };

  host.addEventListener(
    'contextmenu',
    (event) => {
      // A finger's is asked for by the timer, which browsers of phones without this event have, too.
      const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
      // A second button in the middle of a stroke asks for no menu.
      if (pointer.isActive() || isFinger) return event.preventDefault();
      if (event.button === 2) {
        if (openAt(event)) event.preventDefault();
        return;
      }
      const { cursor, board } = store.state;
      const { view } = boardView;
      const middle = middleOf(view, placeOf(cursor.cell, board));
      const { left, top } = host.getBoundingClientRect();
      openMenu(cursor.cell, { x: left + middle.x / view.ratio, y: top + middle.y / view.ratio });
      event.preventDefault();
    },
    options,
  );
  host.addEventListener(
    'pointerdown',
    (event) => {
      forget();
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const { clientX, clientY } = event;
      const timer = window.setTimeout(() => {
        forget();
        pointer.giveUp();
        if (openAt({ clientX, clientY })) navigator.vibrate?.(10);
      }, REST);
      rest = { x: clientX, y: clientY, timer };
    },
    options,
  );
  host.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (rest !== null && Math.hypot(clientX - rest.x, clientY - rest.y) > TREMOR) forget();
    },
    options,
  );
  for (const name of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    document.addEventListener(name, forget, { signal, capture: true });
  }
  signal.addEventListener('abort', forget);
}
