// English: what is said of files that more than one room saves.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'export.saved': 'Saved {name} ({size}).',
  'proof.preparing': 'Writing the proof…',
  'proof.refused': 'Nothing is proved. {reason}',
  'reason.proof.any_angle': 'A proof is about steps from cell to cell, not about lines at any angle.',
  'reason.proof.goal_on_wall': 'A goal on a wall has no proof.',
  'reason.proof.path': 'This search did not find an optimal path.',
  'reason.proof.board': 'Proofs are written for maps of up to {expected} cells; this one has {found}.',
});
