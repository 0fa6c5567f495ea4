// The panels below the boards, under tabs: each panel is connected to the scene and shown when it is in view.

import { hasCourses } from './state.js';
import { connectTabs } from '../../ui/tabs.js';
import { query } from '../../ui/query.js';
import { connectBatch } from './batch/batch-panel.js';
import { connectCharts } from './charts/charts-panel.js';
import { connectRanking } from './ranking/ranking-panel.js';
import { connectTradeOff } from './trade-off/trade-panel.js';

/** @import { Translate } from '../../i18n/translate.js' */
/** @import { RaceScene } from './race.js' */
/** @import { RaceState } from './state.js' */
/**
 * @typedef {object} RacePanel
 * @property {(race: RaceState, t: Translate) => void} show when it comes into view, and then whenever
 *   race or texts have changed
 * @property {() => void} [leave] it is no longer in view, or the dialog is closed (may be called twice):
 *   work in progress is cancelled
 */

/**
 * By the names of their tabs, in this order: a tab `race-tab-NAME` with data-tab, and a panel `race-panel-NAME`
 * in panel.html.
 * @type {Readonly<Record<string, (scene: RaceScene) => RacePanel>>}
 */
const PANELS = Object.freeze({
  ranking: connectRanking,
  charts: connectCharts,
  trade: connectTradeOff,
  batch: connectBatch,
});

/** @param {RaceScene} scene @returns {(race: RaceState, t: Translate) => void} */
export function connectRacePanels(scene) {
  const { store, dialog, signal } = scene;
  const panels = new Map(Object.entries(PANELS).map(([name, connect]) => [name, connect(scene)]));
  const list = query('#race-tabs', HTMLElement);
  query('#race-panels', HTMLElement).hidden = panels.size === 0;
  /** @type {RacePanel | undefined} */
  let inView;
  /** @type {Translate | null} */
  let t = null;
  const show = () => {
    if (t !== null && dialog.open && !hasCourses(store.state)) inView?.show(store.state, t);
  };
  const { chooseFirst } = connectTabs(
    list,
    (name) => {
      inView?.leave?.();
      inView = panels.get(name);
      show();
    },
    signal,
  );
  chooseFirst();
  // Some continue behind another tab, but not in a closed race.
  dialog.addEventListener('close', () => panels.forEach((panel) => panel.leave?.()), { signal });
  return (race, translate) => {
    t = translate;
    if (!hasCourses(race)) inView?.show(race, translate);
  };
}
