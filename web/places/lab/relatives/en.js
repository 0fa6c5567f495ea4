// English: what belongs to one relative alone.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'local.title': 'Local walk',
  'local.radius': 'Radius of the square',
  'local.steps': 'Cells walked of each answer',
  'local.turns': 'When blocked, turn',
  'local.turns_both': 'both ways',
  'local.turns_random': 'random',
  'local.shifts': 'a random step where it gets nowhere',
  'local.seed': 'Seed of chance',
  'local.note':
    'Inside the square it searches and walks so many cells of the path found (the stride), then searches again. Outside it goes straight to the goal; when blocked it turns by up to 3 × 45°, clockwise first, then counter-clockwise. The game-server template tries one direction only, chosen at random.',
  'local.range': '{name}: a whole number from {low} to {high}.',
  'tiers.title': 'Two tiers',
  'tiers.kind': 'Upper tier',
  'tiers.clusters': 'entrances of clusters',
  'tiers.coarse': 'coarse board',
  'tiers.side': 'Cluster side',
  'tiers.edges': 'edges of the upper tier',
  'tiers.legend':
    'Lines bound the clusters, bars across them are entrances. Thin lines, on cells large enough, are edges, each for a best way inside a cluster; the double line is the way that the upper tier found.',
  'tiers.legend_coarse':
    'Each square of cells is one coarse cell, free if at least half of it is; crossed-out squares are blocked. The double line is the coarse plan. Only the tinted squares are searched cell by cell.',
  'tiers.fallback_no-plan': 'The coarse board has no path: all cells were searched instead.',
  'tiers.fallback_no-way': 'No path leads through the squares of the coarse plan: all cells were searched instead.',
  'cell.parent_far': 'parent further {direction}',
  'referee.lines_shorter': '{cost}: shorter than by steps, {optimum}',
  'referee.lines_equal': 'as long as by steps',
  'referee.lines_longer': '+{percent}% longer than by steps',
  'status.repaired': 'Repaired after the edit with {expanded} expansions; searching anew took {repairs}.',
  'status.searched_anew': 'Searched anew: weight × H is not consistent here, so a repaired answer could be wrong.',
  'status.gave_up':
    'The search gave up after {expanded} expansions: IDA* keeps no closed list, and goes the same ways again and again. A nearer goal, or A*, finds one.',
  'status.gave_up_local':
    'The walk gave up after {expanded} expansions: it turned in circles or knew no other step, since it sees only a square round the goal.',
});
