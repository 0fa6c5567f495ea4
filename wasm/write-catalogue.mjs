// Writes catalogue.mjs from the module's own lists: run it after adding an algorithm or option to the core.
//   node wasm/write-catalogue.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const built = new URL('../build/wasm/', import.meta.url);
const { default: create } = await import(new URL('astrolabe.mjs', built).href);
const { Laboratory } = await create({ wasmBinary: readFileSync(new URL('astrolabe.wasm', built)) });
const { algorithms, boards, ...names } = JSON.parse(new Laboratory().catalogue());

/** @param {unknown} value */
const line = (value) => JSON.stringify(value);
const rows = [
  '  algorithms: [',
  ...algorithms.map((/** @type {unknown} */ one) => `    ${line(one)},`),
  '  ],',
  '  boards: [',
  ...boards.map((/** @type {unknown} */ one) => `    ${line(one)},`),
  '  ],',
  ...Object.entries(names).map(([name, list]) => `  ${name}: ${line(list)},`),
];
writeFileSync(
  new URL('catalogue.mjs', import.meta.url),
  `// What there is to choose from, as core/search/catalogue.h and the names of the options have it. Written by
// write-catalogue.mjs; a test holds it to the module.
export const CATALOGUE = /** @type {const} */ ({
${rows.join('\n')}
});
`,
);
