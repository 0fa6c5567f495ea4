// The ground of a cell as one number, as the engine takes it and undo keeps it: its cost factor, 0 for a wall,
// and 256 times what it has besides, of a wall its kind. Pure.

/** @typedef {Uint8Array | Uint16Array} Grounds one for each cell; small where no cell has anything besides */
/** @typedef {{ factors: () => Uint8Array, extras?: () => Uint8Array }} GroundSource views; without extras there are none */
/** @typedef {'wall' | 'water' | 'fire' | 'monster'} WallKind */

/** Nobody enters any of them. @type {readonly WallKind[]} */
export const WALL_KINDS = ['wall', 'water', 'fire', 'monster'];
const AN_EXTRA = 256;
export const MAX_GROUND = 2 ** 16 - 1;

/** @param {WallKind} kind */
export const wallOf = (kind) => AN_EXTRA * WALL_KINDS.indexOf(kind);

/** @param {number} ground */
export const factorOf = (ground) => ground % AN_EXTRA;

/** @param {number} ground @returns {WallKind | null} null: it is no wall */
export const kindOf = (ground) => (factorOf(ground) === 0 ? (WALL_KINDS[ground / AN_EXTRA] ?? null) : null);

/** @param {GroundSource} source @param {number} cell */
export const groundAt = (source, cell) =>
  (source.factors()[cell] ?? 0) + AN_EXTRA * (source.extras?.()[cell] ?? 0);

/** All grounds, in an array of their own. @param {GroundSource} source @returns {Grounds} */
export function groundsOf(source) {
  const extras = source.extras?.();
  const factors = source.factors();
  if (extras === undefined || extras.length === 0) return factors.slice();
  const grounds = new Uint16Array(factors);
  for (let cell = 0; cell < grounds.length; cell++) grounds[cell] = (factors[cell] ?? 0) + AN_EXTRA * (extras[cell] ?? 0);
  return grounds;
}

/**
 * The grounds of these cells; millions of them at times.
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
