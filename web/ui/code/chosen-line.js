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
 *   goTo: (step: number, mark: string) => void, hasRun: (mark: string) => boolean }} code
 * @returns {{ render: (lines: readonly CodeLine[], t: Translate) => void, forget: () => void }}
 */
export function connectChosenLine({ parts, signal, stands, breakpoints, events, goTo, hasRun }) {
  const { list, when, last, next, stop } = parts;
  /** @type {readonly CodeLine[]} */
  let lines = [];
  /** @type {Translate} */
  let t = (key) => key;
  /** Index of the line; -1: none. */
  let chosen = -1;
  /** The steps to which the buttons lead. */
  let steps = { last: /** @type {number | null} */ (null), next: /** @type {number | null} */ (null) };

  const markAt = (/** @type {number} */ index) => lines[index]?.mark ?? '';
  const lineAt = (/** @type {number} */ index) => LINE_NAMES.find((name) => name === markAt(index));

  /** Where it ran, by what the trace tells. @param {string} mark */
  const find = (mark) => {
    const { step } = stands();
    const wanted = eventsOfLine(mark, marksOf(lines)).map((kind) => ({ kind, cell: -1 }));
    steps = { last: events.previous(wanted, step), next: events.next(wanted, step) };
    show(mark);
  };

  /** @param {string} mark */
  const show = (mark) => {
    const { step, steps: end, isWhole, hasPath } = stands();
    const time = timeOfLine(mark, lines);
    const isReached = isWhole && (mark === 'end' || hasPath === (mark === 'found'));
    const key =
      mark === ''
        ? 'part'
        : time === 'first'
          ? 'first'
          : hasRun(mark)
            ? 'now'
            : time === 'last'
              ? isReached
                ? 'last'
                : 'never'
              : steps.last === null && steps.next === null
                ? 'never'
                : 'not_now';
    setText(when, t(`code.line_${key}`, { line: chosen + 1, step: end }));
    if (time === 'first' && step > 0) steps = { last: 0, next: null };
    if (time === 'last' && isReached && step < end) steps = { last: null, next: end };
    for (const [button, to, name] of /** @type {const} */ ([
      [last, steps.last, 'last_run'],
      [next, steps.next, 'next_run'],
    ])) {
      button.hidden = to === null;
      if (to === null) continue;
      setText(button, t(`code.to_${name}`, { step: to }));
      button.title = t(`code.${name}`, { step: to });
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
    const line = lineAt(chosen);
    stop.hidden = last.hidden = next.hidden = chosen < 0;
    setText(stop, t('code.stop'));
    stop.title = t('code.stop_title');
    setOff(stop, line === undefined);
    stop.setAttribute('aria-pressed', String(stops.has(mark)));
    if (chosen < 0) return setText(when, t('code.choose'));
    show(mark);
    if (stands().isPlaying || timeOfLine(mark, lines) !== 'events') return;
    const asked = chosen;
    events.whenKnown(() => {
      if (asked === chosen && !signal.aborted) find(mark);
    });
  };

  /** @param {number} index */
  const choose = (index) => {
    chosen = Math.min(Math.max(index, 0), lines.length - 1);
    render();
    list.children[chosen]?.scrollIntoView({ block: 'nearest' });
  };
  const toggle = () => {
    const line = lineAt(chosen);
    if (line !== undefined) breakpoints.toggle(line);
    render();
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
  /** @type {Readonly<Record<string, () => void>>} */
  const keys = {
    ArrowDown: () => choose(chosen < 0 ? current() : chosen + 1),
    ArrowUp: () => choose(chosen < 0 ? current() : chosen - 1),
    Home: () => choose(0),
    End: () => choose(lines.length - 1),
    Enter: toggle,
    ' ': toggle,
  };
  const current = () => [...list.children].findIndex((item) => item.hasAttribute('aria-current'));
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
  stop.addEventListener('click', toggle, { signal });
  last.addEventListener('click', () => steps.last !== null && goTo(steps.last, markAt(chosen)), { signal });
  next.addEventListener('click', () => steps.next !== null && goTo(steps.next, markAt(chosen)), { signal });
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
