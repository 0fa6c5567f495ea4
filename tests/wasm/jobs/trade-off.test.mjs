// Speed against quality over the real core: what the text of the example claims, true costs of paths that were
// found on another board, slices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../../web/engine/engine.js';
import { BOARDS, CORNER_RULES, COST_MODELS, DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { pathCost } from '../../../web/engine/path-cost.js';
import { TradeOff } from '../../../web/places/race/trade-off/searches.js';
import { PRESETS } from '../../../web/model/maps/presets.js';
import { admissibleSettings, seenOf, usualKnobs, variantsOf } from '../../../web/places/race/trade-off/trade-off.js';
import { loadModule } from '../../support/node/module.mjs';
import { createRandom } from '../../support/node/random.mjs';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { TradeRow } from '../../../web/places/race/trade-off/trade-off.js' */

const module = await loadModule();
const createEngine = () => new Engine(new module.Laboratory());

/** Slices end after each piece of work. */
function setUp() {
  let time = 0;
  /** @type {(() => void)[]} */
  const tasks = [];
  const clock = { now: () => (time += 10), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const tradeOff = new TradeOff(createEngine, clock, () => undefined);
  /** @param {ReturnType<typeof boardOf>} asked */
  const begin = ({ board, question }, knobs = usualKnobs(board.factors)) => {
    tradeOff.begin(question, board, variantsOf(question.settings, board.factors, knobs));
  };
  const finish = () => {
    while (tasks.length > 0) tasks.shift()?.();
    return tradeOff.rows;
  };
  return { tradeOff, begin, tasks, finish };
}

/** @param {string} map */
function boardOf(map) {
  const engine = createEngine();
  engine.load('ascii', map);
  const { width, height } = engine;
  const board = { width, height, factors: engine.factors().slice() };
  const ends = engine.suggestedEnds();
  engine.dispose();
  return { board, question: { settings: admissibleSettings(DEFAULT_SETTINGS), ...ends } };
}

/** @param {string} id */
const preset = (id) => PRESETS.find((one) => one.id === id)?.map ?? '';

test('the range: over it for a third fewer expansions and a path some percent costlier', () => {
  const { tradeOff, begin, finish } = setUp();
  const asked = boardOf(preset('mountain_range'));
  const { board } = asked;
  assert.deepEqual(usualKnobs(board.factors), { from: 3, to: 2, scale: 150 });
  begin(asked);
  const rows = finish();
  assert.deepEqual(
    rows.map(({ name, cost, expanded }) => ({ name, cost, expanded })),
    [
      { name: 'plain', cost: 346, expanded: 358 },
      { name: 'lowered', cost: 370, expanded: 241 },
      { name: 'scaled', cost: 366, expanded: 213 },
    ],
  );
  const [plain, lowered, scaled] = /** @type {[TradeRow, TradeRow, TradeRow]} */ (rows);
  const seen = [lowered, scaled].map((row) => seenOf(plain, row));
  assert.deepEqual(seen, [
    { key: 'trade.faster_costlier', values: { saved: 32.7, costlier: 6.9, expanded: 241, plain: 358 } },
    { key: 'trade.faster_costlier', values: { saved: 40.5, costlier: 5.8, expanded: 213, plain: 358 } },
  ]);
  // Round it, and over it.
  const costly = rows.map(({ path }) => path.filter((cell) => board.factors[cell] === 3).length);
  assert.deepEqual(
    costly.map((count) => count > 0),
    [false, true, true],
  );
  assert.equal(tradeOff.phase, 'done');
  tradeOff.dispose();
});

test('the smaller example: lowered it is a fifth costlier for one expansion, scaled it loses nothing', () => {
  const { tradeOff, begin, finish } = setUp();
  begin(boardOf(preset('mountain')));
  const rows = finish();
  assert.deepEqual(
    rows.map(({ cost, expanded }) => [cost, expanded]),
    [
      [152, 47],
      [180, 46],
      [152, 33],
    ],
  );
  const [plain, , scaled] = /** @type {[TradeRow, TradeRow, TradeRow]} */ (rows);
  assert.equal(seenOf(plain, scaled).key, 'trade.faster_as_good');
  tradeOff.dispose();
});

test('a path is counted as the core counts it, by every rule', () => {
  const { below, pick } = createRandom(31);
  const engine = createEngine();
  for (let round = 0; round < 150; round++) {
    const [width, height] = [2 + below(12), 2 + below(12)];
    const factors = Uint8Array.from({ length: width * height }, () => pick([0, 1, 1, 2, 3, 9]));
    /** @type {SearchSettings} */
    const settings = admissibleSettings({
      ...DEFAULT_SETTINGS,
      board: pick(BOARDS),
      corner: pick(CORNER_RULES),
      costs: pick(COST_MODELS),
      allowsBlockedGoal: true,
    });
    engine.restore(width, height, factors);
    engine.begin(settings, below(width * height), below(width * height));
    while (engine.advance(1000) === 'running');
    const { outcome, cost } = engine.result();
    if (outcome !== 'found') continue;
    const counted = pathCost(engine.path().slice(), width, factors, settings);
    assert.ok(Math.abs(counted - cost) < 1e-9, `${counted} and not ${cost}: ${JSON.stringify(settings)}`);
  }
  engine.dispose();
});

test('uniform terrain has nothing to lower, and no path has no cost', () => {
  const { tradeOff, begin, finish } = setUp();
  const even = boardOf('S..\n...\n..G\n');
  assert.deepEqual(usualKnobs(even.board.factors), { from: 1, to: 1, scale: 150 });
  begin(even);
  const [plain, lowered] = finish();
  assert.deepEqual([lowered?.cost, lowered?.expanded, lowered?.excess], [plain?.cost, plain?.expanded, 0]);
  begin(boardOf('S#.\n.#.\n.#G\n'));
  assert.deepEqual(
    finish().map(({ isFound }) => isFound),
    [false, false, false],
  );
  tradeOff.dispose();
});

test('it runs in slices, and stops between them', () => {
  const { tradeOff, begin, tasks } = setUp();
  begin(boardOf(`S${'.'.repeat(199)}\n${`${'.3'.repeat(100)}\n`.repeat(198)}${'.'.repeat(199)}G\n`));
  for (let i = 0; i < 3; i++) tasks.shift()?.();
  assert.ok(tradeOff.done < 3 && tasks.length > 0);
  tradeOff.cancel();
  const { done } = tradeOff;
  while (tasks.length > 0) tasks.shift()?.();
  assert.deepEqual([tradeOff.phase, tradeOff.done, tradeOff.rows.length], ['cancelled', done, done]);
  tradeOff.dispose();
});
