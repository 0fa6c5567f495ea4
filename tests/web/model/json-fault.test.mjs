// Where a text stops being JSON, compared with the browser's own parser: it accepts exactly those texts in which this
// finds no fault.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonFault } from '../../../web/model/json-fault.js';
import { createRandom } from '../../support/node/random.mjs';

/** @param {string} text */
const faultOf = (text) => {
  const fault = jsonFault(text);
  return fault === null ? 'JSON' : `${fault.line}:${fault.column}`;
};

test('the position of a fault is the first character that is not allowed there', () => {
  for (const [text, position] of [
    ['{"nodes": [', '1:12'],
    ['', '1:1'],
    ['{"a": 1,}', '1:9'],
    ['{"a" 1}', '1:6'],
    ['{"a": 1\n"b": 2}', '2:1'],
    ['{"a": [1, 2}\n', '1:12'],
    ['{\r\n  "a": tru\r\n}', '2:8'],
    ['{"a": "x\n"}', '1:9'],
    ['{"a": "\\q"}', '1:8'],
    ['{"a": 01}', '1:7'],
    ['{a: 1}', '1:2'],
    ['{} {}', '1:4'],
    ['[1,]', '1:4'],
    ['[[0,1],[1,0]', '1:13'],
    ['{"a": "never ends', '1:18'],
  ])
    assert.equal(faultOf(text ?? ''), position, text);
});

test('what it accepts and rejects is what the browser accepts and rejects', () => {
  const { below, pick } = createRandom(7);
  /** @param {number} depth @returns {unknown} */
  const value = (depth) => {
    const kind = below(depth > 3 ? 4 : 6);
    if (kind === 0) return pick([null, true, false]);
    if (kind === 1) return pick([0, -1, 1.5, 1e30, 12345]);
    if (kind < 4) return pick(['', 'a"b', '\\', '\u0007\n', '中文', 'Ä😀']);
    const parts = Array.from({ length: below(4) }, () => value(depth + 1));
    return kind === 4 ? parts : Object.fromEntries(parts.map((part, index) => [`k${index}`, part]));
  };
  /** @param {string} text */
  const isJson = (text) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  let wrong = 0;
  for (let round = 0; round < 3000; round++) {
    const whole = JSON.stringify(value(0), null, pick([0, 0, 2]));
    assert.equal(faultOf(whole), 'JSON', whole);
    const at = below(whole.length + 1);
    const spoilt =
      whole.slice(0, at) + pick(['', '', ',', '}', '"', '0', '\\', ' ', ':', '[']) + whole.slice(at + below(2));
    assert.equal(faultOf(spoilt) === 'JSON', isJson(spoilt), spoilt);
    wrong += isJson(spoilt) ? 0 : 1;
  }
  assert.ok(wrong > 500);
});

test('nested brackets and long texts need no deep stack and no time', () => {
  const deep = 100_000;
  assert.equal(faultOf('['.repeat(deep)), `1:${deep + 1}`);
  assert.equal(faultOf(`{"a": "${'x'.repeat(1_000_000)}", }`), '1:1000011');
});
