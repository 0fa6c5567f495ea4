// The trace as JSON, with all its inputs: putting map, ends and settings into a Laboratory gives the
// same events. The fields are documented in the readme; their meaning changes only with the version.

import { hasTwoHalves } from '../model/algorithms.js';
import { fieldsOf } from './trace-csv.js';
import { decimal, eventPieces } from './trace-events.js';

/** @import { SearchResult, SearchSettings } from 'astrolabe-module' */
/** @import { Piece } from './trace-csv.js' */
/** @import { TraceSource } from './trace-events.js' */
/**
 * @typedef {object} TraceInfo
 * @property {number} width
 * @property {number} height
 * @property {string} map the board as in links
 * @property {number} start
 * @property {number} goal
 * @property {SearchSettings} settings
 * @property {SearchResult} result
 * @property {ArrayLike<number>} path
 */

export const TRACE_FORMAT = 'astrolabe-trace';
export const TRACE_VERSION = 1;

/**
 * @param {TraceSource} source
 * @param {TraceInfo} info
 * @returns {Generator<Piece>}
 */
export function* traceJson(source, { width, height, map, start, goal, settings, result, path }) {
  const coordinates = (/** @type {number} */ cell) => [cell % width, Math.floor(cell / width)];
  const { outcome, cost, expanded, generated, improved, reopened, steps, target, isTruncated } = result;
  const head = {
    format: TRACE_FORMAT,
    version: TRACE_VERSION,
    map: { width, height, code: map },
    start: coordinates(start),
    goal: coordinates(goal),
    settings,
    result: {
      ...{ outcome, cost, expanded, generated, improved, reopened, steps },
      target: target < 0 ? null : coordinates(target),
      isTruncated,
    },
    path: Array.from(path, coordinates),
    fields: fieldsOf(settings),
  };
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  yield { text: `{\n${lines.join(',\n')},\n  "events": [`, done: 0 };
  const isLayered = hasTwoHalves(settings);
  let between = '\n    ';
  for (const { events, done } of eventPieces(source, steps)) {
    let text = '';
    for (const { step, kind, cell, parent, g, h, f, layer } of events) {
      const half = isLayered ? `,${layer}` : '';
      const from = parent < 0 ? 'null,null' : coordinates(parent).join();
      const costs = [g, h, f].map((one) => decimal(one, 'null')).join();
      text += `${between}[${step},"${kind}",${coordinates(cell).join()},${from},${costs}${half}]`;
      between = ',\n    ';
    }
    yield { text, done };
  }
  yield { text: '\n  ]\n}\n', done: steps };
}
