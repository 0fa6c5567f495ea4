// The dialog in which another program's search and the nearest search here are played side by side, opened at the first
// step that differs. One scrubber moves both.

import { BoardPicture } from '../../../../canvas/board-picture.js';
import { fitCanvas } from '../../../../canvas/fit-canvas.js';
import { DARK, LIGHT } from '../../../../canvas/palette.js';
import { EngineError } from '../../../../engine/engine-error.js';
import { formatNumber, keptTranslator } from '../../../../i18n/translate.js';
import { isDark } from '../../../../model/appearance.js';
import { cellText, namingOf } from '../../../../model/coordinates.js';
import { DEFAULT_DISPLAY } from '../../../../model/display.js';
import { errorOf } from '../../../../model/notice.js';
import { comfortableSpeed, nextSpeed, SPEEDS } from '../../../../model/playback.js';
import { PlayClock } from '../../../../session/play-clock.js';
import { createElement } from '../../../../ui/create-element.js';
import { makeDialog } from '../../../../ui/dialog.js';
import { Frame } from '../../../../ui/frame.js';
import { setText } from '../../../../ui/query.js';
import { differenceParts, settingsText } from '../../../../ui/sentences/order-sentences.js';
import { noticeSentence } from '../../../../ui/sentences/sentences.js';
import { translatePage } from '../../../../ui/translate-page.js';
import {
  connectTransport,
  connectTransportKeys,
  makeTransport,
  perSecond,
  placeTransport,
} from '../../../../ui/transport/transport.js';
import { TwoRuns } from './two-runs.js';
import { whyOther } from './why-other.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { AppContext } from '../../../../app/app-context.js' */
/** @import { BoardSource } from '../../../../engine/layouts.js' */
/** @import { CheckedOrder } from '../../../../engine/jobs/order-check.js' */
/** @import { Part } from '../../../../model/notice.js' */
/** @import { ComparedBoard } from './two-runs.js' */
/**
 * What is compared.
 * @typedef {object} Compared
 * @property {CheckedOrder} checked
 * @property {ComparedBoard} board
 * @property {SearchSettings} settings of the search here
 * @property {TwoRuns} runs
 * @property {readonly Part[]} parts the sentence about the first difference
 */

/** Steps a second. */
const FASTEST = 4096;

/**
 * @param {AppContext} context @param {(checked: CheckedOrder) => void} showInLab the step before the first difference
 * @returns {(checked: CheckedOrder, settings: SearchSettings) => void} opens it for an order that differs
 */
export function connectSideBySide(context, showInLab) {
  const { store, session, appearance, signal } = context;
  const lanes = { theirs: makeLane('theirs'), here: makeLane('here') };
  const sentence = createElement('p', { className: 'side-difference', data: { testid: 'side-difference' } });
  const mark = createElement('span', { className: 'side-mark' });
  mark.setAttribute('aria-hidden', 'true');
  const makeButton = (/** @type {string} */ name, /** @type {string} */ key) =>
    createElement('button', { type: 'button', className: 'button small', data: { testid: `side-${name}`, t: key } });
  const [toDifference, toLab] = [makeButton('to-difference', 'side.difference'), makeButton('to-lab', 'side.in_lab')];
  const stepText = createElement('span', { className: 'side-step', data: { testid: 'side-step' } });
  const parts = makeTransport('side-');
  const console = createElement(
    'div',
    { className: 'console side-console' },
    createElement('div', { className: 'timeline' }, mark),
    createElement(
      'div',
      { className: 'transport' },
      createElement('div', { className: 'buttons' }),
      createElement('div', { className: 'side-acts' }, toDifference, toLab, stepText),
    ),
  );
  placeTransport(parts, console);
  const body = createElement(
    'div',
    { className: 'side-body' },
    sentence,
    createElement('div', { className: 'side-lanes' }, lanes.theirs.element, lanes.here.element),
    createElement('p', { className: 'note', data: { t: 'side.frames' } }),
    console,
  );
  const dialog = makeDialog('side-by-side', 'side.heading', body, signal);
  dialog.classList.add('side-by-side');
  const translatorOf = keptTranslator();
  translatePage(dialog, translatorOf(appearance.state.language));

  /** @type {Compared | null} */
  let compared = null;
  let step = 0;
  let speed = 4;
  let isPlaying = false;
  const clock = new PlayClock(
    () => speed,
    (steps) => {
      if (steps > 0) seek(step + steps);
      if (compared === null || step >= compared.runs.steps) pause();
      return isPlaying;
    },
  );

  /** @param {number} wanted */
  const seek = (wanted) => {
    if (compared === null) return;
    step = Math.min(Math.max(Math.round(wanted), 0), compared.runs.steps);
    render();
  };
  const pause = () => {
    clock.stop();
    isPlaying = false;
    render();
  };
  const playable = {
    jump: (/** @type {number} */ wanted) => {
      pause();
      seek(wanted);
    },
    stepBy: (/** @type {1 | -1} */ steps) => {
      pause();
      seek(step + steps);
    },
    togglePlay: () => {
      if (isPlaying || compared === null) return pause();
      if (step >= compared.runs.steps) seek(0);
      isPlaying = true;
      clock.start();
      render();
    },
    setSpeed: (/** @type {number} */ wanted) => {
      speed = wanted;
      render();
    },
    changeSpeed: (/** @type {1 | -1} */ direction) => {
      speed = Math.min(nextSpeed(speed, direction), FASTEST);
      render();
    },
  };
  const speeds = { values: SPEEDS.filter((value) => value <= FASTEST), word: perSecond };
  const showTransport = connectTransport(parts, playable, { speeds, signal });
  connectTransportKeys(dialog, playable, signal);
  toDifference.addEventListener(
    'click',
    () => {
      if (compared !== null) playable.jump(compared.checked.findings.agreed + 1);
    },
    { signal },
  );

  toLab.addEventListener(
    'click',
    () => {
      const checked = compared?.checked;
      dialog.close();
      if (checked !== undefined) showInLab(checked);
    },
    { signal },
  );

  const render = () => {
    if (compared === null || !dialog.open) return;
    const { runs, checked, parts: said } = compared;
    const t = translatorOf(appearance.state.language);
    const naming = namingOf(store.state);
    setText(sentence, noticeSentence({ isError: false, parts: said }, t, naming));
    setText(lanes.theirs.name, t('side.theirs'));
    setText(lanes.here.name, t('side.here', { settings: settingsText(checked.findings, t) }));
    const { steps } = runs;
    const positionText = t('transport.step_of', { step, steps });
    setText(stepText, `${formatNumber(step)} / ${formatNumber(steps)}`);
    showTransport({ ...{ position: step, end: steps, isPlaying, speed }, positionText }, t);
    mark.style.setProperty('--at', `${Math.min(checked.findings.agreed + 1, steps) / Math.max(steps, 1)}`);
    const cells = runs.cellsAt(step);
    const all = { theirs: runs.theirs.steps, here: runs.engine.result().steps };
    for (const lane of /** @type {const} */ (['theirs', 'here'])) {
      const state = step === 0 ? 'begins' : cells[lane] < 0 ? 'ended' : 'at';
      const cell = cells[lane] < 0 ? '' : cellText(cells[lane], naming);
      lanes[lane].stage.setAttribute('aria-label', t(`side.${lane}_${state}`, { step, steps: all[lane], cell }));
    }
    frame.request();
  };

  const frame = new Frame(() => {
    if (compared === null || !dialog.open) return;
    const { runs, board, checked, settings } = compared;
    const { agreed, seen, expected } = checked.findings;
    runs.seek(step);
    const cells = runs.cellsAt(step);
    const palette = appearance.state.palette ?? (isDark(appearance.state) ? DARK : LIGHT);
    const isMarked = step === agreed || step === agreed + 1;
    let isWhole = true;
    for (const [name, source, own, other, steps] of /** @type {const} */ ([
      ['theirs', runs.theirs, seen, expected, runs.theirs.steps],
      ['here', runs.engine, expected, seen, runs.engine.result().steps],
    ])) {
      const { canvas, stage, picture } = lanes[name];
      const brush = canvas.getContext('2d');
      if (brush === null || stage.clientWidth === 0 || stage.clientHeight === 0) continue;
      const scene = {
        ...{ view: fitCanvas(canvas, stage, board, settings.board), canvas, palette, board, hasSearch: true },
        source: /** @type {BoardSource} */ (source),
        showsPath: name === 'here' && step >= steps,
        current: step < steps || name === 'theirs' ? cells[name] : -1,
        display: { ...DEFAULT_DISPLAY, arrows: false },
        ...{ isByOrder: false, steps },
      };
      const marks = isMarked ? { active: own, checked: other } : { active: -1 };
      const isDrawn = picture.draw(brush, scene, { of: source, inputs: [source, step, palette], marks });
      isWhole &&= isDrawn;
    }
    if (!isWhole) frame.request();
  }, signal);
  const observer = new ResizeObserver(() => frame.request());
  for (const { stage } of Object.values(lanes)) observer.observe(stage);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  appearance.subscribe(render, signal);
  dialog.addEventListener(
    'close',
    () => {
      pause();
      compared?.runs.dispose();
      compared = null;
    },
    { signal },
  );

  return (checked, settings) => {
    const { width, height, start, goal } = store.state.board;
    const board = {
      ...{ width, height, start, goal },
      grounds: context.engine.grounds().slice(),
      factors: context.source.factors().slice(),
    };
    const engine = context.createEngine();
    let runs;
    try {
      runs = new TwoRuns(engine, board, settings, checked.cells);
    } catch (error) {
      engine.dispose();
      if (!(error instanceof EngineError)) throw error;
      return session.say(errorOf(error.reason));
    }
    const t = translatorOf(appearance.state.language);
    const said = [...differenceParts(checked, board), ...whyOther(runs, checked.findings, board, t)];
    compared = { checked, board, settings, runs, parts: said };
    speed = Math.min(comfortableSpeed(runs.steps), FASTEST);
    step = Math.min(checked.findings.agreed + 1, runs.steps);
    dialog.showModal();
    parts.forward.focus();
    render();
  };
}

/** @param {'theirs' | 'here'} name */
function makeLane(name) {
  const canvas = createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  const stage = createElement(
    'div',
    { className: 'side-stage', role: 'img', data: { testid: `side-${name}` } },
    canvas,
  );
  const title = createElement('h3');
  const element = createElement('section', { className: 'side-lane' }, title, stage);
  const picture = new BoardPicture(() => document.createElement('canvas'));
  return { element, name: title, stage, canvas, picture };
}
