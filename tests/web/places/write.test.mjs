// Programs of one's own: the maps of the judge, what is right on them, what each exercise gets wrong and how it is put
// right, the picture of what was recorded, and the program in a link.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { Engine } from '../../../web/engine/engine.js';
import { CELL_FIELDS, CELL_STRIDE, STATUS } from '../../../web/engine/layouts.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { packText, unpackText } from '../../../web/link/packed-text.js';
import { parseLink, sealed } from '../../../web/link/link-text.js';
import { EXERCISE_NAMES } from '../../../web/places/write/exercises/exercise-names.js';
import { BOARDS, judgedBoard } from '../../../web/places/write/judge/boards.js';
import { flawOf } from '../../../web/places/write/judge/flaw.js';
import { TrueAnswer } from '../../../web/places/write/judge/true-answer.js';
import { readWritePairs, writePairs } from '../../../web/places/write/link.js';
import { RecordedRun } from '../../../web/engine/recorded-run.js';
import { REPAIRS, changed, programOf, runnable } from '../../support/node/exercises.mjs';
import { loadModule } from '../../support/node/module.mjs';
import { smallAstar } from '../../support/node/small-astar.mjs';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { ExerciseName } from '../../../web/places/write/exercises/exercise-names.js' */

const module = await loadModule();
const engine = new Engine(new module.Laboratory());

/** As exercises.js has them; it imports texts, which Node cannot. @type {Readonly<Record<Exclude<ExerciseName, 'own'>, { rules: Partial<SearchSettings>, hasTerrain: boolean }>>} */
const RULES = {
  'breadth-first': {
    rules: { corner: 'four', costs: 'unit', heuristic: 'manhattan', algorithm: 'bfs' },
    hasTerrain: false,
  },
  dijkstra: {
    rules: { corner: 'four', costs: 'unit', heuristic: 'manhattan', algorithm: 'dijkstra' },
    hasTerrain: true,
  },
  'a-star': { rules: { corner: 'four', costs: 'unit', heuristic: 'manhattan', algorithm: 'astar' }, hasTerrain: true },
  diagonals: { rules: { algorithm: 'astar' }, hasTerrain: false },
  heap: { rules: { algorithm: 'astar' }, hasTerrain: true },
};

const numbers = Array.from({ length: BOARDS }, (_, index) => index + 1);

test('the maps of the judge are the same everywhere, small, and of every kind', () => {
  const hash = createHash('sha256');
  /** @type {Map<string, number>} */
  const kinds = new Map();
  for (const number of numbers) {
    const { kind, width, height, factors, start, goal } = judgedBoard(engine, number, number % 2 === 0);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    assert.ok(factors[start] !== 0 && factors[goal] !== 0, `${number}`);
    assert.equal(start === goal, kind === 'same', `${number}`);
    assert.ok(width <= 24 && height <= 24 && (height === 1) === (kind === 'row'), `${number}`);
    hash.update(`${kind} ${width} ${height} ${start} ${goal} `).update(factors);
  }
  for (const kind of ['open', 'random', 'maze', 'rooms', 'caves', 'no-path', 'same', 'row']) {
    assert.ok((kinds.get(kind) ?? 0) > 50, `${kind}: ${kinds.get(kind)}`);
  }
  assert.equal(hash.digest('hex').slice(0, 16), 'ce99cc5954a47673');
});

test('the true answer is that of an A* that shares nothing with the engine', () => {
  let without = 0;
  for (const number of numbers.slice(0, 300)) {
    const board = judgedBoard(engine, number, false);
    const answer = new TrueAnswer(engine, board, { ...DEFAULT_SETTINGS, floods: true });
    const walls = new Set([...board.factors.keys()].filter((cell) => board.factors[cell] === 0));
    const { path } = smallAstar({ ...board, walls });
    if (path.length === 0) {
      without += 1;
      assert.equal(answer.optimum, Infinity, `${number}`);
      continue;
    }
    const costs = path.slice(1).map((cell, index) => {
      const difference = Math.abs(cell - (path[index] ?? 0));
      return difference === 1 || difference === board.width ? 10 : 14;
    });
    assert.equal(
      answer.optimum,
      costs.reduce((sum, cost) => sum + cost, 0),
      `${number}`,
    );
  }
  assert.ok(without > 20, `${without}`);
});

/** @param {ExerciseName} name @param {string} code */
function judged(name, code) {
  const { rules, hasTerrain } = RULES[/** @type {keyof typeof RULES} */ (name)];
  const settings = { ...DEFAULT_SETTINGS, ...rules, floods: true };
  const run = runnable(code);
  /** @type {Map<string, number>} */
  const flaws = new Map();
  let [expanded, ours] = [0, 0];
  for (const number of numbers) {
    const board = judgedBoard(engine, number, hasTerrain);
    const answer = new TrueAnswer(engine, board, settings);
    let key;
    try {
      const found = run(board);
      key = flawOf(found, board, answer, settings)?.part.key ?? 'right';
      expanded += found.order.length;
      ours += answer.expanded;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      key = 'endless';
    }
    flaws.set(key, (flaws.get(key) ?? 0) + 1);
  }
  return { flaws, expanded, ours };
}

/** What is mostly wrong with each as it is given. @type {Readonly<Record<keyof typeof RULES, string>>} */
const FLAWS = {
  'breadth-first': 'write.flaw_twice',
  dijkstra: 'write.flaw_longer',
  'a-star': 'write.flaw_longer',
  diagonals: 'path_check.fault_corner',
  heap: 'write.flaw_needless',
};

for (const name of /** @type {(keyof typeof RULES)[]} */ (Object.keys(RULES))) {
  test(`exercise ${name}: wrong as it is given, right on every map when it is repaired as the last hint says`, async () => {
    const given = await programOf(name);
    const before = judged(name, given).flaws;
    assert.ok((before.get(FLAWS[name]) ?? 0) > 50, `${name}: ${[...before].join(' ')}`);
    assert.ok((before.get('right') ?? 0) < 900, `${name}: ${[...before].join(' ')}`);
    const after = judged(name, changed(given, REPAIRS[name]));
    assert.deepEqual([...after.flaws], [['right', BOARDS]], name);
    // Ties may be broken otherwise; where there is no path both expand all.
    assert.ok(
      after.expanded > 0.8 * after.ours && after.expanded < 1.25 * after.ours,
      `${after.expanded} ${after.ours}`,
    );
  });
}

test('the heap with only the first of its two repairs expands cells twice', async () => {
  const half = changed(await programOf('heap'), REPAIRS.heap.slice(0, 1));
  const { flaws } = judged('heap', half);
  assert.ok((flaws.get('write.flaw_twice') ?? 0) > 100, `${[...flaws].join(' ')}`);
  assert.equal(flaws.get('write.flaw_longer') ?? 0, 0);
});

test('each flaw of an answer has its sentence', () => {
  // S . G over # . .
  const factors = Uint8Array.of(1, 1, 1, 0, 1, 1);
  const board = { kind: /** @type {const} */ ('open'), number: 1, width: 3, height: 2, factors, start: 0, goal: 2 };
  const settings = { ...DEFAULT_SETTINGS, ...RULES['a-star'].rules, floods: true };
  const keyOf = (/** @type {number[] | null} */ path, /** @type {number[]} */ order, isStrict = true) =>
    flawOf(
      { path: path && Uint32Array.from(path), order: Uint32Array.from(order) },
      board,
      new TrueAnswer(engine, board, settings),
      isStrict ? settings : null,
    )?.part.key;
  assert.equal(keyOf([0, 1, 2], [0, 1, 2]), undefined);
  assert.equal(keyOf([0, 1, 2], [0, 1]), undefined);
  assert.equal(keyOf([0, 1, 2], [], false), undefined);
  assert.equal(keyOf(null, []), 'write.flaw_none');
  assert.equal(keyOf([1, 2], []), 'write.flaw_start');
  assert.equal(keyOf([0, 1], []), 'write.flaw_goal');
  assert.equal(keyOf([0], []), 'write.flaw_goal');
  assert.equal(keyOf([0, 2], []), 'path_check.fault_jump');
  assert.equal(keyOf([0, 1, 4, 5, 2], [0, 1, 4, 5, 2]), 'write.flaw_longer');
  assert.equal(keyOf([0, 1, 2], [0, 3]), 'write.flaw_wall');
  assert.equal(keyOf([0, 1, 2], [0, 1, 0]), 'write.flaw_twice');
  assert.equal(keyOf([0, 1, 2], [0, 1, 4]), 'write.flaw_needless');
  assert.equal(keyOf([0, 1, 2], [0]), 'write.flaw_unrecorded');
  const walled = { ...board, factors: Uint8Array.of(1, 0, 1, 0, 0, 1) };
  const answer = new TrueAnswer(engine, walled, settings);
  const none = (/** @type {number[]} */ order) =>
    flawOf({ path: null, order: Uint32Array.from(order) }, walled, answer, settings)?.part.key;
  assert.equal(none([0]), undefined);
  assert.equal(none([0, 5]), 'write.flaw_unreachable');
});

test('what was recorded is a picture at each step, forwards and backwards', () => {
  const board = { width: 3, height: 1, factors: Uint8Array.of(1, 1, 1), start: 0, goal: 2 };
  // open 0, expand 0, open 1 (g 1, h 1), expand 1, open 2, open 0 with a better g
  const events = [
    ...[0, 0, 0, 2],
    ...[1, 0, NaN, NaN],
    ...[0, 1, 1, 1],
    ...[1, 1, 1, 1],
    ...[0, 2, 2, NaN],
    ...[0, 0, -1, 2],
  ];
  const run = new RecordedRun(board, Float64Array.from(events), Uint32Array.of(0, 1, 2));
  assert.equal(run.steps, 2);
  assert.deepEqual([...run.order], [0, 1]);
  const seen = () => [...run.statuses()];
  const { untouched, open, closed } = STATUS;
  assert.deepEqual([seen(), run.current], [[open, untouched, untouched], -1]);
  run.seek(1);
  assert.deepEqual([seen(), run.current], [[closed, open, untouched], 0]);
  run.seek(2);
  assert.deepEqual([seen(), run.current], [[open, closed, open], 1]);
  const numbers = run.cells(0, 0, 3, 1);
  const read = (/** @type {number} */ cell, /** @type {keyof typeof CELL_FIELDS} */ field) =>
    numbers[cell * CELL_STRIDE + CELL_FIELDS[field]];
  assert.deepEqual([read(1, 'g'), read(1, 'h'), read(1, 'f')], [1, 1, 2]);
  assert.deepEqual([read(2, 'g'), read(2, 'h'), read(2, 'f')], [2, 0, 2]);
  run.seek(-3);
  assert.deepEqual([seen(), run.step], [[open, untouched, untouched], 0]);
  run.seek(99);
  assert.deepEqual([seen(), run.step], [[open, closed, open], 2]);
  assert.deepEqual([...run.expandedAt(0, 1)], [1, 2, 0]);
});

test('a program goes through a link, and not further than it may', async () => {
  const code = `// 寻路\n${await programOf('heap')}`;
  const text = sealed(await writePairs('heap', code));
  assert.ok(text.length < 1500, `${text.length}`);
  const { write } = parseLink(text);
  assert.ok(write);
  assert.deepEqual(await readWritePairs(write), { name: 'heap', code, odd: null });
  assert.deepEqual(await writePairs('own', null), [['p', 'write']]);
  // Bounded by characters, not by bytes.
  const chinese = '寻'.repeat(60_000);
  const { write: long } = parseLink(sealed(await writePairs('own', chinese)));
  assert.ok(long && (await readWritePairs(long)).code === chinese);
  for (const name of EXERCISE_NAMES) {
    const { name: read } = await readWritePairs(new Map(await writePairs(name, null)));
    assert.equal(read, name);
  }
  const bomb = await packText('a'.repeat(5_000_000));
  assert.ok(bomb !== null && bomb.length < 10_000);
  assert.equal(await unpackText(bomb, 65_536), null);
  for (const broken of ['', 'A', '!!', bomb.slice(0, 50), `${bomb}AAAA`]) {
    assert.equal(await unpackText(broken, 10_000), null, broken.slice(0, 10));
  }
  // Invalid UTF-8.
  const stream = new Blob([Uint8Array.of(0xff, 0xfe)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
  assert.equal(await unpackText(bytes, 100), null);
  // A long one is left out, and the link still opens the place.
  const noise = createHash('sha512');
  const noisy = Array.from({ length: 500 }, (_, index) => noise.copy().update(`${index}`).digest('base64')).join('');
  assert.ok(noisy.length < 65_536);
  assert.deepEqual(await writePairs('own', noisy), [['p', 'write']]);
  assert.deepEqual(await writePairs('own', 'a'.repeat(65_537)), [['p', 'write']]);
});
