// Graphs of waypoints for tests of the engine: random ones, and a second opinion on their costs.
import { flatEdges } from '../../../web/places/graph/graph.js';
import { graphSettings, initialSpace } from '../../../web/places/graph/state.js';
import { createRandom } from './random.mjs';

/** @import { GraphEngine } from '../../../web/engine/graph-engine.js' */
/** @import { Graph } from '../../../web/places/graph/graph.js' */

export const { settings } = initialSpace();

/** @param {GraphEngine} engine @param {Graph} graph */
export function define(engine, { nodes, edges }) {
  engine.define(
    nodes.flatMap(({ x, y }) => [x, y]),
    nodes.map(({ name }) => name),
    flatEdges(edges),
  );
}

/** @param {GraphEngine} engine @param {Graph} graph @param {Partial<typeof settings>} [changes] */
export function search(engine, { start, goal }, changes = {}) {
  engine.begin(graphSettings({ ...settings, ...changes }), start, goal);
  while (engine.advance(3) === 'running');
  return engine.result();
}

/** @param {number} seed @returns {Graph} */
export function randomGraph(seed) {
  const { below, chance } = createRandom(seed);
  const count = 2 + below(20);
  const nodes = Array.from({ length: count }, (_, node) => {
    const x = below(2001) - 1000;
    const y = below(2001) - 1000;
    return { x, y, name: chance() ? '' : `地 ${node}` };
  });
  /** @type {Map<string, Graph['edges'][number]>} */
  const edges = new Map();
  for (let left = below(60); left > 0; left--) {
    const from = below(count);
    const to = below(count);
    const cost = 1 + below(3000);
    const isBoth = chance();
    if (from === to || edges.has(`${from} ${to}`) || edges.has(`${to} ${from}`)) continue;
    edges.set(`${from} ${to}`, { from, to, cost, isBoth });
  }
  return { nodes, edges: [...edges.values()], start: below(count), goal: below(count) };
}

/** Least costs by relaxing all edges until nothing changes. @param {Graph} graph */
export function leastCosts({ nodes, edges, start }) {
  const costs = nodes.map(() => Infinity);
  costs[start] = 0;
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const { from, to, cost, isBoth } of edges) {
      for (const [a, b] of isBoth
        ? [
            [from, to],
            [to, from],
          ]
        : [[from, to]]) {
        const offered = (costs[a ?? -1] ?? Infinity) + cost;
        if (offered >= (costs[b ?? -1] ?? Infinity)) continue;
        costs[b ?? -1] = offered;
        hasChanged = true;
      }
    }
  }
  return costs;
}
