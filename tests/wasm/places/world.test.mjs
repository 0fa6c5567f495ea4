// The façade for the game world from JavaScript: every member of world.d.ts crosses in the right shape; what
// units do in the module is what they do natively, tick for tick.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { EngineError } from '../../../web/engine/engine-error.js';
import {
  PLANNERS,
  MOST_WORLD_CELLS,
  REQUEST_STRIDE,
  UNIT_FIELDS,
  UNIT_STATUSES,
  UNIT_STRIDE,
  WORLD_PRESETS,
  WorldEngine,
} from '../../../web/engine/world-engine.js';
import { loadPlaces } from '../../support/node/module.mjs';
import { TABLES } from '../../support/node/words.mjs';

const module = await loadPlaces();
const open = () => new WorldEngine(new module.WorldLaboratory());

/** @param {number} width @param {number} height */
const plain = (width, height) => ({ width, height, factors: new Uint8Array(width * height).fill(1) });

/** @param {WorldEngine} engine @param {number} tick */
function goTo(engine, tick) {
  while (!engine.seek(tick, 100));
  assert.equal(engine.now, tick);
}

/** Each unit's numbers, copied. @param {WorldEngine} engine */
function unitsOf(engine) {
  const view = engine.units();
  assert.equal(view.length % UNIT_STRIDE, 0);
  return Array.from({ length: view.length / UNIT_STRIDE }, (_, unit) => {
    const numbers = view.slice(unit * UNIT_STRIDE, (unit + 1) * UNIT_STRIDE);
    return Object.fromEntries(Object.entries(UNIT_FIELDS).map(([name, offset]) => [name, numbers[offset] ?? NaN]));
  });
}

/** @param {() => void} action */
function codeOf(action) {
  try {
    action();
  } catch (error) {
    if (error instanceof EngineError) return error.reason.code;
    throw error;
  }
  return '';
}

test('options and counts have the members that world.d.ts declares', async () => {
  const declarations = await readFile(new URL('../../../wasm/types/world.d.ts', import.meta.url), 'utf8');
  /** @param {string} name */
  const declared = (name) => {
    const body = declarations.match(new RegExp(`export interface ${name} \\{([\\s\\S]*?)\\n\\}`))?.[1] ?? '';
    return [...body.matchAll(/^ {2}(\w+): /gm)].map((match) => match[1]).sort();
  };
  const engine = open();
  engine.begin(plain(4, 4), 'hex', 3, 'od1g2s2r9t1p7b99n5m6l7k8e9h0i1u2c3x4f5.a');
  assert.deepEqual(Object.keys(engine.options()).sort(), declared('WorldOptions'));
  assert.deepEqual(engine.options(), {
    ...{ otherUnits: 'alone', goals: 'fro', sight: 'radius', sightRadius: 9, terrainTakesTicks: 1, patience: 7 },
    ...{ budget: 99, slots: 5, mostBegun: 6, localRadius: 7, localSteps: 8, localStepLength: 9, localShifts: 0 },
    ...{
      usesInfluence: 1,
      standingInfluence: 2,
      crowdingInfluence: 3,
      lossInfluence: 4,
      decayTicks: 5,
      asInTutorial: 0,
    },
  });
  assert.deepEqual([engine.corner, engine.seed, engine.preset], ['hex', 3, '']);
  const counts = engine.counts();
  assert.deepEqual(Object.keys(counts).sort(), declared('WorldCounts'));
  assert.deepEqual(
    [counts.arrivalsByPlanner, counts.expansionsByPlanner],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  );
});

test('a unit walks to its goal, and the views show how', () => {
  const engine = open();
  engine.begin(plain(9, 5), 'four', 1, 'og0.a0,2,8,2');
  assert.deepEqual(
    unitsOf(engine).map(({ number, cell, goal }) => [number, cell, goal]),
    [[1, 18, 26]],
  );
  goTo(engine, 3);
  const [unit] = unitsOf(engine);
  assert.equal(UNIT_STATUSES[unit?.['status'] ?? -1], 'moving');
  assert.equal(PLANNERS[unit?.['planner'] ?? -1], 'astar');
  assert.equal(unit?.['previous'], (unit?.['cell'] ?? NaN) - 1);
  const path = [...engine.path(1)];
  assert.deepEqual([path[0], path.at(-1)], [unit?.['cell'], 26]);
  goTo(engine, 30);
  assert.deepEqual(
    unitsOf(engine).map(({ cell, arrivals, steps, status }) => [cell, arrivals, steps, status]),
    [[26, 1, 8, 0]],
  );
  assert.equal(engine.counts().arrivals, 1);
  assert.equal(engine.requests().length % REQUEST_STRIDE, 0);
  assert.deepEqual([engine.path(7).length, engine.teams(), engine.seen(0).length], [0, [], 0]);
  assert.deepEqual([engine.factors().length, engine.influence().length, engine.islands().length], [45, 45, 45]);
});

test('presets run, units share no cell but in the tutorial, and doing, undoing and redoing leave the same world', () => {
  const engine = open();
  const again = open();
  for (const name of WORLD_PRESETS) {
    engine.beginPreset(name, '');
    assert.equal(engine.preset, name);
    for (let tick = 1; tick <= 120; tick++) {
      goTo(engine, tick);
      const cells = unitsOf(engine).map(({ cell }) => cell);
      if (name !== 'crowd') assert.equal(new Set(cells).size, cells.length, `${name} ${tick}`);
    }
    assert.ok(engine.counts().steps > 0);
    const alone = engine.digest();
    goTo(engine, 50);
    engine.act('d3,3,400.oi1');
    assert.equal(engine.script(), 't50.d3,3,400.oi1', name);
    goTo(engine, 120);
    const changed = engine.digest();
    assert.notEqual(changed, alone);
    assert.ok(engine.canUndo && engine.undo());
    goTo(engine, 120);
    assert.equal(engine.digest(), alone);
    assert.ok(engine.canRedo && engine.redo());
    goTo(engine, 120);
    assert.equal(engine.digest(), changed);
    again.beginPreset(name, engine.script());
    goTo(again, 120);
    assert.equal(again.digest(), changed);
    assert.equal(again.script(), engine.script());
  }
});

test('two corridors: with influence at least half as many more arrive in a hundred ticks', () => {
  /** @param {string} script */
  const arrivalsIn100 = (script) => {
    const engine = open();
    engine.beginPreset('two-corridors', script);
    goTo(engine, 400);
    const before = engine.counts().arrivals;
    goTo(engine, 1000);
    return (engine.counts().arrivals - before) / 6;
  };
  const without = arrivalsIn100('');
  const withInfluence = arrivalsIn100('oi1');
  assert.ok(without > 20 && withInfluence >= 1.5 * without, `${without} ${withInfluence}`);
});

test('fog: a team knows what it has seen, and the rest as plain ground', () => {
  const engine = open();
  engine.beginPreset('fog', '');
  goTo(engine, 1);
  assert.deepEqual(engine.teams(), [0, 1]);
  /** @param {Uint8Array} bytes */
  const sum = (bytes) => bytes.reduce((total, byte) => total + byte, 0);
  const early = sum(engine.seen(0));
  goTo(engine, 150);
  assert.ok(early > 0 && sum(engine.seen(0)) > early);
  const [truth, seen, known] = [engine.factors().slice(), engine.seen(0).slice(), engine.known(0).slice()];
  assert.ok(truth.some((factor, cell) => factor === 0 && seen[cell] === 1));
  for (const [cell, factor] of truth.entries()) assert.equal(known[cell], seen[cell] === 1 ? factor : 1);
});

test('too much, and the impossible, is refused and changes nothing', () => {
  const engine = open();
  engine.begin(plain(6, 6), 'nowall', 1, 'a0,0');
  const before = engine.digest();
  const large = { width: 513, height: 512, factors: new Uint8Array(513 * 512) };
  assert.ok(large.factors.length > MOST_WORLD_CELLS);
  assert.equal(
    codeOf(() => engine.begin(large, 'nowall', 1, '')),
    'world.too_large',
  );
  assert.equal(
    codeOf(() => engine.begin({ ...plain(6, 6), width: 7 }, 'nowall', 1, '')),
    'board.factors',
  );
  assert.equal(
    codeOf(() => engine.begin(plain(6, 6), /** @type {'four'} */ ('x'), 1, '')),
    'search.settings',
  );
  assert.equal(
    codeOf(() => engine.begin(plain(6, 6), 'four', 1.5, '')),
    'world.seed',
  );
  assert.equal(
    codeOf(() => engine.beginPreset(/** @type {'fog'} */ ('x'), '')),
    'world.preset',
  );
  assert.equal(
    codeOf(() => engine.act('a0,0')),
    'world.occupied',
  );
  assert.equal(
    codeOf(() => engine.act('a1,1.a1,1')),
    'world.occupied',
  );
  assert.equal(
    codeOf(() => engine.seek(-1, 1)),
    'world.tick',
  );
  assert.equal(
    codeOf(() => engine.seek(10_000_001, 1)),
    'world.tick',
  );
  assert.equal(engine.refusalOf('a1,1'), null);
  assert.equal(engine.refusalOf('r9')?.code, 'world.no_unit');
  assert.equal(engine.digest(), before);
});

test('every code of the world has a sentence in both languages', async () => {
  const files = ['core/world/script/script.h', 'wasm/types/world.d.ts', 'web/engine/world-engine.js'];
  const texts = await Promise.all(files.map((file) => readFile(new URL(`../../../${file}`, import.meta.url), 'utf8')));
  const codes = new Set(
    texts.flatMap((text) => [...text.matchAll(/\bworld\.[a-z_]{3,}\b(?!\.)/g)].map(([code]) => code)),
  );
  assert.ok(codes.size >= 20, [...codes].join(' '));
  for (const code of codes) {
    for (const words of [TABLES.en, TABLES.zh]) assert.ok(`reason.${code}` in words, code);
  }
});

test('a world with everything in it: the module agrees with the native build at every tick', async () => {
  const source = await readFile(new URL('../world/world_laboratory_test.cpp', import.meta.url), 'utf8');
  const chained = source.match(/chain\.sum\(\) == (0x[0-9a-f]+)U/)?.[1] ?? '';
  const scripts = source.match(/begin\(32, 24, board, "nowall", 11,\s*((?:"[^"]*"\s*)+)\)/)?.[1] ?? '';
  const script = [...scripts.matchAll(/"([^"]*)"/g)].map((match) => match[1]).join('');
  const factors = Uint8Array.from({ length: 32 * 24 }, (_, cell) => {
    const mixed = Math.imul(cell, 2654435761) >>> 24;
    return mixed < 50 ? 0 : mixed < 70 ? 3 : 1;
  });
  const engine = open();
  engine.begin({ width: 32, height: 24, factors }, 'nowall', 11, script);
  assert.equal(chainOf(engine, 400), chained);
});

test('the crowd tutorial: the module agrees with the native build at every tick, and the bugs can be switched off', async () => {
  const source = await readFile(new URL('../world/world_laboratory_test.cpp', import.meta.url), 'utf8');
  const own = source.slice(source.indexOf("the crowd tutorial's world, tick for tick"));
  const chained = own.match(/chain\.sum\(\) == (0x[0-9a-f]+)U/)?.[1] ?? '';
  const script = own.match(/begin_preset\("crowd",\s*((?:"[^"]*"\s*)+)\)/)?.[1]?.replaceAll(/"\s*"?/g, '') ?? '';
  assert.match(script, /^a_3\./);
  const engine = open();
  engine.beginPreset('crowd', script);
  assert.equal(chainOf(engine, 300), chained);

  /** Cells on which units stand. @param {string} done */
  const cellsIn = (done) => {
    engine.beginPreset('crowd', done);
    const units = engine.units();
    return [
      units.length / UNIT_STRIDE,
      new Set(
        Array.from({ length: units.length / UNIT_STRIDE }, (_, index) => units[index * UNIT_STRIDE + UNIT_FIELDS.cell]),
      ).size,
    ];
  };
  assert.deepEqual(cellsIn('a_3'), [9, 1]);
  assert.deepEqual(cellsIn('a_3.oa0'), [9, 9]);
});

/** One number for its ticks from 0 on: core/world/digest.h. @param {ReturnType<typeof open>} engine @param {number} ticks */
function chainOf(engine, ticks) {
  let sum = 0xcbf29ce484222325n;
  for (let tick = 0; tick <= ticks; tick++) {
    goTo(engine, tick);
    const digest = engine.digest();
    assert.match(digest, /^[0-9a-f]{16}$/);
    sum = (((sum ^ BigInt(`0x${digest}`)) * 0x100000001b3n) & 0xffffffffffffffffn) ^ (sum >> 29n);
  }
  return `0x${sum.toString(16)}`;
}
