// What belongs to a single algorithm, under the choice of the algorithm and only while it is chosen: the
// settings of the local walk and of the two-tier search, and what is drawn of the tiers; what LPA* did after an edit.
// Imports the drawing of the tiers.

import '../../../canvas/layers/draw-tiers.js';
import { accepts } from '../../../engine/options.js';
import { translator } from '../../../i18n/translate.js';
import { searchedWith } from '../../../model/algorithms.js';
import { withDisplay } from '../../../model/display.js';
import { fallbackOf, warning, repairPart } from '../../../model/notice.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */

/** @typedef {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'session'>} OwnScene */

/** The fields and the keys of their names. */
const FIELDS = /** @type {const} */ ([
  ['localRadius', 'local.radius'],
  ['localSteps', 'local.steps'],
  ['localSeed', 'local.seed'],
  ['clusterSide', 'tiers.side'],
]);

/** Settings chosen from a list. */
const LISTS = /** @type {const} */ (['localTurns', 'tiers']);

/** @param {OwnScene} scene */
export function connectOtherAlgorithms(scene) {
  const { store, session, signal } = scene;
  const walk = query('#local-options', HTMLFieldSetElement);
  const tiers = query('#tier-options', HTMLFieldSetElement);
  const repaired = query('#repair-outcome', HTMLElement);
  const edges = byTestId('tier-edges', HTMLInputElement);
  const shifts = query('[data-setting="localShifts"]', HTMLInputElement);
  const seed = query('[data-setting="localSeed"]', HTMLInputElement);
  edges.addEventListener('change', () => store.update((state) => withDisplay(state, { edges: edges.checked })), {
    signal,
  });
  shifts.addEventListener('change', () => session.changeSettings({ localShifts: shifts.checked }), { signal });
  for (const field of FIELDS) connectNumber(scene, field);
  const lists = LISTS.map((setting) => ({ setting, list: query(`[data-setting="${setting}"]`, HTMLSelectElement) }));
  for (const { setting, list } of lists) {
    list.addEventListener('change', () => session.changeSettings({ [setting]: list.value }), { signal });
  }
  renderAlways(scene, ({ settings, display, search }, words) => {
    const algorithm = searchedWith(settings);
    walk.hidden = algorithm !== 'local';
    tiers.hidden = algorithm !== 'twotier';
    edges.checked = display.edges;
    shifts.checked = settings.localShifts;
    for (const { setting, list } of lists) list.value = settings[setting];
    // Both settings use random numbers.
    seed.disabled = !settings.localShifts && settings.localTurns === 'both';
    const isCoarse = settings.tiers === 'coarse';
    edges.disabled = isCoarse;
    const left = search.phase === 'settled' ? fallbackOf(search.result) : null;
    setText(query('#tier-outcome', HTMLElement), left === null ? '' : words(left));
    const repair = algorithm === 'lpastar' && search.phase === 'settled' ? repairPart(search.result) : null;
    repaired.hidden = repair === null;
    setText(repaired, repair === null ? '' : words(repair.key, repair.values));
    setText(query('#tier-legend', HTMLElement), words(isCoarse ? 'tiers.legend_coarse' : 'tiers.legend'));
  });
  // What was drawn without them before this was loaded is drawn again.
  if (searchedWith(store.state.settings) === 'twotier') store.update((state) => withDisplay(state, {}));
}

/** @param {OwnScene} scene @param {typeof FIELDS[number]} names */
function connectNumber(scene, [setting, name]) {
  const { store, session, appearance, signal } = scene;
  const field = query(`[data-setting="${setting}"]`, HTMLInputElement);
  field.addEventListener(
    'change',
    () => {
      const number = /^\d{1,10}$/.test(field.value.trim()) ? Number(field.value) : NaN;
      if (accepts(setting, number)) {
        if (number !== store.state.settings[setting]) session.changeSettings({ [setting]: number });
      } else {
        const values = { name: translator(appearance.state.language)(name), low: field.min, high: field.max };
        session.say(warning({ key: 'local.range', values }));
      }
      field.value = String(store.state.settings[setting]);
    },
    { signal },
  );
  renderAlways(scene, ({ settings }) => {
    if (document.activeElement !== field) field.value = String(settings[setting]);
  });
}
