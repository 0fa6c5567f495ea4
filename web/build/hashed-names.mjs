// Names that change with the content of a file: what a browser or a cache has kept of another build never meets this one.
// In the page the names of scripts, style and modules hold a hash; in pages of text the addresses do, behind a ?.
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** @import { Plugin } from 'esbuild' */
/** @typedef {{ board: string, places: string }} ModuleNames files of the modules beside the page */

/** @param {Uint8Array} bytes */
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

/** @param {(path: string) => string} at from the top folder @returns {Promise<ModuleNames>} */
export async function moduleNames(at) {
  const named = async (/** @type {string} */ name) =>
    `${name}-${hashOf(await readFile(at(`build/wasm/${name}.wasm`)))}.wasm`;
  return { board: await named('astrolabe'), places: await named('astrolabe_places') };
}

/** Tells web/engine/module/ how the files of the modules are called. @param {ModuleNames} names @returns {Plugin} */
export const namedModules = (names) => ({
  name: 'named-modules',
  setup: ({ onLoad }) => {
    for (const [name, file] of Object.entries(names)) {
      onLoad({ filter: new RegExp(`/web/engine/module/${name}-binary\\.js$`) }, () => ({
        contents: `export default ''; export const file = ${JSON.stringify(file)};`,
      }));
    }
  },
});

/** Scripts and styles that pages of text load. */
const LOADED = /(<(?:script|link)\b[^>]*? (?:src|href)=")([^":?#]+\.(?:js|css))(?=")/g;

/** Adds the hash to each address of a script or style. @param {string} site @param {readonly string[]} folders in it */
export async function hashAddresses(site, folders) {
  for (const folder of folders) {
    for (const name of await readdir(`${site}/${folder}`, { recursive: true })) {
      if (!name.endsWith('.html')) continue;
      const path = join(site, folder, name);
      const html = await readFile(path, 'utf8');
      /** @type {Map<string, string>} */
      const hashes = new Map();
      for (const [, , address = ''] of html.matchAll(LOADED))
        hashes.set(address, hashOf(await readFile(join(dirname(path), address))));
      if (hashes.size === 0) continue;
      await writeFile(
        path,
        html.replace(LOADED, (_, before, address) => `${before}${address}?${hashes.get(address)}`),
      );
    }
  }
}
