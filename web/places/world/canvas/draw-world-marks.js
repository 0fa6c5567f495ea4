// The marks round the units of a world: the halo of the selected one, why units do not walk, which waits for which.
// Draws into any 2D context.

import { UNIT_STATUSES } from '../../../engine/world-engine.js';
import { teamColour, worldColours } from '../../../canvas/world-colours.js';

/** @import { View } from '../../../canvas/geometry.js' */
/** @import { Palette } from '../../../canvas/palette.js' */
/** @import { Body } from './draw-world-units.js' */
/** @typedef {{ view: View, palette: Palette, radius: number }} MarksScene `radius` of a body */

/** In CSS pixels, the least widths of cells with room for them. */
const SMALLEST_MARKED = 9;
const SMALLEST_WITH_WAITS = 18;
const SMALLEST_HALO = 7;
const ROUND = 2 * Math.PI;

/** Round the selected unit, easy to find anywhere. @param {CanvasRenderingContext2D} context @param {MarksScene} scene @param {Body} body */
export function drawHalo(context, { view, palette }, { x, y, team }) {
  const radius = Math.max(view.scale * 0.52, SMALLEST_HALO * view.ratio);
  context.beginPath();
  context.arc(x, y, radius * 1.5, 0, ROUND);
  context.fillStyle = teamColour(palette, team);
  context.globalAlpha = 0.25;
  context.fill();
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(x, y, radius, 0, ROUND);
  context.strokeStyle = palette.halo;
  context.lineWidth = 4.5 * view.ratio;
  context.stroke();
  context.strokeStyle = palette.mark;
  context.lineWidth = 2 * view.ratio;
  context.stroke();
}

/**
 * Why units do not walk: a bar under those that wait, a ring of dots round those queued for a path, a cross behind
 * those cut off, a double ring round those that wait for each other, a thin ring round those that have arrived.
 * @param {CanvasRenderingContext2D} context
 * @param {MarksScene} scene
 * @param {readonly Body[]} bodies
 */
export function drawMarks(context, scene, bodies) {
  const { view, palette, radius } = scene;
  if (view.scale < SMALLEST_MARKED * view.ratio) return;
  const { ratio } = view;
  const thickness = Math.max(1.25 * ratio, radius * 0.14);
  const ring = radius + 1.5 * thickness;
  const { alarm } = worldColours(palette);
  /** @param {(body: Body) => boolean} test @param {(x: number, y: number, body: Body) => void} add @param {string} colour */
  const mark = (test, add, colour) => {
    const marked = bodies.filter(test);
    if (marked.length === 0) return;
    context.beginPath();
    for (const body of marked) add(body.x, body.y, body);
    context.strokeStyle = palette.halo;
    context.lineWidth = thickness + 1.5 * ratio;
    context.stroke();
    context.strokeStyle = colour;
    context.lineWidth = thickness;
    context.stroke();
  };
  /** @param {number} away */
  const addRing = (away) => (/** @type {number} */ x, /** @type {number} */ y) => {
    context.moveTo(x + away, y);
    context.arc(x, y, away, 0, ROUND);
  };
  /** @param {(typeof UNIT_STATUSES)[number]} status */
  const has = (status) => (/** @type {Body} */ body) => UNIT_STATUSES[body.status] === status && !body.isDeadlocked;
  context.lineCap = 'butt';
  for (const team of new Set(bodies.map((body) => body.team))) {
    const hasArrived = has('arrived');
    mark((body) => hasArrived(body) && body.team === team, addRing(ring), teamColour(palette, team));
  }
  mark(
    has('waiting'),
    (x, y) => {
      context.moveTo(x - radius * 0.8, y + ring);
      context.lineTo(x + radius * 0.8, y + ring);
    },
    palette.mark,
  );
  const dot = (ROUND * ring) / 16;
  context.setLineDash([dot, dot]);
  mark(has('queued'), addRing(ring), palette.mark);
  context.setLineDash([]);
  context.lineCap = 'round';
  mark(
    has('cut-off'),
    (x, y) => {
      const away = ring * 0.95;
      for (const slope of [1, -1]) {
        context.moveTo(x - away, y - slope * away);
        context.lineTo(x + away, y + slope * away);
      }
    },
    palette.mark,
  );
  for (const away of [ring + 1.8 * thickness, ring]) mark((body) => body.isDeadlocked, addRing(away), alarm);
}

/**
 * Which unit a unit waits for, as a chevron between the two: for circular waits, and for the selected unit.
 * @param {CanvasRenderingContext2D} context
 * @param {MarksScene} scene
 * @param {readonly Body[]} bodies
 * @param {number} selected number of the selected unit
 */
export function drawWaits(context, { view, palette }, bodies, selected) {
  if (view.scale < SMALLEST_WITH_WAITS * view.ratio) return;
  const waiting = bodies.filter(
    ({ waitsFor, isDeadlocked, number }) => waitsFor > 0 && (isDeadlocked || number === selected),
  );
  if (waiting.length === 0) return;
  const byNumber = new Map(bodies.map((body) => [body.number, body]));
  const size = view.scale * 0.11;
  context.beginPath();
  for (const { x, y, waitsFor } of waiting) {
    const other = byNumber.get(waitsFor);
    if (other === undefined) continue;
    const away = Math.hypot(other.x - x, other.y - y) || 1;
    const [dx, dy] = [((other.x - x) / away) * size, ((other.y - y) / away) * size];
    const [atX, atY] = [(x + other.x) / 2, (y + other.y) / 2];
    context.moveTo(atX - dx - dy, atY - dy + dx);
    context.lineTo(atX + dx, atY + dy);
    context.lineTo(atX - dx + dy, atY - dy - dx);
  }
  const thickness = Math.max(2 * view.ratio, size * 0.5);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = palette.halo;
  context.lineWidth = thickness + 3 * view.ratio;
  context.stroke();
  context.strokeStyle = worldColours(palette).alarm;
  context.lineWidth = thickness;
  context.stroke();
}
