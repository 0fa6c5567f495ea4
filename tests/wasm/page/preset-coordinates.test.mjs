// The worked examples as their tutorials print them: cells with the tutorials' own coordinates, in the order in which
// they are expanded.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Session } from '../../../web/session/session.js';
import { Engine } from '../../../web/engine/engine.js';
import { cellText, namingOf } from '../../../web/model/coordinates.js';
import { PRESETS } from '../../../web/model/maps/presets.js';
import { closedRows, shownRow } from '../../../web/lenses/lists/closed-list/closed-list.js';
import { PROGRAM_PRESETS } from '../../../web/dialogs/gallery/program-presets.js';
import { initialState } from '../../../web/model/state.js';
import { Store } from '../../../web/model/store.js';
import { loadModule } from '../../support/node/module.mjs';

const module = await loadModule();

/** Ends, rows of the closed list and the path of a preset, as the page shows them. @param {string} id */
function shownOf(id) {
  const engine = new Engine(new module.Laboratory());
  const store = new Store(initialState());
  const session = new Session(engine, store, { now: () => 0, defer: () => undefined });
  const preset = [...PRESETS, ...PROGRAM_PRESETS].find((one) => one.id === id);
  assert.ok(preset);
  session.openPreset(preset);
  const { board, search, display } = store.state;
  const naming = namingOf(store.state);
  const named = (/** @type {number} */ cell) => cellText(cell, naming);
  const rows = closedRows(engine.printout(1, search.result.steps)).map((row) => shownRow(row, naming, String));
  const shown = {
    start: named(board.start),
    goal: named(board.goal),
    rows,
    path: [...engine.path()].map(named),
    rulers: display.rulers,
  };
  engine.dispose();
  return shown;
}

test("the 4 x 4 example counts upward from its bottom row, as its tutorial's picture does", () => {
  const { start, goal, rows, path, rulers } = shownOf('four_by_four');
  assert.deepEqual([start, goal, rulers], ['(0,1)', '(3,1)', true]);
  assert.deepEqual(rows[1], ['2', '(1,0)', '(0,1)', '14', '24', '38']);
  assert.deepEqual(path, ['(0,1)', '(1,0)', '(2,1)', '(3,1)']);
  assert.equal(shownOf('csharp').goal, '(3,1)');
});

test("the slides' closed table is the printed one, cell by cell", () => {
  const { start, goal, rows, path } = shownOf('slides');
  assert.deepEqual([start, goal], ['(1,1)', '(4,5)']);
  assert.equal(
    rows.map(([, cell]) => cell).join(''),
    '(1,1)(2,1)(3,1)(4,1)(3,2)(3,3)(4,3)(5,3)(2,2)(2,3)(5,1)(6,3)(6,4)(6,5)(6,6)(5,6)(6,2)(1,3)(1,4)(6,1)(6,7)(6,8)(5,8)' +
      '(4,8)(4,9)(3,8)(3,7)(3,6)(3,5)(4,5)',
  );
  assert.equal(path.length - 1, 19);
  assert.deepEqual([shownOf('slides_one').start, shownOf('slides_one').goal], ['(1,1)', '(4,5)']);
});

test('the second deck has its origin at the start, with y upward and the goal below', () => {
  const { start, goal, rows } = shownOf('slides_two');
  assert.deepEqual([start, goal], ['(0,0)', '(-2,-3)']);
  assert.deepEqual(
    rows.slice(0, 4).map(([, cell, , , , f]) => `${cell} ${f}`),
    ['(0,0) 50', '(-1,-1) 44', '(-2,-1) 44', '(0,-1) 50'],
  );
  assert.equal(rows.at(-1)?.[3], '84');
});
