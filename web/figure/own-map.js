// Whether the text that stands in a figure is its map, or words to be read until it works. Pure.

/** Of words that go on; a row of numbers has blanks as well. */
const WORDS = /\p{L}.*\s|\s.*\p{L}/u;
/** One alone, with what may close it: “loading…”, “Map.” */
const WORD = /^\p{L}{2,}[.…!?]*$/u;
/** What drawings and rows of numbers have, and no word. */
const SIGNS = /[#@.\d]/;

/**
 * Letters are ground in a drawing, so that a word in one line could be read as a map.
 * @param {string} text
 * @param {boolean | null} said what the attribute says; null: nothing
 */
export function isMapText(text, said) {
  const drawn = text.trim();
  if (drawn === '' || said !== null) return drawn !== '' && said === true;
  if (/[\r\n]/.test(drawn)) return true;
  return SIGNS.test(drawn) && !WORDS.test(drawn) && !WORD.test(drawn);
}

/** Where rows in brackets begin, and the rows. */
const BRACKETS = /^[[{]|[[{]\s*[[{]/;
const IN_BRACKETS = /[[{]([^[\]{}]*)[\]}]/g;

/**
 * How many cells it is likely to have, by its first row and the number of them: the core reads it later, and checks it.
 * @param {string} text of a map
 * @returns {{ width: number, height: number } | null} null: it does not look like one
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
