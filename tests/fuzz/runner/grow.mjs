// Grows inputs out of seeds and checks that a reader keeps its promises, as libFuzzer does for the readers in C++: what
// reaches something new is kept and grown further. V8's counts differ a little from run to run, and so do the inputs.
import { createRandom } from '../../support/node/random.mjs';
import { openCoverage } from './coverage.mjs';
import { mutated } from './mutations.mjs';

/**
 * @typedef {object} Target
 * @property {(text: string) => void} check throws where a promise is broken
 * @property {readonly string[]} words that the reader knows
 * @property {number} [longest] characters of an input
 */

export const LONGEST = 4000;
/** Inputs that are checked together: asking what they reached takes longer than most of them. */
const AT_A_TIME = 256;
/** A long one now and then: not all bounds are near. */
const LONG_ONES = 50;

export class Broken extends Error {
  /** @param {string} input @param {unknown} cause */
  constructor(input, cause) {
    super('a promise is broken', { cause });
    this.input = input;
  }
}

/**
 * @param {Target} target
 * @param {readonly string[]} seeds
 * @param {object} how
 * @param {number} how.seed of the random numbers
 * @param {(done: number) => boolean} how.isEnough
 * @param {(input: string) => void} [how.onInput] before each
 * @param {(input: string) => void} [how.onFind] what reaches something that none before has
 * @returns {Promise<{ done: number, kept: string[], blocks: number }>} rejects with Broken
 */
export async function grow(target, seeds, { seed, isEnough, onInput = () => undefined, onFind = () => undefined }) {
  const random = createRandom(seed);
  const coverage = openCoverage();
  /** @type {Set<string>} */
  const known = new Set();
  const kept = ['', ...seeds];
  let done = 0;
  /** @param {string} input */
  const run = (input) => {
    onInput(input);
    done += 1;
    try {
      target.check(input);
    } catch (cause) {
      throw new Broken(input, cause);
    }
  };
  /** @param {ReadonlySet<string>} blocks */
  const isNew = (blocks) => [...blocks].some((block) => !known.has(block));
  /** Those of them that reach something new, found by bisection. @param {readonly string[]} inputs */
  const keepNew = async (inputs) => {
    const blocks = await coverage.reached(() => inputs.forEach(run));
    if (!isNew(blocks)) return;
    if (inputs.length > 1) {
      const half = inputs.length >> 1;
      await keepNew(inputs.slice(0, half));
      return keepNew(inputs.slice(half));
    }
    for (const block of blocks) known.add(block);
    const [input = ''] = inputs;
    kept.push(input);
    onFind(input);
  };
  try {
    for (const block of await coverage.reached(() => seeds.forEach(run))) known.add(block);
    while (!isEnough(done)) {
      const longest = random.below(LONG_ONES) === 0 ? 10 * (target.longest ?? LONGEST) : (target.longest ?? LONGEST);
      const inputs = Array.from({ length: AT_A_TIME }, () =>
        mutated(random.pick(kept), kept, target.words, longest, random),
      );
      await keepNew(inputs);
    }
  } finally {
    coverage.close();
  }
  return { done, kept, blocks: known.size };
}
