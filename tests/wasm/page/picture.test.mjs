// Pictures of a search with the real module: as SVG, whose shapes are counted here.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { DARK, LIGHT } from '../../../web/canvas/palette.js';
import { Engine } from '../../../web/engine/engine.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { layoutPicture } from '../../../web/export/picture.js';
import { isDrawnByCell, svgPicture } from '../../../web/export/svg-picture.js';
import { DEFAULT_DISPLAY } from '../../../web/model/display.js';
import { loadModule } from '../../support/node/module.mjs';

/** @import { Entry } from '../../../web/export/legend.js' */
/** @import { Shown } from '../../../web/export/picture.js' */
/** @typedef {{ name: string, attributes: Record<string, string>, text: string }} Element */

const LESTER = '.......\n...#...\n.S.#.G.\n...#...\n.......\n.......\n';
const WORDS = { title: 'A* & friends', description: 'Seven < "eight"' };
const module = await loadModule();

/** @param {Engine} engine @param {number} step @param {Partial<Shown>} [change] @returns {Shown} */
function shownAt(engine, step, change = {}) {
  const { start, goal } = engine.suggestedEnds();
  engine.begin({ ...DEFAULT_SETTINGS, heuristic: 'manhattan' }, start, goal);
  while (engine.advance(1_000_000) === 'running');
  const { steps } = engine.result();
  const { current } = engine.seek(step);
  return {
    palette: LIGHT,
    source: engine,
    board: { width: engine.width, height: engine.height, start, goal },
    hasSearch: true,
    showsPath: step >= steps,
    current,
    display: DEFAULT_DISPLAY,
    isByOrder: false,
    steps,
    survey: null,
    content: {},
    ...change,
  };
}

/** @param {Shown} shown @param {number} cell @param {Entry[]} [entries] */
function svgOf(shown, cell, entries = []) {
  const layout = layoutPicture(shown.board, cell, entries);
  return Array.from(svgPicture(layout, shown, WORDS), ({ text }) => text).join('');
}

/** Strictly, as XML wants it. @param {string} text @returns {Element[]} */
function parse(text) {
  /** @type {Element[]} */
  const elements = [];
  /** @type {Element[]} */
  const open = [];
  const pattern = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
  let at = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    at = pattern.lastIndex;
    const [, closes, name = '', attributes = '', isEmpty, words] = match;
    if (words !== undefined) {
      assert.doesNotMatch(words.replace(/&(amp|lt|gt|quot);/g, ''), /[&>]/);
      const last = open.at(-1);
      if (last === undefined) assert.equal(words.trim(), '');
      else last.text += words;
    } else if (closes) assert.equal(open.pop()?.name, name);
    else {
      const pairs = [...attributes.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]);
      assert.equal(new Set(pairs.map(([key]) => key)).size, pairs.length, 'an attribute comes twice');
      const element = { name, attributes: Object.fromEntries(pairs), text: '' };
      elements.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  assert.equal(at, text.length, `no XML: ${text.slice(at, at + 80)}`);
  assert.deepEqual(open, []);
  return elements;
}

/** Cells that the rectangles of a class cover. @param {Element[]} elements @param {string} name @param {number} cell */
function cellsOf(elements, name, cell) {
  const paths = elements.filter(({ attributes }) => attributes['class'] === name);
  const shapes = paths.flatMap(({ attributes }) => [...(attributes['d'] ?? '').matchAll(/h([\d.]+)v([\d.]+)h-\1z/g)]);
  return shapes.reduce((sum, [, width, height]) => sum + (Number(width) * Number(height)) / cell ** 2, 0);
}

test('SVG of Lester’s figure at step 5 has its walls, open and closed cells, arrows and numbers', () => {
  const engine = new Engine(new module.Laboratory());
  engine.load('ascii', LESTER);
  const shown = shownAt(engine, 5);
  const { open, closed } = engine.seek(5);
  const svg = svgOf(shown, 64);
  const elements = parse(svg);
  assert.equal(cellsOf(elements, 'wall', 64), 3);
  // The current one has a colour of its own.
  assert.equal(cellsOf(elements, 'closed', 64), closed - 1);
  assert.equal(cellsOf(elements, 'open', 64), open);
  assert.equal(cellsOf(elements, 'current', 64), 1);
  const walls = elements.find(({ attributes }) => attributes['class'] === 'wall');
  assert.equal(walls?.attributes['d']?.match(/M/g)?.length, 1, 'three walls in a column are one rectangle');

  const numbers = elements.filter(({ name }) => name === 'text').map(({ text }) => text);
  assert.deepEqual(
    numbers.filter((text) => /[SG]/.test(text)),
    ['S', 'G'],
  );
  assert.equal(numbers.length, 3 * (open + closed) + 2);
  const [svgElement, title, description] = elements;
  assert.deepEqual([title?.text, description?.text], ['A* &amp; friends', 'Seven &lt; &quot;eight&quot;']);
  assert.equal(
    svgElement?.attributes['aria-labelledby'],
    `${title?.attributes['id']} ${description?.attributes['id']}`,
  );
  assert.doesNotMatch(svg, /<script|foreignObject|href|url\((?!#)|NaN|undefined/);
  engine.dispose();
});

test('the path is clipped around numbers by a separate clip, in pictures side by side', () => {
  const engine = new Engine(new module.Laboratory());
  engine.load('ascii', LESTER);
  const ids = [LIGHT, DARK].map((palette) => {
    const elements = parse(svgOf(shownAt(engine, 12, { palette }), 64));
    const id = elements.find(({ name }) => name === 'clipPath')?.attributes['id'];
    assert.ok(id);
    const clipped = elements.filter(({ attributes }) => attributes['clip-path'] === `url(#${id})`);
    assert.deepEqual(
      clipped.map(({ attributes }) => attributes['stroke']),
      [palette.halo, palette.path].map((one) => one.toLowerCase()),
    );
    return id;
  });
  assert.notEqual(ids[0], ids[1]);
  engine.dispose();
});

test('with many cells, runs become lines: every cell once, equal ones together', () => {
  const engine = new Engine(new module.Laboratory());
  engine.generate('random', { width: 300, height: 200, percent: 30, seed: 5 });
  const shown = shownAt(engine, 900);
  assert.equal(isDrawnByCell(layoutPicture(shown.board, 16, []), shown.board), false);
  const { open, closed } = engine.seek(900);
  const svg = svgOf(shown, 2);
  const elements = parse(svg);
  /** @param {string} colour */
  const covered = (colour) =>
    elements
      .filter(({ attributes }) => attributes['stroke'] === colour.toLowerCase())
      .flatMap(({ attributes }) => [...(attributes['d'] ?? '').matchAll(/M\d+ \d+h(\d+)/g)])
      .reduce((sum, [, run]) => sum + Number(run), 0);
  const walls = engine.factors().filter((factor) => factor === 0).length;
  assert.deepEqual([covered(LIGHT.wall), covered(LIGHT.closed), covered(LIGHT.open)], [walls, closed, open]);
  assert.ok(svg.length < 300 * 200 * 8, `${svg.length} characters`);

  // Two that paint in turn each get the colours that they asked for.
  const dark = svgOf({ ...shown, palette: DARK }, 2);
  assert.ok(dark.includes(`stroke="${DARK.wall.toLowerCase()}"`) && !dark.includes(LIGHT.wall.toLowerCase()));
  assert.equal(svgOf(shown, 2), svg);
  engine.dispose();
});

test('a legend makes the picture higher, and narrow ones wide enough for its words', () => {
  const entries = /** @type {const} */ ([
    { kind: 'start', text: 'start' },
    { kind: 'path', text: 'path' },
    { kind: null, text: 'F top left, G bottom left, H bottom right' },
  ]);
  const board = { width: 7, height: 6 };
  const plain = layoutPicture(board, 8, []);
  const legend = layoutPicture(board, 8, entries);
  assert.deepEqual([plain.width, plain.height], [7 * 8 + 24, 6 * 8 + 24]);
  assert.ok(legend.width > 250 && legend.height > plain.height);
  assert.equal(legend.legend.length, 3);
  const long = layoutPicture(board, 8, [...entries, { kind: null, text: 'x'.repeat(99) }]);
  assert.deepEqual([long.width, long.legend.length], [legend.width, 3], 'words too long for it are left out');
  assert.equal(layoutPicture(board, 128, [...entries, { kind: null, text: 'x'.repeat(99) }]).legend.length, 4);
  for (const { x, y } of legend.legend) assert.ok(x < legend.width && legend.legendTop + y < legend.height);
});

test('water, fire and monsters are in the picture: with signs, in its legend, and on a large board as stripes', () => {
  const engine = new Engine(new module.Laboratory());
  engine.load('ascii', 'S.~^\n..!G\n');
  const entries = /** @type {const} */ (['water', 'fire', 'monster']).map((kind) => ({ kind, text: kind }));
  for (const palette of [LIGHT, DARK]) {
    const small = parse(svgOf(shownAt(engine, 0, { palette }), 40, entries));
    for (const colour of palette.kinds) {
      assert.ok(
        small.some(({ attributes: { fill } }) => fill === colour.toLowerCase()),
        colour,
      );
    }
    // A sign on the board and one in the legend for each.
    const signs = small.filter(({ attributes: { stroke } }) => stroke === palette.sign.toLowerCase());
    assert.ok(
      signs
        .map(({ attributes: { d = '' } }) => d)
        .join('')
        .split('M').length >
        2 * 3 * 2,
    );
  }
  engine.clear(150, 100);
  engine.edit(
    Array.from({ length: 300 }, (_, cell) => 3000 + cell),
    256,
  );
  const large = svgOf(shownAt(engine, 0), 8);
  assert.ok(large.toLowerCase().includes(LIGHT.kinds[0].toLowerCase()));
  engine.dispose();
});
