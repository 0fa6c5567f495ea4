// The numbers in the caption of the example graph are those of its search.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GraphEngine } from '../../../web/engine/graph-engine.js';
import { exampleGraph } from '../../../web/places/graph/graph-example.js';
import { holds } from '../../support/node/caption-numbers.mjs';
import { define, search } from '../../support/node/graphs.mjs';
import { loadPlaces } from '../../support/node/module.mjs';
import { TABLES } from '../../support/node/words.mjs';

const module = await loadPlaces();

test('the caption of the example graph has the numbers of its search', () => {
  const names = (TABLES.en['graph.example_names'] ?? '').split(', ');
  const graph = exampleGraph(names);
  /** @param {Parameters<typeof search>[2]} change */
  const ask = (change) => {
    const engine = new GraphEngine(new module.GraphLaboratory());
    define(engine, graph);
    const { cost, expanded } = search(engine, graph, change);
    return { cost, expanded, path: [...engine.path()].map((node) => names[node]) };
  };
  const [best, greedy] = [ask({}), ask({ algorithm: 'greedy' })];
  assert.deepEqual(best.path.slice(1, -1), ['Mill', 'Market', 'Lake']);
  assert.deepEqual(greedy.path.slice(1, -1), ['Bridge', 'Forest']);
  holds('graph.example_from', [graph.edges.filter(({ isBoth }) => isBoth).length]);
  holds('graph.example_look', [best.cost, greedy.cost]);
  holds('graph.example_try', [greedy.expanded, best.expanded, greedy.cost]);
});
