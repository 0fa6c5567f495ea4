// What the cards say about the tutorials' programs: each fact is listed with the words that claim it, in both
// languages, and checked with the engine. Where a card or the engine says something else, the test fails.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../../web/engine/engine.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { loadModule, search } from '../../support/node/module.mjs';
import { TABLES } from '../../support/node/words.mjs';

/** @import { ProgramName, SearchSettings } from 'astrolabe-module' */
/** @typedef {[en: RegExp, zh: RegExp, holds: () => void]} Fact */

const module = await loadModule();

/** @param {ProgramName} program @param {Partial<SearchSettings>} [change] */
function fixedBy(program, change = {}) {
  const lab = new module.Laboratory();
  const settings = lab.settingsAsWritten({ ...DEFAULT_SETTINGS, ...change, program });
  lab.delete();
  return settings;
}

/** @param {ProgramName} program @param {Partial<SearchSettings>} wanted @returns {() => void} */
const fixes = (program, wanted) => () => {
  const settings = fixedBy(program);
  for (const [name, value] of Object.entries(wanted)) {
    assert.equal(settings[/** @type {keyof SearchSettings} */ (name)], value, `${program}: ${name}`);
  }
};

/** @param {ProgramName} program @param {string} map @param {Partial<SearchSettings>} [change] @param {[number, number]} [ends] */
function run(program, map, change = {}, ends) {
  const lab = new module.Laboratory();
  assert.ok(lab.load('ascii', map).ok);
  const [start, goal] = ends ?? [lab.suggestedStart('squares'), lab.suggestedGoal('squares')];
  const result = search(lab, { ...DEFAULT_SETTINGS, ...change, program }, start, goal);
  lab.seek(result.steps);
  while (lab.judge(1000) === 'judging');
  const { ruling, overestimates } = lab.verdict();
  const rows = lab.printout(1, Math.min(result.steps, 1000)).slice();
  const engine = new Engine(lab);
  /** @param {number} step after which it is the least F of all open cells */
  const leastOpen = (step) => {
    engine.seek(step);
    const cells = engine.cells(0, 0, engine.width, engine.height);
    let least = Infinity;
    for (let at = 0; at < cells.length; at += 6) if (cells[at] === 1) least = Math.min(least, cells[at + 3] ?? NaN);
    return least;
  };
  const why = (/** @type {number} */ cell) => engine.why(cell);
  return { ...result, ruling, overestimates, rows, path: [...lab.path()], why, leastOpen };
}

/** 150 boards of up to 14 × 10 cells, walls at most two in five. @param {(map: string) => void} each */
function onBoards(each) {
  let seed = 20_261;
  const below = (/** @type {number} */ bound) => (seed = (seed * 48_271) % 2_147_483_647) % bound;
  for (let count = 0; count < 150; count++) {
    const [width, height, walls] = [4 + below(11), 3 + below(8), below(41)];
    const cells = Array.from({ length: width * height }, () => /** @type {string} */ (below(100) < walls ? '#' : '.'));
    const start = below(cells.length);
    cells[start] = 'S';
    cells[(start + 1 + below(cells.length - 1)) % cells.length] = 'G';
    each(Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join('')).join('\n'));
  }
}

/** Whether some board shows the fact. @param {(map: string) => boolean} isSeen @returns {() => void} */
const somewhere = (isSeen) => () => {
  let seen = 0;
  onBoards((map) => (seen += isSeen(map) ? 1 : 0));
  assert.ok(seen > 0);
};

/** @param {(map: string) => void} check @returns {() => void} */
const everywhere = (check) => () => onBoards(check);

const DETOUR = `G#S\n${'.#.\n'.repeat(12)}...\n`;
const SLIDES = 'S.....\n#..##.\n......\n.####.\n##.G#.\n##.#..\n#..##.\n#.....\n##....\n';
const never = (/** @type {ProgramName} */ program) => everywhere((map) => assert.equal(run(program, map).improved, 0));

/** @type {Readonly<Record<string, readonly Fact[]>>} */
const FACTS = {
  unity_choices: [
    [/Four directions/, /四个方向/, fixes('unity', { corner: 'four' })],
    [/up, down, left, right/, /上、下、左、右/, fixes('unity', { neighbourOrder: '16340257' })],
    [/every step costs 1/, /每步代价 1/, fixes('unity', { costs: 'unit' })],
    [/Manhattan H/, /曼哈顿距离作 H/, fixes('unity', { heuristic: 'manhattan', weightHundredths: 100 })],
    [/a list that is scanned/, /逐项扫描列表/, fixes('unity', { openList: 'list' })],
    [/stops as soon as the goal is opened/, /终点一加入开放列表就停止/, fixes('unity', { stop: 'opened' })],
  ],
  unity_bug: [
    [/never improves an open cell/, /从不改进开放列表里的格子/, never('unity')],
    [/paths can be longer/, /路径可能变长/, somewhere((map) => run('unity', map).ruling === 'longer')],
    [
      /decides between cells of equal F/,
      /只决定 F 相等的格子谁先谁后/,
      everywhere((map) => {
        // No open cell ever has a smaller F than the one that is taken.
        const { rows, steps, leastOpen } = run('unity', map);
        for (let step = 1; step <= steps; step++) assert.equal(rows[6 * (step - 1) + 5], leastOpen(step - 1));
      }),
    ],
  ],
  csharp_choices: [
    [/Octile H/, /八方向距离作 H/, fixes('csharp', { heuristic: 'octile' })],
    [/10 and 14/, /10 或 14/, fixes('csharp', { costs: 'tutorial' })],
    [/column by column/, /按列检查/, fixes('csharp', { neighbourOrder: 'cols' })],
    [/corners always cut/, /总可切角/, fixes('csharp', { corner: 'always' })],
    [/ordered map of F/, /按 F 的有序映射/, fixes('csharp', { openList: 'map' })],
    [/first in, first out/, /先进先出/, fixes('csharp', { tie: 'fifo' })],
    [/stops when the goal is selected/, /选中终点时停止/, fixes('csharp', { stop: 'selected' })],
  ],
  csharp_bug: [
    [
      /its paths are the shortest/,
      /找到的路径就是最短的/,
      everywhere((map) => {
        const { outcome, ruling } = run('csharp', map);
        assert.ok(outcome === 'no-path' || ruling === 'optimal');
      }),
    ],
  ],
  cpp_choices: [
    [
      /Manhattan H with diagonal steps of 14/,
      /曼哈顿距离作 H，斜走每步 14/,
      fixes('cpp', { heuristic: 'manhattan', costs: 'tutorial' }),
    ],
    [/row by row/, /按行检查/, fixes('cpp', { neighbourOrder: 'rows' })],
    [
      /corner cutting by a switch/,
      /由开关决定/,
      () => {
        assert.equal(fixedBy('cpp', { corner: 'always' }).corner, 'always');
        assert.equal(fixedBy('cpp', { corner: 'four' }).corner, 'nowall');
      },
    ],
    [/first smallest F is taken/, /第一个 F 最小的/, fixes('cpp', { openList: 'list', tie: 'fifo' })],
    [/after each neighbour it checks/, /每检查一个邻居/, () => assert.equal(run('cpp', '...\nGS.\n...').generated, 5)],
  ],
  cpp_bug: [
    [/nothing ever improves/, /什么都不会改进/, never('cpp')],
    [
      /Manhattan overestimates diagonal steps/,
      /高估了斜走/,
      () => assert.ok(run('cpp', 'S..\n...\n..G').overestimates > 0),
    ],
    [
      /A goal equal to the start is never found/,
      /终点就是起点时，它永远找不到/,
      () => {
        assert.equal(run('cpp', '...\n...', {}, [1, 1]).outcome, 'no-path');
      },
    ],
  ],
  gameserver_choices: [
    [
      /12 cells to each side/,
      /向四周各 12 格/,
      () => assert.equal(run('gameserver', `S${'.'.repeat(12)}G`).outcome, 'found'),
    ],
    [
      /in a square around the goal/,
      /终点周围的方块内/,
      () => assert.equal(run('gameserver', `S${'.'.repeat(13)}G`).outcome, 'no-path'),
    ],
    [/Manhattan H/, /曼哈顿距离作 H/, fixes('gameserver', { algorithm: 'astar', heuristic: 'manhattan' })],
    [/every step costs 1, diagonal ones too/, /每步代价 1，斜走也是 1/, fixes('gameserver', { costs: 'unit' })],
    [/corners always cut/, /总可切角/, fixes('gameserver', { corner: 'always' })],
    [
      /a goal on a wall may be entered/,
      /终点在墙上也可以进入/,
      () => assert.equal(run('gameserver', '...#', {}, [0, 3]).outcome, 'found'),
    ],
  ],
  gameserver_bug: [
    [/Manhattan overestimates/, /高估/, () => assert.ok(run('gameserver', 'S..\n...\n..G').overestimates > 0)],
    [/paths can be longer/, /路径可能变长/, somewhere((map) => run('gameserver', map).ruling === 'longer')],
    [
      /never finds a path that leaves the square/,
      /绕出方块的路径，它永远找不到/,
      () => {
        assert.equal(run('gameserver', DETOUR).outcome, 'no-path');
        assert.equal(run('gameserver', DETOUR, { corrected: true }).outcome, 'found');
      },
    ],
  ],
  crowd_choices: [
    [/Four directions/, /四个方向/, fixes('crowd', { corner: 'four' })],
    [/left, up, down, right/, /左、上、下、右/, fixes('crowd', { neighbourOrder: '31640257' })],
    [/steps of 10/, /每步 10/, fixes('crowd', { costs: 'tutorial' })],
    [
      /goes to the nearest closed cell/,
      /走到最近的已关闭格子/,
      () => assert.deepEqual(run('crowd', 'S..#G').path, [0, 1, 2]),
    ],
  ],
  crowd_bug: [
    [
      /10 in every cell but the start/,
      /除起点外每个格子都是 10/,
      everywhere((map) => {
        const { rows } = run('crowd', map);
        for (let at = 6; at < rows.length; at += 6) assert.equal(rows[at + 3], 10);
        assert.equal(rows[3], 0);
      }),
    ],
    [/paths can be longer/, /路径可能变长/, somewhere((map) => run('crowd', map).ruling === 'longer')],
  ],
  slides_choices: [
    [/Four directions/, /四个方向/, fixes('slides', { corner: 'four', costs: 'unit' })],
    [/up, left, down, right/, /上、左、下、右/, fixes('slides', { neighbourOrder: '13640257' })],
    [
      /half the steps so far plus H \(Manhattan\)/,
      /已走步数的一半加 H（曼哈顿距离）/,
      fixes('slides', { heuristic: 'manhattan', weightHundredths: 200 }),
    ],
    [/last in, first out/, /后进先出/, fixes('slides', { tie: 'lifo', stop: 'selected' })],
    [/an open cell is never improved/, /从不改进/, never('slides')],
  ],
  slides_bug: [
    [
      /its F is off by one/,
      /F 差 1/,
      () => {
        const { why } = run('slides', SLIDES);
        assert.equal(why(11)?.sum?.f, 8); // (5,1): 8 / 2 + 4, and not 5
      },
    ],
    [
      /H weighs double and overestimates/,
      /H 就等于加倍，因而高估/,
      () => assert.ok(run('slides', SLIDES).overestimates > 0),
    ],
  ],
};

for (const [key, facts] of Object.entries(FACTS)) {
  test(`program.${key}: the engine does what the card says`, () => {
    for (const [en, zh, holds] of facts) {
      assert.match(TABLES.en[`program.${key}`] ?? '', en);
      assert.match(TABLES.zh[`program.${key}`] ?? '', zh);
      holds();
    }
  });
}

test('each card of a program is checked by facts', () => {
  const cards = Object.keys(TABLES.en).filter(
    (key) => /^program\.\w+_(choices|bug)$/.test(key) && !key.endsWith('why_bug'),
  );
  assert.deepEqual(cards.map((key) => key.slice('program.'.length)).sort(), Object.keys(FACTS).sort());
  assert.ok(Object.values(FACTS).flat().length >= 45);
});
