// English: dead ends.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'dead.switch': 'Mark dead ends',
  'dead.which': 'Relative to',
  'dead.of_ends': 'this start and goal',
  'dead.of_board': 'any start and goal',
  'dead.awaited': 'Looking for dead ends…',
  'dead.too_large': 'This board has {cells} cells; dead ends are computed for up to {most}.',
  'dead.count_ends': '{count} of {free} free cells are on no path from start to goal that visits no cell twice.',
  'dead.count_board':
    '{count} of {free} free cells are joined to the main area by a single cell: no path between two cells of that area can use them without turning back.',
  'dead.count_parted':
    'No path leads from start to goal. For any start and goal, {count} of {free} free cells are dead ends.',
  'dead.cell_is': '{cell} is a dead end.',
  'dead.cell_is_not': '{cell} is not a dead end.',
  'dead.spared_none':
    'This search enters none of the dead ends for this start and goal: it expands {all} cells either way.',
  'dead.skipped':
    'Skipping the dead ends for this start and goal, the search expands {fewer} cells instead of {all}, at the same cost.',
});
