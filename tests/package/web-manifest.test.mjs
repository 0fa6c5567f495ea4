// The web manifest of the built site: the page names it, and its icons are there in their sizes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const site = new URL('../../build/site/', import.meta.url);
/** @param {string} name */
const read = (name) => readFileSync(new URL(name, site));

test('the page names its manifest, and its policy allows that', () => {
  const html = read('index.html').toString();
  assert.match(html, /<link rel="manifest" href="manifest\.webmanifest">/);
  assert.match(html, /http-equiv="Content-Security-Policy" content="[^"]*; manifest-src 'self';/);
  for (const name of ['astrolabe.html', 'embed.html', 'package/embed.html'])
    assert.doesNotMatch(read(name).toString().slice(0, 4000), /rel="manifest"|manifest-src/, name);
});

test('it opens the page it lies beside, under its name', () => {
  const { name, short_name, description, lang, start_url, scope, display, id } = JSON.parse(
    read('manifest.webmanifest').toString(),
  );
  assert.deepEqual([name, short_name, lang, display], ['Astrolabe', 'Astrolabe', 'en', 'standalone']);
  assert.ok(description.length > 20);
  // An id is resolved against the host, whichever folder the page lies in.
  assert.equal(id, undefined);
  for (const address of [start_url, scope])
    assert.equal(new URL(address, 'https://a.test/path/manifest.webmanifest').href, 'https://a.test/path/');
});

test('its icons have the sizes that they are said to have, and one may be cut at its edge', () => {
  /** @type {{ src: string, sizes: string, type: string, purpose?: string }[]} */
  const icons = JSON.parse(read('manifest.webmanifest').toString()).icons;
  for (const { src, sizes, type } of icons) {
    const file = read(src);
    if (type === 'image/svg+xml') {
      assert.match(file.toString(), /^<svg /);
      continue;
    }
    assert.equal(file.subarray(1, 4).toString(), 'PNG');
    assert.equal(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, sizes, src);
  }
  const pixels = icons.filter(({ type }) => type === 'image/png').map(({ sizes }) => sizes);
  assert.deepEqual(pixels, ['192x192', '512x512', '512x512']);
  assert.equal(icons.filter(({ purpose }) => purpose === 'maskable').length, 1);
});
