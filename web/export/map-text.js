// The board as the text of a file, in the two notations that core/io reads: Moving AI's, which has neither
// ground nor ends nor kinds of walls, and drawings in characters, which have them. Written here, not in the core, so
// that it is fetched only for saving a map.

/** @import { GroundSource } from '../engine/grounds.js' */
/** @import { Piece } from './trace-csv.js' */
/** @typedef {{ width: number, height: number, start: number, goal: number }} Board */

/** The greatest factor that has a character. */
export const COSTLIEST_WRITTEN = 35;
/** Cells per piece. */
const PIECE = 2 ** 14;
/** Walls by kind. */
const WALLS = '#~^!';
/** Ground by factor: wall, plain ground, digits, letters. */
const CHARACTERS = '#.23456789abcdefghijklmnopqrstuvwxyz';

/**
 * @param {GroundSource} source
 * @param {Board} board
 * @returns {Generator<Piece>} `done` rows so far
 */
export function* movingAiMap(source, { width, height }) {
  yield { text: `type octile\nheight ${height}\nwidth ${width}\nmap\n`, done: 0 };
  yield* rows(source, { width, height }, (factor) => (factor === 0 ? '@' : '.'));
}

/**
 * The ends are on plain ground only: there is one character for both.
 * @param {GroundSource} source no factor above COSTLIEST_WRITTEN
 * @param {Board} board
 * @returns {Generator<Piece>}
 */
export function* asciiMap(source, { width, height, start, goal }) {
  yield* rows(source, { width, height }, (factor, cell, extra) => {
    if (factor === 0) return WALLS[extra] ?? '#';
    if (factor === 1 && cell === start) return 'S';
    if (factor === 1 && cell === goal) return 'G';
    return CHARACTERS[factor] ?? '';
  });
}

/**
 * @param {GroundSource} source
 * @param {{ width: number, height: number }} size
 * @param {(factor: number, cell: number, extra: number) => string} write
 * @returns {Generator<Piece>}
 */
function* rows(source, { width, height }, write) {
  const atOnce = Math.max(1, Math.floor(PIECE / width));
  for (let top = 0; top < height; top += atOnce) {
    const extras = source.extras?.() ?? new Uint8Array(0);
    const factors = source.factors();
    const done = Math.min(top + atOnce, height);
    let text = '';
    for (let cell = top * width; cell < done * width; cell++) {
      text += write(factors[cell] ?? 0, cell, extras[cell] ?? 0);
      if ((cell + 1) % width === 0) text += '\n';
    }
    yield { text, done };
  }
}
