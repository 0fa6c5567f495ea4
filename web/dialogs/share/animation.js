// An animated GIF of some steps: searched again on an engine of its own, so that the step shown does not
// change; drawn and compressed one frame at a time.

import { Raster } from '../../canvas/raster.js';
import { EngineError } from '../../engine/engine-error.js';
import { groundsOf } from '../../engine/grounds.js';
import { SearchRunner } from '../../engine/jobs/search-runner.js';
import {
  FRAME_RATES,
  MOST_FRAMES,
  MOST_FRAME_PIXELS,
  comfortableEvery,
  likelySize,
  planAnimation,
} from '../../export/animation.js';
import { fileName, sizeText } from '../../export/file-name.js';
import { GifWriter } from '../../export/gif.js';
import { Indexer, changeOf, coloursOf } from '../../export/indexed.js';
import { CELL_SIDES, drawGround, drawRest, drawWhole } from '../../export/picture.js';
import { reasonSentence } from '../../ui/sentences/sentences.js';
import { translator } from '../../i18n/translate.js';
import { query, setOff, setText } from '../../ui/query.js';
import { saveFile } from '../../ui/save-file.js';

/** @import { AppContext } from '../../app/app-context.js' */
/** @import { NumberFit } from '../../canvas/number-fit.js' */
/** @import { Engine, Question } from '../../engine/engine.js' */
/** @import { AnimationPlan } from '../../export/animation.js' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { State } from '../../model/state.js' */
/** @import { Say } from './share-dialog.js' */

/**
 * @param {AppContext} scene
 * @param {object} section
 * @param {ReturnType<typeof import('./picture-options.js').connectPictureOptions>} section.options
 * @param {ReturnType<typeof import('./making.js').connectMaking>} section.making
 * @param {Say} section.say
 * @param {() => void} section.giveUp cancels what is in progress
 */
export function connectAnimation({ store, appearance, engine, createEngine, clock, signal }, section) {
  const { options, making, say } = section;
  const first = query('#animation-first', HTMLInputElement);
  const last = query('#animation-last', HTMLInputElement);
  const every = query('#animation-every', HTMLInputElement);
  const rate = query('#animation-speed', HTMLSelectElement);
  const size = query('#animation-size', HTMLElement);
  const button = query('#save-gif', HTMLButtonElement);
  for (const one of FRAME_RATES) rate.add(new Option('', String(one), one === 4, one === 4));
  const words = () => translator(appearance.state.language);
  /** Incremented with each animation begun or cancelled. */
  let run = 0;
  /** The search whose steps fill the fields. */
  let adopted = -1;

  const plan = () => {
    const { search } = store.state;
    if (search.phase !== 'settled') return null;
    const wish = { first: first.valueAsNumber, last: last.valueAsNumber, every: every.valueAsNumber };
    return planAnimation({ ...wish, rate: Number(rate.value) }, search.result.steps);
  };
  /** Why there can be no animation; '' if there can. @param {AnimationPlan | null} planned @param {Translate} t */
  const warning = (planned, t) => {
    if (planned === null) return t('animation.no_steps', { steps: store.state.search.result.steps });
    if (planned.steps.length > MOST_FRAMES) return t('animation.too_many', { frames: MOST_FRAMES });
    return sideOf(t) === undefined ? t('animation.map_too_large', { pixels: MOST_FRAME_PIXELS }) : '';
  };
  /** Side of a cell: the chosen one, or the largest below it that fits; undefined: none does. @param {Translate} t */
  const sideOf = (t) => {
    const fits = (/** @type {number} */ side) => {
      const { width, height } = options.layout(t, store.state, side);
      return width * height <= MOST_FRAME_PIXELS;
    };
    return CELL_SIDES.filter((side) => side <= options.side && fits(side)).at(-1);
  };

  /** @param {Translate} t */
  const render = (t) => {
    for (const option of rate.options) setText(option, t('animation.rate', { frames: Number(option.value) }));
    const planned = plan();
    const against = warning(planned, t);
    setOff(button, against !== '');
    size.classList.toggle('is-refused', against !== '');
    if (planned === null || against !== '') return setText(size, against);
    const { width, height, cell } = options.layout(t, store.state, sideOf(t));
    const { board, search } = store.state;
    const { steps, generated, improved } = search.result;
    const bytes = likelySize(planned, {
      ...{ width, height },
      cells: board.width * board.height,
      cell,
      hasNumbers: options.shown().display.numbers === 'all',
      changes: steps === 0 ? 0 : (generated + improved) / steps + 2,
    });
    const sizes = { frames: planned.steps.length, width, height, size: sizeText(bytes) };
    setText(size, t(cell === options.side ? 'animation.size' : 'animation.size_smaller', { ...sizes, cell }));
  };

  /** The state at another step. @param {Engine} own @param {number} step @returns {State} */
  const stateAt = (own, step) => {
    const { state } = store;
    const position = own.seek(step);
    return {
      ...state,
      display: { ...state.display, xray: false, shortest: false },
      overlay: null,
      islands: null,
      playback: { ...state.playback, position },
    };
  };

  const rest = () => new Promise((resolve) => clock.defer(() => resolve(null)));
  /**
   * @param {Engine} own
   * @param {AnimationPlan} planned
   * @param {() => boolean} isWanted
   * @returns {Promise<Blob | null>} null if it was cancelled
   */
  const write = async (own, planned, isWanted) => {
    const t = words();
    const { layout, paint } = painter(own, t);
    const breathe = async () => {
      await rest();
      return isWanted();
    };
    const { steps, delay, lastDelay } = planned;
    /** @param {number} step */
    const paintStep = (step) => paint(stateAt(own, step), breathe);
    // The last frame comes first: it has most of the colours, and the largest numbers.
    const samples = [];
    for (const step of [steps.at(-1) ?? 0, steps[steps.length >> 1] ?? 0]) {
      const pixels = await paintStep(step);
      if (pixels === null) return null;
      samples.push(pixels);
    }
    const colours = coloursOf(samples);
    const indexer = new Indexer(colours);
    const { width, height } = layout;
    const gif = new GifWriter({ width, height, colours });
    /** @type {Uint8Array<ArrayBuffer>[]} */
    const parts = [];
    /** @type {Uint8Array | null} */
    let before = null;
    for (const [index, step] of steps.entries()) {
      const pixels = await paintStep(step);
      if (pixels === null || !(await breathe())) return null;
      const now = indexer.of(pixels);
      const { pixels: changed, rectangle } =
        before === null
          ? { pixels: now, rectangle: { x: 0, y: 0, width, height } }
          : changeOf(before, now, width, gif.transparent);
      if (!(await breathe())) return null;
      gif.frame(changed, rectangle, index === steps.length - 1 ? lastDelay : delay);
      parts.push(gif.take());
      before = now;
      making.report(index + 1);
      if (!(await breathe())) return null;
    }
    gif.finish();
    parts.push(gif.take());
    return new Blob(parts, { type: 'image/gif' });
  };

  /** One canvas for all frames. @param {Engine} own @param {Translate} t */
  const painter = (own, t) => {
    const { steps } = store.state.search.result;
    // Laid out for the last step, which has the longest legend.
    const side = sideOf(t);
    const layout = options.layout(t, stateAt(own, steps), side);
    const canvas = Object.assign(document.createElement('canvas'), { width: layout.width, height: layout.height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const raster = new Raster(() => document.createElement('canvas'));
    /** @type {NumberFit | null} */
    let fit = null;
    /**
     * @param {State} state
     * @param {() => Promise<boolean>} breathe
     * @returns {Promise<Uint32Array | null>}
     */
    const paint = async (state, breathe) => {
      if (context === null) return null;
      const shown = options.shown(own, state);
      const { legend } = options.layout(t, state, side);
      drawGround(context, layout, shown);
      const drawn = await drawWhole(context, layout, shown, raster, { fit, breathe });
      if (!drawn.isWhole) return null;
      fit = drawn.fit;
      drawRest(context, { ...layout, legend }, shown, fit);
      return new Uint32Array(context.getImageData(0, 0, layout.width, layout.height).data.buffer);
    };
    return { layout, paint };
  };

  const save = async () => {
    const planned = plan();
    const against = warning(planned, words());
    if (planned === null || against !== '') return say('animation.not_made', { reason: against });
    section.giveUp();
    const mine = ++run;
    const { board, settings, search } = store.state;
    const isWanted = () => mine === run && store.state.search.serial === search.serial && store.state.board === board;
    say('');
    making.begin(button, planned.steps.length);
    /** @type {Engine | null} */
    let own = null;
    try {
      own = createEngine();
      own.restore(board.width, board.height, groundsOf(engine));
      await searched(own, { settings, start: board.start, goal: board.goal }, isWanted);
      const blob = isWanted() ? await write(own, planned, isWanted) : null;
      if (blob === null) return;
      const range = `steps-${planned.steps[0]}-${planned.steps.at(-1)}`;
      const name = fileName(board.name, range, 'gif');
      saveFile(name, blob);
      say('export.saved', { name, size: sizeText(blob.size) });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (mine === run) say('animation.not_made', { reason: reasonSentence(error.reason, words()) });
    } finally {
      own?.dispose();
      if (mine === run) making.end();
    }
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

  button.addEventListener('click', save, { signal });
  for (const field of [first, last, every, rate]) {
    field.addEventListener('input', () => render(words()), { signal });
  }
  store.subscribe(({ search, board }, before) => {
    if (search.serial !== before.search.serial || board !== before.board) run += 1;
  }, signal);

  return {
    render,
    /** Fills the fields with the whole range of a new trace. */
    adopt: () => {
      const { serial, result } = store.state.search;
      if (adopted === serial) return;
      adopted = serial;
      first.value = '0';
      last.value = String(result.steps);
      first.max = last.max = String(result.steps);
      every.value = String(comfortableEvery(result.steps));
    },
    giveUp: () => {
      run += 1;
    },
  };
}
