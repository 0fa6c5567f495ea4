// The path of the search as text, cell by cell, in the chosen coordinates. The engine is not queried while it is
// folded.

import { cellText, gridPointOf, namingOf } from '../../../model/coordinates.js';
import { copyField } from '../../../ui/copy.js';
import { byTestId, query, setOff, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */

/** @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'source'>} context */
export function connectPathText(context) {
  const { source, signal } = context;
  const fold = query('#path-text', HTMLDetailsElement);
  const note = query('#path-text-note', HTMLElement);
  const field = byTestId('path-text', HTMLTextAreaElement);
  const copy = byTestId('copy-path', HTMLButtonElement);
  const said = query('#path-text-said', HTMLElement);
  /** Inputs from which the field was filled. @type {readonly unknown[]} */
  let filled = [];
  /** Result of the last copy. */
  let outcome = { text: '', key: '' };
  const render = renderAlways(context, (state, t) => {
    if (!fold.open) return;
    const { search, board, display } = state;
    const from = [search, display.coordinates, t];
    if (from.every((one, index) => one === filled[index])) return;
    filled = from;
    const naming = namingOf(state);
    const isFound = search.phase === 'settled' && search.result.outcome === 'found';
    const path = isFound ? Array.from(source.path()) : [];
    field.value = path.map((cell) => cellText(cell, naming)).join(' ');
    setOff(copy, !isFound);
    if (isFound) setText(note, t(isCellByCell(path, board) ? 'path.cells' : 'path.turns', { count: path.length }));
    else setText(note, t(search.phase === 'running' ? 'path.later' : 'path.none'));
    setText(said, field.value !== '' && field.value === outcome.text ? t(outcome.key) : '');
  });
  fold.addEventListener('toggle', render, { signal });
  copy.addEventListener(
    'click',
    async () => {
      if (field.value === '') return;
      outcome = { text: field.value, key: await copyField(field) };
      filled = [];
      render();
    },
    { signal },
  );
}

/** Any-angle paths are listed by the cells at which they turn. @param {readonly number[]} path @param {{ width: number }} board */
function isCellByCell(path, board) {
  const points = path.map((cell) => gridPointOf(cell, board));
  return points.every(({ x, y }, index) => {
    const before = points[index - 1];
    return before === undefined || Math.max(Math.abs(x - before.x), Math.abs(y - before.y)) === 1;
  });
}
