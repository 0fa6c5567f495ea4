// What the page and the worker say to each other, and its bounds.

/** @typedef {{ width: number, height: number, factors: Uint8Array, start: number, goal: number }} ProgramBoard */
/**
 * @typedef {object} WorkerFault why there is no result
 * @property {'syntax' | 'thrown' | 'no_search' | 'promise' | 'path' | 'cell' | 'events' | 'memory'} code
 * @property {number} line of the program, from 1; 0: unknown
 * @property {string} found
 */

/** Recorded by a search, at most. */
export const MOST_EVENTS = 200_000;
/** Of what a program writes. */
export const MOST_LINES = 200;
export const LONGEST_LINE = 300;
/** Characters of a program. */
export const LONGEST_CODE = 65_536;
