// Why the game world refused something, in English: a sentence for each code.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'reason.world.too_large': 'A world has up to {expected} cells; this board has {found}.',
  'reason.world.seed': 'The seed of a world is a whole number from 0 to {expected}.',
  'reason.world.preset': 'There is no world named “{found}”.',
  'reason.world.tick': 'Tick {found} is out of range ({expected}).',
  'reason.world.token': 'The world’s actions cannot be read: “{found}” is not a command.',
  'reason.world.cell': 'A command names a cell that is not on the board ({expected}): “{found}”.',
  'reason.world.number': 'A number in a command is too large, at most {expected}: “{found}”.',
  'reason.world.option': 'An option of the world is unknown or out of range: “{found}”.',
  'reason.world.ticks': 'A world runs up to {expected} ticks; “{found}” is beyond that.',
  'reason.world.length': 'The world’s actions exceed {expected} commands.',
  'reason.world.time': 'A command carried out at once cannot have a time: “{found}”.',
  'reason.world.off_board': 'That cell is not on the board.',
  'reason.world.on_wall': 'A unit cannot stand on a wall.',
  'reason.world.occupied': 'There is already a unit there.',
  'reason.world.no_unit': 'That unit no longer exists.',
  'reason.world.too_many_units': 'The world already has as many units as it can hold.',
  'reason.world.no_team': 'There is no such team.',
  'reason.world.needs_squares': 'Local search works on squares only; this board has hexagons.',
  'reason.world.no_room': 'No free cell is left for another unit.',
  'reason.world.tutorial_on_hexes': 'The tutorial’s rules work on squares only; this board has hexagons.',
  'reason.world.tutorial_too_large':
    'The tutorial’s rules allow up to 4096 cells: their search re-sorts its list for each cell it adds.',
  'reason.world.out_of_range': 'A number is out of range.',
});
