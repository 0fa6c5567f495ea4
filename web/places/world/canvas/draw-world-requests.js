// The queue of path requests: how much of a tick's budget was spent, the running searches with their expansions
// so far, and behind them the waiting requests. Draws into any 2D context.

import { REQUEST_FIELDS, REQUEST_STRIDE } from '../../../engine/world-engine.js';
import { hasCore, inkOn, teamColour } from '../../../canvas/world-colours.js';
import { addPlanner, shapeOf } from './world-shapes.js';

/** @import { Palette } from '../../../canvas/palette.js' */
/**
 * @typedef {object} RequestsPicture
 * @property {{ width: number, height: number }} size of the canvas, in device pixels
 * @property {number} ratio device pixels in a CSS pixel
 * @property {Palette} palette
 * @property {ArrayLike<number>} requests REQUEST_STRIDE numbers each, running ones first; unit 0
 *   stands for a flow field, which many units share
 * @property {(unit: number) => number} teamOf from 0
 * @property {number} budget of expansions a tick
 * @property {number} spent of it in the last tick
 * @property {number} selected number of a unit; 0 for none
 */

/** In CSS pixels. */
const GAUGE = 12;
const GAP = 6;
const ROW = 22;
const BOX = 34;
const LOW = 24;
const FIGURE = 11;
/** Drawn in place of a unit. */
const FIELD = 0;
/** Of addPlanner(). */
const FIELD_SIGN = 2;
const FONT = 'system-ui, sans-serif';

/** Rows of the queue that have room. */
const LINES = 2;

/**
 * Height for the gauge, the running searches and as much of the queue as has room, in CSS pixels.
 * @param {number} inWork searches @param {number} inLine requests @param {number} width in CSS pixels
 */
export function requestsHeight(inWork, inLine, width) {
  const lines = Math.min(Math.ceil(inLine / columnsIn(width)), LINES);
  return GAUGE + (inWork > 0 || lines > 0 ? GAP : 0) + inWork * ROW + (lines > 0 ? GAP + lines * LOW : 0);
}

/** @param {number} width in CSS pixels */
const columnsIn = (width) => Math.max(1, Math.floor((width + 4) / (BOX + 4)));

/** @param {CanvasRenderingContext2D} context @param {RequestsPicture} picture */
export function drawRequests(context, picture) {
  const { size, ratio, requests } = picture;
  context.save();
  context.clearRect(0, 0, size.width, size.height);
  context.textBaseline = 'alphabetic';
  drawGauge(context, picture);
  /** @type {[unit: number, expansions: number][]} */
  const inWork = [];
  /** @type {number[]} */
  const inLine = [];
  for (let at = 0; at < requests.length; at += REQUEST_STRIDE) {
    const unit = requests[at + REQUEST_FIELDS.unit] ?? 0;
    if (requests[at + REQUEST_FIELDS.isInWork] === 1) inWork.push([unit, requests[at + REQUEST_FIELDS.expanded] ?? 0]);
    else inLine.push(unit);
  }
  const top = (GAUGE + GAP) * ratio;
  const shown = inWork.slice(0, Math.floor((size.height - top) / (ROW * ratio)));
  const most = Math.max(picture.budget, ...inWork.map(([, expansions]) => expansions), 1);
  shown.forEach(([unit, expansions], index) => {
    drawWork(context, picture, { unit, expansions, most, top: top + index * ROW * ratio });
  });
  drawLine(context, picture, inLine, top + (shown.length * ROW + GAP) * ratio);
  context.restore();
}

/** What the last tick spent of its budget. @param {CanvasRenderingContext2D} context @param {RequestsPicture} picture */
function drawGauge(context, { size, ratio, palette, budget, spent }) {
  const height = GAUGE * ratio;
  const share = budget > 0 ? Math.min(1, spent / budget) : 0;
  context.fillStyle = palette.line;
  context.fillRect(0, 0, size.width, height);
  context.fillStyle = palette.path;
  context.fillRect(0, 0, size.width * share, height);
  // Marks at quarters, readable at a glance.
  context.fillStyle = palette.halo;
  for (const quarter of [0.25, 0.5, 0.75]) {
    context.fillRect(Math.round(size.width * quarter), 0, Math.max(1, Math.round(ratio)), height);
  }
}

/**
 * A running search: the requesting unit, a bar of its expansions, and their number.
 * @param {CanvasRenderingContext2D} context
 * @param {RequestsPicture} picture
 * @param {{ unit: number, expansions: number, most: number, top: number }} work
 */
function drawWork(context, picture, { unit, expansions, most, top }) {
  const { size, ratio, palette } = picture;
  drawBox(context, picture, unit, 0, top, (ROW - 3) * ratio);
  const left = (BOX + GAP) * ratio;
  const text = String(expansions);
  context.font = `${FIGURE * ratio}px ${FONT}`;
  const figures = Math.max(44 * ratio, text.length * FIGURE * 0.62 * ratio + GAP * ratio);
  const room = Math.max(0, size.width - left - figures);
  const [barTop, height] = [top + 5 * ratio, (ROW - 13) * ratio];
  context.fillStyle = palette.line;
  context.fillRect(left, barTop, room, height);
  context.fillStyle = unit === FIELD ? palette.text : teamColour(palette, picture.teamOf(unit));
  context.fillRect(left, barTop, room * Math.min(1, expansions / most), height);
  context.fillStyle = palette.text;
  context.textAlign = 'right';
  context.fillText(text, size.width, top + (ROW / 2 + 2.5) * ratio);
}

/**
 * Box by box, row by row; the rest is shown as a number.
 * @param {CanvasRenderingContext2D} context
 * @param {RequestsPicture} picture
 * @param {readonly number[]} units
 * @param {number} top
 */
function drawLine(context, picture, units, top) {
  const { size, ratio, palette } = picture;
  const [pitchX, pitchY] = [(BOX + 4) * ratio, LOW * ratio];
  const columns = columnsIn(size.width / ratio);
  const rows = Math.max(0, Math.floor((size.height - top) / pitchY));
  const room = columns * rows;
  const shown = units.length <= room ? units.length : Math.max(0, room - 1);
  for (let index = 0; index < shown; index++) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    drawBox(context, picture, units[index] ?? 0, column * pitchX, top + row * pitchY, (LOW - 4) * ratio);
  }
  if (shown === units.length || room === 0) return;
  context.fillStyle = palette.text;
  context.font = `600 ${FIGURE * ratio}px ${FONT}`;
  context.textAlign = 'left';
  const [column, row] = [shown % columns, Math.floor(shown / columns)];
  context.fillText(`+${units.length - shown}`, column * pitchX, top + row * pitchY + (LOW / 2 + 2) * ratio);
}

/**
 * The shape of the team and the number; the sign of a flow field.
 * @param {CanvasRenderingContext2D} context
 * @param {RequestsPicture} picture
 * @param {number} unit
 * @param {number} left
 * @param {number} top
 * @param {number} height
 */
function drawBox(context, { ratio, palette, teamOf, selected }, unit, left, top, height) {
  const width = BOX * ratio;
  const [x, y] = [left + width / 2, top + height / 2];
  /** @param {string} colour */
  const frame = (colour) => {
    context.strokeStyle = colour;
    context.lineWidth = 2 * ratio;
    context.strokeRect(left + ratio, top + ratio, width - 2 * ratio, height - 2 * ratio);
  };
  if (unit === FIELD) {
    context.fillStyle = palette.line;
    context.fillRect(left, top, width, height);
    context.beginPath();
    addPlanner(context, FIELD_SIGN, x, y, height * 0.32);
    context.fillStyle = palette.text;
    context.fill();
    return;
  }
  const team = teamOf(unit);
  const colour = teamColour(palette, team);
  context.fillStyle = hasCore(team) ? palette.free : colour;
  context.fillRect(left, top, width, height);
  if (hasCore(team)) frame(colour);
  if (unit === selected) frame(palette.mark);
  const ink = hasCore(team) ? palette.text : inkOn(colour);
  context.beginPath();
  shapeOf(team).add(context, left + 7 * ratio, y, height * 0.18);
  context.fillStyle = ink;
  context.fill();
  context.font = `600 ${FIGURE * ratio}px ${FONT}`;
  context.textAlign = 'center';
  context.fillText(String(unit), x + 4 * ratio, y + FIGURE * 0.36 * ratio);
}
