// The lens on the step: a sentence that follows the search, and the expanded cell among its neighbours, each with its
// direction, the G that it was offered and its outcome. The engine is not queried while the lens is hidden, or in
// a figure that has none.

import { latticeOf } from '../../../canvas/lattice.js';
import { groundAt, kindOf } from '../../../engine/grounds.js';
import { unlessDead } from '../../../engine/module/unless-dead.js';
import { formatNumber } from '../../../i18n/translate.js';
import { isTextbookRun } from '../../../model/algorithms.js';
import { cellText, namingOf } from '../../../model/coordinates.js';
import { expandsLeastF } from '../../../model/quiz.js';
import { isFigure } from '../../../ui/page-address.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { renderAfterBoard } from '../../../ui/render.js';
import { ARROWS, outcomeSentence } from '../../../ui/sentences/why-sentences.js';
import { markOf, narrate, eventsOf } from './narration.js';
import { connectOpenBars } from './open-bars.js';
import { openByF } from './open-by-f.js';

/** @import { Why, WhyNeighbour } from 'astrolabe-module' */
/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { State } from '../../../model/state.js' */

/** While longer traces play, it waits: each read of the log replays the trace. */
const LONG = 200_000;
/** On boards of more cells the open list is not scanned at each step. */
const LARGE = 2 ** 14;

/** @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'source' | 'permalink'>} scene */
export function connectNarration(scene) {
  const { source, signal, permalink } = scene;
  const lens = query('#lens-step-panel', HTMLElement);
  const title = query('#narration-title', HTMLElement);
  const sentence = byTestId('narration', HTMLElement);
  const around = query('#narration-around', HTMLOListElement);
  const marks = query('#narration-marks', HTMLElement);
  const showBars = connectOpenBars();
  /** What is currently shown. @type {unknown[]} */
  let shown = [];

  /** @param {State} state @param {string} text @param {readonly HTMLElement[]} items */
  const show = ({ search, playback }, text, items, /** @type {Translate} */ t) => {
    const { step } = playback.position;
    setText(
      title,
      search.phase === 'settled' ? t('narration.title', { step, steps: search.result.steps }) : t('lens.step'),
    );
    setText(sentence, text);
    around.hidden = marks.hidden = items.length === 0;
    around.replaceChildren(...items);
  };

  const render = renderAfterBoard(scene, (state, t) => {
    const { board, search, playback, display, settings } = state;
    if (lens.hidden || (isFigure() && permalink.view.state.face !== 'full')) return;
    if (playback.isPlaying && search.result.steps > LONG) return;
    const now = [board, search, playback.position, display.coordinates, t];
    if (now.every((value, i) => value === shown[i])) return;
    shown = now;
    const isCounted = search.phase === 'settled' && expandsLeastF(settings) && board.width * board.height <= LARGE;
    const byF = isCounted ? openByF(source.cells(0, 0, board.width, board.height)) : null;
    showBars(byF, t);
    if (search.phase !== 'settled') {
      return show(state, t(search.phase === 'refused' ? 'narration.none' : 'narration.waiting'), [], t);
    }
    const { step, open } = playback.position;
    if (step === 0) return show(state, t(isTextbookRun(settings) ? 'narration.zero' : 'narration.zero_other'), [], t);
    const reported = eventsOf(unlessDead(() => source.log(step, step)) ?? new Float64Array(0));
    const why = reported.cell < 0 ? null : unlessDead(() => source.why(reported.cell));
    const { outcome, target, cost, steps } = search.result;
    const isLast = step === steps && reported.cell === target && !reported.isBackward;
    /** @type {'goal' | 'nearest' | null} */
    const end = !isLast ? null : outcome === 'found' && target === board.goal ? 'goal' : 'nearest';
    const name = (/** @type {number} */ cell) => cellText(cell, namingOf(state));
    const given = { settings, open, why, byF, end, cost, name, t };
    const isPictured = why?.isExplained === true && end === null && why.expandedAt === step;
    show(state, narrate(reported, given).join(t('status.separator')), isPictured ? picture(why, state, t) : [], t);
  });
  lens.addEventListener('toggle', render, { signal });
  permalink.view.watch(
    ({ face }) => face,
    () => render(),
    signal,
  );

  /** Nine cells, row by row. @param {Why} why @param {State} state @param {Translate} t */
  function picture(why, state, t) {
    const { settings } = state;
    const naming = namingOf(state);
    const { seen } = latticeOf(settings.board);
    const program = settings.corrected ? 'none' : settings.program;
    const row = Math.floor(why.cell / naming.width);
    /** @type {HTMLElement[]} */
    const cells = Array.from({ length: 9 }, () => itemOf('apart', [], ''));
    why.neighbours.forEach((neighbour, slot) => {
      const at = seen(slot, row);
      const { cell, outcome } = neighbour;
      if (outcome === 'apart') return;
      const wall = cell < 0 ? null : kindOf(groundAt(source, cell));
      const label = [cell < 0 ? '' : cellText(cell, naming), outcomeSentence(neighbour, naming, program, t, wall)];
      cells[at < 4 ? at : at + 1] = itemOf(outcome, lines(ARROWS.charAt(at), neighbour), label.join(' ').trim());
    });
    const middle = itemOf('', [cellText(why.cell, naming), why.sum === null ? '' : `G ${formatNumber(why.sum.g)}`], '');
    middle.className = 'current';
    cells[4] = middle;
    return cells;
  }
}

/** @param {string} arrow @param {WhyNeighbour} neighbour */
function lines(arrow, { outcome, offered }) {
  const number = Number.isFinite(offered) && offered > 0 && markOf(outcome) !== '✗' ? `G ${formatNumber(offered)}` : '';
  return [`${arrow} ${markOf(outcome)}`.trim(), number];
}

/** @param {string} outcome @param {readonly string[]} texts the first stands out @param {string} label */
function itemOf(outcome, texts, label) {
  const item = document.createElement('li');
  item.dataset['outcome'] = outcome;
  texts.forEach((text, at) => {
    const line = document.createElement(at === 0 ? 'b' : 'span');
    line.textContent = text;
    if (label !== '') line.setAttribute('aria-hidden', 'true');
    item.append(line);
  });
  if (label !== '') {
    const heard = document.createElement('span');
    heard.className = 'unseen';
    heard.textContent = item.title = label;
    item.append(heard);
  }
  return item;
}
