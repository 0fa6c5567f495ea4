// Requests to a figure: handled in order, one after the other; those made obsolete by a later link are dropped.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RequestQueue } from '../../../web/app/embed/request-queue.js';

/** @param {(request: { type: string }) => void} [work] */
function setUp(work = () => undefined) {
  /** @type {(() => void)[]} */
  const tasks = [];
  /** @type {string[]} */
  const log = [];
  const queue = new RequestQueue({
    act: (request) => {
      log.push(`${request.type} ${request.id}`);
      work(request);
    },
    refuse: ({ type, id }, reason) => void log.push(`${reason} ${type} ${id}`),
    defer: (task) => void tasks.push(task),
  });
  /** @param {number} [most] tasks */
  const finish = (most = Infinity) => {
    for (; tasks.length > 0 && most > 0; most--) tasks.shift()?.();
  };
  let id = 0;
  /** @param {string[]} types */
  const take = (...types) => types.forEach((type) => queue.take({ type, id: ++id }));
  return { take, finish, log };
}

test('requests are handled in order, each in a task of its own', () => {
  const { take, finish, log } = setUp();
  take('set', 'seek', 'play');
  finish(1);
  assert.deepEqual(log, ['set 1']);
  finish();
  assert.deepEqual(log, ['set 1', 'seek 2', 'play 3']);
});

test('of a hundred thousand links at a time one is opened', () => {
  const { take, finish, log } = setUp();
  take('getState', 'seek', ...Array.from({ length: 100_000 }, () => 'set'), 'pause');
  finish();
  assert.deepEqual(
    log.filter((line) => !line.startsWith('message')),
    ['getState 1', 'set 100002', 'pause 100003'],
  );
  assert.equal(log.filter((line) => line.startsWith('message.superseded set')).length, 99_999);
  assert.equal(log[0], 'message.superseded seek 2');
});

test('a request that arrives during another is received before the next one starts', () => {
  const { take, finish, log } = setUp(({ type }) => {
    if (type === 'set' && log.length === 1) take('set', 'set');
  });
  take('set', 'seek');
  finish();
  assert.deepEqual(log, ['set 1', 'message.superseded seek 2', 'message.superseded set 3', 'set 4']);
});

test('no more than a hundred wait', () => {
  const { take, finish, log } = setUp();
  take(...Array.from({ length: 102 }, () => 'getState'));
  assert.deepEqual(log, ['message.too_many getState 101', 'message.too_many getState 102']);
  finish();
  assert.equal(log.length, 102);
  take('getState');
  finish();
  assert.equal(log.at(-1), 'getState 103');
});
