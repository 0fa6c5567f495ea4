// The pairs, a page at a time. A click on a row puts its start and goal on the board; the button at its end removes it.

import { gridPointText } from '../../../model/coordinates.js';
import { pageOfRows } from '../../../model/scenario.js';
import { createElement } from '../../../ui/create-element.js';
import { setLabel, setOff, setText } from '../../../ui/query.js';

/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Naming } from '../../../model/coordinates.js' */
/** @import { Fault, Pair } from './pairs-list.js' */
/** @typedef {{ pairs: readonly Pair[], faults: readonly Fault[], naming: Naming }} Shown */

/**
 * @param {{ signal: AbortSignal }} scene
 * @param {ReturnType<typeof import('./pairs-elements.js').makePairsCard>} elements
 * @param {{ show: (index: number) => void, remove: (index: number) => void }} actions
 * @returns {{ render: (t: Translate, shown: Shown) => void, turnToEnd: () => void }} turnToEnd(): when it is rendered
 *   next, the last rows are visible
 */
export function connectPairsTable({ signal }, elements, { show, remove }) {
  const { body, box, range, pager, earlier, later, add } = elements;
  let page = 0;
  let isAtEnd = false;
  /** The one that was put on the board last. @type {Pair | null} */
  let chosen = null;
  /** What the table shows: existing rows need not be rebuilt. */
  let drawn = '';
  /** @type {Shown | null} */
  let shown = null;
  /** @type {Translate} */
  let t = (key) => key;

  const draw = () => {
    if (shown === null) return;
    const { pairs, faults, naming } = shown;
    const count = pairs.length;
    const { first, end, page: known, pages } = pageOfRows(page, count);
    page = known;
    setText(range, count === 0 ? t('pairs.none') : t('pairs.range', { first: first + 1, last: end, all: count }));
    const now = pairs.slice(first, end);
    const current = now.findIndex((pair) => pair === chosen);
    const key = JSON.stringify([now, faults.slice(first, end), first, naming, t('pairs.start'), current]);
    if (key !== drawn) {
      drawn = key;
      const focus = focusIn(body);
      body.replaceChildren(
        ...now.map((pair, i) => {
          const row = rowOf(first + i, pair, faults[first + i] ?? '', naming, t);
          if (i === current) row.setAttribute('aria-current', 'true');
          return row;
        }),
      );
      // The focus must not be lost with the row that has it.
      if (focus !== null) (buttonIn(body, focus) ?? add).focus({ preventScroll: now.length === 0 });
    }
    const wasFocused = pager.contains(document.activeElement);
    box.hidden = count === 0;
    pager.hidden = pages === 1;
    if (isAtEnd) box.scrollTop = box.scrollHeight;
    isAtEnd = false;
    setOff(earlier, page === 0);
    setOff(later, page === pages - 1);
    if (wasFocused && pager.hidden) (buttonIn(body, { row: 0, column: 0 }) ?? add).focus();
  };
  /** @param {number} step */
  const turn = (step) => {
    page += step;
    draw();
    box.scrollTop = 0;
  };
  earlier.addEventListener('click', () => turn(-1), { signal });
  later.addEventListener('click', () => turn(1), { signal });
  body.addEventListener(
    'click',
    ({ target }) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      if (row === null || !(target instanceof Element)) return;
      const index = Number(row.dataset['index']);
      if (target.closest('.pairs-remove') !== null) return remove(index);
      chosen = shown?.pairs[index] ?? null;
      draw();
      show(index);
    },
    { signal },
  );
  return {
    render: (translate, next) => {
      [t, shown] = [translate, next];
      draw();
    },
    turnToEnd: () => {
      page = Infinity;
      isAtEnd = true;
    },
  };
}

/** @typedef {{ row: number, column: number }} Focus a row that is shown, and which of its buttons */

/** @param {HTMLElement} body @returns {Focus | null} */
function focusIn(body) {
  const row = [...body.children].findIndex((one) => one.contains(document.activeElement));
  if (row < 0) return null;
  const buttons = [...(body.children[row]?.querySelectorAll('button') ?? [])];
  return { row, column: buttons.findIndex((button) => button === document.activeElement) };
}

/** That button, or the last row's. @param {HTMLElement} body @param {Focus} focus */
function buttonIn(body, { row, column }) {
  const nearest = body.children[Math.min(row, body.children.length - 1)];
  return nearest?.querySelectorAll('button')[column];
}

/** @param {number} index @param {Pair} pair @param {Fault} fault @param {Naming} naming @param {Translate} t */
function rowOf(index, { start, goal }, fault, naming, t) {
  const choose = createElement('button', { type: 'button', title: t('pairs.show') }, String(index + 1));
  const remove = createElement('button', { type: 'button', className: 'pairs-remove' }, '×');
  setLabel(remove, t('pairs.remove', { row: index + 1 }));
  const note = fault === '' ? '' : t(`pairs.fault_${fault}`);
  return createElement(
    'tr',
    { data: { index: String(index), fault } },
    createElement('th', { scope: 'row' }, choose),
    createElement('td', {}, gridPointText(start, naming)),
    createElement('td', {}, gridPointText(goal, naming)),
    createElement('td', {}, note),
    createElement('td', {}, remove),
  );
}
