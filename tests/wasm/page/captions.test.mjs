// Captions of presets: every preset has one in both languages, and every number in it is what the engine computes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../../web/engine/engine.js';
import { CELL_FIELDS } from '../../../web/engine/layouts.js';
import { CAPTION_PARTS, titleOf } from '../../../web/model/maps/caption.js';
import { PRESETS } from '../../../web/model/maps/presets.js';
import { PROGRAM_PRESETS } from '../../../web/dialogs/gallery/program-presets.js';
import { holds } from '../../support/node/caption-numbers.mjs';
import { loadModule, search } from '../../support/node/module.mjs';
import { TABLES } from '../../support/node/words.mjs';

/** @import { SearchSettings } from 'astrolabe-module' */

const module = await loadModule();

/** @param {string} id */
function presetOf(id) {
  const preset = PRESETS.find((one) => one.id === id);
  assert.ok(preset, id);
  return preset;
}

/** A search from start to goal of a map. @param {string} map @param {Partial<SearchSettings>} settings */
function searched(map, settings) {
  const lab = new module.Laboratory();
  assert.ok(lab.load('ascii', map).ok);
  return { lab, result: search(lab, settings, lab.suggestedStart('squares'), lab.suggestedGoal('squares')) };
}

/**
 * @param {string} id @param {Partial<SearchSettings>} [change] of its settings
 * @param {(map: string) => string} [draw] another map of it
 */
function run(id, change = {}, draw = (map) => map) {
  const { map, settings } = presetOf(id);
  const { lab, result } = searched(draw(map), { ...settings, ...change });
  const engine = new Engine(lab);
  while (lab.judge(1000) === 'judging');
  const { excess } = lab.verdict();
  const { width } = engine;
  const factors = engine.factors().slice();
  const path = [...engine.path()];
  const grounds = path.map((cell) => factors[cell]);
  /** @param {number} step @param {number} x @param {number} y */
  const f = (step, x, y) => {
    engine.seek(step);
    return engine.cells(x, y, 1, 1)[CELL_FIELDS.f] ?? NaN;
  };
  /** @param {number} step */
  const current = (step) => {
    const { current } = engine.seek(step);
    return { x: current % width, y: Math.floor(current / width) };
  };
  return { ...result, excess, width, path, grounds, f, current, free: factors.filter((factor) => factor > 0).length };
}

/** @param {string} map @param {string} sign */
const gridPointOfSign = (map, sign) => {
  const rows = map.split('\n');
  const y = rows.findIndex((row) => row.includes(sign));
  return { x: rows[y]?.indexOf(sign) ?? -1, y };
};

/** Steps of both kinds and the unit of H, as the settings have them. */
const TUTORIAL = [10, 14, 10];

/** A program's preset as written and corrected. @param {string} id @param {Partial<SearchSettings>} [change] */
function ofProgram(id, change = {}) {
  const preset = PROGRAM_PRESETS.find((one) => one.id === id);
  assert.ok(preset, id);
  /** @param {boolean} corrected */
  const begin = (corrected) => {
    const { lab, result } = searched(preset.map, { ...preset.settings, ...change, corrected });
    return { lab, result: { ...result, path: [...lab.path()] } };
  };
  const corrected = begin(true).result;
  const { lab, result: written } = begin(false);
  const engine = new Engine(lab);
  /** @param {keyof typeof CELL_FIELDS} field */
  const number = (field) => (/** @type {number} */ step, /** @type {number} */ x, /** @type {number} */ y) => {
    engine.seek(step);
    return engine.cells(x, y, 1, 1)[CELL_FIELDS[field]] ?? NaN;
  };
  /** G that a step offered from one cell to another. @param {number} step @param {[number, number]} from @param {[number, number]} to */
  const offered = (step, [x, y], [toX, toY]) => {
    engine.seek(step);
    const why = engine.why(y * engine.width + x);
    return why?.neighbours.find(({ cell }) => cell === toY * engine.width + toX)?.offered ?? NaN;
  };
  return { written, corrected, engine, offered, g: number('g'), h: number('h'), f: number('f') };
}

/** Of each preset the numbers of its three sentences. @type {Readonly<Record<string, () => [from: number[], look: number[], trying: number[]]>>} */
const FACTS = {
  lester: () => {
    const { cost, expanded, f, current } = run('lester');
    const third = current(3);
    const fifo = run('lester', { tie: 'fifo' });
    assert.deepEqual([f(2, 2, 1), f(2, third.x, third.y)], [54, 54]);
    assert.deepEqual([...fifo.path], run('lester').path);
    return [TUTORIAL, [3, 54, third.x, third.y, cost, expanded], [fifo.cost, fifo.expanded]];
  },
  lester_under: () => {
    const { cost, expanded, path, width } = run('lester_under');
    const over = run('lester_under', { tie: 'lifo' });
    // The wall stands in rows 1 to 3.
    assert.ok(Math.max(...path) > 4 * width && Math.min(...over.path) < width);
    return [[], [cost, expanded], [over.cost]];
  },
  four_by_four: () => {
    const { cost, current, f } = run('four_by_four');
    const { x, y } = current(2);
    const opened = [0, 1, 2, 3]
      .flatMap((row) => [0, 1, 2, 3].map((column) => f(1, column, row)))
      .filter((one) => !Number.isNaN(one));
    assert.deepEqual(opened.sort(), [30, 38, 44, 44], 'the start first');
    return [
      [4, 4],
      [1, 44, f(1, x, y)],
      [cost, run('four_by_four', { corner: 'nowall' }).cost],
    ];
  },
  slides_one: () => {
    const { cost, expanded, excess } = run('slides_one');
    const { weightHundredths = 100 } = presetOf('slides_one').settings;
    const plain = run('slides_one', { weightHundredths: 100 });
    assert.equal(excess, 0);
    return [[], [weightHundredths / 100, cost, expanded], [1, plain.cost, plain.expanded]];
  },
  slides_two: () => {
    const { map } = presetOf('slides_two');
    const { x, y } = gridPointOfSign(map, 'S');
    const { cost, expanded, f } = run('slides_two');
    const drawn = run('slides_two_drawn');
    assert.equal(drawn.cost, cost);
    const look = [5, f(4, x - 2, y), f(5, x - 2, y), 6, f(5, x - 3, y), f(6, x - 3, y)];
    // "Slides 2" is the name of the other one.
    return [[], look, [2, drawn.f(6, x - 2, y), drawn.f(6, x - 3, y), drawn.expanded, expanded, cost]];
  },
  slides_two_drawn: () => {
    const { x, y } = gridPointOfSign(presetOf('slides_two').map, 'S');
    const { f, current } = run('slides_two_drawn');
    const text = run('slides_two_drawn', { update: 'less' });
    const last = run('slides_two_drawn').steps;
    assert.deepEqual(current(5), { x: x - 1, y });
    assert.deepEqual(current(6), { x: x - 2, y });
    assert.deepEqual([f(last, x - 2, y), f(last, x - 3, y)], [58, 78]);
    return [
      [],
      [5, f(6, x - 2, y), f(6, x - 3, y), 6, 58],
      [58, text.f(5, x - 2, y), 78, text.f(6, x - 3, y), text.cost],
    ];
  },
  experiment_line: () => {
    const { expanded, path, free } = run('experiment_line');
    assert.equal(expanded, path.length);
    const dijkstra = run('experiment_line', { algorithm: 'dijkstra' });
    return [[20, 20], [expanded], [dijkstra.cost, dijkstra.expanded, free]];
  },
  experiment_wall: () => {
    const [line, wall, greedy] = [
      run('experiment_line'),
      run('experiment_wall'),
      run('experiment_wall', { algorithm: 'greedy' }),
    ];
    return [
      [20, 20],
      [line.cost, wall.cost, line.expanded, wall.expanded],
      [greedy.expanded, greedy.cost],
    ];
  },
  experiment_trap: () => {
    const { cost, expanded, path } = run('experiment_trap');
    const dijkstra = run('experiment_trap', { algorithm: 'dijkstra' });
    return [
      [20, 20],
      [expanded, path.length, cost],
      [dijkstra.cost, dijkstra.expanded],
    ];
  },
  experiment_walled: () => {
    const { outcome, expanded, free } = run('experiment_walled');
    assert.equal(outcome, 'no-path');
    return [[20, 20], [expanded, free], [run('experiment_walled', { floods: false }).expanded]];
  },
  mountain: () => {
    const { cost, grounds } = run('mountain');
    assert.ok(
      grounds.every((one) => one === 1),
      'around',
    );
    const { map } = presetOf('mountain');
    const [start, goal] = [gridPointOfSign(map, 'S'), gridPointOfSign(map, 'G')];
    const row = map.split('\n')[start.y]?.slice(start.x + 1, goal.x + 1) ?? '';
    const straight = [...row].reduce((sum, sign) => sum + 10 * (sign === '3' ? 3 : 1), 0);
    const lower = run('mountain', {}, (one) => one.replaceAll('3', '2'));
    assert.ok(
      lower.path.every((cell) => Math.floor(cell / lower.width) === start.y),
      'straight',
    );
    return [
      [1, 3],
      [cost, straight],
      [2, lower.cost],
    ];
  },
  mountain_range: () => {
    const { cost, expanded, grounds } = run('mountain_range');
    assert.ok(
      grounds.every((one) => one === 1),
      'around',
    );
    const over = run('mountain_range', { weightHundredths: 150 });
    assert.ok(over.grounds.includes(3), 'over');
    return [[3], [cost, expanded], [1.5, over.expanded, over.cost, Math.round(1000 * over.excess) / 10]];
  },
  unity: () => {
    const { written, corrected, offered, g } = ofProgram('unity');
    assert.equal(corrected.improved, 1);
    return [
      [1],
      [7, 2, 1, 2, 2, offered(7, [2, 1], [2, 2]), g(7, 2, 2), written.cost, corrected.cost],
      [corrected.expanded, written.expanded],
    ];
  },
  csharp: () => {
    const { written, corrected } = ofProgram('csharp');
    assert.equal(written.cost, corrected.cost);
    return [[], [written.expanded, written.cost], []];
  },
  cpp: () => {
    const { written, corrected, offered, g } = ofProgram('cpp');
    const always = ofProgram('cpp', { corner: 'always' });
    const look = [5, 4, 2, 3, 2, offered(5, [4, 2], [3, 2]), g(5, 3, 2), written.cost, corrected.cost];
    return [[10], look, [always.written.cost, always.corrected.cost]];
  },
  gameserver: () => {
    const { written, corrected, h, engine } = ofProgram('gameserver');
    assert.ok(corrected.path.includes(engine.width + 3));
    return [
      [1, 12],
      [h(0, 3, 0), corrected.cost, written.cost],
      [corrected.expanded, 3, 1],
    ];
  },
  crowd: () => {
    const { written, corrected, g } = ofProgram('crowd');
    return [[10], [g(written.steps, 4, 4), written.cost, corrected.cost], [corrected.expanded, written.expanded]];
  },
  slides: () => {
    const { written, corrected, f } = ofProgram('slides');
    assert.deepEqual([corrected.cost, f(written.steps, 5, 1) + 1], [written.cost, 9]);
    return [[], [6, 2, f(written.steps, 5, 1), 9, written.expanded, written.cost], []];
  },
};

test('every preset has a caption whose numbers are those of the engine', () => {
  const presets = [...PRESETS, ...PROGRAM_PRESETS];
  assert.deepEqual(Object.keys(FACTS).sort(), presets.map(({ id }) => id).sort());
  for (const preset of presets) {
    const facts = FACTS[preset.id]?.() ?? [];
    CAPTION_PARTS.forEach((part, at) => holds(`caption.${preset.id}_${part}`, facts[at] ?? []));
    for (const words of Object.values(TABLES)) assert.ok(words[titleOf(preset)], preset.id);
  }
  assert.equal(new Set(presets.map(titleOf)).size, presets.length, 'a caption belongs to one board');
});

test('the two of the second deck are one board, and differ in one setting', () => {
  const [text, drawn] = [presetOf('slides_two'), presetOf('slides_two_drawn')];
  assert.equal(text.map, drawn.map);
  assert.deepEqual({ ...text.settings, update: 'never' }, drawn.settings);
  const { x, y } = gridPointOfSign(text.map, 'S');
  // Cells by their distances from the start, as the deck counts them.
  const at = (/** @type {ReturnType<typeof run>} */ one, /** @type {number} */ step) => [
    one.f(step, x - 2, y),
    one.f(step, x - 3, y),
  ];
  const [updated, kept] = [run('slides_two'), run('slides_two_drawn')];
  for (let step = 3; step <= 4; step++)
    assert.deepEqual(
      [at(updated, step), at(kept, step)],
      [
        [58, 78],
        [58, 78],
      ],
    );
  assert.deepEqual(
    [at(updated, 5), at(updated, 6)],
    [
      [50, 78],
      [50, 70],
    ],
  );
  for (let step = 5; step <= kept.steps; step++) assert.deepEqual(at(kept, step), [58, 78]);
  // The last slide selects 58; up to then both expand the same cells.
  for (let step = 1; step <= 6; step++) assert.deepEqual(updated.current(step), kept.current(step));
  assert.deepEqual(kept.current(6), { x: x - 2, y });
  assert.deepEqual([updated.steps, kept.steps, updated.cost, kept.cost], [19, 18, 84, 84]);
});
