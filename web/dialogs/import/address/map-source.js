// Where a map asked for by an address may come from, and how it is read: nothing that is sent identifies the visitor, no
// answer leads elsewhere, and no more is read than can be opened. Knows no DOM.

import { LARGEST, MEGABYTE } from '../offers.js';
import { savedName } from '../../../model/maps/saved-maps.js';

/** @import { Part } from '../../../model/notice.js' */
/**
 * @typedef {object} Source
 * @property {string} url
 * @property {string} name of the file, as it is shown
 * @property {string} host
 * @property {boolean} isOwn the page's own host
 */

/** Milliseconds after which a host is not waited for. */
const PATIENCE = 60_000;

/**
 * @param {string} asked the value of map=
 * @param {object} page
 * @param {string} page.address
 * @param {string} page.policy its content security policy: other hosts are those in connect-src
 * @returns {Source | { refused: Part }}
 */
export function sourceOf(asked, { address, policy }) {
  const page = new URL(address);
  const url = urlOf(asked, page);
  const isFile = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (asked.trim() === '' || !isFile) return { refused: { key: 'fetched.no_address' } };
  const { host, origin, pathname } = url;
  const isOwn = origin === page.origin;
  const [, allowed = ''] = /(?:^|;)\s*connect-src ([^;]*)/.exec(policy) ?? [];
  if (!isOwn && !allowed.split(' ').includes(origin)) {
    return { refused: { key: 'fetched.elsewhere', values: { host } } };
  }
  url.hash = '';
  return { url: url.href, name: savedName(lastOf(pathname)) || host, host, isOwn };
}

/** @param {string} text @param {URL} base */
function urlOf(text, base) {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** @param {string} path */
function lastOf(path) {
  const last = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/**
 * @param {Source} source
 * @param {object} given
 * @param {typeof fetch} given.fetch
 * @param {boolean} given.isOnline
 * @returns {Promise<{ file: File } | { refused: Part }>}
 */
export async function readMap({ url, name, isOwn }, { fetch, isOnline }) {
  /** @param {string} key @param {Part['values']} [values] */
  const refuse = (key, values) => ({ refused: { key: `fetched.${key}`, values: { name, ...values } } });
  try {
    const response = await fetch(url, {
      mode: isOwn ? 'same-origin' : 'cors',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { ok, status, body } = response;
    if (!ok) {
      body?.cancel().catch(() => undefined);
      return refuse(status === 404 || status === 410 ? 'missing' : 'denied', { status });
    }
    const pieces = await piecesOf(response);
    return pieces === null ? refuse('too_large', { most: LARGEST / MEGABYTE }) : { file: new File(pieces, name) };
  } catch {
    // The browser tells nobody which of the reasons it was.
    return refuse(isOnline ? 'failed' : 'offline');
  }
}

/** @param {Response} response @returns {Promise<BlobPart[] | null>} null: it is too large; the rest was not read */
async function piecesOf({ body }) {
  /** @type {BlobPart[]} */
  const pieces = [];
  if (body === null) return pieces;
  const reader = body.getReader();
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return pieces;
    size += value.length;
    if (size > LARGEST) {
      await reader.cancel();
      return null;
    }
    pieces.push(value);
  }
}
