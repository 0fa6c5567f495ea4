// Breakpoints: the list, its text in a link, and what it means on a board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_LINK } from '../../../web/link/link.js';
import { formatLink, parseLink } from '../../../web/link/link-text.js';
import {
  MOST_BREAKPOINTS,
  formatBreakpoints,
  stepEventsOf,
  isIdle,
  linesWithBreakpoint,
  parseBreakpoints,
  withBreakpoint,
  withBreakpoints,
} from '../../../web/model/breakpoints.js';
import { initialState } from '../../../web/model/state.js';

/** @import { Breakpoint } from '../../../web/model/breakpoints.js' */

/** @type {Breakpoint} */
const PARENT = { kind: 'parent-changes', point: null };
/** @type {Breakpoint} */
const OPENED = { kind: 'opened', point: { x: 4, y: 3 } };
/** @type {Breakpoint} */
const RISES = { kind: 'f-rises', point: null };

/** @type {Breakpoint} */
const LINE = { kind: 'line', point: null, line: 'skip-open' };

test('a breakpoint on a line of the code is one, but not on the board', () => {
  assert.equal(formatBreakpoints([LINE, RISES]), 'line.skip-open,f-rises');
  assert.deepEqual(parseBreakpoints('line.skip-open,line.skip-open,line.take,line.search,line.,line'), [
    LINE,
    { ...LINE, line: 'take' },
  ]);
  assert.deepEqual(linesWithBreakpoint([RISES, LINE]), ['skip-open']);
  const board = { width: 4, height: 9 };
  assert.deepEqual([isIdle(LINE, board), stepEventsOf([LINE], board)], [false, []]);
});

test('the text of breakpoints is readable, and is read back', () => {
  const list = [PARENT, OPENED, RISES];
  assert.equal(formatBreakpoints(list), 'parent,opened.4.3,f-rises');
  assert.deepEqual(parseBreakpoints('parent,opened.4.3,f-rises'), list);
  assert.deepEqual(parseBreakpoints(''), []);
});

test('invalid breakpoints are ignored', () => {
  for (const odd of [
    ['opened.4', 'opened.4.', 'opened.4.3.2', 'opened.4096.0', 'opened.0.4096', 'opened.-1.0'],
    ['f-rises.1.2', 'Parent', 'toString', 'constructor', '__proto__', ' parent', 'parent.'],
  ].flat()) {
    assert.deepEqual(parseBreakpoints(`${odd},expanded`), [{ kind: 'expanded', point: null }], odd);
  }
});

test('there are no duplicates, and the number of breakpoints is bounded', () => {
  assert.deepEqual(parseBreakpoints('parent,parent,opened.4.3,opened.04.3'), [PARENT, OPENED]);
  assert.deepEqual(withBreakpoint([PARENT], { ...PARENT }), {
    list: [PARENT],
    problem: 'breakpoints.there',
  });
  const many = Array.from({ length: 40 }, (_, x) => `opened.${x}.0`).join();
  const list = parseBreakpoints(many);
  assert.equal(list.length, MOST_BREAKPOINTS);
  assert.equal(withBreakpoint(list, RISES).problem, 'breakpoints.full');
  assert.equal(withBreakpoint(list, RISES).list, list);
  assert.deepEqual(withBreakpoint([PARENT], RISES), { list: [PARENT, RISES], problem: null });
});

test('a cell off the board makes a breakpoint idle, not lost', () => {
  const small = { width: 4, height: 9 };
  const large = { width: 7, height: 6 };
  assert.deepEqual([isIdle(OPENED, small), isIdle(OPENED, large), isIdle(RISES, small)], [true, false, false]);
  assert.deepEqual(stepEventsOf([PARENT, OPENED], small), [{ kind: 'parent-changes', cell: -1 }]);
  assert.deepEqual(stepEventsOf([PARENT, OPENED], large), [
    { kind: 'parent-changes', cell: -1 },
    { kind: 'opened', cell: 25 },
  ]);
});

test('replacing no breakpoints by none is no change', () => {
  const state = initialState();
  assert.equal(withBreakpoints(state, []), state);
  assert.deepEqual(withBreakpoints(state, [PARENT]).breakpoints, [PARENT]);
});

test('links carry them behind the seal, and the last value counts', () => {
  const text = formatLink({ ...EMPTY_LINK, map: 'Abc', breakpoints: [PARENT, OPENED] });
  assert.match(text, /^v=1&z=[^&]*&m=Abc&bp=parent,opened\.4\.3$/);
  /** @param {string} hash */
  const read = (hash) => parseLink(hash).link?.breakpoints;
  assert.deepEqual(read(text), [PARENT, OPENED]);
  assert.deepEqual(read(`${text}&bp=f-rises`), [RISES]);
  assert.deepEqual(read('v=1&bp=nonsense,f-rises'), [RISES]);
  assert.deepEqual(read('v=1'), []);
  assert.ok(!formatLink(EMPTY_LINK).includes('bp='));
});
