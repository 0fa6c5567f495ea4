// Waypoint graphs as the page stores them: what changes do, what is refused, JSON out and in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readGraphJson, writeGraphJson } from '../../../web/places/graph/graph-json.js';
import {
  EMPTY_GRAPH,
  LIMITS,
  edgeBetween,
  edgeCount,
  edgesFromFlat,
  flatEdges,
  lengthBetween,
  nodeTitle,
  withEdge,
  withEdgeChanged,
  withEnd,
  withNode,
  withNodeChanged,
  withoutEdge,
  withoutNode,
} from '../../../web/places/graph/graph.js';
import { reasonSentence } from '../../../web/ui/sentences/sentences.js';
import { createRandom } from '../../support/node/random.mjs';
import { translator } from '../../support/node/words.mjs';

/** @import { Change, Graph } from '../../../web/places/graph/graph.js' */

/** @param {Change} change @returns {Graph} */
function made({ graph, reason }) {
  assert.equal(reason, null);
  return /** @type {Graph} */ (graph);
}

/** @param {Change} change */
const codeOf = ({ reason }) => (reason === null ? '' : `${reason.code} ${reason.line}`);

/** a - b - c in a row, b → c in one direction. @returns {Graph} */
function row() {
  let graph = EMPTY_GRAPH;
  for (const [x, name] of /** @type {const} */ ([
    [0, 'a'],
    [30, 'b'],
    [70, '丙'],
  ])) {
    graph = made(withNode(graph, { x, y: 0, name }));
  }
  graph = made(withEdge(graph, { from: 0, to: 1, cost: 30, isBoth: true }));
  return made(withEdge(graph, { from: 1, to: 2, cost: 40, isBoth: false }));
}

test('the first two nodes are start and goal; edges are found in either direction', () => {
  const graph = row();
  assert.deepEqual([graph.start, graph.goal], [0, 1]);
  assert.equal(edgeCount(graph.edges), 3);
  assert.equal(edgeBetween(graph, 1, 0), 0);
  assert.equal(edgeBetween(graph, 1, 2), 1);
  assert.equal(edgeBetween(graph, 2, 1), undefined);
  assert.equal(lengthBetween(graph, 0, 2), 70);
  assert.equal(lengthBetween(graph, 0, 0), 1);
  assert.equal(nodeTitle(graph, 2), '丙');
  assert.equal(nodeTitle(made(withNodeChanged(graph, 2, { name: '' })), 2), '#3');
});

test('removing a node removes its edges and leaves the others', () => {
  const graph = made(withEdge(row(), { from: 2, to: 0, cost: 9, isBoth: false }));
  const left = withoutNode(graph, 1);
  assert.deepEqual(
    left.nodes.map(({ name }) => name),
    ['a', '丙'],
  );
  assert.deepEqual(left.edges, [{ from: 1, to: 0, cost: 9, isBoth: false }]);
  assert.deepEqual([left.start, left.goal], [0, -1]);
  assert.deepEqual([withoutNode(graph, 0).start, withoutNode(graph, 0).goal], [-1, 0]);
  assert.equal(graph.nodes.length, 3);
});

test('changes that are not allowed are refused by name and change nothing', () => {
  const graph = row();
  assert.equal(codeOf(withNode(graph, { x: 0.5, y: 0, name: '' })), 'graph.position 4');
  assert.equal(codeOf(withNode(graph, { x: 0, y: LIMITS.position + 1, name: '' })), 'graph.position 4');
  assert.equal(codeOf(withNode(graph, { x: 0, y: 0, name: 'a' })), 'graph.name_twice 4');
  assert.equal(codeOf(withNodeChanged(graph, 1, { name: 'a' })), 'graph.name_twice 2');
  assert.equal(codeOf(withNodeChanged(graph, 1, { name: '丙'.repeat(22) })), 'graph.name 2');
  assert.equal(codeOf(withNodeChanged(graph, 1, { name: 'x\ny' })), 'graph.name 2');
  assert.equal(codeOf(withNodeChanged(graph, 1, { name: '\ud800' })), 'graph.name 2');
  for (const cost of [0, -1, 2.5, NaN, LIMITS.cost + 1]) {
    assert.equal(codeOf(withEdge(graph, { from: 0, to: 2, cost, isBoth: false })), 'graph.cost 3');
    assert.equal(codeOf(withEdgeChanged(graph, 1, { cost })), 'graph.cost 2');
  }
  assert.equal(codeOf(withEdge(graph, { from: 0, to: 0, cost: 1, isBoth: false })), 'graph.edge_loop 3');
  assert.equal(codeOf(withEdge(graph, { from: 1, to: 0, cost: 1, isBoth: false })), 'graph.edge_twice 3');
  assert.equal(codeOf(withEdge(graph, { from: 2, to: 1, cost: 1, isBoth: true })), 'graph.edge_twice 3');
  const back = made(withEdge(graph, { from: 2, to: 1, cost: 5, isBoth: false }));
  assert.equal(codeOf(withEdgeChanged(back, 1, { isBoth: true })), 'graph.edge_twice 2');
  assert.equal(made(withEdgeChanged(withoutEdge(back, 2), 1, { isBoth: true })).edges[1]?.isBoth, true);
  assert.equal(withEnd(graph, 'goal', 2).goal, 2);
});

test('edges are passed to the core in one direction each, and come back as they were', () => {
  const { edges } = row();
  assert.deepEqual([...flatEdges(edges)], [0, 1, 30, 1, 0, 30, 1, 2, 40]);
  assert.deepEqual(edgesFromFlat(flatEdges(edges)), edges);
});

/** @param {number} seed @returns {Graph} */
function randomGraph(seed) {
  const { below, chance } = createRandom(seed);
  let graph = EMPTY_GRAPH;
  const count = 1 + below(12);
  for (let node = 0; node < count; node++) {
    // Names that resemble positions in the list are the hard case.
    const name = chance() ? '' : chance() ? `${below(3)}号${node}` : String((node * 7 + 3) % 13);
    const { graph: next } = withNode(graph, { x: below(2001) - 1000, y: below(2001) - 1000, name });
    graph = next ?? made(withNode(graph, { x: node, y: 0, name: '' }));
  }
  for (let left = below(30); left > 0; left--) {
    const edge = { from: below(count), to: below(count), cost: 1 + below(1000), isBoth: chance() };
    graph = withEdge(graph, edge).graph ?? graph;
  }
  return { ...graph, start: below(count), goal: below(count) };
}

test('JSON round-trips random graphs, except unnamed nodes where another node has their number as its name', () => {
  let same = 0;
  for (let seed = 1; seed <= 2000; seed++) {
    const graph = randomGraph(seed);
    const back = made(readGraphJson(writeGraphJson(graph)));
    assert.deepEqual(back.edges, graph.edges);
    assert.deepEqual([back.start, back.goal], [graph.start, graph.goal]);
    const isClash = graph.nodes.some(
      ({ name }, index) => name === '' && graph.nodes.some((other) => other.name === String(index)),
    );
    if (isClash) continue;
    assert.deepEqual(back.nodes, graph.nodes);
    same += 1;
  }
  assert.ok(same > 500);
});

test('JSON by hand: numbers as ids, no ids, ends left out', () => {
  const byNumber = made(
    readGraphJson('{"nodes":[{"id":7,"x":0,"y":0},{"id":8,"x":1,"y":0}],"edges":[{"from":7,"to":8,"cost":3}]}'),
  );
  assert.deepEqual(
    byNumber.nodes.map(({ name }) => name),
    ['7', '8'],
  );
  assert.deepEqual(byNumber.edges, [{ from: 0, to: 1, cost: 3, isBoth: false }]);
  const plain = made(
    readGraphJson(
      '\ufeff{"nodes":[{"x":0,"y":0},{"x":1,"y":0},{"x":5,"y":5}],"edges":[{"from":1,"to":"2","cost":3,"both":true}],"goal":1}',
    ),
  );
  assert.deepEqual([plain.start, plain.goal], [0, 1]);
  assert.deepEqual(plain.edges, [{ from: 1, to: 2, cost: 3, isBoth: true }]);
  assert.deepEqual(made(readGraphJson('{"nodes":[]}')), { nodes: [], edges: [], start: -1, goal: -1 });
});

/** Refused JSON with the code and the position, from 1. @type {readonly [string, string][]} */
const BAD = [
  ['', 'graph.other 0'],
  ['S.G', 'graph.other 0'],
  ['{"nodes":[\n', 'graph.json 2'],
  ['[]', 'graph.shape 0'],
  ['null', 'graph.shape 0'],
  ['{"nodes":{}}', 'graph.shape 0'],
  ['{"nodes":[],"edges":5}', 'graph.shape 0'],
  ['{"nodes":[3]}', 'graph.node 1'],
  ['{"nodes":[null]}', 'graph.node 1'],
  ['{"nodes":[{"id":"a","x":1}]}', 'graph.position 1'],
  ['{"nodes":[{"id":"a","x":"1","y":2}]}', 'graph.position 1'],
  ['{"nodes":[{"id":"a","x":1e9,"y":2}]}', 'graph.position 1'],
  ['{"nodes":[{"id":"","x":1,"y":2}]}', 'graph.name 1'],
  ['{"nodes":[{"id":{},"x":1,"y":2}]}', 'graph.name 1'],
  ['{"nodes":[{"id":"a","x":1,"y":2},{"id":"a","x":1,"y":2}]}', 'graph.name_twice 2'],
  ['{"nodes":[{"id":"1","x":1,"y":2},{"x":1,"y":2}]}', 'graph.name_twice 2'],
  ['{"nodes":[{"x":1,"y":2}],"edges":[7]}', 'graph.edge 1'],
  ['{"nodes":[{"x":1,"y":2}],"edges":[{"from":0,"cost":1}]}', 'graph.edge_end 1'],
  ['{"nodes":[{"x":1,"y":2}],"edges":[{"from":0,"to":1,"cost":1}]}', 'graph.edge_end 1'],
  ['{"nodes":[{"x":1,"y":2}],"edges":[{"from":0,"to":0,"cost":1}]}', 'graph.edge_loop 1'],
  ['{"nodes":[{"x":1,"y":2},{"x":3,"y":4}],"edges":[{"from":0,"to":1}]}', 'graph.cost 1'],
  ['{"nodes":[{"x":1,"y":2},{"x":3,"y":4}],"edges":[{"from":0,"to":1,"cost":-4}]}', 'graph.cost 1'],
  ['{"nodes":[{"x":1,"y":2},{"x":3,"y":4}],"edges":[{"from":0,"to":1,"cost":1,"both":1}]}', 'graph.both 1'],
  [
    '{"nodes":[{"x":1,"y":2},{"x":3,"y":4}],"edges":[{"from":0,"to":1,"cost":1,"both":true},{"from":1,"to":0,"cost":1}]}',
    'graph.edge_twice 2',
  ],
  ['{"nodes":[{"x":1,"y":2}],"start":"z"}', 'graph.json_end 0'],
  [`{"nodes":[${'0,'.repeat(10_000)}0]}`, 'graph.node_count 0'],
  [`{"nodes":[],"edges":[${'0,'.repeat(65_536)}0]}`, 'graph.edge_count 0'],
];

test('bad JSON is refused with the node or the edge, and a sentence in both languages', () => {
  for (const [text, code] of BAD) {
    const { graph, reason } = readGraphJson(text);
    assert.equal(graph, null);
    assert.ok(reason !== null);
    assert.equal(`${reason.code} ${reason.line}`, code, text.slice(0, 100));
    for (const language of /** @type {const} */ (['en', 'zh'])) {
      const sentence = reasonSentence(reason, translator(language));
      assert.doesNotMatch(sentence, /graph\.\w|\{\w+\}|NaN|undefined/, `${text.slice(0, 100)}: ${sentence}`);
      if (reason.line > 0) assert.match(sentence, new RegExp(String(reason.line)));
    }
  }
});

test('every code of the core for graphs has its sentence', () => {
  for (const code of [
    'node_count',
    'edge_count',
    'position',
    'name',
    'name_twice',
    'edge_end',
    'edge_loop',
    'cost',
    'edge_twice',
    'end',
    'units',
  ]) {
    for (const language of /** @type {const} */ (['en', 'zh'])) {
      const sentence = reasonSentence(
        { ok: false, code: `graph.${code}`, line: 3, found: '7', expected: '9' },
        translator(language),
      );
      assert.doesNotMatch(sentence, /graph\.\w|\{\w+\}/);
    }
  }
});
