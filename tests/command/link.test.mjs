// The native command link, from outside, as its users see it; and how short its maps are.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';

const command = fileURLToPath(new URL('../../build/native/link', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'link-'));
after(() => rmSync(folder, { recursive: true }));
const maps = process.env.ASTROLABE_MAPS ?? '';
const noMaps = existsSync(maps) ? false : 'no Moving AI maps in ASTROLABE_MAPS';

/** @param {string[]} words @param {string} [input] */
function link(words, input = '') {
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8', input });
  return { status, stdout, stderr };
}

/** The rows of a .map, walls 1. @param {string} text */
function wallsOf(text) {
  const [, rows = ''] = text.split(/^map\r?\n/m);
  return rows
    .split(/\r?\n/)
    .filter((row) => row !== '')
    .map((row) => [...row].map((cell) => ('.GS'.includes(cell) ? 0 : 1)));
}

/** The usual method: one bit per cell, deflated at level 9. @param {number[][]} walls */
function deflatedLength(walls) {
  const bits = walls.flat();
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  bits.forEach((bit, index) => {
    bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (bit << (7 - (index & 7)));
  });
  return deflateRawSync(bytes, { level: 9 }).toString('base64url').length;
}

test('a map becomes the value of m=, and that value a map again', () => {
  const map = path.join(folder, 'u.map');
  writeFileSync(map, 'type octile\nheight 3\nwidth 5\nmap\n.G.S.\n.@TO.\n....W\n');
  const { status, stdout } = link(['encode', map]);
  assert.equal(status, 0);
  assert.match(stdout, /^a[\w-]+\n$/);
  const back = link(['decode'], stdout);
  assert.equal(back.status, 0);
  assert.equal(back.stdout, 'type octile\nheight 3\nwidth 5\nmap\n.....\n.@@@.\n....@\n');
});

test('a generator by its name and numbers, and maps of the first links', () => {
  assert.match(link(['decode'], 'g.maze.9.7.0.1').stdout, /^type octile\nheight 7\nwidth 9\nmap\n/);
  assert.match(link(['decode'], 'rBwYAAwEGAQYBBgER\n').stdout, /^type octile\nheight 6\nwidth 7\nmap\n/);
});

test('what cannot be read or understood is refused with a sentence', () => {
  assert.equal(link([]).status, 2);
  assert.match(link(['encode']).stderr, /link encode takes a map/);
  assert.match(link(['encode', path.join(folder, 'none.map')]).stderr, /cannot read/);
  const cut = path.join(folder, 'cut.map');
  writeFileSync(cut, 'type octile\nheight 2\nwidth 3\nmap\n...\n');
  assert.match(link(['encode', cut]).stderr, /cut\.map.*1 rows instead of 2/);
  for (const [value, sentence] of [
    ['', 'no map of a link'],
    ['aAAAA', 'no map of a link'],
    ['q1', 'a newer version'],
  ]) {
    const { status, stdout, stderr } = link(['decode'], value);
    assert.equal(status, 2);
    assert.equal(stdout, '');
    assert.ok(stderr.includes(sentence ?? ''), stderr);
  }
});

test('real maps come back, in half of what deflate needs, each in one message', { skip: noMaps }, () => {
  let ours = 0;
  let deflated = 0;
  for (const name of readdirSync(maps).filter((file) => file.endsWith('.map'))) {
    const file = path.join(maps, name);
    const walls = wallsOf(readFileSync(file, 'latin1'));
    const value = link(['encode', file]).stdout.trim();
    assert.deepEqual(wallsOf(link(['decode'], value).stdout), walls, name);
    if (name.startsWith('random')) continue; // noise cannot be predicted
    ours += value.length;
    deflated += deflatedLength(walls);
    const isGame = !/maze|room/.test(name);
    if (isGame && walls.length <= 530 && (walls[0]?.length ?? 0) <= 530) assert.ok(value.length <= 2600, name);
  }
  assert.ok(ours <= 0.5 * deflated, `${ours} of ${deflated}`);
});
