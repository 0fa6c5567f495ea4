// Long scenarios are read piece by piece: the same rows, the same map and the same refusal, by name and line, as for
// the whole text. The reader here is much simpler than the core, but refuses at a line, too.
import assert from 'node:assert/strict';
import { EngineError } from '../../../web/engine/engine-error.js';
import { ScenarioReader } from '../../../web/engine/jobs/scenario-reader.js';
import { SCENARIO_STRIDE } from '../../../web/engine/layouts.js';

export const words = [
  'version 1',
  'version 1\n',
  'version 1.0\n',
  '0\ta.map\t8\t8\t1\t1\t2\t2\t3.5\n',
  '\tb.map\t',
  '\n',
  '\r\n',
  '\n\n',
  ' ',
  '\ufeff',
  'x',
];
/** Characters per piece: short ones, so that there are several. */
const PIECE = 50;

/** A row for each line after the head: its length, and as its map's name the text of the line. */
const plain = {
  /** @param {string} text */
  readScenario(text) {
    const lines = text.split('\n').map((line) => line.trim());
    const head = lines.findIndex((line) => line !== '');
    if (head < 0 || !/^version 1(\.0)?$/.test(lines[head] ?? ''))
      throw new EngineError({ code: 'scen.version', line: head + 1 });
    /** @type {number[]} */
    const rows = [];
    let map = '';
    for (const [at, line] of lines.entries()) {
      if (at <= head || line === '') continue;
      if (line.includes('x')) throw new EngineError({ code: 'scen.field', line: at + 1 });
      if (rows.length === 0) map = line;
      rows.push(...Array(SCENARIO_STRIDE).fill(line.length));
    }
    return { map, rows: Float64Array.from(rows) };
  },
};

/** @param {() => { map: string, rows: Float64Array }} read */
function outcomeOf(read) {
  try {
    const { map, rows } = read();
    return { map, rows: [...rows] };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { code: error.reason.code, line: error.reason.line };
  }
}

/** @param {string} text */
export function check(text) {
  const engine = /** @type {any} */ (plain);
  const whole = outcomeOf(() => plain.readScenario(text));
  const inPieces = outcomeOf(() => {
    const reader = new ScenarioReader(engine, text, PIECE);
    let share = 0;
    for (let isDone = false; !isDone;) {
      isDone = reader.advance();
      assert.ok(isDone ? reader.share === 1 : reader.share > share, 'it comes nearer to its end');
      share = reader.share;
    }
    return reader.result();
  });
  assert.deepEqual(inPieces, whole, 'in pieces as in one');
}
