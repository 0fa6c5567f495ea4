// Gestures as the text of commands that the engine takes: core/world/script/script.h documents the tokens. Pure.

/** @typedef {{ width: number }} Ground */

/** @param {number} cell @param {Ground} ground */
const coordinatesOf = (cell, { width }) => `${cell % width},${Math.floor(cell / width)}`;

/**
 * Adds a unit.
 * @param {{ team: number, planner: number }} newcomer
 * @param {string} [coordinates] `x,y`; random without one
 */
export function addition({ team, planner }, coordinates = '') {
  if (team === 0 && planner === 0) return `a${coordinates}`;
  // The goal, which comes between, is empty: the rule decides.
  return `a${coordinates === '' ? ',' : coordinates},,,${team},${planner}`;
}

/** @param {number} cell @param {Ground} ground @param {{ team: number, planner: number }} newcomer */
export const additionAt = (cell, ground, newcomer) => addition(newcomer, coordinatesOf(cell, ground));

/** @param {number} unit its number @param {number} cell @param {Ground} ground */
export const sending = (unit, cell, ground) => `g${unit},${coordinatesOf(cell, ground)}`;

/** @param {number} unit its number */
export const removal = (unit) => `r${unit}`;

/**
 * Runs of cells along the rows, one token each.
 * @param {'w' | 'd'} letter ground, danger
 * @param {Iterable<number>} cells each once
 * @param {number} amount factor, or danger added
 * @param {Ground} ground
 */
export function painting(letter, cells, amount, ground) {
  /** @type {{ first: number, length: number }[]} */
  const runs = [];
  for (const cell of [...cells].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    const isNext = run !== undefined && cell === run.first + run.length && cell % ground.width > 0;
    if (isNext) run.length += 1;
    else runs.push({ first: cell, length: 1 });
  }
  return runs.map(({ first, length }) => token(letter, coordinatesOf(first, ground), amount, length)).join('.');
}

/** @param {'w' | 'd'} letter @param {string} coordinates @param {number} amount @param {number} length */
function token(letter, coordinates, amount, length) {
  if (length > 1) return `${letter}${coordinates},${amount},${length}`;
  return letter === 'w' && amount === 0 ? `w${coordinates}` : `${letter}${coordinates},${amount}`;
}

/**
 * The kind of the last gesture that is in one script and not in the other.
 * @param {string} one @param {string} other of the same world, after undoing or redoing a gesture
 * @returns {string} the letter of its first command, without that of time; '': they are the same
 */
export function kindBetween(one, other) {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  if (longer === shorter) return '';
  const [all, left] = [longer.split('.'), shorter.split('.')];
  const first = all.findIndex((token, index) => token !== left[index]);
  return all.slice(first).find((token) => !token.startsWith('t'))?.[0] ?? '';
}
