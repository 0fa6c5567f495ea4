// Where the numbers of islands stand, and which tints they have.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { islandsOf } from '../../web/board/world-islands.js';

/** @param {string[]} rows a digit a cell, a dot for a wall */
function islandsIn(...rows) {
  const cells = rows.flatMap((row) => [...row].map((sign) => Number(sign === '.' ? 0 : sign)));
  return { islands: Uint32Array.from(cells), width: rows[0]?.length ?? 0 };
}

test('a number stands in the middle of the widest part', () => {
  const { islands, width } = islandsIn('111111..2', '1....1..2', '1.11111.2', '1.11111..', '1.11111..', '1.11111..', '1.11111..');
  const found = islandsOf(islands, width, 6);
  assert.deepEqual(found.map(({ number, cell, room }) => [number, cell % width, Math.floor(cell / width), room]), [
    [1, 4, 4, 3],
    [2, 8, 0, 1],
  ]);
});

test('the largest has no tint, and neighbours have different ones', () => {
  const rows = Array.from({ length: 3 }, (_, row) => Array.from({ length: 6 }, (__, column) => 1 + row * 6 + column));
  const width = 6 * 4;
  const islands = new Uint32Array(width * 12);
  rows.forEach((row, y) => {
    row.forEach((number, x) => {
      for (let dy = 0; dy < 3; dy++) for (let dx = 0; dx < 3; dx++) islands[(4 * y + dy) * width + 4 * x + dx] = number;
    });
  });
  const found = islandsOf(islands, width, 6);
  assert.equal(found.length, 18);
  assert.equal(found[0]?.hue, -1);
  for (const one of found.slice(1)) {
    assert.ok(one.hue >= 0 && one.hue < 6);
    for (const other of found) {
      if (other === one || other.hue !== one.hue) continue;
      const dx = Math.abs((one.cell % width) - (other.cell % width)) / 4;
      const dy = Math.abs(Math.floor(one.cell / width) - Math.floor(other.cell / width)) / 4;
      assert.ok(Math.max(dx, dy) > 1, `${one.number} beside ${other.number}`);
    }
  }
});
