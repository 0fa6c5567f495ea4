// English: speed against quality.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'trade.tab': 'Speed vs. quality',
  'trade.caption': 'Three searches on this board: expansions and true path cost',
  'trade.ground': 'Treat terrain factor',
  'trade.as': 'as factor',
  'trade.scale': 'Scale H by',
  'trade.example': 'Open the example',
  'trade.search': 'Search',
  'trade.cost': 'Cost',
  'trade.excess': 'Excess',
  'trade.expanded': 'Expanded',
  'trade.plain': 'Unmodified A*',
  'trade.lowered': 'Terrain {from} lowered to {to}',
  'trade.scaled': 'H scaled by {scale}',
  'trade.running': 'Measuring…',
  'trade.no_path': 'There is no path on this board, so there is nothing to trade.',
  'trade.even': 'This board has no costly terrain to lower. The example has a mountain range.',
  'trade.not_lowered': 'Same factor: the terrain is unchanged.',
  'trade.subject_lowered': 'With terrain {from} treated as {to},',
  'trade.subject_scaled': 'With H scaled by {scale},',
  'trade.sentence': '{subject} {effect}',
  'trade.faster_costlier':
    'the search expands {expanded} nodes instead of {plain}, {saved}% fewer, and its path costs {costlier}% more.',
  'trade.faster_as_good':
    'the search expands {expanded} nodes instead of {plain}, {saved}% fewer, and its path costs the same: no loss here.',
  'trade.slower_costlier':
    'the search expands {expanded} nodes instead of {plain}, {saved}% more, and its path costs {costlier}% more as well: no gain here.',
  'trade.slower_as_good':
    'the search expands {expanded} nodes instead of {plain}, {saved}% more, for a path of the same cost.',
  'trade.as_fast_costlier':
    'the search expands the same number of nodes, {plain}, and its path costs {costlier}% more.',
  'trade.as_fast_as_good': 'the search expands the same number of nodes, {plain}, and its path costs the same.',
  'trade.moral':
    'This trades quality for speed: the closer the estimate is to the costs the search uses, the fewer nodes are expanded, but a node left out may be on the better path.',
  'trade.note':
    'All three use this board’s rules, start and goal, and a heuristic that is admissible before scaling. Lowered terrain is searched on a copy of the board; its path is then costed on the real one.',
});
