// The trace as CSV: a row per event. The same in every language, with decimal points and without digit grouping.

import { hasTwoHalves } from '../model/algorithms.js';
import { decimal, eventPieces } from './trace-events.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { TraceEvent, TraceSource } from './trace-events.js' */
/** @typedef {{ text: string, done: number }} Piece of a file, and how many steps are in it by now */

export const CSV_FIELDS = Object.freeze(['step', 'event', 'x', 'y', 'parent_x', 'parent_y', 'g', 'h', 'f']);

/** In a bidirectional search each event says which half it belongs to. @param {SearchSettings} settings */
export const fieldsOf = (settings) => (hasTwoHalves(settings) ? [...CSV_FIELDS, 'layer'] : CSV_FIELDS);

/**
 * Missing values are left empty.
 * @param {TraceEvent} event @param {number} width of the board @param {boolean} isLayered @returns {string}
 */
export function eventLine({ step, kind, cell, parent, g, h, f, layer }, width, isLayered) {
  const from = parent < 0 ? ',' : `${parent % width},${Math.floor(parent / width)}`;
  const costs = `${decimal(g, '')},${decimal(h, '')},${decimal(f, '')}`;
  const half = isLayered ? `,${layer}` : '';
  return `${step},${kind},${cell % width},${Math.floor(cell / width)},${from},${costs}${half}\n`;
}

/**
 * @param {TraceSource} source
 * @param {{ steps: number, width: number, settings: SearchSettings }} trace
 * @returns {Generator<Piece>}
 */
export function* traceCsv(source, { steps, width, settings }) {
  const isLayered = hasTwoHalves(settings);
  yield { text: `${fieldsOf(settings).join()}\n`, done: 0 };
  for (const { events, done } of eventPieces(source, steps)) {
    yield { text: events.map((event) => eventLine(event, width, isLayered)).join(''), done };
  }
}
