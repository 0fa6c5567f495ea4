// Mouse, pen and finger on the board: drag start or goal, use the current tool, hover. Turns pointer
// events into requests to the session and to the tool; draws nothing.

import { panned } from '../../../canvas/camera.js';
import { clampGridPoint, endAt, gridPointAt, isOnBoard, middleOf } from '../../../canvas/geometry.js';
import { gridPointOf } from '../../../model/coordinates.js';

/** @import { Camera } from '../../../canvas/camera.js' */
/** @import { BoardView } from '../../../canvas/board-view.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Store } from '../../../model/store.js' */
/** @import { Session } from '../../../session/session.js' */
/** @typedef {{ x: number, y: number }} Point */
/**
 * @typedef {{ kind: 'end', pointer: number, end: 'start' | 'goal', grip: Point }
 *   | { kind: 'paint', pointer: number } | { kind: 'inspect', pointer: number, from: Point, isPan: boolean }} Gesture
 *   `grip` leads from the pointer to the middle of the end; `from` is the last point of an inspecting drag on the stage
 */

/** CSS pixels that a press may move and still inspect its cell. */
const TREMBLE = 6;
/** How near, in CSS pixels, a press must be to grab start or goal in small cells. */
const REACH = Object.freeze({ mouse: 12, pen: 14, touch: 24 });

/**
 * @param {HTMLElement} host
 * @param {object} parts
 * @param {Store<State>} parts.store
 * @param {Session} parts.session
 * @param {Store<Camera>} [parts.camera] of a board that can be zoomed
 * @param {Pick<BoardView, 'view' | 'stage' | 'pointOf' | 'stagePointOf'>} parts.boardView
 * @param {{ show: () => unknown }} parts.whyCard
 * @param {() => boolean} parts.mayEdit
 * @param {AbortSignal} signal
 * @returns {{ isDrawing: () => boolean, isDown: () => boolean }} whether a pointer draws a stroke or a shape, or drags start
 *   or goal; whether one is down
 */
export function connectPointer(host, parts, signal) {
  const { store, session, camera, boardView, whyCard, mayEdit } = parts;
  /** @type {Gesture | null} */
  let gesture = null;
  /** Last known position of the mouse. */
  let resting = { x: NaN, y: NaN };

  /** @param {Point} point */
  const cellUnder = (point) => {
    const { board } = store.state;
    const { x, y } = clampGridPoint(gridPointAt(boardView.view, point.x, point.y), board);
    return y * board.width + x;
  };

  /** @param {PointerEvent} event @returns {Gesture | null} */
  const begin = (event) => {
    const { board } = store.state;
    const { view } = boardView;
    const point = boardView.pointOf(event);
    const gridPoint = gridPointAt(view, point.x, point.y);
    const reach = reachOf(event.pointerType) * view.ratio;
    const end = endAt(view, point, board, reach);
    const pointer = event.pointerId;
    if (end !== null) {
      session.letGo();
      session.beginGesture();
      const middle = middleOf(view, gridPointOf(board[end], board));
      return { kind: 'end', pointer, end, grip: { x: middle.x - point.x, y: middle.y - point.y } };
    }
    if (!isOnBoard(gridPoint, board)) return null;
    if (store.state.tools.tool === 'inspect') {
      return { kind: 'inspect', pointer, from: boardView.stagePointOf(event), isPan: false };
    }
    session.beginDrawing(gridPoint, event.shiftKey);
    return { kind: 'paint', pointer };
  };

  /** @param {PointerEvent[]} events moves of the pointer since the last call */
  const follow = (events) => {
    const points = events.map((event) => boardView.pointOf(event));
    const point = points.at(-1);
    if (gesture?.kind === 'paint') session.drawTo(...points.map(({ x, y }) => gridPointAt(boardView.view, x, y)));
    // Undo may have moved the start or goal back, or the board is another one.
    else if (gesture?.kind === 'end' && session.hasGesture && point !== undefined) {
      const { end, grip } = gesture;
      session.moveEnd(end, cellUnder({ x: point.x + grip.x, y: point.y + grip.y }));
    }
  };

  /** Dragging with the inspect tool pans a zoomed board. @param {PointerEvent} event */
  const pan = (event) => {
    if (gesture?.kind !== 'inspect' || camera === undefined || camera.state === null) return;
    const at = boardView.stagePointOf(event);
    const [dx, dy] = [at.x - gesture.from.x, at.y - gesture.from.y];
    if (!gesture.isPan && Math.hypot(dx, dy) < TREMBLE * boardView.view.ratio) return;
    gesture = { ...gesture, from: at, isPan: true };
    camera.update((before) => panned(before, boardView.stage, dx, dy));
  };

  /** What a finger does in a read-only figure: inspect. @param {PointerEvent} event */
  const inspect = (event) => {
    const point = boardView.pointOf(event);
    const isInside = isOnBoard(gridPointAt(boardView.view, point.x, point.y), store.state.board);
    if (!isInside) return;
    session.pointAt(cellUnder(point), event.pointerType === 'mouse');
    whyCard.show();
  };

  /** The pressed cell becomes the second of the comparison. @param {NonNullable<State['compared']>} compared */
  const choose = (compared) => {
    const { cell } = store.state.cursor;
    if (cell !== compared.first) store.update((state) => ({ ...state, compared: { ...compared, second: cell } }));
  };

  const options = { signal };
  host.addEventListener(
    'pointerdown',
    (event) => {
      if (gesture !== null || !event.isPrimary || event.button !== 0) return;
      const { compared } = store.state;
      if (!mayEdit() || compared?.second === null) {
        inspect(event);
        if (compared?.second === null) choose(compared);
        return;
      }
      const point = boardView.pointOf(event);
      store.batch(() => {
        gesture = begin(event);
        if (gesture !== null) session.pointAt(cellUnder(point), event.pointerType === 'mouse');
      });
      if (gesture === null) return;
      // Focus the board without scrolling the page.
      event.preventDefault();
      host.focus({ preventScroll: true });
      host.setPointerCapture(event.pointerId);
    },
    options,
  );
  host.addEventListener(
    'pointermove',
    (event) => {
      const point = boardView.pointOf(event);
      const isResting = event.screenX === resting.x && event.screenY === resting.y;
      resting = { x: event.screenX, y: event.screenY };
      if (gesture !== null) {
        if (event.pointerId !== gesture.pointer) return;
        pan(event);
        const events = reports(event, gesture.kind);
        store.batch(() => {
          follow(events);
          session.pointAt(cellUnder(point), event.pointerType === 'mouse');
        });
        return;
      }
      // Scrolling under a resting mouse must not change the active cell that the keys have set.
      if (isResting) return;
      const isOver = mayEdit() && isOverEnd(event);
      const isInside = isOnBoard(gridPointAt(boardView.view, point.x, point.y), store.state.board);
      host.classList.toggle('is-over-end', isOver);
      host.classList.toggle('is-beside', !isInside && !isOver);
      session.pointAt(isInside ? cellUnder(point) : store.state.cursor.cell, isInside);
    },
    options,
  );

  /** @param {PointerEvent} event */
  const isOverEnd = (event) => {
    const { view } = boardView;
    const reach = reachOf(event.pointerType) * view.ratio;
    return endAt(view, boardView.pointOf(event), store.state.board, reach) !== null;
  };

  /** @param {PointerEvent} event */
  const finish = (event) => {
    if (gesture === null || event.pointerId !== gesture.pointer) return;
    // A cancelled stroke keeps what it has painted; a shape that is not released is dropped.
    if (event.type === 'pointercancel' && store.state.tools.preview !== null) session.cancelDrawing();
    else if (gesture.kind === 'paint') session.finishDrawing();
    else if (gesture.kind === 'end') session.endGesture();
    // The cell, once the finger no longer covers it.
    const isInspection = gesture.kind === 'inspect' ? !gesture.isPan : store.state.tools.tool === 'inspect';
    if (isInspection && event.type === 'pointerup') whyCard.show();
    gesture = null;
  };
  /** @param {KeyboardEvent} event */
  const giveUp = (event) => {
    if (event.key !== 'Escape' || gesture === null) return;
    if (gesture.kind === 'paint') session.cancelDrawing();
    else if (gesture.kind === 'end') session.cancelGesture();
    gesture = null;
    event.preventDefault();
    // This Escape cancels nothing else, also in an embedding page.
    event.stopPropagation();
  };
  document.addEventListener('keydown', giveUp, { signal, capture: true });
  host.addEventListener('pointerup', finish, options);
  host.addEventListener('pointercancel', finish, options);
  host.addEventListener('lostpointercapture', finish, options);
  host.addEventListener('pointerleave', () => session.pointAt(store.state.cursor.cell, false), options);
  return {
    isDrawing: () => gesture !== null && (gesture.kind === 'end' ? session.hasGesture : session.isDrawing),
    isDown: () => gesture !== null,
  };
}

/** @param {string} pointerType */
function reachOf(pointerType) {
  return pointerType === 'touch' ? REACH.touch : pointerType === 'pen' ? REACH.pen : REACH.mouse;
}

/**
 * A brush uses every point that the browser has recorded; a dragged start or goal only the last.
 * @param {PointerEvent} event
 * @param {Gesture['kind']} kind
 * @returns {PointerEvent[]}
 */
function reports(event, kind) {
  const all = kind === 'paint' ? (event.getCoalescedEvents?.() ?? []) : [];
  return all.length > 0 ? all : [event];
}
