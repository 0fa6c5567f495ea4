// The colours of a world: teams and adjacent islands differ with every kind of colour vision; figures are legible.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DARK, LIGHT, rgb } from '../../../web/canvas/palette.js';
import { inkOn, teamColour, worldColours } from '../../../web/canvas/world-colours.js';
import { CellColours, HEATS, heatOf, rgbOf } from '../../../web/places/world/canvas/world-ground.js';
import { contrast, distanceToAll } from '../../support/fixtures/eyes.mjs';

/** @import { GroundLayers } from '../../../web/places/world/canvas/world-ground.js' */
/** @import { Palette } from '../../../web/canvas/palette.js' */
/** @import { Triple } from '../../support/fixtures/eyes.mjs' */

/** @param {readonly Triple[]} colours */
function nearestPair(colours) {
  let nearest = Infinity;
  colours.forEach((one, index) => {
    for (const other of colours.slice(0, index)) nearest = Math.min(nearest, distanceToAll(one, other));
  });
  return nearest;
}

/** @param {Palette} palette @param {Partial<GroundLayers>} layers */
function drawn(palette, layers) {
  const none = { factors: Uint8Array.of(1), influence: null, seen: null, islands: null, hues: [], reach: null };
  return rgbOf(new CellColours(palette).pixelOf({ ...none, ...layers }, 0));
}

for (const [name, palette] of Object.entries({ LIGHT, DARK })) {
  const { teams, islands } = worldColours(palette);

  test(`eight teams of ${name} are distinguishable with every kind of colour vision, and from ground and walls`, () => {
    const colours = teams.map(rgb);
    assert.equal(colours.length, 8);
    assert.ok(nearestPair(colours) > 12, `${nearestPair(colours)}`);
    for (const other of [palette.free, palette.wall, ...palette.grounds.slice(0, 4)].map(rgb)) {
      for (const colour of colours)
        assert.ok(distanceToAll(colour, other) > 8, `${colour} ${other}: ${distanceToAll(colour, other)}`);
    }
    for (const colour of colours)
      assert.ok(contrast(colour, rgb(palette.free)) >= 2.5, `${colour} ${contrast(colour, rgb(palette.free))}`);
  });

  test(`the figures of a unit of ${name} are legible on its body`, () => {
    for (let team = 0; team < 8; team++) {
      const colour = teamColour(palette, team);
      assert.ok(
        contrast(rgb(colour), rgb(inkOn(colour))) >= 4.5,
        `${colour} ${contrast(rgb(colour), rgb(inkOn(colour)))}`,
      );
    }
  });

  test(`islands of ${name} are distinguishable with every kind of colour vision, and figures are legible on them`, () => {
    const shown = islands.map((_, hue) => drawn(palette, { islands: Uint32Array.of(1), hues: [-1, hue] }));
    const all = [...shown, rgb(palette.free)];
    assert.ok(nearestPair(all) > 6, `${nearestPair(all)}`);
    for (const colour of shown) assert.ok(contrast(colour, rgb(palette.text)) >= 4.5);
  });

  test(`the colour of danger of ${name} follows its logarithm, and its figures are legible`, () => {
    const shown = [0, 1, 10, 100, 1000].map((influence) => drawn(palette, { influence: Uint16Array.of(influence) }));
    const steps = shown.slice(1).map((colour, index) => distanceToAll(colour, shown[index] ?? []));
    assert.ok(Math.min(...steps) > 2, `${steps}`);
    for (const colour of shown)
      assert.ok(contrast(colour, rgb(palette.text)) >= 4.5, `${colour} ${contrast(colour, rgb(palette.text))}`);
  });

  test(`a veiled or dimmed area of ${name} is recognizable as such`, () => {
    const free = rgb(palette.free);
    const veiled = drawn(palette, { seen: new Uint8Array(1) });
    const dim = drawn(palette, { reach: new Uint8Array(1) });
    for (const one of [veiled, dim]) assert.ok(distanceToAll(one, free) > 4, `${one} ${distanceToAll(one, free)}`);
  });
}

test('influence has grades', () => {
  assert.deepEqual([0, 1, 1000, 10_000, 65_535].map(heatOf), [0, 1, HEATS, HEATS, HEATS]);
  for (let influence = 1; influence < 2000; influence++) assert.ok(heatOf(influence) >= heatOf(influence - 1));
});

test('rows of pixels are the colours of their cells, with rising or falling strokes', () => {
  const width = 8;
  const cells = 64;
  const factors = Uint8Array.from({ length: cells }, (_, cell) => [1, 0, 3, 1][cell % 4] ?? 1);
  const layers = {
    factors,
    influence: Uint16Array.from({ length: cells }, (_, cell) => cell * 7),
    seen: Uint8Array.from({ length: cells }, (_, cell) => Number(cell % width < 4)),
    islands: Uint32Array.from(factors, (factor, cell) => (factor === 0 ? 0 : 1 + (cell % 2))),
    hues: [-1, -1, 2],
    reach: Uint8Array.from({ length: cells }, (_, cell) => Number(cell < 32)),
  };
  const colours = new CellColours(LIGHT);
  const pixels = new Uint32Array(4 * width);
  colours.paint(pixels, layers, { width, top: 2 });
  /** @type {Record<string, number>} */
  const stroked = { rising: 0, falling: 0, none: 0 };
  pixels.forEach((pixel, index) => {
    const cell = 2 * width + index;
    if (pixel === colours.pixelOf(layers, cell)) {
      stroked['none'] = (stroked['none'] ?? 0) + 1;
      return;
    }
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const isVeiled = layers.seen[cell] === 0;
    assert.ok(isVeiled || layers.reach[cell] === 0);
    assert.equal((isVeiled ? x + y : x - y) & 3, 0);
    const slope = isVeiled ? 'rising' : 'falling';
    stroked[slope] = (stroked[slope] ?? 0) + 1;
  });
  assert.ok(
    Object.values(stroked).every((count) => count > 0),
    JSON.stringify(stroked),
  );
});
