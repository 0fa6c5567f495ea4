// English: precomputed routes.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'routes.title': 'Precomputed routes',
  'routes.about':
    'All ways between any two cells, worked out once. After that nothing is searched: a way is looked up, step by step.',
  'routes.plan':
    '{cells} free cells make {pairs} pairs: a table of {size}. Memory grows with the square: twice the cells, four times the table.',
  'routes.bytes': '{count} bytes',
  'routes.megabytes': '{count} MB',
  'routes.planning': 'Looking at the board…',
  'routes.board_too_large': 'This board has {cells} cells, walls counted; it is looked at up to {most}.',
  'routes.method': 'How to work them out',
  'routes.floyd': 'Floyd–Warshall',
  'routes.floyd_work': 'May one go by this cell? Asked of every pair: {looks} looks.',
  'routes.search': 'A search from each cell',
  'routes.search_work': 'Breadth-first, or Dijkstra where steps differ: {looks} looks.',
  'routes.build': 'Build the table',
  'routes.cancel': 'Cancel',
  'routes.progress': 'How much of the table is done',
  'routes.building': '{percent}% done…',
  'routes.milliseconds': '{count} ms',
  'routes.seconds': '{count} s',
  'routes.ready': 'Ready in {time}. Drag the start or the goal: the dashed path is looked up.',
  'routes.cancelled': 'Cancelled; nothing is kept.',
  'routes.dropped': 'The board or its rules have changed: the table is no longer true and was dropped.',
  'routes.lost': 'The engine stopped: the table is lost and can be made again.',
  'routes.cost': 'Cost',
  'routes.next': 'Next cell',
  'routes.lookups': 'Lookups',
  'routes.expanded': 'Expansions of the search',
  'routes.equal': 'The same as by searching: both cost {cost}.',
  'routes.longer': 'The path of the search costs {cost}: it is not a shortest one.',
  'routes.lines': 'The search goes in straight lines at any angle, which no table of steps knows: {cost}.',
  'routes.no_way': 'No way leads there. The table knows that without a search.',
  'routes.wall': 'Walls have no part in the table.',
});
