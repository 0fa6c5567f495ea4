// The world in the page's address: written when nothing has changed for a while, so that a link opens the current view.

import { LONGEST_SCRIPT, worldPairs } from './link.js';
import { query } from '../../ui/query.js';

/** @import { WorldEngine } from '../../engine/world-engine.js' */
/** @import { WorldState } from './state/world-state.js' */
/** @import { WorldScene } from './world.js' */

/** Milliseconds without a change before the address is written. */
const PAUSE = 500;

/** @param {WorldScene} scene */
export function connectWorldAddress({ store, session, dialog, page, signal }) {
  const { engine } = session;
  let timer = 0;
  /** The script of user gestures, as in the address. */
  let written = '';
  const isCurrent = () => dialog.open && store.state.isThere;
  /** The part of the world in the address and in shared links. */
  const hold = () => {
    written = isCurrent() ? engine.script() : '';
    const pairs = isCurrent() ? worldPairs({ ...linkOf(store.state, engine), script: written }) : [];
    page.permalink.hold('world', pairs ?? []);
    page.permalink.isSpaceLeftOut = pairs === null;
  };
  const write = () => {
    clearTimeout(timer);
    timer = 0;
    hold();
    page.writeAddress();
    const { isPlaying, sought, notice } = store.state;
    if (isCurrent() && !isPlaying && sought === null)
      query('#world-place', HTMLElement).dataset['digest'] = engine.digest();
    if (!page.permalink.isSpaceLeftOut || notice.parts.length > 0) return;
    session.object('world.link_too_long', { count: written.length, most: LONGEST_SCRIPT });
  };
  const writeGestures = () => {
    timer = 0;
    if (engine.script() !== written) write();
  };
  const writeSoon = () => {
    const { isPlaying, sought } = store.state;
    const isTravelling = !isCurrent() || sought !== null;
    // While it plays ticks are not written, but user gestures are, now and then.
    if (isPlaying && !isTravelling && timer !== 0) return;
    clearTimeout(timer);
    timer = isTravelling ? 0 : window.setTimeout(isPlaying ? writeGestures : write, PAUSE);
  };
  // Before the page reads its address for the last time, at pagehide.
  window.addEventListener('beforeunload', hold, { signal });
  return {
    hold,
    write,
    writeSoon,
    /** @param {WorldState} state @param {WorldState} before */
    follow: (state, before) => {
      if (isOther(state, before)) delete query('#world-place', HTMLElement).dataset['digest'];
      writeSoon();
    },
  };
}

/** @param {WorldState} state @param {WorldEngine} engine */
function linkOf({ preset, tick, sought, layers, selected }, engine) {
  return { preset, tick: sought ?? tick, layers, selected, seed: engine.seed };
}

/** @param {WorldState} state @param {WorldState} before */
const isOther = (state, before) => state.revision !== before.revision || state.world !== before.world;
