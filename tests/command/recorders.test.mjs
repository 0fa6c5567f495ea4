// The recorders of the documents: a small A* in each language writes its trace with one, and astrolabe check says what
// it is: right, or with which bug.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'astrolabe-'));
after(() => rmSync(folder, { recursive: true }));

/** On it each bug changes what is expanded. */
const MAP = `
  ....#..##...G#
  ....#.#.....#.
  ......###....#
  .#..##.#.#.##.
  ..#....#......
  ......##.....#
  ..#...#.###.#.
  ......#.#.#...
  ...#..#..#....
  #S.#..........
`;
writeFileSync(path.join(folder, 'map.txt'), `${MAP.trim().replace(/^ +/gm, '')}\n`);
for (const part of ['web/docs/recorders', 'tests/support/recorded']) {
  for (const name of readdirSync(path.join(root, part))) {
    copyFileSync(path.join(root, part, name), path.join(folder, name));
  }
}

/** @param {string} command @param {string[]} words */
function run(command, ...words) {
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd: folder, encoding: 'utf8' });
  assert.ifError(error);
  return { status, stdout, stderr };
}

/** What runs a program, after what compiles it, if anything does. @type {Readonly<Record<string, { recorder: string, compile?: string[], run: string[] }>>} */
const LANGUAGES = {
  Python: { recorder: 'recorder.py', run: ['python3', 'astar.py'] },
  JavaScript: { recorder: 'recorder.js', run: ['node', 'astar.mjs'] },
  Lua: { recorder: 'recorder.lua', run: ['lua5.4', 'astar.lua'] },
  'C++': {
    recorder: 'recorder.hpp',
    compile: ['c++', '-std=c++11', '-I', root, '-o', 'astar', 'astar.cpp'],
    run: ['./astar'],
  },
  'C#': {
    recorder: 'Recorder.cs',
    compile: ['mcs', '-out:astar.exe', 'Astar.cs', 'Recorder.cs'],
    run: ['mono', 'astar.exe'],
  },
};
/** @typedef {{ setups: number, bugs: string[], options: Readonly<Record<string, string[]>> }} Found */
/** For each bug what must be said of it. @type {Readonly<Record<string, (found: Found) => unknown>>} */
const BUGS = {
  none: ({ bugs, options }) =>
    bugs.length === 0 && [options['h'], options['c'], options['w']].join() === 'octile,nowall,1',
  tie: ({ bugs }) => bugs.includes('tie-overrules'),
  update: ({ bugs, options }) => bugs.length === 0 && options['up']?.join() === 'never',
  closed: ({ bugs, options }) => bugs.length === 0 && options['up']?.join() === 'never',
  corner: ({ bugs }) => bugs.includes('corner-row'),
  scale: ({ bugs, options }) => bugs.length === 0 && options['w']?.join() === '10',
  early: ({ bugs, options }) => bugs.length === 0 && options['stop']?.join() === 'opened',
  sum: ({ bugs }) => bugs.includes('not-summed'),
};

/** Orders by bug: the languages agree. @type {Map<string, string>} */
const orders = new Map();

for (const [language, { recorder, compile, run: words }] of Object.entries(LANGUAGES)) {
  test(`${language}: what its recorder writes is checked as right, and each bug is named`, () => {
    const lines = readFileSync(path.join(root, 'web/docs/recorders', recorder), 'utf8').split('\n');
    assert.ok(lines.length <= 60, `${lines.length} lines`);
    if (compile !== undefined) {
      const [compiler = '', ...options] = compile;
      const { status, stderr } = run(compiler, ...options);
      assert.equal(status, 0, stderr);
    }
    const [command = '', ...first] = words;
    for (const [bug, isNamed] of Object.entries(BUGS)) {
      const { status, stderr } = run(command, ...first, 'map.txt', bug);
      assert.equal(status, 0, stderr);
      const astrolabe = path.join(root, 'build/native/astrolabe');
      const check = (/** @type {string[]} */ ...more) =>
        run(astrolabe, 'check', 'map.txt', '--trace', 'trace.csv', '--format', 'json', ...more);
      const trace = readFileSync(path.join(folder, 'trace.csv'), 'ascii');
      const order = trace.split('\n').filter((line) => line.startsWith('expand'));
      assert.ok(order.length > 5);
      // Lua counts from 1.
      const number = language === 'Lua' ? 1 : 0;
      const cells = order.map((line) =>
        line
          .split(',')
          .slice(1, 3)
          .map((one) => Number(one) - number),
      );
      assert.equal(orders.get(bug) ?? String(cells), String(cells), bug);
      orders.set(bug, String(cells));
      const found = check();
      assert.ok(isNamed(JSON.parse(found.stdout)), `${bug}: ${found.stdout}${found.stderr}`);
      if (bug === 'none') {
        assert.equal(found.status, 0);
        const { legal, arrived } = JSON.parse(check('--as', 'path').stdout);
        assert.deepEqual([legal, arrived], [true, true]);
      }
    }
  });
}

test('each bug changes the order of expansion, but for the two that are one', () => {
  assert.equal(new Set(orders.values()).size, orders.size - 1);
});
