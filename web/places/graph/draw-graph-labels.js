// Writes names, numbers and costs beside the nodes and edges of a graph, wherever there is room. Changes nothing.

import { formatNumber } from '../../i18n/translate.js';
import { FONT, MOST_WITH_COSTS, MOST_WITH_NAMES, RADIUS, numberOf } from './graph-picture.js';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Size } from './graph-camera.js' */
/** @import { GraphPicture, Point } from './graph-picture.js' */

/** With more visible nodes their numbers would hide them. */
const MOST_WITH_NUMBERS = 80;

/** @param {CanvasRenderingContext2D} context @param {GraphPicture} picture @param {readonly Point[]} points @param {number} inSight number of visible nodes */
export function drawLabels(context, picture, points, inSight) {
  if (inSight > MOST_WITH_NAMES) return;
  // Labels are placed in order; one that finds no room is left out until zooming in makes room.
  const room = new Room(points.map(({ x, y }) => boxRound(x, y, 2 * RADIUS, 2 * RADIUS)));
  const current = [picture.activeNode, picture.current].filter((node) => node >= 0);
  const nodes = [...current, ...points.keys()].filter((node, at, all) => all.indexOf(node) === at);
  for (const node of nodes) drawName(context, picture, points[node], node, room);
  if (inSight > MOST_WITH_NUMBERS) return;
  if (picture.numbers.length > 0) {
    for (const node of nodes) drawNumbers(context, picture, points[node], node, room);
  }
  drawCosts(context, picture, points, room);
}

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** @param {number} x @param {number} y @param {number} width @param {number} height @returns {Box} */
const boxRound = (x, y, width, height) => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** Boxes already drawn in. */
class Room {
  #taken;

  /** @param {Box[]} taken */
  constructor(taken) {
    this.#taken = taken;
  }

  /** Takes the box if it is free. @param {Box} box */
  take(box) {
    const isFree = this.#taken.every(
      (other) =>
        box.right <= other.left || box.left >= other.right || box.bottom <= other.top || box.top >= other.bottom,
    );
    if (isFree) this.#taken.push(box);
    return isFree;
  }
}

/** @param {CanvasRenderingContext2D} context @param {GraphPicture} picture @param {readonly Point[]} points @param {Room} room */
function drawCosts(context, { graph, palette, size }, points, room) {
  context.font = `12px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (graph.edges.length > MOST_WITH_COSTS) return;
  for (const { from, to, cost, isBoth } of graph.edges) {
    const [a, b] = [points[from], points[to]];
    if (a === undefined || b === undefined) continue;
    const text = formatNumber(cost);
    // Two one-way edges between the same nodes have their costs beside each other.
    const share = isBoth ? 0.5 : 0.6;
    const at = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    const isOut = at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height;
    if (isOut || Math.hypot(b.x - a.x, b.y - a.y) < 44 + 7 * text.length) continue;
    const width = context.measureText(text).width + 6;
    if (!room.take(boxRound(at.x, at.y, width, 14))) continue;
    context.fillStyle = palette.free;
    context.fillRect(at.x - width / 2, at.y - 8, width, 16);
    context.fillStyle = palette.text;
    context.fillText(text, at.x, at.y);
  }
}

/** @param {CanvasRenderingContext2D} context @param {Palette} palette @param {string} text @param {number} x @param {number} y */
function haloed(context, palette, text, x, y) {
  context.lineWidth = 5;
  context.lineJoin = 'round';
  context.strokeStyle = palette.free;
  context.strokeText(text, x, y);
  context.fillStyle = palette.text;
  context.fillText(text, x, y);
}

/** @param {CanvasRenderingContext2D} context @param {GraphPicture} picture @param {Point | undefined} point @param {number} node @param {Room} room */
function drawName(context, { palette, graph, size }, point, node, room) {
  const name = graph.nodes[node]?.name ?? '';
  if (name === '' || point === undefined || isFar(point, size)) return;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  context.font = `600 13px ${FONT}`;
  const y = point.y + RADIUS + 12;
  if (room.take(boxRound(point.x, y, context.measureText(name).width, 14))) haloed(context, palette, name, point.x, y);
}

/** F first, since it decides; numbers that the algorithm lacks are left out. @param {CanvasRenderingContext2D} context @param {GraphPicture} picture @param {Point | undefined} point @param {number} node @param {Room} room */
function drawNumbers(context, picture, point, node, room) {
  const { palette, size } = picture;
  const [f, g, h] = [numberOf(picture, node, 'f'), numberOf(picture, node, 'g'), numberOf(picture, node, 'h')];
  if (Number.isNaN(g) || point === undefined || isFar(point, size)) return;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  const parts = [`G ${formatNumber(g)}`, ...(Number.isNaN(h) ? [] : [`H ${formatNumber(h)}`])].join('  ');
  const small = `11px ${FONT}`;
  const large = `600 12px ${FONT}`;
  context.font = small;
  const width = context.measureText(parts).width;
  const base = point.y - RADIUS - 9;
  const hasF = !Number.isNaN(f);
  if (room.take(boxRound(point.x, hasF ? base - 6.5 : base, width, hasF ? 26 : 13))) {
    haloed(context, palette, parts, point.x, base);
    context.font = large;
    if (hasF) haloed(context, palette, `F ${formatNumber(f)}`, point.x, base - 13);
    return;
  }
  context.font = large;
  const brief = hasF ? `F ${formatNumber(f)}` : `G ${formatNumber(g)}`;
  if (room.take(boxRound(point.x, base, context.measureText(brief).width, 13)))
    haloed(context, palette, brief, point.x, base);
}

/** @param {Point} point @param {Size} size */
const isFar = ({ x, y }, size) => x < -100 || y < -40 || x > size.width + 100 || y > size.height + 40;
