// Graphs in links and as JSON, through the core: they read back unchanged, and cut or invalid parts are reported.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GraphEngine } from '../../../web/engine/graph-engine.js';
import { EngineError } from '../../../web/engine/engine-error.js';
import { readGraphPairs, graphPairs } from '../../../web/places/graph/link.js';
import { parseLink, sealed } from '../../../web/link/link-text.js';
import { readGraphJson, writeGraphJson } from '../../../web/places/graph/graph-json.js';
import { exampleGraph } from '../../../web/places/graph/graph-example.js';
import { GraphSession } from '../../../web/places/graph/session.js';
import { initialSpace } from '../../../web/places/graph/state.js';
import { info } from '../../../web/model/notice.js';
import { Store } from '../../../web/model/store.js';
import { edgesFromFlat } from '../../../web/places/graph/graph.js';
import { define, randomGraph, settings } from '../../support/node/graphs.mjs';
import { loadPlaces } from '../../support/node/module.mjs';

const module = await loadPlaces();

test('links of random graphs bring them back; cut and garbled ones are refused and change nothing', () => {
  let refused = 0;
  const engine = new GraphEngine(new module.GraphLaboratory());
  for (let seed = 1; seed <= 200; seed++) {
    const graph = randomGraph(seed);
    define(engine, graph);
    const text = sealed(
      graphPairs({
        map: engine.toLink(),
        start: graph.start,
        goal: graph.goal,
        settings,
        step: seed % 3 === 0 ? seed : null,
      }),
    );
    const { graph: pairs, link, reason } = parseLink(`#${text}`);
    assert.deepEqual([link, reason], [null, null]);
    assert.ok(pairs !== undefined);
    const read = readGraphPairs(pairs);
    assert.ok(read.link !== null && read.link.map !== null);
    assert.deepEqual([read.link.start, read.link.goal], [graph.start, graph.goal]);
    const other = new GraphEngine(new module.GraphLaboratory());
    other.fromLink(read.link.map);
    const { positions, names, edges } = other.definition();
    assert.deepEqual(
      {
        nodes: names.map((name, node) => ({ x: positions[2 * node], y: positions[2 * node + 1], name })),
        edges: edgesFromFlat(edges),
      },
      { nodes: graph.nodes, edges: graph.edges },
    );
    for (let length = text.indexOf('&z=') + 3; length < text.length; length += 7) {
      assert.match(parseLink(text.slice(0, length)).reason?.code ?? 'none', /^link\.(cut_off|garbled)$/);
    }
    // Without the seal some of the cut links read as another graph; a refusal changes nothing.
    try {
      other.fromLink(read.link.map.slice(0, -3));
    } catch (error) {
      assert.ok(error instanceof EngineError);
      assert.equal(error.reason.code, 'link.map_broken');
      assert.equal(other.toLink(), read.link.map);
      refused += 1;
    }
  }
  assert.ok(refused > 150, `${refused}`);
});

test('a link shows the same trace whatever graph was there before: LPA* repairs none that was not edited', () => {
  const { signal } = new AbortController();
  const one = exampleGraph([]);
  // Where it was edited, it is repaired.
  const edges = one.edges.map((edge, index) => (index === 0 ? { ...edge, cost: edge.cost + 20 } : edge));
  const other = { ...one, edges };
  /** @param {typeof one} graph */
  const linkOf = (graph) => {
    const engine = new GraphEngine(new module.GraphLaboratory());
    define(engine, graph);
    const { start, goal } = graph;
    const lpastar = { ...settings, algorithm: /** @type {const} */ ('lpastar') };
    return { map: engine.toLink(), start, goal, settings: lpastar, step: null };
  };
  /** @param {((session: GraphSession) => void)[]} open */
  const shown = (...open) => {
    const engine = new GraphEngine(new module.GraphLaboratory());
    const store = new Store(initialSpace());
    const session = new GraphSession(engine, store, signal);
    for (const task of open) task(session);
    const { result } = store.state;
    assert.ok(result !== null && result.outcome === 'found');
    return { result, nodes: [...engine.nodes()] };
  };
  /** @param {typeof one} graph @returns {(session: GraphSession) => void} */
  const byLink = (graph) => (session) => session.openLink(linkOf(graph), graph);
  /** @param {typeof one} graph @returns {(session: GraphSession) => void} */
  const byExample = (graph) => (session) => session.openLink({ ...linkOf(graph), map: null }, graph);
  /** @param {typeof one} graph @returns {(session: GraphSession) => void} */
  const byFile = (graph) => (session) => session.open(graph, info());
  for (const [graph, before] of [
    [one, other],
    [other, one],
    [one, one],
  ]) {
    assert.ok(graph !== undefined && before !== undefined);
    const fresh = shown(byLink(graph));
    assert.equal(fresh.result.repairs, 0);
    for (const open of [byLink, byExample, byFile]) assert.deepEqual(shown(byLink(before), open(graph)), fresh);
    if (graph === before) continue;
    const edited = shown(byLink(before), (session) =>
      session.change({ graph: { ...before, edges: graph.edges }, reason: null }),
    );
    assert.ok(edited.result.repairs > 0);
  }
});

test('invalid pairs of a graph link are named', () => {
  /** @param {string} text */
  const odd = (text) =>
    readGraphPairs(new Map(text.split('&').map((pair) => /** @type {[string, string]} */ (pair.split('='))))).odd;
  assert.equal(odd('b=graph&m=nAA&s=1&g=2'), null);
  assert.equal(odd('b=graph&s=1'), null);
  assert.equal(odd('b=graph&m='), 'm');
  assert.equal(odd('b=graph&m=nAA&s=1,2'), 's');
  assert.equal(odd('b=graph&m=nAA&g=x'), 'g');
  assert.equal(odd('b=graph&m=nAA&a=magic'), 'a');
});

test('a thousand random graphs through JSON and the core come out the same', () => {
  const engine = new GraphEngine(new module.GraphLaboratory());
  for (let seed = 1; seed <= 1000; seed++) {
    const graph = randomGraph(seed);
    const { graph: read } = readGraphJson(writeGraphJson(graph));
    assert.ok(read !== null);
    define(engine, read);
    const { edges } = engine.definition();
    assert.deepEqual(edgesFromFlat(edges), graph.edges);
  }
});
