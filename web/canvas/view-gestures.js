// Wheel, two fingers and the middle button: they move the view, never the map. Handled before the
// tools, which do not receive what belongs to the view.
//
// A first finger is held back until it moves or is lifted: two fingers rarely land at once, and
// the first of them must not leave a dab on the map. A stroke that has really begun ends where it is. A finger that
// rests sends an event 'rest', whose detail is the point; a listener that prevents its default takes it over.

import { moved, panned, zoomed } from './camera.js';
import { isFigure } from '../ui/page-address.js';

/** @import { Store } from '../model/store.js' */
/** @import { BoardView } from './board-view.js' */
/** @import { Camera, Point } from './camera.js' */
/** @typedef {Store<Camera>} CameraStore */
/** @typedef {Pick<BoardView, 'stage' | 'stagePointOf'>} StageView */

/** CSS pixels that a finger may move before it draws. */
const TREMBLE = 6;
/** Milliseconds without movement after which a finger rests. */
const REST = 500;
/** Growth per CSS pixel of the wheel; of a trackpad pinch, which reports small values. */
const WHEEL_GROWTH = 1.0018;
const PINCH_GROWTH = 1.01;
/** CSS pixels that a line and a page of the wheel stand for. */
const LINE = 16;
const PAGE = 400;

/**
 * @param {HTMLElement} host
 * @param {{ camera: CameraStore, boardView: StageView }} parts
 * @param {AbortSignal} signal
 */
export function connectViewGestures(host, { camera, boardView }, signal) {
  connectWheel(host, { camera, boardView }, signal);
  connectMiddleButton(host, { camera, boardView }, signal);
  connectFingers(host, { camera, boardView }, signal);
}

/**
 * The wheel zooms at the pointer; with Shift, or tilted sideways, it pans.
 * @param {HTMLElement} host
 * @param {{ camera: CameraStore, boardView: StageView }} parts
 * @param {AbortSignal} signal
 */
function connectWheel(host, { camera, boardView }, signal) {
  host.addEventListener(
    'wheel',
    (event) => {
      // In a figure the wheel scrolls the text.
      if (isFigure() && !event.ctrlKey) return;
      event.preventDefault();
      const { stage } = boardView;
      const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? PAGE : 1;
      const dx = event.deltaX * unit;
      const dy = event.deltaY * unit;
      const isSideways = Math.abs(dx) > Math.abs(dy);
      if (!event.ctrlKey && (event.shiftKey || isSideways)) {
        const { ratio } = stage;
        const down = event.shiftKey ? dy : 0;
        camera.update((before) => panned(before, stage, -dx * ratio, -down * ratio));
        return;
      }
      const growth = event.ctrlKey && Math.abs(dy) < 50 ? PINCH_GROWTH : WHEEL_GROWTH;
      const at = boardView.stagePointOf(event);
      camera.update((before) => zoomed(before, stage, at, growth ** -dy));
    },
    { signal, passive: false },
  );
}

/**
 * @param {HTMLElement} host
 * @param {{ camera: CameraStore, boardView: StageView }} parts
 * @param {AbortSignal} signal
 */
function connectMiddleButton(host, { camera, boardView }, signal) {
  /** @type {{ pointer: number, from: Point, origin: Camera } | null} */
  let drag = null;
  const options = { signal, capture: true };
  host.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 1 || drag !== null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      host.setPointerCapture(event.pointerId);
      const from = boardView.stagePointOf(event);
      drag = { pointer: event.pointerId, from, origin: camera.state };
      host.classList.add('is-panning');
    },
    options,
  );
  host.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== drag?.pointer) return;
      event.stopImmediatePropagation();
      const { from, origin } = drag;
      const to = boardView.stagePointOf(event);
      camera.update(() => moved(origin, boardView.stage, { from, to, factor: 1 }));
    },
    options,
  );
  /** @param {PointerEvent} event */
  const finish = (event) => {
    if (event.pointerId !== drag?.pointer) return;
    drag = null;
    host.classList.remove('is-panning');
  };
  for (const name of /** @type {const} */ (['pointerup', 'pointercancel', 'lostpointercapture'])) {
    host.addEventListener(name, finish, options);
  }
  // Elsewhere the middle button scrolls by itself, or pastes.
  host.addEventListener('mousedown', (event) => event.button === 1 && event.preventDefault(), {
    signal,
  });
}

/**
 * @typedef {{ kind: 'free' }
 *   | { kind: 'held', down: PointerEvent, timer: number }
 *   | { kind: 'spent' }
 *   | { kind: 'drawing', pointer: number }
 *   | { kind: 'moving', origin: Camera, from: Pinch | null }} Touch
 *   `held`: one finger that has not moved yet; `spent`: it rested and was taken; `moving`: two or more, until the last is lifted
 */
/** @typedef {{ middle: Point, span: number }} Pinch */

/**
 * @param {HTMLElement} host
 * @param {{ camera: CameraStore, boardView: StageView }} parts
 * @param {AbortSignal} signal
 */
function connectFingers(host, { camera, boardView }, signal) {
  /** @type {Map<number, Point>} */
  const fingers = new Map();
  /** @type {Touch} */
  let touch = { kind: 'free' };

  /** @returns {Pinch | null} */
  const pinch = () => {
    const [one, other] = [...fingers.values()];
    if (one === undefined || other === undefined) return null;
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      span: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
    };
  };
  /** Restarts the movement from the current fingers, so that one more or fewer causes no jump. */
  const startMoving = () => {
    touch = { kind: 'moving', origin: camera.state, from: pinch() };
  };
  /** @param {PointerEvent} down */
  const release = (down) => {
    touch = { kind: 'drawing', pointer: down.pointerId };
    host.dispatchEvent(new PointerEvent('pointerdown', initOf(down)));
  };

  const forget = () => touch.kind === 'held' && clearTimeout(touch.timer);
  const rest = () => {
    if (touch.kind !== 'held') return;
    const { clientX, clientY } = touch.down;
    const isTaken = !host.dispatchEvent(new CustomEvent('rest', { cancelable: true, detail: { clientX, clientY } }));
    if (isTaken) touch = { kind: 'spent' };
  };

  const options = { signal, capture: true };
  host.addEventListener(
    'pointerdown',
    (event) => {
      // The events that release() sends arrive here, too.
      if (event.pointerType !== 'touch' || !event.isTrusted) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      // Capture now: done later, the tools would take it for a lost capture.
      host.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, boardView.stagePointOf(event));
      if (fingers.size === 1) {
        touch = { kind: 'held', down: event, timer: window.setTimeout(rest, REST) };
        return;
      }
      forget();
      if (touch.kind === 'drawing') {
        const { pointer: pointerId } = touch;
        host.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }));
      }
      startMoving();
    },
    options,
  );
  host.addEventListener(
    'pointermove',
    (event) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, boardView.stagePointOf(event));
      if (touch.kind === 'held') {
        const { down } = touch;
        const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
        if (distance > TREMBLE) {
          forget();
          release(down);
        } else event.stopImmediatePropagation();
      } else if (touch.kind === 'spent') event.stopImmediatePropagation();
      else if (touch.kind === 'moving') {
        event.stopImmediatePropagation();
        const { origin, from } = touch;
        const to = pinch();
        if (from === null || to === null) return;
        const factor = to.span / from.span;
        const motion = { from: from.middle, to: to.middle, factor };
        camera.update(() => moved(origin, boardView.stage, motion));
      }
    },
    options,
  );
  /** @param {PointerEvent} event */
  const lift = (event) => {
    if (!event.isTrusted || !fingers.delete(event.pointerId)) return;
    forget();
    if (touch.kind === 'held' && event.type === 'pointerup') release(touch.down);
    if (touch.kind === 'spent') event.stopImmediatePropagation();
    if (touch.kind === 'moving') {
      event.stopImmediatePropagation();
      startMoving();
    }
    if (fingers.size === 0) touch = { kind: 'free' };
  };
  host.addEventListener('pointerup', lift, options);
  host.addEventListener('pointercancel', lift, options);
}

/** @param {PointerEvent} event @returns {PointerEventInit} a copy of it */
export function initOf(event) {
  const { pointerId, pointerType, isPrimary, button, buttons, pressure } = event;
  const { clientX, clientY, screenX, screenY, ctrlKey, shiftKey, altKey, metaKey } = event;
  return {
    ...{ pointerId, pointerType, isPrimary, button, buttons, pressure },
    ...{ clientX, clientY, screenX, screenY, ctrlKey, shiftKey, altKey, metaKey },
    bubbles: true,
    cancelable: true,
  };
}
