// The view has inertia: a zoom by button or key is animated briefly instead of jumping, and a view released while
// it is moving glides on and slows down. Listens to the camera, so that code that moves the view is unaffected.

import { panned, shotOf } from '../../../canvas/camera.js';
import { byTestId } from '../../../ui/query.js';
import { aimAtWhole, between, eased, slowed, speedOf } from './easing.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Aim, Camera, Point } from '../../../canvas/camera.js' */

/** Duration of a zoom, in milliseconds. */
const LENGTH = 160;
/** Smaller changes of size belong to a movement by hand. */
const STRIDE = 1.25;
/** Milliseconds before release over which the speed is measured. */
const SPAN = 80;
/** CSS pixels a second: the least speed of a glide. */
const SLOWEST = 120;
const STANDING = 15;

/** @param {AppContext} context @param {() => boolean} isStill */
export function connectGlide({ store, camera, boardView, signal }, isStill) {
  const host = byTestId('board', HTMLElement);
  let handle = 0;
  let isOwn = false;
  /** Mouse, pen or fingers that are down. @type {Set<number>} */
  const down = new Set();
  let isTurned = false;
  let { board } = store.state;
  /** @type {{ time: number, x: number, y: number }[]} */
  let trail = [];
  /** The current zoom: where it leads, and what is on the screen. @type {{ target: Camera, shown: Camera } | null} */
  let zoom = null;

  const stop = () => {
    cancelAnimationFrame(handle);
    handle = 0;
    zoom = null;
  };
  /** @param {(seen: Camera) => Camera} change */
  const move = (change) => {
    isOwn = true;
    camera.update(change);
    isOwn = false;
  };
  /** @param {(now: number) => boolean} frame returns whether there is another */
  const run = (frame) => {
    handle = requestAnimationFrame((now) => {
      handle = 0;
      if (frame(now)) run(frame);
    });
  };

  /** @param {Camera} seen @returns {Aim} */
  const aimOf = (seen) => {
    const { stage } = boardView;
    const { box, view, isWhole } = shotOf(seen, stage);
    if (!isWhole && seen !== null) return seen;
    return aimAtWhole(stage, { scale: view.scale, left: box.left + view.left, top: box.top + view.top });
  };
  /** @param {Camera} from @param {Camera} target */
  const zoomTo = (from, target) => {
    const [first, last] = [aimOf(from), aimOf(target)];
    /** @param {Camera} shown */
    const show = (shown) => {
      zoom = { target, shown };
      move(() => shown);
    };
    show(from);
    const began = performance.now();
    run((now) => {
      const share = (now - began) / LENGTH;
      const isThere = share >= 1;
      show(isThere ? target : between(first, last, eased(share)));
      if (isThere) zoom = null;
      return !isThere;
    });
  };

  /** @param {Point} speed */
  const glide = (speed) => {
    const { ratio } = boardView.stage;
    let time = performance.now();
    run((now) => {
      const elapsed = Math.max(0, now - time);
      time = now;
      const before = camera.state;
      move((seen) => panned(seen, boardView.stage, speed.x * elapsed, speed.y * elapsed));
      speed = slowed(speed, elapsed);
      const isMoving = camera.state !== before || elapsed === 0;
      return isMoving && Math.hypot(speed.x, speed.y) * 1000 > STANDING * ratio;
    });
  };

  camera.subscribe((seen, before) => {
    if (isOwn) return;
    // What is on the screen: during a zoom a key or a click has been applied to its target, see below.
    const from = zoom === null ? before : zoom.shown;
    stop();
    const isOther = /** @type {const} */ (['width', 'height', 'name']).some(
      (name) => board[name] !== store.state.board[name],
    );
    ({ board } = store.state);
    if (isOther || isTurned) return;
    if (down.size > 0) {
      if (seen !== null && seen.side === before?.side) {
        const side = seen.side * boardView.stage.ratio;
        trail.push({
          time: performance.now(),
          x: (before.x - seen.x) * side,
          y: (before.y - seen.y) * side,
        });
      }
      return;
    }
    const growth = aimOf(seen).side / aimOf(from).side;
    if (Math.max(growth, 1 / growth) >= STRIDE && !isStill()) zoomTo(from, seen);
  }, signal);

  // Zooming by wheel is not animated: its steps can be arbitrarily small.
  document.addEventListener('wheel', () => (isTurned = true), { signal, capture: true, passive: true });
  document.addEventListener('wheel', () => (isTurned = false), { signal, passive: true });
  const options = { signal, capture: true };
  // A key or a click during a zoom applies to the view at its end; the next frame continues from what is on the screen.
  const arrive = () => {
    if (zoom === null) return;
    const { target } = zoom;
    move(() => target);
  };
  for (const name of ['keydown', 'click']) document.addEventListener(name, arrive, options);
  // Before the handlers of the gesture, which stop propagation.
  document.addEventListener(
    'pointerdown',
    ({ target, pointerId }) => {
      if (!(target instanceof Node) || !host.contains(target)) return;
      down.add(pointerId);
      trail = [];
      stop();
    },
    options,
  );
  // This code may have come while fingers were down already.
  document.addEventListener(
    'pointermove',
    ({ target, pointerId, buttons }) => {
      if (buttons > 0 && target instanceof Node && host.contains(target)) down.add(pointerId);
    },
    options,
  );
  for (const name of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    document.addEventListener(
      name,
      ({ pointerId }) => {
        // Lifting the last finger releases the view.
        if (!down.delete(pointerId) || down.size > 0) return;
        const speed = speedOf(trail, performance.now(), SPAN);
        const { ratio } = boardView.stage;
        if (Math.hypot(speed.x, speed.y) * 1000 > SLOWEST * ratio && !isStill()) glide(speed);
      },
      options,
    );
  }
}
