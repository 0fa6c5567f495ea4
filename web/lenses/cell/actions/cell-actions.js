// Actions on the active cell: stop there, put the start or goal there, compare it with another, copy the path to it.
// The engine is not queried while the card is hidden.

import { cellFacts } from '../../../canvas/cell-facts.js';
import { STATUS } from '../../../engine/layouts.js';
import { formatNumber } from '../../../i18n/translate.js';
import { withBreakpoint, withBreakpoints } from '../../../model/breakpoints.js';
import { cellText, gridPointOf, namingOf } from '../../../model/coordinates.js';
import { info, warning } from '../../../model/notice.js';
import { expandsLeastF } from '../../../model/quiz.js';
import { showsPath } from '../../../model/state.js';
import { copyText } from '../../../ui/copy.js';
import { mayEdit } from '../../../ui/page-address.js';
import { byTestId, query, queryAll, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';
import { connectCellMenu } from './cell-menu.js';
import { pathTo } from './cell-path.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { CellFacts } from '../../../canvas/cell-facts.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Naming } from '../../../model/coordinates.js' */
/** @import { State } from '../../../model/state.js' */

/** @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'session' | 'source' | 'sheet'>} scene */
export function connectCellActions(scene) {
  const { store, session, source, sheet, signal } = scene;
  const lens = query('#lens-cell-panel', HTMLElement);
  const card = query('#why', HTMLElement);
  const buttons = queryAll('.cell-actions > [data-act]', HTMLButtonElement);
  const stop = byTestId('cell-stop', HTMLButtonElement);
  const compare = byTestId('cell-compare', HTMLButtonElement);
  const said = query('#cell-said', HTMLElement);
  const field = query('#cell-path-text', HTMLTextAreaElement);
  const comparison = connectComparison();
  const goto = query('#cell-goto', HTMLButtonElement);
  /** The size of the board whose cells are compared. */
  let size = '';
  /** The message about the path copied last, and its cell. */
  let outcome = { key: '', count: 0, cell: -1 };

  const sizeOf = (/** @type {State} */ { board }) => `${board.width} × ${board.height}`;
  /** The breakpoint that already stops at the cell. @param {State} state @param {number} cell */
  const stopAt = ({ breakpoints, board }, cell) => {
    const { x, y } = gridPointOf(cell, board);
    return breakpoints.find((one) => one.kind === 'expanded' && one.point?.x === x && one.point.y === y);
  };

  const endComparing = () => {
    if (store.state.compared) store.update((state) => ({ ...state, compared: null }));
  };
  /**
   * Goes to the step that expanded the cell: there the Step lens says why it was this one.
   * @param {number} cell @param {State} state @param {Translate} t
   */
  const showStep = (cell, { search, playback }, t) => {
    const step = search.phase === 'settled' ? (source.why(cell)?.expandedAt ?? 0) : 0;
    goto.hidden = step === 0 || step === playback.position.step;
    goto.dataset['step'] = String(step);
    setText(goto, t('cell-action.goto', { step }));
  };
  const render = renderAlways(scene, (state, t) => {
    if (lens.hidden) return;
    const { cell } = state.cursor;
    const compared = state.compared ?? null;
    if (compared !== null && size !== sizeOf(state)) return endComparing();
    showStep(cell, state, t);
    stop.setAttribute('aria-pressed', String(stopAt(state, cell) !== undefined));
    compare.setAttribute('aria-pressed', String(compared !== null));
    if (outcome.cell !== cell) {
      outcome = { key: '', count: 0, cell };
      field.hidden = true;
    }
    const second = compared?.second ?? cell;
    const isAlone = compared?.first === second;
    if (outcome.key !== '') setText(said, t(outcome.key, { count: outcome.count }));
    else setText(said, isAlone ? t('compare.point') : '');
    comparison.show(compared === null || isAlone ? null : [compared.first, second], state, t);
  });
  // While the prompt to choose a cell is hidden, a click must draw.
  lens.addEventListener('toggle', () => (lens.hidden ? endComparing() : render()), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && endComparing(), { signal });
  goto.addEventListener('click', () => session.seek(Number(goto.dataset['step'])), { signal });

  /** @param {number} cell */
  const toggleStop = (cell) => {
    const { breakpoints, board } = store.state;
    const there = stopAt(store.state, cell);
    if (there !== undefined) {
      const left = breakpoints.filter((one) => one !== there);
      store.update((state) => withBreakpoints(state, left));
      session.say(info({ key: 'breakpoints.removed', values: { count: left.length } }));
      return;
    }
    const point = gridPointOf(cell, board);
    const { list, problem } = withBreakpoint(breakpoints, { kind: 'expanded', point });
    if (problem !== null) return session.say(warning({ key: problem, values: { count: list.length } }));
    store.update((state) => withBreakpoints(state, list));
    session.say(info({ key: 'breakpoints.added', values: { count: list.length } }));
  };
  /** @param {number} cell */
  const copyPath = async (cell) => {
    const { board, search } = store.state;
    const given = {
      path: showsPath(store.state) ? source.path() : [],
      why: (/** @type {number} */ one) => source.why(one),
      most: board.width * board.height,
    };
    const cells = search.phase === 'settled' ? pathTo(cell, given) : [];
    const naming = namingOf(store.state);
    const text = cells.map((one) => cellText(one, naming)).join(' ');
    let key = 'cell-action.no_path';
    if (text !== '') {
      const isCopied = await copyText(text, field);
      key = isCopied ? 'cell-action.copied' : 'cell-action.selected';
      if (!isCopied) {
        // When called from the menu, the field was not visible yet.
        outcome = { key, count: cells.length, cell };
        sheet.open(card);
        field.hidden = false;
        field.focus();
        field.select();
      }
    }
    outcome = { key, count: cells.length, cell };
    if (lens.hidden) session.say(info({ key, values: { count: cells.length } }));
    render();
  };
  /** @param {number} cell @param {boolean} isOver whether to end the current comparison */
  const compareWith = (cell, isOver) => {
    size = sizeOf(store.state);
    outcome = { key: '', count: 0, cell };
    store.update((state) => ({ ...state, compared: isOver ? null : { first: cell, second: null } }));
    if (!isOver) sheet.open(card);
    render();
  };
  /** By the names of their buttons. @type {Readonly<Record<string, (cell: number) => unknown>>} */
  const acts = {
    why: () => {
      sheet.open(card);
      query('#why-title', HTMLElement).focus({ preventScroll: true });
    },
    stop: toggleStop,
    start: (cell) => session.moveEnd('start', cell),
    goal: (cell) => session.moveEnd('goal', cell),
    compare: (cell) => compareWith(cell, store.state.compared?.first === cell),
    path: copyPath,
  };
  const perform = (/** @type {string} */ act, /** @type {number} */ cell) => acts[act]?.(cell);
  for (const button of buttons) {
    const act = button.dataset['act'] ?? '';
    if (act === 'start' || act === 'goal') button.hidden = !mayEdit();
    const press = () => {
      // A second click on the card's button ends the comparison, whatever cell is active by then.
      if (act === 'compare') compareWith(store.state.cursor.cell, Boolean(store.state.compared));
      else perform(act, store.state.cursor.cell);
    };
    button.addEventListener('click', press, { signal });
  }
  const openMenu = connectCellMenu(buttons, perform, scene);

  return {
    /** The menu of a cell. @param {number} cell @param {{ x: number, y: number }} at a point of the window */
    openMenu: (cell, at) => {
      const isPressed = (/** @type {string} */ act) =>
        act === 'stop' ? stopAt(store.state, cell) !== undefined : store.state.compared?.first === cell;
      openMenu(cell, cellText(cell, namingOf(store.state)), isPressed, at);
    },
  };

  function connectComparison() {
    const whole = query('#cell-comparison', HTMLElement);
    const names = ['#compared-name', '#comparing-name'].map((one) => query(one, HTMLElement));
    const rows = query('tbody', HTMLTableSectionElement, whole);
    const sentence = query('#compare-sentence', HTMLElement);
    return {
      /** @param {readonly [number, number] | null} cells @param {State} state @param {Translate} t */
      show: (cells, state, t) => {
        whole.hidden = cells === null;
        if (cells === null) return;
        const naming = namingOf(state);
        const facts = cells.map((cell) => cellFacts(state, source, cell));
        names.forEach((name, i) => setText(name, cellText(cells[i] ?? 0, naming)));
        const steps = cells.map((cell) => source.why(cell)?.expandedAt ?? 0);
        const lines = [
          [t('compare.state'), ...facts.map((one) => stateOf(one, t))],
          ...(steps.some((step) => step > 0)
            ? [[t('compare.step'), ...steps.map((step) => (step === 0 ? '–' : String(step)))]]
            : []),
          .../** @type {const} */ (['g', 'h', 'f']).map((name) => [
            name.toUpperCase(),
            ...facts.map((one) => (Number.isNaN(one[name]) ? '–' : formatNumber(one[name]))),
          ]),
        ];
        rows.replaceChildren(...lines.map(rowOf));
        const first = earlierOf(cells, steps, naming, t);
        setText(sentence, first === '' ? firstOf(cells, facts, state, t) : first);
      },
    };
  }

  /**
   * Which of two open cells is taken first, and why; '' where F does not decide.
   * @param {readonly [number, number]} cells @param {readonly CellFacts[]} facts @param {State} state @param {Translate} t
   */
  function firstOf(cells, facts, state, t) {
    const areOpen = facts.every(({ status }) => status === STATUS.open);
    const [one = NaN, other = NaN] = facts.map(({ f }) => f);
    if (!areOpen || !expandsLeastF(state.settings) || Number.isNaN(one + other)) return '';
    const name = (/** @type {number} */ cell) => cellText(cell, namingOf(state));
    if (one !== other) return t('compare.smaller', { cell: name(cells[one < other ? 0 : 1]) });
    const [rank, otherRank] = cells.map((cell) => source.why(cell)?.rank ?? null);
    if (!rank || !otherRank || rank.isDecidedByStructure || rank.rank === 0 || rank.rank === otherRank.rank) return '';
    const first = cells[rank.rank < otherRank.rank ? 0 : 1];
    return t('compare.tied', { cell: name(first), rule: t(`why.rule_${rank.tie}`) });
  }
}

/**
 * Which of two cells was expanded first; '' where neither was.
 * @param {readonly [number, number]} cells @param {readonly number[]} steps 0: not yet @param {Naming} naming @param {Translate} t
 */
function earlierOf(cells, steps, naming, t) {
  const [one = 0, other = 0] = steps;
  if (one === other) return '';
  const isFirst = other === 0 || (one !== 0 && one < other);
  const [first, second] = isFirst ? cells : [cells[1], cells[0]];
  const values = {
    cell: cellText(first, naming),
    other: cellText(second, naming),
    step: isFirst ? one : other,
    second: isFirst ? other : one,
  };
  return t(values.second === 0 ? 'compare.only' : 'compare.earlier', values);
}

/** @param {CellFacts} facts @param {Translate} t */
function stateOf({ wall, status }, t) {
  if (wall !== null) return t(`cell.${wall}`);
  if (status === STATUS.open) return t('cell.open');
  return status === STATUS.closed ? t('cell.closed') : t('cell.untouched');
}

/** @param {readonly string[]} texts the first names the others */
function rowOf(texts) {
  const row = document.createElement('tr');
  row.append(
    ...texts.map((text, at) => {
      const cell = document.createElement(at === 0 ? 'th' : 'td');
      if (at === 0) cell.setAttribute('scope', 'row');
      cell.textContent = text;
      return cell;
    }),
  );
  return row;
}
