// English: why a path from outside is not legal, see PathCheck.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'path_check.fault_repeated': 'Step {step} stays at {to}.',
  'path_check.fault_jump': 'Step {step}, {from} to {to}, is a jump: they are not neighbours.',
  'path_check.fault_apart': 'Step {step}, {from} to {to}, is not possible: these hexagons do not touch.',
  'path_check.fault_wall': 'Step {step} enters a wall at {to}.',
  'path_check.fault_no-diagonals': 'Step {step}, {from} to {to}, is diagonal, which the corner rule forbids.',
  'path_check.fault_corner': 'Step {step}, {from} to {to}, cuts a corner, which the corner rule forbids.',
});
