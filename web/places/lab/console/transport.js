// The transport of the page's search.

import { query } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';
import { SEARCH_SPEEDS, playableSearch, transportStateOf } from '../../../ui/transport/search-transport.js';
import { connectTransport, makeTransport, placeTransport } from '../../../ui/transport/transport.js';

/** @import { AppContext } from '../../../app/app-context.js' */

/** @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'session' | 'togglePlay' | 'codeLines'>} scene */
export function connectSearchTransport(scene) {
  const { codeLines, signal } = scene;
  const parts = makeTransport('');
  placeTransport(parts, query('.console', HTMLElement));
  const show = connectTransport(parts, playableSearch(scene), { speeds: SEARCH_SPEEDS, signal });
  const render = renderAlways(scene, (state, t) => show(transportStateOf(state, codeLines, t), t));
  codeLines.subscribe(render, signal);
}
