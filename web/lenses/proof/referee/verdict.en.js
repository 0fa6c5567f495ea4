// The referee's words in English: its verdict, causes, conditions.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'referee.title': 'Referee',
  'referee.hint': 'Is it a shortest path? Click to see why',
  'referee.optimal': 'optimal',
  'referee.longer': '{percent}% longer',
  'referee.below-optimum': 'cheaper than the cheapest path: a bug in Astrolabe, please report this link',
  'referee.judging': 'judging…',
  'referee.without_path': 'no path (proved); nearest: {words}',
  'referee.conditions': 'Is it guaranteed? The conditions',
  'referee.shortest': 'Show a shortest path, dashed',

  'xray.switch': 'X-ray: heuristic vs. true cost',
});
