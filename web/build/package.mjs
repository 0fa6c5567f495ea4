// The npm package of figures, in build/site/package: what is published by `npm publish build/site/package`.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';

/** Made before, in the site. */
const OF_SITE = ['astrolabe.js', 'astrolabe.d.ts', 'prose.css', 'embed.html', 'notices.txt'];
const OWN = ['index.js', 'index.d.ts', 'react.d.ts', 'custom-elements.json'];

/** @param {object} given @param {(path: string) => string} given.at from the top folder @param {string} given.site */
export async function writePackage({ at, site }) {
  const folder = `${site}/package`;
  /** @param {string} name */
  const own = (name) => at(`web/figure/package/${name}`);
  await mkdir(folder, { recursive: true });
  for (const name of OF_SITE) await copyFile(`${site}/${name}`, `${folder}/${name}`);
  for (const name of OWN) await copyFile(own(name), `${folder}/${name}`);
  await copyFile(at('LICENSE'), `${folder}/LICENSE`);

  const { version } = JSON.parse(await readFile(at('web/package.json'), 'utf8'));
  const description = JSON.parse(await readFile(own('package.json'), 'utf8'));
  await writeFile(`${folder}/package.json`, `${JSON.stringify({ ...description, version }, null, 2)}\n`);

  const script = await readFile(`${folder}/astrolabe.js`);
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const readme = await readFile(own('README.md'), 'utf8');
  await writeFile(`${folder}/README.md`, readme.replaceAll('{version}', version).replaceAll('{integrity}', integrity));
}
