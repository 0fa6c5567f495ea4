// What somebody offers to open: which kind it is, as far as that can be told before it is read. Pure.

import { parseLink } from '../../link/link-text.js';

/** @import { Reading } from '../../link/link-text.js' */

/** @typedef {Pick<File, 'name' | 'type'>} Named */

const PICTURE_NAME = /\.(png|jpe?g|gif|webp|svg|bmp|avif)$/i;
/** The first line of a scenario. */
const SCENARIO = /^\uFEFF?\s*version[ \t]+1(\.0)?[ \t]*(?=[\r\n]|$)/;
/** What an address is, or what stands behind its #: no drawing has an = in it. */
const LINK = /^#?([a-z]+=[^\s&]*(?:&\S*)?)$/i;

/** @param {Named} file @returns {boolean} */
export function isPicture({ name, type }) {
  return type.startsWith('image/') || PICTURE_NAME.test(name);
}

/** @param {string} text @returns {boolean} */
export function isScenario(text) {
  return SCENARIO.test(text);
}

/**
 * What stands behind the # of an address of Astrolabe, or of a part of one.
 * @param {string} text
 * @returns {Reading | null} null: it is no such thing
 */
export function linkIn(text) {
  const trimmed = text.trim();
  const at = trimmed.indexOf('#');
  const [, hash] = LINK.exec(at > 0 ? trimmed.slice(at) : trimmed) ?? [];
  if (hash === undefined || /\s/.test(trimmed)) return null;
  const reading = parseLink(hash);
  return reading.link === null && reading.reason === null ? null : reading;
}

/** A word on its own is a map for the core, but hardly for whoever pastes it. @param {string} text */
export function isMereWord(text) {
  return /^\s*[\p{L}\p{N}]*\s*$/u.test(text) && !/^\s*[01]{2,}\s*$/.test(text);
}

/** Cells of a spreadsheet come with a picture of them. @param {string} text */
export function hasRows(text) {
  return /[\t\n]/.test(text.trim());
}
