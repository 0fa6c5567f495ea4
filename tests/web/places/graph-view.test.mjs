// The view of a graph: the camera, what is under a point, what is drawn, what can be undone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawGraph } from '../../../web/places/graph/draw-graph.js';
import {
  HOME,
  edgeAt,
  fitted,
  nodeAt,
  nodeTowards,
  panned,
  toScreen,
  toWorld,
  zoomed,
} from '../../../web/places/graph/graph-camera.js';
import { LIGHT } from '../../../web/canvas/palette.js';
import { NODE_STRIDE } from '../../../web/engine/graph-engine.js';
import { exampleGraph } from '../../../web/places/graph/graph-example.js';
import { initialSpace, redone, undone, withGraph } from '../../../web/places/graph/state.js';
import { EMPTY_GRAPH, withNode, withoutNode } from '../../../web/places/graph/graph.js';
import { callsOf, createRecorder } from '../../support/fixtures/recorder.mjs';

const size = { width: 800, height: 600 };
const graph = exampleGraph('abcdefghij'.split(''));
const camera = fitted(graph, size);

test('the whole graph is visible, with a margin; an empty graph and a single node are where they should be', () => {
  for (const node of graph.nodes) {
    const { x, y } = toScreen(camera, size, node);
    assert.ok(x >= 69 && x <= 731 && y >= 69 && y <= 531);
  }
  assert.equal(fitted(EMPTY_GRAPH, size), HOME);
  const one = { ...EMPTY_GRAPH, nodes: [{ x: 900, y: -5, name: '' }] };
  assert.deepEqual(toScreen(fitted(one, size), size, { x: 900, y: -5 }), { x: 400, y: 300 });
});

test('pixels and positions are inverse to each other; zooming keeps the point under the pointer', () => {
  const point = { x: 123, y: 456 };
  const position = toWorld(camera, size, point);
  const back = toScreen(camera, size, position);
  assert.ok(Math.hypot(back.x - point.x, back.y - point.y) < 1e-6);
  const nearer = zoomed(camera, size, point, 3);
  const still = toScreen(nearer, size, position);
  assert.ok(Math.hypot(still.x - point.x, still.y - point.y) < 1e-6);
  const moved = toScreen(panned(camera, 10, -20), size, position);
  assert.ok(Math.hypot(moved.x - point.x - 10, moved.y - point.y + 20) < 1e-6);
});

test('a click finds the node or the edge under it', () => {
  const [a, b] = [graph.nodes[0], graph.nodes[1]].map((node) => toScreen(camera, size, node ?? { x: 0, y: 0 }));
  assert.ok(a !== undefined && b !== undefined);
  assert.equal(nodeAt(graph, camera, size, { x: a.x + 5, y: a.y }, 12), 0);
  assert.equal(nodeAt(graph, camera, size, { x: a.x + 50, y: a.y + 50 }, 12), -1);
  assert.equal(edgeAt(graph, camera, size, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + 3 }, 6), 0);
  assert.equal(edgeAt(graph, camera, size, { x: 5, y: 5 }, 6), -1);
});

test('arrows lead to the nearest node in that direction, and nowhere where there is none', () => {
  assert.equal(nodeTowards(graph, 0, 1, 0), 1);
  assert.equal(nodeTowards(graph, 9, 1, 0), -1);
  assert.equal(nodeTowards(graph, 5, 0, -1), 6);
  assert.equal(nodeTowards(graph, -1, 1, 0), 0);
  assert.equal(nodeTowards(EMPTY_GRAPH, -1, 1, 0), -1);
});

test('costs, names and numbers are written; the path and the open nodes are in their colours', () => {
  const { context, calls } = createRecorder();
  context.measureText = () => /** @type {TextMetrics} */ ({ width: 20 });
  const numbers = new Float64Array(10 * NODE_STRIDE).fill(NaN);
  for (let node = 0; node < 10; node++) numbers[node * NODE_STRIDE] = 0;
  numbers.set([2, 0, 578, 578, -1, 0, 0], 0);
  numbers.set([1, 140, 460, 600, 0, 1, 0], NODE_STRIDE);
  const picture = {
    graph,
    camera,
    size,
    palette: LIGHT,
    numbers,
    current: 0,
    path: [0, 1, 5],
    activeNode: 1,
    checked: -1,
    activeEdge: 0,
    hasFocus: true,
    pulled: { from: 0, x: 5, y: 5 },
  };
  drawGraph(context, picture);
  const texts = callsOf(calls, 'fillText').map(({ parameters }) => parameters[0]);
  for (const text of ['S', 'G', 'b', '140', 'F 600', 'G 140  H 460']) assert.ok(texts.includes(text), text);
  assert.equal(texts.filter((text) => String(text).startsWith('F ')).length, 2);
  assert.equal(callsOf(calls, 'stroke', { strokeStyle: LIGHT.path }).length, 2);
  assert.equal(callsOf(calls, 'fill', { fillStyle: LIGHT.openTint }).length, 1);
  assert.equal(callsOf(calls, 'setLineDash').length, 2);
  // One edge of the example is directed: it alone has a head.
  assert.equal(callsOf(calls, 'closePath').length, 1);
});

test('nodes reached from the goal are square and their tree dashed; nodes reached from both ends have both outlines', () => {
  const { context, calls } = createRecorder();
  context.measureText = () => /** @type {TextMetrics} */ ({ width: 20 });
  const numbers = new Float64Array(10 * NODE_STRIDE).fill(NaN);
  for (let node = 0; node < 10; node++) numbers[node * NODE_STRIDE] = 0;
  const { from, to } = graph.edges[0] ?? { from: 0, to: 1 };
  const { from: back, to: onward } = graph.edges.find(
    (edge) => edge.from !== from && edge.to !== to && edge.from !== to,
  ) ?? { from: 2, to: 3 };
  numbers.set([1, 140, 460, 600, from, 1, 0, NaN], to * NODE_STRIDE);
  numbers.set([2, 100, 0, 100, onward, 1, 1, NaN], back * NODE_STRIDE);
  numbers.set([2, 90, 0, 90, -1, 1, 1, -1], onward * NODE_STRIDE);
  drawGraph(context, {
    graph: { ...graph, start: -1, goal: -1 },
    camera,
    size,
    palette: LIGHT,
    numbers,
    current: -1,
    path: [],
    activeNode: -1,
    checked: -1,
    activeEdge: -1,
    hasFocus: false,
    pulled: null,
  });
  assert.equal(callsOf(calls, 'rect').length, 1);
  assert.equal(callsOf(calls, 'strokeRect').length, 1);
  // One edge of each tree, and the dashes of one.
  assert.deepEqual(
    callsOf(calls, 'setLineDash').map(({ parameters }) => parameters[0]),
    [[9, 4], []],
  );
  assert.equal(callsOf(calls, 'stroke', { strokeStyle: LIGHT.xray.over[1] }).length, 1);
});

test('the walls of a board are drawn run by run under its waypoints', () => {
  const { context, calls } = createRecorder();
  context.measureText = () => /** @type {TextMetrics} */ ({ width: 20 });
  const ground = { width: 4, height: 2, factors: Uint8Array.of(0, 0, 1, 0, 1, 1, 1, 1) };
  drawGraph(context, {
    graph: { ...EMPTY_GRAPH, ground },
    camera: HOME,
    size,
    palette: LIGHT,
    numbers: [],
    current: -1,
    path: [],
    activeNode: -1,
    checked: -1,
    activeEdge: -1,
    hasFocus: false,
    pulled: null,
  });
  const walls = callsOf(calls, 'fillRect', { fillStyle: LIGHT.wall }).map(({ parameters }) => parameters);
  assert.deepEqual(walls, [
    [395, 295, 20, 10],
    [425, 295, 10, 10],
  ]);
});

test('changes are undone and redone, and nothing that is gone stays selected', () => {
  const first = withGraph(initialSpace(), graph, { kind: 'node', index: 9 });
  const second = withGraph(first, withoutNode(graph, 9));
  assert.deepEqual(second.selection, { kind: 'none' });
  assert.equal(undone(second).graph, graph);
  assert.equal(redone(undone(second)).graph, second.graph);
  assert.equal(undone(undone(undone(second))).graph, EMPTY_GRAPH);
  const other = withGraph(undone(second), withNode(graph, { x: 0, y: 0, name: 'new' }).graph ?? graph);
  assert.equal(redone(other), other);
});
