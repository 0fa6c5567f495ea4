// English: how cells are named, and rulers.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'coordinates.title': 'Coordinates',
  'coordinates.rulers': 'Rulers',
  'coordinates.top_left': 'default, from 0',
  'coordinates.from_one': 'from 1',
  'coordinates.y_up': 'y upward',
  'coordinates.row_first': 'row first',
  'coordinates.own': 'as set below',
  'coordinates.first': 'Count from',
  'coordinates.up': 'y upward',
  'coordinates.row': 'Row first',
  'coordinates.origin': 'Origin here',
  'coordinates.origin_hint': 'Counts from the current cell.',
  'coordinates.said':
    'From {least} to {greatest}; start {start}, goal {goal}. Links and files count from the top left.',
});
