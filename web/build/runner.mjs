// Builds runner.html, the frame in which programs of users run: one file with its script, which has the worker's code as
// a text in it. Its policy allows this script, by its hash, and what it makes itself.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

/** @import { BuildOptions } from 'esbuild' */

/** @param {{ options: BuildOptions, at: (path: string) => string, folder: string }} parts */
export async function writeRunner({ options, at, folder }) {
  /** @param {string} name @param {Record<string, string>} define */
  const scriptOf = async (name, define) => {
    const { outputFiles } = await build({
      ...options,
      entryPoints: [at(`web/places/write/runner/${name}`)],
      ...{ outdir: undefined, write: false, format: 'iife', define },
    });
    return outputFiles[0]?.text.trim() ?? '';
  };
  const worker = await scriptOf('worker.js', {});
  const script = await scriptOf('frame.js', { RUNNER_WORKER: JSON.stringify(worker) });
  // The browser would take it for the end of the element.
  if (/<\/script|<!--/i.test(script)) throw new Error('the script of the runner would end too early');
  const hash = createHash('sha256').update(script).digest('base64');
  const html = await readFile(at('web/places/write/runner/runner.html'), 'utf8');
  const page = html
    .replace(/\n *<!--[^]*?-->/g, '')
    .replace("script-src 'self'", () => `script-src 'sha256-${hash}'`)
    .replace('<script></script>', () => `<script>${script}</script>`);
  await writeFile(`${folder}/runner.html`, page);
}
