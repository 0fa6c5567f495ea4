// The QR code of a link: read back by a decoder that shares no code with the encoder.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import jsqr from 'jsqr';
import { LONGEST_CODE, qrCode, qrCodeFile } from '../../../web/export/qr-code.js';

/** @import { QrCode } from '../../../web/export/qr-code.js' */

/** As a picture of so many pixels a module. @param {QrCode} code */
function painted({ side, outline }, scale = 3) {
  const pixels = new Uint8ClampedArray(4 * (side * scale) ** 2).fill(255);
  for (const [, x, y, width] of outline.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const begin = 4 * (row * side * scale + Number(x) * scale);
      for (let at = begin; at < begin + 4 * scale * Number(width); at++) if (at % 4 !== 3) pixels[at] = 0;
    }
  }
  return jsqr(pixels, side * scale, side * scale)?.data;
}

for (const length of [1, 50, 300, LONGEST_CODE]) {
  test(`a link of ${length} characters is read back`, () => {
    const letters = 'https://a.example/#v=1&z=60.abc&m=aQz-_7&s=1,2';
    const text = letters.repeat(Math.ceil(length / letters.length)).slice(0, length);
    assert.equal(painted(qrCode(text)), text);
  });
}

test('the longest has 93 modules and a quiet zone of four on each side', () => {
  const { side, outline } = qrCode('x'.repeat(LONGEST_CODE));
  assert.equal(side, 93 + 2 * 4);
  const columns = [...outline.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, , width]) => [
    Number(x),
    Number(x) + Number(width),
  ]);
  assert.deepEqual([Math.min(...columns), Math.max(...columns)], [4, side - 4]);
});

test('as a file it is black on white by itself', () => {
  assert.match(
    qrCodeFile({ side: 9, outline: 'M4 4h1v1h-1z' }),
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 9 9"[^>]*><path fill="#fff" d="M0 0h9v9H0z"\/><path d="M4 4h1v1h-1z"\/><\/svg>\n$/,
  );
});
