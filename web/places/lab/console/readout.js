// Read-only values: the numbers of the step shown, and the name of the map. The final values of the search are
// in their data-value at every step.

import { CELL_FIELDS } from '../../../engine/layouts.js';
import { formatNumber, plainNumber } from '../../../i18n/translate.js';
import { isTextbookRun } from '../../../model/algorithms.js';
import { showsPath } from '../../../model/state.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { BoardSource } from '../../../engine/layouts.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Scene } from '../../../ui/render.js' */

/** @param {Scene & { source: BoardSource }} scene */
export function connectStatistics(scene) {
  const elements = {
    step: byTestId('step', HTMLElement),
    steps: byTestId('steps', HTMLElement),
    expanded: byTestId('expanded', HTMLElement),
    cost: byTestId('cost', HTMLElement),
    closed: query('#closed', HTMLElement),
    open: query('#open', HTMLElement),
  };
  const costName = query('#cost-name', HTMLElement);
  const mapName = query('#map-name', HTMLElement);
  const statistics = query('.statistics', HTMLElement);
  renderAlways(scene, (state, t) => {
    const { board, search, playback } = state;
    const { title } = board;
    setText(mapName, title === null ? board.name : t(title.key, title.values));
    const { result, phase } = search;
    // Until there is an answer the previous numbers stay.
    if (phase === 'running' && search.serial > 0) return;
    showLength(statistics, result.expanded);
    setNumber(elements.step, playback.position.step);
    setNumber(elements.steps, result.steps);
    setNumber(elements.closed, playback.position.closed);
    setNumber(elements.open, playback.position.open);
    const isRunning = phase === 'settled' && !showsPath(state);
    // In some algorithms steps and expansions do not correspond.
    const isCounted = isRunning && result.steps === result.expanded;
    setNumber(elements.expanded, result.expanded, isCounted ? playback.position.step : result.expanded);
    const soFar = isRunning ? costSoFar(state, scene.source) : null;
    setText(costName, t(soFar === null ? 'statistics.cost' : 'statistics.cost_so_far'));
    if (result.outcome === 'found') setNumber(elements.cost, result.cost, soFar ?? result.cost);
    else {
      setText(elements.cost, soFar === null ? t('statistics.no_cost') : formatNumber(soFar));
      // Nothing to read before the first search.
      if (phase !== 'refused' || search.serial > 0) elements.cost.dataset['value'] = '';
    }
  });
}

/**
 * G of the cell that the step expanded; null where that is not a cost from the start.
 * @param {State} state @param {BoardSource} source
 */
function costSoFar({ board, settings, playback }, source) {
  // The crowd program never adds G up.
  if (!isTextbookRun(settings) || (settings.program === 'crowd' && !settings.corrected)) return null;
  const { current } = playback.position;
  if (current < 0) return 0;
  const g = source.cells(current % board.width, Math.floor(current / board.width), 1, 1)[CELL_FIELDS.g] ?? NaN;
  return Number.isNaN(g) ? null : g;
}

/** Narrow windows make room for long numbers (narrow.css). @param {HTMLElement} element @param {number} value */
function showLength(element, value) {
  if (value >= 1e5) element.dataset['length'] = value >= 1e7 ? 'very-long' : 'long';
  else delete element.dataset['length'];
}

/** @param {HTMLElement} element @param {number} value final value @param {number} [shown] at the step */
function setNumber(element, value, shown = value) {
  setText(element, formatNumber(shown));
  element.dataset['value'] = plainNumber(value);
}
