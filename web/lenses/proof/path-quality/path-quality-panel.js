// Path quality in the rail: a table of several methods of finding a path on the current board, a row each; the path of
// the chosen one is drawn beside that of the search. Nothing is measured while it is folded; an edit discards the
// results and measures again.

import { groundsOf } from '../../../engine/grounds.js';
import { METHODS, MOST_CELLS, MOST_PENALTY, PathMethods } from '../../../engine/jobs/path-methods.js';
import { reasonSentence } from '../../../ui/sentences/sentences.js';
import { warning } from '../../../model/notice.js';
import { Beside } from '../../../session/beside.js';
import { endings } from '../../../session/endings.js';
import { query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { PathMethodName } from 'astrolabe-module' */
/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Row } from '../../../engine/jobs/path-methods.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { State } from '../../../model/state.js' */

/** Milliseconds without a change before anything is measured: the brush may be in use. */
const REST = 250;
/** Names that are the same in every language. @type {Readonly<Partial<Record<PathMethodName, string>>>} */
const NAMES = Object.freeze({ astar: 'A*', theta: 'Theta*', 'lazy-theta': 'Lazy Theta*' });

/** @param {AppContext} scene */
export function connectPathQuality(scene) {
  const { store, session, engine, createEngine, clock, signal } = scene;
  const fold = query('#path-quality', HTMLDetailsElement);
  const note = query('#path-quality-note', HTMLElement);
  const table = new Table(query('#path-quality-rows', HTMLElement));
  /** @type {PathMethodName | null} */
  let chosen = null;
  /** Inputs for which the rows were measured. */
  let asked = '';
  let timer = 0;
  const penalty = query('#turn-penalty', HTMLInputElement);
  /** Hundredths of a straight step. */
  let turnPenalty = 100;
  const beside = new Beside(store);

  const methods = new PathMethods(createEngine, clock, () => {
    if (!ended.close(methods)) show();
  });

  /** Draws the path of the chosen row on the board. */
  const show = () => {
    const row = fold.open && chosen !== null ? methods.rows.get(chosen) : undefined;
    beside.show(row?.path ?? null);
    render();
  };
  const drop = () => {
    clearTimeout(timer);
    asked = '';
    methods.forgetRows();
  };
  const ended = endings(session, () => {
    drop();
    fold.open = false;
  });
  const begin = () => {
    const { settings, board } = store.state;
    const { width, height, start, goal } = board;
    // A copy: the other laboratory shares the memory, which may move while it reads the board.
    const copy = { width, height, factors: groundsOf(engine) };
    const rules = settings.program === 'none' ? settings : engine.correctedSettings(settings);
    methods.begin({ settings: { ...rules, algorithm: 'astar' }, start, goal, turnPenalty }, copy);
  };
  const follow = () => {
    const { board, search } = store.state;
    const question = `${turnPenalty} ${questionOf(store.state)}`;
    if (!fold.open || isTooLarge(board)) {
      if (asked === '' && methods.rows.size === 0) return;
      methods.dispose();
      drop();
      show();
      return;
    }
    if (question !== asked) {
      methods.cancel();
      drop();
      show();
    }
    // The visible board comes first.
    if (question === asked || search.phase === 'running') return;
    asked = question;
    timer = window.setTimeout(begin, REST);
  };

  const render = renderAlways(scene, (state, t) => {
    if (!fold.open) return;
    table.show({ rows: methods.rows, chosen }, t);
    setText(note, noteOf(state, methods.rows.size, t));
  });
  store.subscribe((state, before) => {
    if (state.board !== before.board || state.settings !== before.settings || state.search !== before.search) follow();
  }, signal);
  fold.addEventListener(
    'toggle',
    () => {
      follow();
      render();
    },
    { signal },
  );
  penalty.addEventListener(
    'change',
    () => {
      const hundredths = hundredthsIn(penalty.value);
      if (hundredths === null) session.say(warning({ key: 'quality.penalty_range', values: { high: penalty.max } }));
      else turnPenalty = hundredths;
      penalty.value = String(turnPenalty / 100);
      follow();
    },
    { signal },
  );
  table.whenChosen((name) => {
    chosen = chosen === name ? null : name;
    show();
  }, signal);
}

/** Everything that the results depend on. @param {State} state */
function questionOf({ board, settings }) {
  const { revision, width, height, start, goal } = board;
  const { program, corner, costs, tie, neighbourOrder, allowsBlockedGoal } = settings;
  return JSON.stringify([
    revision,
    width,
    height,
    start,
    goal,
    settings.board,
    program,
    corner,
    costs,
    tie,
    neighbourOrder,
    allowsBlockedGoal,
  ]);
}

/** @param {string} text steps with at most two decimals */
export function hundredthsIn(text) {
  const hundredths = /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text) * 100) : NaN;
  return hundredths <= MOST_PENALTY ? hundredths : null;
}

/** @param {State['board']} board */
function isTooLarge({ width, height }) {
  return width * height > MOST_CELLS;
}

/** @param {State} state @param {number} done rows @param {Translate} t */
function noteOf({ board, search }, done, t) {
  if (isTooLarge(board)) return t('quality.too_large', { cells: board.width * board.height, most: MOST_CELLS });
  if (done === METHODS.length) return t('quality.done');
  if (search.phase === 'running') return t('quality.pending');
  return t('quality.running', { done, all: METHODS.length });
}

/** One row per method, always the same ones: a button that has the focus keeps it. */
class Table {
  #body;
  #rows;

  /** @param {HTMLElement} body */
  constructor(body) {
    this.#body = body;
    this.#rows = METHODS.map((name) => {
      const row = document.createElement('tr');
      const head = document.createElement('th');
      head.scope = 'row';
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset['method'] = name;
      head.append(button);
      row.append(head);
      return { name, row, button, shown: '' };
    });
    body.append(...this.#rows.map(({ row }) => row));
  }

  /** @param {(name: PathMethodName) => void} listener @param {AbortSignal} signal */
  whenChosen(listener, signal) {
    this.#body.addEventListener(
      'click',
      ({ target }) => {
        const row = target instanceof Element ? target.closest('tr') : null;
        const found = this.#rows.find((one) => one.row === row);
        if (found !== undefined) listener(found.name);
      },
      { signal },
    );
  }

  /** @param {{ rows: ReadonlyMap<PathMethodName, Row>, chosen: PathMethodName | null }} model @param {Translate} t */
  show({ rows, chosen }, t) {
    for (const line of this.#rows) {
      const { name, row, button } = line;
      setText(button, NAMES[name] ?? t(`quality.${name}`));
      button.ariaPressed = String(name === chosen);
      row.classList.toggle('is-chosen', name === chosen);
      const texts = cellsOf(rows.get(name), t);
      const content = JSON.stringify(texts);
      if (content === line.shown) continue;
      line.shown = content;
      while (row.lastElementChild !== row.firstElementChild) row.lastElementChild?.remove();
      row.append(...texts.map((text) => cell(text, texts.length === 1)));
    }
  }
}

/** A sentence, or the five numbers. @param {Row | undefined} row @param {Translate} t @returns {string[]} */
function cellsOf(row, t) {
  if (row === undefined) return Array(5).fill('…');
  const { refusal, result, milliseconds } = row;
  if (refusal !== null) return [reasonSentence(refusal, t)];
  const { isFound, length, turns, cost, expanded } = result;
  if (!isFound) return [t('quality.no_path', { expanded })];
  const shownCost = Number.isNaN(cost) ? '–' : String(Math.round(cost * 100) / 100);
  return [length.toFixed(2), String(turns), shownCost, String(expanded), timeText(milliseconds)];
}

/** Browser clocks resolve tenths of a millisecond. @param {number} milliseconds */
function timeText(milliseconds) {
  if (milliseconds < 0.1) return '< 0.1';
  return milliseconds.toFixed(milliseconds < 10 ? 1 : 0);
}

/** @param {string} text @param {boolean} isSentence */
function cell(text, isSentence) {
  const element = document.createElement('td');
  element.textContent = text;
  if (isSentence) {
    element.colSpan = 5;
    element.className = 'refused';
  }
  return element;
}
