// Pictures as boards: any pixels at all give cells within the picture, a threshold between black and white, and
// as many walls as are counted.
import assert from 'node:assert/strict';
import {
  bestThreshold,
  factorsOf,
  guessColumns,
  histogramOf,
  rowsFor,
  wallCount,
  writeGrey,
  writeMeans,
} from '../../../web/dialogs/import/image-cells.js';

export const words = ['\0\0\0\xff', '\xff\xff\xff\xff', '\0\xff', '\xff\0\0\x80', '\x01', '\x10', '\x40'];

/** The first character is the width; four per pixel. @param {string} text */
export function check(text) {
  const pixels = Math.floor((text.length - 1) / 4);
  if (pixels < 1) return;
  const width = 1 + (text.charCodeAt(0) % pixels);
  const height = Math.floor(pixels / width);
  const grey = new Uint8Array(width * height);
  const rgba = Uint8Array.from({ length: 4 * grey.length }, (_, at) => text.charCodeAt(at + 1) & 255);
  writeGrey(rgba, grey, 0);
  const picture = { width, height, grey };
  const guess = guessColumns(picture);
  assert.ok(
    Number.isInteger(guess) && guess >= 1 && guess <= width,
    'as many cells across as there are pixels, at most',
  );
  for (const columns of new Set([guess, 1, width])) {
    const rows = rowsFor(columns, picture);
    assert.ok(Number.isInteger(rows) && rows >= 1 && rows <= height, 'and likewise down');
    const means = new Uint8Array(columns * rows);
    writeMeans(picture, { columns, rows, means }, 0, rows);
    const [least, most] = [Math.min(...means), Math.max(...means)];
    assert.ok(least >= Math.min(...grey) && most <= Math.max(...grey), 'a mean lies between');
    const histogram = histogramOf(means);
    const threshold = bestThreshold(histogram);
    assert.ok(Number.isInteger(threshold) && threshold >= 1 && threshold <= 255, 'a threshold there is');
    if (least < most) assert.ok(least < threshold && threshold <= most, 'that parts dark from light');
    for (const isInverted of [false, true]) {
      const walls = factorsOf({ columns, rows, means }, threshold, isInverted).filter((factor) => factor === 0).length;
      assert.equal(walls, wallCount(histogram, threshold, isInverted), 'as many walls as are counted');
    }
  }
}
