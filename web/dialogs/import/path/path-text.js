// A path as text, as programs print it: "(3,5) (4,5)", [[3, 5], [4, 5]], {"x": 3, "y": 5}, a line "3,5" a cell. Pure.

/** @typedef {readonly [number, number]} Pair as written */
/**
 * @typedef {object} PathText
 * @property {readonly Pair[]} pairs
 * @property {'as written' | 'x first' | 'y first'} order
 */

/** The number of cells of the largest board that is checked. */
export const MOST_PAIRS = 2 ** 22;

const NUMBER = String.raw`(-?\d{1,9})(?:\.0+)?`;
const BETWEEN = String.raw`\s*[,;]\s*|\s+`;
/** {"x": 3, "y": 5}, {X:3 Y:5}, Point(x=3, y=5). */
const NAMED = new RegExp(
  String.raw`\b(x|y|row|col|column)"?\s*[:=]\s*${NUMBER}[\s,;]*"?(x|y|row|col|column)"?\s*[:=]\s*${NUMBER}`,
  'gi',
);
const BRACKETED = new RegExp(String.raw`[([{<]\s*${NUMBER}(?:${BETWEEN})${NUMBER}\s*[)\]}>]`, 'g');
const BARE = new RegExp(String.raw`^${NUMBER}(?:${BETWEEN})${NUMBER}[,;]?$`);
const JOINED = new RegExp(String.raw`^${NUMBER},${NUMBER}$`);
/** Separators allowed between cells: brackets, commas, arrows. */
const JOINS = /^[\s,;:|→()[\]{}<>="-]*$/;
/** "Point(" or "new Cell {". */
const CALLS = /\b(?:new )?[\p{L}_][\p{L}\p{N}_]{0,30}\s?[({]/gu;
/** "path = ", "Path: ". */
const LABEL = /^\s*[\p{L}_][\p{L}\p{N}_ ]{0,39}[:=]/u;
/**
 * How a map of Moving AI or a drawing begins: the rest, perhaps 16 million letters, need not be searched for cells. Before
 * the first number of a path stand a label and a bracket, never 200 letters.
 */
const MAP = /^\uFEFF?\s*(?!\s)(?:(?:type\s+\w+|(?:height|width)\s+\d+)\s*[\r\n]|\D{200})/i;
const HEADER = /^"?(x|y|row|col|column)"?(?:\s?[,;]\s?|\s)"?(x|y|row|col|column)"?$/i;

/** @param {string} text @returns {PathText | null} null: it is something else, or could as well be a matrix */
export function readPath(text) {
  if (MAP.test(text)) return null;
  const plain = text.replace(/^\uFEFF/, '').replace(LABEL, '');
  return readNamed(plain) ?? readBracketed(plain) ?? readLines(plain) ?? readJoined(plain);
}

/** @param {string} name */
const isFirstX = (name) => /^(x|col|column)$/i.test(name);

/** @param {string} text @returns {PathText | null} */
function readNamed(text) {
  if (!JOINS.test(text.replace(NAMED, '').replace(CALLS, ''))) return null;
  const found = [...text.matchAll(NAMED)];
  const [, first = '', , second = ''] = found[0] ?? [];
  if (found.length < 2 || isFirstX(first) === isFirstX(second)) return null;
  if (found.some(([, one, , other]) => one !== first || other !== second)) return null;
  const pairs = found.map(([, , a, , b]) => /** @type {Pair} */ ([Number(a), Number(b)]));
  return { pairs, order: isFirstX(first) ? 'x first' : 'y first' };
}

/** @param {string} text @returns {PathText | null} */
function readBracketed(text) {
  if (!JOINS.test(text.replace(BRACKETED, ''))) return null;
  const pairs = [...text.matchAll(BRACKETED)].map(pairOf);
  // With square brackets it could also be a matrix of two columns.
  return pairs.length < 2 || (/\[\s*-?\d/.test(text) && isMatrix(pairs)) ? null : { pairs, order: 'as written' };
}

/** One cell per line, perhaps below a line that names the columns. @param {string} text @returns {PathText | null} */
function readLines(text) {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [, first = '', second = ''] = HEADER.exec(lines[0] ?? '') ?? [];
  const hasHeader = first !== '' && isFirstX(first) !== isFirstX(second);
  const rows = (hasHeader ? lines.slice(1) : lines).map((line) => BARE.exec(line));
  if (rows.length < 2 || rows.some((row) => row === null)) return null;
  const pairs = rows.flatMap((row) => (row === null ? [] : [pairOf(row)]));
  if (hasHeader) return { pairs, order: isFirstX(first) ? 'x first' : 'y first' };
  return isMatrix(pairs) || !isWalk(pairs) ? null : { pairs, order: 'as written' };
}

/** "3,5 4,5 -> 5,5" in a line. @param {string} text @returns {PathText | null} */
function readJoined(text) {
  const words = text.trim().split(/\s*(?:->|=>|→|;)\s*|\s+/);
  const cells = words.map((word) => JOINED.exec(word));
  if (words.length < 2 || /[\r\n]/.test(text.trim()) || cells.some((cell) => cell === null)) return null;
  const pairs = cells.flatMap((cell) => (cell === null ? [] : [pairOf(cell)]));
  return isMatrix(pairs) ? null : { pairs, order: 'as written' };
}

/** @param {RegExpExecArray | RegExpMatchArray} match @returns {Pair} */
function pairOf([, a, b]) {
  return [Number(a), Number(b)];
}

/** Walls and ground as 0 and 1. @param {readonly Pair[]} pairs */
const isMatrix = (pairs) => pairs.every(([a, b]) => (a === 0 || a === 1) && (b === 0 || b === 1));

/** Mostly steps between neighbours: a two-column table of costs is hardly that. @param {readonly Pair[]} pairs */
function isWalk(pairs) {
  const steps = pairs.slice(1).map(([a, b], index) => {
    const [before, other] = pairs[index] ?? [0, 0];
    return Math.max(Math.abs(a - before), Math.abs(b - other));
  });
  return steps.filter((step) => step === 1).length * 2 > steps.length;
}
