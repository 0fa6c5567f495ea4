// English: what a step did.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'narration.title': 'Step {step} of {steps}',
  'narration.zero': 'Nothing is expanded yet: only the start is open. Each step takes one cell off the open list.',
  'narration.none': 'There is no search to narrate.',
  'narration.waiting': 'Searching…',
  'narration.least': 'Expands {cell}: F {f} is the smallest of {open} open cells.',
  'narration.only': 'Expands {cell}, the only open cell: F {f}.',
  'narration.takes': 'Expands {cell}.',
  'narration.takes_f': 'Expands {cell}, F {f}.',
  'narration.raised': 'Takes {cell} back: its numbers no longer hold.',
  'narration.opened': 'Opened {count}.',
  'narration.improved': 'Found a cheaper path to {count} that {count|was|were} open.',
  'narration.equal': 'Found another path of the same cost to {count}.',
  'narration.reopened': 'Reopened {count} that {count|was|were} closed.',
  'narration.left': 'Left {count} as {count|it was|they were}.',
  'narration.nothing': 'Opened none.',
  'narration.zero_other': 'Nothing has been done yet.',
  'narration.nearest': 'The goal is unreachable: the search ends at this cell, the nearest to it.',
  'narration.goal': 'It is the goal, so the search ends: the path costs {cost}.',
  'narration.backward': 'From the goal’s side.',
  'narration.around': 'The expanded cell and its neighbours',
  'narration.marks': '✓ opened · < improved · ↺ reopened · = not improved · ● closed · ✗ not allowed',
  'narration.by_f': 'Open list by F',
  'narration.more': 'And {count} more with a larger F.',
});
