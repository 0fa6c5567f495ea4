// What the generators are asked: kind, size, share, seed. Pure; the maps themselves come from the engine.

/** @import { GeneratorName } from 'astrolabe-module' */

/**
 * The kinds and the percent that each is usually made with: walls of random and caves, room left for
 * corridors, water of a terrain. A maze knows no percent.
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

/** On fewer columns and rows than these there is little to see of a maze or of caves. */
const ROOMY = Object.freeze({ width: 41, height: 25 });

/**
 * The size to begin with: that of the board in hand, unless it is small.
 * @param {{ width: number, height: number }} board
 */
export function proposedSize({ width, height }) {
  return { width: Math.max(width, ROOMY.width), height: Math.max(height, ROOMY.height) };
}

export const MAX_SEED = 2 ** 32 - 1;

/** @param {GeneratorName} kind */
export function takesPercent(kind) {
  return kind !== 'maze';
}

/**
 * A whole number as it is typed.
 * @param {string} text
 * @param {number} low
 * @param {number} high
 * @returns {number | null} null: it is none, or out of bounds
 */
export function parseWhole(text, low, high) {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < low || value > high) return null;
  return value;
}

/** Four digits are easily told to a neighbour. @param {number} chance 0 to below 1 */
export function seedFrom(chance) {
  return 1000 + Math.floor(chance * 9000);
}
