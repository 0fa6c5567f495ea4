// Mouse, pen and finger on the world: the tool in hand. A stroke is one gesture: it is seen at once, and done when it is
// let go.

import { latticeOf } from '../../board/lattice.js';
import { brushOf } from '../../state/world-space.js';
import { named } from '../parts.js';
import { connectRimPan } from '../rim-pan.js';

/** @typedef {import('../world-space.js').WorldScene} WorldScene */
/** @typedef {import('./world-view.js').WorldView} WorldView */
/** @typedef {ReturnType<import('./world-acts.js').createActs>} Acts */
/** @typedef {{ x: number, y: number }} Place */

/** How near, in CSS pixels, a press must be to take hold of a unit in small cells. */
const REACH = Object.freeze({ mouse: 7, pen: 10, touch: 18 });

/** @param {WorldScene} scene @param {{ view: WorldView, acts: Acts }} parts */
export function connectWorldPointer({ store, desk, signal }, { view, acts }) {
  const host = named('world-board', HTMLElement);
  /** @type {{ pointer: number, last: Place, cells: Set<number>, kind: 'ground' | 'danger', amount: number } | null} */
  let stroke = null;
  /** @type {{ pointer: number, cell: number, unit: number } | null} */
  let press = null;

  /** @param {PointerEvent} event @param {Place} place @param {number} cell */
  const begin = (event, place, cell) => {
    const { tool } = store.state;
    const pointer = event.pointerId;
    if (tool === 'wall' || tool === 'ground' || tool === 'danger') {
      const factors = desk.engine.factors();
      const brush = brushOf(store.state, factors[cell] ?? 0);
      stroke = { pointer, last: place, cells: new Set(), ...brush };
      goOn(place);
      return;
    }
    const reach = event.pointerType === 'touch' ? REACH.touch : event.pointerType === 'pen' ? REACH.pen : REACH.mouse;
    press = { pointer, cell, unit: tool === 'add' ? 0 : view.unitOf(event, reach) };
  };
  /** @param {Place} place */
  const goOn = (place) => {
    if (stroke === null) return;
    for (const one of latticeOf(store.state.board).line(stroke.last, place)) {
      const cell = view.cellOf(one);
      if (cell >= 0) stroke.cells.add(cell);
    }
    stroke.last = place;
    view.preview(stroke);
  };
  const finishStroke = () => {
    if (stroke === null) return;
    const { cells, kind, amount } = stroke;
    stroke = null;
    view.preview(null);
    acts.paint(kind, cells, amount);
  };
  const cancel = () => {
    stroke = press = null;
    view.preview(null);
  };

  const options = { signal };
  host.addEventListener(
    'pointerdown',
    (event) => {
      if (stroke !== null || press !== null || !event.isPrimary || event.button !== 0) return;
      const place = view.placeOfEvent(event);
      const cell = view.cellOf(place);
      event.preventDefault();
      host.focus({ preventScroll: true });
      if (cell < 0) return;
      host.setPointerCapture(event.pointerId);
      desk.pointAt(cell, false);
      begin(event, place, cell);
    },
    options,
  );
  host.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== stroke?.pointer) return;
      const all = event.getCoalescedEvents?.() ?? [];
      for (const one of all.length > 0 ? all : [event]) goOn(view.placeOfEvent(one));
    },
    options,
  );
  /** @param {PointerEvent} event */
  const finish = (event) => {
    if (event.pointerId === stroke?.pointer) return finishStroke();
    if (press === null || event.pointerId !== press.pointer) return;
    const { cell, unit } = press;
    press = null;
    // Whoever slips to another cell means the one pressed first; off the board, none.
    if (event.type === 'pointerup' && view.cellOf(view.placeOfEvent(event)) >= 0) acts.use(cell, unit);
  };
  for (const name of /** @type {const} */ (['pointerup', 'pointercancel', 'lostpointercapture'])) {
    host.addEventListener(name, finish, options);
  }
  host.addEventListener('contextmenu', (event) => (stroke ?? press) && event.preventDefault(), options);
  // The first Escape gives up the stroke, the next one closes the dialog.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || (stroke ?? press) === null) return;
      cancel();
      event.preventDefault();
    },
    { signal, capture: true },
  );
  connectRimPan(host, { camera: view.camera, boardView: view, isDrawing: () => stroke !== null }, signal);
}
