// Why the game world refused something, in English: a sentence for each code.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'reason.world.too_large': 'A world has up to {expected} cells; this board has {found}.',
  'reason.world.seed': 'The seed of a world is a whole number from 0 to {expected}.',
  'reason.world.preset': 'There is no world named “{found}”.',
  'reason.world.tick': 'There is no tick {found}; a world has {expected}.',
  'reason.world.token': 'What was done to the world cannot be read: “{found}” is no command.',
  'reason.world.cell': 'A command names a cell that is not on the board ({expected}): “{found}”.',
  'reason.world.number': 'A number in a command is too large, at most {expected}: “{found}”.',
  'reason.world.option': 'An option of the world is unknown or out of its range: “{found}”.',
  'reason.world.ticks': 'A world runs up to {expected} ticks: “{found}” lies beyond.',
  'reason.world.length': 'More was done to the world than {expected} commands.',
  'reason.world.time': 'What is done at once names no time: “{found}”.',
  'reason.world.off_board': 'That cell is not on the board.',
  'reason.world.on_wall': 'A unit cannot stand on a wall.',
  'reason.world.occupied': 'A unit stands there.',
  'reason.world.no_unit': 'There is no such unit any more.',
  'reason.world.too_many_units': 'There are as many units as a world can have.',
  'reason.world.no_team': 'There is no such team.',
  'reason.world.needs_squares': 'The local walk knows squares only, and this board is of hexagons.',
  'reason.world.no_room': 'No free cell is left for another unit.',
  'reason.world.tutorial_on_hexes': 'The tutorial’s rules know squares only, and this board is of hexagons.',
  'reason.world.tutorial_too_large':
    'The tutorial’s rules run on up to 4,096 cells: their search sorts its list again for each cell it adds.',
  'reason.world.out_of_range': 'A number lies outside of its range.',
});
