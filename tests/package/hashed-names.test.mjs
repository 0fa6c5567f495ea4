// What pages of the built site load has a name or an address that changes with it, and the public files keep their names.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { hashAddresses } from '../../web/build/hashed-names.mjs';

const site = fileURLToPath(new URL('../../build/site', import.meta.url));
const HASHED = /-([0-9A-Z]{8}|[0-9a-f]{8})\.(?:js|css|wasm)$/;

/** Files that others link to, and what a system looks for under its name. */
const FIXED = [
  ...['index.html', 'astrolabe.js', 'astrolabe.d.ts', 'astrolabe.html', 'embed.html', 'runner.html', 'prose.css'],
  ...['icon.svg', 'manifest.webmanifest', 'icon-192.png', 'icon-512.png', 'icon-maskable.png'],
  ...['LICENSE.txt', 'notices.txt'],
];

/** @param {string} path */
const hashOf = async (path) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 8);

test('beside the public files every file of the page has a hash in its name', async () => {
  const files = (await readdir(site, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  assert.deepEqual(files.filter((name) => !HASHED.test(name)).sort(), [...FIXED].sort());
  const modules = files.filter((name) => name.endsWith('.wasm'));
  assert.deepEqual(modules.map((name) => name.replace(HASHED, '')).sort(), ['astrolabe', 'astrolabe_places']);
  for (const name of modules) assert.equal(HASHED.exec(name)?.[1], await hashOf(join(site, name)));
});

test('the page and its scripts name the files that there are', async () => {
  const html = await readFile(join(site, 'index.html'), 'utf8');
  const loaded = [...html.matchAll(/<(?:script|link)\b[^>]*? (?:src|href)="([^"]+\.(?:js|css|wasm))"/g)];
  const names = loaded.map(([, name = '']) => name);
  assert.ok(names.length > 4, names.join());
  for (const name of names) assert.ok(HASHED.test(name) && existsSync(join(site, name)), name);
  const scripts = (await readdir(site)).filter((name) => name.endsWith('.js') && HASHED.test(name));
  const texts = await Promise.all(scripts.map((name) => readFile(join(site, name), 'utf8')));
  const modules = texts.join('\n').matchAll(/"(astrolabe(?:_places)?-[0-9a-f]+\.wasm)"/g);
  const named = [...new Set([...modules].map(([, name = '']) => name))];
  assert.equal(named.length, 2);
  for (const name of named) assert.ok(existsSync(join(site, name)), name);
});

test('what pages of text load is asked for with its hash', async () => {
  let count = 0;
  for (const folder of ['lessons', 'docs', 'e']) {
    for (const name of await readdir(join(site, folder), { recursive: true })) {
      if (!name.endsWith('.html')) continue;
      const path = join(site, folder, name);
      const html = await readFile(path, 'utf8');
      for (const [, address = ''] of html.matchAll(
        /<(?:script|link)\b[^>]*? (?:src|href)="([^"]+\.(?:js|css)(?:\?[^"]*)?)"/g,
      )) {
        const [file = '', hash] = address.split('?');
        assert.equal(hash, await hashOf(join(dirname(path), file)), `${name}: ${address}`);
        count += 1;
      }
    }
  }
  assert.ok(count > 150, `${count} addresses`);
});

test('an address changes with its file, and only then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hashed-'));
  const page = '<link rel="stylesheet" href="../a.css"><link rel="icon" href="a.svg"><a href="../a.css">a.css</a>';
  try {
    await mkdir(join(folder, 'docs'));
    /** @param {string} style */
    const built = async (style) => {
      await writeFile(join(folder, 'a.css'), style);
      await writeFile(join(folder, 'docs/a.html'), page);
      await hashAddresses(folder, ['docs']);
      return readFile(join(folder, 'docs/a.html'), 'utf8');
    };
    const one = await built('a{}');
    assert.match(
      one,
      /^<link rel="stylesheet" href="\.\.\/a\.css\?[0-9a-f]{8}"><link rel="icon" href="a\.svg"><a href="\.\.\/a\.css">/,
    );
    assert.equal(await built('a{}'), one);
    assert.notEqual(await built('b{}'), one);
  } finally {
    await rm(folder, { recursive: true });
  }
});
