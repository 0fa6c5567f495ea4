// The upper tier over the real core, as the page asks for it: where its entrances and edges may lie, its path at
// the current step, and all of it rebuilt after an edit.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Engine } from '../../../web/engine/engine.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { clusterSide, edgesIn, upperPath } from '../../../web/engine/tiers.js';
import { loadModule } from '../../support/node/module.mjs';

/** @import { SearchSettings } from 'astrolabe-module' */

const module = await loadModule();
const SETTINGS = Object.freeze({ ...DEFAULT_SETTINGS, algorithm: /** @type {const} */ ('twotier') });

/** @param {Engine} engine @param {SearchSettings} settings */
function search(engine, settings = SETTINGS) {
  const { start, goal } = engine.suggestedEnds();
  engine.begin(settings, start, goal);
  while (engine.advance(1000) === 'running');
  engine.seek(engine.result().steps);
}

/** @param {Engine} engine */
const whole = ({ width, height }) => ({ x: 0, y: 0, columns: width, rows: height });

test('a straight corridor: two clusters, one entrance, its cost, and the path from start to goal', () => {
  const engine = new Engine(new module.Laboratory());
  engine.load('ascii', `S${'.'.repeat(18)}G\n`);
  search(engine);
  assert.equal(clusterSide(engine), 10);
  assert.deepEqual([...edgesIn(engine, whole(engine))], [{ from: 9, to: 10, cost: 10, costBack: 10 }]);
  // In clusters that touch, the start has an edge to the goal itself.
  assert.deepEqual([...upperPath(engine)], [0, 19]);
  engine.seek(0);
  assert.equal(upperPath(engine).length, 0);
  engine.dispose();
});

test('every edge joins transitions of one cluster, or two cells side by side across a border', () => {
  for (const board of /** @type {const} */ (['squares', 'hex'])) {
    const engine = new Engine(new module.Laboratory());
    engine.generate('caves', { width: 57, height: 43, percent: 42, seed: 5 });
    search(engine, { ...SETTINGS, board });
    const side = clusterSide(engine);
    const factors = engine.factors().slice();
    const gridPointOf = (/** @type {number} */ cell) => ({ x: cell % 57, y: Math.floor(cell / 57) });
    const clusterOf = ({ x = 0, y = 0 }) => `${Math.floor(x / side)} ${Math.floor(y / side)}`;
    const edges = [...edgesIn(engine, whole(engine))];
    const doors = new Set();
    for (const { from, to, cost, costBack } of edges) {
      assert.ok(factors[from] && factors[to]);
      assert.ok(cost > 0 && costBack > 0);
      const [a, b] = [gridPointOf(from), gridPointOf(to)];
      if (clusterOf(a) === clusterOf(b)) continue;
      assert.ok(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === 1);
      doors.add(from).add(to);
    }
    assert.ok(doors.size > 20);
    // Every end of an edge is a transition.
    for (const { from, to } of edges) assert.ok(doors.has(from) && doors.has(to));
    engine.dispose();
  }
});

test('an edit removes all of it, and the next search builds the new one', () => {
  const engine = new Engine(new module.Laboratory());
  engine.load('ascii', `S${'.'.repeat(18)}G\n${'.'.repeat(20)}\n`);
  search(engine);
  const before = [...edgesIn(engine, whole(engine))];
  engine.edit([10], 0);
  assert.equal(clusterSide(engine), 0);
  assert.deepEqual([...edgesIn(engine, whole(engine))], []);
  search(engine);
  const after = [...edgesIn(engine, whole(engine))];
  assert.notDeepEqual(after, before);
  assert.ok(after.every(({ from, to }) => from !== 10 && to !== 10));
  search(engine, DEFAULT_SETTINGS);
  assert.equal(clusterSide(engine), 0);
  engine.dispose();
});
