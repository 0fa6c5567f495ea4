// The board of the place on its canvas: what the program recorded up to the current step, and its path at the end.

import { drawBoard } from '../../canvas/layers/draw-board.js';
import { drawMarks } from '../../canvas/layers/draw-marks.js';
import { fitCanvas } from '../../canvas/fit-canvas.js';
import { DARK, LIGHT } from '../../canvas/palette.js';
import { Raster } from '../../canvas/raster.js';
import { isDark } from '../../model/appearance.js';
import { DEFAULT_DISPLAY } from '../../model/display.js';
import { Frame } from '../../ui/frame.js';
import { query } from '../../ui/query.js';
import { RecordedRun } from './recorded-run.js';

/** @import { NumberFit } from '../../canvas/number-fit.js' */
/** @import { Appearance } from '../../model/appearance.js' */
/** @import { Store } from '../../model/store.js' */
/** @import { WriteState } from './state.js' */

/**
 * @param {Store<WriteState>} store @param {Store<Appearance>} appearance @param {AbortSignal} signal
 * @returns {() => void} draws it with the next frame
 */
export function connectBoardView(store, appearance, signal) {
  const canvas = query('#write-canvas', HTMLCanvasElement);
  const stage = query('#write-stage', HTMLElement);
  const raster = new Raster(() => document.createElement('canvas'));
  /** Before a run. @type {{ of: unknown, run: RecordedRun | null }} */
  let empty = { of: null, run: null };
  /** Of the numbers, kept for the same run. @type {{ of: unknown, fit: NumberFit | null }} */
  let fitting = { of: null, fit: null };
  /** Of a map of many cells: another object when they change. @type {{ inputs: readonly unknown[] }} */
  let content = { inputs: [] };
  const frame = new Frame(() => {
    const { board, outcome, step } = store.state;
    const context = canvas.getContext('2d');
    if (board === null || context === null || stage.clientWidth === 0 || stage.clientHeight === 0) return;
    const view = fitCanvas(canvas, stage, board, 'squares');
    if (empty.of !== board) empty = { of: board, run: new RecordedRun(board, new Float64Array(0), null) };
    const run = outcome?.recorded ?? empty.run;
    if (run === null) return;
    const palette = appearance.state.palette ?? (isDark(appearance.state) ? DARK : LIGHT);
    const inputs = [run, step, palette];
    if (inputs.some((input, at) => input !== content.inputs[at])) content = { inputs };
    const isAtEnd = outcome !== null && step >= run.steps;
    const scene = {
      ...{ view, canvas, palette, source: run, board: { ...board, revision: 0 }, hasSearch: outcome !== null },
      showsPath: isAtEnd,
      current: isAtEnd ? -1 : run.current,
      display: { ...DEFAULT_DISPLAY, arrows: false, numbers: run.hasNumbers ? 'all' : 'none' },
      ...{ isByOrder: false, steps: run.steps, survey: null, content },
      ...(fitting.of === run && fitting.fit !== null && { fit: fitting.fit }),
    };
    const { fit } = drawBoard(context, /** @type {Parameters<typeof drawBoard>[1]} */ (scene), raster);
    fitting = { of: run, fit };
    const { cell = -1, step: wrong = 0 } = outcome?.flaw ?? {};
    const isShown = isAtEnd || step === wrong;
    drawMarks(context, { view, board, palette, active: isShown ? cell : -1, hasNumbers: fit !== null && !fit.isShort });
  }, signal);
  const observer = new ResizeObserver(() => frame.request());
  observer.observe(stage);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return () => frame.request();
}
