// What figures in other people's texts say, in English.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'figure.name': 'Path search, {height} rows, {width} columns',
  'figure.edit_hint':
    'Arrow keys move, Space draws a wall or erases it, S and G place the ends, comma and full stop step.',
  'figure.own_map': 'Map of the text',
  'figure.failed': 'This figure cannot be shown: {reason}',
  'figure.map_not_shown': 'The map in the text cannot be shown.',
  'figure.broken': 'This figure broke down, perhaps for want of memory. Please load the page again.',
  'reason.figure.size': 'figures have boards of at most {expected} cells, and this one is larger: {found}.',
});
