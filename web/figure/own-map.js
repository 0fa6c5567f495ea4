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
