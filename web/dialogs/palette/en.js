// English: everything by name.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'palette.field': 'A command, a setting, a map, a lens, or a cell such as (3,4)',
  'palette.results': 'Results',
  'palette.count': '{count} found',
  'palette.also_share':
    'link picture image screenshot PNG animation video GIF MP4 WebM SVG QR code figure quiz embed save download',
  'palette.also_present': 'projector full screen slides clicker quiz',
  'palette.also_map-menu': 'empty board size resize generate maze saved recent examples gallery',
  'palette.also_place-write': 'program code JavaScript editor exercises judge own search',
  'palette.none': 'No match, in English or Chinese.',
  'palette.to_start': 'Go to the start, {cell}',
  'palette.to_goal': 'Go to the goal, {cell}',
  'palette.cell': 'Go to cell {cell}',
  'palette.outside': 'There is no cell {cell}: the map goes from {least} to {greatest}.',
});
