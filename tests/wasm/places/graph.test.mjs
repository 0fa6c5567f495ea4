// The façade for graphs from JavaScript: every member of graph.d.ts crosses in the right shape; answers against a second
// opinion in plain JavaScript.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GraphEngine, NODE_FIELDS, NODE_STRIDE } from '../../../web/engine/graph-engine.js';
import { EngineError } from '../../../web/engine/engine-error.js';
import { nodeWhySentences } from '../../../web/places/graph/graph-words.js';
import { storyOf } from '../../../web/model/cell-story.js';
import { exampleGraph } from '../../../web/places/graph/graph-example.js';
import { ALGORITHM_GROUPS } from '../../../web/model/algorithms.js';
import { GRAPH_ALGORITHMS, graphSettings, unmetNeedOnGraph } from '../../../web/places/graph/state.js';
import { edgesFromFlat } from '../../../web/places/graph/graph.js';
import { define, leastCosts, randomGraph, search, settings } from '../../support/node/graphs.mjs';
import { loadPlaces } from '../../support/node/module.mjs';
import { translator } from '../../support/node/words.mjs';

const module = await loadPlaces();

test('the example: the cheapest path, its numbers, why and verdict', () => {
  const engine = new GraphEngine(new module.GraphLaboratory());
  const graph = exampleGraph(['a', 'b']);
  define(engine, graph);
  const result = search(engine, graph);
  assert.deepEqual([result.outcome, result.cost, result.target], ['found', 670, 9]);
  assert.deepEqual([...engine.path()], [0, 1, 5, 7, 9]);
  assert.deepEqual(engine.seek(0), { step: 0, open: 1, closed: 0, current: -1 });
  const position = engine.seek(result.steps);
  assert.equal(position.current, 9);
  const numbers = engine.nodes();
  assert.equal(numbers.length, 10 * NODE_STRIDE);
  assert.equal(numbers[9 * NODE_STRIDE + NODE_FIELDS.g], 670);
  assert.equal(numbers[9 * NODE_STRIDE + NODE_FIELDS.parent], 7);
  const why = engine.why(9);
  assert.equal(why?.sum?.g, 670);
  assert.equal(why?.sum?.parentG, 470);
  assert.equal(why?.sum?.unit, 200);
  assert.equal(why?.neighbours[0]?.outcome, 'goal-selected');
  assert.equal(engine.why(4)?.untouched?.absence, 'goal-found');
  const verdict = engine.judged();
  assert.deepEqual(
    [verdict?.ruling, verdict?.optimum, verdict?.guaranteed, verdict?.cause.kind],
    ['optimal', 670, 'holds', ''],
  );
  assert.deepEqual([...engine.shortestPath()], [0, 1, 5, 7, 9]);
  search(engine, graph, { algorithm: 'greedy' });
  assert.equal(engine.judged()?.cause.kind, 'greedy');
});

test('random graphs: the second opinion agrees on the cost, whatever the settings', () => {
  const engine = new GraphEngine(new module.GraphLaboratory());
  let found = 0;
  for (let seed = 1; seed <= 500; seed++) {
    const graph = randomGraph(seed);
    define(engine, graph);
    const best = leastCosts(graph)[graph.goal] ?? Infinity;
    for (const changes of /** @type {const} */ ([
      {},
      { algorithm: 'dijkstra' },
      { heuristic: 'zero' },
      { openList: 'sorted' },
    ])) {
      const { outcome, cost } = search(engine, graph, changes);
      assert.equal(outcome === 'found', best < Infinity, `${seed}`);
      if (outcome === 'found') assert.equal(cost, best, `${seed}`);
    }
    found += best < Infinity ? 1 : 0;
  }
  assert.ok(found > 150);
});

test('every algorithm that serves graphs: the second opinion agrees, and a step back and forth shows the same', () => {
  const engine = new GraphEngine(new module.GraphLaboratory());
  /** @type {Record<string, number>} */
  const outcomes = {};
  for (let seed = 1; seed <= 150; seed++) {
    const graph = randomGraph(seed);
    define(engine, graph);
    const best = leastCosts(graph)[graph.goal] ?? Infinity;
    for (const algorithm of GRAPH_ALGORITHMS.slice(5)) {
      const result = search(engine, graph, { algorithm });
      outcomes[result.outcome] = (outcomes[result.outcome] ?? 0) + 1;
      const { steps } = result;
      engine.seek(steps);
      const end = engine.nodes().slice();
      assert.equal(end.length, graph.nodes.length * NODE_STRIDE);
      if (steps > 0) engine.seek(steps - 1);
      engine.seek(steps);
      assert.deepEqual(engine.nodes().slice(), end, `${seed} ${algorithm}`);
      if (result.outcome === 'gave-up') {
        assert.deepEqual([algorithm, engine.path().length, engine.judged()], ['idastar', 0, null]);
        continue;
      }
      assert.equal(result.outcome === 'found', best < Infinity, `${seed} ${algorithm}`);
      if (result.outcome === 'found') assert.equal(result.cost, best, `${seed} ${algorithm}`);
      const verdict = engine.judged();
      assert.deepEqual([verdict?.ruling, verdict?.guaranteed], ['optimal', 'holds'], `${seed} ${algorithm}`);
      const why = engine.why(graph.start);
      assert.equal(why?.isExplained, false);
      if (why?.sum) assert.equal(why.sum.g, why.sum.parentG + why.sum.unit);
    }
  }
  assert.ok((outcomes['found'] ?? 0) > 200, JSON.stringify(outcomes));
  assert.ok((outcomes['no-path'] ?? 0) > 50, JSON.stringify(outcomes));
});

test('every other algorithm has the history of each node that it reached, in both languages', () => {
  const engine = new GraphEngine(new module.GraphLaboratory());
  const graph = exampleGraph(['a', 'b']);
  define(engine, graph);
  for (const algorithm of GRAPH_ALGORITHMS.slice(5)) {
    const result = search(engine, graph, { algorithm });
    for (let step = 0; step <= result.steps; step++) {
      engine.seek(step);
      for (let node = 0; node < graph.nodes.length; node++) {
        const why = engine.why(node);
        assert.ok(why);
        const found = { step, settings: { ...settings, algorithm }, result, source: engine };
        const { times, pushes } = storyOf(engine, node, step);
        // With two halves either may have been the last to expand it.
        assert.ok(times.expanded.step >= why.expandedAt, algorithm);
        // What LPA* and IDA* have taken back is in the log alone.
        if (why.sum !== null && why.sum.parent >= 0)
          assert.equal(pushes[0]?.parent, why.sum.parent, `${algorithm} ${step} ${node}`);
        for (const language of /** @type {const} */ (['en', 'zh'])) {
          const lines = nodeWhySentences(why, graph, found, translator(language));
          assert.ok(
            lines.length > 0 && lines.every((line) => line !== '' && !/[{}]|^story\./.test(line)),
            lines.join(),
          );
        }
      }
    }
  }
});

test('LPA* reports the cost of the repair; a graph lacks what others require', () => {
  const engine = new GraphEngine(new module.GraphLaboratory());
  const graph = exampleGraph([]);
  define(engine, graph);
  const anew = search(engine, graph, { algorithm: 'lpastar' });
  assert.deepEqual([anew.cost, anew.repairs], [670, 0]);
  const edges = graph.edges.map((edge, index) => (index === 0 ? { ...edge, cost: edge.cost + 20 } : edge));
  define(engine, { ...graph, edges });
  const repaired = search(engine, graph, { algorithm: 'lpastar' });
  assert.equal(repaired.repairs, anew.expanded);
  assert.equal(repaired.cost, leastCosts({ ...graph, edges })[graph.goal]);
  /** @type {Record<string, string[]>} */
  const unmet = {};
  for (const algorithm of Object.values(ALGORITHM_GROUPS).flat()) {
    const need = unmetNeedOnGraph(algorithm);
    (unmet[String(need)] ??= []).push(algorithm);
    const begin = () =>
      engine.begin({ ...graphSettings(settings), algorithm: /** @type {'astar'} */ (algorithm) }, 0, 1);
    if (need === null) begin();
    else assert.throws(begin, EngineError);
  }
  assert.deepEqual(unmet['squares'], ['canonical', 'jps', 'theta', 'lazytheta', 'local']);
  assert.deepEqual(unmet['clusters'], ['twotier']);
  assert.equal(unmet['null']?.length, GRAPH_ALGORITHMS.length);
});

test('too much is refused before it is copied, and a fault by the number of its node or edge', () => {
  const engine = new GraphEngine(new module.GraphLaboratory());
  define(engine, exampleGraph([]));
  const before = engine.toLink();
  /** @param {() => void} action @returns {string} */
  const codeOf = (action) => {
    try {
      action();
    } catch (error) {
      if (error instanceof EngineError) return `${error.reason.code} ${error.reason.line}`;
      throw error;
    }
    return '';
  };
  assert.equal(
    codeOf(() => engine.define(new Float64Array(2e6), [], [])),
    'graph.node_count 0',
  );
  assert.equal(
    codeOf(() => engine.define([], [], new Float64Array(3 * 65_537))),
    'graph.edge_count 0',
  );
  assert.equal(
    codeOf(() => engine.define([0, 0, 1, 1], [], [0, 1, 2.5])),
    'graph.cost 1',
  );
  assert.equal(
    codeOf(() => engine.define([0, 0, NaN, 1], [], [])),
    'graph.position 2',
  );
  assert.equal(
    codeOf(() => engine.define([0, 0, 1, 1], ['a', 'a'], [])),
    'graph.name_twice 2',
  );
  assert.equal(
    codeOf(() => engine.begin(graphSettings(settings), 0, 10)),
    'graph.end 0',
  );
  assert.equal(
    codeOf(() => engine.seek(0)),
    'search.none 0',
  );
  assert.equal(engine.toLink(), before);
});

test('waypoints of a board are joined where they see each other', () => {
  const engine = new GraphEngine(new module.GraphLaboratory());
  const ground = { width: 5, height: 3, factors: Uint8Array.of(1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1) };
  assert.deepEqual([...engine.cellsAtCorners(ground)], [11, 13]);
  engine.beginJoining(ground, 'nowall', [0, 4, 11, 13], 10);
  while (engine.advanceJob(2) === 'running');
  assert.deepEqual(edgesFromFlat(engine.joined() ?? []), [
    { from: 0, to: 2, cost: 22, isBoth: true },
    { from: 1, to: 3, cost: 22, isBoth: true },
    { from: 2, to: 3, cost: 20, isBoth: true },
  ]);
});
