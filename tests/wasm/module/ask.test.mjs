// ask() does what its parts do one by one: edit(), begin(), advance(), seek() and judge().
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../../web/engine/engine.js';
import * as OPTIONS from '../../../web/engine/options.js';
import { loadModules } from '../../support/node/module.mjs';
import { createRandom } from '../../support/node/random.mjs';

const module = await loadModules();
const EXPANSIONS = 250;
const WORK = 2000;

/** @param {number} seed */
function laboratoryOf(seed) {
  const lab = new module.Laboratory();
  assert.ok(lab.generate('random', 14, 9, 25, seed).ok);
  return lab;
}

test('its answers and effects are those of its parts, on random boards', () => {
  const random = createRandom(7);
  let refused = 0;
  let paths = 0;
  for (let seed = 1; seed <= 120; seed++) {
    const settings = { ...OPTIONS.DEFAULT_SETTINGS, algorithm: random.pick(OPTIONS.ALGORITHMS) };
    const [whole, parts] = [laboratoryOf(seed), laboratoryOf(seed)];
    for (let edit = 0; edit < 3; edit++) {
      const cells = Array.from({ length: random.below(4) }, () => random.below(14 * 9));
      const grounds = [random.pick([0, 1, 5])];
      const [start, goal] = [random.below(14 * 9), random.below(14 * 9)];
      const step = random.pick([-1, 0, 3, 1000]);
      const answer = whole.ask(cells, grounds, settings, start, goal, step, EXPANSIONS, WORK);
      if (cells.length > 0) assert.ok(parts.edit(cells, grounds).ok);
      assert.equal(answer.isEdited, cells.length > 0);
      assert.deepEqual(answer.reason, parts.begin(settings, start, goal));
      if (!answer.reason.ok) refused += 1;
      else {
        parts.advance(EXPANSIONS);
        const { steps } = parts.result();
        parts.seek(step < 0 ? steps : Math.min(step, steps));
        while (parts.judge(WORK) === 'judging');
        assert.deepEqual(answer.result, parts.result());
        assert.deepEqual(answer.position, parts.position());
        assert.deepEqual(answer.verdict, parts.verdict());
        if (answer.result.outcome === 'found') paths += 1;
      }
      assert.deepEqual(whole.path().slice(), parts.path().slice());
      assert.deepEqual(whole.factors().slice(), parts.factors().slice());
      assert.deepEqual(whole.statuses().slice(), parts.statuses().slice());
    }
    whole.delete();
    parts.delete();
  }
  assert.ok(refused > 10 && paths > 100, `${refused} refused, ${paths} paths`);
});

test('what is kept of an answer agrees with the module, at any step, for all algorithms', () => {
  const random = createRandom(8);
  const engine = new Engine(new module.Laboratory());
  let kept = 0;
  for (let seed = 1; seed <= 200; seed++) {
    engine.generate('random', { width: 16, height: 15, percent: 25, seed });
    const algorithm = random.pick(OPTIONS.ALGORITHMS);
    const settings = {
      ...OPTIONS.DEFAULT_SETTINGS,
      algorithm,
      heuristic: random.pick(OPTIONS.HEURISTICS),
      reopens: random.chance(),
    };
    const { start, goal } = engine.suggestedEnds();
    const answer = engine.ask({ settings, start, goal }, EXPANSIONS, WORK);
    if (answer.result.outcome === 'running') {
      while (engine.advance(EXPANSIONS) === 'running');
      assert.equal(engine.result().outcome, engine.laboratory.result().outcome);
      continue;
    }
    kept += 1;
    const { laboratory: lab } = engine;
    for (const step of [answer.result.steps, random.below(answer.result.steps + 1)]) {
      engine.seek(step);
      for (const [x, y, columns, rows] of /** @type {const} */ ([
        [0, 0, 16, 15],
        [3, 2, 5, 6],
        [0, 4, 16, 1],
        [15, 14, 1, 1],
      ]))
        assert.deepEqual(engine.cells(x, y, columns, rows).slice(), lab.cells(x, y, columns, rows).slice());
    }
    assert.deepEqual(engine.path(), lab.path().slice());
    assert.deepEqual(engine.result(), lab.result());
  }
  assert.ok(kept > 100, `${kept} kept`);
  engine.dispose();
});

test('what takes longer is reported as running, and goes on with advance() and judge()', () => {
  const lab = new module.Laboratory();
  lab.clear(200, 200);
  const settings = { ...OPTIONS.DEFAULT_SETTINGS, algorithm: /** @type {const} */ ('dijkstra') };
  const { result, position, verdict } = lab.ask([], [], settings, 0, 39_999, -1, EXPANSIONS, WORK);
  assert.deepEqual([result.outcome, result.steps, position.step, verdict.state], ['running', 0, 0, 'idle']);
  while (lab.advance(10_000) === 'running');
  assert.equal(lab.result().outcome, 'found');
  lab.delete();
});

test('an edit that is refused leaves board and search; one before a refused search stands', () => {
  const lab = laboratoryOf(3);
  const before = lab.factors().slice();
  const free = before.findIndex((factor) => factor > 0);
  const ask = (/** @type {number[]} */ cells, /** @type {number} */ goal) =>
    lab.ask(cells, [0], OPTIONS.DEFAULT_SETTINGS, free, goal, -1, EXPANSIONS, WORK);
  assert.ok(ask([], free).reason.ok);
  const outside = ask([14 * 9], free);
  assert.deepEqual([outside.reason.code, outside.isEdited], ['board.cell', false]);
  assert.equal(lab.result().outcome, 'found');
  assert.deepEqual(lab.factors().slice(), before);
  const noGoal = ask([free + 1], 14 * 9);
  assert.deepEqual([noGoal.reason.code, noGoal.isEdited], ['search.end_outside', true]);
  assert.deepEqual([lab.factors()[free + 1], lab.result().outcome], [0, 'idle']);
  lab.delete();
});

test('an edit stands when the engine refuses the question after it; an invalid edit asks nothing', () => {
  const engine = new Engine(new module.Laboratory());
  engine.clear(4, 4);
  const settings = OPTIONS.DEFAULT_SETTINGS;
  const edit = { cells: Uint32Array.of(5), grounds: [0] };
  assert.throws(() => engine.ask({ settings, start: 0, goal: 16, edit }, EXPANSIONS, WORK), /search\.end_outside/);
  assert.equal(engine.factors()[5], 0);
  const odd = { cells: [16], grounds: [0] };
  assert.throws(() => engine.ask({ settings, start: 0, goal: 15, edit: odd }, EXPANSIONS, WORK), /board\.cell/);
  assert.equal(engine.result().outcome, 'idle');
  engine.dispose();
});
