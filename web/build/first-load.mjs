// Which files of the site are in the first load, and which come later; their sizes. The first load is
// everything fetched before the page takes input: all of it in parallel, as requested by index.html.
import { readFile, readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** @import { Metafile } from 'esbuild' */
/** @import { ModuleNames } from './hashed-names.mjs' */
/**
 * Names of files.
 * @typedef {object} Files
 * @property {string} start the first script
 * @property {readonly string[]} first scripts of the first load, with that one
 * @property {string} style
 * @property {string} module
 * @property {readonly string[]} later
 */

const BEGIN = 'web/app/start.js';
const PAGE = 'web/app/main.js';
const STYLE = 'web/app/style.css';

/**
 * @param {Metafile} metafile of the page in parts
 * @param {ModuleNames} modules
 * @returns {Files}
 */
export function filesOf({ outputs }, modules) {
  /** @param {string} source */
  const fileOf = (source) => {
    const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(source));
    if (found === undefined) throw new Error(`${source} is in no file of its own`);
    return found[0];
  };
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @param {string} file */
  const add = (file) => {
    if (scripts.has(file)) return;
    scripts.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') add(path);
  };
  add(fileOf(BEGIN));
  add(fileOf(PAGE));
  const later = Object.keys(outputs).filter((file) => file.endsWith('.js') && !scripts.has(file));
  const names = (/** @type {Iterable<string>} */ some) => Array.from(some, (file) => basename(file));
  const [start = '', style = ''] = names([fileOf(BEGIN), fileOf(STYLE)]);
  return { start, style, first: names(scripts), module: modules.board, later: [...names(later), modules.places] };
}

/**
 * Names its files as they are called, and adds requests for the other scripts of the first load, and for the module's
 * code, before the first script has come.
 * @param {string} html
 * @param {Files} files
 */
export function withFiles(html, { start, style, first, module }) {
  const [script, sheet] = ['    <script type="module" src="start.js">', 'href="style.css"'];
  for (const one of [script, sheet]) if (html.split(one).length !== 2) throw new Error(`index.html has not one ${one}`);
  const lines = [
    `    <link rel="preload" as="fetch" crossorigin href="${module}">`,
    ...first.filter((name) => name !== start).map((name) => `    <link rel="modulepreload" href="${name}">`),
    script.replace('start.js', start),
  ];
  return html.replace(sheet, () => `href="${style}"`).replace(script, () => lines.join('\n'));
}

/**
 * @param {string} site folder
 * @param {Files} files
 * @returns {Promise<string>} a table
 */
export async function sizesOf(site, { style, first, module, later }) {
  const inside = await readdir(site, { withFileTypes: true });
  const names = inside
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
  const sizes = new Map(
    await Promise.all(
      names.map(async (name) => {
        const bytes = await readFile(`${site}/${name}`);
        const size = { raw: bytes.length, brotli: brotliCompressSync(bytes).length };
        return /** @type {const} */ ([name, size]);
      }),
    ),
  );
  const whole = ['index.html', style, 'icon.svg', ...first, module];
  const known = [...whole, ...later];
  /** @param {string} name @param {readonly string[]} files */
  const row = (name, files) => {
    const of = files.map((file) => sizes.get(file) ?? { raw: 0, brotli: 0 });
    const [raw, brotli] = [of.reduce((sum, { raw }) => sum + raw, 0), of.reduce((sum, { brotli }) => sum + brotli, 0)];
    return `  ${name.padEnd(36)}${String(raw).padStart(9)}${String(brotli).padStart(10)}`;
  };
  const each = (/** @type {readonly string[]} */ files) => files.map((name) => row(name, [name]));
  return [
    'build/site, in bytes                         raw    brotli',
    ...each(whole),
    row('first load', whole),
    'fetched later',
    ...each(later),
    'beside the page',
    ...each(names.filter((name) => !known.includes(name))),
  ].join('\n');
}
