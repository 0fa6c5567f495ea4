// English: the code of a search, in whichever part of the page it is shown.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'code.tab': 'Code',
  'code.language': 'Language',
  'code.listing': 'The code',
  'code.pseudo': 'Pseudo-code',
  'code.back': 'Previous line (← in the listing)',
  'code.on': 'Next line (→ in the listing)',
  'code.place': 'Line {line} of {lines} in step {step}',
  'code.place_none': 'No line runs in this step.',
  'code.current': 'current',
  'code.neighbour': 'neighbour',
  'code.new_g': 'new G',
  'code.its_g': 'its G',
  'code.no_g': 'none yet',
  'reason.code.program':
    'A tutorial’s program is searched as its author wrote it. Choose “corrected” or none to get a program that searches likewise.',
  'reason.code.algorithm':
    'There is code for A*, Dijkstra, breadth-first, depth-first and greedy search, not for this algorithm yet.',
  'reason.code.cells':
    'A board with costs goes into a program up to {expected} cells; this one has {found}. Use a smaller board, or one of walls only.',
});
