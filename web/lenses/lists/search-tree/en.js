// English: the search tree.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'tree.title': 'Search tree',
  'tree.count': 'Each cell below its parent: {count} of {all} shown',
  'tree.cut': 'Each cell below its parent: only {count} of {all} shown',
  'tree.jumps': 'Not drawn for jump point search, whose cells lie far from their parents.',
  'tree.lines': 'Not drawn for any-angle search, whose cells lie far from their parents.',
  'tree.walk': 'Not drawn for local search, which starts over at every step.',
  'tree.tiers': 'Not drawn for two-tier search: in the upper tier parents are far away.',
  'tree.current': 'To the current node',
  'tree.start': 'From the start',
  'tree.more': 'More nodes',
});
