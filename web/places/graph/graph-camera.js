// The camera of a graph: world coordinates to pixels and back. Pure.

/** @import { Graph } from './graph.js' */
/**
 * @typedef {object} GraphCamera
 * @property {number} x of the world, at the middle of the view
 * @property {number} y
 * @property {number} scale pixels per unit
 */
/** @typedef {{ width: number, height: number }} Size in pixels */

const LEAST_SCALE = 1e-4;
const MOST_SCALE = 400;
/** Pixels kept free round the graph for names and numbers. */
const RIM = 70;
/** Scale of a graph whose nodes are all in one place. */
const USUAL_SCALE = 1;

/** @type {GraphCamera} */
export const HOME = Object.freeze({ x: 0, y: 0, scale: USUAL_SCALE });

/** A sixth on narrow screens. @param {number} length */
const rimOf = (length) => Math.min(RIM, length / 6);

/** @param {number} scale */
const bounded = (scale) => Math.min(Math.max(scale, LEAST_SCALE), MOST_SCALE);

/** Shows the whole graph. @param {Graph} graph @param {Size} size @returns {GraphCamera} */
export function fitted({ nodes }, { width, height }) {
  if (nodes.length === 0) return HOME;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of nodes) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const across = (width - 2 * rimOf(width)) / (right - left);
  const down = (height - 2 * rimOf(height)) / (bottom - top);
  const scale = Math.min(across, down);
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: Number.isFinite(scale) ? bounded(scale) : USUAL_SCALE };
}

/** @param {GraphCamera} camera @param {Size} size @param {{ x: number, y: number }} position @returns {{ x: number, y: number }} pixels */
export function toScreen(camera, { width, height }, { x, y }) {
  return { x: (x - camera.x) * camera.scale + width / 2, y: (y - camera.y) * camera.scale + height / 2 };
}

/** @param {GraphCamera} camera @param {Size} size @param {{ x: number, y: number }} point @returns {{ x: number, y: number }} not rounded */
export function toWorld(camera, { width, height }, { x, y }) {
  return { x: (x - width / 2) / camera.scale + camera.x, y: (y - height / 2) / camera.scale + camera.y };
}

/** Zooms, keeping the point in place. @param {GraphCamera} camera @param {Size} size @param {{ x: number, y: number }} point @param {number} factor @returns {GraphCamera} */
export function zoomed(camera, size, point, factor) {
  const under = toWorld(camera, size, point);
  const scale = bounded(camera.scale * factor);
  return {
    x: under.x - (point.x - size.width / 2) / scale,
    y: under.y - (point.y - size.height / 2) / scale,
    scale,
  };
}

/** @param {GraphCamera} camera @param {number} dx pixels @param {number} dy @returns {GraphCamera} */
export const panned = (camera, dx, dy) => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});

/**
 * The node nearest to a point, if it is within reach.
 * @param {Graph} graph @param {GraphCamera} camera @param {Size} size @param {{ x: number, y: number }} point
 * @param {number} reach pixels
 * @returns {number} -1 for none
 */
export function nodeAt(graph, camera, size, point, reach) {
  let found = -1;
  let least = reach;
  graph.nodes.forEach((node, index) => {
    const at = toScreen(camera, size, node);
    const distance = Math.hypot(at.x - point.x, at.y - point.y);
    // The last node is drawn on top.
    if (distance <= least) [found, least] = [index, distance];
  });
  return found;
}

/**
 * The edge nearest to a point, if it is within reach.
 * @param {Graph} graph @param {GraphCamera} camera @param {Size} size @param {{ x: number, y: number }} point
 * @param {number} reach
 */
export function edgeAt(graph, camera, size, point, reach) {
  let found = -1;
  let least = reach;
  graph.edges.forEach(({ from, to }, index) => {
    const [a, b] = [graph.nodes[from], graph.nodes[to]];
    if (a === undefined || b === undefined) return;
    const distance = distanceToLine(point, toScreen(camera, size, a), toScreen(camera, size, b));
    if (distance <= least) [found, least] = [index, distance];
  });
  return found;
}

/** @param {{ x: number, y: number }} point @param {{ x: number, y: number }} a @param {{ x: number, y: number }} b */
function distanceToLine(point, a, b) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  const along = Math.min(Math.max(share, 0), 1);
  return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy);
}

/**
 * The nearest node in a direction, within a quarter to either side; -1 for none.
 * @param {Graph} graph @param {number} from @param {number} dx -1, 0 or 1 @param {number} dy
 */
export function nodeTowards({ nodes }, from, dx, dy) {
  const here = nodes[from];
  if (here === undefined) return nodes.length > 0 ? 0 : -1;
  let found = -1;
  let least = Infinity;
  nodes.forEach(({ x, y }, index) => {
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const beside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (index === from || along <= 0 || beside > along) return;
    const distance = along + 2 * beside;
    if (distance < least) [found, least] = [index, distance];
  });
  return found;
}
