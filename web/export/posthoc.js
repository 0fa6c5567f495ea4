// The trace as a search trace of version 1.4.0, which the Posthoc visualiser of the Shortest Path Lab opens
// (https://posthoc.pathfinding.ai/docs/search-trace): YAML, a line per event. There a cell is first being
// expanded, then its neighbours are generated or updated, and at last it is closed. The map goes along as in our JSON,
// for a reader that knows it.

import { decimal, eventPieces, isTaken } from './trace-events.js';

/** @import { Piece } from './trace-csv.js' */
/** @import { TraceEvent, TraceSource } from './trace-events.js' */
/** @import { TraceInfo } from './trace-json.js' */

/** The required ending; other files are not accepted as traces. */
export const POSTHOC_ENDING = 'trace.yaml';

const HEAD = `# A search trace for the Posthoc visualiser, written by Astrolabe.
# Cells are squares of side 1; their ids count row by row. Open the .map of the same board below it.
version: 1.4.0
views:
  main:
    - $: rect
      x: \${{ $.x }}
      y: \${{ $.y }}
      width: 1
      height: 1
      fill: \${{ color[$.type] }}
pivot:
  x: \${{ $.x + 0.5 }}
  y: \${{ $.y + 0.5 }}
  scale: 1
`;

/** @type {Readonly<Record<TraceEvent['kind'], string>>} */
const TYPES = Object.freeze({
  ...{ close: 'closing', open: 'generating', improve: 'updating', reopen: 'updating', correct: 'updating' },
  // Undoing has no name of its own there.
  ...{ begin: 'generating', raise: 'closing', restore: 'closing', drop: 'dropping' },
});

/** The id of a cell in one half: both halves may have the cell. @param {number} cell @param {number} layer */
const idOf = (cell, layer) => (layer === 0 ? String(cell) : `b${cell}`);

/** @param {string} name @param {number} value */
const cost = (name, value) => (Number.isNaN(value) ? '' : `, ${name}: ${decimal(value, '')}`);

/**
 * @param {TraceSource} source
 * @param {Pick<TraceInfo, 'width' | 'height' | 'map' | 'start' | 'goal' | 'settings' | 'result'>} info
 * @returns {Generator<Piece>}
 */
export function* posthocTrace(source, { width, height, map, start, goal, settings, result }) {
  const coordinates = (/** @type {number} */ cell) => `x: ${cell % width}, y: ${Math.floor(cell / width)}`;
  const end = (/** @type {string} */ type, /** @type {number} */ cell) =>
    `  - { type: ${type}, id: ${cell}, ${coordinates(cell)} }\n`;
  /** @param {string} type @param {TraceEvent} event */
  const line = (type, { cell, parent, g, h, f, layer }) => {
    const from = parent < 0 ? 'null' : idOf(parent, layer);
    return `  - { type: ${type}, id: ${idOf(cell, layer)}, pId: ${from}, ${coordinates(cell)}${cost('g', g)}${cost('h', h)}${cost('f', f)} }\n`;
  };
  const place = (/** @type {number} */ cell) => `[${cell % width}, ${Math.floor(cell / width)}]`;
  const board = [
    `map: { width: ${width}, height: ${height}, code: "${map}" }`,
    `start: ${place(start)}`,
    `goal: ${place(goal)}`,
    `board: ${settings.board}`,
  ].join('\n');
  yield { text: `${HEAD}${board}\nevents:\n${end('source', start)}${end('destination', goal)}`, done: 0 };
  /** The last event of the cell where the path ends. @type {TraceEvent | null} */
  let reached = null;
  for (const { events, done } of eventPieces(source, result.steps)) {
    let text = '';
    /** @type {TraceEvent | null} */
    let closing = null;
    const close = () => (closing === null ? '' : line(TYPES.close, closing));
    for (const event of events) {
      if (event.cell === result.target && event.layer === 0) reached = event;
      if (isTaken(event.kind)) {
        text += close() + line('expanding', event);
        closing = event;
      } else text += line(TYPES[event.kind], event);
    }
    yield { text: text + close(), done };
  }
  if (result.outcome === 'found' && reached !== null) yield { text: line('end', reached), done: result.steps };
}
