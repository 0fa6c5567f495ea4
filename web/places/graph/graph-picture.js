// What is drawn of a graph, and constants shared by the drawing code.

import { NODE_FIELDS, NODE_STRIDE } from '../../engine/graph-engine.js';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { GraphCamera, Size } from './graph-camera.js' */
/** @import { Graph } from './graph.js' */
/**
 * @typedef {object} GraphPicture
 * @property {Graph} graph
 * @property {GraphCamera} camera
 * @property {Size} size in pixels of the page
 * @property {Palette} palette
 * @property {ArrayLike<number>} numbers as GraphEngine.nodes() has them; empty without a step
 * @property {number} current the node expanded by the step; -1 for none
 * @property {ArrayLike<number>} path nodes; empty where it is not shown
 * @property {number} activeNode -1 for none
 * @property {number} checked the neighbour that a line of code is about; -1 for none
 * @property {number} activeEdge -1 for none
 * @property {boolean} hasFocus
 * @property {{ from: number, x: number, y: number } | null} pulled a line being dragged to a point in pixels
 */
/** @typedef {{ x: number, y: number }} Point */

/** Radius of a node, in pixels of the page. */
export const RADIUS = 11;
/** With more nodes they are dots without names. */
export const MOST_WITH_NAMES = 400;
/** With more edges they are thin lines without costs. */
export const MOST_WITH_COSTS = 2000;
export const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei", sans-serif';

/** @param {GraphPicture} picture @param {number} node @param {keyof typeof NODE_FIELDS} field */
export const numberOf = ({ numbers }, node, field) => numbers[node * NODE_STRIDE + NODE_FIELDS[field]] ?? NaN;
