// When the map's text is made anew: never twice for the same cells, and not after every stroke on a
// board whose text no address holds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LinkDesk } from '../../web/controls/link-desk.js';
import { initialState, withBoard, withCellsEdited } from '../../web/state/state.js';
import { Store } from '../../web/state/store.js';

/** @typedef {ConstructorParameters<typeof LinkDesk>[0]} Parts */

/** A desk over a board whose text is `text.now`, and how often it was asked for. */
function setUp() {
  const text = { now: 'rHome', asked: 0 };
  const store = new Store(initialState());
  const engine = /** @type {Parts['engine']} */ (
    /** @type {unknown} */ ({
      width: 7,
      load: () => undefined,
      suggestedEnds: () => ({ start: 15, goal: 19 }),
      mapToLink: () => {
        text.asked += 1;
        return text.now;
      },
    })
  );
  const appearance = new Store(
    /** @type {Parts['appearance']['state']} */ ({ theme: 'system', language: 'en' }),
  );
  const conductor = /** @type {Parts['conductor']} */ ({});
  const { signal } = new AbortController();
  const desk = new LinkDesk({ engine, store, appearance, conductor, speak: async () => true, signal });
  text.asked = 0;
  const newBoard = () =>
    store.update((state) => withBoard(state, { ...state.board, width: 7, height: 6 }));
  const stroke = () => store.update((state) => withCellsEdited(state, { cells: [1], factor: 0 }));
  return { desk, text, newBoard, stroke };
}

test('the text of the map is made once for the same cells', () => {
  const { desk, text, newBoard, stroke } = setUp();
  newBoard();
  text.now = 'rOne';
  assert.match(desk.write().text, /m=rOne&/);
  desk.write();
  assert.equal(text.asked, 1);
  text.now = 'rTwo';
  stroke();
  assert.match(desk.write().text, /m=rTwo&/);
  assert.equal(text.asked, 2);
});

test('strokes on a map far too large for an address cost no text', () => {
  const { desk, text, newBoard, stroke } = setUp();
  newBoard();
  text.now = `r${'A'.repeat(5_000_000)}`;
  assert.equal(desk.write().isMapLeftOut, true);
  stroke();
  assert.equal(desk.write().isMapLeftOut, true);
  assert.equal(text.asked, 1);
});

test('another board in its place is written at once, even after a stroke', () => {
  const { desk, text, newBoard, stroke } = setUp();
  newBoard();
  text.now = `r${'A'.repeat(5_000_000)}`;
  desk.write();
  text.now = 'rSmall';
  newBoard();
  stroke();
  assert.match(desk.write().text, /m=rSmall&/);
});
