// Long work in an engine of its own: slices, progress, cancelling, refusals, and engines that die.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineError } from '../../../web/engine/engine-error.js';
import { Job } from '../../../web/engine/jobs/job.js';

/** @import { Reason } from 'astrolabe-module' */

/** @typedef {{ reason: Reason }} Death */
/** @typedef {{ isDisposed: boolean, dispose: () => void, die: (death: Death) => void, whenDead: (listener: (death: Death) => void) => void }} FakeEngine */

const TRAPPED = { ok: false, code: 'module.trapped', line: 0, found: '', expected: '' };

/** Its parts are pieces, each with progress. @extends {Job<FakeEngine>} */
class Pieces extends Job {
  /** @type {number[]} */
  pieces = [];
  forgotten = 0;

  /** @param {number} count @param {Error | null} [error] thrown after them */
  begin(count, error = null) {
    this.start(() => this.#work(count, error), count);
  }

  forget() {
    this.forgotten += 1;
  }

  /** @param {number} count @param {Error | null} error */
  *#work(count, error) {
    for (let piece = 0; piece < count; piece++) {
      this.pieces.push(piece);
      this.done += 1;
      yield true;
    }
    if (error !== null) throw error;
  }
}

class Table extends Pieces {
  isInEngine = true;
}

/** Tasks that run on request; a slice is two pieces. @param {typeof Pieces} [Kind] */
function bench(Kind = Pieces) {
  /** @type {FakeEngine[]} */
  const engines = [];
  /** @type {(() => void)[]} */
  const tasks = [];
  /** @type {string[]} */
  const reported = [];
  const makes = { error: /** @type {Error | null} */ (null) };
  const create = () => {
    if (makes.error !== null) throw makes.error;
    /** @type {FakeEngine} */
    const engine = {
      isDisposed: false,
      dispose: () => void (engine.isDisposed = true),
      die: () => assert.fail('nobody listens'),
      whenDead: (listener) => void (engine.die = listener),
    };
    engines.push(engine);
    return engine;
  };
  let now = 0;
  const clock = { now: () => (now += 3), defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const job = new Kind(create, clock, () => reported.push(`${job.phase} ${job.done}/${job.count}`));
  const runAll = () => {
    while (tasks.length > 0) tasks.shift()?.();
  };
  return { job, engines, reported, makes, runTask: () => tasks.shift()?.(), runAll };
}

test('it starts with the next task, reports each slice with progress, and its end once', () => {
  const { job, engines, reported, runAll } = bench();
  assert.equal(job.phase, 'none');
  job.begin(5);
  assert.deepEqual([job.phase, job.pieces, job.progress], ['running', [], 0]);
  runAll();
  assert.deepEqual(reported, ['running 0/5', 'running 2/5', 'running 4/5', 'done 5/5']);
  assert.equal(job.progress, 1);
  job.begin(1);
  runAll();
  assert.equal(engines.length, 1, 'the engine is kept');
  job.dispose();
  assert.deepEqual([engines[0]?.isDisposed, job.phase, job.forgotten], [true, 'done', 1]);
  job.begin(1);
  runAll();
  assert.deepEqual([engines.length, job.phase], [2, 'done']);
});

test('cancelled, it keeps what is done and does no more; restarted, the previous run does no more', () => {
  const { job, reported, runTask, runAll } = bench();
  job.cancel();
  assert.deepEqual(reported, []);
  job.begin(5);
  runTask();
  job.cancel();
  assert.deepEqual([job.phase, reported.at(-1), job.progress], ['cancelled', 'cancelled 2/5', 0.4]);
  runAll();
  assert.deepEqual(job.pieces, [0, 1]);
  job.begin(5);
  runTask();
  job.begin(3);
  runAll();
  assert.deepEqual(job.pieces, [0, 1, 0, 1, 0, 1, 2]);
  assert.deepEqual([job.phase, job.reason], ['done', null]);
});

test('a refusal by the engine ends it with the reason, and so does the lack of an engine; another error is thrown', () => {
  const { job, reported, makes, runAll } = bench();
  job.begin(2, new EngineError({ code: 'search.uniform_terrain' }));
  runAll();
  assert.deepEqual(
    [job.phase, job.reason?.code, reported.at(-1)],
    ['refused', 'search.uniform_terrain', 'refused 2/2'],
  );
  job.begin(1);
  assert.deepEqual([job.phase, job.reason], ['running', null]);
  job.dispose();
  makes.error = new EngineError({ code: 'module.not_restarted' });
  job.begin(1);
  assert.deepEqual([job.phase, job.reason?.code, reported.at(-1)], ['refused', 'module.not_restarted', 'refused 0/1']);
  runAll();
  makes.error = null;
  job.begin(1, new Error('a bug'));
  assert.throws(runAll, /a bug/);
});

test('a dying engine ends what runs, and is reported once; earlier results stay', () => {
  const { job, engines, reported, runTask, runAll } = bench();
  job.begin(5);
  runTask();
  engines[0]?.die({ reason: TRAPPED });
  assert.deepEqual([job.phase, job.reason, job.forgotten], ['refused', TRAPPED, 1]);
  const count = reported.length;
  runAll();
  engines[0]?.die({ reason: TRAPPED });
  assert.deepEqual([job.pieces, reported.length, job.forgotten], [[0, 1], count, 1]);
  // The error that ended it is the death that the engine reports afterwards, when it may be running anew.
  job.begin(2, new EngineError({ ...TRAPPED, found: 'of itself' }));
  runAll();
  const { reason } = job;
  assert.ok(reason !== null);
  job.begin(5);
  runTask();
  engines[0]?.die({ reason });
  assert.equal(job.phase, 'running');
  runAll();
  engines[0]?.die({ reason: { ...TRAPPED } });
  assert.equal(job.phase, 'done');
  job.dispose();
  engines[0]?.die({ reason: { ...TRAPPED } });
  assert.equal(job.phase, 'done');
});

test('a result inside the engine is lost with it', () => {
  const { job, engines, reported, runAll } = bench(Table);
  job.begin(1);
  runAll();
  engines[0]?.die({ reason: TRAPPED });
  assert.deepEqual([job.phase, job.reason, reported.at(-1)], ['refused', TRAPPED, 'refused 1/1']);
});
