// Builds the script for other pages: everything in one file, which runs as a module and as a
// classic script, from a server and from a disk; and the files beside it.
import { copyFile, readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { words } from '../figure/words.js';
import { embeddedCode } from './embedded-code.mjs';

/** @import { BuildOptions, Plugin } from 'esbuild' */

/**
 * Prepended to the script, which is one statement: site generators import it, too, without a DOM or
 * a reader. There it does nothing at all.
 */
const WHERE_IT_WORKS = "if (typeof customElements === 'object' && typeof IntersectionObserver === 'function')";

/**
 * @param {object} given
 * @param {BuildOptions} given.options of the page
 * @param {Plugin} given.texts
 * @param {(path: string) => string} given.at from the top folder
 * @param {string} given.folder
 */
export async function writeFigureScript({ options, texts, at, folder }) {
  const { version } = JSON.parse(await readFile(at('web/package.json'), 'utf8'));
  /** Values that are computed here and not on every page. @type {Plugin} */
  const inlined = {
    name: 'inlined',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\/web\/figure\/words\.js$/ }, () => ({
        contents: `export const words = ${JSON.stringify(words)};`,
      }));
    },
  };
  await build({
    ...options,
    entryPoints: [at('web/figure/start.js')],
    outdir: undefined,
    outfile: `${folder}/astrolabe.js`,
    format: 'iife',
    // The page around it may have it read in any encoding.
    charset: 'ascii',
    splitting: false,
    define: { ASTROLABE_VERSION: JSON.stringify(version) },
    // The module's own script would search for its bytes beside itself if they were not passed to it.
    logOverride: { 'empty-import-meta': 'silent' },
    banner: {
      js: `/* Astrolabe ${version}, MIT; notices.txt beside it names whose work is in it. */\n${WHERE_IT_WORKS}`,
    },
    plugins: [inlined, embeddedCode(at), texts],
  });
  // Not minified, since authors read it to adapt their pages.
  const readable = { ...options, minify: false, outdir: undefined };
  await build({ ...readable, entryPoints: [at('web/figure/prose.css')], outfile: `${folder}/prose.css` });
  await copyFile(at('web/figure/astrolabe.d.ts'), `${folder}/astrolabe.d.ts`);
}
