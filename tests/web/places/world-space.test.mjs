// The world on the page: its state, the scripts of gestures, the decoding of its units, its clock.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNIT_STRIDE } from '../../../web/engine/world-engine.js';
import {
  addition,
  additionAt,
  kindBetween,
  painting,
  removal,
  sending,
} from '../../../web/places/world/state/world-script.js';
import {
  NO_WORLD,
  PACES,
  brushOf,
  knownPace,
  paceBeside,
  withEngineState,
  withWorld,
} from '../../../web/places/world/state/world-state.js';
import {
  askingNext,
  factsOf,
  inWorkOf,
  numbersOf,
  offsetOfUnit,
  statusesOf,
  unitAt,
} from '../../../web/places/world/state/world-units.js';
import { unitsOf } from '../../support/node/units.mjs';

/** @import { WorldState } from '../../../web/places/world/state/world-state.js' */

test('a gesture is written as the core reads it', () => {
  const ground = { width: 10 };
  const plain = { team: 0, planner: 0 };
  assert.equal(addition(plain), 'a');
  assert.equal(addition({ team: 1, planner: 2 }), 'a,,,,1,2');
  assert.equal(additionAt(43, ground, plain), 'a3,4');
  assert.equal(additionAt(43, ground, { team: 0, planner: 1 }), 'a3,4,,,0,1');
  assert.equal(sending(5, 99, ground), 'g5,9,9');
  assert.equal(removal(12), 'r12');
});

test('two scripts determine the kind of the gesture between them', () => {
  assert.equal(kindBetween('a', 'a_2'), 'a');
  assert.equal(kindBetween('a_9', 'a_8'), 'a');
  assert.equal(kindBetween('a.t12.w3,4', 'a'), 'w');
  assert.equal(kindBetween('', 'og0s1'), 'o');
  assert.equal(kindBetween('a.g1,2,2', 'a.g1,2,2'), '');
});

test('a unit neither in the queue nor in work requests a path at the next tick', () => {
  const [moving, queued] = [1, 3];
  const units = unitsOf([
    { number: 1, status: moving },
    { number: 2, status: queued, queuePosition: 4 },
    { number: 3, status: queued },
    { number: 4, status: queued, planner: 2 },
    { number: 5, status: queued },
  ]);
  assert.equal(askingNext(units, inWorkOf([])), 3);
  assert.equal(askingNext(units, inWorkOf([3, 20, 1, 2, 0, 0])), 2);
  // A flow field serves all units that wait for one.
  assert.equal(askingNext(units, inWorkOf([3, 20, 1, 0, 7, 1])), 1);
});

test('cells of a stroke are runs along the rows, however they were drawn', () => {
  const ground = { width: 10 };
  assert.equal(painting('w', [43], 0, ground), 'w3,4');
  assert.equal(painting('w', [43], 1, ground), 'w3,4,1');
  assert.equal(painting('w', new Set([45, 43, 44]), 0, ground), 'w3,4,0,3');
  assert.equal(painting('d', [8, 9, 10, 20], 200, ground), 'd8,0,200,2.d0,1,200.d0,2,200');
  assert.equal(painting('w', [], 0, ground), '');
});

test('the first cell of a stroke decides whether it paints or erases', () => {
  const tools = { ...NO_WORLD, factor: 5, danger: 50 };
  assert.deepEqual(brushOf({ ...tools, tool: 'wall' }, 1), { kind: 'ground', amount: 0 });
  assert.deepEqual(brushOf({ ...tools, tool: 'wall' }, 0), { kind: 'ground', amount: 1 });
  assert.deepEqual(brushOf({ ...tools, tool: 'ground' }, 0), { kind: 'ground', amount: 5 });
  assert.deepEqual(brushOf({ ...tools, tool: 'ground' }, 5), { kind: 'ground', amount: 1 });
  assert.deepEqual(brushOf({ ...tools, tool: 'danger' }, 0), { kind: 'danger', amount: 50 });
});

test('units are found by number and by cell', () => {
  const units = unitsOf([
    { number: 2, cell: 7 },
    { number: 3, cell: 9, status: 2, waitsFor: 8, isDeadlocked: 1 },
    { number: 8, cell: 10, status: 4 },
  ]);
  assert.deepEqual(
    [1, 2, 3, 8, 9].map((number) => offsetOfUnit(units, number)),
    [-1, 0, UNIT_STRIDE, 2 * UNIT_STRIDE, -1],
  );
  assert.equal(offsetOfUnit(new Uint32Array(0), 1), -1);
  assert.equal(unitAt(units, 9), UNIT_STRIDE);
  assert.equal(unitAt(units, 8), -1);
  assert.deepEqual(numbersOf(units), [2, 3, 8]);
  assert.deepEqual(statusesOf(units), { counts: [1, 0, 1, 0, 1], deadlocked: 1 });
  const { status, waitsFor, isDeadlocked } = factsOf(units, UNIT_STRIDE);
  assert.deepEqual({ status, waitsFor, isDeadlocked }, { status: 'waiting', waitsFor: 8, isDeadlocked: true });
});

test('speeds increase at most twofold, ten a second among them, up to as fast as possible', () => {
  assert.deepEqual([PACES[0], PACES[1], PACES.at(-1)], [1, 2, Infinity]);
  assert.deepEqual([paceBeside(8, 1), paceBeside(16, -1)], [10, 10]);
  assert.equal(knownPace(3), 4);
  assert.equal(knownPace(1e9), Infinity);
  assert.equal(paceBeside(4, 1), 8);
  assert.equal(knownPace(10), 10);
  assert.deepEqual([paceBeside(8, 1), paceBeside(10, 1)], [10, 16]);
  assert.equal(paceBeside(1, -1), 1);
  assert.equal(paceBeside(Infinity, 1), Infinity);
  assert.equal(paceBeside(Infinity, -1), PACES.at(-2));
});

test('another world keeps the tool and the speed, and nothing else of the one before', () => {
  /** @type {WorldState} */
  const used = {
    ...NO_WORLD,
    tool: 'wall',
    pace: 16,
    selected: 4,
    hasCursor: true,
    reach: 3,
    isPlaying: true,
    world: 2,
  };
  const other = withWorld(used, { preset: 'fog', width: 5, height: 3, board: 'squares' });
  const { tool, pace, selected, hasCursor, reach, isPlaying, world, cursor, isThere } = other;
  assert.deepEqual(
    { tool, pace, selected, hasCursor, reach, isPlaying, world, cursor, isThere },
    {
      ...{
        tool: 'wall',
        pace: 16,
        selected: 0,
        hasCursor: false,
        reach: -1,
        isPlaying: false,
        world: 3,
        cursor: 7,
        isThere: true,
      },
    },
  );
  const next = withEngineState(other, {
    tick: 3,
    last: 9,
    count: 1,
    canUndo: true,
    canRedo: false,
    selected: 0,
  });
  assert.equal(next.revision, other.revision + 1);
  assert.equal(next.sought, null);
});

test('in the tutorial’s world a press draws walls, until another tool is chosen', () => {
  const ground = { width: 40, height: 30, board: /** @type {const} */ ('squares') };
  /** @param {WorldState} state @param {WorldState['preset']} preset */
  const into = (state, preset) => withWorld(state, { ...ground, preset });
  const tutorial = into(NO_WORLD, 'crowd');
  assert.equal(tutorial.tool, 'wall');
  assert.equal(into(tutorial, 'fog').tool, 'walk');
  assert.equal(into({ ...tutorial, tool: 'walk' }, 'crowd').tool, 'walk', 'once more the same world');
  assert.equal(into({ ...tutorial, tool: 'danger' }, '').tool, 'danger');
});
