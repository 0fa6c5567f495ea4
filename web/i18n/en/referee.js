// The referee's words in English: its verdict, causes, conditions.

/** @type {Readonly<Record<string, string>>} */
export const referee = Object.freeze({
  'referee.title': 'Referee',
  'referee.hint': 'Is it really a shortest path? Press to see why',
  'referee.optimal': 'optimal',
  'referee.longer': '+{percent} % longer',
  'referee.judging': 'judging…',
  'referee.without_path': 'no path: proven; nearest: {words}',
  'referee.conditions': 'When a shortest path is certain',
  'ruling.none': 'There is no search to be judged.',
  'ruling.judging': 'Judging…',
  'ruling.optimal': 'A shortest path: nothing costs less than {optimum}.',
  'ruling.longer': '{percent} % longer: {cost} instead of {optimum}.',
  'ruling.without_path':
    'There is no path, and this is proven: no way back from the goal comes to the start. To the nearest cell, {place}:',
  'cause.overestimate':
    'H overestimates at {place}: {h} > {trueCost}, so {end} was selected before it.',
  'cause.weight':
    'At {place} H alone is not too large, {h} ≤ {trueCost}, but weighted it is: {weightedH} > {trueCost}. So {end} was selected before it.',
  'cause.stop':
    'The search stopped as soon as {end} was opened, at G {goalG}. {place} was still open at F = {bestG} + {weightedH} = {f} < {goalG}.',
  'cause.update':
    '{place} was open at G {hadG}. A way to it for {bestG} was found later and passed over: open cells are never updated.',
  'cause.reopening':
    '{place} was closed too soon, at G {hadG} instead of {bestG}, and closed cells are not reopened. H was misleading on the step {from} → {to}: it drops from {hFrom} to {hTo}, by more than the step costs, {cost}.',
  'cause.goal': 'the goal',
  'cause.nearest': 'the nearest cell',
  'cause.greedy': 'Greedy search looks at H alone, not at what a way has cost.',
  'cause.bfs': 'Breadth-first search counts steps, not what they cost.',
  'cause.dfs': 'Depth-first search goes on from the cell found last, whatever it costs.',
  'cause.reached_late': 'It came to {place} at G {hadG} instead of {bestG}.',
  'cause.left_open': '{place}, on a shortest path, was still open in the end.',
  'cause.program': 'The program does not do what it should: {slip}',
  'cause.cut-off': 'The steps are too many to keep, and the part kept leaves several causes possible.',
  'promise.guaranteed': 'Guaranteed: with these settings it could not be longer on this board.',
  'promise.equal_steps': 'All steps cost the same, so the fewest are the cheapest.',
  'promise.luck':
    'By luck: nothing guarantees it. Another order among equals or a small change may make it longer.',

  'referee.shortest': 'Show a shortest path, dashed',

  'xray.switch': 'X-ray of the heuristic: H against the truth',
});
