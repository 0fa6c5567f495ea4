// English: squares or hexes.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'board-kind.title': 'Board',
  'board-kind.squares': 'squares',
  'board-kind.hex': 'hexagons',
  'board-kind.squares_hint': 'Square cells with four or eight neighbours',
  'board-kind.hex_hint': 'Hexagonal cells with six neighbours, all steps equally long',
  'board-kind.note':
    'Hexagons have no corners to cut. Jump point search, canonical A*, Theta*, Lazy Theta*, local search, programs as written and the other heuristics need squares.',
  'status.hex': 'The cells are hexagons now.',
  'status.squares': 'The cells are squares now.',
  'help.keys_hexes': 'On hexagons ← and → go along the row, ↑ and ↓ to the row above or below',
});
