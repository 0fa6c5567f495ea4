// The closed list in the rail: a row for each step, future steps set apart from past ones, and
// a click on a row goes to its step. A page of rows at a time, since there may be millions.

import { unlessDead } from '../../../engine/module/unless-dead.js';
import { namingOf } from '../../../model/coordinates.js';
import { closedRows, rangeOf, pageOf, shownRow } from './closed-list.js';
import { formatNumber } from '../../../i18n/translate.js';
import { Throttle } from '../../../ui/throttle.js';
import { byTestId, query, setOff, setText } from '../../../ui/query.js';
import { connectPrintoutExport } from './closed-list-export.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { Engine } from '../../../engine/engine.js' */
/** @import { Naming } from '../../../model/coordinates.js' */
/** @import { Session } from '../../../session/session.js' */
/** @import { Scene } from '../../../ui/render.js' */
/** @import { ClosedRow } from './closed-list.js' */

/** Milliseconds without another search: no list is needed while the start or goal is dragged. */
const REST = 200;
/** On larger boards the list is not made until it is unfolded: it needs memory. */
const MOST_CELLS = 2 ** 18;

/**
 * @param {Scene & {
 *   session: Session,
 *   engine: Pick<Engine, 'printout'>,
 *   clock: { now: () => number, defer: (task: () => void) => void } }} scene
 */
export function connectPrintout(scene) {
  const { store, session, engine, signal } = scene;
  const fold = query('#closed-list', HTMLDetailsElement);
  const box = query('#printout-box', HTMLElement);
  const table = byTestId('printout', HTMLTableElement);
  const body = query('tbody', HTMLTableSectionElement, table);
  const range = query('#printout-range', HTMLElement);
  const pager = query('#printout-pager', HTMLElement);
  const earlier = query('#printout-earlier', HTMLButtonElement);
  const later = query('#printout-later', HTMLButtonElement);
  /** What the table shows; serial -1: nothing. */
  let shown = { serial: -1, page: 0 };
  let timer = 0;

  const steps = () => (store.state.search.phase === 'settled' ? store.state.search.result.steps : 0);

  /** @param {number} page */
  const fill = (page) => {
    const { search } = store.state;
    const naming = namingOf(store.state);
    const { first, last, page: known } = rangeOf(page, Math.max(steps(), 1));
    const rows = steps() === 0 ? [] : unlessDead(() => closedRows(engine.printout(first, last)));
    // Then another search is coming.
    if (rows === null) return;
    body.replaceChildren(...rows.map((row) => rowOf(row, naming)));
    shown = { serial: search.serial, page: known };
    box.scrollTop = 0;
    mark();
    showRange();
  };
  /** Marks the rows before and after the current step. */
  const mark = () => {
    const { step } = store.state.playback.position;
    for (const row of body.rows) {
      const own = Number(row.dataset['step']);
      row.classList.toggle('to-come', own > step);
      if (own === step) row.setAttribute('aria-current', 'step');
      else row.removeAttribute('aria-current');
    }
    const focused = body.contains(document.activeElement) ? document.activeElement : null;
    const current = body.querySelector('[aria-current] button') ?? body.querySelector('button');
    for (const button of body.querySelectorAll('button')) {
      button.tabIndex = button === (focused ?? current) ? 0 : -1;
    }
  };
  /** Scrolls the row of the current step into view, but not the page. */
  const reveal = () => {
    const row = body.querySelector('[aria-current]');
    if (!(row instanceof HTMLElement) || !fold.open) return;
    const head = table.tHead?.offsetHeight ?? 0;
    const top = row.offsetTop - head;
    const bottom = row.offsetTop + row.offsetHeight - box.clientHeight;
    box.scrollTop = Math.min(Math.max(box.scrollTop, bottom), top);
  };

  let showRange = () => {};
  renderAlways(scene, (_, t) => {
    showRange = () => {
      const all = shown.serial < 0 ? 0 : steps();
      const { first, last, page } = rangeOf(shown.page, Math.max(all, 1));
      setText(range, all === 0 ? t('printout.none') : t('printout.range', { first, last, all }));
      pager.hidden = pageOf(all) === 0;
      setOff(earlier, page === 0);
      setOff(later, page >= pageOf(all));
    };
    showRange();
  });

  const settle = () => {
    timer = 0;
    const { search, board } = store.state;
    if (search.phase === 'running' || shown.serial === search.serial) return;
    if (!fold.open && board.width * board.height > MOST_CELLS) return;
    fill(0);
  };
  const throttle = new Throttle(
    store,
    () => {
      const { search, playback } = store.state;
      if (shown.serial !== search.serial || search.phase !== 'settled') return;
      const { step } = playback.position;
      if (fold.open && step > 0 && pageOf(step) !== shown.page) fill(pageOf(step));
      else mark();
      reveal();
    },
    signal,
  );
  store.subscribe(({ search, playback, display, board }, before) => {
    if (search !== before.search) {
      if (shown.serial >= 0) body.replaceChildren(); // rows of another search would be wrong
      shown = { serial: -1, page: 0 };
      showRange();
      clearTimeout(timer);
      timer = window.setTimeout(settle, REST);
      return;
    }
    // The same rows with other cell names; rows of another board come with its search.
    const isSameBoard = board.revision === before.board.revision;
    if (display.coordinates !== before.display.coordinates && isSameBoard && shown.serial >= 0) fill(shown.page);
    if (playback.position !== before.playback.position) throttle.ask();
  }, signal);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  fold.addEventListener(
    'toggle',
    () => {
      settle();
      reveal();
    },
    { signal },
  );
  earlier.addEventListener('click', () => shown.page > 0 && fill(shown.page - 1), { signal });
  later.addEventListener('click', () => shown.page < pageOf(steps()) && fill(shown.page + 1), { signal });
  body.addEventListener(
    'click',
    ({ target }) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      if (row !== null) session.jump(Number(row.dataset['step']));
    },
    { signal },
  );
  connectArrows(body, signal);
  connectPrintoutExport(scene, steps);
  timer = window.setTimeout(settle, REST);
}

/** @param {ClosedRow} row @param {Naming} naming */
function rowOf(row, naming) {
  const element = document.createElement('tr');
  element.dataset['step'] = String(row.step);
  const [step = '', ...others] = shownRow(row, naming, formatNumber);
  const head = document.createElement('th');
  head.scope = 'row';
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  setText(button, step);
  head.append(button);
  element.append(head);
  for (const text of others) setText(element.insertCell(), text);
  return element;
}

/** One tab stop; the arrows go from row to row. @param {HTMLElement} body @param {AbortSignal} signal */
function connectArrows(body, signal) {
  body.addEventListener(
    'keydown',
    (event) => {
      const buttons = [...body.querySelectorAll('button')];
      const at = buttons.findIndex((button) => button === event.target);
      const targets = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 };
      if (at < 0 || !Object.hasOwn(targets, event.key)) return;
      event.preventDefault();
      const next = buttons[targets[/** @type {keyof typeof targets} */ (event.key)]];
      if (next === undefined) return;
      for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
      next.focus();
    },
    { signal },
  );
}
