// English: the search tree.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'tree.title': 'Search tree',
  'tree.count': 'Each cell below its parent: {count} of {all} shown',
  'tree.cut': 'Each cell below its parent: {count} of {all} shown, and more is unfolded',
  'tree.jumps': 'Not drawn for jump point search, whose cells lie far from their parents.',
  'tree.lines': 'Not drawn for searches in straight lines, whose cells lie far from their parents.',
  'tree.walk': 'Not drawn for the local walk, which begins anew with every step.',
  'tree.tiers': 'Not drawn for two tiers: the upper one has parents far away.',
  'tree.current': 'To the current node',
  'tree.start': 'From the start',
  'tree.more': 'More nodes',
});
