// The numbers in the caption of the example graph are those of its search.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GraphEngine } from '../../../web/engine/graph-engine.js';
import { exampleGraph } from '../../../web/places/graph/graph-example.js';
import { flatEdges } from '../../../web/places/graph/graph.js';
import { graphSettings, initialSpace } from '../../../web/places/graph/state.js';
import { holds } from '../../support/node/caption-numbers.mjs';
import { loadModules } from '../../support/node/module.mjs';
import { TABLES } from '../../support/node/words.mjs';

const module = await loadModules();

test('the caption of the example graph has the numbers of its search', () => {
  const names = (TABLES.en['graph.example_names'] ?? '').split(', ');
  const graph = exampleGraph(names);
  /** @param {Partial<ReturnType<typeof initialSpace>['settings']>} change */
  const ask = (change) => {
    const engine = new GraphEngine(new module.GraphLaboratory());
    engine.define(
      graph.nodes.flatMap(({ x, y }) => [x, y]),
      names,
      flatEdges(graph.edges),
    );
    engine.begin(graphSettings({ ...initialSpace().settings, ...change }), graph.start, graph.goal);
    while (engine.advance(100) === 'running');
    const { cost, expanded } = engine.result();
    return { cost, expanded, way: [...engine.path()].map((node) => names[node]) };
  };
  const [best, greedy] = [ask({}), ask({ algorithm: 'greedy' })];
  assert.deepEqual(best.way.slice(1, -1), ['Mill', 'Market', 'Lake']);
  assert.deepEqual(greedy.way.slice(1, -1), ['Bridge', 'Forest']);
  holds('graph.example_from', [graph.edges.filter(({ isBoth }) => isBoth).length]);
  holds('graph.example_look', [best.cost, greedy.cost]);
  holds('graph.example_try', [greedy.expanded, best.expanded, greedy.cost]);
});
