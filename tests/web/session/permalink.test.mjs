// When the map's text is written: part by part where the board is large, never twice for the same cells,
// and not after every stroke on a board whose text is too long for any address.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseLink } from '../../../web/link/link-text.js';
import { Permalink } from '../../../web/session/permalink.js';
import { initialState, withBoard, withCellsEdited } from '../../../web/model/state.js';
import { Store } from '../../../web/model/store.js';

/** @typedef {ConstructorParameters<typeof Permalink>[0]} Parts */

/** A permalink over a board whose text is `text.now`, and how often it was requested. */
function setUp() {
  const text = { now: 'rHome', asked: 0, parts: 1 };
  /** Parts of the pending text that are done. */
  let done = 0;
  /** @type {(() => void)[]} */
  const deferred = [];
  // At every read of the clock a slice has passed.
  let time = 0;
  const clock = { now: () => (time += 5), defer: (/** @type {() => void} */ task) => void deferred.push(task) };
  const next = () => deferred.shift()?.();
  const store = new Store(initialState());
  const engine = /** @type {Parts['engine']} */ (
    /** @type {unknown} */ ({
      width: 7,
      restore: () => undefined,
      height: 6,
      advanceMapToLink: () => {
        done += 1;
        return done >= text.parts;
      },
      suggestedEnds: () => ({ start: 15, goal: 19 }),
      mapToLink: () => {
        text.asked += 1;
        done = 0;
        return text.now;
      },
    })
  );
  const appearance = new Store(/** @type {Parts['appearance']['state']} */ ({ theme: 'system', language: 'en' }));
  const session = /** @type {Parts['session']} */ (/** @type {unknown} */ ({ openLink: () => true }));
  const { signal } = new AbortController();
  const permalink = new Permalink({ engine, store, appearance, session, clock, signal });
  text.asked = 0;
  const newBoard = () => store.update((state) => withBoard(state, { ...state.board, width: 7, height: 6 }));
  const stroke = () => store.update((state) => withCellsEdited(state, { cells: [1], ground: 0 }));
  return { permalink, text, next, newBoard, stroke };
}

test('the text of the map is written once for the same cells', () => {
  const { permalink, text, newBoard, stroke } = setUp();
  newBoard();
  text.now = 'rOne';
  assert.match(permalink.write().text, /m=rOne&/);
  permalink.write();
  assert.equal(text.asked, 1);
  text.now = 'rTwo';
  stroke();
  assert.match(permalink.write().text, /m=rTwo&/);
  assert.equal(text.asked, 2);
});

test('strokes on a map far too large for an address write no text', () => {
  const { permalink, text, newBoard, stroke } = setUp();
  newBoard();
  text.now = `r${'A'.repeat(5_000_000)}`;
  assert.equal(permalink.write().isMapLeftOut, true);
  stroke();
  assert.equal(permalink.write().isMapLeftOut, true);
  assert.equal(text.asked, 1);
});

test('another board in its place is written at once, even after a stroke', () => {
  const { permalink, text, newBoard, stroke } = setUp();
  newBoard();
  text.now = `r${'A'.repeat(5_000_000)}`;
  permalink.write();
  text.now = 'rSmall';
  newBoard();
  stroke();
  assert.match(permalink.write().text, /m=rSmall&/);
});

test('the text of a large board is written part by part, and each waiting callback is called once', () => {
  const { permalink, text, next, newBoard } = setUp();
  newBoard();
  text.parts = 3;
  text.now = 'rBig';
  /** @type {string[]} */
  const reported = [];
  permalink.prepare(() => reported.push('first'));
  permalink.prepare(() => reported.push('second'));
  next();
  assert.deepEqual([reported, text.asked], [[], 0]);
  next();
  assert.deepEqual([reported, text.asked], [['first', 'second'], 1]);
  next();
  permalink.prepare(() => reported.push('third'));
  assert.match(permalink.write().text, /m=rBig&/);
  assert.deepEqual([reported, text.asked], [['first', 'second', 'third'], 1]);
});

test('callbacks waiting for the text of one board are not called for another', () => {
  const { permalink, text, next, newBoard, stroke } = setUp();
  newBoard();
  text.parts = 9;
  permalink.prepare(() => assert.fail('the board is another'));
  next();
  stroke();
  for (let i = 0; i < 20; i++) next();
  assert.equal(text.asked, 0);
  // A synchronous request gets it at once.
  text.now = 'rNow';
  assert.match(permalink.write().text, /m=rNow&/);
});

test('a file holds a text that is too long for an address', () => {
  const { permalink, text, newBoard, stroke } = setUp();
  newBoard();
  text.now = `r${'A'.repeat(5_000_000)}`;
  permalink.write();
  stroke();
  text.now = `r${'B'.repeat(5_000_000)}`;
  let isThere = false;
  permalink.prepare(() => (isThere = true), { evenIfLong: true });
  assert.equal(isThere, true);
  assert.equal(permalink.write().isMapLeftOut, true);
  assert.match(permalink.writeForFile(), /m=rB{5000000}&/);
});

test('the text of a linked map is not written again', () => {
  const { permalink, text } = setUp();
  permalink.open(parseLink('#v=1&m=aAbc&s=0,0'));
  assert.match(permalink.write().text, /m=aAbc&/);
  assert.equal(text.asked, 0);
});
