// English: the code beside the board.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
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
});
