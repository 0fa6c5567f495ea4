// Tints of terrain: distinguishable with every kind of colour vision, by lightness too, and from all else on a board.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DARK, GROUND_FACTORS, LIGHT, groundOf, onGround, rgb } from '../../../web/canvas/palette.js';
import { PROJECTOR } from '../../../web/canvas/projector-palette.js';
import { contrast, distance, grey } from '../../support/fixtures/eyes.mjs';

/** @import { Triple } from '../../support/fixtures/eyes.mjs' */

for (const [name, palette] of Object.entries({ LIGHT, DARK })) {
  const grounds = [1, ...GROUND_FACTORS].map((factor) => groundOf(palette, factor));
  /** @param {string} colour @returns {Triple[]} on each ground */
  const onEach = (colour) => [1, ...GROUND_FACTORS].map((factor) => onGround(palette, rgb(colour), factor));
  /** @param {readonly Triple[]} colours @param {(one: Triple, next: Triple) => number} measure */
  const nearest = (colours, measure) =>
    Math.min(...colours.slice(1).map((colour, index) => measure(colours[index] ?? [], colour)));

  test(`grounds of ${name} are distinguishable with every kind of colour vision, and in grey`, () => {
    assert.ok(nearest(grounds, distance) > 6, `${nearest(grounds, distance)}`);
    const away = palette === LIGHT ? -1 : 1;
    const steps = nearest(grounds, (one, next) => away * (grey(next) - grey(one)));
    assert.ok(steps > 5, `${steps}`);
  });

  test(`grounds of ${name} differ from cells of a search, walls and ends`, () => {
    const { open, closed, path, wall, start, goal, current } = palette;
    for (const other of [open, closed, path, wall, start, goal, current]) {
      for (const ground of grounds.slice(1)) {
        assert.ok(distance(ground, rgb(other)) > 5.5, `${ground} ${other}`);
      }
    }
  });

  test(`walls of ${name} are distinguishable by kind, in grey too, and from cells of a search`, () => {
    const { open, openTint, closed, path, start, goal, current, sign, free } = palette;
    const walls = [0, 256, 512, 768].map((ground) => groundOf(palette, ground));
    walls.forEach((wall, index) => {
      for (const other of walls.slice(index + 1)) {
        assert.ok(distance(wall, other) > 12, `${wall} ${other}: ${distance(wall, other)}`);
        assert.ok(Math.abs(grey(wall) - grey(other)) > 6, `${wall} ${other} in grey: ${grey(wall)} ${grey(other)}`);
      }
      for (const other of [open, openTint, closed, path, start, goal, current, free, ...palette.grounds]) {
        assert.ok(distance(wall, rgb(other)) > 5.5, `${wall} ${other}: ${distance(wall, rgb(other))}`);
      }
      if (index > 0) assert.ok(contrast(wall, rgb(sign)) >= 3, `sign on ${wall}: ${contrast(wall, rgb(sign))}`);
    });
  });

  test(`a closed cell of ${name} is recognizable as closed and as costly terrain`, () => {
    const closed = onEach(palette.closed);
    assert.ok(nearest(closed, distance) > 2, `${nearest(closed, distance)}`);
    assert.ok(distance(closed[0] ?? [], closed[1] ?? []) > 3);
    closed.forEach((colour, index) => {
      assert.ok(
        distance(colour, grounds[index] ?? []) > 5,
        `ground ${index}: ${distance(colour, grounds[index] ?? [])}`,
      );
      assert.ok(
        distance(colour, onEach(palette.open)[index] ?? []) > 5,
        `open ${index}: ${distance(colour, onEach(palette.open)[index] ?? [])}`,
      );
    });
  });

  test(`states of ${name} stand out from free ground and from each other, and open cells have a clear outline`, () => {
    const { free, open, openTint, closed, path, current, ramp } = palette;
    for (const fill of [openTint, closed, current, ...ramp]) {
      assert.ok(contrast(rgb(fill), rgb(free)) >= 1.6, `${fill} on ${free}: ${contrast(rgb(fill), rgb(free))}`);
    }
    assert.ok(contrast(rgb(openTint), rgb(closed)) >= 1.6, `${contrast(rgb(openTint), rgb(closed))}`);
    for (const [line, ground] of [
      [open, free],
      [open, openTint],
      [path, free],
      [path, closed],
      [closed, free],
    ]) {
      const ratio = contrast(rgb(String(line)), rgb(String(ground)));
      assert.ok(ratio >= 3, `${line} on ${ground}: ${ratio}`);
    }
  });

  test(`numbers are legible on every ground of ${name}`, () => {
    const text = rgb(palette.text);
    const all = [grounds, onEach(palette.closed), onEach(palette.openTint)].flat();
    for (const colour of all) assert.ok(contrast(colour, text) >= 4.5, `${colour}`);
  });

  test(`between two tints of ${name} are those of the factors between`, () => {
    const lights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 60, 255].map((factor) => grey(groundOf(palette, factor)));
    const sorted = [...lights].sort((a, b) => (palette === LIGHT ? b - a : a - b));
    assert.deepEqual(lights, sorted);
    assert.deepEqual(groundOf(palette, 5), rgb(palette.grounds[2] ?? ''));
    assert.deepEqual(groundOf(palette, 0), rgb(palette.wall));
  });
}

test('for a projector, ground, open and closed cells, and the path on them have contrasts of three to one', () => {
  const { free, openTint, closed, closedText, current, currentText, path, halo, text } = PROJECTOR;
  for (const [one, other] of [
    [free, openTint],
    [free, closed],
    [openTint, closed],
    [free, current],
    [closed, current],
    [closed, path],
    [path, halo],
  ]) {
    const ratio = contrast(rgb(String(one)), rgb(String(other)));
    assert.ok(ratio >= 3, `${one} ${other}: ${ratio}`);
  }
  for (const [ground, ink] of [
    [openTint, text],
    [closed, String(closedText)],
    [current, currentText],
    ...PROJECTOR.ramp.map((shade) => [shade, String(closedText)]),
  ]) {
    const ratio = contrast(rgb(String(ground)), rgb(String(ink)));
    assert.ok(ratio >= 4.5, `${ink} on ${ground}: ${ratio}`);
  }
});

test('the style sheet has the colours of the board', () => {
  const files = ['ui/style/tokens.css', 'app/style/theme.css'];
  const theme = files
    .map((file) => readFileSync(new URL(`../../../web/${file}`, import.meta.url), 'utf8').toUpperCase())
    .join('');
  const shared = /** @type {const} */ ([
    ['free', 'free'],
    ['open', 'open'],
    ['open-tint', 'openTint'],
    ['closed', 'closed'],
    ['path', 'path'],
    ['wall', 'wall'],
    ['start', 'start'],
    ['goal', 'goal'],
    ['current', 'current'],
    ['line', 'line'],
    ['hatch', 'hatch'],
  ]);
  const grounds = ['forest', 'hill', 'swamp', 'costly'];
  for (const side of /** @type {const} */ (['under', 'over'])) {
    const ends = ['weak', 'strong'].map((end, index) => {
      const [light, dark] = [LIGHT.xray[side][index], DARK.xray[side][index]];
      return `--xray-${side}-${end}: var(--light, ${light}) var(--dark, ${dark});`.toUpperCase();
    });
    for (const line of ends) assert.ok(theme.includes(line), line);
  }
  for (const name of /** @type {const} */ (['hatch', 'unreachable', 'cross', 'arrow'])) {
    const [light, dark] = [LIGHT.xray[name], DARK.xray[name]];
    const line = `--xray-${name}: var(--light, ${light}) var(--dark, ${dark});`.toUpperCase();
    assert.ok(theme.includes(line), line);
  }
  const pairs = [
    ...shared.map(([variable, name]) => [variable, LIGHT[name], DARK[name]]),
    ...grounds.map((variable, index) => [variable, LIGHT.grounds[index], DARK.grounds[index]]),
  ];
  for (const [variable, light, dark] of pairs) {
    const line = `--CELL-${variable}: VAR(--LIGHT, ${light}) VAR(--DARK, ${dark});`.toUpperCase();
    assert.ok(theme.includes(line), line);
  }
});
