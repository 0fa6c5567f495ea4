// The core as a library of other people's programs: installed, and as a folder of their tree. A program is built on it and run.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

/** @param {string} path from the top folder */
const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** @param {(folder: string) => void} work in a folder that is gone afterwards */
function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'astrolabe-library-'));
  try {
    work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string[]} words */
const cmake = (...words) => execFileSync('cmake', words, { stdio: ['ignore', 'ignore', 'inherit'] });

test('installed, it has headers, an archive and a package; a program finds them, and a shortest path', () => {
  inFolder((folder) => {
    cmake('--install', at('build/native'), '--prefix', `${folder}/prefix`);
    assert.deepEqual(readdirSync(`${folder}/prefix`).sort(), ['include', 'lib']);
    cmake('-G', 'Ninja', '-S', at('tests/library'), '-B', `${folder}/build`, `-DCMAKE_PREFIX_PATH=${folder}/prefix`);
    cmake('--build', `${folder}/build`);
    const program = `${folder}/build/shortest_path`;
    const answer = spawnSync(program, { input: '..........\n#......#..\n....#...S.\nG.........\n', encoding: 'utf8' });
    assert.equal(answer.status, 0, answer.stderr);
    assert.match(answer.stdout, /^8,2 (\d,\d )*0,3 cost 84, \d+ expanded\n$/);
    const refused = spawnSync(program, { input: 'S.\n.\n', encoding: 'utf8' });
    assert.deepEqual([refused.status, refused.stderr], [1, 'map.row_length in line 2\n']);
  });
});

test('in the tree of a program it is the same target, without tests, façade and flags of ours', () => {
  inFolder((folder) => {
    cmake('-G', 'Ninja', '-S', at('tests/library'), '-B', folder, `-DASTROLABE_FOLDER=${at('.')}`);
    const targets = execFileSync('cmake', ['--build', folder, '--target', 'help'], { encoding: 'utf8' });
    assert.match(targets, /^astrolabe_core:/m);
    assert.doesNotMatch(targets, /core_tests|facade/);
    // The archive is built as in the build that the other test installs.
    cmake('--build', folder, '--target', 'CMakeFiles/shortest_path.dir/shortest_path.cpp.o');
  });
});
