// English: speed against quality.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'trade.tab': 'Speed against quality',
  'trade.caption': 'Three searches on this board: expansions and the true cost of the path',
  'trade.ground': 'Take ground of cost',
  'trade.as': 'for ground of cost',
  'trade.scale': 'Scale H by',
  'trade.example': 'Open the example',
  'trade.search': 'Search',
  'trade.cost': 'Cost',
  'trade.excess': 'Excess',
  'trade.expanded': 'Expanded',
  'trade.plain': 'A* as it should be',
  'trade.lowered': 'Ground {from} lowered to {to}',
  'trade.scaled': 'H scaled by {scale}',
  'trade.running': 'Measuring…',
  'trade.no_path': 'There is no path on this board, so there is nothing to trade.',
  'trade.even': 'No ground on this board is dear: there is nothing to lower. The example has a range of mountains.',
  'trade.not_lowered': 'Lowered to itself the ground stays as it is.',
  'trade.subject_lowered': 'With ground {from} taken for {to}',
  'trade.subject_scaled': 'With H scaled by {scale}',
  'trade.sentence': '{subject} {effect}',
  'trade.faster_dearer':
    'the search expands {expanded} nodes instead of {plain}, {saved}% fewer, and its path is {dearer}% dearer.',
  'trade.faster_as_good':
    'the search expands {expanded} nodes instead of {plain}, {saved}% fewer, and its path is as good: here it costs nothing.',
  'trade.slower_dearer':
    'the search expands {expanded} nodes instead of {plain}, {saved}% more, and its path is {dearer}% dearer as well: here it does not pay.',
  'trade.slower_as_good':
    'the search expands {expanded} nodes instead of {plain}, {saved}% more, for a path that is no better.',
  'trade.as_fast_dearer': 'the search expands as many nodes, {plain}, and its path is {dearer}% dearer.',
  'trade.as_fast_as_good': 'the search expands as many nodes, {plain}, and its path costs the same.',
  'trade.moral':
    'That is speed for quality: the nearer the estimate comes to the costs it is held against, the fewer nodes are looked at; what it passes over may have been the better way.',
  'trade.note':
    'All three take the rules and ends of this board, and a heuristic that never overestimates before it is scaled. Lowered ground is searched on a copy of the board; its path is then costed on the true one.',
});
