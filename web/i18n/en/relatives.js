// English: what belongs to one relative alone.

/** @type {Readonly<Record<string, string>>} */
export const relatives = Object.freeze({
  'local.title': 'Local walk',
  'local.radius': 'Radius of the square',
  'local.steps': 'Cells walked of each answer',
  'local.shifts': 'a random step where it gets nowhere',
  'local.seed': 'Seed of chance',
  'local.range': '{name}: a whole number from {low} to {high}.',
  'tiers.title': 'Two tiers',
  'tiers.edges': 'edges of the upper tier',
  'tiers.legend': 'Lines bound the clusters, bars across them are entrances. Thin lines, on cells large enough, are edges, each for a best way inside a cluster; the double line is the way that the upper tier found.',
});
