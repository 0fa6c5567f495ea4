// What the pages of the site link to is in the site, wherever that is put.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('../../build/site', import.meta.url));

/** Targets on the site that do not exist, or lie outside it. @param {string} path in the site @param {string} html @param {(path: string) => boolean} exists */
function deadLinks(path, html, exists) {
  // Code to be copied is for other pages.
  const page = html.replace(/<(pre|code)\b[^]*?<\/\1>/g, '');
  const targets = [...page.matchAll(/ (?:href|src|page)="([^"#?]+)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^(?:[a-z]+:|\/\/)/.test(target)) return false;
    const inSite = join(dirname(path), target);
    return inSite.startsWith('..') || target.startsWith('/') || !exists(inSite);
  });
}

test('no page of the site has a link that leads nowhere', async () => {
  const pages = (await readdir(site, { recursive: true })).filter(
    // The others hold the whole program as text.
    (name) => name.endsWith('.html') && !/(?:^|\/)(?:astrolabe|embed)\.html$/.test(name),
  );
  assert.ok(pages.length > 50, pages.join());
  const dead = [];
  for (const path of pages) {
    const html = await readFile(join(site, path), 'utf8');
    dead.push(
      ...deadLinks(path, html, (target) => existsSync(join(site, target))).map((target) => `${path}: ${target}`),
    );
  }
  assert.deepEqual(dead, []);
});

test('the guard detects what it guards against', () => {
  const html =
    '<a href="b.html#x"><a href="../c.html"><img src="../../d.png"><a href="https://a.b/c"><x page="/e.html">';
  const found = deadLinks(join('lessons', 'a.html'), html, (path) => relative('.', path) === join('lessons', 'b.html'));
  assert.deepEqual(found, ['../c.html', '../../d.png', '/e.html']);
});
