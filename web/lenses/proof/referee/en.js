// English: the conditions of the referee, its proofs, and the X-ray.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'xray.exact': 'H is exact',
  'xray.under': 'too small, by up to {size}',
  'xray.no_under': 'too small: nowhere',
  'xray.over': 'too large, by up to {size}',
  'xray.no_over': 'too large: nowhere',
  'xray.unreachable': 'no path from here to the target cell',
  'xray.inconsistent': 'a step on which H drops by more than it costs: {count}',
  'xray.numbers': 'In the cells: H − H* at the top, H* and H below. H is weighted, H* the true remaining cost.',
  'xray.of_lines': 'H* counts grid steps: a straight line can cost less, so “too large” here need not be wrong.',
  'xray.of_forward': 'This is H of the forward half; the backward half estimates the cost to the start.',
  'xray.of_square': 'Local search uses H only inside its square around the goal.',
  'xray.of_none': 'This search uses no H: it counts as 0.',
  'xray.awaited': 'Computing the true costs…',
  'xray.h': 'H',
  'xray.weighted_h': 'weighted H',
  'xray.exact_at': '{name} {h} is the true remaining cost',
  'xray.under_at': '{name} {h} is {size} below the true remaining cost {cost}',
  'xray.over_at': '{name} {h} is {size} above the true remaining cost {cost}: overestimated',
  'xray.unreachable_at': 'no path from here to the target cell',
});
