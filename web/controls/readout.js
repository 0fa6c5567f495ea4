// What is only read: the statistics, the name of the map, the card of the active cell, the label of
// the active cell for those who do not see it.

import { cellFacts } from '../board/cell-facts.js';
import { renderGrid } from '../board/grid.js';
import { formatNumber } from '../i18n/translate.js';
import { cellExtras, cellLabel, cellStates } from '../i18n/sentences.js';
import { named, part, setText } from './parts.js';
import { renderAlways } from './render.js';

/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('../i18n/translate.js').Translate} Translate */

/** @param {import('./render.js').Scene} scene */
export function connectStatistics(scene) {
  const places = {
    step: named('step', HTMLElement),
    steps: named('steps', HTMLElement),
    expanded: named('expanded', HTMLElement),
    cost: named('cost', HTMLElement),
    generated: part('#generated', HTMLElement),
    open: part('#open', HTMLElement),
  };
  const mapName = part('#map-name', HTMLElement);
  const statistics = part('.statistics', HTMLElement);
  renderAlways(scene, ({ board, search, playback }, t) => {
    const { title } = board;
    setText(mapName, title === null ? board.name : t(title.key, title.values));
    const { result, phase } = search;
    showLength(statistics, result.expanded);
    setNumber(places.step, playback.position.step);
    setNumber(places.steps, result.steps);
    setNumber(places.expanded, result.expanded);
    setNumber(places.generated, result.generated);
    setNumber(places.open, playback.position.open);
    if (result.outcome === 'found') setNumber(places.cost, result.cost);
    else {
      setText(places.cost, t('statistics.no_cost'));
      // Nothing to be read before there was a search.
      if (phase !== 'refused' || search.serial > 0) places.cost.dataset['value'] = '';
    }
  });
}

/** Narrow windows make room for long numbers (narrow.css). @param {HTMLElement} element @param {number} value */
function showLength(element, value) {
  if (value >= 1e5) element.dataset['length'] = value >= 1e7 ? 'very-long' : 'long';
  else delete element.dataset['length'];
}

/** @param {HTMLElement} element @param {number} value */
function setNumber(element, value) {
  const text = formatNumber(value);
  setText(element, text);
  element.dataset['value'] = text;
}

/**
 * @param {import('./render.js').Scene & { source: import('../engine/types.js').BoardSource }} scene
 */
export function connectCell(scene) {
  const { source } = scene;
  const host = named('board', HTMLElement);
  const place = part('#cell-place', HTMLElement);
  const states = part('#cell-states', HTMLElement);
  const numbers = {
    g: part('#cell-g', HTMLElement),
    h: part('#cell-h', HTMLElement),
    f: part('#cell-f', HTMLElement),
  };
  renderAlways(scene, (state, t) => {
    const { width, height } = state.board;
    const { cell } = state.cursor;
    const facts = cellFacts(state, source, cell);
    const name = t('board.name', { width, height });
    renderGrid(host, { width, height, cell, label: cellLabel(facts, t), name });
    setText(place, t('cell.place', { row: facts.row, column: facts.column }));
    const said = [...cellStates(facts, t), ...cellExtras(facts, t)];
    setText(states, said.join(t('cell.separator')));
    for (const key of /** @type {const} */ (['g', 'h', 'f'])) {
      const value = facts[key];
      setText(numbers[key], Number.isNaN(value) ? '–' : formatNumber(value));
    }
  });
}
