// Keeps the cell of the current step in view while zoomed in: scrolls to it smoothly, or at
// once with reduced motion. Requests animation frames only while it scrolls.

import { approached, revealed } from '../../../canvas/camera.js';
import { gridPointOf } from '../../../model/coordinates.js';
import { followedCell, followsAfter, hasStepped } from './following.js';

/** @import { BoardView } from '../../../canvas/board-view.js' */
/** @import { CameraStore } from '../../../canvas/view-gestures.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Store } from '../../../model/store.js' */

/** Milliseconds in which the remaining distance shrinks to a third. */
const PACE = 160;
/** Most milliseconds counted per frame: a late frame must not cause a jump. */
const USUAL_FRAME = 16;
const LONGEST_FRAME = 50;

/**
 * @param {object} parts
 * @param {Store<State>} parts.store
 * @param {CameraStore} parts.camera
 * @param {Pick<BoardView, 'stage'>} parts.boardView
 * @param {() => boolean} parts.isStill whether reduced motion is preferred
 * @param {AbortSignal} signal
 */
export function connectFollow({ store, camera, boardView, isStill }, signal) {
  let isFollowing = false;
  let isOwnMove = false;
  let handle = 0;
  /** Time of the previous frame; NaN for the first. */
  let time = NaN;

  const stop = () => {
    cancelAnimationFrame(handle);
    handle = 0;
  };
  /** @param {number} share of the distance, 0 to 1 */
  const scroll = (share) => {
    const { stage } = boardView;
    const gridPoint = gridPointOf(followedCell(store.state), store.state.board);
    isOwnMove = true;
    camera.update((seen) => approached(seen, revealed(seen, stage, gridPoint), stage, share));
    isOwnMove = false;
  };
  /** @param {number} now */
  const tick = (now) => {
    handle = 0;
    const elapsed = Number.isNaN(time) ? USUAL_FRAME : Math.min(now - time, LONGEST_FRAME);
    time = now;
    const before = camera.state;
    scroll(1 - Math.exp(-elapsed / PACE));
    if (camera.state !== before) handle = requestAnimationFrame(tick);
  };

  store.subscribe((state, previous) => {
    isFollowing = followsAfter(isFollowing, state, previous);
    if (state.search !== previous.search || state.board !== previous.board) stop();
    if (!isFollowing || camera.state === null || !hasStepped(state, previous)) return;
    if (isStill()) scroll(1);
    else if (handle === 0) {
      time = NaN;
      handle = requestAnimationFrame(tick);
    }
  }, signal);
  camera.subscribe(() => {
    if (isOwnMove) return;
    isFollowing = false;
    stop();
  }, signal);
  signal.addEventListener('abort', stop, { once: true });
}
