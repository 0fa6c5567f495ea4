// English: which cell is expanded next?

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'figure.quiz_hint': 'Arrow keys move, Enter or Space answers, comma and full stop step.',
  'figure.quiz_ask': 'Which cell is expanded next? Click it.',
  'figure.quiz_right': 'Right: {cell} has F {f}, the smallest on the open list.',
  'figure.quiz_tied':
    'Right: {cell} has F {f}, the smallest on the open list; {count} {count|other has|others have} it too. Expanded: {expanded}.',
  'figure.quiz_costlier':
    'No: {cell} has F {f}, but {least} has {least_f}, the smallest on the open list. Expanded: {expanded}.',
  'figure.quiz_not_open':
    'No: {cell} is not open. The smallest F on the open list is {least_f}, at {least}. Expanded: {expanded}.',
  'figure.quiz_score': '{right} of {asked} right',
  'figure.quiz_leave': 'Leave quiz',
  'figure.quiz_over': 'That was the last step.',
  'figure.quiz_cannot': 'Nothing to predict here: this search does not expand the open cell with the smallest F.',
});
