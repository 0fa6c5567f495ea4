// English: which cell is expanded next?

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'figure.quiz_hint': 'Arrow keys move, Enter or Space answers, comma and full stop step.',
  'figure.quiz_ask': 'Which cell is expanded next? Click it.',
  'figure.quiz_right': 'Right: {cell} has F {f}, and no open cell has less.',
  'figure.quiz_tied':
    'Right: {cell} has F {f}, the least on the open list; {count} {count|other has|others have} it, too. Expanded was {expanded}.',
  'figure.quiz_costlier':
    'No: {cell} has F {f}, but {least} has {least_f}, the least on the open list. {expanded} is expanded now.',
  'figure.quiz_not_open':
    'No: {cell} is not open. The least F on the open list is {least_f}, at {least}. {expanded} is expanded now.',
  'figure.quiz_score': '{right} of {asked} right',
  'figure.quiz_leave': 'Leave quiz',
  'figure.quiz_over': 'That was the last step.',
  'figure.quiz_cannot': 'There is nothing to predict here: this search does not expand the open cell with the least F.',
});
