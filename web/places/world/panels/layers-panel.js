// What is drawn besides ground and units: paths, influence, fog, islands, and what the active cell reaches; also in words,
// with a legend.

import { TEAM_COUNT } from '../../../engine/world-engine.js';
import { islandParts, islandSizes } from '../state/world-islands.js';
import { factsOf, offsetOfUnit } from '../state/world-units.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { fillChoice, showChoice } from './panel-parts.js';
import { teamName } from './units-panel.js';
import { WorldLegend } from './world-legend.js';

/** @import { WorldScene } from '../world.js' */
/** @import { WorldPanel } from './world-panels.js' */

const AS_IT_IS = -1;

/** @param {WorldScene} scene @returns {WorldPanel} */
export function connectLayers({ store, session, naming, appearance, signal }) {
  const paths = byTestId('world-paths', HTMLSelectElement);
  const fog = byTestId('world-fog', HTMLSelectElement);
  const influence = byTestId('world-influence', HTMLInputElement);
  const islands = byTestId('world-islands', HTMLInputElement);
  const reach = byTestId('world-reach', HTMLInputElement);
  const said = query('#world-island-said', HTMLElement);
  const legend = new WorldLegend(query('#world-legend', HTMLElement), appearance);
  fillChoice(paths, ['selected', 'all']);
  fillChoice(fog, [AS_IT_IS, ...Array.from({ length: TEAM_COUNT }, (_, team) => team)]);
  paths.addEventListener('change', () => session.showLayers({ paths: paths.value === 'all' }), { signal });
  fog.addEventListener('change', () => session.showLayers({ fog: Number(fog.value) }), { signal });
  influence.addEventListener('change', () => session.showLayers({ influence: influence.checked }), { signal });
  islands.addEventListener('change', () => session.showLayers({ islands: islands.checked }), { signal });
  reach.addEventListener('change', () => session.reach(reach.checked ? store.state.cursor : -1), { signal });
  // The island shown follows the active cell.
  store.subscribe(({ cursor, reach: shown }, before) => {
    if (cursor !== before.cursor && shown >= 0 && shown === before.reach && shown !== cursor) session.reach(cursor);
  }, signal);

  /** Island sizes, and the ground they were counted on. */
  let counted = { world: -1, ground: -1, sizes: [0] };
  return {
    show: (state, t) => {
      const { layers, cursor, selected } = state;
      showChoice(paths, layers.paths ? 'all' : 'selected', (value) => t(`layers.paths_${value}`));
      showChoice(fog, layers.fog, (value) =>
        Number(value) === AS_IT_IS ? t('layers.fog_none') : teamName(Number(value), t),
      );
      influence.checked = layers.influence;
      islands.checked = layers.islands;
      reach.checked = state.reach >= 0;
      const ground = session.engine.groundVersion();
      if (counted.world !== state.world || counted.ground !== ground)
        counted = { world: state.world, ground, sizes: islandSizes(session.engine.islands()) };
      const units = session.engine.units();
      const offset = offsetOfUnit(units, selected);
      const unit = offset < 0 ? null : factsOf(units, offset);
      // The view of the units may move when the islands are read.
      const own = units.slice();
      const parts = islandParts({
        islands: session.engine.islands(),
        sizes: counted.sizes,
        naming: naming(),
        cell: cursor,
        units: own,
        selected: unit,
      });
      legend.show(t);
      // Moving with the arrow keys announces the cell; its island, too, while that is switched on.
      said.setAttribute('aria-live', state.reach >= 0 ? 'polite' : 'off');
      setText(said, parts.map(({ key, values }) => t(key, values)).join(t('status.separator')));
    },
  };
}
