// A stroke or an end that is drawn to the rim of the stage pulls the view along, gently, so that
// nothing is painted out of sight. One animation frame after the other while it does, none otherwise.

import { panned } from './camera.js';
import { initOf } from './view-gestures.js';

/** @import { CameraStore, StageView } from './view-gestures.js' */

/** Width of the rim and speed at its end, in CSS pixels and CSS pixels a second. */
const RIM = 28;
const SPEED = 500;
/** In milliseconds. A frame that came late is no reason to leap. */
const USUAL_FRAME = 16;
const LONGEST_FRAME = 50;

/**
 * @param {HTMLElement} host
 * @param {{ camera: CameraStore, boardView: StageView, isDrawing: () => boolean }} parts
 * @param {AbortSignal} signal
 */
export function connectEdgeScroll(host, { camera, boardView, isDrawing }, signal) {
  /** Where the drag is. @type {PointerEvent | null} */
  let last = null;
  /** Whoever begins at the rim stays there until the pointer has been away from it. */
  let isArmed = false;
  let handle = 0;
  /** Of the frame before; NaN for the first. */
  let time = NaN;

  /** @param {PointerEvent} event */
  const pullOf = (event) => {
    const { stage } = boardView;
    const { x, y } = boardView.stagePointOf(event);
    const rim = RIM * stage.ratio;
    return { dx: pull(x, stage.size.width, rim), dy: pull(y, stage.size.height, rim) };
  };
  const stop = () => {
    cancelAnimationFrame(handle);
    handle = 0;
    last = null;
    isArmed = false;
  };
  /** @param {number} now */
  const tick = (now) => {
    handle = 0;
    // Escape or undo may have put an end to it.
    if (last === null || !isDrawing()) return stop();
    const { dx, dy } = pullOf(last);
    if (dx === 0 && dy === 0) return;
    const { stage } = boardView;
    const elapsed = Number.isNaN(time) ? USUAL_FRAME : Math.min(now - time, LONGEST_FRAME);
    const distance = (SPEED * stage.ratio * elapsed) / 1000;
    time = now;
    // The pointer rests, but other cells came under it with the last frame.
    host.dispatchEvent(new PointerEvent('pointermove', initOf(last)));
    const before = camera.state;
    camera.update((seen) => panned(seen, stage, -dx * distance, -dy * distance));
    if (camera.state !== before) handle = requestAnimationFrame(tick);
  };

  const options = { signal, capture: true };
  host.addEventListener(
    'pointermove',
    (event) => {
      if (!event.isTrusted) return;
      if ((event.buttons & 1) === 0 || !isDrawing()) {
        if (last !== null) stop();
        return;
      }
      const { dx, dy } = pullOf(event);
      if (dx === 0 && dy === 0) isArmed = true;
      if (!isArmed) return;
      last = event;
      if (handle !== 0 || (dx === 0 && dy === 0)) return;
      time = NaN;
      handle = requestAnimationFrame(tick);
    },
    options,
  );
  for (const name of /** @type {const} */ (['pointerup', 'pointercancel', 'lostpointercapture'])) {
    host.addEventListener(name, stop, options);
  }
  signal.addEventListener('abort', stop, { once: true });
}

/**
 * How far into the rim, from -1 at the near end of the stage to 1 at its far end; 0 between.
 * @param {number} at
 * @param {number} length
 * @param {number} rim
 * @returns {number}
 */
export function pull(at, length, rim) {
  const near = Math.min(Math.max((rim - at) / rim, 0), 1);
  const far = Math.min(Math.max((at - length + rim) / rim, 0), 1);
  return far - near;
}
