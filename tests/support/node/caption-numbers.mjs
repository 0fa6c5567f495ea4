// Compares the numbers in sentences with the right ones, in both languages.
import assert from 'node:assert/strict';
import { TABLES } from './words.mjs';

/** The numbers in a sentence, in their order. @param {string} text */
export const numbersIn = (text) => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

/** Of the same sentence in both languages, whose order of words differs. @param {string} key @param {readonly number[]} wanted */
export function holds(key, wanted) {
  for (const [language, words] of Object.entries(TABLES)) {
    const text = words[key];
    assert.ok(text, `${key} in ${language}`);
    const sorted = [...wanted].sort((a, b) => a - b);
    assert.deepEqual(
      numbersIn(text).sort((a, b) => a - b),
      sorted,
      `${key} in ${language}: ${text}`,
    );
  }
}
