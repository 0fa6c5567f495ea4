// The maps on which a program is judged: small ones of every kind that the page makes, and those that programs forget:
// no path, start and goal the same, a single row. The same number gives the same map on every machine.

import { USUAL_PERCENT } from '../../../model/maps/generators.js';
import { randomFrom } from '../../../model/random.js';

/** @import { GeneratorName } from 'astrolabe-module' */
/** @import { Engine } from '../../../engine/engine.js' */
/** @import { ProgramBoard } from '../runner/protocol.js' */
/** @typedef {'open' | GeneratorName | 'no-path' | 'same' | 'row'} BoardKind */
/** @typedef {ProgramBoard & { kind: BoardKind, number: number }} JudgedBoard */

export const BOARDS = 1000;

/** Easy ones first, so that the first wrong one is easy to read; then round and round. @type {readonly BoardKind[]} */
const KINDS = Object.freeze(
  /** @type {const} */ ([
    ...['open', 'random', 'maze', 'rooms', 'same', 'random', 'caves', 'no-path', 'random', 'row', 'maze', 'rooms'],
    ...['random', 'caves', 'open', 'random'],
  ]),
);
const OPEN_PERCENT = 8;
/** Of the free cells, costly ground. */
const TERRAIN_PERCENT = 50;
const HIGHEST_FACTOR = 9;

/**
 * @param {Engine} engine makes it, and has it afterwards
 * @param {number} number from 1
 * @param {boolean} hasTerrain
 * @returns {JudgedBoard}
 */
export function judgedBoard(engine, number, hasTerrain) {
  const random = randomFrom(number);
  const kind = KINDS[(number - 1) % KINDS.length] ?? 'random';
  // They grow with their number.
  const most = 6 + Math.min(Math.floor(number / 8), 18);
  const side = (/** @type {number} */ least) => least + random(most - least + 1);
  const [width, height] = kind === 'row' ? [side(5), 1] : [side(5), side(4)];
  const drawn = kind === 'maze' || kind === 'rooms' || kind === 'caves' ? kind : 'random';
  const percent = kind === 'open' || kind === 'row' ? OPEN_PERCENT : USUAL_PERCENT[drawn];
  engine.generate(drawn, { width, height, percent, seed: number });
  const factors = engine.factors().slice();
  const free = [...factors.keys()].filter((cell) => factors[cell] !== 0);
  while (free.length < 2) {
    const cell = random(factors.length);
    if (factors[cell] !== 0) continue;
    factors[cell] = 1;
    free.push(cell);
  }
  const start = free[random(free.length)] ?? 0;
  const goal = kind === 'same' ? start : otherThan(start, free, random);
  if (hasTerrain)
    for (const cell of free) if (random(100) < TERRAIN_PERCENT) factors[cell] = 1 + random(HIGHEST_FACTOR);
  if (kind === 'no-path') wallIn(goal, start, { width, height, factors });
  return { kind, number, width, height, factors, start, goal };
}

/** @param {number} start @param {readonly number[]} free @param {(count: number) => number} random */
function otherThan(start, free, random) {
  const others = free.filter((cell) => cell !== start);
  return others[random(others.length)] ?? start;
}

/** Walls all round, unless the start is there. @param {number} goal @param {number} start @param {{ width: number, height: number, factors: Uint8Array }} board */
function wallIn(goal, start, { width, height, factors }) {
  const [x, y] = [goal % width, Math.floor(goal / width)];
  for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row++) {
    for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column++) {
      const cell = row * width + column;
      if (cell !== goal && cell !== start) factors[cell] = 0;
    }
  }
}
