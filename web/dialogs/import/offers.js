// Things offered to be opened: of which kind they are, as far as that is known before they are read. Pure.

import { parseLink } from '../../link/link-text.js';

/** @import { Reading } from '../../link/link-text.js' */

/** @typedef {Pick<File, 'name' | 'type'>} Named */

export const MEGABYTE = 2 ** 20;
/** Bytes of a file, or characters of a text. The largest possible board needs half of it. */
export const LARGEST = 32 * MEGABYTE;

const PICTURE_NAME = /\.(png|jpe?g|gif|webp|svg|bmp|avif)$/i;
/** The first line of a scenario. */
const SCENARIO = /^\uFEFF?\s*version[ \t]+1(\.0)?[ \t]*(?=[\r\n]|$)/;
/** Characters of it that a sentence repeats. */
const LONGEST_QUOTE = 40;
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
 * The part after the # of an Astrolabe address, or of a fragment of one.
 * @param {string} text
 * @returns {Reading | null} null: it is not a link
 */
export function linkIn(text) {
  const trimmed = text.trim();
  const at = trimmed.indexOf('#');
  const [, hash] = LINK.exec(at > 0 ? trimmed.slice(at) : trimmed) ?? [];
  if (hash === undefined || /\s/.test(trimmed)) return null;
  const reading = parseLink(hash);
  return reading.link === null && reading.reason === null ? null : reading;
}

/** A word on its own is a map to the core, but hardly what a person pasting it means. @param {string} text */
export function isMereWord(text) {
  return /^\s*[\p{L}\p{N}]*\s*$/u.test(text) && !/^\s*[01]{2,}\s*$/.test(text);
}

/** Cells copied from a spreadsheet come with a picture of them. @param {string} text */
export function hasRows(text) {
  return /[\t\n]/.test(text.trim());
}

/** An address on its own, without what a link of ours has. @param {string} text */
export function isAddress(text) {
  return /^\s*(https?:\/\/|file:\/\/|www\.)\S+\s*$/i.test(text);
}

/** Cells in brackets, as a path begins, and what stands between them. */
const CELLS = /^(?:[\s,;>→-]*\(\s*-?\d+\s*[,;]\s*-?\d+\s*\))+[\s,;>→-]*/;

/**
 * What goes wrong in a text that begins with a cell and is no path.
 * @param {string} text @returns {string | null} what stands behind its cells, '' for nothing; null: it begins otherwise
 */
export function notAPath(text) {
  const [cells] = CELLS.exec(text) ?? [];
  if (cells === undefined) return null;
  const [rest = ''] = text.slice(cells.length).split(/[\s>→]/, 1);
  return rest.slice(0, LONGEST_QUOTE);
}
