// Traces of searches as texts of other forms, JSON and YAML, as the table that the core reads: a row for each event
// with a cell. What the rows mean is decided there. Pure, but for the library that is fetched for YAML.

import { FIRST_LIST, rowsOf } from './trace-rows.js';
import { mapIn } from './traced-map.js';

/** @import { TracedMap } from './traced-map.js' */
/** @typedef {{ table: string, isList: boolean, map: TracedMap | null } | { code: string, found: string, expected?: string, line?: number }} Table a list has events
 *   instead of lines; otherwise why there is none */

const MEGABYTE = 2 ** 20;
/** Characters of a text, at most. */
export const LONGEST_TRACE = 16 * MEGABYTE;
/** The library reads a megabyte in about a second, at once. */
const LONGEST_YAML = 2 * MEGABYTE;

/** Beginning of a text in which its kind shows. */
const HEAD = 4096;
const NAMES_OF_X = /^(x|col|column)$/i;
const NAMES_OF_Y = /^(y|row)$/i;
/** What only the trace of a search has a column for. */
const NAMES_OF_SEARCHES = /^(event|type|step|g|h|f|parent|parent_?x)$/i;

/** Whether the text is a trace, and not a map or a path: a table of cells with a column for what searches have, or a list of events. @param {string} text */
export function isTrace(text) {
  const head = text.slice(0, HEAD).replace(/^\uFEFF/, '');
  if (/^\s*\{/.test(head)) return /"(events|astrolabe-trace)"/.test(head);
  if (/^version:\s*["']?1\./m.test(head) && /^events:/m.test(text)) return true;
  const line = head.split(/\r?\n/).find((one) => one.trim() !== '' && !one.trim().startsWith('#')) ?? '';
  const names = line.split(/[,;\t]/).map((name) => name.trim().replace(/^"|"$/g, ''));
  return [NAMES_OF_X, NAMES_OF_Y, NAMES_OF_SEARCHES].every((pattern) => names.some((name) => pattern.test(name)));
}

/** @param {string} text @returns {Promise<Table>} */
export async function tableOf(text) {
  if (text.length > LONGEST_TRACE)
    return { code: 'trace.too_long', found: '', expected: String(LONGEST_TRACE / MEGABYTE) };
  const head = text.slice(0, HEAD).replace(/^\uFEFF/, '');
  const isJson = /^\s*\{|^\s*\[\s*\{/.test(head);
  const isYaml = !isJson && /^(version|events):/m.test(head);
  if (!isJson && !isYaml) return { table: text, isList: false, map: null };
  if (isYaml && text.length > LONGEST_YAML)
    return { code: 'trace.too_long', found: '', expected: String(LONGEST_YAML / MEGABYTE) };
  let parseYaml;
  try {
    parseYaml = isYaml ? (await import('./trace-yaml.js')).parseYaml : JSON.parse;
  } catch (error) {
    return { code: 'page.module_failed', found: sentenceOf(error) };
  }
  let content;
  try {
    content = isJson ? JSON.parse(text.replace(/^\uFEFF/, '')) : parseYaml(text);
  } catch (error) {
    return { code: isJson ? 'trace.json' : 'trace.yaml', found: sentenceOf(error) };
  }
  return tableOfList(content);
}

/** @param {unknown} error */
const sentenceOf = (error) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.slice(0, 100) ?? '';

/** @param {unknown} content of a document @returns {Table} */
export function tableOfList(content) {
  const table = rowsOf(content);
  return table === null ? { code: 'trace.no_events', found: FIRST_LIST } : { table, isList: true, map: mapIn(content) };
}

/**
 * The cells of a path in a table: those of its events `path`, or if there are none all.
 * @param {string} table @returns {string} a line "x,y" a cell; '' if it is no such table
 */
export function pathIn(table) {
  const [head = '', ...lines] = table.split(/\r?\n/).filter((line) => line.trim() !== '');
  const between = [',', ';', '\t'].find((sign) => head.includes(sign)) ?? ',';
  const fieldsOf = (/** @type {string} */ line) =>
    line.split(between).map((field) => field.trim().replace(/^"|"$/g, ''));
  const names = fieldsOf(head);
  const at = (/** @type {RegExp} */ pattern) => names.findIndex((name) => pattern.test(name));
  const [x, y, event] = [at(NAMES_OF_X), at(NAMES_OF_Y), at(/^(event|type)$/i)];
  if (x < 0 || y < 0) return '';
  const rows = lines.map(fieldsOf);
  const own = rows.filter((row) => row[event] === 'path');
  return ['x,y', ...(own.length > 0 ? own : rows).map((row) => `${row[x]},${row[y]}`)].join('\n');
}
