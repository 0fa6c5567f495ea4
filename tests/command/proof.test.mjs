// astrolabe proof and astrolabe verify, and the verifier of the documents, which shares nothing with them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const command = path.join(root, 'build/native/astrolabe');
const folder = mkdtempSync(path.join(tmpdir(), 'astrolabe-'));
after(() => rmSync(folder, { recursive: true }));
const verifier = path.join(root, 'web/docs/proofs/verify.py');
copyFileSync(verifier, path.join(folder, 'verify.py'));
copyFileSync(path.join(root, 'tests/support/recorded/mutate.py'), path.join(folder, 'mutate.py'));

/** @param {string} program @param {string[]} words */
function run(program, ...words) {
  const { status, stdout, stderr, error } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
  assert.ifError(error);
  return { status, stdout, stderr };
}

const MAPS = {
  walls: 'S..#...\n.#.#.#.\n.#...#.\n.####..\n......G\n',
  costs: '1,1,5,1,1\n1,9,5,0,1\n1,1,1,1,1\n',
  apart: 'S.#G\n..#.\n',
};
for (const [name, text] of Object.entries(MAPS)) writeFileSync(path.join(folder, name), text);
const CASES = [
  ['walls'],
  ['walls', '--set', 'c=always&k=exact'],
  ['walls', '--set', 'c=four&a=dijkstra'],
  ['walls', '--set', 'b=hex'],
  ['costs', '--start', '0,0', '--goal', '4,0'],
  ['apart'],
];

test('proofs are accepted by both verifiers; 10,000 changes of them are refused, or true', () => {
  const names = CASES.map((words, number) => {
    const { status, stdout, stderr } = run(command, 'proof', ...words);
    assert.equal(status, 0, stderr);
    const name = `${number}.json`;
    writeFileSync(path.join(folder, name), stdout);
    assert.match(run(command, 'verify', name).stdout, /^Proved: /);
    assert.equal(run('python3', 'verify.py', name).stdout, 'proved\n');
    return name;
  });
  const { status, stdout, stderr } = run('python3', 'mutate.py', '25', '10000', ...names);
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^\d{4} refused, \d+ still true\n$/);
  assert.ok(readFileSync(verifier, 'utf8').split('\n').length <= 41);
});

test('what is forged is refused, with what is wrong', () => {
  const { stdout } = run(command, 'proof', 'walls');
  const right = JSON.parse(stdout);
  assert.deepEqual([right.cost, right.path.length], [100, 11]);
  for (const [change, sentence] of /** @type {const} */ ([
    [{ cost: right.cost - 1 }, /^Not proved: the steps of the path do not add up to its cost\.\n$/],
    [{ cost: null, path: [] }, /the potential of the start is not the cost/],
    [{ path: [] }, /a path needs a cost/],
    [{ path: [right.start, right.goal] }, /goes from \(0,0\) to \(6,4\), which is no legal step/],
    [{ path: right.path.slice(1) }, /does not lead from the start to the goal/],
    [{ start: right.path[1] }, /does not lead from the start/],
    [
      { potentials: right.potentials.map((/** @type {number[]} */ row) => row.map(() => 0)) },
      /the potential of the start/,
    ],
    [{ corner: 'always' }, /the potential falls by more than the step costs/],
  ])) {
    writeFileSync(path.join(folder, 'forged.json'), JSON.stringify({ ...right, ...change }));
    const { status, stdout: said } = run(command, 'verify', 'forged.json');
    assert.equal(status, 1);
    assert.match(said, sentence);
    assert.notEqual(run('python3', 'verify.py', 'forged.json').status, 0, JSON.stringify(change));
  }
});

test('what is no proof is refused with a sentence', () => {
  const right = JSON.parse(run(command, 'proof', 'walls').stdout);
  for (const [text, sentence] of /** @type {const} */ ([
    ['', /no JSON object/],
    ['[1]', /no JSON object/],
    ['['.repeat(1_000_000), /no JSON object/],
    ['{}', /no proof/],
    [{ version: 2 }, /newer version/],
    [{ width: 0 }, /'width'/],
    [{ width: 4096 }, /'ground' is missing, or is not what a proof has there/],
    [{ width: -1 }, /'width'/],
    [{ height: 1e300 }, /'height'/],
    [{ cost: 1e300 }, /'cost'/],
    [{ cost: 100.5 }, /'cost'/],
    [{ start: [7, 0] }, /'start'/],
    [{ path: [[0, 0, 0]] }, /'path'/],
    [{ path: 'none' }, /'path'/],
    [{ corner: 'round' }, /'corner'/],
    [{ straight: 0 }, /'straight'/],
    [{ added: [[1]] }, /'added'/],
    [{ potentials: [[]] }, /'potentials'/],
  ])) {
    writeFileSync(
      path.join(folder, 'odd.json'),
      typeof text === 'string' ? text : JSON.stringify({ ...right, ...text }),
    );
    const { status, stderr } = run(command, 'verify', 'odd.json');
    assert.equal(status, 2, JSON.stringify(text).slice(0, 60));
    assert.match(stderr, sentence);
  }
});

test('a path that is not optimal has no proof', () => {
  const { status, stderr } = run(command, 'proof', 'costs', '--start', '0,0', '--goal', '4,0', '--set', 'a=bfs');
  assert.equal(status, 1);
  assert.match(stderr, /the path of this search is not optimal, so that nothing is proved/);
});
