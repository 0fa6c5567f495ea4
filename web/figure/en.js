// The texts of figures in other pages, in English.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'figure.name': 'Path search, {height} rows, {width} columns',
  'figure.edit_hint':
    'Arrow keys move, Space draws a wall or erases it, S and G set start and goal, comma and full stop step.',
  'figure.own_map': 'Map from the text',
  'figure.failed': 'This figure cannot be shown. {reason}',
  'figure.map_not_shown': 'The map in the text cannot be shown.',
  'figure.broken': 'This figure stopped working, perhaps for lack of memory. Please reload the page.',
  'reason.figure.size': 'a figure’s board has at most {expected} cells; this one has {found}.',
});
