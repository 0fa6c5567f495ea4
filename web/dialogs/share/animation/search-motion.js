// The search of the lab, step by step, searched again on an engine of its own.

import { Raster } from '../../../canvas/raster.js';
import { groundsOf } from '../../../engine/grounds.js';
import { SearchRunner } from '../../../engine/jobs/search-runner.js';
import { drawGround, drawRest, drawWhole } from '../../../export/picture.js';
import { even } from '../../../export/motion.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { NumberFit } from '../../../canvas/number-fit.js' */
/** @import { Engine, Question } from '../../../engine/engine.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Look, Motion, MotionPainter } from '../../../export/motion.js' */
/** @import { PictureOptions } from '../picture/picture-options.js' */

/**
 * @param {AppContext} scene
 * @param {PictureOptions} options
 * @returns {Motion | null} null: nothing has been searched, or what is shown is a repair, which needs the search before it
 */
export function searchMotion({ store, engine, createEngine, clock }, options) {
  const { board, search, settings } = store.state;
  if (search.phase !== 'settled' || search.result.steps === 0 || search.result.repairs > 0) return null;
  const { steps, generated, improved } = search.result;

  /** Without what a judge has found since: the steps are as they were. @param {State} state @returns {State} */
  const plain = (state) => ({
    ...state,
    display: { ...state.display, xray: false, shortest: false },
    overlay: null,
    islands: null,
  });
  /** The state at another step. @param {Engine} own @param {number} step @returns {State} */
  const stateAt = (own, step) => {
    const { state } = store;
    return { ...plain(state), playback: { ...state.playback, position: own.seek(step) } };
  };
  /** Laid out for the last step, which has the longest legend. @param {Look} look */
  const layoutOf = ({ side, t }) => {
    const { state } = store;
    const { playback } = state;
    const last = { ...playback, position: { ...playback.position, step: steps, current: board.goal } };
    const layout = options.layout(t, { ...plain(state), playback: last }, side);
    return { ...layout, width: even(layout.width), height: even(layout.height) };
  };

  /** One canvas for all frames. @param {Engine} own @param {Look} look @returns {MotionPainter} */
  const painterOf = (own, look) => {
    const layout = layoutOf(look);
    const raster = new Raster(() => document.createElement('canvas'));
    /** @type {NumberFit | null} */
    let fit = null;
    return {
      size: layout,
      paint: async (context, step, breathe) => {
        const state = stateAt(own, step);
        const shown = options.shown(own, state);
        const { legend } = options.layout(look.t, state, look.side);
        drawGround(context, layout, shown);
        const drawn = await drawWhole(context, layout, shown, raster, { fit, breathe });
        if (!drawn.isWhole) return false;
        fit = drawn.fit;
        drawRest(context, { ...layout, legend }, shown, fit);
        return true;
      },
      dispose: () => own.dispose(),
    };
  };
  /** @param {Engine} own @param {Question} question @param {() => boolean} isWanted */
  const searched = (own, question, isWanted) =>
    new Promise((resolve, reject) => {
      const runner = new SearchRunner({
        engine: own,
        now: clock.now,
        defer: (task) => clock.defer(() => (isWanted() ? task() : resolve(null))),
        onRunning: () => undefined,
        onSettled: resolve,
        onRefused: reject,
      });
      runner.ask(question);
    });

  return {
    unit: 'step',
    name: board.name,
    of: [search.serial, board, options.shown().display.shading],
    length: steps,
    most: steps,
    board,
    changes: (generated + improved) / steps + 2,
    isWritten: options.shown().display.numbers === 'all',
    size: layoutOf,
    open: async (look, isWanted) => {
      const own = createEngine();
      try {
        own.restore(board.width, board.height, groundsOf(engine));
        await searched(own, { settings, start: board.start, goal: board.goal }, isWanted);
        if (isWanted()) return painterOf(own, look);
      } catch (error) {
        own.dispose();
        throw error;
      }
      own.dispose();
      return null;
    },
  };
}
