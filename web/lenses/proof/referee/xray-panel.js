// The switches for what the referee shows on the board, a shortest path and the X-ray of the heuristic,
// and the legend of the X-ray with its range.

import { searchedWith } from '../../../model/algorithms.js';
import { isPictureAwaited } from '../../../model/referee.js';
import { byTestId, query } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { State } from '../../../model/state.js' */

/** @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'session'>} scene */
export function connectXray(scene) {
  const { session, signal } = scene;
  const legend = query('#xray-legend', HTMLElement);
  const switches = /** @type {const} */ (['shortest', 'xray']).map((name) => ({
    name,
    check: byTestId(name, HTMLInputElement),
  }));
  for (const { name, check } of switches) {
    // Switched on before this was loaded.
    if (check.checked) session.changeDisplay({ [name]: true });
    check.addEventListener('change', () => session.changeDisplay({ [name]: check.checked }), { signal });
  }
  let shown = '';
  renderAlways(scene, (state, t) => {
    for (const { name, check } of switches) check.checked = state.display[name];
    legend.hidden = !state.display.xray;
    // The previous legend stays while the next picture is being computed.
    if (legend.hidden || (isPictureAwaited(state) && shown !== '')) return;
    const entries = legendEntries(state, t);
    const content = JSON.stringify(entries);
    if (content === shown) return;
    shown = content;
    legend.replaceChildren(...entries.map(entryElement));
  });
}

/** Note on the H of some other algorithms than the textbook search. @type {Readonly<Record<string, string>>} */
const OF_H = Object.freeze({
  ...{ theta: 'lines', lazytheta: 'lines', bidirectional: 'forward' },
  ...{ local: 'square', bidijkstra: 'none', flow: 'none' },
});

/** @typedef {{ kind: string, text: string }} Entry */

/** @param {State} state @param {Translate} t @returns {Entry[]} */
export function legendEntries({ referee, settings }, t) {
  const { survey, verdict } = referee;
  if (survey === null) return [{ kind: '', text: t('xray.awaited') }];
  const { least, most } = survey;
  const count = verdict?.inconsistentSteps ?? 0;
  const entries = [
    { kind: 'exact', text: t('xray.exact') },
    { kind: 'under', text: least < 0 ? t('xray.under', { size: -least }) : t('xray.no_under') },
    { kind: 'over', text: most > 0 ? t('xray.over', { size: most }) : t('xray.no_over') },
  ];
  if (survey.hasUnreachable) entries.push({ kind: 'unreachable', text: t('xray.unreachable') });
  if (count > 0) entries.push({ kind: 'inconsistent', text: t('xray.inconsistent', { count }) });
  const about = OF_H[searchedWith(settings)];
  if (about !== undefined) entries.push({ kind: '', text: t(`xray.of_${about}`) });
  return [...entries, { kind: '', text: t('xray.numbers') }];
}

/** @param {Entry} entry */
function entryElement({ kind, text }) {
  const line = document.createElement('p');
  if (kind !== '') {
    const swatch = document.createElement('i');
    swatch.className = `swatch xray-${kind}`;
    if (kind === 'inconsistent') swatch.textContent = '›';
    swatch.ariaHidden = 'true';
    line.append(swatch);
  }
  line.append(text);
  return line;
}
