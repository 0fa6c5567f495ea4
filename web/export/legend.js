// The meaning of a picture's colours, below it, in the current language. Draws into any 2D context.

import { deadEndColour } from '../canvas/layers/draw-dead-ends.js';
import { drawSign } from '../canvas/layers/draw-wall-kinds.js';
import { dangerShare } from '../canvas/palette.js';
import { worldColours } from '../canvas/world-colours.js';
import { WALL_KINDS } from '../engine/grounds.js';
import { isPassedOver } from '../model/settings.js';
import { USUAL_DANGER } from '../model/drawing/tools.js';

/** @import { Palette } from '../canvas/palette.js' */
/** @import { Translate } from '../i18n/translate.js' */
/** @import { Display } from '../model/display.js' */
/** @import { State } from '../model/state.js' */
/** @typedef {'start' | 'goal' | 'open' | 'closed' | 'order' | 'current' | 'path' | 'wall' | 'water' | 'fire' | 'monster' | 'terrain' | 'danger' | 'under' | 'over' | 'dead' | 'island'} Kind */
/** @typedef {{ kind: Kind | null, text: string }} Entry null: words alone */
/** @typedef {{ entry: Entry, x: number, y: number }} Placed top left of an entry */

/** In pixels: a line, the square, and the size of the words. */
const LINE = 24;
const SQUARE = 16;
const SIZE = 13;
const FONT = 'system-ui, sans-serif';
const GAP = 18;
/** Words do not make a picture wider than this: entries that do not fit are left out. */
const WIDE_FOR_WORDS = 330;

/**
 * @param {State} state
 * @param {{ display: Display, hasWalls: boolean, hasTerrain: boolean, showsPath: boolean, kinds?: readonly ('water' | 'fire' | 'monster')[], hasDanger?: boolean, hasDeadEnds?: boolean, hasIslands?: boolean }} seen
 * @param {Translate} t
 * @returns {Entry[]}
 */
export function legendEntries(
  state,
  { display, hasWalls, hasTerrain, showsPath, kinds = [], hasDanger = false, hasDeadEnds = false, hasIslands = false },
  t,
) {
  const { search, playback, settings, referee } = state;
  const survey = display.xray ? referee.survey : null;
  const { least, most } = survey ?? { least: 0, most: 0 };
  const isSettled = search.phase === 'settled';
  const isSearched = isSettled && !display.xray;
  const hasF = !isPassedOver(settings, 'heuristic');
  const { step } = playback.position;
  /** @type {[boolean, Kind | null, string][]} */
  const all = [
    [isSettled, null, t('transport.step_of', { step, steps: search.result.steps })],
    [true, 'start', t('cell.start')],
    [true, 'goal', t('cell.goal')],
    [isSearched, 'open', t('legend.open')],
    [isSearched && display.shading === 'status', 'closed', t('legend.closed')],
    [isSearched && display.shading !== 'status', 'order', t('legend.closed')],
    [isSettled && playback.position.current >= 0, 'current', t('legend.current')],
    [showsPath, 'path', t('legend.path')],
    [hasWalls, 'wall', t('legend.wall')],
    ...kinds.map((kind) => /** @type {[boolean, Kind, string]} */ ([true, kind, t(`cell.${kind}`)])),
    [hasTerrain && survey === null, 'terrain', t('legend.terrain')],
    [hasDanger, 'danger', t('legend.danger')],
    [hasDeadEnds, 'dead', t('dead.legend')],
    [hasIslands, 'island', t('islands.legend')],
    [least < 0, 'under', t('xray.under', { size: -least })],
    [most > 0, 'over', t('xray.over', { size: most })],
    [survey !== null && display.numbers !== 'none', null, t('xray.numbers')],
    [isSearched && display.numbers !== 'none', null, t(hasF ? 'export.numbers_where' : 'export.number_where')],
  ];
  return all.flatMap(([isThere, kind, text]) => (isThere ? [{ kind, text }] : []));
}

/** An estimate, since SVG has no context to measure with. @param {string} text */
export function textWidth(text) {
  let width = 0;
  for (const character of text) width += character > '\u2e7f' ? SIZE : SIZE * 0.58;
  return width;
}

/** @param {Entry} entry */
function widthOf({ kind, text }) {
  return (kind === null ? 0 : SQUARE + 6) + textWidth(text);
}

/**
 * The entries that fit under a board of this width, and the room they take.
 * @param {readonly Entry[]} entries
 * @param {number} across
 */
export function fitLegend(entries, across) {
  const fitting = entries.filter((entry) => widthOf(entry) <= Math.max(across, WIDE_FOR_WORDS));
  return { fitting, room: Math.ceil(Math.max(across, ...fitting.map(widthOf))) };
}

/**
 * Line by line, as wide as there is room.
 * @param {readonly Entry[]} entries
 * @param {number} room
 * @returns {{ placed: Placed[], height: number }}
 */
export function layoutLegend(entries, room) {
  /** @type {Placed[]} */
  const placed = [];
  let x = 0;
  let y = 0;
  for (const entry of entries) {
    const width = widthOf(entry);
    if (x > 0 && x + width > room) {
      x = 0;
      y += LINE;
    }
    placed.push({ entry, x, y });
    x += width + GAP;
  }
  return { placed, height: placed.length === 0 ? 0 : y + LINE };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {readonly Placed[]} placed
 * @param {{ left: number, top: number, palette: Palette }} scene
 */
export function drawLegend(context, placed, { left, top, palette }) {
  for (const { entry, x, y } of placed) {
    const square = { x: left + x, y: top + y + (LINE - SQUARE) / 2 };
    if (entry.kind !== null) drawSample(context, entry.kind, square, palette);
    context.fillStyle = palette.text;
    context.font = `${SIZE}px ${FONT}`;
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    const indent = entry.kind === null ? 0 : SQUARE + 6;
    context.fillText(entry.text, square.x + indent, top + y + LINE / 2 + SIZE * 0.36);
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Kind} kind
 * @param {{ x: number, y: number }} corner
 * @param {Palette} palette
 */
function drawSample(context, kind, { x, y }, palette) {
  const fill = (/** @type {string} */ colour, part = 0, parts = 1) => {
    context.fillStyle = colour;
    context.fillRect(x + (part / parts) * SQUARE, y, SQUARE / parts, SQUARE);
  };
  const middle = { x: x + SQUARE / 2, y: y + SQUARE / 2 };
  switch (kind) {
    case 'start':
    case 'goal':
      context.beginPath();
      context.arc(middle.x, middle.y, SQUARE / 2, 0, 2 * Math.PI);
      context.fillStyle = palette[kind];
      context.fill();
      context.fillStyle = palette[`${kind}Text`];
      context.font = `700 11px ${FONT}`;
      context.textAlign = 'center';
      context.textBaseline = 'alphabetic';
      context.fillText(kind === 'start' ? 'S' : 'G', middle.x, middle.y + 4);
      break;
    case 'open':
      fill(palette.openTint);
      context.strokeStyle = palette.open;
      context.lineWidth = 2;
      context.strokeRect(x + 1, y + 1, SQUARE - 2, SQUARE - 2);
      break;
    case 'order':
      palette.ramp.forEach((colour, part) => fill(colour, part, palette.ramp.length));
      break;
    case 'path':
      for (const [colour, width] of /** @type {const} */ ([
        [palette.line, 7],
        [palette.path, 4],
      ])) {
        context.beginPath();
        context.moveTo(x + 2, y + SQUARE - 3);
        context.lineTo(x + SQUARE - 2, y + 3);
        context.lineCap = 'round';
        context.strokeStyle = colour;
        context.lineWidth = width;
        context.stroke();
      }
      break;
    case 'under':
    case 'over':
      palette.xray[kind].forEach((colour, part) => fill(colour, part, 2));
      break;
    case 'terrain':
      fill(palette.grounds[2] ?? palette.free);
      context.beginPath();
      for (const reach of [8, 16, 24]) {
        const inside = Math.min(reach, SQUARE);
        context.moveTo(x + reach - inside, y + inside);
        context.lineTo(x + inside, y + reach - inside);
      }
      context.strokeStyle = palette.hatch;
      context.lineWidth = 1;
      context.stroke();
      break;
    case 'water':
    case 'fire':
    case 'monster':
      fill(palette.kinds[WALL_KINDS.indexOf(kind) - 1] ?? palette.wall);
      drawSign(context, WALL_KINDS.indexOf(kind) - 1, { x, y }, SQUARE, palette);
      break;
    case 'danger':
      fill(palette.free);
      context.globalAlpha = dangerShare(USUAL_DANGER);
      fill(palette.danger);
      context.globalAlpha = 1;
      break;
    case 'dead':
      fill(palette.free);
      context.beginPath();
      for (const reach of [8, 16, 24]) {
        const inside = Math.min(reach, SQUARE);
        context.moveTo(x + reach - inside, y + inside);
        context.lineTo(x + inside, y + reach - inside);
        context.moveTo(x + SQUARE - reach + inside, y + inside);
        context.lineTo(x + SQUARE - inside, y + reach - inside);
      }
      context.strokeStyle = deadEndColour(palette);
      context.lineWidth = 1;
      context.stroke();
      break;
    case 'island':
      worldColours(palette)
        .islands.slice(0, 2)
        .forEach((colour, part) => fill(colour, part, 2));
      break;
    default:
      fill(palette[kind]);
  }
}
