// The board of the place on its canvas: what the program recorded up to the current step, and its path at the end.

import { BoardPicture } from '../../canvas/board-picture.js';
import { fitCanvas } from '../../canvas/fit-canvas.js';
import { DARK, LIGHT } from '../../canvas/palette.js';
import { RecordedRun } from '../../engine/recorded-run.js';
import { isDark } from '../../model/appearance.js';
import { DEFAULT_DISPLAY } from '../../model/display.js';
import { Frame } from '../../ui/frame.js';
import { query } from '../../ui/query.js';

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
  const picture = new BoardPicture(() => document.createElement('canvas'));
  /** Before a run. @type {{ of: unknown, run: RecordedRun | null }} */
  let empty = { of: null, run: null };
  const frame = new Frame(() => {
    const { board, outcome, step } = store.state;
    const context = canvas.getContext('2d');
    if (board === null || context === null || stage.clientWidth === 0 || stage.clientHeight === 0) return;
    const view = fitCanvas(canvas, stage, board, 'squares');
    if (empty.of !== board) empty = { of: board, run: new RecordedRun(board, new Float64Array(0), null) };
    const run = outcome?.recorded ?? empty.run;
    if (run === null) return;
    const palette = appearance.state.palette ?? (isDark(appearance.state) ? DARK : LIGHT);
    const isAtEnd = outcome !== null && step >= run.steps;
    const scene = {
      ...{ view, canvas, palette, source: run, board, hasSearch: outcome !== null, showsPath: isAtEnd },
      current: isAtEnd ? -1 : run.current,
      display: { ...DEFAULT_DISPLAY, arrows: false, numbers: run.hasNumbers ? 'all' : 'none' },
      ...{ isByOrder: false, steps: run.steps },
    };
    const { cell = -1, step: wrong = 0 } = outcome?.flaw ?? {};
    const isShown = isAtEnd || step === wrong;
    const isWhole = picture.draw(context, /** @type {Parameters<typeof picture.draw>[1]} */ (scene), {
      ...{ of: run, inputs: [run, step, palette], marks: { active: isShown ? cell : -1 } },
    });
    if (!isWhole) frame.request();
  }, signal);
  const observer = new ResizeObserver(() => frame.request());
  observer.observe(stage);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return () => frame.request();
}
