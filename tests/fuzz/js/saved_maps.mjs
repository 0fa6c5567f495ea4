// The maps that a browser kept: whatever comes back is nothing, or valid entries that read back the same.
import assert from 'node:assert/strict';
import { LONGEST_NAME, MOST_MAPS, formatSaved, parseSaved, savedName } from '../../../web/model/maps/saved-maps.js';

export const words = [
  '[',
  ']',
  '{"name":"cave","map":"a-mrv","start":0,"goal":5}',
  '"name":',
  '"map":',
  '"start":',
  '"goal":',
  ',',
  'null',
  '"\\u202e"',
  '"\\ud800"',
  '-1',
  '1.5',
  '1e21',
  '" "',
];

/** @param {string} text */
export function check(text) {
  const maps = parseSaved(text);
  assert.ok(maps.length <= MOST_MAPS, 'no more than are kept');
  assert.equal(new Set(maps.map(({ name }) => name)).size, maps.length, 'each name once');
  for (const { name, map, start, goal } of maps) {
    assert.ok(name !== '' && [...name].length <= LONGEST_NAME && /^[\w-]+$/.test(map), 'a name and a map');
    assert.ok(Number.isInteger(start) && Number.isInteger(goal) && start >= 0 && goal >= 0, 'two cells');
  }
  // Compared as texts: JSON has no -0.
  assert.equal(formatSaved(parseSaved(formatSaved(maps))), formatSaved(maps), 'what is kept comes back');
  const name = savedName(text);
  assert.equal(savedName(name), name, 'a name is one name');
}
