// Parses a lesson's source: figures, claims, links, and the numerals in plain prose. Knows as
// much HTML as lessons use: no attribute holds a > or a double quote.

/**
 * @typedef {{ name: string, attributes: Record<string, string> }} Tag
 * @typedef {{ attributes: Record<string, string>, text: string, context: string }} Claim
 * @typedef {object} LessonText
 * @property {Record<string, string>[]} figures their attributes
 * @property {Claim[]} claims
 * @property {string[]} links
 * @property {string[]} numerals pieces of prose with a digit that is neither claimed nor excused
 * @property {string[]} ids
 * @property {string} prose all text
 */

const VOID = new Set(['br', 'hr', 'img']);
/** Text in these is a name, a formula or an address. */
const EXCUSED = new Set(['a', 'code', 'h1', 'h2']);

/** @param {string} html @returns {LessonText} */
export function readLesson(html) {
  /** @type {LessonText} */
  const found = { figures: [], claims: [], links: [], numerals: [], ids: [], prose: '' };
  /** @type {Tag[]} */
  const open = [];
  for (const [, comment, closes, name = '', attributes = '', text] of html.matchAll(
    /(<!--[^]*?-->)|<(\/?)([a-z][a-z0-9-]*)((?:\s+[a-z-]+(?:="[^">]*")?)*)\s*>|([^<]+)/g,
  )) {
    if (comment !== undefined) continue;
    if (text !== undefined) {
      found.prose += text;
      const claim = open.some(({ attributes: { class: kind } }) => kind === 'claim') ? found.claims.at(-1) : undefined;
      if (claim !== undefined) claim.text += text;
      else if (/\d/.test(text) && !open.some(isExcuse)) found.numerals.push(text.trim());
    } else if (closes) {
      const last = open.pop();
      if (last?.name !== name) throw new Error(`</${name}> closes <${last?.name}>`);
    } else {
      const tag = { name, attributes: attributesOf(attributes) };
      if (!VOID.has(name)) open.push(tag);
      const { class: kind, id, href } = tag.attributes;
      if (id !== undefined) found.ids.push(id);
      if (name === 'astar-figure') found.figures.push(tag.attributes);
      if (name === 'a' && href !== undefined) found.links.push(href);
      if (name === 'data' && kind === 'claim') {
        found.claims.push({ attributes: tag.attributes, text: '', context: found.prose.slice(-60).trim() });
      }
    }
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  return found;
}

/** @param {string} value */
const unescaped = (value) => value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
/** @param {Tag} tag */
const isExcuse = ({ name, attributes }) => EXCUSED.has(name) || 'data-plain' in attributes;

/** @param {string} text @returns {Record<string, string>} */
function attributesOf(text) {
  const pairs = [...text.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, unescaped(value)]));
}
