// English: everything by name.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'palette.field': 'A command, a setting, a map, a lens, or a cell such as (3,4)',
  'palette.results': 'Found',
  'palette.count': '{count} found',
  'palette.none': 'Nothing here has that name, in English or Chinese.',
  'palette.to_start': 'Go to the start, {cell}',
  'palette.to_goal': 'Go to the goal, {cell}',
  'palette.cell': 'Go to cell {cell}',
  'palette.outside': 'The board has no cell {cell}.',
});
