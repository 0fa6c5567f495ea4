// Which files of the site come with the first sight, and which later; what they weigh. The first load is
// what is fetched before the page takes input: all of it in parallel, as index.html asks for it.
import { readFile, readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** @typedef {'en' | 'zh'} Language */
/**
 * @typedef {object} Files of scripts, by name
 * @property {string[]} scripts for every visitor
 * @property {Record<Language, string>} words of the one language or the other
 */

const BEGIN = 'web/start.js';
const PAGE = 'web/main.js';
const WORDS = Object.freeze({ en: 'web/i18n/en.js', zh: 'web/i18n/zh.js' });

/**
 * @param {import('esbuild').Metafile} metafile of the page in parts
 * @returns {{ first: Files, later: string[] }}
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
  const words = { en: fileOf(WORDS.en), zh: fileOf(WORDS.zh) };
  const known = new Set([...scripts, ...Object.values(words)]);
  const later = Object.keys(outputs).filter((file) => /\.js$|later\.css$/.test(file) && !known.has(file));
  return {
    first: {
      scripts: [...scripts].map((file) => basename(file)),
      words: { en: basename(words.en), zh: basename(words.zh) },
    },
    later: later.map((file) => basename(file)),
  };
}

/**
 * Asks for the other scripts of the first load, and for the module's code, before the first script has come.
 * @param {string} html
 * @param {Files} first
 */
export function withPreloads(html, { scripts }) {
  const place = '    <script type="module" src="start.js">';
  if (html.split(place).length !== 2) throw new Error('index.html has not one place for its script');
  const lines = [
    '    <link rel="preload" as="fetch" crossorigin href="astrolabe.wasm">',
    ...scripts.filter((name) => name !== 'start.js').map((name) => `    <link rel="modulepreload" href="${name}">`),
  ];
  return html.replace(place, () => `${lines.join('\n')}\n${place}`);
}

/**
 * @param {string} site folder
 * @param {{ first: Files, later: string[] }} files of scripts
 * @returns {Promise<string>} a table
 */
export async function sizesOf(site, files) {
  const { first } = files;
  const later = [...files.later, 'astrolabe_places.wasm'];
  const inside = await readdir(site, { withFileTypes: true });
  const names = inside.filter((entry) => entry.isFile()).map(({ name }) => name).sort();
  const sizes = new Map(
    await Promise.all(
      names.map(async (name) => {
        const bytes = await readFile(`${site}/${name}`);
        const size = { raw: bytes.length, brotli: brotliCompressSync(bytes).length };
        return /** @type {const} */ ([name, size]);
      }),
    ),
  );
  const shared = ['index.html', 'style.css', 'icon.svg', ...first.scripts, 'astrolabe.wasm'];
  const words = Object.values(first.words);
  const known = [...shared, ...words, ...later];
  /** @param {string} name @param {readonly string[]} files */
  const row = (name, files) => {
    const of = files.map((file) => sizes.get(file) ?? { raw: 0, brotli: 0 });
    const [raw, brotli] = [of.reduce((sum, { raw }) => sum + raw, 0), of.reduce((sum, { brotli }) => sum + brotli, 0)];
    return `  ${name.padEnd(36)}${String(raw).padStart(9)}${String(brotli).padStart(10)}`;
  };
  const each = (/** @type {readonly string[]} */ files) => files.map((name) => row(name, [name]));
  return [
    'build/site, in bytes                         raw    brotli',
    ...each([...shared, ...words]),
    row('first load, in English', [...shared, first.words.en]),
    row('first load, in Chinese', [...shared, first.words.zh]),
    'fetched later',
    ...each(later),
    'beside the page',
    ...each(names.filter((name) => !known.includes(name))),
  ].join('\n');
}
