// A stroke or an end dragged to the edge of the stage scrolls the view gently, so that
// nothing is painted out of sight. Uses animation frames only while it scrolls.

import { panned } from './camera.js';
import { initOf } from './view-gestures.js';

/** @import { CameraStore, StageView } from './view-gestures.js' */

/** Width of the edge zone and speed at its outer end, in CSS pixels and CSS pixels a second. */
const RIM = 28;
const SPEED = 500;
/** In milliseconds. A late frame must not cause a jump. */
const USUAL_FRAME = 16;
const LONGEST_FRAME = 50;

/**
 * @param {HTMLElement} host
 * @param {{ camera: CameraStore, boardView: StageView, isDrawing: () => boolean }} parts
 * @param {AbortSignal} signal
 */
export function connectEdgeScroll(host, { camera, boardView, isDrawing }, signal) {
  /** The last pointer event of the drag. @type {PointerEvent | null} */
  let last = null;
  /** A drag that begins in the edge zone does not scroll until it has left the zone once. */
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
    // Escape or undo may have ended the stroke.
    if (last === null || !isDrawing()) return stop();
    const { dx, dy } = pullOf(last);
    if (dx === 0 && dy === 0) return;
    const { stage } = boardView;
    const elapsed = Number.isNaN(time) ? USUAL_FRAME : Math.min(now - time, LONGEST_FRAME);
    const distance = (SPEED * stage.ratio * elapsed) / 1000;
    time = now;
    // The pointer rests, but the last frame has moved other cells under it.
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
 * How far into the edge zone, from -1 at the near end of the stage to 1 at its far end; 0 between.
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
