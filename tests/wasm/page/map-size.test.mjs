// The size of a map that is read without the core is that of the board that the core reads.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownMapSize } from '../../../web/figure/own-map.js';
import { Engine } from '../../../web/engine/engine.js';
import { mapSize } from '../../../web/link/map-size.js';
import { loadModule } from '../../support/node/module.mjs';
import { createRandom } from '../../support/node/random.mjs';

const module = await loadModule();
const engine = new Engine(new module.Laboratory());
const { below } = createRandom(11);

/** Every number of bits that a side may have. */
const SIDES = [1, 2, 3, 7, 8, 31, 64, 100, 255, 256, 1000, 1023, 1024, 2047, 4095, 4096];

test('the size of a drawn board is read from its code, whatever is on it', () => {
  let maps = 0;
  const check = (/** @type {number} */ width, /** @type {number} */ height) => {
    engine.generate('random', { width, height, percent: below(60), seed: maps });
    // Content that no generator makes here.
    engine.edit([below(width * height)], 9);
    if (maps % 3 === 0) engine.edit([below(width * height)], 256 * (1 + below(3)));
    const code = engine.mapToLink();
    assert.match(code, /^[ae]/);
    assert.deepEqual(mapSize(code), { width, height }, code.slice(0, 30));
    maps++;
  };
  for (const side of SIDES) {
    check(side, 3);
    check(2, side);
    if (side <= 256) check(side, side);
  }
  for (let i = 0; i < 200; i++) check(1 + below(90), 1 + below(90));
  assert.ok(maps > 240);
});

test('the size of a generated board is read from its rule', () => {
  for (const kind of /** @type {const} */ (['maze', 'rooms', 'caves'])) {
    engine.generate(kind, { width: 31, height: 21, percent: 20, seed: 7 });
    const code = engine.mapToLink();
    assert.match(code, /^g\./);
    assert.deepEqual(mapSize(code), { width: engine.width, height: engine.height });
  }
});

test('the size of a board of the first links is read', () => {
  // 3 × 2 cells, walls only, a run of five free cells and a wall: core/codec/run_code.h.
  const code = `r${Buffer.from([3, 2, 0, 5, 1]).toString('base64url')}`;
  engine.mapFromLink(code);
  assert.deepEqual(mapSize(code), { width: engine.width, height: engine.height });
  assert.deepEqual(mapSize(`r${Buffer.from([0x80, 0x02, 0xac, 0x02, 0]).toString('base64url')}`), {
    width: 256,
    height: 300,
  });
});

test('a text that is not a map has no size', () => {
  for (const code of [
    '',
    'x',
    'a',
    'r',
    'g.maze',
    'g.maze.0.7.0.7',
    'g.maze.5000.7.0.7',
    'g.maze.99999.7.0.7',
    'a====',
    'a!!!!',
    'zAAAA',
    'rAAAA',
  ]) {
    assert.equal(mapSize(code), null, code);
  }
  // Whatever it is made of, it is bounded.
  for (let i = 0; i < 500; i++) {
    const noise = Buffer.from(Array.from({ length: below(30) }, () => below(256))).toString('base64url');
    for (const letter of ['a', 'e', 'r']) {
      const size = mapSize(letter + noise);
      if (size !== null) assert.ok(size.width >= 1 && size.width <= 4096 && size.height >= 1 && size.height <= 4096);
    }
  }
});

test('the size of a map in characters is read from its rows', () => {
  const texts = [
    'S.#.\n..#.\n...G',
    '   S.#.\n   ..#G\n\n',
    '0 0 1 0\n0 0 0 0',
    '0110\n0000\n0010',
    '1,2,3\n4,5,6',
    '0;1;0\n0;0;0\n',
    '[[0,1,0],[0,0,0]]',
    'int map[2][3] = { {0, 1, 0},\n {0, 0, 0} };',
    'type octile\nheight 2\nwidth 5\nmap\n.....\n..@..\n',
    'S.G',
  ];
  for (const text of texts) {
    engine.load(
      'auto',
      text
        .split('\n')
        .map((row) => row.trim())
        .filter((row) => row !== '')
        .join('\n'),
    );
    assert.deepEqual(ownMapSize(text), { width: engine.width, height: engine.height }, text);
  }
  assert.equal(ownMapSize(''), null);
  assert.equal(ownMapSize('  \n '), null);
});
