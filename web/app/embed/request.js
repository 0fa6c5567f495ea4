// What the page around a framed figure asks of it: { astrolabe: 1, type, … }. It may come from any page:
// it is validated before anything is done, and refused with a reason.

import { VERSION } from '../../model/report.js';
import { parseLink } from '../../link/link-text.js';

/** @import { Reading } from '../../link/link-text.js' */
/** @import { Link } from '../../link/link.js' */

/** @typedef {{ type: string, id?: string | number | undefined, step?: unknown, src?: unknown }} Request `type` and `id` are checked, the others are as they came */

/** No browser accepts a longer text as a link. */
const LONGEST = 2_000_000;
const LONGEST_ID = 64;
const MOST_STEPS = 2 ** 31 - 1;

export const TYPES = Object.freeze(/** @type {const} */ (['getState', 'play', 'pause', 'seek', 'set']));

/**
 * @param {unknown} data of a message event
 * @returns {{ request: Request, reason: string | null } | null} null: it is not meant for the figure; `reason`: why
 *   nothing is done
 */
export function readRequest(data) {
  if (typeof data !== 'object' || data === null || !('astrolabe' in data)) return null;
  /** @type {Partial<Record<string, unknown>>} */
  const { astrolabe, type, id, step, src } = data;
  /** @type {Request} */
  const request = { type: typeof type === 'string' ? type : '', id: readId(id), step, src };
  if (astrolabe !== VERSION) return { request, reason: 'message.version' };
  if (!TYPES.some((known) => known === type)) return { request, reason: 'message.type' };
  return { request, reason: null };
}

/** Of `seek`. @param {unknown} step @returns {number | null} null: not a step */
export function readStep(step) {
  return typeof step === 'number' && step >= 0 && step <= MOST_STEPS ? Math.round(step) : null;
}

/**
 * Of `set`.
 * @param {unknown} src
 * @returns {(Reading & { link: Link, reason: null }) | { reason: string }}
 */
export function readSource(src) {
  if (typeof src !== 'string' || src.length > LONGEST) return { reason: 'message.src' };
  const reading = parseLink(src.slice(src.indexOf('#') + 1));
  if (reading.reason !== null) return { reason: reading.reason.code };
  const { link } = reading;
  return link === null ? { reason: 'message.src' } : { ...reading, link };
}

/** @param {unknown} id @returns {string | number | undefined} */
function readId(id) {
  if (typeof id === 'number') return id;
  return typeof id === 'string' && id.length <= LONGEST_ID ? id : undefined;
}
