// The units of a world: bodies in the colour and the shape of their team, with numbers where legible. All of a kind in
// one call: with many units the calls take the time. Draws into any 2D context.

import { NO_CELL, UNIT_FIELDS, UNIT_STRIDE } from '../../../engine/world-engine.js';
import { drawHalo, drawMarks, drawWaits } from './draw-world-marks.js';
import { cellsOf, innerSquareOf } from '../../../canvas/geometry.js';
import { hasCore, inkOn, teamColour } from '../../../canvas/world-colours.js';
import { CORE, addPlanner, shapeOf } from './world-shapes.js';
import { unitPoint } from './world-units.js';

/** @import { Size, View } from '../../../canvas/geometry.js' */
/** @import { Palette } from '../../../canvas/palette.js' */
/** @typedef {{ x: number, y: number, team: number, number: number, status: number, planner: number, waitsFor: number, isDeadlocked: boolean }} Body */
/**
 * @typedef {object} UnitsScene
 * @property {View} view
 * @property {Palette} palette
 * @property {Size} canvas
 * @property {Uint32Array} units
 * @property {number} width of the board
 * @property {number} glide 0 to 1
 * @property {number} selected
 * @property {{ seen: Uint8Array, team?: number } | null} fog
 */

/** In CSS pixels, widths of cells: below the first units are points; the others are minima for numbers and planners. */
const SMALLEST_BODY = 4;
const SMALLEST_NUMBERED = 14;
const SMALLEST_WITH_PLANNER = 30;
/** Radius as a share of innerSquareOf(): in large cells, and in those up to SMALL_CELL CSS pixels; linear in between. */
const BODY = 0.36;
const SMALL_BODY = 0.42;
const SMALL_CELL = 16;
const LARGE_CELL = 28;
/** Rounding of corners, as a share of the radius. */
const CORNER = 0.14;
/** In CSS pixels: digits are no smaller than the first where there is room, and never smaller than the second. */
const USUAL_FIGURE = 8;
const SMALLEST_FIGURE = 7;
const SMALLEST_POINT = 3;
/** Opacity of units on cells that the team has never seen. */
const FAINT = 0.45;
const FONT = 'system-ui, sans-serif';
const DIGIT_WIDTH = 0.62;
const ROUND = 2 * Math.PI;

/** @param {CanvasRenderingContext2D} context @param {UnitsScene} scene */
export function drawUnits(context, scene) {
  const { view } = scene;
  const { bodies, hidden } = bodiesOf(scene);
  const marked = { view, palette: scene.palette, radius: bodyRadius(view) };
  const selected = bodies.find(({ number }) => number === scene.selected);
  context.save();
  if (view.scale < SMALLEST_BODY * view.ratio) {
    drawPoints(context, scene, hidden, FAINT);
    drawPoints(context, scene, bodies, 1);
    if (selected !== undefined) drawHalo(context, marked, selected);
  } else {
    if (hidden.length > 0) drawHidden(context, scene, hidden);
    if (selected !== undefined) drawHalo(context, marked, selected);
    drawMarks(context, marked, bodies);
    drawBodies(context, scene, bodies);
    drawWaits(context, marked, bodies, scene.selected);
    drawNumbers(context, scene, bodies);
  }
  context.restore();
}

/** Radius of a body. @param {View} view @returns {number} */
export function bodyRadius(view) {
  const share = (view.scale / view.ratio - SMALL_CELL) / (LARGE_CELL - SMALL_CELL);
  const part = SMALL_BODY + (BODY - SMALL_BODY) * Math.min(Math.max(share, 0), 1);
  // Hexes are as wide as squares, and a little higher than the square inside them.
  return innerSquareOf(view).side * (cellsOf(view).room < 1 ? 1.15 : 1) * part;
}

/**
 * The units in view, and separately those that the fog hides: other teams' units on cells never seen.
 * @param {UnitsScene} scene
 */
function bodiesOf(scene) {
  const { view, units, canvas, fog } = scene;
  /** @type {Body[]} */
  const bodies = [];
  /** @type {Body[]} */
  const hidden = [];
  const around = view.scale + 12 * view.ratio;
  for (let at = 0; at < units.length; at += UNIT_STRIDE) {
    const cell = units[at + UNIT_FIELDS.cell] ?? NO_CELL;
    if (cell === NO_CELL) continue;
    const { x, y } = unitPoint(view, scene, at);
    if (x < -around || y < -around || x > canvas.width + around || y > canvas.height + around) continue;
    const team = units[at + UNIT_FIELDS.team] ?? 0;
    const isHidden = fog !== null && fog.seen[cell] === 0 && team !== fog.team;
    (isHidden ? hidden : bodies).push({
      x,
      y,
      team,
      number: units[at] ?? 0,
      status: units[at + UNIT_FIELDS.status] ?? 0,
      planner: units[at + UNIT_FIELDS.planner] ?? 0,
      waitsFor: units[at + UNIT_FIELDS.waitsFor] ?? 0,
      isDeadlocked: units[at + UNIT_FIELDS.isDeadlocked] === 1,
    });
  }
  return { bodies, hidden };
}

/** @param {readonly Body[]} bodies @returns {Map<number, Body[]>} */
function byTeam(bodies) {
  /** @type {Map<number, Body[]>} */
  const teams = new Map();
  for (const body of bodies) {
    const team = teams.get(body.team);
    if (team === undefined) teams.set(body.team, [body]);
    else team.push(body);
  }
  return teams;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {UnitsScene} scene
 * @param {readonly Body[]} bodies
 * @param {number} alpha
 */
function drawPoints(context, { view, palette }, bodies, alpha) {
  const side = Math.max(view.scale, SMALLEST_POINT * view.ratio);
  const rim = 0.75 * view.ratio;
  context.globalAlpha = alpha;
  context.fillStyle = palette.halo;
  for (const { x, y } of bodies) {
    context.fillRect(x - side / 2 - rim, y - side / 2 - rim, side + 2 * rim, side + 2 * rim);
  }
  for (const [team, members] of byTeam(bodies)) {
    context.fillStyle = teamColour(palette, team);
    for (const { x, y } of members) context.fillRect(x - side / 2, y - side / 2, side, side);
  }
  context.globalAlpha = 1;
}

/** Hidden units are drawn as outlines only. @param {CanvasRenderingContext2D} context @param {UnitsScene} scene @param {readonly Body[]} bodies */
function drawHidden(context, { view, palette }, bodies) {
  const radius = bodyRadius(view);
  context.globalAlpha = FAINT;
  context.lineWidth = Math.max(1, view.ratio);
  context.setLineDash([2 * view.ratio, 2 * view.ratio]);
  for (const [team, members] of byTeam(bodies)) {
    context.beginPath();
    for (const { x, y } of members) shapeOf(team).add(context, x, y, radius);
    context.strokeStyle = teamColour(palette, team);
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/**
 * Halo, outline and filling; a core for teams 5 to 8.
 * @param {CanvasRenderingContext2D} context
 * @param {Pick<UnitsScene, 'view' | 'palette'>} scene
 * @param {readonly Body[]} bodies
 */
function drawBodies(context, { view, palette }, bodies) {
  const radius = bodyRadius(view);
  const rim = Math.max(0.75 * view.ratio, radius * 0.1);
  const corner = radius * CORNER;
  context.lineJoin = 'round';
  for (const [team, members] of byTeam(bodies)) {
    const { add } = shapeOf(team);
    const colour = teamColour(palette, team);
    context.beginPath();
    for (const { x, y } of members) add(context, x, y, radius - corner);
    context.strokeStyle = palette.halo;
    context.lineWidth = 2 * (rim + corner);
    context.stroke();
    context.strokeStyle = colour;
    context.lineWidth = 2 * corner;
    context.stroke();
    context.fillStyle = colour;
    context.fill();
    if (!hasCore(team)) continue;
    context.beginPath();
    for (const { x, y } of members) add(context, x, y, radius * CORE);
    context.fillStyle = palette.free;
    context.fill();
  }
}

/**
 * As large as the longest number allows, so that a unit's digits keep their size; plus planner marks if planners differ.
 * @param {CanvasRenderingContext2D} context
 * @param {UnitsScene} scene
 * @param {readonly Body[]} bodies
 */
function drawNumbers(context, { view, palette }, bodies) {
  const { ratio, scale } = view;
  if (scale < SMALLEST_NUMBERED * ratio) return;
  const radius = bodyRadius(view);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  for (const [team, members] of byTeam(bodies)) {
    const { room, low } = shapeOf(team);
    context.fillStyle = hasCore(team) ? palette.text : inkOn(teamColour(palette, team));
    let used = 0;
    for (const { x, y, number } of members) {
      const text = String(number);
      const wide = (2 * radius * room * 0.86) / (text.length * DIGIT_WIDTH);
      const size = Math.min(Math.max(radius * 1.15 * room, USUAL_FIGURE * ratio), wide);
      if (size < SMALLEST_FIGURE * ratio) continue;
      if (size !== used) context.font = `600 ${size}px ${FONT}`;
      used = size;
      context.fillText(text, x, y + low * radius + size * 0.36);
    }
  }
  const hasSeveral = bodies.some(({ planner }) => planner !== bodies[0]?.planner);
  if (hasSeveral && scale >= SMALLEST_WITH_PLANNER * ratio) drawPlanners(context, { palette }, bodies, radius);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Pick<UnitsScene, 'palette'>} scene
 * @param {readonly Body[]} bodies
 * @param {number} radius of a body
 */
function drawPlanners(context, { palette }, bodies, radius) {
  const size = radius * 0.34;
  context.beginPath();
  for (const { x, y } of bodies) {
    context.moveTo(x + radius + size, y - radius * 0.82);
    context.arc(x + radius * 0.82, y - radius * 0.82, size * 1.25, 0, ROUND);
  }
  context.fillStyle = palette.halo;
  context.fill();
  context.beginPath();
  for (const { x, y, planner } of bodies) {
    addPlanner(context, planner, x + radius * 0.82, y - radius * 0.82, size);
  }
  context.fillStyle = palette.mark;
  context.fill();
}
