// Cards that lead to other places. The app, which knows the places, handles their clicks.

import { DEFAULT_SETTINGS } from '../../engine/options.js';
import { readDrawing } from '../../model/maps/drawn-map.js';
import { PRESETS } from '../../model/maps/presets.js';
import { byTestId, query } from '../../ui/query.js';
import { makeCard } from './cards.js';

/** @import { Gallery } from './gallery.js' */

/** The worlds that run on their own: the values of world= in a link, and the keys of their texts. */
export const WORLDS = Object.freeze({
  crossroads: 'crossroads',
  'two-corridors': 'two_corridors',
  fog: 'fog',
  crowd: 'crowd',
  'same-goals': 'same_goals',
});

/** @param {HTMLElement} list @param {Gallery} gallery */
export function fillElsewhere(list, { thumbnails }) {
  // The experiments are four boards; this is the best known of them.
  const trap = PRESETS.find(({ id }) => id === 'experiment_trap');
  if (trap !== undefined) {
    thumbnails.add(query('canvas', HTMLCanvasElement, byTestId('experiments', HTMLElement)), (engine) => {
      const { width, height, factors, start, goal } = readDrawing(trap.map);
      engine.restore(width, height, factors);
      return { settings: { ...DEFAULT_SETTINGS, algorithm: 'dijkstra' }, start, goal, display: trap.display };
    });
  }
  for (const [world, id] of Object.entries(WORLDS)) {
    const { item, button, canvas } = makeCard({
      id: `gallery-${world}`,
      name: { t: `worlds.${id}` },
      about: `worlds.${id}_watch`,
    });
    canvas.remove();
    button.dataset['world'] = world;
    list.append(item);
  }
}
