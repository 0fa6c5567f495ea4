// Puts the site together in build/site: the page and its parts bundled and minified, the module
// beside them. Takes a tenth of a second, so it always builds all of it.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** @param {string} path from the top folder */
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const site = at('build/site');
/** Built here and then moved, so that a server of build/site never shows half a site. */
const next = at('build/site.next');
const old = at('build/site.old');

/** Copied as they are, under these names. */
const copies = {
  'web/index.html': 'index.html',
  'web/icon.svg': 'icon.svg',
  'build/wasm/astrolabe.wasm': 'astrolabe.wasm',
  LICENSE: 'LICENSE.txt',
  'web/notices.txt': 'notices.txt',
};

/** @param {string} folder */
const remove = (folder) => rm(folder, { recursive: true, force: true });

await remove(next);
await mkdir(next, { recursive: true });
await build({
  entryPoints: [at('web/main.js'), at('web/style.css')],
  outdir: next,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none', // notices.txt holds them
  // The one name under which web/engine/ knows the module.
  alias: { 'astrolabe-module': at('build/wasm/astrolabe.mjs') },
  logLevel: 'warning',
});
for (const [from, to] of Object.entries(copies)) await copyFile(at(from), `${next}/${to}`);
await remove(old);
if (existsSync(site)) await rename(site, old);
await rename(next, site);
await remove(old);

const rows = [];
for (const name of (await readdir(site)).sort()) {
  const bytes = await readFile(`${site}/${name}`);
  rows.push({ name, raw: bytes.length, brotli: brotliCompressSync(bytes).length });
}
rows.push({
  name: 'together',
  raw: rows.reduce((sum, row) => sum + row.raw, 0),
  brotli: rows.reduce((sum, row) => sum + row.brotli, 0),
});
console.log('build/site, in bytes                  raw    brotli');
for (const { name, raw, brotli } of rows) {
  console.log(`  ${name.padEnd(28)}${String(raw).padStart(11)}${String(brotli).padStart(10)}`);
}
