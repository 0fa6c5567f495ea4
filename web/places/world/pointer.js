// Mouse, pen and finger on the world: the current tool; and the other mouse button, which sends the selected unit there
// whatever the tool is.

import { byTestId } from '../../ui/query.js';
import { connectEdgeScroll } from '../../canvas/edge-scroll.js';
import { createStroke } from './stroke.js';

/** @import { WorldScene } from './world.js' */

/** How near, in CSS pixels, a press must be to hit a unit in small cells. */
const REACH = Object.freeze({ mouse: 7, pen: 10, touch: 18 });

/** @param {WorldScene} scene @param {Parameters<typeof createStroke>[1]} parts */
export function connectWorldPointer(scene, { view, acts }) {
  const { store, session, signal } = scene;
  const host = byTestId('world-board', HTMLElement);
  const stroke = createStroke(scene, { view, acts });
  /** Id of the pointer that strokes or presses. */
  let pointer = NaN;
  /** @type {{ cell: number, unit: number, isSending: boolean } | null} */
  let press = null;
  const isBusy = () => stroke.isActive || press !== null;

  const options = { signal };
  host.addEventListener(
    'pointerdown',
    (event) => {
      const isSending = isOtherButton(event);
      if (isBusy() || !event.isPrimary || (event.button !== 0 && !isSending)) return;
      const gridPoint = view.gridPointOfEvent(event);
      const cell = view.cellOf(gridPoint);
      event.preventDefault();
      host.focus({ preventScroll: true });
      if (cell < 0) return;
      host.setPointerCapture(event.pointerId);
      session.pointAt(cell, false);
      pointer = event.pointerId;
      if (!isSending && stroke.begin(gridPoint)) return;
      const reach = event.pointerType === 'touch' ? REACH.touch : event.pointerType === 'pen' ? REACH.pen : REACH.mouse;
      press = { cell, unit: store.state.tool === 'add' ? 0 : view.unitOf(event, reach), isSending };
    },
    options,
  );
  host.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointer || !stroke.isActive) return;
      const all = event.getCoalescedEvents?.() ?? [];
      for (const one of all.length > 0 ? all : [event]) stroke.goOn(view.gridPointOfEvent(one));
    },
    options,
  );
  /** @param {PointerEvent} event */
  const finish = (event) => {
    if (event.pointerId !== pointer) return;
    stroke.finish();
    if (press === null) return;
    const { cell, unit, isSending } = press;
    press = null;
    // If the pointer slides to another cell the one pressed first counts; off the board, none.
    if (event.type !== 'pointerup' || view.cellOf(view.gridPointOfEvent(event)) < 0) return;
    if (isSending) acts.send(cell);
    else acts.use(cell, unit);
  };
  for (const name of /** @type {const} */ (['pointerup', 'pointercancel', 'lostpointercapture'])) {
    host.addEventListener(name, finish, options);
  }
  // Some systems open the menu when the button goes down, some when it is released. The menu key still works.
  host.addEventListener('contextmenu', (event) => (isBusy() || event.button === 2) && event.preventDefault(), options);
  // The first Escape cancels the stroke, the next one returns to the lab.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isBusy()) return;
      stroke.cancel();
      press = null;
      event.preventDefault();
    },
    { signal, capture: true },
  );
  connectEdgeScroll(host, { camera: view.camera, boardView: view, isDrawing: () => stroke.isActive }, signal);
}

/** The mouse's other button; with Ctrl on a Mac. @param {PointerEvent} event */
const isOtherButton = ({ button, ctrlKey, pointerType }) =>
  pointerType !== 'touch' && (button === 2 || (button === 0 && ctrlKey));
