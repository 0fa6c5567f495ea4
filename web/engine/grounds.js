// The ground of a cell as one number, as the engine takes it and undo keeps it: its cost factor, 0 for a wall,
// and 256 times its extra: the kind of a wall, or the cost that free ground adds to a step (danger), in
// tenths of a straight one. Pure.

/** @typedef {Uint8Array | Uint16Array} Grounds one for each cell; small where no cell has anything besides */
/** @typedef {{ factors: () => Uint8Array, extras?: () => Uint8Array }} GroundSource views; without extras there are none */
/** @typedef {'wall' | 'water' | 'fire' | 'monster'} WallKind */

/** All are impassable. @type {readonly WallKind[]} */
export const WALL_KINDS = ['wall', 'water', 'fire', 'monster'];
const AN_EXTRA = 256;
export const MAX_GROUND = 2 ** 16 - 1;

/** @param {WallKind} kind */
export const wallOf = (kind) => AN_EXTRA * WALL_KINDS.indexOf(kind);

/** @param {number} ground */
export const factorOf = (ground) => ground % AN_EXTRA;

/** @param {number} ground the kind of a wall, or what free ground adds to a step */
export const extraOf = (ground) => Math.floor(ground / AN_EXTRA);

/** @param {number} ground @returns {WallKind | null} null: not a wall */
export const kindOf = (ground) => (factorOf(ground) === 0 ? (WALL_KINDS[extraOf(ground)] ?? null) : null);

/** What free ground adds to a step, in tenths of a straight one. @param {number} ground */
export const addedOf = (ground) => (factorOf(ground) === 0 ? 0 : extraOf(ground));

export const MOST_ADDED = AN_EXTRA - 1;

/** A brush is a number, too: up to this value it lays that ground, above it changes what free ground adds. */
const LAST_GROUND_BRUSH = MAX_GROUND;

/** @param {number} added 0 to MOST_ADDED */
export const addingBrush = (added) => LAST_GROUND_BRUSH + 1 + added;

/** @param {number} brush @returns {number | null} null: it lays ground */
export const addedBy = (brush) => (brush > LAST_GROUND_BRUSH ? brush - LAST_GROUND_BRUSH - 1 : null);

/** The ground that results from a brush; walls add nothing. @param {number} brush @param {number} ground */
export function laidOn(brush, ground) {
  const added = addedBy(brush);
  if (added === null) return brush;
  const factor = factorOf(ground);
  return factor === 0 ? ground : factor + AN_EXTRA * added;
}

/** @param {GroundSource} source @param {number} cell */
export const groundAt = (source, cell) => (source.factors()[cell] ?? 0) + AN_EXTRA * (source.extras?.()[cell] ?? 0);

/** Whether any free cell adds to a step. @param {GroundSource} source */
export function hasDanger(source) {
  const extras = source.extras?.();
  if (extras === undefined || extras.length === 0) return false;
  const factors = source.factors();
  return extras.some((extra, cell) => extra !== 0 && factors[cell] !== 0);
}

/** All grounds, in a new array. @param {GroundSource} source @returns {Grounds} */
export function groundsOf(source) {
  const extras = source.extras?.();
  const factors = source.factors();
  if (extras === undefined || extras.length === 0) return factors.slice();
  const grounds = new Uint16Array(factors);
  for (let cell = 0; cell < grounds.length; cell++)
    grounds[cell] = (factors[cell] ?? 0) + AN_EXTRA * (extras[cell] ?? 0);
  return grounds;
}

/**
 * The grounds of these cells; possibly millions of them.
 * @param {GroundSource} source
 * @param {Uint32Array} cells
 * @returns {Grounds}
 */
export function groundsAt(source, cells) {
  const extras = source.extras?.();
  const factors = source.factors();
  const has = extras !== undefined && extras.length > 0;
  const grounds = has ? new Uint16Array(cells.length) : new Uint8Array(cells.length);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] ?? 0;
    grounds[i] = (factors[cell] ?? 0) + (has ? AN_EXTRA * (extras[cell] ?? 0) : 0);
  }
  return grounds;
}
