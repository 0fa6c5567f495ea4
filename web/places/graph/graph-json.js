// Graphs as JSON: { "nodes": [{ "id", "x", "y" }], "edges": [{ "from", "to", "cost", "both" }], "start", "goal" }.
// Input is untrusted: it is checked piece by piece, and the first error is reported. Pure.

import { nearName } from '../../link/near-name.js';
import { jsonFault } from '../../model/json-fault.js';
import { EMPTY_GRAPH, LIMITS, costRefused, edgeCount, isCost, isName, isPosition, refusal } from './graph.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { Change, Graph, GraphEdge, GraphNode } from './graph.js' */

/** Characters: about what the largest graph with long names has. */
export const LONGEST_JSON = 16 * 2 ** 20;

/** Thrown and caught only in this file. */
class Refusal extends Error {
  /** @param {Reason} reason */
  constructor(reason) {
    super(reason.code);
    this.reason = reason;
  }
}

/** @param {string} code @param {Partial<Reason>} [more] @returns {never} */
function refuse(code, more) {
  throw new Refusal(refusal(code, more));
}

/** @param {string} text @returns {Change} */
export function readGraphJson(text) {
  try {
    return { graph: graphFrom(parsed(text)), reason: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { graph: null, reason: error.reason };
  }
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  if (text.length > LONGEST_JSON) {
    refuse('file.too_large', {
      found: String(Math.ceil(text.length / 2 ** 20)),
      expected: String(LONGEST_JSON / 2 ** 20),
    });
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    if (!/^\uFEFF?\s*[{[]/.test(text)) return refuse('graph.other');
    const { line, column } = jsonFault(text.replace(/^\uFEFF/, '')) ?? { line: 1, column: 1 };
    return refuse('graph.json', { line, found: String(column) });
  }
}

/** @param {unknown} value @returns {Graph} */
function graphFrom(value) {
  if (!isObject(value) || !Array.isArray(value['nodes'])) return refuse('graph.shape');
  const { nodes: nodeList, edges: edgeList = [], start, goal } = value;
  if (!Array.isArray(edgeList)) return refuse('graph.shape');
  refuseMany('graph.node_count', nodeList.length, LIMITS.nodes);
  refuseMany('graph.edge_count', edgeList.length, LIMITS.edges);
  /** Index of each id. @type {Map<string, number>} */
  const indexes = new Map();
  const nodes = nodeList.map((node, index) => nodeFrom(node, index, indexes));
  const edges = edgesFrom(edgeList, indexes);
  const ends = nodes.length === 0 ? EMPTY_GRAPH : { start: 0, goal: nodes.length > 1 ? nodes.length - 1 : -1 };
  return {
    nodes,
    edges,
    start: endFrom(start, 'start', indexes) ?? ends.start,
    goal: endFrom(goal, 'goal', indexes) ?? ends.goal,
  };
}

/** @param {unknown} value @param {number} index @param {Map<string, number>} indexes it is added to @returns {GraphNode} */
function nodeFrom(value, index, indexes) {
  const line = index + 1;
  if (!isObject(value)) return refuse('graph.node', { line, found: shown(value) });
  const { id, x, y } = value;
  for (const coordinate of [x, y]) {
    if (!isPosition(coordinate)) {
      refuse('graph.position', { line, found: written(coordinate), expected: String(LIMITS.position) });
    }
  }
  // A node without an id is identified by its index in the list, from 0.
  const key = id === undefined ? String(index) : idFrom(id);
  if (key === null || !isName(key)) {
    return refuse('graph.name', { line, found: shown(id), expected: String(LIMITS.nameBytes) });
  }
  if (indexes.has(key)) refuse('graph.name_twice', { line, found: key });
  indexes.set(key, index);
  return { x: Number(x), y: Number(y), name: id === undefined ? '' : key };
}

/** @param {readonly unknown[]} list @param {ReadonlyMap<string, number>} indexes @returns {GraphEdge[]} */
function edgesFrom(list, indexes) {
  /** One-way edges so far: from × LIMITS.nodes + to. @type {Set<number>} */
  const known = new Set();
  const edges = list.map((value, index) => {
    const line = index + 1;
    if (!isObject(value)) return refuse('graph.edge', { line, found: shown(value) });
    const [from, to] = [value['from'], value['to']].map((end) => {
      const id = idFrom(end);
      const found = id === null ? undefined : indexes.get(id);
      return found ?? refuseEnd(line, shown(end), indexes);
    });
    const { cost, both = false } = value;
    if (from === undefined || to === undefined || from === to) return refuse('graph.edge_loop', { line });
    if (!isCost(cost)) throw new Refusal(costRefused(line, written(cost)));
    if (typeof both !== 'boolean') return refuse('graph.both', { line, found: written(both) });
    for (const pair of both ? [from * LIMITS.nodes + to, to * LIMITS.nodes + from] : [from * LIMITS.nodes + to]) {
      if (known.has(pair)) refuse('graph.edge_twice', { line });
      known.add(pair);
    }
    return { from, to, cost, isBoth: both };
  });
  refuseMany('graph.edge_count', edgeCount(edges), LIMITS.edges);
  return edges;
}

/** @param {unknown} value @param {'start' | 'goal'} which @param {ReadonlyMap<string, number>} indexes @returns {number | null} null: not given */
function endFrom(value, which, indexes) {
  if (value === undefined || value === null) return null;
  const id = idFrom(value);
  const found = id === null ? undefined : indexes.get(id);
  return found ?? refuse('graph.json_end', { found: shown(value), expected: which });
}

/** @param {number} line @param {string} found @param {ReadonlyMap<string, number>} indexes */
function refuseEnd(line, found, indexes) {
  const near = nearName(found, [...indexes.keys()]);
  return near === ''
    ? refuse('graph.edge_end', { line, found })
    : refuse('graph.edge_near', { line, found, expected: near });
}

/** A text, or a whole number, which is taken as one; null for anything else and for an empty one. @param {unknown} value */
function idFrom(value) {
  if (typeof value === 'string') return value === '' ? null : value;
  return Number.isInteger(value) ? String(value) : null;
}

/** @param {string} code @param {number} found @param {number} most */
function refuseMany(code, found, most) {
  if (found > most) refuse(code, { found: String(found), expected: String(most) });
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** As it stands in the file: a number in quotes is none. @param {unknown} value */
const written = (value) => (value === undefined ? '' : JSON.stringify(value).slice(0, 60));

/** What was found, short enough for a sentence; '' where nothing was. @param {unknown} value */
function shown(value) {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value).slice(0, 60);
}

/**
 * One line per node and per edge. Nodes without a name get no id and are identified by their index in the list,
 * unless another node has that number as its name: then they are given an id.
 * @param {Graph} graph
 * @returns {string}
 */
export function writeGraphJson({ nodes, edges, start, goal }) {
  const names = new Set(nodes.map(({ name }) => name));
  const ids = nodes.map(({ name }, index) => name || freeId(index, names));
  /** How an edge, the start or the goal refers to a node. @param {number} node */
  const said = (node) => (ids[node] === String(node) && nodes[node]?.name === '' ? node : ids[node]);
  const parts = [
    `  "nodes": [${list(
      nodes.map(({ x, y }, node) => (typeof said(node) === 'number' ? { x, y } : { id: ids[node], x, y })),
    )}]`,
    `  "edges": [${list(
      edges.map(({ from, to, cost, isBoth }) => ({
        from: said(from),
        to: said(to),
        cost,
        ...(isBoth ? { both: true } : {}),
      })),
    )}]`,
  ];
  for (const [key, end] of /** @type {const} */ ([
    ['start', start],
    ['goal', goal],
  ])) {
    if (end >= 0) parts.push(`  "${key}": ${JSON.stringify(said(end))}`);
  }
  return `{\n${parts.join(',\n')}\n}\n`;
}

/** @param {number} index @param {ReadonlySet<string>} names */
function freeId(index, names) {
  let id = String(index);
  while (names.has(id)) id = `_${id}`;
  return id;
}

/** @param {readonly object[]} values */
const list = (values) =>
  values.length === 0 ? '' : `\n${values.map((value) => `    ${JSON.stringify(value)}`).join(',\n')}\n  `;
