// Published results in WebAssembly: every row of every Moving AI scenario in the folder that
// ASTROLABE_MAPS names.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

import { loadModule, search } from '../../support/node/module.mjs';

/** @import { SearchSettings } from 'astrolabe-module' */

const folder = process.env['ASTROLABE_MAPS'] ?? '';
const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.map')).sort() : [];
const skip = names.length === 0 ? 'no Moving AI maps in ASTROLABE_MAPS' : false;
const module = await loadModule();

/** @param {string} text */
function rowsOf(text) {
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, , , , sx, sy, gx, gy, length] = line.trim().split(/\s+/).map(Number);
      const decimals = line.trim().split('.').at(-1)?.length ?? 0;
      const isRounded = !/\.\d+$/.test(line.trim()) || decimals <= 2;
      return { sx, sy, gx, gy, length, tolerance: isRounded ? 0.00501 : 0.001 };
    });
}

/**
 * @param {string} name
 * @param {Partial<SearchSettings>} settings
 * @param {string} kernel that must have done the search
 */
async function checkRows(name, settings, kernel) {
  const lab = new module.Laboratory();
  const map = path.join(folder, name);
  assert.equal(lab.load('auto', await readFile(map, 'utf8')).ok, true);
  const rows = rowsOf(await readFile(map.replace(/\.map$/, '.scen'), 'utf8'));
  assert.ok(rows.length > 0);
  for (const [index, row] of rows.entries()) {
    const width = lab.width();
    const result = search(
      lab,
      { ...settings, costs: 'exact' },
      Number(row.sy) * width + Number(row.sx),
      Number(row.gy) * width + Number(row.gx),
    );
    assert.equal(result.outcome, 'found', `${name}, row ${index}`);
    assert.equal(result.kernel, kernel);
    assert.ok(
      Math.abs(result.cost - Number(row.length)) <= row.tolerance,
      `${name}, row ${index}: ${result.cost} is not ${row.length}`,
    );
  }
  lab.delete();
}

test('Moving AI scenarios in WebAssembly: A* finds every published length', { skip }, async (t) => {
  for (const name of names) await t.test(name, () => checkRows(name, {}, 'monotone-queues'));
});

test("Moving AI scenarios in WebAssembly: Dijkstra's algorithm finds every published length", { skip }, async (t) => {
  for (const name of names) await t.test(name, () => checkRows(name, { algorithm: 'dijkstra' }, 'monotone-queues'));
});

test('Moving AI scenarios in WebAssembly: A* with a heap finds every published length', { skip }, async (t) => {
  for (const name of names) await t.test(name, () => checkRows(name, { tie: 'h' }, 'quad-heap'));
});

test('Moving AI scenarios in WebAssembly: canonical A* finds every published length', { skip }, async (t) => {
  for (const name of names) await t.test(name, () => checkRows(name, { algorithm: 'canonical' }, 'canonical-queues'));
});

test('Moving AI scenarios in WebAssembly: jump point search finds every published length', { skip }, async (t) => {
  for (const name of names) await t.test(name, () => checkRows(name, { algorithm: 'jps' }, 'jump points'));
});
