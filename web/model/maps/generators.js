// The parameters of the generators: kind, size, density, seed. Pure; the maps themselves come from the engine.

/** @import { GeneratorName } from 'astrolabe-module' */

/**
 * The kinds and their default percentages: walls of random and caves, space between
 * corridors, water of a terrain. A maze has none.
 * @type {Readonly<Record<GeneratorName, number>>}
 */
export const USUAL_PERCENT = Object.freeze({
  random: 27,
  maze: 0,
  rooms: 30,
  caves: 45,
  terrain: 20,
});

export const GENERATORS = Object.freeze(/** @type {GeneratorName[]} */ (Object.keys(USUAL_PERCENT)));

/** With fewer columns and rows than this a maze or caves show little. */
const ROOMY = Object.freeze({ width: 41, height: 25 });

/**
 * The initial size: that of the current board, unless it is small.
 * @param {{ width: number, height: number }} board
 */
export function proposedSize({ width, height }) {
  return { width: Math.max(width, ROOMY.width), height: Math.max(height, ROOMY.height) };
}

export const MAX_SEED = 2 ** 32 - 1;

/**
 * A generated map as the value of a link's `m=`, which is read in slices: generate() is quick then.
 * @param {GeneratorName} kind
 * @param {{ width: number, height: number, percent: number, seed: number }} spec
 */
export function mapMadeBy(kind, { width, height, percent, seed }) {
  return ['g', kind, width, height, percent, seed].join('.');
}

/** @param {GeneratorName} kind */
export function takesPercent(kind) {
  return kind !== 'maze';
}

/**
 * Parses a whole number.
 * @param {string} text
 * @param {number} low
 * @param {number} high
 * @returns {number | null} null: not a number, or out of bounds
 */
export function parseWhole(text, low, high) {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < low || value > high) return null;
  return value;
}

/** A seed of four digits is easy to pass on. @param {number} chance 0 to below 1 */
export function seedFrom(chance) {
  return 1000 + Math.floor(chance * 9000);
}
