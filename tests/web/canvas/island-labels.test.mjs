// The numbers of islands: where they are placed, their tints, how they are drawn and described.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { islandsOverlay } from '../../../web/canvas/layers/draw-islands.js';
import { labelsOf } from '../../../web/canvas/island-labels.js';
import { DARK, LIGHT } from '../../../web/canvas/palette.js';
import { WORLD_DARK, WORLD_LIGHT } from '../../../web/canvas/world-colours.js';
import { islandsInPieces, islandsOf } from '../../../web/canvas/island-hues.js';
import { cellParts, countPart, endsPart } from '../../../web/lenses/proof/islands/islands.js';
import { islandSizes } from '../../../web/places/world/state/world-islands.js';

/** @import { Palette } from '../../../web/canvas/palette.js' */

/** @param {string[]} rows a digit a cell, a dot for a wall */
function islandsIn(...rows) {
  const cells = rows.flatMap((row) => [...row].map((sign) => Number(sign === '.' ? 0 : sign)));
  return { islands: Uint32Array.from(cells), width: rows[0]?.length ?? 0 };
}

test('a number is in the middle of the widest part', () => {
  const { islands, width } = islandsIn(
    '111111..2',
    '1....1..2',
    '1.11111.2',
    '1.11111..',
    '1.11111..',
    '1.11111..',
    '1.11111..',
  );
  const found = islandsOf(islands, width, 6);
  assert.deepEqual(
    found.map(({ number, cells, cell, room }) => [number, cells, cell % width, Math.floor(cell / width), room]),
    [
      [1, 38, 4, 4, 3],
      [2, 3, 8, 0, 1],
    ],
  );
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

test('large boards are processed in pieces, with the same outcome', () => {
  const width = 1024;
  const islands = new Uint32Array(width * 512);
  for (let cell = 0; cell < islands.length; cell++) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    islands[cell] = x === 500 ? 0 : x < 500 ? 2 : y === 256 ? 0 : y < 256 ? 1 : 3;
  }
  const pieces = islandsInPieces(islands, width, 6);
  let count = 0;
  let step = pieces.next();
  for (; step.done !== true; step = pieces.next()) count += 1;
  assert.ok(count >= 3 * 7, `${count}`);
  assert.deepEqual(step.value, islandsOf(islands, width, 6));
  assert.deepEqual(
    step.value.map(({ number, cells }) => [number, cells]),
    [
      [1, 523 * 256],
      [2, 500 * 512],
      [3, 523 * 255],
    ],
  );
});

const board = { width: 9, height: 3 };
const range = { x: 0, y: 0, columns: 9, rows: 3 };
const ROWS = ['111111.22', '1.1.1..2.', '111111.2.'];

/** Records fills with their colours, and texts. */
function recorder() {
  /** @type {{ colour: string, alpha: number, x: number, y: number }[]} */
  const fills = [];
  /** @type {string[]} */
  const texts = [];
  const context = {
    ...{
      fillStyle: '',
      strokeStyle: '',
      globalAlpha: 1,
      lineWidth: 1,
      font: '',
      textAlign: '',
      textBaseline: '',
      lineCap: '',
      lineJoin: '',
    },
    fillRect: (/** @type {number} */ x, /** @type {number} */ y) =>
      void fills.push({ colour: context.fillStyle, alpha: context.globalAlpha, x, y }),
    fillText: (/** @type {string} */ text) => void texts.push(text),
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    stroke: () => undefined,
  };
  return { context: /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (context)), fills, texts };
}
/** @param {Palette} palette @param {number} scale */
const sceneOf = (palette, scale) => ({ view: { scale, left: 0, top: 0, ratio: 1 }, board, range, palette });

test('on the board all but the largest are tinted, walls never, and each with enough room has its number', () => {
  const { islands, width } = islandsIn(...ROWS);
  const overlay = islandsOverlay(islands, islandsOf(islands, width, 6), board, () =>
    assert.fail('no canvas of its own'),
  );
  for (const [palette, colours] of /** @type {const} */ ([
    [LIGHT, WORLD_LIGHT],
    [DARK, WORLD_DARK],
  ])) {
    const { context, fills, texts } = recorder();
    overlay.draw(context, sceneOf(palette, 20));
    const tinted = fills.filter(({ alpha }) => alpha < 1);
    assert.deepEqual(
      tinted.map(({ x, y }) => [x / 20, y / 20]),
      [
        [7, 0],
        [8, 0],
        [7, 1],
        [7, 2],
      ],
    );
    assert.ok(tinted.every(({ colour }) => colour === colours.islands[0]));
    assert.deepEqual([overlay.hueOf(0), overlay.hueOf(6), overlay.hueOf(7)], [-1, -1, 0]);
    overlay.label(context, sceneOf(palette, 20));
    assert.deepEqual(texts, ['1', '2']);
  }
});

test('nothing is drawn on a board of another size', () => {
  const { islands, width } = islandsIn(...ROWS);
  const overlay = islandsOverlay(islands, islandsOf(islands, width, 6), { width: 3, height: 9 }, () =>
    assert.fail('no canvas'),
  );
  const { context, fills, texts } = recorder();
  overlay.draw(context, sceneOf(LIGHT, 20));
  overlay.label(context, sceneOf(LIGHT, 20));
  assert.deepEqual([fills, texts], [[], []]);
});

test('a number that covers its surroundings needs a large island, one that does not needs a wide one', () => {
  const island = { number: 7, cells: 300, cell: 4 * 40 + 5, room: 1, hue: 0 };
  const scene = {
    view: { scale: 4, left: 0, top: 0, ratio: 1 },
    board: { width: 40, height: 40 },
    range: { x: 0, y: 0, columns: 40, rows: 40 },
  };
  assert.equal(labelsOf([island], scene, true).labels.length, 1);
  assert.equal(labelsOf([island], scene, false).labels.length, 0);
  assert.equal(labelsOf([{ ...island, cells: 30 }], scene, true).labels.length, 0);
  assert.equal(labelsOf([{ ...island, room: 3 }], scene, false).labels.length, 1);
  assert.equal(labelsOf([island], { ...scene, range: { ...scene.range, x: 20, columns: 20 } }, true).labels.length, 0);
});

test('the number of islands, where the ends are and where a cell is', () => {
  const { islands } = islandsIn('111.2', '..1.2', '3.1..');
  const numbered = { labels: islands, sizes: islandSizes(islands) };
  assert.deepEqual(countPart(numbered, ', '), { key: 'islands.count', values: { count: 3, cells: 5, others: '2, 1' } });
  const many = { labels: islands, sizes: [0, 9, 8, 7, 6, 5] };
  assert.deepEqual(countPart(many, ', '), {
    key: 'islands.count_more',
    values: { count: 5, cells: 9, others: '8, 7, 6' },
  });
  assert.equal(countPart({ labels: [], sizes: [3] }, ', ').key, 'islands.none');
  assert.equal(countPart({ labels: [], sizes: [3, 4] }, ', ').key, 'islands.one');
  assert.equal(endsPart(numbered, { start: 0, goal: 12 }).key, 'islands.ends_together');
  assert.deepEqual(endsPart(numbered, { start: 0, goal: 4 }), {
    key: 'islands.ends_apart',
    values: { from: 1, to: 2 },
  });
  assert.equal(endsPart(numbered, { start: 3, goal: 4 }).key, 'islands.start_on_wall');
  assert.equal(endsPart(numbered, { start: 4, goal: 3 }).key, 'islands.goal_on_wall');
  /** @param {number} cell @param {number} start @param {number} goal */
  const with_ = (cell, start, goal) => cellParts(numbered, cell, 'here', { start, goal })[1]?.key;
  assert.deepEqual(cellParts(numbered, 9, 'here', { start: 0, goal: 4 })[0], {
    key: 'islands.cell',
    values: { cell: 'here', island: 2, count: 3, cells: 2 },
  });
  assert.equal(with_(0, 2, 7), 'islands.with_both');
  assert.equal(with_(0, 2, 4), 'islands.with_start');
  assert.equal(with_(4, 2, 9), 'islands.with_goal');
  assert.equal(with_(10, 2, 9), 'islands.with_neither');
  assert.deepEqual(cellParts(numbered, 3, 'here', { start: 0, goal: 4 }), [
    { key: 'islands.on_wall', values: { cell: 'here' } },
  ]);
});
