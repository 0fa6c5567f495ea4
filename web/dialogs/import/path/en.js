// English: what is said of a path that was pasted.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'path_check.title': 'Your path',
  'path_check.label': '{title}, checked',
  'path_check.close': 'Close path check',
  'path_check.yours': 'Your path',
  'path_check.best': 'Shortest',
  'path_check.difference': 'Difference',
  'path_check.checking': 'Checking…',
  'path_check.opened': 'Your path is drawn with dashes.',
  'path_check.ends_moved': 'Your path is drawn with dashes; start and goal were moved to its ends.',
  'path_check.whole': '{count} cells, cost {cost}.',
  'path_check.so_far': 'Cost {cost} for the first {count} of {all} cells.',
  'path_check.no_step': '{all} cells; the first step is not possible.',
  'path_check.swapped': 'Coordinates were read in the opposite order.',
  'path_check.reversed': 'It was written from goal to start.',
  'path_check.start_added': 'The start was added.',
  'path_check.none': 'There is no path from {start} to {goal}.',
  'path_check.cost': 'Cost {cost} from {start} to {goal}.',
  'path_check.shortest': 'None: your path is a shortest one.',
  'path_check.longer': '{more} more ({percent}%).',
  'path_check.leaves': '{cell}, cell {number}, is the first that is on no shortest path.',
  'path_check.show': 'Show {cell}',
  'path_check.outside': 'Read as a path: its cell {number}, {cell}, is not on the map, which goes from {from} to {to}.',
  'path_check.too_large': 'Paths are checked on maps of up to {most} cells.',
});
