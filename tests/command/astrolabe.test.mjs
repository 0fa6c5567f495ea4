// The native command astrolabe, from outside, as its users see it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { VECTORS, noVectors, pairsOf } from '../support/program-vectors.mjs';

const command = fileURLToPath(new URL('../../build/native/astrolabe', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'astrolabe-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string[]} words @param {string} [input] */
function astrolabe(words, input = '') {
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8', input });
  return { status, stdout, stderr };
}

/** @param {string} input @param {string[]} words */
const trace = (input, ...words) => astrolabe(['trace', '-', ...words], input);

const LESTER = '.......\n...#...\n.S.#.G.\n...#...\n.......\n.......\n';

test('a trace is printed as the page saves it', () => {
  const csv = trace('S.\n.G\n');
  assert.equal(csv.status, 0);
  assert.equal(
    csv.stdout,
    [
      ...['step,event,x,y,parent_x,parent_y,g,h,f', '0,open,0,0,,,0,14,14', '1,close,0,0,,,0,14,14'],
      ...['1,open,1,0,0,0,10,10,20', '1,open,0,1,0,0,10,10,20', '1,open,1,1,0,0,14,0,14', '2,close,1,1,0,0,14,0,14', ''],
    ].join('\n'),
  );
  const { settings, result, events, ...rest } = JSON.parse(trace('S.\n.G\n', '--format', 'json').stdout);
  assert.deepEqual(rest, {
    ...{ format: 'astrolabe-trace', version: 1, map: { width: 2, height: 2, code: rest.map.code } },
    ...{ start: [0, 0], goal: [1, 1], path: [[0, 0], [1, 1]] },
    fields: ['step', 'event', 'x', 'y', 'parent_x', 'parent_y', 'g', 'h', 'f'],
  });
  assert.equal(settings.heuristic, 'octile');
  assert.deepEqual([result.outcome, result.cost, result.steps, result.target], ['found', 14, 2, [1, 1]]);
  assert.deepEqual(events.at(-1), [2, 'close', 1, 1, 0, 0, 14, 0, 14]);
  const posthoc = trace('S.\n.G\n', '--format', 'posthoc').stdout;
  assert.match(posthoc, /^# A search trace[\s\S]*version: 1\.4\.0/);
  assert.match(posthoc, /type: end, id: 3, pId: 0, x: 1, y: 1, g: 14, h: 0, f: 14 \}\n$/);
});

test('ends, settings and the path', () => {
  const path = (/** @type {string[]} */ ...words) => trace(LESTER, '--format', 'path', ...words).stdout.trim().split('\n');
  assert.equal(path('--set', 'h=manhattan').length, 7);
  assert.equal(path('--set', 'c=four').length, 9);
  assert.deepEqual(path('--start', '0,0', '--goal', '2,0'), ['0,0', '1,0', '2,0']);
  // Two halves say in which an event is; what a figure looks like is passed over.
  assert.match(trace(LESTER, '--set', 'a=bidirectional&t=5&theme=dark').stdout, /^step,.*,f,layer\n/);
});

test('without a path it exits with 3, and prints none', () => {
  for (const set of ['as=unity', 'as=csharp', 'as=cpp', 'as=gameserver', 'as=slides']) {
    const { status, stdout } = trace('S.#.G\n', '--set', set, '--format', 'path');
    assert.deepEqual([set, status, stdout], [set, 3, '']);
  }
  // The crowd program goes to the nearest cell instead.
  assert.deepEqual(trace('S.#.G\n', '--set', 'as=crowd', '--format', 'path'), { status: 3, stdout: '0,0\n1,0\n', stderr: '' });
});

test('what is not understood is refused with a sentence, and nothing is printed', () => {
  const file = path.join(folder, 'cut.map');
  writeFileSync(file, 'type octile\nheight 2\nwidth 3\nmap\n...\n');
  /** @type {[string[], RegExp][]} */
  const refused = [
    [[], /^usage: astrolabe trace MAP/],
    [['trace'], /no map is named/],
    [['trace', path.join(folder, 'none.map')], /cannot read .*none\.map/],
    [['trace', file], /cut\.map: .*1 rows instead of 2/],
    [['trace', '-', '--goal'], /--goal needs a value/],
    [['trace', '-', '--gaol', '1,1'], /no option --gaol/],
    [['trace', '-', '-'], /one map at a time/],
    [['trace', '-', '--format', 'xml'], /no format 'xml'/],
    [['trace', '-', '--start', '3'], /--start takes a cell x,y of the map, from 0,0 to 6,5, not '3'/],
    [['trace', '-', '--goal', '7,0'], /--goal takes a cell/],
    [['trace', '-', '--goal', '-1,0'], /--goal takes a cell/],
    [['trace', '-', '--set', 'a=astarr'], /'a=astarr' in --set has a value/],
    [['trace', '-', '--set', 'w=1.234'], /'w=1\.234'/],
    [['trace', '-', '--set', 're=yes'], /'re=yes'/],
    [['trace', '-', '--set', 'lr=51'], /'lr=51'/],
    [['trace', '-', '--set', 'algorithm=astar'], /'algorithm' in --set is no key/],
    [['trace', '-', '--set', 'astar'], /'astar' in --set is no pair/],
    [['trace', '-', '--set', 'as=unity&b=hex'], /squares only/],
  ];
  for (const [words, sentence] of refused) {
    const { status, stdout, stderr } = astrolabe(words, LESTER);
    assert.deepEqual([words, status, stdout], [words, 2, '']);
    assert.match(stderr, sentence);
  }
  const help = astrolabe(['trace', '--help']);
  assert.equal(help.status, 0);
  assert.match(help.stdout, /--set/);
});

test('the tutorials’ programs do what literal ports of them do', { skip: noVectors }, () => {
  for (const { map, start, goal, programs } of VECTORS) {
    const text = `${map.join('\n')}\n`;
    for (const [name, { order, path }] of Object.entries(programs)) {
      const set = Object.entries({ ...pairsOf(name), a: 'bfs', h: 'zero' }).map((pair) => pair.join('=')).join('&');
      const words = ['--start', start.join(), '--goal', goal.join(), '--set', set];
      const { status, stdout } = trace(text, ...words);
      const closed = [...stdout.matchAll(/^\d+,close,(\d+),(\d+),/gm)].map(([, x, y]) => [Number(x), Number(y)]);
      assert.deepEqual(closed, order, `${name}\n${text}`);
      const isFound = path !== null && String(path.at(-1)) === String(goal);
      assert.equal(status, isFound ? 0 : 3);
      const lines = (path ?? []).map((place) => `${place.join()}\n`).join('');
      assert.equal(trace(text, ...words, '--format', 'path').stdout, lines, `${name}\n${text}`);
    }
  }
});
