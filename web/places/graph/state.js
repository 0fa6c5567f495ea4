// The state of the place for graphs: the graph and its undo history, the selection, the search and
// the current step of its trace. Pure changes.

import { ALGORITHMS, DEFAULT_SETTINGS, descriptorOf } from '../../engine/options.js';
import { EMPTY_GRAPH } from './graph.js';

/** @import { AlgorithmName, Position, SearchResult, SearchSettings } from 'astrolabe-module' */
/** @import { GraphSettings } from '../../../wasm/types/graph.d.ts' */
/** @import { Notice } from '../../model/notice.js' */
/** @import { Graph } from './graph.js' */
/** @typedef {{ kind: 'none' } | { kind: 'node' | 'edge', index: number }} Selection */
/** @typedef {'move' | 'node' | 'edge' | 'remove'} GraphTool */
/**
 * @typedef {object} GraphSpace
 * @property {Graph} graph
 * @property {readonly Graph[]} past newest last
 * @property {readonly Graph[]} future newest last
 * @property {Selection} selection
 * @property {GraphTool} tool
 * @property {SearchSettings} settings only some apply to a graph; a heuristic other than 'zero' is the straight line
 * @property {SearchResult | null} result null while there is none
 * @property {Position} position
 * @property {boolean} isPlaying
 * @property {number} speed steps a second
 * @property {Notice} notice
 */

export const GRAPH_TOOLS = Object.freeze(/** @type {const} */ (['move', 'node', 'edge', 'remove']));
/**
 * The need of the algorithm that no graph meets: squares, or clusters of cells. null: it runs on graphs.
 * @param {AlgorithmName} algorithm @returns {'squares' | 'clusters' | null}
 */
export function unmetNeedOnGraph(algorithm) {
  const { needs } = descriptorOf(algorithm);
  if (needs.includes('squares')) return 'squares';
  return needs.includes('cells') ? 'clusters' : null;
}

/** Algorithms that run on every graph. */
export const GRAPH_ALGORITHMS = Object.freeze(ALGORITHMS.filter((name) => unmetNeedOnGraph(name) === null));

/** Whether it also searches from the goal. @param {AlgorithmName} algorithm */
export const comesFromGoal = (algorithm) => descriptorOf(algorithm).comesFromGoal;

/** Which settings matter. @param {AlgorithmName} algorithm */
export function relevantSettings(algorithm) {
  const { counts } = descriptorOf(algorithm);
  return {
    heuristic: counts.includes('heuristic'),
    weight: counts.includes('weightHundredths'),
    tie: counts.includes('tie'),
  };
}
export const NO_SELECTION = Object.freeze({ kind: /** @type {const} */ ('none') });
/** @type {Position} */
export const NOWHERE = Object.freeze({ step: 0, open: 0, closed: 0, current: -1 });
/** Most nodes and edges in the undo history. */
const BUDGET = 2_000_000;

/** @returns {GraphSpace} */
export const initialSpace = () => ({
  graph: EMPTY_GRAPH,
  past: [],
  future: [],
  selection: NO_SELECTION,
  tool: 'move',
  settings: DEFAULT_SETTINGS,
  result: null,
  position: NOWHERE,
  isPlaying: false,
  speed: 4,
  notice: { isError: false, parts: [] },
});

/** Drops a result that belongs to another graph or other settings. @param {GraphSpace} space @returns {GraphSpace} */
export const unsearched = (space) => ({ ...space, result: null, position: NOWHERE });

/** An undoable change. @param {GraphSpace} space @param {Graph} graph @param {Selection} [selection] @returns {GraphSpace} */
export function withGraph(space, graph, selection = space.selection) {
  const past = bounded([...space.past, space.graph]);
  return { ...unsearched(space), graph, past, future: [], selection: suited(selection, graph) };
}

/** Continues the same change, as while a node is dragged. @param {GraphSpace} space @param {Graph} graph @returns {GraphSpace} */
export const withGraphOngoing = (space, graph) => ({ ...space, graph });

/** @param {GraphSpace} space @returns {GraphSpace} */
export function undone(space) {
  const graph = space.past.at(-1);
  if (graph === undefined) return space;
  return {
    ...unsearched(space),
    graph,
    past: space.past.slice(0, -1),
    future: [...space.future, space.graph],
    selection: suited(space.selection, graph),
  };
}

/** @param {GraphSpace} space @returns {GraphSpace} */
export function redone(space) {
  const graph = space.future.at(-1);
  if (graph === undefined) return space;
  return {
    ...unsearched(space),
    graph,
    past: [...space.past, space.graph],
    future: space.future.slice(0, -1),
    selection: suited(space.selection, graph),
  };
}

/** In the form that the core's façade for graphs takes. @param {SearchSettings} settings @returns {GraphSettings} */
export function graphSettings({ algorithm, heuristic, weightHundredths, tie, stop, update, reopens, openList }) {
  const known = GRAPH_ALGORITHMS.find((name) => name === algorithm) ?? 'astar';
  return {
    algorithm: known,
    heuristic: heuristic === 'zero' ? 'zero' : 'line',
    weightHundredths,
    tie,
    stop,
    update,
    reopens,
    openList,
  };
}

/** Drops a selection that is gone. @param {Selection} selection @param {Graph} graph @returns {Selection} */
function suited(selection, graph) {
  if (selection.kind === 'none') return selection;
  const count = selection.kind === 'node' ? graph.nodes.length : graph.edges.length;
  return selection.index < count ? selection : NO_SELECTION;
}

/** @param {readonly Graph[]} graphs */
function bounded(graphs) {
  let weight = 0;
  let first = graphs.length;
  for (; first > 0; first--) {
    const { nodes, edges } = graphs[first - 1] ?? EMPTY_GRAPH;
    weight += nodes.length + edges.length + 100;
    if (weight > BUDGET) break;
  }
  return graphs.slice(first);
}
