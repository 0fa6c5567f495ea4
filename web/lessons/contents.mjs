// The lessons in their order: the file of each, in the folder of each language, and what should be read before it.

/** @typedef {'basics' | 'choices' | 'games' | 'critique'} Group */
/**
 * @typedef {object} Entry
 * @property {string} name of its file, without .html
 * @property {Group} group
 * @property {readonly string[]} needs names of the lessons it builds on
 * @property {string} [former] under which links from elsewhere may still ask for it
 */

/** @type {readonly Entry[]} */
export const CONTENTS = Object.freeze([
  { name: 'a-star', group: 'basics', needs: [], former: '01-a-star' },
  { name: 'corners', group: 'basics', needs: ['a-star'], former: '02-corners' },
  { name: 'heuristics', group: 'basics', needs: ['a-star'], former: '03-heuristics' },
  { name: 'weights', group: 'choices', needs: ['heuristics'], former: '04-weights' },
  { name: 'open-list', group: 'choices', needs: ['a-star'], former: '05-open-list' },
  { name: 'terrain', group: 'choices', needs: ['heuristics'], former: '06-terrain' },
  { name: 'no-path', group: 'choices', needs: ['a-star'], former: '07-no-path' },
  { name: 'four-experiments', group: 'choices', needs: ['heuristics'] },
  { name: 'smooth', group: 'games', needs: ['corners'], former: '08-smooth' },
  { name: 'larger', group: 'games', needs: ['open-list'], former: '09-larger' },
  { name: 'graphs', group: 'games', needs: ['a-star'] },
  { name: 'hexagons', group: 'games', needs: ['heuristics'] },
  { name: 'changing', group: 'games', needs: ['a-star'] },
  { name: 'many-units', group: 'games', needs: ['terrain'], former: '10-many-units' },
  { name: 'ranking', group: 'games', needs: ['open-list'] },
  { name: 'reading-others', group: 'critique', needs: ['open-list'], former: '11-reading-others' },
]);
