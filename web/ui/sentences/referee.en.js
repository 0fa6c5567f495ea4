// English: the reasons of the referee, and its conditions.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'referee.show': 'Show {place}',
  'referee.branching':
    'The path has {depth} steps, and {generated} cells were generated: as many as in a tree of that depth whose nodes have {b} children each. This is the effective branching factor, the b of O(bᵈ): the better H, the nearer it is to 1.',
  'cause.short_overestimate': 'H overestimates on a shortest path, so {end} was selected too soon.',
  'cause.short_weight': 'Weighted, H is too large on a shortest path, so {end} was selected too soon.',
  'cause.short_stop': 'The search stopped as soon as {end} was opened, with better ways still open.',
  'cause.short_update': 'A cheaper path to an open node was passed over.',
  'cause.short_reopening': 'A cheaper path to a closed node was passed over: closed nodes are not reopened.',
  'condition.pathExists': 'There is a path.',
  'condition.finiteGraph': 'The board is finite.',
  'condition.positiveCosts': 'Every step costs more than 0.',
  'condition.admissible': 'Admissible: H, weighted, never exceeds the true remaining cost.',
  'condition.selectsByF': 'The open cell with the smallest F is selected.',
  'condition.stopsWhenSelected': 'The search stops when the goal is selected, not before.',
  'condition.takesCheaperWays': 'Cheaper ways to known cells are taken.',
  'condition.consistent':
    'Consistent (no condition, but then nothing is reopened): H, weighted, drops along no step by more than the step costs.',
  'condition.consistentNeeded': 'Consistent: H, weighted, drops along no step by more than the step costs.',
  'condition.stopsWhenSure': 'The search goes on after the first meeting, until no other can be better.',
  'example.overestimate': 'Not at {place}: {weightedH} > {trueCost}. Too large at {count} cells.',
  'example.inconsistent': 'Not from {from} to {to}: {hFrom} > {cost} + {hTo}. So for {count} steps.',
  'tick.holds': 'holds',
  'tick.fails': 'does not hold',
  'tick.unknown': 'not known yet',
  'ruling.none': 'There is no search to be judged.',
  'ruling.judging': 'Judging…',
  'ruling.optimal': 'A shortest path: nothing costs less than {optimum}.',
  'ruling.lines_shorter':
    '{percent}% shorter than the best way by steps: {cost} in straight lines instead of {optimum}.',
  'ruling.lines_equal': 'As long as the best way by steps: {optimum}.',
  'ruling.lines_longer': '{percent}% longer than the best way by steps: {cost} instead of {optimum}.',
  'ruling.longer': '{percent}% longer: {cost} instead of {optimum}.',
  'ruling.below-optimum':
    'This result, {cost}, is cheaper than the cheapest path, {optimum}: that is a bug in Astrolabe. Please report this link.',
  'ruling.without_path':
    'There is no path, and this is proven: no way back from the goal comes to the start. To the nearest cell, {place}:',
  'cause.overestimate': 'H overestimates at {place}: {h} > {trueCost}, so {end} was selected before it.',
  'cause.weight':
    'At {place} H alone is not too large, {h} ≤ {trueCost}, but weighted it is: {weightedH} > {trueCost}. So {end} was selected before it.',
  'cause.stop':
    'The search stopped as soon as {end} was opened, at G {goalG}. {place} was still open at F = {bestG} + {weightedH} = {f} < {goalG}.',
  'cause.update':
    '{place} was open at G {hadG}. A path to it for {bestG} was found later and passed over: open nodes are never updated.',
  'cause.reopening':
    '{place} was closed too soon, at G {hadG} instead of {bestG}, and closed nodes are not reopened. H was misleading on the step {from} → {to}: it drops from {hFrom} to {hTo}, by more than the step costs, {cost}.',
  'cause.goal': 'the goal',
  'cause.nearest': 'the nearest cell',
  'cause.greedy': 'Greedy search selects by H alone, whatever the path has cost.',
  'cause.bfs': 'Breadth-first search counts steps, not what they cost.',
  'cause.dfs': 'Depth-first search goes on from the node found last, whatever it costs.',
  'cause.first_meeting':
    'The search stopped where the halves met first. The node of the first meeting need not lie on a shortest path.',
  'cause.inconsistent_h': 'H, weighted, is not consistent, and this search relies on that.',
  'cause.inadmissible_h':
    'H, weighted, is too large somewhere: a bound that should have stopped short of this path let it through.',
  'cause.coarse': 'Only the squares of the coarse plan were searched, and every shortest path leaves them.',
  'cause.twotier': 'Two tiers go only through the entrances between clusters, and a shortest path need not.',
  'cause.local':
    'The walk sees only a square round the goal. Outside it goes straight on and round what is in the way.',
  'cause.reached_late': 'It came to {place} at G {hadG} instead of {bestG}.',
  'cause.left_open': '{place}, on a shortest path, was still open in the end.',
  'cause.program': 'The program does not do what it should: {slip}',
  'cause.cut-off': 'The steps are too many to keep, and the part kept leaves several causes possible.',
  'promise.guaranteed': 'Guaranteed: with these settings it could not be longer on this board.',
  'promise.equal_steps': 'All steps cost the same, so the fewest are the cheapest.',
  'promise.lines': 'This is no promise: lines of any angle mostly come near the shortest of all ways, not always.',
  'promise.luck': 'By luck: nothing guarantees it. Another order among equals or a small change may make it longer.',
});
