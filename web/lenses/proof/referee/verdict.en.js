// The referee's words in English: its verdict, causes, conditions.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'referee.title': 'Referee',
  'referee.hint': 'Is it really a shortest path? Press to see why',
  'referee.optimal': 'optimal',
  'referee.longer': '+{percent}% longer',
  'referee.below-optimum': 'cheaper than the cheapest path: a bug in Astrolabe, please report this link',
  'referee.judging': 'judging…',
  'referee.without_path': 'no path: proven; nearest: {words}',
  'referee.conditions': 'When a shortest path is certain',
  'referee.shortest': 'Show a shortest path, dashed',

  'xray.switch': 'X-ray of the heuristic: H against the truth',
});
