// States as links, what a length means, and the code of a figure.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_VIEW } from '../../../web/link/link.js';
import { embedCode } from '../../../web/dialogs/share/figure/snippet.js';
import { lengthMeaning, markdownLink } from '../../../web/dialogs/share/link/link-meaning.js';
import { endsOf, linkOf } from '../../../web/link/state-link.js';
import { withPosition } from '../../../web/model/playback.js';
import { initialState, withBoard, withSearchRunning, withSearchSettled } from '../../../web/model/state.js';

const HOME = Object.freeze({ map: 'rHome', width: 7, start: 15, goal: 19 });
const AT_END = Object.freeze({ step: 12, open: 1, closed: 12, current: 19 });

/** The first figure's board, searched in 12 steps. */
function settled() {
  const start = initialState();
  const board = { ...start.board, width: 7, height: 6, start: 15, goal: 19 };
  return withSearchSettled(withBoard(start, board), { ...start.search.result, steps: 12 }, AT_END);
}

/** @param {ReturnType<typeof settled>} state @param {string} [map] */
const linkFrom = (state, map = HOME.map) => linkOf(state, map, HOME, NO_VIEW);

test('for the first figure a link holds only the settings', () => {
  const state = settled();
  const { link, isMapLeftOut } = linkFrom(state);
  assert.deepEqual(link, {
    map: null,
    start: null,
    goal: null,
    settings: state.settings,
    step: null,
    display: state.display,
    breakpoints: [],
    view: NO_VIEW,
  });
  assert.equal(isMapLeftOut, false);
});

test('an end that was moved is in the link, the other is not', () => {
  const state = settled();
  const { link } = linkFrom({ ...state, board: { ...state.board, goal: 20 } });
  assert.deepEqual([link.start, link.goal], [null, { x: 6, y: 2 }]);
});

test('with another map both ends are in the link', () => {
  const { link } = linkFrom(settled(), 'rOther');
  assert.deepEqual([link.map, link.start, link.goal], ['rOther', { x: 1, y: 2 }, { x: 5, y: 2 }]);
});

test('only a step before the end is in the link', () => {
  const inside = withPosition(settled(), { step: 0, open: 1, closed: 0, current: -1 });
  assert.equal(linkFrom(inside).link.step, 0);
  assert.equal(linkFrom(settled()).link.step, null);
  assert.equal(linkFrom(withSearchRunning(inside)).link.step, null);
});

test('the last step is in the link where a quiz or a loop would open at another', () => {
  for (const view of [
    { ...NO_VIEW, quiz: true },
    { ...NO_VIEW, loop: { first: 3, last: 5 } },
  ]) {
    assert.equal(linkOf(settled(), HOME.map, HOME, view, { isAsSeen: true }).link.step, 12);
    // An author who makes a figure of it wants its beginning.
    assert.equal(linkOf(settled(), HOME.map, HOME, view).link.step, null);
  }
  assert.equal(linkOf(settled(), HOME.map, HOME, { ...NO_VIEW, quiz: false }, { isAsSeen: true }).link.step, null);
});

test('a map too long for any address is left out, with everything placed on it', () => {
  const inside = withPosition(settled(), { step: 3, open: 1, closed: 3, current: 1 });
  const { link, isMapLeftOut } = linkFrom(inside, `r${'A'.repeat(2_000_000)}`);
  assert.deepEqual([link.map, link.start, link.goal, link.step], [null, null, null, null]);
  assert.equal(isMapLeftOut, true);
  assert.equal(linkFrom(inside, `r${'A'.repeat(1_999_999)}`).isMapLeftOut, false);
});

test('ends are cells of the board, or refused', () => {
  const board = { width: 4, height: 3 };
  const suggested = { start: 1, goal: 10 };
  const ends = (/** @type {Parameters<typeof endsOf>[0]} */ link) => endsOf(link, board, suggested);
  assert.deepEqual(ends({ start: null, goal: null }).ends, suggested);
  assert.deepEqual(ends({ start: { x: 3, y: 2 }, goal: { x: 0, y: 1 } }).ends, { start: 11, goal: 4 });
  for (const outside of [
    { x: 4, y: 0 },
    { x: 0, y: 3 },
  ]) {
    for (const [key, link] of Object.entries({
      s: { start: outside, goal: null },
      g: { start: null, goal: outside },
    })) {
      const { reason } = ends(link);
      assert.equal(reason?.code, 'link.end_outside');
      assert.deepEqual([reason?.found, reason?.expected], [`${key}=${outside.x},${outside.y}`, '4 × 3']);
    }
  }
});

test('link lengths are classed for a code, a chat, a long link or a file', () => {
  const meanings = [300, 301, 2000, 2001, 4000, 4001].map((length) => lengthMeaning(length));
  assert.deepEqual(
    meanings.map(({ key }) => key.replace('share.length_', '')),
    ['code', 'chat', 'chat', 'long', 'long', 'file'],
  );
  assert.deepEqual(
    meanings.map(({ level }) => level),
    ['chat', 'chat', 'chat', 'long', 'long', 'file'],
  );
});

test('a link in Markdown stays a link whatever its text', () => {
  assert.equal(
    markdownLink('https://a.example/#v=1&s=1,2', 'A* [one]'),
    '[A\\* \\[one\\]](https://a.example/#v=1&s=1,2)',
  );
});

test('the code of a figure is safe to paste', () => {
  const code = embedCode('https://a.example/embed.html#v=1&a=bfs', 'A* "quoted" & more');
  assert.equal(
    code,
    '<iframe src="https://a.example/embed.html#v=1&amp;a=bfs" title="A* &quot;quoted&quot; &amp; more"' +
      ' loading="lazy" style="width:100%;aspect-ratio:16/10;min-height:400px;border:0"></iframe>',
  );
});
