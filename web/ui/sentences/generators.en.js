// English: the map generators.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'generate.kind': 'Kind of map',
  'generate.random': 'Random walls',
  'generate.maze': 'Maze',
  'generate.rooms': 'Rooms',
  'generate.caves': 'Caves',
  'generate.terrain': 'Terrain',
  'generate.percent': 'Percent',
  'generate.seed': 'Seed',
  'generate.new_seed': 'New seed',
  'generate.go': 'Generate',
  'generate.range': 'The percentage is a whole number from 0 to 100, the seed one from 0 to 4,294,967,295.',
});
