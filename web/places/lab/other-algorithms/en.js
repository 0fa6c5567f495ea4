// English: what belongs to one relative alone.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'local.title': 'Local search',
  'local.radius': 'Radius of the square',
  'local.steps': 'Cells walked per search',
  'local.turns': 'When blocked, turn',
  'local.turns_both': 'both directions',
  'local.turns_random': 'random',
  'local.shifts': 'a random step when stuck',
  'local.seed': 'Random seed',
  'local.note':
    'Inside the square it searches, walks the set number of cells of the path found, then searches again. Outside, it heads straight for the goal; when blocked it turns by up to 3 × 45°, clockwise first, then counter-clockwise. The game-server template tries one direction only, chosen at random.',
  'local.range': '{name}: a whole number from {low} to {high}.',
  'tiers.title': 'Two tiers',
  'tiers.kind': 'Upper tier',
  'tiers.clusters': 'cluster entrances',
  'tiers.coarse': 'coarse map',
  'tiers.side': 'Cluster side',
  'tiers.edges': 'edges of the upper tier',
  'tiers.legend':
    'Lines bound the clusters, bars across them are entrances. Thin lines, drawn where cells are large enough, are edges, each a best path inside a cluster; the double line is the path of the upper tier.',
  'tiers.legend_coarse':
    'Each square of cells is one coarse cell, free if at least half of it is; crossed-out squares are blocked. The double line is the coarse plan. Only the tinted squares are searched cell by cell.',
  'tiers.fallback_no-plan': 'The coarse map has no path: all cells were searched instead.',
  'tiers.fallback_no-path': 'No path leads through the squares of the coarse plan: all cells were searched instead.',
  'cell.parent_far': 'parent further {direction}',
  'referee.lines_shorter': '{cost}: shorter than the grid path, {optimum}',
  'referee.lines_equal': 'as long as the grid path',
  'referee.lines_longer': '{percent}% longer than the grid path',
  'status.repaired':
    'Repaired the last result with {expanded} {expanded|expansion|expansions}; the last full search took {repairs}.',
  'status.searched_anew': 'Searched from scratch: weight × H is not consistent here, so a repair could be wrong.',
  'status.gave_up':
    'The search gave up after {expanded} expansions: IDA* keeps no closed list and follows the same paths again and again. Try a nearer goal, or A*.',
  'status.gave_up_local':
    'The walk gave up after {expanded} expansions: it went in circles or had no other step, since it sees only a square around the goal.',
});
