// English: what a search with a method of its own did to a cell.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'story.forward': 'In the half from the start it was reached from {parent}, at step {step}, with G {g}.',
  'story.backward':
    'In the half from the goal it was reached at step {step}: the way goes on to {parent}, and G {g} is the cost to the goal.',
  'story.jps': 'Reached by a jump from {parent} at step {step}: between the two there is nothing to decide.',
  'story.theta_line':
    '{parent} sees it, so the straight line from there was taken when {from} was expanded at step {step}.',
  'story.theta_beside':
    'Reached from {parent} beside it at step {step}: a straight line from further back was barred or no better.',
  'story.lazytheta':
    'It was given the parent {parent} at step {step}, trusting that they see each other; looked at when it is expanded.',
  'story.corrected':
    'When it was expanded at step {step} its parent did not see it, so it got another: {parent} beside it, with G {g}.',
  'story.idastar': 'Seen from {parent}, the end of the current path, at step {step}.',
  'story.fringe': 'Reached from {parent} at step {step}.',
  'story.lpastar': '{parent} offers it the least G, since step {step}.',
  'story.twotier':
    'Reached from {parent} at step {step}: first from entrance to entrance, then cell by cell inside the clusters.',
  'story.coarse': 'Reached from {parent} at step {step}: first from square to square, then cell by cell.',
  'story.local': 'The walker, or its search inside the square, came from {parent} at step {step}.',
  'story.flow':
    'The field points to {parent}: the next step on the cheapest path to the goal. G {g} is the cost to the goal.',
  'story.opened': 'Opened at step {step}.',
  'story.opened_again': 'Opened {times} times, last at step {step}.',
  'story.improved': 'Improved at step {step}.',
  'story.improved_again': 'Improved {times} times, last at step {step}.',
  'story.reopened': 'Reopened at step {step}.',
  'story.reopened_again': 'Reopened {times} times, last at step {step}.',
  'story.expanded': 'Expanded at step {step}.',
  'story.expanded_again': 'Expanded {times} times, last at step {step}.',
  'story.untouched': 'Not touched up to this step.',
  'story.taken_back': 'By now the search has forgotten it: it counts as never touched.',
});
