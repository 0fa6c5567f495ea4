// What other sites show beside a link: pictures of real boards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { CARD, cardOf } from '../../../web/build/cards.mjs';
import { FigurePictures, openModules } from '../../../web/build/lessons/figures.mjs';
import { withPageTags } from '../../../web/build/lessons/preview.mjs';

const pictures = new FigurePictures(await openModules());

/** The pixels of a PNG of 8 bits a channel, with its filters still on. @param {Uint8Array} png */
function read(png) {
  const bytes = Buffer.from(png);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const parts = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return { width, height, rows: inflateSync(Buffer.concat(parts)) };
}

test('a card has the size that is asked for, and the board of its link', async () => {
  const [one, same, other] = await Promise.all(
    ['#v=1&h=manhattan', '#v=1&h=manhattan', '#v=1&m=g.rooms.30.16.10.3'].map((src) => cardOf(pictures.plain(src))),
  );
  assert.ok(one && same && other);
  const { width, height, rows } = read(one);
  assert.deepEqual({ width, height }, { ...CARD });
  assert.ok(new Set(rows).size > 10, 'it is not empty');
  assert.deepEqual(one, same);
  assert.notDeepEqual(one, other);
});

test('the laboratory says what it is', () => {
  const html = '<head><meta name="description" content="A &amp; B"><title>x</title></head>';
  assert.match(withPageTags(html), /og:title" content="Astrolabe">[^]*og:description" content="A &amp; B">[^]*<title>/);
});
