// English: dead ends.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'dead.switch': 'Dead ends, hatched both ways',
  'dead.which': 'Dead ends of what',
  'dead.of_ends': 'for this start and goal',
  'dead.of_board': 'whatever start and goal',
  'dead.awaited': 'Looking for dead ends…',
  'dead.too_large': 'This board has {cells} cells; dead ends are looked for on up to {most}.',
  'dead.count_ends': '{count} of {free} free cells are on no path from start to goal that visits no cell twice.',
  'dead.count_board':
    '{count} of {free} free cells hang on the main area by a single cell: no path between two cells of it can use them.',
  'dead.count_parted':
    'No way leads from start to goal. Whatever they are, {count} of {free} free cells are dead ends.',
  'dead.cell_is': '{place} is a dead end.',
  'dead.cell_is_not': '{place} is none.',
  'dead.spared_none':
    'Those between start and goal this search leaves alone anyway: it expands {all} cells with and without them.',
  'dead.skipped':
    'A search that skips those between start and goal expands {fewer} cells instead of {all}, at the same cost.',
});
