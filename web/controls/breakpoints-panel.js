// The breakpoints in the rail: what to stop at, and the list of those there are.

import { HAPPENINGS, isIdle, isOfCells, withBreakpoint, withBreakpoints } from '../state/breakpoints.js';
import { breakpointSentence } from '../i18n/breakpoint-sentences.js';
import { news, objection } from '../state/notice.js';
import { translator } from '../i18n/translate.js';
import { translatePage } from './appearance.js';
import { part, setLabel, setText } from './parts.js';
import { renderAlways } from './render.js';

/** @typedef {import('../state/breakpoints.js').Breakpoint} Breakpoint */
/** @typedef {import('../i18n/translate.js').Translate} Translate */

/**
 * @param {import('./render.js').Scene & { conductor: import('./conductor.js').Conductor }} scene
 */
export function connectBreakpoints(scene) {
  const { store, conductor, appearance, signal } = scene;
  const form = part('#breakpoint-form', HTMLFormElement);
  const kind = part('#breakpoint-kind', HTMLSelectElement);
  const where = part('#breakpoint-where', HTMLSelectElement);
  const cell = part('#breakpoint-cell', HTMLElement);
  const column = part('#breakpoint-x', HTMLInputElement);
  const row = part('#breakpoint-y', HTMLInputElement);
  const list = part('#breakpoints', HTMLElement);
  const chosen = () => HAPPENINGS.find((one) => one === kind.value) ?? 'opened';

  kind.replaceChildren(
    ...HAPPENINGS.map((name) => {
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
    if (cell.hidden) return { kind: chosen(), place: null };
    const place = { x: column.valueAsNumber, y: row.valueAsNumber };
    const breakpoint = { kind: chosen(), place };
    const isPlace = [place.x, place.y].every((value) => Number.isInteger(value) && value >= 0);
    return isPlace && !isIdle(breakpoint, store.state.board) ? breakpoint : null;
  };
  const add = () => {
    const breakpoint = asked();
    if (breakpoint === null) {
      const { width, height } = store.state.board;
      conductor.say(objection({ key: 'breakpoints.outside', values: { x: width - 1, y: height - 1 } }));
      return;
    }
    const { list: next, problem } = withBreakpoint(store.state.breakpoints, breakpoint);
    if (problem !== null) {
      conductor.say(objection({ key: problem, values: { count: next.length } }));
      return;
    }
    store.update((state) => withBreakpoints(state, next));
    conductor.say(news({ key: 'breakpoints.added', values: { count: next.length } }));
  };
  /** @param {Breakpoint} breakpoint */
  const remove = (breakpoint) => {
    const index = store.state.breakpoints.indexOf(breakpoint);
    const left = store.state.breakpoints.filter((other) => other !== breakpoint);
    store.update((state) => withBreakpoints(state, left));
    conductor.say(news({ key: 'breakpoints.removed', values: { count: left.length } }));
    // The button is gone; the next one is in its place.
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
    const sentence = breakpointSentence(breakpoint, t);
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
  renderAlways(scene, ({ breakpoints, board, cursor }, t) => {
    const idle = breakpoints.map((breakpoint) => isIdle(breakpoint, board));
    const texts = breakpoints.map((breakpoint) => breakpointSentence(breakpoint, t));
    const key = [...texts, ...idle].join();
    if (key !== shown) {
      shown = key;
      list.replaceChildren(
        ...breakpoints.map((breakpoint, index) => itemOf(breakpoint, idle[index] === true, t)),
      );
    }
    list.hidden = breakpoints.length === 0;
    // Whoever is typing a cell is not interrupted.
    if (form.contains(document.activeElement)) return;
    column.value = String(cursor.cell % board.width);
    row.value = String(Math.floor(cursor.cell / board.width));
  });
}
