// English: what a search with its own method did to a cell.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'story.forward': 'In the forward half, reached from {parent} at step {step} with G {g}.',
  'story.backward':
    'In the backward half, reached at step {step}: the path goes on to {parent}, and G {g} is the cost to the goal.',
  'story.jps': 'Reached by a jump from {parent} at step {step}: nothing to decide in between.',
  'story.theta_line':
    '{parent} sees it, so the straight line from there was taken when {from} was expanded at step {step}.',
  'story.theta_beside':
    'Reached from neighbour {parent} at step {step}: the line from further back was blocked or no better.',
  'story.lazytheta': 'Given the parent {parent} at step {step}, assuming a line of sight; checked when it is expanded.',
  'story.corrected':
    'Expanded at step {step} without a line of sight to its parent, so it got another: neighbour {parent}, with G {g}.',
  'story.idastar': 'Seen from {parent}, the end of the current path, at step {step}.',
  'story.fringe': 'Reached from {parent} at step {step}.',
  'story.lpastar': 'Since step {step}, {parent} gives it the smallest G.',
  'story.twotier':
    'Reached from {parent} at step {step}: first from entrance to entrance, then cell by cell inside the clusters.',
  'story.coarse': 'Reached from {parent} at step {step}: first from square to square, then cell by cell.',
  'story.local': 'Reached from {parent} at step {step} by local search, walking or inside its square.',
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
  'story.untouched': 'Not reached up to this step.',
  'story.untouched_repair': 'The repair has not changed it up to this step.',
  'story.taken_back': 'The search has since dropped it: it counts as never reached.',
});
