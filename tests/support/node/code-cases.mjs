// Searches for which there are programs: random boards and graphs with random settings, and what the search did.
import { readFileSync } from 'node:fs';

import * as options from '../../../web/engine/options.js';
import { flatEdges } from '../../../web/places/graph/graph.js';
import { graphSettings } from '../../../web/places/graph/state.js';
import { randomGraph } from './graphs.mjs';
import { createRandom } from './random.mjs';

/** @import { PlacesModule } from 'astrolabe-places-module' */
/** @import { Code, Laboratory, SearchSettings } from 'astrolabe-module' */
/** @typedef {InstanceType<PlacesModule['GraphLaboratory']>} GraphLaboratory */
/**
 * @typedef {object} Searched
 * @property {string} cost as shown; 'no path' where the search found none
 * @property {readonly number[]} path empty where there is none
 * @property {readonly number[]} expanded in order
 */

/** The algorithms that programs are written for. */
export const WRITTEN = /** @type {const} */ (['astar', 'dijkstra', 'bfs', 'dfs', 'greedy']);

/** @param {string} ending of core/code/templates */
export const templateOf = (ending) =>
  readFileSync(new URL(`../../../core/code/templates/search.${ending}.in`, import.meta.url), 'utf8');

/** @param {{ code(template: string, isProgram: boolean): Code }} lab @param {string} template */
export function linesOf(lab, template) {
  const { reason, lines } = lab.code(template, true);
  if (!reason.ok) throw new Error(reason.code);
  return lines
    .slice(0, -1)
    .split('\n')
    .map((line) => ({ mark: line.slice(0, line.indexOf('\t')), text: line.slice(line.indexOf('\t') + 1) }));
}

/** @param {ReturnType<typeof createRandom>} random @returns {SearchSettings} */
export function randomSettings({ below, pick, chance }) {
  return {
    ...options.DEFAULT_SETTINGS,
    algorithm: pick([...WRITTEN, 'astar', 'astar', 'astar']),
    heuristic: pick(options.HEURISTICS),
    weightHundredths: chance() ? 100 : pick([0, 50, 150, 120, 200, 333, 1000]),
    board: below(4) === 0 ? 'hex' : 'squares',
    corner: pick(options.CORNER_RULES),
    costs: pick(options.COST_MODELS),
    tie: pick(options.TIES),
    stop: below(4) === 0 ? 'opened' : 'selected',
    update: pick(options.UPDATES),
    reopens: chance(),
    neighbourOrder: chance()
      ? pick(options.NEIGHBOUR_ORDERS)
      : [...'01234567'].sort(() => (chance() ? 1 : -1)).join(''),
    allowsBlockedGoal: chance(),
    openList: pick(options.OPEN_LISTS),
    floods: chance(),
  };
}

/** What an ended search did. @param {Laboratory | GraphLaboratory} lab @param {boolean} leadsToNearest */
function searched(lab, leadsToNearest) {
  const { outcome, cost, steps } = lab.result();
  const expanded = [];
  for (let first = 1; first <= steps; first += 1000) {
    const log = lab.log(first, Math.min(steps, first + 999));
    for (let at = 0; at < log.length; at += 7) if (log[at + 1] === 0) expanded.push(log[at] ?? -1);
  }
  const hasPath = outcome === 'found' || leadsToNearest;
  return {
    cost: hasPath ? String(Number(cost.toFixed(3))) : 'no path',
    path: hasPath ? [...lab.path()] : [],
    expanded,
  };
}

/**
 * A board of up to 14 × 12 cells with walls, ground and costs, searched.
 * @param {Laboratory} lab
 * @param {number} seed
 */
export function searchBoard(lab, seed) {
  const random = createRandom(seed);
  const { below, chance } = random;
  const width = 1 + below(14);
  const height = 1 + below(12);
  const walls = below(45);
  const hasGround = below(3) === 0;
  const hasAdded = below(4) === 0;
  const lowest = 1 + (below(3) === 0 ? 1 : 0);
  const grounds = Uint32Array.from({ length: width * height }, () => {
    if (below(100) < walls) return 0;
    const factor = hasGround ? lowest + below(5) : 1;
    return factor + (hasAdded && chance() ? 256 * below(30) : 0);
  });
  const settings = randomSettings(random);
  const start = below(width * height);
  const goal = below(width * height);
  lab.restore(width, height, grounds);
  const reason = lab.begin(settings, start, goal);
  if (!reason.ok) throw new Error(reason.code);
  while (lab.advance(1000) === 'running');
  return {
    settings,
    width,
    height,
    ...searched(lab, !settings.floods),
    name: (/** @type {number} */ cell) => `${cell % width},${Math.floor(cell / width)}`,
  };
}

/** A graph of up to 21 places, searched. @param {GraphLaboratory} lab @param {number} seed */
export function searchGraph(lab, seed) {
  const graph = randomGraph(seed);
  const heuristic = seed % 3 === 0 ? /** @type {const} */ ('zero') : /** @type {const} */ ('octile');
  const settings = graphSettings({ ...randomSettings(createRandom(seed + 77)), heuristic });
  lab.define(
    graph.nodes.flatMap(({ x, y }) => [x, y]),
    graph.nodes.map(({ name }) => name),
    flatEdges(graph.edges),
  );
  const reason = lab.begin(settings, graph.start, graph.goal);
  if (!reason.ok) throw new Error(reason.code);
  while (lab.advance(1000) === 'running');
  return {
    settings,
    graph,
    ...searched(lab, false),
    name: (/** @type {number} */ node) => graph.nodes[node]?.name || String(node),
  };
}

/** What a program should print. @param {Searched & { name: (node: number) => string }} done @param {string} separator */
export function printed({ cost, path, expanded, name }, separator) {
  return [`cost ${cost}`, `path ${path.map(name).join(separator)}`, `expanded ${expanded.map(name).join(separator)}`]
    .map((line) => line.trimEnd())
    .join('\n');
}
