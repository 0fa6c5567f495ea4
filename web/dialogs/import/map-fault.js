// Why a text is no map, said more closely than the core does, which counts bytes and knows lines alone: the very sign and
// where it stands in its line, and what the text may have been meant as. Pure.

import { jsonFault } from '../../model/json-fault.js';
import { nearName } from '../../link/near-name.js';

/** @import { Reason } from 'astrolabe-module' */
/** @typedef {Partial<Reason> & { code: string }} Fault */

/** What a row may be made of: in a drawing, and in a file of Moving AI. */
const DRAWN = /[.#@~^!1-9a-zSG]/;
const OF_FILES = /[.GS@OTW]/;
const ROW_OF_FILE = /^[.GS@OTW]+$/;
const HEADER = Object.freeze(['type', 'height', 'width', 'map']);
const HEADER_LINE = /^(type|height|width) [a-z\d]{1,9}(?=\s*$)/;
/** Numbers and what stands between them. */
const NUMBERS = /^\s*["']?\d+(\.\d+)?["']?\s*[,;\t ]\s*[\d"'.,;\t +-]*$/;
/** A list or an object. */
const BRACKETED = /^\s*[[{]/;
/** Beginnings of files that hold others, as a text: zip, gzip, 7z, rar. */
const ARCHIVE = /^(PK\u0003\u0004|\u001f[\ufffd\u008b]|7z\ufffd|Rar!)/;

/**
 * @param {Reason} reason of the core
 * @param {string} text that it refused
 * @returns {Fault} the same where nothing more is known
 */
export function mapFault(reason, text) {
  const plain = text.replace(/^\uFEFF/, '');
  if (reason.code === 'map.binary' && ARCHIVE.test(plain)) return { code: 'file.archive' };
  if (/^\s*\{\s*["}]/.test(plain)) return objectFault(plain);
  const rows = plain.split(/\r?\n/);
  const row = rows[reason.line - 1] ?? '';
  if (reason.code === 'map.number') return numberFault(reason, row, BRACKETED.test(plain));
  if (reason.code === 'map.header') return headerFault(reason);
  if (reason.code === 'map.size' && /\D/.test(reason.found)) return { ...reason, code: 'map.side' };
  if (/^map\.(character|space|tab|row_length)$/.test(reason.code)) return rowFault(reason, row, rows);
  return reason;
}

/** What begins as an object of JSON was meant as one. @param {string} text @returns {Fault} */
function objectFault(text) {
  const fault = jsonFault(text);
  if (fault !== null) return { code: 'file.json', found: String(fault.line), expected: String(fault.column) };
  return { code: /"nodes"/.test(text) ? 'file.graph' : 'file.object' };
}

/** @param {Reason} reason @param {string} row @param {boolean} isBracketed @returns {Fault} */
function numberFault(reason, row, isBracketed) {
  const { line, found } = reason;
  if (isBracketed && /^["']/.test(found)) return { code: 'map.quoted', line, found };
  const from = Math.max(row.search(/[[{]/), 0);
  const at = found === '' ? gapIn(row, from) : tokenIn(row, found, from);
  if (at < 0) return reason;
  return { code: 'map.cell', line, found, expected: String(at + 1) };
}

/** Where a number is missing between two signs; -1: not found. @param {string} row @param {number} from */
function gapIn(row, from) {
  const rest = row.slice(from);
  const found = /[,;\t](?=[ ]*[,;\t\])}])|[[{](?= *[,;])|^(?=[,;\t])/.exec(rest);
  return found === null ? -1 : from + found.index + found[0].length;
}

/** Where it stands as a word of its own; -1: not found. @param {string} row @param {string} token @param {number} from */
function tokenIn(row, token, from) {
  const isWord = /^[\w."'+-]/.test(token);
  for (let at = row.indexOf(token, from); at >= 0; at = row.indexOf(token, at + 1)) {
    const [before = ' ', after = ' '] = [row[at - 1], row[at + token.length]];
    // Where each digit is a number nothing stands between.
    if (!isWord || !/[\w.]/.test(before + after) || token.length === 1) return at;
  }
  return -1;
}

/** @param {Reason} reason @returns {Fault} */
function headerFault(reason) {
  const [word = ''] = reason.found.split(' ');
  // The first row of the map stands where the line before it is missing.
  if (ROW_OF_FILE.test(reason.found)) return { ...reason, found: '', expected: 'map' };
  const near = nearName(word, HEADER);
  return near === '' ? reason : { ...reason, code: 'map.header_near', expected: near };
}

/** @param {Reason} reason @param {string} row @param {readonly string[]} rows @returns {Fault} */
function rowFault(reason, row, rows) {
  const { code, line } = reason;
  const first = rows.find((one) => one.trim() !== '') ?? '';
  const isFile = /^\s*(type|height|width)\b/.test(first);
  if (!isFile && row === first) {
    const [small] = HEADER_LINE.exec(first.toLowerCase()) ?? [];
    if (small !== undefined) return { code: 'map.header', line, found: first, expected: small };
    if (/^\s*version\b/i.test(first)) return { code: 'scen.version', line, found: first, expected: 'version 1' };
    const next = rows[line] ?? '';
    if (NUMBERS.test(next) && /[,;\t]/.test(next)) return { code: 'map.titles', line };
  }
  if (code === 'map.row_length') {
    if (row.trim() === '') return gapFault(reason, rows);
    if (NUMBERS.test(first) || BRACKETED.test(first) || /^\s*[01]+\s*$/.test(first)) return reason;
  }
  const signs = [...row];
  const known = isFile ? OF_FILES : DRAWN;
  const at = signs.findIndex((sign) => !known.test(sign));
  if (at < 0) return reason;
  const sign = signs[at] ?? '';
  // Full-width signs, and the wall of drawings.
  const near = isFile && sign === '#' ? '@' : sign.normalize('NFKC');
  if ([...near].every((one) => known.test(one))) return { code: 'map.sign_near', line, found: sign, expected: near };
  const blank = sign === '\t' ? '_tab' : /\s/.test(sign) ? '_space' : '';
  return { code: `map.sign${isFile ? '_of_file' : ''}${blank}`, line, found: sign, expected: String(at + 1) };
}

/** An empty line: the map goes on below it, or it is over too early. @param {Reason} reason @param {readonly string[]} rows @returns {Fault} */
function gapFault({ line }, rows) {
  if (rows.slice(line).some((row) => row.trim() !== '')) return { code: 'map.gap', line };
  const first = rows.findIndex((row) => row.trim() === 'map') + 1;
  const [, height = ''] = /^\s*height\s+(\d+)/m.exec(rows.slice(0, first).join('\n')) ?? [];
  return { code: 'map.rows_missing', line, found: String(line - 1 - first), expected: height };
}
