// The native command scen, from outside, as its users see it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../build/native/scen', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'scen-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} text */
function file(name, text) {
  const whole = path.join(folder, name);
  writeFileSync(whole, text);
  return whole;
}

/** @param {string[]} words */
function scen(...words) {
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

const map = file('u.map', 'type octile\nheight 3\nwidth 5\nmap\n.....\n.@@@.\n.....\n');
const rows = (/** @type {string} */ length) =>
  `version 1\n0\tu.map\t5\t3\t0\t1\t4\t1\t${length}\n0\tu.map\t5\t3\t0\t0\t0\t0\t0\n`;

test('one line per row: index, cost, cells expanded', () => {
  const { status, stdout } = scen(map, file('good.scen', rows('6')));
  assert.match(stdout, /^0 6\.000000 \d+\n1 0\.000000 1\n$/);
  assert.equal(status, 0);
});

test('a row that misses its published length: exit 1 and a sentence with the line', () => {
  const { status, stdout, stderr } = scen(map, file('bad.scen', rows('5.5')));
  assert.equal(status, 1);
  assert.match(stderr, /bad\.scen, line 2: cost 6\.000000, published length 5\.500000/);
  assert.match(stderr, /1 of 2 rows missed/);
  assert.equal(stdout.split('\n').length, 3);
});

test('an algorithm by its link name; one without a guarantee misses lengths and says so', () => {
  const good = file('g.scen', rows('6'));
  assert.equal(scen('--algorithm', 'dijkstra', map, good).status, 0);
  const field = file('field.map', `type octile\nheight 4\nwidth 4\nmap\n${'....\n'.repeat(4)}`);
  const across = file('field.scen', 'version 1\n0\tfield.map\t4\t4\t0\t0\t3\t0\t3\n');
  assert.equal(scen(field, across).status, 0);
  assert.match(scen('--algorithm', 'dfs', field, across).stderr, /published length 3/);
});

test('a refused row is shown with its reason, not judged by the row before it', () => {
  const costly = file('costly.map', '1 2 3 1\n1 1 1 1\n1 1 1 1\n');
  const all = file(
    'refused.scen',
    'version 1\n0\tcostly.map\t4\t3\t0\t2\t3\t2\t3\n0\tcostly.map\t4\t3\t0\t1\t3\t1\t3\n',
  );
  const { status, stdout, stderr } = scen('--algorithm', 'jps', costly, all);
  assert.equal(status, 1);
  assert.equal(stdout, '');
  assert.match(stderr, /refused\.scen, line 2: this algorithm needs uniform terrain/);
  assert.match(stderr, /refused\.scen, line 3: this algorithm needs uniform terrain/);
  assert.match(stderr, /2 of 2 rows missed/);
});

test('a published length of 0 between two cells says that no path joins them', () => {
  const walled = file('walled.map', 'type octile\nheight 3\nwidth 5\nmap\n.@...\n.@...\n.@...\n');
  const row = (/** @type {string} */ ends) => `0\twalled.map\t5\t3\t${ends}\t0\n`;
  const agreed = scen(walled, file('agreed.scen', `version 1\n${row('0\t0\t4\t0')}${row('2\t0\t2\t0')}`));
  assert.equal(agreed.stderr, '');
  assert.match(agreed.stdout, /^0 none \d+\n1 0\.000000 1\n$/);
  assert.equal(agreed.status, 0);
  const found = scen(walled, file('found.scen', `version 1\n${row('2\t0\t4\t0')}`));
  assert.equal(found.status, 1);
  assert.match(found.stderr, /line 2: cost 2\.000000, published as without a path/);
});

test('what cannot be read or understood is refused with a sentence', () => {
  const good = file('h.scen', rows('6'));
  assert.equal(scen().status, 2);
  assert.match(scen().stderr, /astrolabe scen --help/);
  assert.equal(scen('--algorithm', 'telepathy', map, good).status, 2);
  assert.match(scen(path.join(folder, 'none.map'), good).stderr, /cannot read/);
  assert.match(
    scen(file('cut.map', 'type octile\nheight 3\nwidth 5\nmap\n.....\n.@'), good).stderr,
    /line 6: this row has 2 cells instead of 5/,
  );
  assert.match(scen(map, file('odd.scen', 'version 7\n')).stderr, /line 1: a scenario begins with 'version 1'/);
  const other = file('other.scen', 'version 1\n0\tu.map\t9\t9\t0\t1\t4\t1\t6\n');
  assert.match(scen(map, other).stderr, /line 2: row is for a map of 9 x 9 cells, this one has 5 x 3/);
  const unreachable = file('w.scen', 'version 1\n0\tu.map\t5\t3\t0\t1\t2\t1\t6\n');
  assert.match(scen(map, unreachable).stderr, /line 2: no path/);
});
