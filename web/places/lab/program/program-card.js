// The card of a tutorial's program as written, in the rail while one is selected: what it does, its bug, and
// its run beside the corrected one, either of which can be shown on the board.

import { rowOf, whySentence } from './program-sentences.js';
import { LARGEST_COMPARED } from '../../../engine/jobs/comparison.js';
import { Comparer } from './comparer.js';
import { isFigure } from '../../../ui/page-address.js';
import { query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { Engine } from '../../../engine/engine.js' */
/** @import { Clock } from '../../../engine/jobs/comparison.js' */
/** @import { Permalink } from '../../../session/permalink.js' */
/** @import { Session } from '../../../session/session.js' */
/** @import { Scene } from '../../../ui/render.js' */
/** @import { Wait } from './comparer.js' */
/**
 * @typedef {Scene & {
 *   session: Session,
 *   permalink: Permalink,
 *   source: Pick<Engine, 'factors'>,
 *   createEngine: () => Engine,
 *   clock: Clock }} CardScene
 */

const RUNS = Object.freeze(/** @type {const} */ (['written', 'corrected']));
/** The columns: keys of their heads. */
const HEADS = Object.freeze([
  { key: 'program.run', className: '' },
  { key: 'statistics.cost', className: 'number' },
  { key: 'statistics.expanded', className: 'number' },
  { key: 'referee.title', className: '' },
]);

/** @param {CardScene} scene */
export function connectProgramCard(scene) {
  const { store, session, permalink, source, createEngine, signal } = scene;
  const card = query('#program-card', HTMLElement);
  const { heading, title, choices, bug, table, caption, heads, rows, why, other } = build(card);
  const clock = { ...scene.clock, wait };
  // A figure without a rail shows no card.
  const isWanted = () => !isFigure() || permalink.view.state.face === 'full';
  const comparer = new Comparer({ engine: source, createEngine, store, clock, isWanted, signal });
  const { compared } = comparer;
  permalink.view.subscribe(() => comparer.follow(), signal);

  const redraw = renderAlways(scene, (state, t) => {
    const { program, corrected } = state.settings;
    card.hidden = program === 'none';
    if (card.hidden) return;
    setText(heading, t('search.program'));
    setText(title, t(`program.${program}`));
    setText(choices, t(`program.${program}_choices`));
    setText(bug, t(`program.${program}_bug`));
    setText(other, t(corrected ? 'program.show_as_written' : 'program.show_corrected'));
    setText(caption, t('program.runs'));
    for (const { cell, key } of heads) setText(cell, t(key));
    const { phase, sides } = compared.state;
    const isTooLarge = phase === 'too-large';
    table.hidden = isTooLarge;
    table.setAttribute('aria-busy', String(phase === 'running'));
    for (const { run, row, name, shown, cost, expanded, verdict } of rows) {
      const isShown = (run === 'corrected') === corrected;
      row.toggleAttribute('data-shown', isShown);
      setText(name, t(run === 'corrected' ? 'program.corrected' : 'program.as_written'));
      setText(shown, isShown ? ` (${t('program.on_board')})` : '');
      const words = rowOf(state, sides[run], t);
      setText(cost, words.cost);
      setText(expanded, words.expanded);
      setText(verdict, words.verdict);
      verdict.dataset['ruling'] = sides[run]?.verdict.ruling ?? 'unknown';
    }
    setText(
      why,
      isTooLarge ? t('program.too_large', { cells: LARGEST_COMPARED }) : whySentence(state, sides.written, t),
    );
  });
  compared.subscribe(redraw, signal);

  other.addEventListener(
    'click',
    () => {
      const corrected = !store.state.settings.corrected;
      const preface = [{ key: corrected ? 'status.run_corrected' : 'status.run_written' }];
      session.changeSettings({ corrected }, { preface });
    },
    { signal },
  );
}

/** @param {HTMLElement} card */
function build(card) {
  const heading = make('h2');
  const title = make('h3', { id: 'program-title' });
  const choices = make('p', { id: 'program-choices' });
  const bug = make('p');
  const why = make('p', { id: 'program-why', className: 'note' });
  const other = make('button', { type: 'button', className: 'button small' });
  other.dataset['testid'] = 'program-switch';

  const table = make('table', { id: 'runs', className: 'runs' });
  const caption = make('caption', { className: 'unseen' });
  const heads = HEADS.map(({ key, className }) => {
    const head = make('th', { scope: 'col', className });
    // The first column is obvious visually.
    const cell = key === 'program.run' ? make('span', { className: 'unseen' }) : head;
    if (cell !== head) head.append(cell);
    return { key, head, cell };
  });
  const headRow = make('tr');
  headRow.append(...heads.map(({ head }) => head));
  const rows = RUNS.map((run) => {
    const row = make('tr');
    row.dataset['run'] = run;
    const head = make('th', { scope: 'row' });
    const name = make('span');
    const shown = make('span', { className: 'unseen' });
    const cost = make('td', { className: 'number' });
    const expanded = make('td', { className: 'number' });
    const verdict = make('td', { className: 'verdict' });
    head.append(name, shown);
    row.append(head, cost, expanded, verdict);
    return { run, row, name, shown, cost, expanded, verdict };
  });
  const thead = make('thead');
  thead.append(headRow);
  const tbody = make('tbody');
  tbody.append(...rows.map(({ row }) => row));
  table.append(caption, thead, tbody);

  const box = make('div', { className: 'card' });
  box.append(title, choices, bug, table, why, other);
  card.replaceChildren(heading, box);
  return { heading, title, choices, bug, table, caption, heads, rows, why, other };
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]>} [properties]
 * @returns {HTMLElementTagNameMap[Name]}
 */
function make(name, properties = {}) {
  return Object.assign(document.createElement(name), properties);
}

/** @type {Wait} */
function wait(task, milliseconds) {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
}
