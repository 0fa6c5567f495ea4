// English: the conditions of the referee, its proofs, and the X-ray.

/** @type {Readonly<Record<string, string>>} */
export const proofs = Object.freeze({
  'referee.show': 'Show {place}',
  'referee.branching':
    'The path has {depth} steps, and {generated} cells were generated: as many as in a tree of that depth whose nodes have {b} children each. This is the effective branching factor, the b of O(bᵈ): the better H, the nearer it is to 1.',
  'cause.short_overestimate': 'H overestimates on a shortest path, so {end} was selected too soon.',
  'cause.short_weight':
    'Weighted, H is too large on a shortest path, so {end} was selected too soon.',
  'cause.short_stop': 'The search stopped as soon as {end} was opened, with better ways still open.',
  'cause.short_update': 'A better way to an open cell was passed over.',
  'cause.short_reopening': 'A better way to a closed cell was passed over: closed cells are not reopened.',
  'condition.pathExists': 'There is a path.',
  'condition.finiteGraph': 'The board is finite.',
  'condition.positiveCosts': 'Every step costs more than 0.',
  'condition.admissible': 'Admissible: H, weighted, never exceeds the true remaining cost.',
  'condition.selectsByF': 'The open cell with the smallest F is selected.',
  'condition.stopsWhenSelected': 'The search stops when the goal is selected, not before.',
  'condition.takesCheaperWays': 'Cheaper ways to known cells are taken.',
  'condition.consistent':
    'Consistent (no condition, but then nothing is reopened): H, weighted, drops along no step by more than the step costs.',
  'example.overestimate': 'Not at {place}: {weightedH} > {trueCost}. Too large at {count} cells.',
  'example.inconsistent': 'Not from {from} to {to}: {hFrom} > {cost} + {hTo}. So for {count} steps.',
  'tick.holds': 'holds',
  'tick.fails': 'does not hold',
  'tick.unknown': 'not known yet',
  'xray.exact': 'H is exact',
  'xray.under': 'too small, by up to {size}',
  'xray.no_under': 'too small: nowhere',
  'xray.over': 'too large, by up to {size}',
  'xray.no_over': 'too large: nowhere',
  'xray.unreachable': 'no way from here to the target cell',
  'xray.inconsistent': 'a step on which H drops by more than it costs: {count}',
  'xray.numbers': 'In the cells: H − H* at the top, H* and H below. H is weighted, H* the true remaining cost.',
  'xray.awaited': 'Working out the true costs…',
  'xray.h': 'H',
  'xray.weighted_h': 'weighted H',
  'xray.exact_at': '{name} {h} is the true remaining cost',
  'xray.under_at': '{name} {h} is {size} below the true remaining cost {cost}',
  'xray.over_at': '{name} {h} is {size} above the true remaining cost {cost}: overestimated',
  'xray.unreachable_at': 'no way from here to the target cell',
});
