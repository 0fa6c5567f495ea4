// Exported programs are run: each prints the cost, the path and the order of expansion of the search it was written for.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { linesOf, printed, searchBoard, searchGraph, templateOf } from '../../support/node/code-cases.mjs';
import { loadModules } from '../../support/node/module.mjs';

const { Laboratory, GraphLaboratory } = await loadModules();
const board = new Laboratory();
const graph = new GraphLaboratory();
const folder = mkdtempSync(path.join(tmpdir(), 'astrolabe-code-'));
after(() => rmSync(folder, { recursive: true }));

/** Searches that each language is tested on; every fifth is on a graph. */
const CASES = 200;
/** Lines of a program, without its map, comments and empty lines. */
const MOST_LINES = 140;
const DATA = /^\s*(?:"[.#]*"|[[({].*[\])}]),/;

/** What a command prints, its warnings included. @param {string} command @param {string[]} words @returns {Promise<string>} */
const run = (command, words) =>
  new Promise((resolve) => {
    execFile(command, words, { cwd: folder, maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
      resolve(stdout + stderr + (error !== null && stderr === '' ? error.message : ''));
    });
  });

/** @type {Readonly<Record<string, (file: string) => Promise<string>>>} */
const LANGUAGES = {
  py: (file) => run('python3', ['-W', 'error', file]),
  js: (file) => run('node', [file]),
  cpp: async (file) => {
    const warnings = await run('c++', [...FLAGS, ...(await headersFor(file)), '-o', `${file}.out`, file]);
    return warnings === '' ? run(`${file}.out`, []) : warnings;
  },
};

/** All but the first programs find what they include compiled already: that is most of the work of a compiler. */
const BARE = 20;
const FLAGS = ['-std=c++17', '-Wall', '-Wextra', '-O0'];
let compiled = /** @type {Promise<string> | null} */ (null);
/** @param {string} file */
async function headersFor(file) {
  if (Number(/-(\d+)/.exec(path.basename(file))?.[1] ?? 0) < BARE) return [];
  const header = path.join(folder, 'all.h');
  if (compiled === null) {
    const included = new Set(templateOf('cpp').match(/^#include <\w+>$/gm));
    writeFileSync(header, [...included].join('\n'));
    compiled = run('c++', [...FLAGS, '-x', 'c++-header', '-o', `${header}.gch`, header]);
  }
  assert.equal(await compiled, '');
  return ['-include', header];
}

/** Lines without blanks at their ends, and the cost without zeros at its end. @param {string} output */
const tidy = (output) =>
  output
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd().replace(/^cost ([\d.]+)$/, (_, cost) => `cost ${Number(cost)}`))
    .join('\n');

for (const [ending, answers] of Object.entries(LANGUAGES)) {
  test(`${ending}: ${CASES} searches of random boards and graphs, by random settings`, async (t) => {
    const text = templateOf(ending);
    let longest = 0;
    let next = 0;
    const work = async () => {
      for (let seed = next++; seed < CASES; seed = next++) {
        const isGraph = seed % 5 === 4;
        const done = isGraph ? searchGraph(graph, seed) : searchBoard(board, seed);
        const lines = linesOf(isGraph ? graph : board, text).map((line) => line.text);
        const code = lines.filter((line) => !/^\s*(?:#|\/\/|$)/.test(line.replace(/^#include/, 'include')));
        longest = Math.max(longest, code.filter((line) => !DATA.test(line)).length);
        const file = path.join(folder, `search-${seed}.${ending}`);
        writeFileSync(file, `${lines.join('\n')}\n`);
        const expected = printed(done, isGraph ? ' > ' : ' ');
        assert.equal(tidy(await answers(file)), expected, `seed ${seed}: ${JSON.stringify(done.settings)}`);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    t.diagnostic(`the longest program has ${longest} lines`);
    assert.ok(longest <= MOST_LINES, `a program has ${longest} lines`);
  });
}

test('what no program is written for is refused by name', () => {
  board.clear(8, 8);
  const refusal = (/** @type {Parameters<typeof searched>[0]} */ changes) =>
    searched(changes).code(templateOf('py'), true).reason;
  assert.deepEqual(refusal({ algorithm: 'jps' }), {
    ok: false,
    code: 'code.algorithm',
    line: 0,
    found: 'jps',
    expected: '',
  });
  assert.equal(refusal({ program: 'unity' }).code, 'code.program');
  assert.equal(refusal({}).ok, true);
  board.clear(8, 8);
  assert.equal(board.code(templateOf('py'), true).reason.code, 'search.none');
});

test('a large board of walls is read from a Moving AI map, one with costs refused', async () => {
  board.clear(300, 300);
  board.edit(
    Uint32Array.from({ length: 299 }, (_, row) => row * 300 + 20),
    Uint32Array.of(0),
  );
  searched({});
  const rows = Array.from({ length: 300 }, (_, row) =>
    row < 299 ? `${'.'.repeat(20)}@${'.'.repeat(279)}` : 'G'.repeat(300),
  );
  const map = ['type octile', 'height 300', 'width 300', 'map', ...rows, ''].join('\n');
  writeFileSync(path.join(folder, 'map.map'), map);
  for (const [ending, answers] of Object.entries(LANGUAGES)) {
    const file = path.join(folder, `search-0-large.${ending}`);
    writeFileSync(
      file,
      linesOf(board, templateOf(ending))
        .map(({ text }) => `${text}\n`)
        .join(''),
    );
    const [cost, cells = ''] = (await answers(file)).split('\n');
    assert.equal(cost, `cost ${board.result().cost}`, ending);
    assert.equal(cells.split(' ').length - 1, board.path().length, ending);
  }
  board.edit(Uint32Array.of(5), Uint32Array.of(3));
  assert.deepEqual(searched({}).code(templateOf('py'), true).reason, {
    ok: false,
    code: 'code.cells',
    line: 0,
    found: '90000',
    expected: '65536',
  });
  // Its search alone asks for no map.
  const alone = board.code(templateOf('en'), false);
  assert.equal(alone.reason.ok, true);
  assert.match(alone.lines, /put current on the closed list/);
});

/** @param {Partial<import('astrolabe-module').SearchSettings>} changes */
function searched(changes) {
  const reason = board.begin({ ...DEFAULT_SETTINGS, ...changes }, 0, board.width() * board.height() - 1);
  assert.equal(reason.ok, true);
  while (board.advance(1000) === 'running');
  return board;
}
