// English: the reasons and conditions of the referee.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'referee.show': 'Show {cell}',
  'referee.branching':
    'The path has {depth} steps and {generated} cells were generated, as many as in a tree of that depth with {b} children per node. This is the effective branching factor, the b in O(bᵈ): the better H, the closer to 1.',
  'cause.short_overestimate': 'H overestimates on a shortest path, so {end} was selected too soon.',
  'cause.short_weight': 'Weighted H overestimates on a shortest path, so {end} was selected too soon.',
  'cause.short_stop': 'The search stopped as soon as {end} was opened, with better paths still open.',
  'cause.short_update': 'A cheaper path to an open node was ignored.',
  'cause.short_reopening': 'A cheaper path to a closed node was ignored: closed nodes are not reopened.',
  'condition.pathExists': 'There is a path.',
  'condition.finiteGraph': 'The board is finite.',
  'condition.positiveCosts': 'Every step costs more than 0.',
  'condition.admissible': 'Admissible: weighted H never exceeds the true remaining cost.',
  'condition.selectsByF': 'The open cell with the smallest F is selected.',
  'condition.stopsWhenSelected': 'The search stops when the goal is selected, not before.',
  'condition.takesCheaperPaths': 'Cheaper paths to known cells are taken.',
  'condition.consistent':
    'Consistent (not required, but then nothing is reopened): on no step does weighted H drop by more than the step costs.',
  'condition.consistentNeeded': 'Consistent: on no step does weighted H drop by more than the step costs.',
  'condition.stopsWhenSure': 'After the first meeting the search goes on until no other can be better.',
  'example.overestimate': 'Not at {cell}: {weightedH} > {trueCost}. Too large at {count} cells.',
  'example.inconsistent': 'Not from {from} to {to}: {hFrom} > {cost} + {hTo}. Violated on {count} steps.',
  'tick.holds': 'holds',
  'tick.fails': 'does not hold',
  'tick.unknown': 'not known yet',
  'ruling.none': 'There is no search to judge.',
  'ruling.judging': 'Judging…',
  'ruling.optimal': 'A shortest path: nothing costs less than {optimum}.',
  'ruling.lines_shorter':
    '{percent}% shorter than the shortest grid path: {cost} in straight lines instead of {optimum}.',
  'ruling.lines_equal': 'As long as the shortest grid path: {optimum}.',
  'ruling.lines_longer': '{percent}% longer than the shortest grid path: {cost} instead of {optimum}.',
  'ruling.longer': '{percent}% longer: {cost} instead of {optimum}.',
  'ruling.below-optimum':
    'This result, {cost}, is cheaper than the cheapest path, {optimum}: that is a bug in Astrolabe. Please report this link.',
  'ruling.without_path':
    'No path exists (proved by searching back from the goal). For the path to the nearest cell, {cell}:',
  'cause.overestimate': 'H overestimates at {node}: {h} > {trueCost}, so {end} was selected before it.',
  'cause.weight':
    'At {node} H alone is not too large, {h} ≤ {trueCost}, but weighted H is: {weightedH} > {trueCost}. So {end} was selected before it.',
  'cause.stop':
    'The search stopped as soon as {end} was opened, at G {goalG}. {node} was still open at F = {bestG} + {weightedH} = {f} < {goalG}.',
  'cause.update':
    '{node} was open at G {hadG}. A path to it for {bestG} was found later and ignored: open nodes are never updated.',
  'cause.reopening':
    '{node} was closed too soon, at G {hadG} instead of {bestG}, and closed nodes are not reopened. H misled on the step {from} → {to}: it drops from {hFrom} to {hTo}, by more than the step costs, {cost}.',
  'cause.goal': 'the goal',
  'cause.nearest': 'the nearest cell',
  'cause.greedy': 'Greedy search selects by H alone and ignores the cost so far.',
  'cause.bfs': 'Breadth-first search counts steps, not costs.',
  'cause.dfs': 'Depth-first search continues from the newest node, whatever the cost.',
  'cause.first_meeting': 'The search stopped where the halves first met. That node need not lie on a shortest path.',
  'cause.inconsistent_h': 'Weighted H is not consistent, and this search relies on that.',
  'cause.inadmissible_h':
    'Weighted H is too large somewhere: a bound that should have excluded this path let it through.',
  'cause.coarse': 'Only the squares of the coarse plan were searched, and every shortest path leaves them.',
  'cause.twotier': 'Two-tier search uses only the entrances between clusters, and a shortest path need not.',
  'cause.local':
    'Local search sees only a square around the goal. Outside, it heads straight on and goes around obstacles.',
  'cause.reached_late': 'It reached {node} at G {hadG} instead of {bestG}.',
  'cause.left_open': '{node}, on a shortest path, was still open at the end.',
  'cause.program': 'The program does not do what it should: {bug}',
  'cause.cut-off': 'There are too many steps to keep, and those kept leave several possible causes.',
  'promise.guaranteed': 'Guaranteed: with these settings it could not be longer on this board.',
  'promise.equal_steps': 'All steps cost the same, so the fewest are the cheapest.',
  'promise.lines': 'Not guaranteed: any-angle paths are usually, but not always, close to the shortest.',
  'promise.luck': 'Optimal this time, but not guaranteed: another tie-break or a small edit could make it longer.',
});
