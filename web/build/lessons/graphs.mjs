// Graphs in a lesson: searches on the example of the place Graph, and its picture.
import { GraphEngine, NODE_FIELDS, NODE_STRIDE } from '../../engine/graph-engine.js';
import { en } from '../../places/graph/en.js';
import { zh } from '../../places/graph/zh.js';
import { exampleGraph } from '../../places/graph/graph-example.js';
import { GROUND_CELL, edgesFromFlat, flatEdges } from '../../places/graph/graph.js';
import { graphSettings, initialSpace } from '../../places/graph/state.js';

/** @import { AlgorithmName } from 'astrolabe-module' */
/** @import { PlacesModule } from 'astrolabe-places-module' */
/** @import { Graph } from '../../places/graph/graph.js' */
/** @import { Run } from './figures.mjs' */
/** @typedef {'en' | 'zh'} Language */
/** @typedef {{ engine: GraphEngine, graph: Graph, result: ReturnType<GraphEngine['result']> }} GraphRun at its last step */

/** Units of the graph in one of the picture. */
const SCALE = 40;
const MARGIN = 0.6;
/** For names. */
const SIDE = 1.2;
const STATUS = Object.freeze(['untouched', 'open', 'closed']);

/** @param {Language} language */
const exampleIn = (language) =>
  exampleGraph(
    language === 'en' ? (en['graph.example_names'] ?? '').split(', ') : (zh['graph.example_names'] ?? '').split('、'),
  );

/**
 * @param {PlacesModule} module
 * @param {Graph} graph
 * @param {AlgorithmName} [algorithm]
 * @returns {GraphRun} to be released by engine.dispose()
 */
function runGraph(module, graph, algorithm = 'astar') {
  const engine = new GraphEngine(new module.GraphLaboratory());
  const { nodes, edges, start, goal } = graph;
  engine.define(
    nodes.flatMap(({ x, y }) => [x, y]),
    nodes.map(({ name }) => name),
    flatEdges(edges),
  );
  engine.begin(graphSettings({ ...initialSpace().settings, algorithm }), start, goal);
  while (engine.advance(100_000) === 'running');
  const result = engine.result();
  engine.seek(result.steps);
  return { engine, graph, result };
}

/** @param {PlacesModule} module @param {AlgorithmName} [algorithm] @param {Language} [language] */
export const runExample = (module, algorithm, language = 'en') => runGraph(module, exampleIn(language), algorithm);

/**
 * A* on the corners of a figure's walls and its ends, joined by lines of sight.
 * @param {PlacesModule} module @param {Run} run of the figure
 */
export function runWaypoints(module, { engine: cells, settings, board: { start, goal } }) {
  const { width, height } = cells;
  const joining = new GraphEngine(new module.GraphLaboratory());
  const ground = { width, height, factors: cells.factors().slice() };
  const corners = [...joining.cellsAtCorners(ground)];
  const waypoints = [start, goal, ...corners.filter((cell) => cell !== start && cell !== goal)];
  joining.beginJoining(ground, settings.corner, waypoints, GROUND_CELL);
  while (joining.advanceJob(100_000) === 'running');
  const edges = edgesFromFlat(joining.joined() ?? []);
  const nodes = waypoints.map((cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return { x: GROUND_CELL * x, y: GROUND_CELL * y, name: '' };
  });
  joining.dispose();
  return runGraph(module, { nodes, edges, start: 0, goal: 1 });
}

/** Lines of sight, places and the path of A* on them, over a board of one a cell. @param {PlacesModule} module @param {Run} run */
export function waypointsPicture(module, run) {
  const { engine, graph, result } = runWaypoints(module, run);
  const numbers = engine.nodes();
  const at = graph.nodes.map(({ x, y }) => ({ x: x / GROUND_CELL + 0.5, y: y / GROUND_CELL + 0.5 }));
  const spot = (/** @type {number} */ node) => `${at[node]?.x} ${at[node]?.y}`;
  const lines = graph.edges.map(({ from, to }) => `M${spot(from)}L${spot(to)}`).join('');
  const points = [...engine.path()].map(spot).join(' ');
  const places = at.slice(2).map(({ x, y }, index) => {
    const status = STATUS[numbers[(index + 2) * NODE_STRIDE + NODE_FIELDS.status] ?? 0] ?? '';
    return `<circle class="place ${status}" cx="${x}" cy="${y}" r=".32"/>`;
  });
  engine.dispose();
  const picture =
    `<path class="road" d="${lines}"/><polyline class="halo" points="${points}"/>` +
    `<polyline class="path" points="${points}"/>${places.join('')}`;
  return { picture, graph, result };
}

/**
 * The example at a step of a search, with F and the roads to parents, or at its end with the path.
 * @param {PlacesModule} module @param {AlgorithmName} algorithm @param {Language} language
 * @param {number | null} [step] @param {number} [asked] a node whose F readers are to compute
 */
export function graphPicture(module, algorithm, language, step = null, asked = -1) {
  const { engine, graph, result } = runExample(module, algorithm, language);
  const { current } = engine.seek(step ?? result.steps);
  const numbers = engine.nodes();
  const field = (/** @type {number} */ node, /** @type {'status' | 'f' | 'parent'} */ name) =>
    numbers[node * NODE_STRIDE + NODE_FIELDS[name]] ?? NaN;
  const path = step === null ? [...engine.path()] : [];
  const at = graph.nodes.map(({ x, y }) => ({ x: x / SCALE, y: y / SCALE }));
  // Steps are drawn smaller, with larger letters, and F above the places.
  const more = step === null ? 0 : 0.3;
  const left = Math.min(...at.map(({ x }) => x)) - SIDE - more;
  const top = Math.min(...at.map(({ y }) => y)) - MARGIN - more;
  const width = Math.max(...at.map(({ x }) => x)) + SIDE + more - left;
  const height = Math.max(...at.map(({ y }) => y)) + MARGIN + 0.4 - top;
  const none = { x: 0, y: 0 };
  const spot = (/** @type {number} */ node) => at[node] ?? none;
  const points = path.map((node) => `${spot(node).x},${spot(node).y}`).join(' ');
  const roads = graph.edges.map(({ from, to, isBoth }) => {
    const [a, b] = [spot(from), spot(to)];
    const isParent = step !== null && (field(to, 'parent') === from || (isBoth && field(from, 'parent') === to));
    const kind = `${isParent ? ' to-parent' : ''}${isBoth ? '' : ' one-way'}`;
    return `<path class="road${kind}" d="M${a.x} ${a.y}L${b.x} ${b.y}"/>${isBoth ? '' : arrow(a, b)}`;
  });
  const costs = graph.edges.map(({ from, to, cost }) => {
    const [a, b] = [spot(from), spot(to)];
    return `<text class="cost" x="${round((a.x + b.x) / 2)}" y="${round((a.y + b.y) / 2 + 0.15)}">${cost}</text>`;
  });
  const places = graph.nodes.map(({ name }, node) => {
    const { x, y } = spot(node);
    const status = STATUS[field(node, 'status')] ?? '';
    const kind = node === graph.start ? 'start' : node === graph.goal ? 'goal' : status;
    const isNumbered = step !== null && status !== 'untouched';
    const f = isNumbered
      ? `<text class="name" x="${x}" y="${round(y - 0.42)}">${node === asked ? '?' : field(node, 'f')}</text>`
      : '';
    // The start's to the left, where no road ends.
    const [right, down] = step === null ? [0, 0.75] : [kind === 'start' ? -0.3 : 0, 0.83];
    const text = `<text class="name" x="${round(x + right)}" y="${round(y + down)}">${name}</text>`;
    return `<circle class="place ${kind}" cx="${x}" cy="${y}" r=".3"/>${f}${text}`;
  });
  const open = graph.nodes.flatMap(({ name }, node) =>
    STATUS[field(node, 'status')] === 'open' ? [{ name, f: field(node, 'f') }] : [],
  );
  const next = open.sort((a, b) => a.f - b.f)[0];
  engine.dispose();
  const picture =
    `${roads.join('')}<polyline class="halo" points="${points}"/><polyline class="path" points="${points}"/>` +
    `${costs.join('')}${places.join('')}`;
  const names = path.map((node) => graph.nodes[node]?.name ?? '');
  const box = [left, top, width, height].map(round).join(' ');
  return { picture, box, names, result, current: graph.nodes[current]?.name ?? '', next };
}

/** At two thirds of a one-way road. @param {{ x: number, y: number }} a @param {{ x: number, y: number }} b */
function arrow(a, b) {
  const degrees = round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
  const [x, y] = [round(a.x + ((b.x - a.x) * 3) / 4), round(a.y + ((b.y - a.y) * 3) / 4)];
  return `<path class="arrow" d="M.25 0L-.2 .2V-.2z" transform="translate(${x} ${y}) rotate(${degrees})"/>`;
}

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;
