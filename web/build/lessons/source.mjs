// What is found in the source of a lesson.

/** A figure. */
export const FIGURE = /<astar-figure\b([^>]*)><\/astar-figure>([^]*?)<\/figcaption>/g;

/** @param {string} attributes @param {string} name @returns {string | undefined} '' if it has no value */
export function attributeOf(attributes, name) {
  const match = new RegExp(`(?:^|\\s)${name}(?:="([^"]*)")?(?=\\s|$)`).exec(attributes);
  return match === null ? undefined : (match[1] ?? '').replaceAll('&amp;', '&');
}
