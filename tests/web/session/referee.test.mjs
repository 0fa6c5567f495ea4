// The referee of a session: judging in slices, which updates the state receives, and to which search a ruling belongs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Referee } from '../../../web/session/referee.js';
import { withDisplay } from '../../../web/model/display.js';
import { rulingOf } from '../../../web/model/referee.js';
import * as change from '../../../web/model/state.js';
import { Store } from '../../../web/model/store.js';
import { createClock } from '../../support/fixtures/clock.mjs';
import { LONGER, OPTIMAL, UNKNOWN, judged } from '../../support/fixtures/verdicts.mjs';

/** @import { Engine } from '../../../web/engine/engine.js' */
/** @import { Verdict } from 'astrolabe-module' */

/** @param {readonly Verdict[]} verdicts one after the other, each after judge() was called once more */
function createReferee(verdicts) {
  const clock = createClock();
  const store = new Store(change.initialState());
  let calls = 0;
  const engine = /** @type {Engine} */ (
    /** @type {unknown} */ ({
      judge: () => {
        clock.pass(5);
        calls += 1;
        return calls < verdicts.length ? 'judging' : 'judged';
      },
      verdict: () => verdicts[calls - 1],
      xray: () => new Float64Array(0),
    })
  );
  return { referee: new Referee(engine, store, clock), clock, store };
}

test('for a small board the whole verdict is known with the answer', () => {
  const { referee, clock } = createReferee([OPTIMAL]);
  assert.equal(referee.begin().verdict, OPTIMAL);
  assert.equal(clock.pending(), 0);
});

test('for a large one the state receives news, and nothing for slices without any', () => {
  const ruled = { ...LONGER, state: /** @type {const} */ ('judging') };
  const { referee, clock, store } = createReferee([UNKNOWN, UNKNOWN, ruled, { ...ruled }, LONGER]);
  store.update((state) => ({ ...state, referee: referee.begin() }));
  const reported = [store.state.referee.verdict];
  const { signal } = new AbortController();
  store.subscribe((state) => reported.push(state.referee.verdict), signal);
  while (clock.pending() > 0) clock.runOne();
  assert.deepEqual(reported, [UNKNOWN, ruled, LONGER]);
});

test('a requested X-ray is read before the judging continues, and kept when it is hidden', () => {
  const clock = createClock();
  const store = new Store(change.initialState());
  /** @type {string[]} */
  const done = [];
  let calls = 0;
  const engine = /** @type {Engine} */ (
    /** @type {unknown} */ ({
      width: 2,
      height: 1,
      judge: () => {
        done.push('judged');
        calls += 1;
        return calls < 4 ? 'judging' : 'judged';
      },
      verdict: () => (calls < 4 ? UNKNOWN : LONGER),
      // The true costs are known after the second piece of work.
      xray: (/** @type {number} */ _x, /** @type {number} */ _y, /** @type {number} */ columns) => {
        if (columns === 2) done.push('read');
        return new Float64Array(calls < 2 ? 0 : 4 * columns);
      },
    })
  );
  const referee = new Referee(engine, store, clock);
  const show = (/** @type {boolean} */ xray) => store.update((state) => withDisplay(state, { xray }));
  show(true);
  const { verdict, survey } = referee.begin();
  assert.deepEqual(done, ['judged', 'judged', 'read', 'judged', 'judged']);
  assert.equal(verdict, LONGER);
  assert.equal(survey?.grades.length, 2);
  store.update((state) => ({
    ...state,
    search: { ...state.search, phase: 'settled' },
    referee: { verdict, survey },
  }));
  show(false);
  referee.resume();
  show(true);
  referee.resume();
  assert.equal(store.state.referee.survey, survey);
  assert.equal(done.length, 5);
});

test('a search that was cancelled is no longer judged', () => {
  const { referee, clock, store } = createReferee([UNKNOWN, LONGER]);
  store.update((state) => ({ ...state, referee: referee.begin() }));
  referee.cancel();
  clock.runOne();
  assert.equal(store.state.referee.verdict, UNKNOWN);
});

test('a ruling belongs to the current search: none without one, open while another runs', () => {
  assert.equal(rulingOf(change.initialState()), 'none');
  assert.equal(rulingOf(judged(UNKNOWN)), 'judging');
  assert.equal(rulingOf(judged({ ...UNKNOWN, state: 'idle' })), 'none');
  assert.equal(rulingOf(judged(OPTIMAL)), 'optimal');
  assert.equal(rulingOf(change.withSearchRunning(judged(LONGER))), 'judging');
  assert.equal(rulingOf(change.withSearchRefused(judged(LONGER))), 'none');
  const { result } = change.initialState().search;
  const position = change.initialState().playback.position;
  const settledAnew = change.withSearchSettled(judged(LONGER), result, position);
  assert.equal(rulingOf(settledAnew), 'judging');
});
