// Scenarios read piece by piece: the same rows as at once, refusals with the line of the whole file, and no piece
// that would block the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../../web/engine/engine.js';
import { EngineError } from '../../../web/engine/engine-error.js';
import { ScenarioReader } from '../../../web/engine/jobs/scenario-reader.js';
import { loadModule } from '../../support/node/module.mjs';

const module = await loadModule();
const engine = new Engine(new module.Laboratory());

/** @param {number} count @param {string} [lineEnd] */
const rowsOf = (count, lineEnd = '\n') =>
  Array.from(
    { length: count },
    (_, row) => `${row >> 3}\tmaps/a.map\t49\t48\t${row % 49}\t${row % 48}\t4\t12\t${row}.25${lineEnd}`,
  ).join('');

/** The rows read, and how many characters at a time. @param {string} text */
function read(text) {
  /** @type {number[]} */
  const sizes = [];
  const counted = {
    /** @param {string} piece */
    readScenario: (piece) => {
      sizes.push(piece.length);
      return engine.readScenario(piece);
    },
  };
  const reader = new ScenarioReader(counted, text);
  const shares = [reader.share];
  while (!reader.advance()) shares.push(reader.share);
  return { ...reader.result(), sizes, shares };
}

/** @param {string} text */
function refusal(text) {
  try {
    read(text);
  } catch (error) {
    if (error instanceof EngineError) return [error.reason.code, error.reason.line];
    throw error;
  }
  return null;
}

test('two hundred thousand rows are read some thousand at a time', () => {
  const text = `version 1\n${rowsOf(200_000)}`;
  const { map, rows, sizes, shares } = read(text);
  assert.equal(map, 'maps/a.map');
  assert.ok(Math.max(...sizes) < 70_000, `${Math.max(...sizes)}`);
  assert.ok(sizes.length > 50);
  assert.ok(shares.every((share, at) => at === 0 || share > (shares[at - 1] ?? 1)));
  assert.deepEqual(rows, engine.readScenario(text).rows.slice());
});

test('blank lines, other line ends and a byte order mark change nothing', () => {
  for (const text of [
    `\uFEFFversion 1\r\n${rowsOf(5000, '\r\n')}`,
    `${'\n'.repeat(100_000)}version 1.0\n${rowsOf(10, '\n\n')}`,
    `version 1\n${rowsOf(3000)}${'\n'.repeat(100_000)}${rowsOf(3000)}`,
    'version 1',
    'version 1\n',
  ]) {
    assert.deepEqual(read(text).rows, engine.readScenario(text).rows.slice());
  }
});

test('a fault has its line in the whole file', () => {
  const head = `version 1\n${rowsOf(10_000)}`;
  assert.deepEqual(refusal(`${head}0\tx\n${rowsOf(5000)}`), ['scen.row', 10_002]);
  assert.deepEqual(refusal(`${head}\n\n0 a 6 4 0 0 9 9 1\n`), ['scen.cell', 10_004]);
  assert.deepEqual(refusal(`${head}version 1\n`), ['scen.row', 10_002]);
  assert.deepEqual(refusal('version 2\n'), ['scen.version', 1]);
  assert.deepEqual(refusal(''), ['scen.empty', 0]);
  assert.deepEqual(refusal('\n \n'), ['scen.empty', 0]);
});
