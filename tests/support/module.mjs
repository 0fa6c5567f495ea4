// The WebAssembly module for Node tests, and settings to start from.
import { readFile } from 'node:fs/promises';

const folder = new URL('../../build/wasm/', import.meta.url);

/** @typedef {import('../../wasm/astrolabe.d.ts').AstrolabeModule} AstrolabeModule */
/** @typedef {import('../../wasm/astrolabe.d.ts').Laboratory} Laboratory */
/** @typedef {import('../../wasm/astrolabe.d.ts').SearchSettings} SearchSettings */

/** @returns {Promise<AstrolabeModule>} */
export async function loadModule() {
  const { default: create } = await import(new URL('astrolabe.mjs', folder).href);
  return create({ wasmBinary: await readFile(new URL('astrolabe.wasm', folder)) });
}

/** @type {Readonly<SearchSettings>} */
export const defaults = Object.freeze({
  algorithm: 'astar',
  heuristic: 'octile',
  weightHundredths: 100,
  corner: 'nowall',
  costs: 'tutorial',
  tie: 'lifo',
  stop: 'selected',
  update: 'less',
  reopens: true,
  neighbourOrder: 'rows',
  allowsBlockedGoal: false,
  nearest: 'line',
  openList: 'heap',
  floods: false,
});

/**
 * Runs a search to its end.
 * @param {Laboratory} lab
 * @param {Partial<SearchSettings>} settings
 * @param {number} start
 * @param {number} goal
 */
export function search(lab, settings, start, goal) {
  const reason = lab.begin({ ...defaults, ...settings }, start, goal);
  if (!reason.ok) throw new Error(reason.code);
  while (lab.advance(1_000_000) === 'running');
  return lab.result();
}
