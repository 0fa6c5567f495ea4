// How dead ends are drawn: strokes in both directions across marked cells only, visible on every ground; and the paths
// that parts of the rail draw beside that of the search.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { DEAD_END_COLOURS, deadEndsOverlay } from '../../../web/canvas/layers/draw-dead-ends.js';
import { DARK, LIGHT, rgb } from '../../../web/canvas/palette.js';
import { Beside } from '../../../web/session/beside.js';
import { legendEntries } from '../../../web/export/legend.js';
import { DEFAULT_DISPLAY } from '../../../web/model/display.js';
import { initialState } from '../../../web/model/state.js';
import { Store } from '../../../web/model/store.js';
import { contrast } from '../../support/fixtures/eyes.mjs';

const view = { scale: 40, left: 10, top: 20, ratio: 1 };
const board = { width: 3, height: 2 };
const range = { x: 0, y: 0, columns: 3, rows: 2 };
const none = () => assert.fail('no canvas of its own');

/** Records lines and their styles. */
function recorder() {
  /** @type {{ x: number, y: number }[]} */
  const points = [];
  const context = {
    strokeStyle: '',
    lineWidth: 0,
    globalAlpha: 1,
    strokes: 0,
    points,
    beginPath: () => undefined,
    moveTo: (/** @type {number} */ x, /** @type {number} */ y) => void points.push({ x, y }),
    lineTo: (/** @type {number} */ x, /** @type {number} */ y) => void points.push({ x, y }),
    stroke: () => void (context.strokes += 1),
  };
  return context;
}

/** @param {ReturnType<typeof recorder>} context @param {object} scene */
function drawOn(context, scene) {
  const { draw } = deadEndsOverlay(Uint8Array.of(0, 0, 1, 0, 0, 0), board, none);
  draw(/** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (context)), {
    view,
    board,
    range,
    palette: LIGHT,
    ...scene,
  });
}

test('a marked cell is hatched in both directions, and no other', () => {
  const context = recorder();
  drawOn(context, {});
  assert.equal(context.strokes, 1);
  assert.equal(context.strokeStyle, DEAD_END_COLOURS.light);
  assert.equal(context.globalAlpha, 1);
  assert.ok(context.points.length >= 8);
  for (const { x, y } of context.points) {
    assert.ok(x >= 10 + 80 && x <= 10 + 120 && y >= 20 && y <= 20 + 40, `${x} ${y}`);
  }
  let [rising, falling] = [0, 0];
  for (let at = 0; at < context.points.length; at += 2) {
    const [from, to] = [context.points[at], context.points[at + 1]];
    const way = ((to?.x ?? 0) - (from?.x ?? 0)) * ((to?.y ?? 0) - (from?.y ?? 0));
    if (way < 0) rising += 1;
    if (way > 0) falling += 1;
  }
  assert.equal(rising, falling);
  assert.ok(rising > 0);
});

test('nothing is hatched out of sight, or on a board of another size', () => {
  const away = recorder();
  drawOn(away, { range: { x: 0, y: 0, columns: 2, rows: 2 } });
  assert.deepEqual(away.points, []);
  const other = recorder();
  drawOn(other, { board: { width: 2, height: 3 } });
  assert.equal(other.strokes, 0);
});

test('the strokes stand out in grey from free, open and closed cells, in both themes', () => {
  for (const [palette, colour] of /** @type {const} */ ([
    [LIGHT, DEAD_END_COLOURS.light],
    [DARK, DEAD_END_COLOURS.dark],
  ])) {
    for (const ground of [palette.free, palette.openTint, palette.closed]) {
      const ratio = contrast(rgb(colour), rgb(ground));
      assert.ok(ratio >= 3, `${colour} on ${ground}: ${ratio}`);
    }
  }
  const style = readFileSync(
    new URL('../../../web/lenses/proof/dead-ends/style.css', import.meta.url),
    'utf8',
  ).toUpperCase();
  for (const colour of Object.values(DEAD_END_COLOURS)) assert.ok(style.includes(colour));
});

test('the legend of a picture has them where they are visible', () => {
  const seen = { display: DEFAULT_DISPLAY, hasWalls: false, hasTerrain: false, showsPath: false };
  const kinds = (/** @type {boolean} */ hasDeadEnds) =>
    legendEntries(initialState(), { ...seen, hasDeadEnds }, (key) => key).map(({ kind }) => kind);
  assert.ok(kinds(true).includes('dead'));
  assert.ok(!kinds(false).includes('dead'));
});

test('each part shows its path beside that of the search and removes only its own', () => {
  const store = new Store(initialState());
  const [one, other] = [new Beside(store), new Beside(store)];
  const [first, second] = [Uint32Array.of(1, 2), Uint32Array.of(3, 4)];
  other.show(null);
  assert.equal(store.state.beside ?? null, null);
  one.show(first);
  assert.equal(store.state.beside, first);
  other.show(second);
  assert.equal(store.state.beside, second);
  one.show(null);
  assert.equal(store.state.beside, second);
  other.show(Uint32Array.of(7));
  assert.equal(store.state.beside, null);
});
