// Series for charts, folded from the log of the real module: the size of the open list is that of the position
// at every step, g and f are those of the closed list.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../../web/engine/engine.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { CELL_FIELDS, ROW_FIELDS } from '../../../web/engine/layouts.js';
import { SeriesReader } from '../../../web/places/race/charts/series.js';
import { loadModule } from '../../support/node/module.mjs';

/** @import { SearchSettings } from 'astrolabe-module' */

const module = await loadModule();

/** @param {Partial<SearchSettings>} settings @param {number} seed */
function searched(settings, seed) {
  const engine = new Engine(new module.Laboratory());
  engine.generate('random', { width: 24, height: 17, percent: 24, seed });
  const { start, goal } = engine.suggestedEnds();
  engine.begin({ ...DEFAULT_SETTINGS, ...settings }, start, goal);
  while (engine.advance(1000) === 'running');
  return engine;
}

/** @param {Engine} engine @param {number} stretch */
function seriesOf(engine, stretch) {
  const { steps } = engine.result();
  const reader = new SeriesReader(engine.width * engine.height, steps, engine.seek(0).open);
  for (let first = 1; first <= steps; first += stretch) {
    reader.read(engine.log(first, Math.min(first + stretch - 1, steps)).slice());
  }
  return reader.result();
}

const SETUPS = /** @type {const} */ ([
  { algorithm: 'astar' },
  { algorithm: 'astar', heuristic: 'manhattan', weightHundredths: 250 },
  { algorithm: 'dijkstra', costs: 'exact' },
  { algorithm: 'bfs' },
  { algorithm: 'dfs' },
  { algorithm: 'greedy' },
  { algorithm: 'bidirectional' },
  { algorithm: 'bidijkstra' },
  { algorithm: 'jps' },
  { algorithm: 'theta' },
  { algorithm: 'lazytheta' },
  { algorithm: 'flow' },
  { algorithm: 'lpastar' },
  { algorithm: 'idastar' },
]);

/** G and F of the cell expanded by the step. @param {Engine} engine @param {number} step @param {string} algorithm */
function expandedWith(engine, step, algorithm) {
  if (algorithm !== 'lazytheta') {
    const row = engine.printout(step, step);
    return [row[ROW_FIELDS.g], row[ROW_FIELDS.f] ?? NaN];
  }
  // Its cells may get another parent, and another g, when they are expanded.
  const { current } = engine.seek(step);
  const cell = engine.cells(current % engine.width, Math.floor(current / engine.width), 1, 1);
  return [cell[CELL_FIELDS.g], cell[CELL_FIELDS.f] ?? NaN];
}

for (const settings of SETUPS) {
  test(`the open list of ${Object.values(settings).join(', ')} at every step`, () => {
    for (const seed of [3, 4, 5]) {
      const engine = searched(settings, seed);
      const { steps } = engine.result();
      // IDA* never ends on some boards: its beginning is enough. One bucket per step, up to there.
      const last = Math.min(steps, 4000);
      const { open, g, f } = seriesOf(engine, seed * 7);
      for (let step = 0; step <= last; step++) {
        if (open.width > 1) break;
        assert.equal(open.low[step], engine.seek(step).open, `size at step ${step}`);
        assert.equal(open.high[step], open.low[step]);
        if (step === 0) continue;
        const [shownG, shownF] = expandedWith(engine, step, settings.algorithm);
        assert.equal(g.low[step], shownG, `g at step ${step}`);
        assert.ok(Object.is(f.low[step], shownF), `f at step ${step}`);
      }
      assert.equal(open.count, steps + 1);
      engine.dispose();
    }
  });
}
