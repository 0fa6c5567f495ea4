// The panels beside the board of the world, under tabs: each panel is connected to the scene, and shown while it is in
// view.

import { connectTabs } from '../../../ui/tabs.js';
import { query } from '../../../ui/query.js';
import { connectLayers } from './layers-panel.js';
import { connectQueue } from './queue-panel.js';
import { connectRules } from './rules-panel.js';
import { connectTrials } from './trials-panel.js';
import { connectUnits } from './units-panel.js';
import { connectWorlds } from './worlds-panel.js';

/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { WorldState } from '../state/world-state.js' */
/** @import { WorldScene, WorldShow } from '../world.js' */
/**
 * @typedef {object} WorldPanel
 * @property {WorldShow} show when it comes into view, and then at each change
 * @property {(state: WorldState) => void} [observe] called whether in view or not: for what it records
 * @property {() => void} [close] the dialog is closed: work in progress is cancelled
 */

/**
 * By the names of their tabs: a tab `world-tab-NAME` with data-tab, and a panel `world-panel-NAME`.
 * @type {Readonly<Record<string, (scene: WorldScene) => WorldPanel>>}
 */
const PANELS = Object.freeze({
  presets: connectWorlds,
  units: connectUnits,
  options: connectRules,
  queue: connectQueue,
  layers: connectLayers,
  planners: connectTrials,
});

/** @param {WorldScene} scene @returns {WorldShow} */
export function connectWorldPanels(scene) {
  const { store, dialog, signal } = scene;
  const panels = new Map(Object.entries(PANELS).map(([name, connect]) => [name, connect(scene)]));
  /** @type {WorldPanel | undefined} */
  let inView;
  /** @type {Translate | null} */
  let t = null;
  /** The world that all panels have shown. */
  let shown = 0;
  const { chooseFirst } = connectTabs(
    query('#world-tabs', HTMLElement),
    (name) => {
      inView = panels.get(name);
      // While seeking nothing is shown until the tick is reached.
      if (t !== null && dialog.open && store.state.sought === null) inView?.show(store.state, t);
    },
    signal,
  );
  chooseFirst();
  dialog.addEventListener('close', () => panels.forEach((panel) => panel.close?.()), { signal });
  return (state, translate) => {
    t = translate;
    for (const panel of panels.values()) panel.observe?.(state);
    // Also panels out of view: while seeking a far tick none of them can be filled.
    const all = state.world === shown ? [inView] : [...panels.values()];
    shown = state.world;
    for (const panel of all) panel?.show(state, translate);
  };
}
