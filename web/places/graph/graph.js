// A graph of waypoints as the page has it, and the changes to it. Every change returns a new graph and leaves
// the old one as it was; one that is not allowed returns the reason instead. Pure; the core checks again.

/** @import { Reason } from 'astrolabe-module' */
/**
 * @typedef {object} GraphNode
 * @property {number} x whole, y grows downward
 * @property {number} y
 * @property {string} name may be empty
 */
/**
 * @typedef {object} GraphEdge
 * @property {number} from index in the list of nodes
 * @property {number} to
 * @property {number} cost whole, 1 to LIMITS.cost
 * @property {boolean} isBoth can be traversed in both directions at this cost
 */
/**
 * @typedef {object} Graph
 * @property {readonly GraphNode[]} nodes
 * @property {readonly GraphEdge[]} edges the order matters: neighbours are checked in it
 * @property {number} start index in the list of nodes; -1 for none
 * @property {number} goal
 * @property {Ground} [ground] the board that its waypoints are from, only drawn: a cell is GROUND_CELL wide
 */
/** @typedef {{ width: number, height: number, factors: Uint8Array }} Ground */

export const GROUND_CELL = 10;

/** As the core has them: core/graph/graph_definition.h. */
export const LIMITS = Object.freeze({
  nodes: 10_000,
  edges: 65_536,
  position: 1_000_000,
  cost: 100_000_000,
  nameBytes: 64,
});

/** @type {Graph} */
export const EMPTY_GRAPH = Object.freeze({ nodes: Object.freeze([]), edges: Object.freeze([]), start: -1, goal: -1 });

/** @param {string} code @param {Partial<Reason>} [more] @returns {Reason} */
export const refusal = (code, more = {}) => ({ ok: false, code, line: 0, found: '', expected: '', ...more });

/** Number of one-way edges as the core counts them. @param {readonly GraphEdge[]} edges */
export const edgeCount = (edges) => edges.reduce((count, { isBoth }) => count + (isBoth ? 2 : 1), 0);

/** @param {unknown} value @returns {value is number} */
export const isPosition = (value) => Number.isInteger(value) && Math.abs(Number(value)) <= LIMITS.position;
/** @param {unknown} value @returns {value is number} */
export const isCost = (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LIMITS.cost;
/** The core's rule: a maximum of bytes in UTF-8, no control characters, whole characters. @param {string} name */
export const isName = (name) =>
  !/[\p{Cc}\p{Cs}]/u.test(name) && new TextEncoder().encode(name).length <= LIMITS.nameBytes;

/** Title of a node: its name, or its number from 1. @param {Graph} graph @param {number} node */
export const nodeTitle = ({ nodes }, node) => nodes[node]?.name || `#${node + 1}`;

/** The straight line between two nodes, as a cost. @param {Graph} graph @param {number} from @param {number} to */
export function lengthBetween({ nodes }, from, to) {
  const [a, b] = [nodes[from], nodes[to]];
  if (a === undefined || b === undefined) return 1;
  return Math.min(Math.max(Math.round(Math.hypot(a.x - b.x, a.y - b.y)), 1), LIMITS.cost);
}

/**
 * The edge that can be traversed in this direction, and its index; undefined if there is none.
 * @param {Graph} graph @param {number} from @param {number} to
 */
export function edgeBetween({ edges }, from, to) {
  const index = edges.findIndex(
    (edge) => (edge.from === from && edge.to === to) || (edge.isBoth && edge.from === to && edge.to === from),
  );
  return index < 0 ? undefined : index;
}

/** @template T @param {readonly T[]} list @param {number} index @param {T} value @returns {T[]} */
const replaced = (list, index, value) => list.map((old, at) => (at === index ? value : old));
/** @template T @param {readonly T[]} list @param {number} index @returns {T[]} */
const without = (list, index) => list.filter((_, at) => at !== index);

/** @typedef {{ graph: Graph, reason: null } | { graph: null, reason: Reason }} Change */

/** @param {Graph} graph @returns {Change} */
const done = (graph) => ({ graph, reason: null });
/** @param {Reason} reason @returns {Change} */
const refused = (reason) => ({ graph: null, reason });

/** Adds a node; the first two become start and goal. @param {Graph} graph @param {GraphNode} node @returns {Change} */
export function withNode(graph, node) {
  const index = graph.nodes.length;
  if (index >= LIMITS.nodes) {
    return refused(refusal('graph.node_count', { found: String(index + 1), expected: String(LIMITS.nodes) }));
  }
  const fault = faultOfNode(graph, node, index);
  if (fault !== null) return refused(fault);
  const start = graph.start < 0 ? index : graph.start;
  const goal = graph.goal < 0 && start !== index ? index : graph.goal;
  return done({ ...graph, nodes: [...graph.nodes, node], start, goal });
}

/** @param {Graph} graph @param {number} index @param {Partial<GraphNode>} changes @returns {Change} */
export function withNodeChanged(graph, index, changes) {
  const old = graph.nodes[index];
  if (old === undefined) return done(graph);
  const node = { ...old, ...changes };
  const fault = faultOfNode(graph, node, index);
  return fault !== null ? refused(fault) : done({ ...graph, nodes: replaced(graph.nodes, index, node) });
}

/** Removes a node with its edges. @param {Graph} graph @param {number} index @returns {Graph} */
export function withoutNode(graph, index) {
  /** @param {number} node */
  const moved = (node) => (node > index ? node - 1 : node);
  /** @param {number} end */
  const kept = (end) => (end === index ? -1 : moved(end));
  return {
    ...graph,
    nodes: without(graph.nodes, index),
    edges: graph.edges
      .filter(({ from, to }) => from !== index && to !== index)
      .map((edge) => ({ ...edge, from: moved(edge.from), to: moved(edge.to) })),
    start: kept(graph.start),
    goal: kept(graph.goal),
  };
}

/** Adds an edge behind the others. @param {Graph} graph @param {GraphEdge} edge @returns {Change} */
export function withEdge(graph, edge) {
  const number = graph.edges.length + 1;
  const count = edgeCount(graph.edges) + (edge.isBoth ? 2 : 1);
  if (count > LIMITS.edges) {
    return refused(refusal('graph.edge_count', { found: String(count), expected: String(LIMITS.edges) }));
  }
  if (edge.from === edge.to) return refused(refusal('graph.edge_loop', { line: number }));
  if (!isCost(edge.cost)) return refused(costRefused(number, edge.cost));
  const isKnown =
    edgeBetween(graph, edge.from, edge.to) !== undefined ||
    (edge.isBoth && edgeBetween(graph, edge.to, edge.from) !== undefined);
  if (isKnown) return refused(refusal('graph.edge_twice', { line: number }));
  return done({ ...graph, edges: [...graph.edges, edge] });
}

/** Changes its cost, or whether it is two-way. @param {Graph} graph @param {number} index @param {Partial<Pick<GraphEdge, 'cost' | 'isBoth'>>} changes @returns {Change} */
export function withEdgeChanged(graph, index, changes) {
  const old = graph.edges[index];
  if (old === undefined) return done(graph);
  const edge = { ...old, ...changes };
  if (!isCost(edge.cost)) return refused(costRefused(index + 1, edge.cost));
  const others = { ...graph, edges: without(graph.edges, index) };
  if (edge.isBoth && edgeBetween(others, edge.to, edge.from) !== undefined) {
    return refused(refusal('graph.edge_twice', { line: index + 1 }));
  }
  const edges = replaced(graph.edges, index, edge);
  const count = edgeCount(edges);
  if (count > LIMITS.edges) {
    return refused(refusal('graph.edge_count', { found: String(count), expected: String(LIMITS.edges) }));
  }
  return done({ ...graph, edges });
}

/** @param {Graph} graph @param {number} index @returns {Graph} */
export const withoutEdge = (graph, index) => ({ ...graph, edges: without(graph.edges, index) });

/** @param {Graph} graph @param {'start' | 'goal'} end @param {number} node @returns {Graph} */
export const withEnd = (graph, end, node) => ({ ...graph, [end]: node });

/** An empty field has a number that is none. @param {unknown} value */
const shownNumber = (value) => (Number.isNaN(value) ? '' : String(value));

/** @param {number} line @param {unknown} found */
export const costRefused = (line, found) =>
  refusal('graph.cost', { line, found: shownNumber(found), expected: String(LIMITS.cost) });

/** @param {Graph} graph @param {GraphNode} node @param {number} index @returns {Reason | null} */
function faultOfNode({ nodes }, node, index) {
  const line = index + 1;
  for (const value of [node.x, node.y]) {
    if (!isPosition(value)) {
      return refusal('graph.position', { line, found: shownNumber(value), expected: String(LIMITS.position) });
    }
  }
  if (!isName(node.name)) {
    return refusal('graph.name', { line, found: node.name, expected: String(LIMITS.nameBytes) });
  }
  const isTaken = node.name !== '' && nodes.some(({ name }, other) => other !== index && name === node.name);
  return isTaken ? refusal('graph.name_twice', { line, found: node.name }) : null;
}

/** Three numbers per one-way edge, for the engine: a two-way edge is two. @param {readonly GraphEdge[]} edges */
export function flatEdges(edges) {
  const flat = new Float64Array(3 * edgeCount(edges));
  let at = 0;
  for (const { from, to, cost, isBoth } of edges) {
    flat.set([from, to, cost], at);
    at += 3;
    if (!isBoth) continue;
    flat.set([to, from, cost], at);
    at += 3;
  }
  return flat;
}

/**
 * The inverse: an edge directly followed by its reverse at the same cost makes one two-way edge.
 * @param {ArrayLike<number>} flat
 * @returns {GraphEdge[]}
 */
export function edgesFromFlat(flat) {
  /** @type {GraphEdge[]} */
  const edges = [];
  for (let at = 0; at + 2 < flat.length; at += 3) {
    const [from, to, cost] = [flat[at] ?? 0, flat[at + 1] ?? 0, flat[at + 2] ?? 0];
    const isBoth = flat[at + 3] === to && flat[at + 4] === from && flat[at + 5] === cost;
    edges.push({ from, to, cost, isBoth });
    if (isBoth) at += 3;
  }
  return edges;
}
