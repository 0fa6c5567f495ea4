// Builds the site in build/site: the page and its parts bundled and minified, the modules
// beside them; the same page as one file; as a figure for other pages, also one file; the lessons
// and the documents. Takes a second, so it always builds everything.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildDocuments } from './documents.mjs';
import { embeddedCode } from './embedded-code.mjs';
import { writeFigureScript } from './figure-script.mjs';
import { filesOf, sizesOf, withFiles } from './first-load.mjs';
import { readGlossary, termsOf } from './glossary.mjs';
import { hashAddresses, moduleNames, namedModules } from './hashed-names.mjs';
import { withMapHosts } from './map-hosts.mjs';
import { writePackage } from './package.mjs';
import { writeRunner } from './runner.mjs';
import { buildEntries } from './entries/entries.mjs';
import { buildLessons } from './lessons/lessons.mjs';
import { withPageTags } from './lessons/preview.mjs';
import { makeSingleFile } from './single-file.mjs';
import { withManifest, writeManifest } from './web-manifest.mjs';
import { wholePage, wholePart } from './whole-page.mjs';

/** @import { BuildOptions, Plugin } from 'esbuild' */

/** @param {string} path from the top folder */
const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const site = at('build/site');
/** Built here and then moved, so that a server of build/site never serves an incomplete site. */
const next = at('build/site.next');
const old = at('build/site.old');

/** Copied as they are, under these names. */
const copies = {
  'web/icon.svg': 'icon.svg',
  LICENSE: 'LICENSE.txt',
  'web/build/notices.txt': 'notices.txt',
};

/** @param {string} folder */
const remove = (folder) => rm(folder, { recursive: true, force: true });

/**
 * Code shared by a room and the page is in the page's file. By default esbuild makes a file for code shared by any two
 * rooms; marked as shared with the page as well, all of it goes into one.
 * @type {Plugin}
 */
const roomsNeedPage = {
  name: 'rooms-need-page',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/web\/(app|places|lenses|dialogs)\/.*\/index\.js$/ }, async ({ path }) => ({
      contents: `import ${JSON.stringify(relative(dirname(path), at('web/app/main.js')))};\n${await readFile(path, 'utf8')}`,
      loader: 'js',
    })),
};

/** The panels and styles of rooms are embedded in their scripts, as text. @type {Plugin} */
const texts = {
  name: 'texts',
  setup: ({ onLoad, onResolve }) => {
    onLoad({ filter: /\.html$/ }, async ({ path }) => {
      const html = await wholePart(relative(at('web'), path));
      return { contents: html.replace(/<!--[^]*?-->/g, '').replace(/\n\s*/g, '\n'), loader: 'text' };
    });
    // Templates of programs; esbuild has no loader for their ending.
    onLoad({ filter: /\/core\/code\/templates\/.*\.in$/ }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'text',
    }));
    onLoad({ filter: /\/glossary\.md$/ }, async ({ path }) => ({
      contents: JSON.stringify(termsOf(readGlossary(await readFile(path, 'utf8')))),
      loader: 'json',
    }));
    onResolve({ filter: /\.css$/ }, ({ path, importer, resolveDir }) =>
      importer.endsWith('.js') ? { path: relative(at('.'), join(resolveDir, path)), namespace: 'style' } : null,
    );
    onLoad({ filter: /.*/, namespace: 'style' }, async ({ path }) => {
      const { outputFiles } = await build({ ...options, entryPoints: [at(path)], outdir: undefined, write: false });
      return { contents: outputFiles[0]?.text.trimEnd() ?? '', loader: 'text' };
    });
  },
};

const modules = await moduleNames(at);
await remove(next);
await mkdir(next, { recursive: true });
/** @type {BuildOptions} */
const options = {
  // File names determine the names of parts: so the site is the same wherever the build is started.
  absWorkingDir: at('.'),
  entryPoints: [at('web/app/start.js')],
  outdir: next,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8', // otherwise every Chinese character would take six bytes
  legalComments: 'none', // notices.txt holds them
  // The names by which web/engine/ imports the modules.
  alias: {
    'astrolabe-module': at('build/wasm/astrolabe.mjs'),
    'astrolabe-places-module': at('build/wasm/astrolabe_places.mjs'),
  },
  loader: { '.txt': 'text' },
  logLevel: 'warning',
};
const { metafile } = await build({
  ...options,
  entryPoints: [at('web/app/start.js'), at('web/app/style.css')],
  entryNames: '[name]-[hash]',
  splitting: true,
  metafile: true,
  plugins: [roomsNeedPage, namedModules(modules), texts],
});
await copyFile(at('build/wasm/astrolabe.wasm'), `${next}/${modules.board}`);
await copyFile(at('build/wasm/astrolabe_places.wasm'), `${next}/${modules.places}`);
for (const [from, to] of Object.entries(copies)) await copyFile(at(from), `${next}/${to}`);
const html = await wholePage();
const files = filesOf(metafile, modules);
await writeFile(`${next}/index.html`, withFiles(withManifest(withMapHosts(withPageTags(html))), files));

/** A page in one file cannot run programs, and so has no editor for them: see isWholeFile(). @type {Plugin} */
const withoutEditor = {
  name: 'without-editor',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/places\/write\/editor\/code-editor\.js$/ }, () => ({
      contents: 'export const createCodeEditor = null;',
    })),
};

/**
 * What a figure in a file has in place of files of the page: neither the rooms of web/app/page-rooms.js nor their words; for
 * links to places a link that leads there; code without colours, which are 13 KB.
 * @type {Readonly<Record<string, string>>}
 */
const OF_EMBED = {
  'app/page-rooms.js': 'export const PAGE_ROOMS = {};',
  'app/common/page-words.js': 'export const pageWords = { en: {}, zh: {} };',
  'app/places.js': "export { connectPlaces } from './embed/linked-place.js';",
  'ui/code/highlight.js':
    "export const highlighted = (code) => code.split('\\n').map((text) => (text === '' ? [] : [{ text, kind: '' }]));",
};
/** @type {Plugin} */
const withoutPage = {
  name: 'without-page',
  setup: ({ onLoad }) => {
    for (const [name, contents] of Object.entries(OF_EMBED)) {
      const path = at(`web/${name}`);
      onLoad({ filter: new RegExp(`/web/${name.replaceAll('.', '\\.')}$`) }, () => ({
        contents,
        resolveDir: dirname(path),
      }));
    }
  },
};

/** @param {Plugin} without what this file does not have @returns {Promise<string>} a script with everything else in it */
async function wholeScript(without) {
  const { outputFiles } = await build({
    ...options,
    plugins: [embeddedCode(at), without, texts],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
/** @param {string} path */
const text = (path) => readFile(path, 'utf8');
const parts = {
  style: await text(`${next}/${files.style}`),
  icon: await text(at('web/icon.svg')),
  notices: [await text(at('LICENSE')), await text(at('web/build/notices.txt'))].join('\n\n'),
};
for (const [name, face, without] of /** @type {const} */ ([
  ['astrolabe.html', 'page', withoutEditor],
  ['embed.html', 'embed', withoutPage],
])) {
  await writeFile(`${next}/${name}`, makeSingleFile(html, { ...parts, script: await wholeScript(without), face }));
}

await writeManifest({ folder: next, icon: parts.icon, html });
await writeRunner({ options, at, folder: next });
await writeFigureScript({ options, texts, at, folder: next });
await writePackage({ at, site: next });
await buildLessons(next);
await buildDocuments(next);
await buildEntries(next);
await hashAddresses(next, ['lessons', 'docs', 'e']);

await remove(old);
if (existsSync(site)) await rename(site, old);
await rename(next, site);
await remove(old);

console.log(await sizesOf(site, files));
