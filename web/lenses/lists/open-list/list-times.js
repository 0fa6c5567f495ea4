// The claim that a heap is faster, measured on the current board: a button, a table of times and ratios, and a
// sentence that states the result.

import { ListTiming, TIMED } from '../../../engine/jobs/list-timing.js';
import { formatNumber } from '../../../i18n/translate.js';
import { query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { TimedName, Timing } from '../../../engine/jobs/list-timing.js' */
/** @import { BoardCopy } from '../../../engine/jobs/open-list-inspector.js' */
/** @import { Question } from '../../../engine/engine.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Endings } from '../../../session/endings.js' */

/** Milliseconds: the resolution of browser clocks. */
const SHORTEST = 0.1;

/**
 * @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'createEngine' | 'clock'>} scene
 * @param {{ fold: HTMLDetailsElement, ended: Endings,
 *   question: () => { question: Question,
 *     board: BoardCopy } }} panel
 */
export function connectListTimes(scene, { fold, question, ended }) {
  const { store, createEngine, clock, signal } = scene;
  const button = query('#inspector-measure', HTMLButtonElement);
  const cancel = query('#inspector-cancel', HTMLButtonElement);
  const box = query('#inspector-times-box', HTMLElement);
  const body = query('#inspector-times', HTMLElement);
  const said = query('#inspector-said', HTMLElement);
  const timing = new ListTiming(createEngine, clock, () => {
    if (ended.close(timing)) return;
    const isOver = timing.phase !== 'running';
    const hadFocus = document.activeElement === cancel;
    render();
    if (!isOver) return;
    if (hadFocus) button.focus();
    timing.dispose();
  });
  const render = renderAlways(scene, (_, t) => {
    const { phase, timings } = timing;
    button.hidden = phase === 'running';
    cancel.hidden = phase !== 'running';
    box.hidden = timings.size === 0;
    body.replaceChildren(...TIMED.flatMap((name) => rowOf(name, timings, t)));
    setText(said, sentenceOf(timing, t));
  });
  button.addEventListener(
    'click',
    () => {
      const { question: search, board } = question();
      const { outcome, target } = store.state.search.result;
      const isLed = outcome === 'no-path' && target >= 0 && !search.settings.floods;
      timing.begin({ ...search, goal: isLed ? target : search.goal }, board);
      cancel.focus();
    },
    { signal },
  );
  cancel.addEventListener('click', () => timing.cancel(), { signal });
  const forget = () => {
    timing.dispose();
    timing.forgetTimings();
    render();
  };
  fold.addEventListener('toggle', () => fold.open || forget(), { signal });
  store.subscribe(({ board, settings }, before) => {
    if ((board !== before.board || settings !== before.settings) && timing.phase !== 'none') forget();
  }, signal);
}

/** @param {TimedName} name @param {ReadonlyMap<TimedName, Timing>} known @param {Translate} t */
function rowOf(name, known, t) {
  const timing = known.get(name);
  if (timing === undefined) return [];
  const row = document.createElement('tr');
  row.dataset['name'] = name;
  const head = document.createElement('th');
  head.scope = 'row';
  head.textContent = nameOf(name, t);
  const more = timing.isGivenUp ? '> ' : '';
  const texts = [
    more + timeText(timing.median),
    timing.isGivenUp ? '–' : `${timeText(timing.low)}–${timeText(timing.high)}`,
    ratioText(known.get('list'), timing),
    ratioText(known.get('scanning'), timing),
  ];
  row.append(
    head,
    ...texts.map((text) => {
      const cell = document.createElement('td');
      cell.textContent = text;
      return cell;
    }),
  );
  return [row];
}

/** @param {TimedName} name @param {Translate} t */
const nameOf = (name, t) => (name === 'scanning' ? t('inspector.scanning') : t(`open-list.${name}`));

/** @param {number} milliseconds */
function timeText(milliseconds) {
  if (milliseconds < SHORTEST) return '< 0.1';
  return milliseconds < 10 ? milliseconds.toFixed(1) : formatNumber(Math.round(milliseconds));
}

/** How many times as fast as the other one. @param {Timing | undefined} other @param {Timing} timing */
function ratioText(other, timing) {
  if (other === undefined || timing.isGivenUp || timing.median < SHORTEST) return '–';
  const ratio = other.median / timing.median;
  return `${other.isGivenUp ? '> ' : ''}${ratio < 1 ? ratio.toFixed(2) : ratio < 10 ? ratio.toFixed(1) : formatNumber(Math.round(ratio))}`;
}

/** @param {ListTiming} timing @param {Translate} t */
function sentenceOf({ phase, timings: known }, t) {
  if (phase === 'running') return t('inspector.measuring', { done: known.size, all: TIMED.length });
  if (phase === 'cancelled') return t('inspector.cancelled');
  const heap = known.get('heap');
  if (heap === undefined) return '';
  if (heap.median < SHORTEST) return t('inspector.too_short');
  const best = [...known.values()].reduce((a, b) => (b.median < a.median ? b : a));
  return t('inspector.verdict', {
    expanded: formatNumber(heap.expanded),
    list: ratioText(known.get('list'), heap),
    scanning: ratioText(known.get('scanning'), heap),
    best: nameOf(best.name, t),
  });
}
