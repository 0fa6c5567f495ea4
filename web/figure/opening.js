// What a figure opens: its link overridden by its attributes, on the map of the text if the
// link has none.

import { MapReading } from '../engine/jobs/map-reading.js';
import { createDefer } from '../engine/jobs/search-runner.js';
import { EngineError } from '../engine/engine-error.js';
import { EMPTY_LINK } from '../link/link.js';
import { parseLink } from '../link/link-text.js';
import { gridPointOf } from '../model/coordinates.js';
import { saysMap } from './own-map.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { Engine } from '../engine/engine.js' */
/** @import { Link } from '../link/link.js' */
/** @import { Wishes } from './attributes.js' */

/** @type {ReturnType<typeof createDefer> | null} */
let defer = null;

/**
 * A large map of the link is read in slices, before the figure is opened.
 * @template {Engine} E
 * @param {E} engine
 * @param {{ src?: string }} wishes
 * @returns {Promise<E>} the engine
 */
export async function readAhead(engine, { src = '' }) {
  const clock = { now: () => performance.now(), defer: (defer ??= createDefer()) };
  await new MapReading(engine, clock).read(parseLink(hashOf(src)).link?.map ?? null);
  return engine;
}

/**
 * @param {Wishes} wishes
 * @param {string | null} ownMap in characters
 * @param {Engine} engine whose board may be replaced
 * @returns {{ link: Link, reason: null } | { link: null, reason: Reason, isOwnMap?: boolean }} isOwnMap: the error is in
 *   the map of the text
 */
export function openingOf(wishes, ownMap, engine) {
  const { src } = wishes;
  const hash = hashOf(src);
  const { link, reason, graph } = parseLink(hash);
  if (reason !== null) return { link: null, reason };
  if (graph !== undefined) return refused('link.in_figure');
  if (link === null && hash.length > 1) return refused('link.foreign', src);
  const said = link ?? EMPTY_LINK;
  try {
    return { link: wished(ownMap === null ? said : onMap(said, ownMap, engine, wishes), wishes), reason: null };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    // With a link, the text in the element need not be a map.
    if (link !== null && !saysMap(wishes.map)) return { link: wished(link, wishes), reason: null };
    return { link: null, reason: error.reason, isOwnMap: true };
  }
}

/** @param {string} src */
const hashOf = (src) => (src.includes('#') ? src.slice(src.indexOf('#')) : src);

/** @param {string} code @param {string} [found] @returns {{ link: null, reason: Reason }} */
function refused(code, found = '') {
  return { link: null, reason: { ok: false, code, line: 0, found, expected: '' } };
}

/** @param {Link} link @param {Wishes} wishes @returns {Link} */
function wished(link, { step, loop, quiz, numbers, arrows }) {
  const asks = quiz ?? link.view.quiz;
  return {
    ...link,
    step: step ?? link.step ?? (loop ?? link.view.loop)?.first ?? (asks ? 0 : null),
    display: {
      ...link.display,
      ...(numbers === null ? {} : { numbers }),
      ...(arrows === null ? {} : { arrows }),
    },
  };
}

/**
 * @param {Link} link
 * @param {string} text
 * @param {Engine} engine
 * @param {Wishes} wishes
 * @returns {Link}
 */
function onMap(link, text, engine, { map }) {
  if (link.map !== null && !saysMap(map)) return link;
  engine.load('auto', unindented(text));
  const ends = engine.suggestedEnds(link.settings.board);
  return {
    ...link,
    map: engine.mapToLink(),
    start: link.start ?? gridPointOf(ends.start, engine),
    goal: link.goal ?? gridPointOf(ends.goal, engine),
  };
}

/** Without the indentation of the surrounding markup. @param {string} text */
function unindented(text) {
  const rows = text.split(/\r?\n/).map((row) => row.trim());
  const drawing = `${rows.filter((row) => row !== '').join('\n')}\n`;
  // The Moving AI format has its own letters.
  return /^type\s/.test(drawing) ? drawing : withEnd(withEnd(drawing, 'S'), 'G');
}

/**
 * A single lower-case letter in a drawing means an end, not ground of a factor above nine.
 * @param {string} drawing
 * @param {'S' | 'G'} end
 */
function withEnd(drawing, end) {
  const small = end.toLowerCase();
  return !drawing.includes(end) && drawing.split(small).length === 2 ? drawing.replace(small, end) : drawing;
}
