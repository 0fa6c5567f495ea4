// Values that are not a number, a cell or an array are refused at the doors, of the engine and of the module behind it;
// and the module lives on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../../web/engine/engine.js';
import { EngineError } from '../../../web/engine/engine-error.js';
import { GraphEngine } from '../../../web/engine/graph-engine.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { WorldEngine } from '../../../web/engine/world-engine.js';
import { loadModules, search } from '../../support/node/module.mjs';

const module = await loadModules();
/** Whole, but not in 32 bits; not a number; not whole. */
const ODD = [2 ** 32 + 5, 2 ** 53, -2, -1, 1.5, NaN, Infinity, undefined, '7x', {}];
/** They have a length. */
const LIKE_ARRAYS = [{ length: -1 }, { length: 1e9 }, { length: 25 }, { length: NaN }, { 0: 1, length: 1 }];

/** @param {unknown} value @returns {never} */
const any = (value) => /** @type {never} */ (value);

/** A caller of the module may pass anything. @param {object} lab @param {string} name @param {unknown[]} values */
const call = (lab, name, ...values) => Reflect.get(lab, name).apply(lab, values);

test('the module accepts whole numbers, and nothing else in their place', () => {
  const lab = new module.Laboratory();
  assert.ok(lab.clear(5, 5).ok);
  for (const odd of ODD) {
    assert.throws(() => call(lab, 'clear', odd, 5), RangeError, String(odd));
    assert.throws(() => call(lab, 'resize', 5, odd), RangeError, String(odd));
    assert.throws(() => call(lab, 'begin', DEFAULT_SETTINGS, 0, odd), RangeError, String(odd));
    assert.throws(() => call(lab, 'seek', odd), RangeError, String(odd));
    assert.throws(() => call(lab, 'why', odd), RangeError, String(odd));
    assert.throws(() => call(lab, 'advance', odd), RangeError, String(odd));
    assert.throws(() => call(lab, 'paint', 'status', 0, odd, 1, 1), RangeError, String(odd));
    const settings = { ...DEFAULT_SETTINGS, weightHundredths: odd };
    assert.throws(() => call(lab, 'begin', settings, 0, 1), RangeError, String(odd));
    if (odd !== -1) assert.throws(() => call(lab, 'nextStepWith', 'opened', odd, 0), RangeError, String(odd));
  }
  assert.deepEqual([lab.width(), lab.height(), lab.factors().length], [5, 5, 25]);
  assert.ok(lab.begin(DEFAULT_SETTINGS, 0, 24).ok);
  while (lab.advance(1000) === 'running');
  assert.equal(lab.nextStepWith('opened', -1, 0), 1);
  lab.delete();
});

test('the module accepts arrays, and nothing that resembles them', () => {
  const lab = new module.Laboratory();
  assert.ok(lab.clear(5, 5).ok);
  for (const odd of LIKE_ARRAYS) {
    assert.throws(() => call(lab, 'edit', odd, [0]), TypeError);
    assert.throws(() => call(lab, 'edit', [0], odd), TypeError);
    assert.throws(() => call(lab, 'restore', 5, 5, odd), TypeError);
    assert.throws(() => call(lab, 'setColours', odd, odd), TypeError);
  }
  assert.throws(() => call(lab, 'edit', new Array(2 ** 31), [0]), TypeError);
  for (const odd of [2 ** 32 + 5, -1, 1.5, NaN, 'x', undefined]) {
    assert.throws(() => call(lab, 'edit', [0, odd], [0]), RangeError, String(odd));
    assert.throws(() => call(lab, 'edit', [0], [odd]), RangeError, String(odd));
  }
  assert.throws(() => call(lab, 'edit', Float64Array.of(2 ** 32 + 5), [0]), RangeError);
  assert.deepEqual([...lab.factors()], Array(25).fill(1));
  for (const cells of [
    [1, 2],
    Uint8Array.of(1, 2),
    Uint16Array.of(1, 2),
    Uint32Array.of(1, 2),
    Int32Array.of(1, 2),
    Float64Array.of(1, 2),
  ]) {
    assert.ok(lab.clear(5, 5).ok && lab.edit(cells, [0]).ok);
    assert.deepEqual([...lab.factors().slice(0, 4)], [1, 0, 0, 1]);
  }
  lab.delete();
});

test('the settings of other algorithms are checked, too', () => {
  const lab = new module.Laboratory();
  assert.ok(lab.clear(5, 5).ok);
  for (const name of ['localRadius', 'localSteps', 'localSeed', 'clusterSide']) {
    assert.throws(() => call(lab, 'begin', { ...DEFAULT_SETTINGS, [name]: 2 ** 32 + 12 }, 0, 1), RangeError, name);
  }
  assert.ok(lab.begin({ ...DEFAULT_SETTINGS, algorithm: 'local', localSeed: 2 ** 32 - 1 }, 0, 1).ok);
  lab.delete();
});

/** @param {() => void} task */
function codeOf(task) {
  try {
    task();
  } catch (error) {
    if (error instanceof EngineError) return error.reason.code;
    throw error;
  }
  return '';
}

test('the engine says in its own words what is wrong, before the module sees it', () => {
  const engine = new Engine(new module.Laboratory());
  engine.clear(5, 5);
  for (const odd of LIKE_ARRAYS) {
    assert.equal(
      codeOf(() => engine.editEach(any(odd), [0])),
      'board.factors',
    );
    assert.equal(
      codeOf(() => engine.editEach([0], any(odd))),
      'board.factors',
    );
    assert.equal(
      codeOf(() => engine.restore(5, 5, any(odd))),
      'board.factors',
    );
  }
  for (const odd of [2 ** 32 + 5, -1, 1.5, NaN]) {
    assert.equal(
      codeOf(() => engine.clear(odd, 5)),
      'board.size',
    );
    assert.equal(
      codeOf(() => engine.editEach([odd], [0])),
      'board.cell',
    );
    assert.equal(
      codeOf(() => engine.editEach([0], [odd])),
      'board.factor',
    );
    assert.equal(
      codeOf(() => engine.restore(1, 1, any([odd]))),
      'board.factor',
    );
  }
  assert.equal(
    codeOf(() => engine.restore(5, 5, new Uint8Array(24))),
    'board.factors',
  );
  const world = new WorldEngine(new module.WorldLaboratory());
  for (const factors of LIKE_ARRAYS) {
    assert.equal(
      codeOf(() => world.begin({ width: 5, height: 5, factors: any(factors) }, 'nowall', 1, '')),
      'board.factors',
    );
  }
  assert.deepEqual([...engine.factors()], Array(25).fill(1));
});

test('the module lives through any number of refusals: each returns its part of the stack', () => {
  const lab = new module.Laboratory();
  assert.ok(lab.clear(5, 5).ok);
  for (let i = 0; i < 500_000; i++) {
    try {
      lab.clear(-1, 5);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  assert.equal(search(lab, {}, 0, 24).cost, 56);
  lab.delete();
});

test('a list that grows while it is read is read once', () => {
  const engine = new Engine(new module.Laboratory());
  engine.clear(5, 5);
  let asked = 0;
  const growing = new Proxy([0, 0], { get: (_, key) => (key === 'length' ? 2 + 1000 * asked++ : 0) });
  assert.equal(
    codeOf(() => engine.editEach(growing, [0])),
    '',
  );
  assert.ok(asked < 10, `asked ${asked} times how long it is`);
  assert.deepEqual([...engine.factors().slice(0, 3)], [0, 1, 1]);
});

test('a world seeks to whole ticks, a limited number at a time', () => {
  const lab = new module.WorldLaboratory();
  for (const odd of ODD) {
    assert.throws(() => call(lab, 'seek', odd, 5), RangeError, String(odd));
    assert.throws(() => call(lab, 'seek', 5, odd), RangeError, String(odd));
  }
  assert.equal(lab.now(), 0);
  lab.delete();
});

test('arguments that throw when read, and calls after the end, are refused in words', () => {
  const engine = new Engine(new module.Laboratory());
  const fails = () => {
    throw new Error('mine');
  };
  assert.equal(
    codeOf(() => engine.begin(any(null), 0, 0)),
    'engine.call',
  );
  assert.equal(
    codeOf(() => engine.generate('maze', any(null))),
    'engine.call',
  );
  assert.equal(
    codeOf(() => engine.clear(any({ [Symbol.toPrimitive]: fails }), 5)),
    'engine.call',
  );
  assert.equal(
    codeOf(() => engine.readScenario(any(5))),
    'engine.call',
  );
  engine.dispose();
  assert.equal(
    codeOf(() => engine.width),
    'engine.call',
  );
  assert.equal(
    codeOf(() => engine.dispose()),
    'engine.call',
  );
  const graph = new GraphEngine(new module.GraphLaboratory());
  assert.equal(
    codeOf(() => graph.define(any(revokedList()), [], [])),
    'engine.call',
  );
  assert.equal(
    codeOf(() => graph.seek(NaN)),
    'search.none',
  );
});

function revokedList() {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}
