// Painting of large maps: the table of pixels, the pixels, the size of numbers in cells.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitNumbers, numberText } from '../../web/board/number-fit.js';
import { DARK, LIGHT, SHADES, groundOf, onGround, rgb, shadesOf } from '../../web/board/palette.js';
import { colourTable, shadeTable } from '../../web/board/raster.js';

/** Red, green, blue, alpha of a pixel as image data has them. @param {number} pixel */
function bytes(pixel) {
  return [...new Uint8Array(Uint32Array.of(pixel).buffer)];
}

for (const [name, palette] of Object.entries({ LIGHT, DARK })) {
  test(`the table of ${name} has the colours of the palette`, () => {
    const table = colourTable(palette);
    assert.deepEqual(bytes(table[0] ?? 0), [...rgb(palette.wall), 255]);
    assert.deepEqual(bytes(table[1] ?? 0), [...rgb(palette.free), 255]);
    assert.deepEqual(bytes(table[256 + 1] ?? 0), [...rgb(palette.open), 255]);
    assert.deepEqual(bytes(table[512 + 1] ?? 0), [...rgb(palette.closed), 255]);
    assert.deepEqual(bytes(table[5] ?? 0), [...groundOf(palette, 5), 255]);
    const closed = onGround(palette, rgb(palette.closed), 5);
    assert.deepEqual(bytes(table[512 + 5] ?? 0), [...closed, 255]);
  });
}

test('a wall is a wall whatever its status', () => {
  const table = colourTable(LIGHT);
  assert.equal(table[512], table[0]);
});

test('there is a pixel for every shade and factor', () => {
  const table = shadeTable(LIGHT);
  assert.equal(table.length, SHADES * 256);
  const [first, second] = shadesOf(LIGHT.ramp);
  assert.ok(first !== undefined && second !== undefined);
  assert.deepEqual(bytes(table[1] ?? 0), [...first, 255]);
  assert.deepEqual(bytes(table[256 + 5] ?? 0), [...onGround(LIGHT, second, 5), 255]);
});

test('numbers have at most the decimals asked for and no zeros at the end', () => {
  assert.equal(numberText(42.485281, 3), '42.485');
  assert.equal(numberText(42.5, 3), '42.5');
  assert.equal(numberText(42.485281, 0), '42');
  assert.equal(numberText(NaN, 3), '');
});

test('numbers fit side by side, shed decimals before they get too small, then go', () => {
  const tutorial = [{ g: 24, h: 70, f: 94 }];
  const exact = [{ g: 24.142136, h: 12.485281, f: 36.627417 }];
  assert.equal(fitNumbers({ scale: 114, ratio: 1 }, exact)?.decimals, 3);
  const small = fitNumbers({ scale: 70, ratio: 1 }, exact);
  assert.ok(small !== null && small.decimals < 3);
  assert.equal(fitNumbers({ scale: 20, ratio: 1 }, tutorial), null);
  // The same on a finer screen.
  const once = fitNumbers({ scale: 60, ratio: 1 }, tutorial);
  const twice = fitNumbers({ scale: 120, ratio: 2 }, tutorial);
  assert.equal(twice?.size, 2 * (once?.size ?? NaN));
});
