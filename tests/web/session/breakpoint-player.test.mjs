// Playing up to breakpoints, over an engine whose trace is a short table: which cells were opened,
// improved and so on in which step.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CodeLines } from '../../../web/model/code/code-lines.js';
import { TraceEvents } from '../../../web/session/trace-events.js';
import { BreakpointPlayer } from '../../../web/session/breakpoint-player.js';
import { initialState, withBoard, withSearchRunning, withSearchSettled } from '../../../web/model/state.js';
import { playingOnce } from '../../../web/session/loop.js';
import { withPlaying, withPosition } from '../../../web/model/playback.js';
import { Store } from '../../../web/model/store.js';

/** @import { Notice } from '../../../web/model/notice.js' */
/** @import { Breakpoint, OfferedEvent } from '../../../web/model/breakpoints.js' */

const WIDTH = 5;
const STEPS = 20;
/** [step, what, cell]; cell 6 is (1,1). @type {readonly [number, OfferedEvent, number][]} */
const TRACE = [
  [1, 'opened', 1],
  [1, 'opened', 5],
  [1, 'opened', 6],
  [4, 'improved', 7],
  [4, 'parent-changes', 7],
  [9, 'reopened', 6],
  [9, 'parent-changes', 6],
  [9, 'f-rises', -1],
  [20, 'opened', 14],
];
/** The cell that each step expands. @type {Readonly<Record<number, number>>} */
const EXPANDED = { 1: 0, 4: 6, 9: 7, 20: 13 };

/** @param {string} kind @param {number} cell */
const stepsWith = (kind, cell) =>
  TRACE.filter(([, what, where]) => what === kind && (cell < 0 || where === cell)).map(([step]) => step);

/** A settled search at its first step; `slices` is how often the survey asks to continue. */
function createScene(slices = 0) {
  /** @type {(() => void)[]} */
  const deferred = [];
  let left = slices;
  let time = 0;
  const asked = { next: 0, survey: 0 };
  const engine = {
    log: () => new Float64Array(0),
    survey: () => {
      asked.survey += 1;
      return left-- <= 0;
    },
    /** @param {string} kind @param {number} [cell] */
    stepsWith: (kind, cell = -1) => Uint32Array.from(new Set(stepsWith(kind, cell))),
    /** @param {string} kind @param {number} cell @param {number} after */
    nextStepWith: (kind, cell, after) => {
      asked.next += 1;
      return stepsWith(kind, cell).find((step) => step > after) ?? -1;
    },
    /** @param {string} kind @param {number} cell @param {number} before */
    previousStepWith: (kind, cell, before) =>
      stepsWith(kind, cell)
        .filter((step) => step < before)
        .at(-1) ?? -1,
  };
  const store = new Store(initialState());
  const { position } = store.state.playback;
  const board = { name: '', width: WIDTH, height: 3, start: 0, goal: 14 };
  const settle = () => {
    const result = { ...store.state.search.result, outcome: /** @type {const} */ ('found'), cost: 68 };
    store.update((state) => withSearchSettled(state, { ...result, steps: STEPS, expanded: STEPS }, position));
  };
  store.update((state) => withBoard(state, board));
  settle();
  const traceEvents = new TraceEvents(engine, store, {
    now: () => (time += 10),
    defer: (task) => deferred.push(task),
  });
  const session = {
    /** @param {number} step */
    seek: (step) => {
      const at = { ...position, step, current: EXPANDED[step] ?? 0 };
      store.update((state) => withPosition(state, at));
    },
    /** @param {number} steps */
    seekBy: (steps) => session.seek(Math.min(store.state.playback.position.step + steps, STEPS)),
    /** @param {number} step */
    jump: (step) => {
      store.update((state) => withPlaying(state, false));
      session.seek(step);
    },
    pause: () => store.update((state) => withPlaying(state, false)),
    /** @param {Notice} notice */
    say: (notice) => store.update((state) => ({ ...state, notice })),
  };
  const codeLines = new CodeLines();
  const breakpointPlayer = new BreakpointPlayer({ store, session, traceEvents, codeLines });
  /** @param {Breakpoint[]} breakpoints */
  const stopAt = (...breakpoints) => store.update((state) => ({ ...state, breakpoints }));
  const run = () => {
    while (deferred.length > 0) deferred.shift()?.();
  };
  const step = () => store.state.playback.position.step;
  return { store, traceEvents, codeLines, breakpointPlayer, stopAt, run, settle, step, session, asked, deferred };
}

/** @param {OfferedEvent} kind @returns {Breakpoint} */
const anywhere = (kind) => ({ kind, point: null });

test('without breakpoints playing advances by as many steps as are due', () => {
  const { breakpointPlayer, step, asked } = createScene();
  breakpointPlayer.playOn(3);
  breakpointPlayer.playOn(4);
  assert.deepEqual([step(), asked.survey], [7, 0]);
});

test('playing stops at the step of the breakpoint, and says which and where', () => {
  const { store, breakpointPlayer, stopAt, step } = createScene();
  stopAt(anywhere('parent-changes'));
  store.update((state) => withPlaying(state, true));
  breakpointPlayer.playOn(1);
  breakpointPlayer.playOn(1);
  assert.deepEqual([step(), store.state.playback.isPlaying], [2, true]);
  breakpointPlayer.playOn(15);
  assert.deepEqual([step(), store.state.playback.isPlaying], [4, false]);
  assert.deepEqual(store.state.notice, {
    isError: false,
    parts: [
      { key: 'breakpoints.stopped', values: { step: 4 } },
      { key: 'breakpoints.hit_parent-changes', values: { count: 1 }, points: { cells: [{ x: 2, y: 1 }] } },
    ],
  });
  breakpointPlayer.playOn(15);
  assert.equal(step(), 9);
  breakpointPlayer.playOn(15);
  assert.equal(step(), STEPS);
});

test('several events in a step are all reported, with the answer at the end', () => {
  const { store, breakpointPlayer, stopAt, step } = createScene();
  const keys = () => store.state.notice.parts.map((part) => ('key' in part ? part.key : ''));
  stopAt(anywhere('f-rises'), { kind: 'reopened', point: { x: 1, y: 1 } }, anywhere('opened'));
  breakpointPlayer.playOn(2);
  assert.equal(step(), 1);
  assert.deepEqual(store.state.notice.parts[1], {
    key: 'breakpoints.hits_opened',
    values: { count: 3 },
    points: {
      cells: [
        { x: 1, y: 0 },
        { x: 0, y: 1 },
        { x: 1, y: 1 },
      ],
    },
  });
  breakpointPlayer.playOn(10);
  assert.equal(step(), 9);
  assert.deepEqual(keys(), ['breakpoints.stopped', 'breakpoints.hit_f-rises', 'breakpoints.hit_reopened']);
  breakpointPlayer.playOn(50);
  assert.equal(step(), STEPS);
  assert.deepEqual(keys(), ['breakpoints.stopped', 'breakpoints.hit_opened', 'status.found']);
});

test('playing stops at a line of the code while there is code, and says so', () => {
  const { store, breakpointPlayer, codeLines, stopAt, step, session } = createScene();
  stopAt({ kind: 'line', point: null, line: 'take' });
  breakpointPlayer.playOn(3);
  assert.equal(step(), 3);
  session.seek(0);
  codeLines.update((line) => ({ ...line, stops: [{ kind: 'improved', cell: -1 }] }));
  breakpointPlayer.playOn(15);
  assert.equal(step(), 4);
  assert.deepEqual(store.state.notice.parts, [
    { key: 'breakpoints.stopped', values: { step: 4 } },
    { key: 'breakpoints.hit_line' },
  ]);
  // Others are asked for anew.
  codeLines.update((line) => ({ ...line, stops: [{ kind: 'reopened', cell: -1 }] }));
  breakpointPlayer.playOn(15);
  assert.equal(step(), 9);
});

test('by lines, playing goes on within the step, up to a line with a breakpoint or the last', () => {
  const { store, breakpointPlayer, codeLines, session, step, stopAt } = createScene();
  const playing = playingOnce(/** @type {never} */ (session), breakpointPlayer, codeLines);
  let line = 0;
  // Four lines a step, 30 in all; one has a breakpoint.
  codeLines.advance = () => {
    line += 1;
    if (line % 4 === 0) session.seekBy(1);
    codeLines.update((state) => ({ ...state, hasNext: line < 30, isStop: line === 7 }));
  };
  codeLines.update((state) => ({ ...state, isShown: true, isPaced: true, hasNext: true }));
  const play = () => store.update((state) => withPlaying(state, true));
  play();
  playing.playOn(5);
  assert.deepEqual([line, step(), store.state.playback.isPlaying], [5, 1, true]);
  playing.playOn(5);
  assert.deepEqual([line, step(), store.state.playback.isPlaying], [7, 1, false]);
  assert.deepEqual(store.state.notice.parts[0], { key: 'breakpoints.stopped', values: { step: 1 } });
  // Breakpoints on the board count, too, where their step begins.
  stopAt(anywhere('improved'));
  play();
  playing.playOn(12);
  assert.deepEqual([line, step(), store.state.playback.isPlaying], [16, 4, false]);
  // Even at the greatest speed a frame shows no more lines than it can.
  play();
  playing.playOn(100_000);
  assert.deepEqual([line, store.state.playback.isPlaying, playing.isOver(store.state)], [30, false, false]);
  // Without code beside the board it goes by steps, though the switch is on.
  codeLines.update((state) => ({ ...state, isShown: false }));
  stopAt();
  const before = step();
  playing.playOn(3);
  assert.deepEqual([line, step()], [30, before + 3]);
});

test('a breakpoint off the board stops nothing, one at another cell only there', () => {
  const { breakpointPlayer, stopAt, step, session } = createScene();
  stopAt({ kind: 'opened', point: { x: 9, y: 0 } });
  breakpointPlayer.playOn(3);
  assert.equal(step(), 3);
  session.seek(0);
  stopAt({ kind: 'opened', point: { x: 4, y: 2 } });
  breakpointPlayer.playOn(30);
  assert.equal(step(), STEPS);
});

test('until the trace has been scanned playing waits, and the next stop is queried once', () => {
  const { breakpointPlayer, stopAt, step, run, asked, deferred } = createScene(3);
  stopAt(anywhere('parent-changes'));
  breakpointPlayer.playOn(1);
  breakpointPlayer.playOn(1);
  assert.deepEqual([step(), deferred.length], [0, 1]);
  run();
  assert.equal(asked.survey, 4);
  asked.next = 0;
  breakpointPlayer.playOn(1);
  breakpointPlayer.playOn(1);
  breakpointPlayer.playOn(1);
  assert.deepEqual([step(), asked.next], [3, 1]);
});

test('the next and the previous of several kinds of event, and all of them', () => {
  const { traceEvents } = createScene();
  const list = /** @type {const} */ ([
    { kind: 'improved', cell: -1 },
    { kind: 'reopened', cell: -1 },
    { kind: 'parent-changes', cell: 6 },
  ]);
  assert.deepEqual(
    [0, 3, 4, 8, 9].map((step) => traceEvents.next(list, step)),
    [4, 4, 9, 9, null],
  );
  assert.deepEqual(
    [0, 4, 5, 9, 10].map((step) => traceEvents.previous(list, step)),
    [null, null, 4, 4, 9],
  );
  assert.deepEqual(traceEvents.steps(list), [4, 9]);
});

test('requests that wait for a trace are dropped with it', () => {
  const { store, traceEvents, run, settle } = createScene(2);
  /** @type {string[]} */
  const done = [];
  traceEvents.whenKnown(() => done.push('first'));
  settle();
  traceEvents.whenKnown(() => done.push('second'));
  assert.equal(traceEvents.isKnown, false);
  run();
  assert.deepEqual([done, traceEvents.isKnown], [['second'], true]);
  traceEvents.whenKnown(() => done.push('third'));
  assert.deepEqual(done, ['second', 'third']);
  store.update(withSearchRunning);
  traceEvents.whenKnown(() => done.push('never'));
  assert.deepEqual([done.length, traceEvents.isKnown], [2, false]);
});
