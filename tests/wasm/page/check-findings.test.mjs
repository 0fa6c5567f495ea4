// What a check finds crosses to the page: the numbers of a search from outside, and ends that are walls.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadPlaces } from '../../support/node/module.mjs';
import { smallAstar } from '../../support/node/small-astar.mjs';

const module = await loadPlaces();

/** A board without walls, 5 × 4, but for those. @param {readonly number[]} walls */
const boardWith = (...walls) => Uint32Array.from({ length: 20 }, (_, cell) => (walls.includes(cell) ? 0 : 1));

/** @param {Uint32Array} grounds @param {number} start @param {number} goal @param {string} text */
function findingsOf(grounds, start, goal, text) {
  const lab = new module.CheckLaboratory();
  const reason = lab.begin(5, 4, grounds, 'squares', start, goal, -1, text);
  if (!reason.ok) return reason.code;
  while (lab.advance(100_000) === 'running');
  const found = lab.findings();
  lab.delete();
  return found ?? assert.fail('nothing was found');
}

test('the cell on the other path, and an F without G', () => {
  const rows = [
    ...['x,y,g,h,f,parent_x,parent_y', '0,0,0,40,40,,', '1,0,10,30,30,0,0', '0,1,10,50,50,0,0', '1,1,14,40,40,0,0'],
    // By (1,0) it is 20, by its parent 24.
    '2,0,20,20,20,1,1',
  ];
  const found = findingsOf(boardWith(), 0, 4, rows.join('\n'));
  assert.ok(typeof found === 'object');
  const { fHasG, step, stepThrough } = found.numbers;
  assert.deepEqual([fHasG, step.row, step.found, stepThrough], [false, 4, 20, 1]);
});

test('ends that are walls, and a goal that is entered all the same', () => {
  const pairs = (/** @type {readonly number[]} */ order) =>
    order.map((cell) => `(${cell % 5},${Math.floor(cell / 5)})`).join(' ');
  const ends = { width: 5, height: 4, start: 0, goal: 12 };
  const entering = smallAstar({ ...ends, walls: new Set() }).order;
  const found = findingsOf(boardWith(0, 12), 0, 12, pairs(entering));
  assert.ok(typeof found === 'object');
  assert.deepEqual([found.isStartWall, found.isGoalWall, found.settings.allowsBlockedGoal], [true, true, true]);
  assert.ok(found.setups > 0);
  const around = smallAstar({ ...ends, walls: new Set([12]) }).order;
  const without = findingsOf(boardWith(12), 0, 12, pairs(around));
  assert.ok(typeof without === 'object');
  assert.deepEqual([without.isStartWall, without.isGoalWall, without.settings.allowsBlockedGoal], [false, true, false]);
  assert.ok(without.setups > 0);
});

test('walls elsewhere are refused as what they are', () => {
  for (const [text, code] of /** @type {const} */ ([
    ['(2,0) (3,0)', 'trace.start_wall'],
    ['(0,0) (1,0) (2,0)', 'trace.wall'],
    ['(0,0) (1,0) (9,9)', 'trace.counting'],
    ['(2,2)', 'trace.start'],
  ]))
    assert.equal(findingsOf(boardWith(2, 10), 0, 19, text), code, text);
});
