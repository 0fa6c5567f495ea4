// What is only read: the statistics and the name of the map.

import { formatNumber } from '../../../i18n/translate.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { Scene } from '../../../ui/render.js' */

/** @param {Scene} scene */
export function connectStatistics(scene) {
  const places = {
    step: byTestId('step', HTMLElement),
    steps: byTestId('steps', HTMLElement),
    expanded: byTestId('expanded', HTMLElement),
    cost: byTestId('cost', HTMLElement),
    generated: query('#generated', HTMLElement),
    open: query('#open', HTMLElement),
  };
  const mapName = query('#map-name', HTMLElement);
  const statistics = query('.statistics', HTMLElement);
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
