// The trace as CSV: a row an event. The same in every language, with a point and without thousands.

import { decimal, eventPieces } from './trace-events.js';

/** @typedef {import('./trace-events.js').TraceEvent} TraceEvent */
/** @typedef {{ text: string, done: number }} Piece of a file, and how many steps are in it by now */

export const CSV_FIELDS = Object.freeze(['step', 'event', 'x', 'y', 'parent_x', 'parent_y', 'g', 'h', 'f']);

/** What there is not is left empty. @param {TraceEvent} event @param {number} width of the board @returns {string} */
export function eventLine({ step, kind, cell, parent, g, h, f }, width) {
  const from = parent < 0 ? ',' : `${parent % width},${Math.floor(parent / width)}`;
  const costs = `${decimal(g, '')},${decimal(h, '')},${decimal(f, '')}`;
  return `${step},${kind},${cell % width},${Math.floor(cell / width)},${from},${costs}\n`;
}

/**
 * @param {import('./trace-events.js').TraceSource} source
 * @param {{ steps: number, width: number }} trace
 * @returns {Generator<Piece>}
 */
export function* traceCsv(source, { steps, width }) {
  yield { text: `${CSV_FIELDS.join()}\n`, done: 0 };
  for (const { events, done } of eventPieces(source, steps)) {
    yield { text: events.map((event) => eventLine(event, width)).join(''), done };
  }
}
