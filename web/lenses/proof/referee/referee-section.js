// The section of the referee in the rail: the ruling, its cause with buttons to the cells that prove it,
// the conditions with their counter-examples.

import {
  branchingSentence,
  causeSentence,
  conditionLines,
  promiseSentence,
  rulingSentence,
} from '../../../ui/sentences/referee-sentences.js';
import { cellText, namingOf } from '../../../model/coordinates.js';
import { rulingOf } from '../../../model/referee.js';
import { query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Example, Line } from '../../../ui/sentences/referee-sentences.js' */

const SIGNS = Object.freeze({ holds: '✓', fails: '✗', unknown: '…' });

/**
 * @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'showCell'>} scene `showCell` makes a
 *   cell the active one, and visible
 */
export function connectRefereeSection(scene) {
  const { store, showCell, signal } = scene;
  const section = query('#referee-section', HTMLElement);
  const conditions = query('#conditions', HTMLElement);
  const ruling = query('#ruling', HTMLElement);
  const cause = query('#cause', HTMLElement);
  const promise = query('#promise', HTMLElement);
  const branching = query('#branching', HTMLElement);
  const causeCells = query('#cause-places', HTMLElement);

  section.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const cell = Number(button?.dataset['cell'] ?? NaN);
      const { width, height } = store.state.board;
      if (cell < width * height) showCell(cell);
    },
    { signal },
  );

  let shown = '';
  /** Inputs from which the section was rendered. @type {readonly unknown[]} */
  let made = [];
  renderAlways(scene, (state, t) => {
    const { coordinates } = state.display;
    const parts = [state.search, state.referee, state.board, state.settings, coordinates, t];
    // The pointer moves often, and changes nothing here.
    if (parts.every((one, index) => one === made[index])) return;
    made = parts;
    const isPending = rulingOf(state) === 'judging';
    section.setAttribute('aria-busy', String(isPending));
    // The verdict on the previous search stays, dimmed, until there is one on this search.
    if (isPending && shown !== '') return;
    const why = causeSentence(state, t);
    setText(ruling, rulingSentence(state, t));
    setText(cause, why?.text ?? '');
    setText(promise, promiseSentence(state, t));
    setText(branching, branchingSentence(state, t));
    const lines = conditionLines(state, t);
    const cells = why?.cells ?? [];
    // Buttons that stay the same keep the focus.
    const content = JSON.stringify([
      lines,
      cells,
      state.board.width,
      state.board.height,
      coordinates,
      t('referee.show', { cell: '' }),
    ]);
    if (content === shown) return;
    shown = content;
    causeCells.replaceChildren(...cells.map((cell) => cellButton(cell, state, t)));
    conditions.replaceChildren(...lines.map((line) => item(line, state, t)));
  });
}

/** @param {number} cell @param {State} state @param {Translate} t */
function cellButton(cell, state, t) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button small';
  button.dataset['cell'] = String(cell);
  button.textContent = t('referee.show', { cell: cellText(cell, namingOf(state)) });
  return button;
}

/** @param {Line} line @param {State} state @param {Translate} t */
function item({ name, tick, text, example }, state, t) {
  const element = document.createElement('li');
  element.dataset['tick'] = tick;
  element.dataset['condition'] = name;
  const sign = document.createElement('span');
  sign.className = 'sign';
  sign.ariaHidden = 'true';
  sign.textContent = SIGNS[tick];
  const words = document.createElement('p');
  words.textContent = text;
  const said = document.createElement('span');
  said.className = 'unseen';
  said.textContent = ` (${t(`tick.${tick}`)})`;
  words.append(said);
  element.append(sign, words);
  if (example !== null) element.append(...proof(example, state, t));
  return element;
}

/** @param {Example} example @param {State} state @param {Translate} t */
function proof({ text, cells }, state, t) {
  const words = document.createElement('p');
  words.className = 'note';
  words.textContent = text;
  const buttons = document.createElement('p');
  buttons.className = 'cause-cells';
  buttons.append(...cells.map((cell) => cellButton(cell, state, t)));
  return [words, buttons];
}
