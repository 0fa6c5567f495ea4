// Checks of claims about graphs: the example of the place Graph, and waypoints on a board.
import { openModules } from '../../../web/build/lessons/figures.mjs';
import { runExample, runWaypoints } from '../../../web/build/lessons/graphs.mjs';
import { NODE_FIELDS, NODE_STRIDE } from '../../../web/engine/graph-engine.js';
import { GROUND_CELL } from '../../../web/places/graph/graph.js';

/** @import { AlgorithmName } from 'astrolabe-module' */
/** @import { GraphRun } from '../../../web/build/lessons/graphs.mjs' */
/** @import { Run } from '../../../web/build/lessons/figures.mjs' */
/** @import { Check } from './claims.mjs' */

const places = await openModules();

/** @type {Readonly<Record<string, Check>>} */
export const GRAPH_CHECKS = Object.freeze({
  // Of the example of the place Graph, searched by data-by, or its node data-by: Harbour is 0.
  'graph-nodes': () => onExample('astar', ({ graph }) => graph.nodes.length),
  'graph-roads': () => onExample('astar', ({ graph }) => graph.edges.length),
  'graph-cost': (_, { 'data-by': by }) => onExample(by, ({ result }) => result.cost),
  'graph-expanded': (_, { 'data-by': by }) => onExample(by, ({ result }) => result.expanded),
  'graph-g': (_, { 'data-by': node }) => nodeOfExample(node, NODE_FIELDS.g),
  'graph-h': (_, { 'data-by': node }) => nodeOfExample(node, NODE_FIELDS.h),
  'graph-f': (_, { 'data-by': node }) => nodeOfExample(node, NODE_FIELDS.f),
  // Of the waypoints at the corners of the board's walls, joined by lines of sight.
  'waypoint-nodes': (run) => onWaypoints(run, ({ graph }) => graph.nodes.length),
  'waypoint-lines': (run) => onWaypoints(run, ({ graph }) => graph.edges.length),
  'waypoint-cost': (run) => onWaypoints(run, ({ result }) => result.cost),
  /** The true length of their path in cells, to a hundredth: costs of lines drop fractions. */
  'waypoint-length': (run) => onWaypoints(run, lengthOfPath),
  'waypoint-expanded': (run) => onWaypoints(run, ({ result }) => result.expanded),
});

/** @template T @param {string | undefined} by @param {(run: GraphRun) => T} read */
function onExample(by, read) {
  const run = runExample(places, /** @type {AlgorithmName} */ (by ?? 'astar'));
  const found = read(run);
  run.engine.dispose();
  return found;
}

/** @param {string | undefined} node @param {number} field */
const nodeOfExample = (node, field) =>
  onExample('astar', ({ engine }) => engine.nodes()[Number(node) * NODE_STRIDE + field] ?? NaN);

/** @param {GraphRun} run */
function lengthOfPath({ engine, graph }) {
  const at = [...engine.path()].map((node) => graph.nodes[node] ?? { x: NaN, y: NaN });
  const units = at
    .slice(1)
    .reduce((sum, { x, y }, index) => sum + Math.hypot(x - (at[index]?.x ?? NaN), y - (at[index]?.y ?? NaN)), 0);
  return Math.round((100 * units) / GROUND_CELL) / 100;
}

/** @template T @param {Run} run @param {(run: GraphRun) => T} read */
function onWaypoints(run, read) {
  const joined = runWaypoints(places, run);
  const found = read(joined);
  joined.engine.dispose();
  return found;
}
