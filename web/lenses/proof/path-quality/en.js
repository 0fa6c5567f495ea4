// English: several ways to a good path, side by side.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'quality.title': 'Path quality',
  'quality.caption': 'Six methods on this board: length, turns, cost and effort',
  'quality.method': 'Method',
  'quality.length': 'Length',
  'quality.turns': 'Turns',
  'quality.cost': 'Cost',
  'quality.expanded': 'Expanded',
  'quality.time': 'ms',
  'quality.turn-penalty': 'Turn penalty',
  'quality.swapping': 'Swapped cells',
  'quality.string-pulling': 'String pulling',
  'quality.no_path': 'No path; {expanded} expanded.',
  'quality.pending': 'Waiting for the current search…',
  'quality.running': 'Measuring: {done} of {all} done…',
  'quality.done':
    'Select a method to see its path, dashed, beside that of the search. All use this board, its start, goal and rules, and an admissible heuristic; swapping and string pulling follow A*.',
  'quality.penalty': 'Cost of a turn, in straight steps',
  'quality.penalty_range': 'A turn can cost 0 to {high} straight steps, with up to two decimals.',
  'quality.too_large': 'This board has {cells} cells; the methods are compared on up to {most}.',
});
