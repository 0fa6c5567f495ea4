// What figures in other people's texts say, in English.

/** @type {Readonly<Record<string, string>>} */
export const figure = Object.freeze({
  'figure.name': 'Path search, {height} rows, {width} columns',
  'figure.edit_hint':
    'Arrow keys move, Space draws a wall or erases it, S and G place the ends, comma and full stop step.',
  'figure.quiz_hint': 'Arrow keys move, Enter or Space answers, comma and full stop step.',
  'figure.own_map': 'Map of the text',
  'figure.failed': 'This figure cannot be shown: {reason}',
  'figure.map_not_shown': 'The map in the text cannot be shown.',
  'figure.broken': 'This figure broke down, perhaps for want of memory. Please load the page again.',
  'reason.figure.size': 'figures have boards of at most {expected} cells, and this one is larger: {found}.',
  'figure.quiz_ask': 'Which cell is expanded next? Click it.',
  'figure.quiz_right': 'Right: {cell} has F {f}, and none that is open has less.',
  'figure.quiz_tied':
    'Right: {cell} has F {f}, the least of all that are open; {count} {count|other has|others have} it, too. Here it was {expanded}.',
  'figure.quiz_dearer': 'No: {cell} has F {f}, but {least} has {least_f}, the least of all that are open.',
  'figure.quiz_not_open': 'No: {cell} is not open. The least F of all that are has {least}: {least_f}.',
  'figure.quiz_score': '{right} of {asked} right',
  'figure.quiz_leave': 'Leave quiz',
  'figure.quiz_over': 'That was the last step.',
  'figure.quiz_cannot': 'There is nothing to predict here: this search does not expand the open cell with the least F.',
});
