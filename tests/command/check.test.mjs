// astrolabe check: paths and orders of expansion of other programs, from outside, as their authors see it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { refusedTraceTexts, traceTexts } from '../support/node/trace-texts.mjs';

const command = fileURLToPath(new URL('../../build/native/astrolabe', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'astrolabe-'));
after(() => rmSync(folder, { recursive: true }));
const map = path.join(folder, 'map.txt');
writeFileSync(map, '.......\n...#...\n.S.#.G.\n...#...\n.......\n.......\n');

/** @param {string[]} words @param {string} [input] */
function astrolabe(words, input = '') {
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8', input });
  return { status, stdout, stderr };
}

/** @param {string} trace @param {string[]} words */
const check = (trace, ...words) => astrolabe(['check', map, '--trace', '-', ...words], trace);
/** The cells that a search of ours expands, x and y. @param {string[]} words @returns {[number, number][]} */
function expanded(...words) {
  const { stdout } = astrolabe(['trace', map, ...words]);
  const closed = stdout.split('\n').filter((line) => line.includes(',close,'));
  return closed.map((line) => {
    const [, , x, y] = line.split(',');
    return [Number(x), Number(y)];
  });
}

/** @param {readonly (readonly number[])[]} cells */
const pairs = (cells) => cells.map((cell) => `(${cell.join(',')})`).join(' ');

test('the order of a search is that of its options, from its own CSV', () => {
  for (const set of [
    '',
    'h=manhattan&tie=fifo&c=always',
    'a=dijkstra&no=clock',
    'a=bfs',
    'a=greedy&h=euclidean&c=four',
  ]) {
    const { stdout } = astrolabe(['trace', map, '--set', set]);
    const { status, stdout: text } = check(stdout, '--format', 'json');
    assert.equal(status, 0, set);
    const { setups, options, set: such, cells } = JSON.parse(text);
    assert.ok(setups > 0);
    for (const [key = '', value = ''] of set.split('&').map((pair) => pair.split('='))) {
      if (key !== '') assert.ok(options[key].includes(value), `${set}: ${key} is one of ${options[key]}`);
    }
    // The setup that is named expands those cells indeed.
    assert.deepEqual(expanded('--set', such), expanded('--set', set));
    assert.equal(cells, expanded('--set', set).length);
  }
  assert.match(
    check(pairs(expanded())).stdout,
    /setups expand them in this order, such as --set ''\n {2}a {5}algorithm: astar/,
  );
});

test('a goal out of reach: the order of the page’s search, and of one that expands all it can', () => {
  const walled = path.join(folder, 'walled.txt');
  writeFileSync(walled, 'S..#.\n...#G\n...#.\n');
  for (const set of ['', 'fl=1', 'a=dijkstra&tie=fifo', 'a=dijkstra&fl=1']) {
    const { stdout } = astrolabe(['trace', walled, '--set', set]);
    const { status } = astrolabe(['check', walled, '--trace', '-'], stdout);
    assert.equal(status, 0, set);
  }
});

test('other ways of counting are found, and named', () => {
  const cells = expanded();
  for (const [counting, seen] of /** @type {const} */ ([
    ['x before y, from 0, y downward', cells],
    ['y before x, from 0, y downward', cells.map(([x, y]) => [y, x])],
    ['x before y, from 1, y downward', cells.map(([x, y]) => [x + 1, y + 1])],
    ['x before y, from 0, y upward', cells.map(([x, y]) => [x, 5 - y])],
    ['y before x, from 1, y upward', cells.map(([x, y]) => [6 - y, x + 1])],
  ])) {
    const { status, stdout } = check(pairs(seen), '--format', 'json');
    assert.deepEqual([status, JSON.parse(stdout).counting], [0, counting]);
  }
});

test('the first difference from the setup that agrees longest, with the reason', () => {
  const cells = expanded();
  const wrong = cells.map((cell, index) => (index === 8 ? [6, 0] : cell));
  const { status, stdout } = check(pairs(wrong));
  assert.equal(status, 1);
  assert.match(
    stdout,
    /for 8 of 14 cells: --set ''\nStep 9: \(6,0\) is expanded, not open; that search expands \(3,0\), open with F 62\.\n$/,
  );
  const json = JSON.parse(check(pairs(wrong), '--format', 'json').stdout);
  assert.deepEqual([json.setups, json.agreed, json.seen, json.expected], [0, 8, [6, 0], [3, 0]]);
  // It goes on after the goal, as one known bug does; or ends before.
  const late = check(pairs([...cells, [0, 0]]));
  assert.match(late.stdout, /Step 15: \(0,0\) is expanded, where that search has ended\.\n$/);
  assert.equal(late.status, 1);
});

test('a path: legal and cheapest, longer, illegal, or elsewhere', () => {
  const as = ['--as', 'path'];
  const best = astrolabe(['trace', map, '--format', 'path']).stdout;
  assert.deepEqual(check(best, ...as), {
    ...{ status: 0, stderr: '' },
    stdout: '7 cells, counted x before y, from 0, y downward.\nA legal path, cost 68: no path is cheaper.\n',
  });
  const around = '(1,2) (1,1) (1,0) (2,0) (3,0) (4,0) (5,1) (5,2)';
  const longer = check(around, ...as);
  assert.equal(longer.status, 1);
  assert.match(
    longer.stdout,
    /A legal path, cost 74: the cheapest costs 68\. No cheapest path goes on from the start to \(1,0\) as it does\.\n$/,
  );
  assert.match(
    check('(1,2) (2,2) (4,2)', ...as).stdout,
    /Step 2, from \(2,2\) to \(4,2\): they are no neighbours\.\n$/,
  );
  assert.match(
    check('(1,2) (2,2) (2,1) (3,0)', ...as).stdout,
    /Step 3, .*: a wall at its side forbids the diagonal step\.\n$/,
  );
  assert.equal(check('(1,2) (2,1) (3,0) (4,1) (5,2)', ...as, '--set', 'c=always').status, 0);
  assert.match(check('(1,2) (2,2)', ...as).stdout, /It ends at \(2,2\), not at the goal \(5,2\)\.\n$/);
  const { leaves, legal, arrived, cheapest } = JSON.parse(check(around, ...as, '--format', 'json').stdout);
  assert.deepEqual([leaves, legal, arrived, cheapest], [[1, 0], true, true, 68]);
});

test('what is no order of cells is refused with its line', () => {
  for (const [trace, sentence] of /** @type {const} */ ([
    ['', /-: there is no cell in it/],
    ['1,2\nhello', /-, line 2: cells are pairs of whole numbers from 0 on, not 'hello'/],
    ['1,2\n1.5,2', /line 2: cells are pairs of whole numbers/],
    ['1,2\n3', /line 2: it has 1 numbers, which are no pairs/],
    ['name,g\na,1', /line 1: a table of cells needs the columns x and y/],
    ['x,y\n1,two', /line 2: x and y are whole numbers from 0 on, not 'two'/],
    ['99999999999,1', /line 1: no map has a cell 99999999999/],
    ['1,2\n3,2', /line 2: \(3,2\) is a wall of the map, and no other way of counting fits all cells/],
    ['1,2\n9,2', /line 2: by no way of counting is \(9,2\) a cell of the map/],
    ['3,3', /line 1: the first cell \(3,3\) is by no way of counting the start, but a wall of the map/],
    // Row first, as all before it say: it is none of the cells that the page's own counting fails at.
    ['2,1\n2,2\n1,3', /line 3: \(1,3\) is a wall of the map/],
    ['6,2', /line 1: the first cell \(6,2\) is by no way of counting the start/],
  ])) {
    const { status, stderr, stdout } = check(trace);
    assert.deepEqual([status, stdout], [2, ''], trace);
    assert.match(stderr, sentence);
  }
  assert.match(check('1,2', '--as', 'tree').stderr, /--as takes order or path, not 'tree'/);
  assert.match(astrolabe(['check', map]).stderr, /check needs --trace FILE/);
});

test('a trace in JSON is read like a table, ours and one of objects', () => {
  const { stdout } = astrolabe(['trace', map, '--set', 'h=manhattan&c=four', '--format', 'json']);
  const { status, stdout: text } = check(stdout, '--json');
  assert.equal(status, 0);
  assert.ok(JSON.parse(text).options.h.includes('manhattan'));
  const cells = expanded('--set', 'a=bfs');
  const events = [{ type: 'comment' }, ...cells.map(([x, y]) => ({ type: 'expanding', x, y }))];
  for (const document of [
    { version: '1.4.0', events },
    cells.map(([column, row]) => ({ column, row })),
    { order: cells },
  ]) {
    const written = check(`\uFEFF${JSON.stringify(document)}`.slice(Array.isArray(document) ? 1 : 0), '--json');
    assert.equal(written.status, 0, written.stderr);
    assert.ok(JSON.parse(written.stdout).options.a.includes('bfs'));
  }
  const path = astrolabe(['trace', map, '--format', 'json']).stdout;
  assert.equal(check(JSON.stringify({ path: JSON.parse(path).path }), '--as', 'path').status, 0);
});

test('JSON and YAML are read like the table that they become on the page', () => {
  // Of hexagons there are fewer setups to try.
  const read = (/** @type {string} */ text) => check(text, '--json', '--set', 'b=hex');
  const tables = new Map(traceTexts.map(([, table]) => [table, read(table)]));
  for (const [text, table] of traceTexts) assert.deepEqual(read(text), tables.get(table), text);
});

test('hostile JSON and YAML ends with a sentence', () => {
  const sentences = {
    'trace.no_events': /-: there is no list 'events' in it\n$/,
    'trace.json': /-: this is not valid JSON\n$/,
    'trace.yaml': /-, line \d+: this cannot be read as YAML: .+\n$/,
    'trace.too_long': /-: a trace in YAML has at most 2 MB\n$/,
  };
  for (const [text, code] of refusedTraceTexts) {
    const { status, stdout, stderr } = check(text);
    assert.deepEqual([status, stdout], [2, ''], text.slice(0, 50));
    assert.match(stderr, sentences[/** @type {keyof typeof sentences} */ (code)], text.slice(0, 50));
  }
});

test('JSON that is none, or holds no cells, is refused', () => {
  for (const [text, said] of [
    ['{"events": [', /this is not valid JSON/],
    ['{"name": 1}', /there is no list 'events' in it/],
    ['{"events": [{"x": {}, "y": 1}]}', /line 2: x and y are whole numbers from 0 on, not 'object'/],
    ['{"events": [{"x": "1,2", "y": 1}]}', /not '1 2'/],
    [`{"events": [{"x": ${'['.repeat(500_000)}${']'.repeat(500_000)}, "y": 1}]}`, /not 'object'/],
    [`${'['.repeat(100000)}{`, /./],
    [`{"events": ${'['.repeat(100000)}`, /this is not valid JSON/],
    ['{"events": [{"type": "comment"}]}', /no cell/],
    ['events: &a [*a]', /line 1: this cannot be read as YAML: a value contains itself/],
    [`events: [&a [${'1,'.repeat(900_000)}], ${'*a, '.repeat(50)}]`, /too many values/],
  ]) {
    const { status, stderr } = check(String(text));
    assert.equal(status, 2, String(text).slice(0, 40));
    assert.match(stderr, /** @type {RegExp} */ (said));
  }
});

/** What its own numbers say of a search. @param {string} csv @param {string[]} words */
function numbersOf(csv, ...words) {
  return JSON.parse(check(csv, '--json', ...words).stdout).numbers;
}
test('the columns g, h and f say which heuristic it is, and in which unit', () => {
  for (const [set, heuristic, weight] of /** @type {const} */ ([
    ['h=octile', 'octile', 1],
    ['h=manhattan&c=four', 'manhattan', 1],
    ['h=chebyshev&w=1.5', 'chebyshev', 1.5],
    ['h=euclidean&k=exact', 'euclidean', 1],
    ['h=zero', 'zero', 1],
  ])) {
    const { stdout } = astrolabe(['trace', map, '--set', set]);
    const numbers = numbersOf(stdout);
    assert.ok(numbers.heuristics.includes(heuristic), `${set}: ${JSON.stringify(numbers)}`);
    assert.equal(numbers.weight, weight, set);
    assert.deepEqual(numbers.faults, [], set);
  }
});

test('CSV, JSON and YAML of the same search say the same', () => {
  for (const set of ['h=manhattan&c=four', 'h=euclidean&k=exact&w=1.5', 'b=hex']) {
    const [csv, json, posthoc] = ['csv', 'json', 'posthoc'].map((format) =>
      check(astrolabe(['trace', map, '--set', set, '--format', format]).stdout, '--json', '--set', board(set)),
    );
    assert.ok(JSON.parse(csv?.stdout ?? '').numbers.heuristics.length > 0, set);
    assert.deepEqual(json, csv, set);
    assert.deepEqual(posthoc, csv, set);
  }
});
/** The part of the settings that an order is checked with. @param {string} set */
const board = (set) => (set === 'b=hex' ? set : '');

test('rows that contradict themselves are named with their line', () => {
  const rows = [
    'event,x,y,g,h,f,parent_x,parent_y',
    'expand,1,2,0,4,4,,',
    'expand,2,2,1,3,4,1,2',
    'expand,1,1,1,5,6,1,2',
    'expand,2,1,2,4,6,1,1',
  ];
  assert.deepEqual(numbersOf(rows.join('\n')), {
    weight: 1,
    f_has_g: true,
    heuristics: ['manhattan'],
    unit_of_h: 1,
    unit_of_g: 1,
    faults: [],
  });
  const changed = (/** @type {number} */ line, /** @type {string} */ row) =>
    numbersOf(rows.map((one, index) => (index === line - 1 ? row : one)).join('\n')).faults;
  assert.deepEqual(changed(4, 'expand,1,1,1,5,7,1,2'), [{ column: 'f', line: 4, found: 7, expected: 6 }]);
  assert.deepEqual(changed(5, 'expand,2,1,1,4,5,1,1'), [{ column: 'g', line: 5, found: 1, expected: 2 }]);
  assert.deepEqual(changed(4, 'expand,1,1,1,9,10,1,2'), [
    { column: 'h', line: 4, found: 9, expected: 5 },
    { column: 'fall', line: 5, found: 5, expected: 1 },
  ]);
  const diagonal = astrolabe(['trace', map, '--set', 'h=manhattan']).stdout;
  assert.match(check(diagonal).stdout, /: h is inconsistent, it falls by 20 in a step that costs 14\.\n/);
  const scaled = rows.map((row) => row.replace(/,(\d),(\d+),(?=\d*,\d*$|,$)/, (_, h) => `,${h}0,,`));
  assert.match(check(scaled.join('\n')).stdout, /a straight step counts 10\.\n.*different units/);
});
