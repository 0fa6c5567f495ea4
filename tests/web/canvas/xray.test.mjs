// The X-ray of a heuristic: reading it, its grades, what is drawn, what is said.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellFacts } from '../../../web/canvas/cell-facts.js';
import { xrayNumbers } from '../../../web/canvas/layers/draw-xray.js';
import { DARK, LIGHT, cssOf, rgb } from '../../../web/canvas/palette.js';
import { paintXray, xrayTable } from '../../../web/canvas/pixels.js';
import { xrayColours } from '../../../web/canvas/xray-colours.js';
import { legendEntries } from '../../../web/lenses/proof/referee/xray-panel.js';
import { GRADES, SIZES, XraySurvey, gradeOf, isOverestimate } from '../../../web/engine/jobs/xray-survey.js';
import { cellLabel } from '../../../web/ui/sentences/sentences.js';
import { translator } from '../../support/node/words.mjs';
import { DEFAULT_DISPLAY } from '../../../web/model/display.js';
import { isPictureAwaited } from '../../../web/model/referee.js';
import { initialState } from '../../../web/model/state.js';
import { drawn, sourceOf } from '../../support/fixtures/drawn-board.mjs';
import { contrast } from '../../support/fixtures/eyes.mjs';
import { callsOf, numbersOf } from '../../support/fixtures/recorder.mjs';
import { LONGER } from '../../support/fixtures/verdicts.mjs';

/** @import { State } from '../../../web/model/state.js' */

/**
 *   -8  0  #      a cell whose H is too small, an exact one, a wall
 *    6 12  x      two overestimates, and a cell without a path to the goal
 * True cost, weighted H, difference, slots of inconsistent steps: from the last but one to the right.
 */
const XRAY = Float64Array.from(
  [
    [28, 20, -8, 0],
    [10, 10, 0, 0],
    [NaN, NaN, NaN, 0],
    [14, 20, 6, 0],
    [18, 30, 12, 1 << 4],
    [Infinity, 10, -Infinity, 0],
  ].flat(),
);
const FACTORS = Uint8Array.of(1, 1, 0, 1, 1, 1);
const SCALE = 60;

const engine = {
  width: 3,
  height: 2,
  xray: (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ columns, /** @type {number} */ rows) =>
    Float64Array.from(
      Array.from({ length: rows }, (_, row) => {
        const first = 4 * ((y + row) * 3 + x);
        return [...XRAY.slice(first, first + 4 * columns)];
      }).flat(),
    ),
};

function survey() {
  const whole = new XraySurvey(engine);
  while (!whole.work());
  return whole;
}

test('a survey is read band by band, with the range of the finite values', () => {
  const { grades, least, most, hasUnreachable } = survey();
  const range = { least: -8, most: 12 };
  const differences = [-8, 0, NaN, 6, 12, -Infinity];
  assert.deepEqual(
    [...grades],
    differences.map((one) => gradeOf(one, range)),
  );
  assert.deepEqual([least, most, hasUnreachable], [-8, 12, true]);
  let asked = 0;
  const tall = new XraySurvey({
    width: 4096,
    height: 5,
    xray: (_x, _y, columns, rows) => {
      asked += 1;
      return new Float64Array(4 * columns * rows);
    },
  });
  assert.deepEqual([tall.work(), tall.work(), tall.work(), tall.work()], [false, false, false, true]);
  assert.equal(asked, 3);
  assert.equal(tall.hasUnreachable, false);
});

test('grades follow sign and size', () => {
  const range = { least: -8, most: 12 };
  assert.equal(gradeOf(0, range), GRADES.exact);
  assert.equal(gradeOf(NaN, range), GRADES.wall);
  assert.equal(gradeOf(-Infinity, range), GRADES.unreachable);
  assert.equal(gradeOf(-8, range), GRADES.under + SIZES - 1);
  assert.equal(gradeOf(-0.001, range), GRADES.under);
  assert.equal(gradeOf(12, range), GRADES.over + SIZES - 1);
  assert.equal(gradeOf(1e-9, range), GRADES.over);
  assert.ok(gradeOf(6, range) < gradeOf(9, range));
  assert.deepEqual(
    [-8, 0, 6].map((one) => isOverestimate(gradeOf(one, range))),
    [false, false, true],
  );
});

for (const [name, palette] of Object.entries({ LIGHT, DARK })) {
  test(`numbers are legible on every grade of ${name}, and size runs in one direction in grey`, () => {
    const colours = xrayColours(palette);
    assert.equal(colours.length, GRADES.over + SIZES);
    for (const colour of colours.slice(1)) assert.ok(contrast(colour, rgb(palette.text)) >= 4.5);
    for (const first of [GRADES.under, GRADES.over]) {
      const [weak = [], strong = []] = [colours[first], colours[first + SIZES - 1]];
      const free = rgb(palette.free);
      assert.ok(contrast(strong, weak) > 1.5, `${first}`);
      assert.ok(contrast(strong, free) > contrast(weak, free), `${first}`);
      assert.ok(contrast(weak, free) > 1.1, `${first}`);
    }
    // Strokes are visible on their background.
    const hatched = colours.at(-1) ?? [];
    assert.ok(contrast(rgb(palette.xray.hatch), hatched) > 2);
  });
}

test('large boards are painted by grades: strokes where H is too large, dots where no path leads to the goal', () => {
  const side = 8;
  const strongest = GRADES.over + SIZES - 1;
  const grades = new Uint8Array(side * side).fill(strongest);
  grades.fill(GRADES.under + SIZES - 1, 0, side);
  grades.fill(GRADES.unreachable, side, 3 * side);
  const factors = new Uint8Array(side * side).fill(1);
  factors[side * side - 1] = 0;
  const table = Uint32Array.from({ length: 2 * (GRADES.over + SIZES) }, (_, grade) => grade);
  const half = table.length / 2;
  const pixels = new Uint32Array(side * side);
  const survey = { grades, least: -3, most: 5, hasUnreachable: true };
  // In pieces of some rows.
  for (const [top, end] of /** @type {const} */ ([
    [0, 3],
    [3, side],
  ])) {
    const piece = pixels.subarray(top * side, end * side);
    paintXray(piece, factors, survey, { width: side, top }, table);
  }
  assert.equal(Number(pixels[side * side - 1]) % half, GRADES.wall);
  assert.ok(pixels.slice(0, side).every((grade) => grade % half === GRADES.under + SIZES - 1));
  const over = pixels.slice(3 * side, 7 * side);
  assert.equal(over.filter((grade) => grade === strongest + half).length, over.length / 4);
  const dotted = pixels.slice(side, 3 * side);
  assert.equal(dotted.filter((grade) => grade === GRADES.unreachable + half).length, dotted.length / 4);
  assert.deepEqual([xrayTable(LIGHT).length, xrayTable(LIGHT)[GRADES.exact]], [table.length, 0xffffffff]);
});

test('the numbers of a cell are the difference, the true cost and H; walls have none', () => {
  const numbers = xrayNumbers(XRAY);
  assert.deepEqual([...numbers.slice(0, 5)], [2, 28, 20, -8, -1]);
  assert.equal(numbers[12], 0);
  assert.equal(numbers[30], 0);
});

const searched = sourceOf({
  width: 3,
  height: 2,
  factors: () => FACTORS,
  statuses: () => Uint8Array.of(2, 2, 0, 1, 2, 0),
  path: () => Uint32Array.of(0, 1),
  shortestPath: () => Uint32Array.of(0, 3, 4),
  xray: () => XRAY,
});

/** @param {Parameters<typeof drawn>[1]} [change] */
function draw(change = {}) {
  const scene = { current: 1, display: { ...DEFAULT_DISPLAY, xray: true }, steps: 2, survey: survey() };
  const board = { width: 3, height: 2, start: 0, goal: 1 };
  const view = { scale: SCALE, left: 0, top: 0, ratio: 1 };
  return drawn(searched, { view, board, ...scene, ...change }).calls;
}

test('cells have the colours of their grades, none of those of a search', () => {
  const calls = draw();
  const colours = xrayColours(LIGHT).map(cssOf);
  /** @param {number} grade */
  const filled = (grade) => numbersOf(callsOf(calls, 'fillRect', { fillStyle: colours[grade] ?? '' }));
  assert.deepEqual(filled(GRADES.under + SIZES - 1), [[0, 0, SCALE, SCALE]]);
  assert.deepEqual(filled(GRADES.over + SIZES - 1), [[SCALE, SCALE, SCALE, SCALE]]);
  assert.deepEqual(filled(GRADES.unreachable), [[2 * SCALE, SCALE, SCALE, SCALE]]);
  assert.deepEqual(callsOf(calls, 'fillRect', { fillStyle: LIGHT.closed }), []);
  assert.deepEqual(callsOf(calls, 'strokeRect', { strokeStyle: LIGHT.open }), []);
  // The cell of the step is framed.
  assert.equal(callsOf(calls, 'strokeRect', { strokeStyle: LIGHT.current }).length, 1);
});

test('only overestimates are hatched', () => {
  const strokes = numbersOf(callsOf(draw(), 'moveTo', { strokeStyle: LIGHT.xray.hatch, globalAlpha: 0.5 }));
  assert.ok(strokes.length > 0);
  for (const [x = 0, y = 0] of strokes) {
    assert.ok(y >= SCALE && x <= 2 * SCALE, `${x},${y}`);
  }
  const { exact, under, wall } = GRADES;
  const grades = Uint8Array.of(exact, under, wall, under + 9, exact, exact);
  const honest = { grades, least: -8, most: 0, hasUnreachable: false };
  assert.deepEqual(
    callsOf(draw({ survey: honest }), 'moveTo', { strokeStyle: LIGHT.xray.hatch, globalAlpha: 0.5 }),
    [],
  );
});

test('difference, true cost and H are written, and an arrow is on the border of a step', () => {
  const calls = draw();
  const texts = callsOf(calls, 'fillText').map(({ parameters }) => parameters[0]);
  for (const text of ['−8', '28', '20', '12', '18', '30']) assert.ok(texts.includes(text), text);
  assert.ok(!texts.some((text) => /Infinity|NaN/.test(String(text))));
  const tips = numbersOf(callsOf(calls, 'lineTo', { globalAlpha: 1 }));
  const tip = tips.find(([x = 0, y = 0]) => y === 1.5 * SCALE && x > 2 * SCALE && x < 2.2 * SCALE);
  assert.notEqual(tip, undefined);
});

test('a shortest path is dashed, beside the one found, in both pictures', () => {
  for (const seen of [survey(), null]) {
    const calls = draw({ display: { ...DEFAULT_DISPLAY, shortest: true }, survey: seen });
    assert.equal(callsOf(calls, 'setLineDash').length, 2);
    assert.equal(callsOf(calls, 'stroke', { strokeStyle: LIGHT.path }).length, 1);
    assert.equal(callsOf(calls, 'stroke', { strokeStyle: LIGHT.mark, lineCap: 'butt' }).length, 1);
    assert.equal(callsOf(draw({ survey: seen }), 'setLineDash').length, 0);
  }
});

test('the label of a cell gives H, the true cost and the difference', () => {
  const state = initialState();
  /** @type {State} */
  const settled = {
    ...state,
    board: { ...state.board, width: 3, height: 2 },
    search: { ...state.search, phase: 'settled' },
    display: { ...DEFAULT_DISPLAY, xray: true },
  };
  const source = sourceOf({
    ...engine,
    factors: () => FACTORS,
    cells: () => Float64Array.of(0, NaN, NaN, NaN, -1, NaN),
  });
  const en = translator('en');
  /** @param {number} cell @param {State} [from] */
  const label = (cell, from = settled) => cellLabel(cellFacts(from, source, cell), en);
  assert.match(label(0), /H 20 is 8 below the true remaining cost 28$/);
  assert.match(label(1), /H 10 is the true remaining cost$/);
  assert.match(label(2), /wall$/);
  assert.match(label(4), /H 30 is 12 above the true remaining cost 18: overestimated$/);
  assert.match(label(5), /no path from here to the target cell$/);
  const settings = { ...settled.settings, weightHundredths: 200 };
  assert.match(label(0, { ...settled, settings }), /, weighted H 20 is 8 below/);
  const dijkstra = { ...settings, algorithm: /** @type {const} */ ('dijkstra') };
  assert.match(label(0, { ...settled, settings: dijkstra }), /, H 20 is 8 below/);
  assert.match(label(0, { ...settled, display: DEFAULT_DISPLAY }), /not reached$/);
});

test('the legend gives the range, and only those marks that occur', () => {
  const en = translator('en');
  const state = { ...initialState(), referee: { verdict: LONGER, survey: survey() } };
  assert.deepEqual(
    legendEntries(state, en)
      .map(({ kind, text }) => [kind, text])
      .slice(0, -1),
    [
      ['exact', 'H is exact'],
      ['under', 'too small, by up to 8'],
      ['over', 'too large, by up to 12'],
      ['unreachable', 'no path from here to the target cell'],
      ['inconsistent', 'a step on which H drops by more than it costs: 13'],
    ],
  );
  const none = { ...state, referee: { verdict: null, survey: null } };
  assert.deepEqual(
    legendEntries(none, en).map(({ kind }) => kind),
    [''],
  );
});

test('a picture is awaited while a search runs, and while an X-ray is read', () => {
  const state = initialState();
  /** @type {State} */
  const settled = {
    ...state,
    search: { ...state.search, phase: 'settled' },
    referee: { verdict: LONGER, survey: null },
  };
  const display = { ...DEFAULT_DISPLAY, xray: true };
  assert.equal(isPictureAwaited(settled), false);
  assert.equal(isPictureAwaited({ ...settled, display }), true);
  assert.equal(isPictureAwaited({ ...settled, display, referee: { verdict: LONGER, survey: survey() } }), false);
  assert.equal(isPictureAwaited({ ...settled, search: { ...settled.search, phase: 'running' } }), true);
  assert.equal(isPictureAwaited({ ...state, display }), false);
});
