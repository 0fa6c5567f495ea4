// The world as an animation: run again from its beginning, with all that was done in it, on an engine of its own.

import { latticeOf } from '../../canvas/lattice.js';
import { DARK, LIGHT } from '../../canvas/palette.js';
import { MOST_TICKS } from '../../engine/world-engine.js';
import { even } from '../../export/motion.js';
import { WorldPainter } from './canvas/draw-world.js';
import { WorldSnapshot } from './snapshot.js';

/** @import { WorldEngine } from '../../engine/world-engine.js' */
/** @import { Look, Motion, MotionPainter, Size } from '../../export/motion.js' */
/** @import { WorldScene } from './world.js' */

const MARGIN = 12;
/** Ticks of a world that has hardly run yet. */
const FEWEST = 60;

/**
 * @param {WorldScene} scene
 * @param {(own: WorldEngine) => void} begin begins the same world on another engine
 * @returns {Motion | null} null: there is no world, or it is on its way to a tick
 */
export function worldMotion({ store, createEngine, page }, begin) {
  const { isThere, sought, width, height, board, preset, count, last, world, revision, layers, selected } = store.state;
  if (!isThere || sought !== null) return null;
  const lattice = latticeOf(board);

  /** @param {number} side of a cell @returns {Size} */
  const sizeOf = (side) => {
    const extent = lattice.size({ width, height });
    return {
      width: even(Math.ceil(extent.width * side) + 2 * MARGIN),
      height: even(Math.ceil(extent.height * side) + 2 * MARGIN),
    };
  };

  /** @param {WorldEngine} own @param {Look} look @returns {MotionPainter} */
  const painterOf = (own, { side, isDark }) => {
    const palette = isDark ? DARK : LIGHT;
    const size = sizeOf(side);
    const layer = Object.assign(document.createElement('canvas'), size);
    const painter = new WorldPainter(() => document.createElement('canvas'));
    const snapshot = new WorldSnapshot(own);
    return {
      size,
      paint: async (context, tick, breathe) => {
        while (!own.seek(tick, 1)) if (!(await breathe())) return false;
        const inner = layer.getContext('2d');
        if (inner === null) return false;
        // Another revision for each tick: what has been taken of one is not taken for another.
        const content = snapshot.content({ ...store.state, revision: tick, sought: null });
        painter.draw(inner, {
          ...{ lattice, width, height, size, palette, selected, ...content },
          ...{ camera: null, ratio: 1, glide: 1, cursor: null, hasFocus: false },
        });
        context.fillStyle = palette.halo;
        context.fillRect(0, 0, size.width, size.height);
        context.drawImage(layer, 0, 0);
        return breathe();
      },
      dispose: () => own.dispose(),
    };
  };

  return {
    unit: 'tick',
    name: preset === '' ? page.store.state.board.name : preset,
    of: [world, revision, layers, selected],
    length: Math.max(last, FEWEST),
    most: MOST_TICKS,
    board: { width, height },
    changes: 2 * count,
    isWritten: false,
    size: ({ side }) => sizeOf(side),
    open: async (look) => {
      const own = createEngine();
      try {
        begin(own);
      } catch (error) {
        own.dispose();
        throw error;
      }
      return painterOf(own, look);
    },
  };
}
