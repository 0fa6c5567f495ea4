// A graph to begin with: ten places between mountains and sea. The straight road is not the cheapest, and one road
// is one-way. Pure.

/** @import { Graph } from './graph.js' */

/** @type {readonly (readonly [x: number, y: number])[]} */
const POSITIONS = [
  [40, 300],
  [170, 340],
  [200, 210],
  [110, 120],
  [270, 60],
  [330, 300],
  [390, 170],
  [480, 330],
  [470, 80],
  [600, 200],
];
/** @type {readonly (readonly [from: number, to: number, cost: number])[]} */
const ROADS = [
  [0, 1, 140],
  [0, 2, 260],
  [0, 3, 200],
  [1, 2, 150],
  [1, 5, 170],
  [2, 3, 130],
  [2, 5, 190],
  [2, 6, 230],
  [3, 4, 180],
  [4, 6, 240],
  [4, 8, 210],
  [5, 6, 150],
  [5, 7, 160],
  [6, 9, 230],
  [7, 9, 200],
  [8, 9, 180],
];
const DOWNHILL = { from: 8, to: 6, cost: 125, isBoth: false };

/** @param {readonly string[]} names @returns {Graph} */
export function exampleGraph(names) {
  return {
    nodes: POSITIONS.map(([x, y], index) => ({ x, y, name: names[index] ?? '' })),
    edges: [...ROADS.map(([from, to, cost]) => ({ from, to, cost, isBoth: true })), DOWNHILL],
    start: 0,
    goal: POSITIONS.length - 1,
  };
}
