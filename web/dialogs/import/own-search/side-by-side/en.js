// English: two searches side by side.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'side.open': 'Side by side',
  'side.heading': 'Side by side',
  'side.theirs': 'Your program',
  'side.here': 'The search here: {settings}',
  'side.theirs_at': 'Your program, after step {step} of {steps}; it expands {cell}.',
  'side.here_at': 'The search here, after step {step} of {steps}; it expands {cell}.',
  'side.theirs_ended': 'Your program has ended, after {steps} {steps|step|steps}.',
  'side.here_ended': 'The search here has ended, after {steps} {steps|step|steps}.',
  'side.theirs_begins': 'Your program, before its first step.',
  'side.here_begins': 'The search here, before its first step.',
  'side.difference': 'First difference',
  'side.in_lab': 'Show in the lab',
  'side.frames': 'Solid frame: the cell taken in that step. Dashed: the one that the other search takes.',
  'side.why_found': 'The search here has reached {goal}, and ends.',
  'side.why_exhausted': 'The open list of the search here is empty.',
  'side.why_wall': '{seen} is a wall.',
  'side.why_unreached': '{seen} is not on the open list: no cell expanded so far leads to it.',
  'side.why_closed': '{seen} has been expanded before, and no better path to it was found.',
  'side.why_larger': 'Both are on the open list, and F is smaller at {expected}: {taken} instead of {other} at {seen}.',
  'side.why_tie': 'Both are on the open list with F {f}; the tie rule of the search here decides: {rule}.',
});
