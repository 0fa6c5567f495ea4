// The line of a listing that is chosen: whether it runs in this step, when it ran last and runs next, and its breakpoint.
// Chosen by a press, or by the arrow keys up and down while the listing has the focus.

import { eventsOfLine, timeOfLine } from '../../model/code/line-events.js';
import { marksOf } from '../../model/code/micro-steps.js';
import { LINE_NAMES } from '../../model/breakpoints.js';
import { setOff, setText } from '../query.js';

/** @import { Translate } from '../../i18n/translate.js' */
/** @import { CodeLine } from '../../model/code/code-languages.js' */
/** @import { StepCode } from './step-code-view.js' */

/** CSS pixels at the beginning of a line that are its number: a press there sets a breakpoint. */
const GUTTER = 36;

/**
 * @param {Pick<StepCode, 'parts' | 'signal' | 'stands' | 'breakpoints' | 'events'> & {
 *   goTo: (step: number, mark: string) => void, hasRun: (mark: string) => boolean, say: (text: string) => void }} code
 * @returns {{ render: (lines: readonly CodeLine[], t: Translate) => void, forget: () => void }}
 */
export function connectChosenLine({ parts, signal, stands, breakpoints, events, goTo, hasRun, say }) {
  const { list, when, last, next, stop } = parts;
  /** @type {readonly CodeLine[]} */
  let lines = [];
  /** @type {Translate} */
  let t = (key) => key;
  /** Index of the line; -1: none. */
  let chosen = -1;
  /** The steps to which the buttons lead. @type {{ last: number | null, next: number | null }} */
  let steps = { last: null, next: null };

  const markAt = (/** @type {number} */ index) => lines[index]?.mark ?? '';
  const lineAt = (/** @type {number} */ index) => LINE_NAMES.find((name) => name === markAt(index));

  /** Whether it runs, as the key of a sentence. @param {string} mark @param {boolean} isKnown the trace was asked */
  const timeNow = (mark, isKnown) => {
    const { step, steps: end, isWhole, hasPath } = stands();
    const time = timeOfLine(mark, lines);
    if (mark === '') return 'part';
    if (time === 'first') {
      if (step > 0) steps = { last: 0, next: null };
      return 'first';
    }
    if (hasRun(mark)) return 'now';
    if (time === 'events') return isKnown && steps.last === null && steps.next === null ? 'never' : 'not_now';
    if (time === 'last' && !isWhole) return 'not_now'; // the trace does not reach it
    if (time === 'never' || (mark !== 'end' && hasPath !== (mark === 'found'))) return 'never';
    if (step < end) steps = { last: null, next: end };
    return 'last';
  };

  /** @param {string} mark @param {boolean} isKnown */
  const show = (mark, isKnown) => {
    setText(when, t(`code.line_${timeNow(mark, isKnown)}`, { line: chosen + 1 }));
    for (const [button, to, name] of /** @type {const} */ ([
      [last, steps.last, 'last_run'],
      [next, steps.next, 'next_run'],
    ])) {
      // Marked, not hidden: it may have the focus.
      setOff(button, to === null);
      setText(button, t(`code.to_${name}`, { step: to ?? '–' }));
      button.title = to === null ? '' : t(`code.${name}`, { step: to });
    }
  };

  const render = () => {
    const stops = new Set(breakpoints.list().map(String));
    for (const [index, item] of [...list.children].entries()) {
      item.setAttribute('aria-selected', String(index === chosen));
      const isStop = stops.has(markAt(index));
      item.toggleAttribute('data-stop', isStop);
      if (isStop) item.setAttribute('aria-description', t('code.has_stop'));
      else item.removeAttribute('aria-description');
    }
    const item = list.children[chosen];
    if (item === undefined) list.removeAttribute('aria-activedescendant');
    else list.setAttribute('aria-activedescendant', item.id);
    steps = { last: null, next: null };
    const mark = markAt(chosen);
    stop.hidden = last.hidden = next.hidden = chosen < 0;
    setText(stop, t('code.stop'));
    stop.title = t('code.stop_title');
    setOff(stop, lineAt(chosen) === undefined);
    stop.setAttribute('aria-pressed', String(stops.has(mark)));
    if (chosen < 0) return setText(when, t('code.choose'));
    show(mark, false);
    if (stands().isPlaying || timeOfLine(mark, lines) !== 'events') return;
    const asked = { chosen, position: stands().position };
    events.whenKnown(() => {
      const { position, step } = stands();
      if (signal.aborted || asked.chosen !== chosen || asked.position !== position) return;
      const wanted = eventsOfLine(mark, marksOf(lines)).map((kind) => ({ kind, cell: -1 }));
      steps = { last: events.previous(wanted, step), next: events.next(wanted, step) };
      show(mark, true);
    });
  };

  /** @param {number} index */
  const choose = (index) => {
    chosen = Math.min(Math.max(index, 0), lines.length - 1);
    render();
    list.children[chosen]?.scrollIntoView({ block: 'nearest' });
    say(when.textContent ?? '');
  };
  const toggle = () => {
    const line = lineAt(chosen);
    if (line === undefined) return;
    breakpoints.toggle(line);
    render();
    say(t(breakpoints.list().includes(line) ? 'code.stop_set' : 'code.stop_removed'));
  };

  list.addEventListener(
    'click',
    (event) => {
      const item = event.target instanceof Element ? event.target.closest('li') : null;
      if (item === null) return;
      choose([...list.children].indexOf(item));
      if (event.clientX - item.getBoundingClientRect().left < GUTTER) toggle();
    },
    { signal },
  );
  const current = () => [...list.children].findIndex((item) => item.hasAttribute('aria-current'));
  /** @type {Readonly<Record<string, () => void>>} */
  const keys = {
    ArrowDown: () => choose(chosen < 0 ? current() : chosen + 1),
    ArrowUp: () => choose(chosen < 0 ? current() : chosen - 1),
    Home: () => choose(0),
    End: () => choose(lines.length - 1),
    Enter: toggle,
    ' ': toggle,
  };
  list.addEventListener(
    'keydown',
    (event) => {
      const action = keys[event.key];
      if (action === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    },
    { signal },
  );
  const goToLast = () => steps.last !== null && goTo(steps.last, markAt(chosen));
  const goToNext = () => steps.next !== null && goTo(steps.next, markAt(chosen));
  stop.addEventListener('click', toggle, { signal });
  last.addEventListener('click', goToLast, { signal });
  next.addEventListener('click', goToNext, { signal });
  return {
    render: (shown, translate) => {
      lines = shown;
      t = translate;
      render();
    },
    forget: () => {
      chosen = -1;
    },
  };
}
