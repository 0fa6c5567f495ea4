// Guards what a file may be: its length, its place, what it may reveal about the machine.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { folders, sources, top } from './sources.mjs';

/** @import { Source } from './sources.mjs' */

const longest = 400;
/** A file over this says why. */
const usual = 300;
/** Lines in which it says so. */
const head = 12;
const topNames = [...folders, 'CMakeLists.txt', 'CMakePresets.json', 'README.md', 'LICENSE', 'build'];

/** @param {Source} source */
const lineCount = ({ text }) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** @param {Source[]} files */
const tooLong = (files) => files.filter((source) => lineCount(source) > longest).map(({ path }) => path);

/** @param {Source[]} files those that are long without a reason */
const longForNothing = (files) =>
  files
    .filter((source) => lineCount(source) > usual)
    .filter(({ text }) => !/Over 300 lines: .{20}/.test(text.split('\n').slice(0, head).join('\n')))
    .map(({ path }) => path);

/**
 * Folders of one person's machine. Composed of words, so that this file does not name one itself.
 * @param {Source[]} files
 */
function machinePaths(files) {
  const path = new RegExp(`(?<![\\w.$})])/(?:${['home', 'root', 'work', 'Users', 'tmp'].join('|')})/\\w`);
  return files.filter(({ text }) => path.test(text)).map((source) => source.path);
}

/** @param {string[]} names */
const oddNames = (names) => names.filter((name) => !name.startsWith('.') && !topNames.includes(name));

test('no file is over 400 lines', () => {
  assert.ok(sources.length > 0, 'no file was found');
  assert.deepEqual(tooLong(sources), []);
});

test('a file over 300 lines says why at its head', () => {
  assert.deepEqual(longForNothing(sources), []);
});

/** Not counting its sub-folders. */
const mostFiles = 25;

/** @param {Source[]} files @returns {string[]} folders that hold too many */
function fullFolders(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > mostFiles).map(([folder]) => folder);
}

test('no folder holds too many files', () => {
  assert.deepEqual(fullFolders(sources), []);
});

/** Where tests/run searches for tests of Node; elsewhere they would never run. */
const run = /^tests\/(structure|command|engines|library|package|(wasm|web)\/[^/]+)\/[^/]+$/;

/** @param {Source[]} files */
const neverRun = (files) =>
  files.map(({ path }) => path).filter((path) => path.endsWith('.test.mjs') && !run.test(path));

test('every test lies where it is run', () => {
  assert.deepEqual(neverRun(sources), []);
});

test('no file names a folder of one person’s machine', () => {
  assert.deepEqual(machinePaths(sources), []);
});

test('the top folder holds what belongs there and nothing else', () => {
  assert.deepEqual(oddNames(readdirSync(top)), []);
});

test('the guard detects what it guards against', () => {
  const long = { path: 'web/long.js', text: 'x\n'.repeat(longest + 1) };
  const fitting = { path: 'web/fitting.js', text: 'x\n'.repeat(longest) };
  assert.deepEqual(tooLong([long, fitting]), ['web/long.js']);

  const reason = '// Over 300 lines: one table, whose rows are read together.\n';
  const lines = (/** @type {number} */ count) => 'x\n'.repeat(count);
  const [silent, reported] = [lines(usual + 1), reason + lines(usual)];
  const [late, curt] = [lines(head) + reported, `// Over 300 lines: long.\n${lines(usual)}`];
  const texts = { silent, late, curt, reported, short: lines(usual) };
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  assert.deepEqual(longForNothing(files), ['silent', 'late', 'curt']);

  const many = Array.from({ length: mostFiles + 1 }, (_, index) => ({ path: `web/many/${index}.js`, text: '' }));
  assert.deepEqual(fullFolders(many), ['web/many']);
  assert.deepEqual(fullFolders(many.slice(1)), []);

  const [lost, deep] = ['tests/wasm/lost.test.mjs', 'tests/web/a/b/deep.test.mjs'];
  const tests = [lost, deep, 'tests/web/a/one.test.mjs'].map((path) => ({ path, text: '' }));
  assert.deepEqual(neverRun(tests), [lost, deep]);

  const own = { path: 'web/own.js', text: `open("${['', 'home', 'someone', 'maps'].join('/')}")` };
  const shared = { path: 'web/shared.js', text: 'open("../home/maps"); fetch("/usr/share/maps")' };
  assert.deepEqual(machinePaths([own, shared]), ['web/own.js']);

  assert.deepEqual(oddNames(['core', '.ci', 'node_modules', 'notes.md']), ['node_modules', 'notes.md']);
});
