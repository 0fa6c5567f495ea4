// astrolabe check: the bugs of small programs are named, each planted in one that shares nothing with the core.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createRandom } from '../support/node/random.mjs';
import { drawn, noisyBoard, smallAstar } from '../support/node/small-astar.mjs';

/** @import { Bug, Row, SmallBoard } from '../support/node/small-astar.mjs' */

const command = fileURLToPath(new URL('../../build/native/astrolabe', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'astrolabe-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string[]} words @param {string} [input] */
function astrolabe(words, input = '') {
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8', input });
  return { status, stdout, stderr };
}

/** @param {string} text @param {string} trace @param {string[]} words */
function checkOn(text, trace, ...words) {
  const map = path.join(folder, 'map.txt');
  writeFileSync(map, text);
  return astrolabe(['check', map, '--trace', '-', ...words], trace);
}

/** @param {readonly Row[]} rows @param {SmallBoard} board */
function tableOf(rows, { width }) {
  const cell = (/** @type {number} */ node) => (node < 0 ? ',' : `${node % width},${Math.floor(node / width)}`);
  const lines = rows.map(({ cell: at, parent, g, h, f }) => [cell(at), g, h, f, cell(parent)].join());
  return ['x,y,g,h,f,parent_x,parent_y', ...lines].join('\n');
}

/** @param {readonly number[]} order @param {SmallBoard} board */
const pairs = (order, { width }) => order.map((cell) => `(${cell % width},${Math.floor(cell / width)})`).join(' ');

/**
 * Boards, always the same, on which the bug changes what `said` says of a search. Few expansions may have several
 * explanations.
 * @param {Bug} bug @param {Bug} right @param {number} count @param {(found: ReturnType<typeof smallAstar>) => string} said @param {number} [fewest] expansions
 */
function* boardsWith(bug, right, count, said, fewest = 0) {
  const { below } = createRandom(31);
  for (let found = 0; found < count;) {
    const board = noisyBoard(() => below(1000) / 1000, 14, 10);
    if (smallAstar(board, right).path.length === 0) continue;
    if (said(smallAstar(board, bug)) === said(smallAstar(board, right))) continue;
    if (smallAstar(board, bug).order.length < fewest) continue;
    found += 1;
    yield board;
  }
}

test('a parent or a g that was kept from an abandoned path is named, with the cell on the other path', () => {
  for (const [bug, sentence] of /** @type {const} */ ([
    [
      'parent-kept',
      /: g is \d+, but .*\nThat is the g of the path through (.*): the parent was kept from an abandoned/,
    ],
    [
      'g-kept',
      /: g is \d+, but .*\nThat is still the g of the abandoned path through (.*): the parent was changed, but/,
    ],
  ])) {
    const numbers = (/** @type {{ rows: Row[] }} */ { rows }) => JSON.stringify(rows);
    for (const board of boardsWith(bug, '', 1, numbers)) {
      const { rows, order } = smallAstar(board, bug);
      // The order alone does not show a parent.
      if (bug === 'parent-kept') assert.deepEqual(order, smallAstar(board).order);
      const { stdout } = checkOn(drawn(board), tableOf(rows, board));
      const [, cell = ''] = sentence.exec(stdout) ?? assert.fail(stdout);
      const { faults } = JSON.parse(checkOn(drawn(board), tableOf(rows, board), '--json').stdout).numbers;
      const [{ line, column, found, through }] = faults;
      assert.equal(`(${through})`, cell);
      const row = rows[line - 2];
      const other = rows.find((one) => one.cell === through[1] * board.width + through[0]);
      assert.ok(row !== undefined && other !== undefined && other.cell !== row.parent);
      assert.deepEqual([column, found, [10, 14].includes(row.g - other.g)], ['g', row.g, true]);
    }
  }
});

test('an f without g is said to be one, and a wrong one is compared with h alone', () => {
  const [board] = [...boardsWith('greedy', '', 1, ({ order }) => order.join())];
  assert.ok(board !== undefined);
  const { rows } = smallAstar(board, 'greedy');
  const right = checkOn(drawn(board), tableOf(rows, board)).stdout;
  assert.match(right, /\nIts f leaves g out, as in greedy search\.\n/);
  assert.doesNotMatch(right, /Line/);
  for (const row of [1, rows.length - 1]) {
    const wrong = rows.map((one, index) => (index === row ? { ...one, f: one.f + 7 } : one));
    const said = checkOn(drawn(board), tableOf(wrong, board)).stdout;
    const [h = 0] = [rows[row]?.h];
    assert.ok(said.includes(`\nLine ${row + 2}: f is ${h + 7}, but h alone is ${h}.\n`), said);
    const doubled = wrong.map((one) => ({ ...one, f: 2 * one.f }));
    assert.ok(
      checkOn(drawn(board), tableOf(doubled, board)).stdout.includes(`f is ${2 * h + 14}, but 2 h alone is ${2 * h}.`),
    );
  }
});

test('steps of 1 and the root of 2 in decimals are no bug, though their last digits break ties', () => {
  for (const board of boardsWith('decimals', '', 3, ({ order }) => order.join())) {
    const { order } = smallAstar(board, 'decimals');
    const { status, stdout } = checkOn(drawn(board), pairs(order, board), '--json');
    assert.equal(status, 0, stdout);
    assert.ok(JSON.parse(stdout).options.k.includes('exact'));
  }
});

for (const bug of /** @type {const} */ (['g-cut', 'h-cut', 'all-cut', 'f-cut', 'goal-blocked', 'goal-wall'])) {
  test(`named: ${bug}`, () => {
    const right = bug.startsWith('goal') ? '' : 'decimals';
    for (const board of boardsWith(bug, right, 4, ({ order }) => order.join(), 30)) {
      const { order } = smallAstar(board, bug);
      const { status, stdout } = checkOn(drawn(board), pairs(order, board), '--json');
      assert.ok(status === 1 && JSON.parse(stdout).bugs?.includes(bug), stdout);
    }
  });
}

test('a bug of decimals, and diagonal steps of 1, are said in a sentence', () => {
  const [board] = [...boardsWith('all-cut', 'decimals', 1, ({ order }) => order.join())];
  assert.ok(board !== undefined);
  const { stdout } = checkOn(drawn(board), pairs(smallAstar(board, 'all-cut').order, board));
  assert.match(
    stdout,
    /\n {2}all-cut: g and h are cut down to whole numbers: a diagonal step costs 1 instead of the root/,
  );
  const map = path.join(folder, 'unit.txt');
  writeFileSync(map, drawn(board));
  const unit =
    /A diagonal step costs as much as a straight one: that is what the root of 2, cut down to a whole number/;
  for (const [set, isSaid] of /** @type {const} */ ([
    ['k=unit&h=chebyshev', true],
    ['h=octile', false],
  ])) {
    const { stdout: csv } = astrolabe(['trace', map, '--set', set]);
    assert.equal(unit.test(astrolabe(['check', map, '--trace', '-'], csv).stdout), isSaid, set);
  }
});

test('a start or a goal that is a wall is said to be one', () => {
  const map = path.join(folder, 'walls.txt');
  writeFileSync(map, '.......\n...#...\n.S.#.G.\n...#...\n.......\n');
  /** @param {string} set @param {string[]} ends */
  const said = (set, ...ends) => {
    const { stdout } = astrolabe(['trace', map, ...ends, '--set', set]);
    return astrolabe(['check', map, ...ends, '--trace', '-'], stdout);
  };
  assert.match(said('', '--start', '3,1').stdout, /\nThe start \(3,1\) is a wall of the map\. Searches here leave it/);
  const all = said('fl=1', '--goal', '3,3');
  assert.match(
    all.stdout,
    /\nThe goal \(3,3\) is a wall of the map: no path leads to it, so that a search expands all /,
  );
  assert.match(all.stdout, /\d+ setups? expands? them in this order, such as --set 'fl=1'/);
  // One that enters the goal all the same is compared with searches that do.
  const entered = said('bg=1&h=chebyshev', '--goal', '3,3');
  assert.match(entered.stdout, /\nThe goal \(3,3\) is a wall of the map, which is entered all the same/);
  assert.match(entered.stdout, /\d+ setups? expands? them in this order, such as --set '(?:h=\w+&)?bg=1/);
  assert.deepEqual([all.status, entered.status], [0, 0]);
  assert.doesNotMatch(said('').stdout, /is a wall/);

  const way = ['check', map, '--goal', '3,3', '--as', 'path', '--trace', '-'];
  const illegal = astrolabe(way, '(1,2) (2,3) (3,3)');
  assert.equal(illegal.status, 1);
  assert.match(illegal.stdout, /The goal \(3,3\) is a wall of the map: no path .*\nStep 2, .*: it is a wall\.\n$/);
  const allowed = astrolabe([...way, '--set', 'bg=1', '--json'], '(1,2) (2,3) (3,3)');
  assert.equal(allowed.status, 0);
  const { start_is_wall: start, goal_is_wall: goal } = JSON.parse(allowed.stdout);
  assert.deepEqual([start, goal], [false, true]);
});
