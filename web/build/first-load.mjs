// Which files of the site are in the first load, and which come later; their sizes. The first load is
// everything fetched before the page takes input: all of it in parallel, as requested by index.html.
import { readFile, readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** @import { Metafile } from 'esbuild' */

const BEGIN = 'web/app/start.js';
const PAGE = 'web/app/main.js';

/**
 * @param {Metafile} metafile of the page in parts
 * @returns {{ first: string[], later: string[] }} names of scripts
 */
export function filesOf({ outputs }) {
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
  return { first: [...scripts].map((file) => basename(file)), later: later.map((file) => basename(file)) };
}

/**
 * Adds requests for the other scripts of the first load, and for the module's code, before the first script has come.
 * @param {string} html
 * @param {readonly string[]} scripts of the first load
 */
export function withPreloads(html, scripts) {
  const script = '    <script type="module" src="start.js">';
  if (html.split(script).length !== 2) throw new Error('index.html has not one place for its script');
  const lines = [
    '    <link rel="preload" as="fetch" crossorigin href="astrolabe.wasm">',
    ...scripts.filter((name) => name !== 'start.js').map((name) => `    <link rel="modulepreload" href="${name}">`),
  ];
  return html.replace(script, () => `${lines.join('\n')}\n${script}`);
}

/**
 * @param {string} site folder
 * @param {{ first: string[], later: string[] }} files names of scripts
 * @returns {Promise<string>} a table
 */
export async function sizesOf(site, files) {
  const { first } = files;
  const later = [...files.later, 'astrolabe_places.wasm'];
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
  const whole = ['index.html', 'style.css', 'icon.svg', ...first, 'astrolabe.wasm'];
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
