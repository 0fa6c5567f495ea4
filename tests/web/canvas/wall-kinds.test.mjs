// Walls of other kinds on the board and in sentences: colours, symbols, texts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIGHT } from '../../../web/canvas/palette.js';
import { groundAt, groundsAt, groundsOf, kindOf, wallOf } from '../../../web/engine/grounds.js';
import { outcomeSentence, standing } from '../../../web/ui/sentences/why-sentences.js';
import { drawn, sourceOf } from '../../support/fixtures/drawn-board.mjs';
import { callsOf } from '../../support/fixtures/recorder.mjs';
import { translator } from '../../support/node/words.mjs';
import { TOP_LEFT } from '../../../web/model/coordinates.js';

/** @import { Why } from 'astrolabe-module' */

/**
 *   . ~ ^
 *   ! . #
 */
const source = sourceOf({
  width: 3,
  height: 2,
  factors: () => Uint8Array.of(1, 0, 0, 0, 1, 0),
  extras: () => Uint8Array.of(0, 1, 2, 3, 0, 0),
});

test('water, fire and monsters have colours and symbols of their own; plain walls none', () => {
  for (const scale of [100, 9]) {
    const view = { scale, left: 0, top: 0, ratio: 1 };
    const { calls } = drawn(source, { view, hasSearch: false, showsPath: false });
    LIGHT.kinds.forEach((fillStyle, index) => {
      const [fill, ...others] = callsOf(calls, 'fillRect', { fillStyle });
      assert.deepEqual(others, []);
      const corner = fill?.parameters.slice(0, 2).map((at) => Math.floor(Number(at) / scale));
      assert.deepEqual(corner, [(index + 1) % 3, index === 2 ? 1 : 0]);
    });
    const signs = callsOf(calls, 'stroke', { strokeStyle: LIGHT.sign });
    assert.equal(signs.length, 3);
  }
});

test('the ground of a cell is one number, and only small numbers where no cell has extra content', () => {
  assert.deepEqual([...groundsOf(source)], [1, 256, 512, 768, 1, 0]);
  assert.ok(groundsOf({ factors: source.factors }) instanceof Uint8Array);
  assert.deepEqual([...groundsAt(source, Uint32Array.of(3, 0))], [768, 1]);
  assert.equal(groundAt(source, 2), wallOf('fire'));
  assert.deepEqual([0, 256, 512, 768, 1024, 1].map(kindOf), ['wall', 'water', 'fire', 'monster', null, null]);
});

test('a neighbour and a cell are named by their kind', () => {
  const neighbour = {
    cell: 1,
    outcome: /** @type {const} */ ('wall'),
    step: 0,
    offered: NaN,
    known: NaN,
    closedAt: 0,
    corners: [],
  };
  const untouched = { rank: null, untouched: { absence: /** @type {const} */ ('wall'), step: 0, lastF: NaN } };
  const why = /** @type {Why} */ (
    /** @type {unknown} */ ({ ...untouched, status: 'untouched', choice: null, expandedAt: 0, timesExpanded: 0 })
  );
  const naming = { width: 3, height: 1, coordinates: TOP_LEFT };
  const [en, zh] = [translator('en'), translator('zh')];
  assert.equal(outcomeSentence(neighbour, naming, 'none', en, 'water'), 'water');
  assert.equal(outcomeSentence(neighbour, naming, 'none', zh, 'fire'), '火');
  assert.equal(outcomeSentence(neighbour, naming, 'none', en), 'wall');
  assert.equal(standing(why, naming, 'none', en, 'water'), 'Water: it cannot be entered.');
  assert.equal(standing(why, naming, 'none', en, 'wall'), 'A wall: it cannot be entered.');
  assert.equal(standing(why, naming, 'none', zh, 'monster'), '怪物：这一格不能进入。');
});
