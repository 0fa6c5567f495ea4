// The breakpoints in the rail: what to stop at, and the list of those set.

import { STEP_EVENTS, isIdle, isOfCells, withBreakpoint, withBreakpoints } from '../../../model/breakpoints.js';
import { breakpointSentence } from '../../../ui/sentences/breakpoint-sentences.js';
import { gridPointOf, namingOf, numbersOfGridPoint } from '../../../model/coordinates.js';
import { cornersOf, gridPointOfNumbers } from '../../../model/counting.js';
import { info, warning } from '../../../model/notice.js';
import { translator } from '../../../i18n/translate.js';
import { translatePage } from '../../../ui/translate-page.js';
import { query, setLabel, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Breakpoint } from '../../../model/breakpoints.js' */

/**
 * @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'session'>} scene
 */
export function connectBreakpoints(scene) {
  const { store, session, appearance, signal } = scene;
  const form = query('#breakpoint-form', HTMLFormElement);
  const kind = query('#breakpoint-kind', HTMLSelectElement);
  const where = query('#breakpoint-where', HTMLSelectElement);
  const cell = query('#breakpoint-cell', HTMLElement);
  /** The numbers of the cell, in the order in which it is written. */
  const numbers = ['first', 'second'].map((name) => query(`#breakpoint-${name}`, HTMLInputElement));
  const list = query('#breakpoints', HTMLElement);
  const chosen = () => STEP_EVENTS.find((one) => one === kind.value) ?? 'opened';

  kind.replaceChildren(
    ...STEP_EVENTS.map((name) => {
      const option = document.createElement('option');
      option.value = name;
      option.dataset['t'] = `breakpoints.kind_${name}`;
      return option;
    }),
  );
  translatePage(kind, translator(appearance.state.language));
  const showFields = () => {
    const isOf = isOfCells(chosen());
    where.hidden = !isOf;
    cell.hidden = !isOf || where.value === 'any';
  };
  kind.addEventListener('change', showFields, { signal });
  where.addEventListener('change', showFields, { signal });
  showFields();

  /** @returns {Breakpoint | null} null: there is no such cell */
  const asked = () => {
    if (cell.hidden) return { kind: chosen(), point: null };
    const [first = NaN, second = NaN] = numbers.map((field) => field.valueAsNumber);
    const point = gridPointOfNumbers([first, second], namingOf(store.state));
    return point === null ? null : { kind: chosen(), point };
  };
  const add = () => {
    const breakpoint = asked();
    if (breakpoint === null) {
      const [least, greatest] = cornersOf(namingOf(store.state));
      session.say(warning({ key: 'breakpoints.outside', points: { least, greatest } }));
      return;
    }
    const { list: next, problem } = withBreakpoint(store.state.breakpoints, breakpoint);
    if (problem !== null) {
      session.say(warning({ key: problem, values: { count: next.length } }));
      return;
    }
    store.update((state) => withBreakpoints(state, next));
    session.say(info({ key: 'breakpoints.added', values: { count: next.length } }));
  };
  /** @param {Breakpoint} breakpoint */
  const remove = (breakpoint) => {
    const index = store.state.breakpoints.indexOf(breakpoint);
    const left = store.state.breakpoints.filter((other) => other !== breakpoint);
    store.update((state) => withBreakpoints(state, left));
    session.say(info({ key: 'breakpoints.removed', values: { count: left.length } }));
    // The button is gone; the next one has taken its place.
    const buttons = [...list.querySelectorAll('button')];
    (buttons[Math.min(index, buttons.length - 1)] ?? kind).focus();
  };
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      add();
    },
    { signal },
  );

  /** @param {Breakpoint} breakpoint @param {boolean} isWaiting @param {Translate} t */
  const itemOf = (breakpoint, isWaiting, t) => {
    const item = document.createElement('li');
    const text = document.createElement('span');
    const button = document.createElement('button');
    const sentence = breakpointSentence(breakpoint, t, namingOf(store.state));
    setText(text, isWaiting ? t('breakpoints.idle', { sentence }) : sentence);
    item.classList.toggle('is-idle', isWaiting);
    button.type = 'button';
    button.className = 'button square small remove';
    setText(button, '×');
    setLabel(button, t('breakpoints.remove', { sentence }));
    button.addEventListener('click', () => remove(breakpoint));
    item.append(text, button);
    return item;
  };
  let shown = '';
  renderAlways(scene, (state, t) => {
    const { breakpoints, board, cursor } = state;
    const naming = namingOf(state);
    const idle = breakpoints.map((breakpoint) => isIdle(breakpoint, board));
    const texts = breakpoints.map((breakpoint) => breakpointSentence(breakpoint, t, naming));
    const key = [...texts, ...idle].join();
    if (key !== shown) {
      shown = key;
      list.replaceChildren(...breakpoints.map((breakpoint, index) => itemOf(breakpoint, idle[index] === true, t)));
    }
    list.hidden = breakpoints.length === 0;
    const [least, greatest] = cornersOf(naming).map((point) => numbersOfGridPoint(point, naming));
    const names = naming.coordinates.isRowFirst ? ['row', 'column'] : ['column', 'row'];
    const here = numbersOfGridPoint(gridPointOf(cursor.cell, board), naming);
    // A cell being typed is not overwritten.
    const isTyping = form.contains(document.activeElement);
    numbers.forEach((field, index) => {
      setLabel(
        field,
        t(`breakpoints.${names[index]}`, { least: least?.[index] ?? 0, greatest: greatest?.[index] ?? 0 }),
      );
      field.min = String(least?.[index]);
      field.max = String(greatest?.[index]);
      // A phone's numeric keypad has no minus.
      field.inputMode = (least?.[index] ?? 0) < 0 ? 'text' : 'numeric';
      if (!isTyping) field.value = String(here[index]);
    });
  });
}
