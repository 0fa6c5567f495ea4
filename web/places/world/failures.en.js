// Why the game world refused something, in English: a sentence for each code.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'reason.world.too_large': 'A world has up to {expected} cells; this board has {found}.',
  'reason.world.seed': 'The seed of a world is a whole number from 0 to {expected}.',
  'reason.world.preset': 'There is no world named “{found}”.',
  'reason.world.tick': 'Tick {found} is out of range ({expected}).',
  'reason.world.token':
    '“{found}” in do= can’t be read as a command; these are: t10 (10 ticks), a3,4 (add a unit), r2 (remove unit 2), g2,5,5 (its goal), w3,4 (wall), d3,4,20 (danger), of8 (set option f to 8).',
  'reason.world.cell': '“{found}” in do= names a cell outside the map of {expected} cells; counting begins at 0.',
  'reason.world.number': 'A number in “{found}” of do= is too large; here at most {expected}.',
  'reason.world.option': '“{found}” in do= has an unknown option, or one out of range.',
  'reason.world.ticks': '“{found}” in do= goes too far: a world runs up to {expected} ticks.',
  'reason.world.length': 'Too many commands in do=: at most {expected}.',
  'reason.world.time': '“{found}” can’t be done at once: it names a time.',
  'reason.world.off_board': 'That cell is not on the map.',
  'reason.world.on_wall': 'A unit cannot stand on a wall.',
  'reason.world.occupied': 'Another unit stands there.',
  'reason.world.no_unit': 'This unit no longer exists.',
  'reason.world.too_many_units': 'No more units: a world can’t have more than these.',
  'reason.world.no_team': 'There is no such team.',
  'reason.world.needs_squares': 'Local search works on squares only; this map has hexagons.',
  'reason.world.no_room': 'No free cell is left for another unit.',
  'reason.world.tutorial_on_hexes': 'The tutorial’s rules work on squares only; this map has hexagons.',
  'reason.world.tutorial_too_large':
    'The tutorial’s rules allow up to 4096 cells: their search re-sorts its list for each cell it adds.',
  'reason.world.out_of_range': 'A number is out of range.',
});
