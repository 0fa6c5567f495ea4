// Draws a graph and the step of a search into any given context: nodes and edges here, their labels in
// draw-graph-labels.js. Changes nothing.

import { drawLabels } from './draw-graph-labels.js';
import { GROUND_CELL } from './graph.js';
import { toScreen } from './graph-camera.js';
import { FONT, MOST_WITH_COSTS, MOST_WITH_NAMES, RADIUS, numberOf } from './graph-picture.js';

/** @import { Size } from './graph-camera.js' */
/** @import { GraphPicture, Point } from './graph-picture.js' */

/** @param {CanvasRenderingContext2D} context @param {GraphPicture} picture */
export function drawGraph(context, picture) {
  const { graph, camera, size, palette } = picture;
  context.fillStyle = palette.free;
  context.fillRect(0, 0, size.width, size.height);
  drawGround(context, picture);
  const points = graph.nodes.map((node) => toScreen(camera, size, node));
  const inSight = points.filter(({ x, y }) => x > -40 && y > -40 && x < size.width + 40 && y < size.height + 40).length;
  drawEdges(context, picture, points, inSight);
  drawPath(context, picture, points);
  if (picture.pulled !== null) drawPulled(context, picture, points);
  points.forEach((point, node) => drawNode(context, picture, point, node));
  drawLabels(context, picture, points, inSight);
}

/** The walls of the board that the waypoints are from, run by run. @param {CanvasRenderingContext2D} context @param {GraphPicture} picture */
function drawGround(context, { graph: { ground }, camera, size, palette }) {
  if (ground === undefined) return;
  const { width, height, factors } = ground;
  const side = GROUND_CELL * camera.scale;
  // Waypoints are the middles of cells.
  const corner = toScreen(camera, size, { x: -GROUND_CELL / 2, y: -GROUND_CELL / 2 });
  context.fillStyle = palette.wall;
  context.globalAlpha = 0.35;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (factors[y * width + x] !== 0) continue;
      const first = x;
      while (x + 1 < width && factors[y * width + x + 1] === 0) x++;
      context.fillRect(corner.x + first * side, corner.y + y * side, (x + 1 - first) * side, side);
    }
  }
  context.globalAlpha = 1;
  context.lineWidth = 1;
  context.strokeStyle = palette.line;
  context.strokeRect(corner.x, corner.y, width * side, height * side);
}

/** The parent that a node has in the search from the start or from the goal; NaN for none. @param {GraphPicture} picture @param {number} node @param {0 | 1} end */
const parentFrom = (picture, node, end) =>
  numberOf(picture, node, numberOf(picture, node, 'isFromGoal') === end ? 'parent' : 'otherParent');

/** Whether the edge is in the tree of the search from the start, 1, or from the goal, 2. @param {GraphPicture} picture @param {number} from @param {number} to */
function treeOf(picture, from, to) {
  if (picture.numbers.length === 0) return 0;
  if (parentFrom(picture, to, 0) === from) return 1;
  return parentFrom(picture, from, 1) === to ? 2 : 0;
}

/** Edges of one style in one path: there can be tens of thousands. @param {CanvasRenderingContext2D} context @param {GraphPicture} picture @param {readonly Point[]} points @param {number} inSight */
function drawEdges(context, picture, points, inSight) {
  const { graph, palette, activeEdge, size } = picture;
  const radius = inSight > MOST_WITH_NAMES ? 4 : RADIUS;
  const styles = [
    { colour: palette.xray.cross, width: graph.edges.length > MOST_WITH_COSTS ? 0.75 : 1.5 },
    { colour: palette.xray.under[1], width: 3.5 },
    { colour: palette.xray.over[1], width: 3.5, dash: [9, 4] },
    { colour: palette.mark, width: 3 },
  ];
  /** @type {{ a: Point, b: Point, isBoth: boolean }[][]} */
  const drawn = styles.map(() => []);
  graph.edges.forEach(({ from, to, isBoth }, index) => {
    const [a, b] = [points[from], points[to]];
    if (a === undefined || b === undefined || isBeside(a, b, size)) return;
    const tree = treeOf(picture, from, to) || (isBoth ? treeOf(picture, to, from) : 0);
    drawn[index === activeEdge ? 3 : tree]?.push({ a, b, isBoth });
  });
  styles.forEach(({ colour, width, dash }, index) => {
    const edges = drawn[index] ?? [];
    if (edges.length === 0) return;
    context.strokeStyle = colour;
    context.lineWidth = width;
    if (dash !== undefined) context.setLineDash(dash);
    context.beginPath();
    for (const { a, b } of edges) {
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
    }
    context.stroke();
    if (dash !== undefined) context.setLineDash([]);
    context.fillStyle = colour;
    context.beginPath();
    for (const { a, b, isBoth } of edges) if (!isBoth) arrow(context, a, b, radius);
    context.fill();
  });
}

/** Both ends lie on the same side of the view. @param {Point} a @param {Point} b @param {Size} size */
const isBeside = (a, b, { width, height }) =>
  (a.x < 0 && b.x < 0) || (a.y < 0 && b.y < 0) || (a.x > width && b.x > width) || (a.y > height && b.y > height);

/** @param {CanvasRenderingContext2D} context @param {Point} a @param {Point} b */
function line(context, a, b) {
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.lineTo(b.x, b.y);
  context.stroke();
}

/** An arrowhead at the rim of the node that the edge leads to. @param {CanvasRenderingContext2D} context @param {Point} a @param {Point} b @param {number} radius */
function arrow(context, a, b, radius) {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < radius * 2) return;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const tip = { x: b.x - dx * (radius + 1), y: b.y - dy * (radius + 1) };
  const back = { x: tip.x - dx * 10, y: tip.y - dy * 10 };
  context.moveTo(tip.x, tip.y);
  context.lineTo(back.x - dy * 5, back.y + dx * 5);
  context.lineTo(back.x + dy * 5, back.y - dx * 5);
  context.closePath();
}

/** @param {CanvasRenderingContext2D} context @param {GraphPicture} picture @param {readonly Point[]} points */
function drawPath(context, { path, palette }, points) {
  for (const [colour, width] of /** @type {const} */ ([
    [palette.halo, 9],
    [palette.path, 5],
  ])) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.lineCap = 'round';
    for (let at = 1; at < path.length; at++) {
      const [a, b] = [points[path[at - 1] ?? -1], points[path[at] ?? -1]];
      if (a !== undefined && b !== undefined) line(context, a, b);
    }
  }
  context.lineCap = 'butt';
}

/** @param {CanvasRenderingContext2D} context @param {GraphPicture} picture @param {readonly Point[]} points */
function drawPulled(context, { pulled, palette }, points) {
  const from = points[pulled?.from ?? -1];
  if (pulled === null || from === undefined) return;
  context.strokeStyle = palette.mark;
  context.lineWidth = 2;
  context.setLineDash([6, 5]);
  line(context, from, pulled);
  context.setLineDash([]);
}

/** @param {GraphPicture} picture @param {number} node @returns {[fill: string, rim: string]} */
function coloursOf(picture, node) {
  const { palette, graph, current } = picture;
  if (node === graph.start) return [palette.start, palette.start];
  if (node === graph.goal) return [palette.goal, palette.goal];
  if (node === current) return [palette.current, palette.current];
  const status = picture.numbers.length > 0 ? numberOf(picture, node, 'status') : 0;
  if (status === 1) return [palette.openTint, palette.open];
  if (status === 2) return [palette.closed, palette.xray.under[1]];
  return [palette.free, palette.xray.cross];
}

/** @param {CanvasRenderingContext2D} context @param {GraphPicture} picture @param {Point} point @param {number} node */
function drawNode(context, picture, { x, y }, node) {
  const { palette, graph, size, activeNode, checked, current, hasFocus } = picture;
  if (x < -40 || y < -40 || x > size.width + 40 || y > size.height + 40) return;
  const radius = graph.nodes.length > MOST_WITH_NAMES ? 4 : RADIUS;
  const [fill, rim] = coloursOf(picture, node);
  const hasOther = picture.numbers.length > 0 && !Number.isNaN(numberOf(picture, node, 'otherParent'));
  const isFromGoal = picture.numbers.length > 0 && numberOf(picture, node, 'isFromGoal') === 1;
  context.beginPath();
  if (isFromGoal && !hasOther) context.rect(x - radius, y - radius, 2 * radius, 2 * radius);
  else context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 2.5;
  context.strokeStyle = rim;
  context.stroke();
  if (hasOther) context.strokeRect(x - radius - 1, y - radius - 1, 2 * radius + 2, 2 * radius + 2);
  if (node === current && (node === graph.start || node === graph.goal))
    ring(context, x, y, radius + 4, palette.current, 3);
  if (node === activeNode) ring(context, x, y, radius + (node === current ? 8 : 5), palette.mark, hasFocus ? 3 : 1.5);
  if (node === checked) {
    context.setLineDash([5, 3]);
    ring(context, x, y, radius + 6, palette.mark, 2);
    context.setLineDash([]);
  }
  const isStart = node === graph.start;
  if (!isStart && node !== graph.goal) return;
  context.font = `600 12px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = isStart ? palette.startText : palette.goalText;
  context.fillText(isStart ? 'S' : 'G', x, y + 0.5);
}

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {number} radius @param {string} colour @param {number} width */
function ring(context, x, y, radius, colour, width) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
}
