// The store of the state: which subscriber is notified of what.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Store } from '../../../web/model/store.js';

test('the store reports changes, and nothing else', () => {
  const store = new Store({ count: 0 });
  const controller = new AbortController();
  /** @type {[number, number][]} */
  const reported = [];
  store.subscribe((state, previous) => reported.push([previous.count, state.count]), controller.signal);
  store.update((state) => state);
  store.update(({ count }) => ({ count: count + 1 }));
  controller.abort();
  store.update(({ count }) => ({ count: count + 1 }));
  assert.deepEqual(reported, [[0, 1]]);
  assert.equal(store.state.count, 2);
});

test('a batch is reported as one change, whatever is in it, and even where it fails', () => {
  const store = new Store({ count: 0, name: 'a' });
  const { signal } = new AbortController();
  /** @type {string[]} */
  const reported = [];
  store.subscribe((state, previous) => reported.push(`${previous.count} → ${state.count}`), signal);
  store.watch(
    ({ name }) => name,
    (name, before) => reported.push(`${before} → ${name}`),
    signal,
  );
  const add = () => store.update((state) => ({ ...state, count: state.count + 1 }));
  const seen = store.batch(() => {
    add();
    store.batch(add);
    return store.state.count;
  });
  assert.equal(seen, 2, 'inside a batch the state is as it is by then');
  assert.deepEqual(reported, ['0 → 2']);
  assert.throws(
    () =>
      store.batch(() => {
        add();
        throw new RangeError('in the middle');
      }),
    RangeError,
  );
  assert.deepEqual(reported, ['0 → 2', '2 → 3']);
  store.batch(() => undefined);
  store.update((state) => ({ ...state, name: 'b' }));
  assert.deepEqual(reported, ['0 → 2', '2 → 3', '3 → 3', 'a → b']);
});
