// The survey of an X-ray over the real core: which heuristics overestimate, and where.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Engine } from '../../../web/engine/engine.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { GRADES, XraySurvey, isOverestimate } from '../../../web/engine/jobs/xray-survey.js';
import { loadModule } from '../../support/node/module.mjs';

/** @import { SearchSettings } from 'astrolabe-module' */

const module = await loadModule();

/**
 * @param {string} map
 * @param {Partial<SearchSettings>} settings
 */
function survey(map, settings) {
  const engine = new Engine(new module.Laboratory());
  engine.load('ascii', map);
  const { start, goal } = engine.suggestedEnds();
  engine.begin({ ...DEFAULT_SETTINGS, ...settings }, start, goal);
  while (engine.advance(1000) === 'running');
  while (engine.judge(1000) === 'judging');
  const whole = new XraySurvey(engine);
  while (!whole.work());
  engine.dispose();
  return whole;
}

const EMPTY = `S${'.'.repeat(8)}\n${`${'.'.repeat(9)}\n`.repeat(7)}${'.'.repeat(8)}G\n`;

test('on the empty board Manhattan overestimates off the straight lines, octile nowhere', () => {
  const { grades, most } = survey(EMPTY, { heuristic: 'manhattan' });
  assert.equal(most, 8 * 6);
  grades.forEach((grade, cell) => {
    const isStraight = cell % 9 === 8 || cell >= 72;
    assert.equal(isOverestimate(grade), !isStraight, `cell ${cell}`);
  });
  const honest = survey(EMPTY, {});
  assert.ok(honest.grades.every((grade) => grade === GRADES.exact));
  assert.deepEqual([honest.least, honest.most, honest.hasUnreachable], [0, 0, false]);
});

test('Euclidean times 10 overestimates from eight diagonals on', () => {
  const { grades, most } = survey(EMPTY, { heuristic: 'euclidean' });
  assert.equal(most, 1);
  assert.deepEqual(
    [...grades].flatMap((grade, cell) => (isOverestimate(grade) ? [cell] : [])),
    [0],
  );
});

test('without a heuristic everything but the goal is underestimated; walls and islands are distinguished', () => {
  const { grades, hasUnreachable } = survey('S.#.\n.G#.\n', { heuristic: 'zero' });
  const { exact, under, wall, unreachable } = GRADES;
  assert.deepEqual(
    [...grades].map((grade) => (grade > under ? under : grade)),
    [under, under, wall, unreachable, under, exact, wall, unreachable],
  );
  assert.equal(hasUnreachable, true);
});
