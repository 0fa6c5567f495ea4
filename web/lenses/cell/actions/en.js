// English: what can be done with a cell.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'cell-action.label': 'Actions for this cell',
  'cell-action.stop': 'Stop here',
  'cell-action.stop_note': 'Play stops when this cell is expanded',
  'cell-action.start': 'Put the start here',
  'cell-action.goal': 'Put the goal here',
  'cell-action.compare': 'Compare',
  'cell-action.compare_note': 'Compares this cell with the next one you point at',
  'cell-action.goto': 'Go to step {step}',
  'cell-action.goto_note': 'Where this cell was expanded: the Step lens shows why',
  'cell-action.path': 'Copy path',
  'cell-action.path_note': 'The search’s path so far from the start to this cell',
  'cell-action.no_path': 'The search has no path to this cell yet.',
  'cell-action.copied': 'Copied: {count} {count|cell|cells}.',
  'cell-action.selected': 'Selected: copy it with Ctrl+C.',
  'compare.title': 'Comparison',
  'compare.state': 'State',
  'compare.step': 'Expanded at step',
  'compare.earlier': '{cell} was expanded first, at step {step}; {other} at step {second}.',
  'compare.only': '{cell} was expanded at step {step}, {other} not yet.',
  'compare.point': 'Now point at another cell; click it to keep it.',
  'compare.smaller': '{cell} comes first: its F is smaller.',
  'compare.tied': 'Same F: {cell} comes first. {rule}.',
});
