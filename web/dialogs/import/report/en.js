// English: what a map from outside says of itself.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'report.label': 'About the map: {title}',
  'report.close': 'Close map report',
  'report.size': 'Size',
  'report.islands': 'Islands',
  'report.where': 'Start and goal',
  'report.counting': 'Counting…',
  'report.cells': '{width} × {height} cells, {share}% of them walls.',
  'report.terrain':
    '{kinds} {kinds|kind|kinds} of terrain; the most expensive costs {most} times as much as plain ground.',
  'report.danger': 'Some cells have danger, which adds to the cost of each step into them.',
  'report.uncounted': 'Not counted: this board is too large.',
  'report.no_ground': 'There is no free cell.',
  'report.one': 'One: all free cells are connected.',
  'report.many': '{count}. The largest has {share}% of the free cells and is not connected to the others.',
  'report.single': '{count} {count|is a single cell|are single cells}.',
  'report.ends': '{start} and {goal}.',
  'report.start_wall': 'The start {start} is a wall.',
  'report.goal_wall': 'The goal {goal} is a wall.',
  'report.apart': '{start} is on island {from}, {goal} on island {to}: there is no path.',
  'report.together_largest': '{start} and {goal}, both on the largest island.',
  'report.together': '{start} and {goal}, both on island {island}.',
  'report.show': 'Show islands',
});
