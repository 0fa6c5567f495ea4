// A figure's own map: its attribute, or the text inside, if that is no text to be read until it works. Pure.

/** Found in running text; a row of numbers has blanks as well. */
const WORDS = /\p{L}.*\s|\s.*\p{L}/u;
/** A single word, with closing punctuation: “loading…”, “Map.” */
const WORD = /^\p{L}{2,}[.\u2026!?]*$/u;
/** Found in drawings and rows of numbers, and in no word. */
const SIGNS = /[#@.\d]/;

/** Whether the attribute says that there is a map, whatever map the link has. @param {boolean | string | null} said */
export const saysMap = (said) => said === true || typeof said === 'string';

/**
 * Letters are ground in a drawing, so a single word could be parsed as a map.
 * @param {string} text
 * @param {boolean | string | null} said the attribute's value; null: none
 */
export function isMapText(text, said) {
  const drawn = text.trim();
  if (drawn === '' || said !== null) return drawn !== '' && saysMap(said);
  if (/[\r\n]/.test(drawn)) return true;
  return SIGNS.test(drawn) && !WORDS.test(drawn) && !WORD.test(drawn);
}

/** The beginning of bracketed rows, and the rows. */
const BRACKETS = /^[[{]|[[{]\s*[[{]/;
const IN_BRACKETS = /[[{]([^[\]{}]*)[\]}]/g;

/**
 * Its likely number of cells, from its first row and the number of rows: the core parses and checks it later.
 * @param {string} text of a map
 * @returns {{ width: number, height: number } | null} null: not recognised as a map
 */
export function ownMapSize(text) {
  const drawn = text.trim();
  const [, high] = /^height\s+(\d{1,4})\s*$/m.exec(drawn) ?? [];
  const [, wide] = /^width\s+(\d{1,4})\s*$/m.exec(drawn) ?? [];
  if (high !== undefined && wide !== undefined) return { width: Number(wide), height: Number(high) };
  const from = drawn.search(BRACKETS);
  const inBrackets = from < 0 ? [] : Array.from(drawn.slice(from).matchAll(IN_BRACKETS), ([, row = '']) => row.trim());
  const rows =
    inBrackets.length > 0
      ? inBrackets
      : drawn
          .split(/\r?\n/)
          .map((row) => row.trim())
          .filter((row) => row !== '');
  const first = rows[0] ?? '';
  const width = /[\s,;]/.test(first) ? first.split(/[\s,;]+/).filter((cell) => cell !== '').length : first.length;
  return width > 0 ? { width, height: rows.length } : null;
}
