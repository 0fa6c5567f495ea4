// Painting of large maps: the table of pixels, the pixels, the size of numbers in cells.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitNumbers, numberText } from '../../../web/canvas/number-fit.js';
import { DARK, LIGHT, SHADES, groundOf, onGround, rgb, shadesOf } from '../../../web/canvas/palette.js';
import { colourTable, paintedRows, shadeTable } from '../../../web/canvas/pixels.js';

/** Red, green, blue, alpha of a pixel as in image data. @param {number} pixel */
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

test('walls of other kinds are painted over the engine’s picture, in a pattern each', () => {
  // A wall, water, fire, a monster and plain ground, four rows of each.
  const [width, rows] = [5, 4];
  const engine = new Uint8Array(4 * width * rows).fill(9);
  const each = (/** @type {number[]} */ row) =>
    Uint8Array.from({ length: width * rows }, (_, cell) => row[cell % width] ?? 0);
  const [factors, extras] = [each([0, 0, 0, 0, 1]), each([0, 1, 2, 3, 0])];
  const source = { factors: () => factors, extras: () => extras, setColours: () => undefined, paint: () => engine };
  const part = { width, top: 0, rows };
  const painted = new Uint32Array(paintedRows(source, 'none', part, LIGHT).buffer);
  const column = (/** @type {number} */ x) => [0, 1, 2, 3].map((y) => bytes(painted[y * width + x] ?? 0).join());
  const untouched = bytes(0x09090909).join();
  assert.deepEqual(
    [column(0), column(4)].map((one) => new Set(one)),
    [new Set([untouched]), new Set([untouched])],
  );
  const own = [0, 1, 2].map((kind) => [...rgb(LIGHT.kinds[kind] ?? ''), 255].join());
  // Horizontal stripes; vertical ones, which are one colour in a column; checks.
  assert.deepEqual(
    column(1).map((pixel) => pixel === own[0]),
    [true, false, true, false],
  );
  assert.deepEqual(new Set(column(2)), new Set([own[1]]));
  assert.deepEqual(
    column(3).map((pixel) => pixel === own[2]),
    [false, true, false, true],
  );
  assert.ok(
    engine.every((byte) => byte === 9),
    'the memory of the engine stays as it is',
  );
  assert.equal(paintedRows({ ...source, extras: () => new Uint8Array(0) }, 'none', part, LIGHT), engine);
});

test('every shade and factor has a pixel', () => {
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

test('numbers fit side by side, lose decimals before they get too small, then disappear', () => {
  const tutorial = [{ g: 24, h: 70, f: 94 }];
  const exact = [{ g: 24.142136, h: 12.485281, f: 36.627417 }];
  assert.equal(fitNumbers({ scale: 114, ratio: 1 }, exact)?.decimals, 3);
  const small = fitNumbers({ scale: 70, ratio: 1 }, exact);
  assert.ok(small !== null && small.decimals < 3);
  assert.equal(fitNumbers({ scale: 20, ratio: 1 }, tutorial), null);
  // The same on a high-resolution screen.
  const once = fitNumbers({ scale: 60, ratio: 1 }, tutorial);
  const twice = fitNumbers({ scale: 120, ratio: 2 }, tutorial);
  assert.equal(twice?.size, 2 * (once?.size ?? NaN));
});
