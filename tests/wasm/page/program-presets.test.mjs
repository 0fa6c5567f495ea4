// The presets of the programs as written: the result of each on its board, as written and corrected.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../../web/engine/engine.js';
import { DEFAULT_SETTINGS, PROGRAMS } from '../../../web/engine/options.js';
import { choicesLeft, isFixed, isLeft } from '../../../web/model/program-choices.js';
import { PROGRAM_PRESETS } from '../../../web/dialogs/gallery/program-presets.js';
import { loadModule, search } from '../../support/node/module.mjs';

/** @import { ProgramName, SearchSettings } from 'astrolabe-module' */
/** @import { AsWritten } from '../../../web/model/program-choices.js' */
/** @import { Preset } from '../../../web/model/maps/presets.js' */

const module = await loadModule();

/** @param {Preset} preset @param {boolean} corrected */
function judged({ map, settings }, corrected) {
  const lab = new module.Laboratory();
  assert.ok(lab.load('ascii', map).ok);
  const ends = /** @type {const} */ ([lab.suggestedStart('squares'), lab.suggestedGoal('squares')]);
  const { outcome, cost, expanded, target } = search(lab, { ...settings, corrected }, ...ends);
  while (lab.judge(1000) === 'judging');
  const { ruling, excess, cause, guaranteed } = lab.verdict();
  lab.delete();
  return { outcome, cost, expanded, target, ruling, excess, cause: cause.kind, guaranteed };
}

/** Cost and expansions as written and corrected, what the referee says of the first, and why. */
const EXPECTED = Object.freeze({
  unity: [9, 13, 7, 12, 'longer', 'program'],
  csharp: [38, 5, 38, 4, 'optimal', ''],
  cpp: [58, 10, 50, 8, 'longer', 'update'],
  gameserver: [7, 8, 5, 6, 'longer', 'program'],
  crowd: [150, 22, 90, 10, 'longer', 'program'],
  slides: [19, 30, 19, 30, 'optimal', ''],
});

test('each program has a preset of its own, on a board that shows what it does', () => {
  assert.deepEqual(
    PROGRAM_PRESETS.map(({ settings }) => settings.program),
    PROGRAMS.slice(1),
  );
  for (const preset of PROGRAM_PRESETS) {
    const written = judged(preset, false);
    const right = judged(preset, true);
    const { cost, expanded, ruling, cause } = written;
    assert.deepEqual(
      [cost, expanded, right.cost, right.expanded, ruling, cause],
      EXPECTED[/** @type {keyof typeof EXPECTED} */ (preset.id)],
      preset.id,
    );
    assert.deepEqual([right.ruling, right.guaranteed], ['optimal', 'holds'], preset.id);
    if (ruling === 'longer') assert.ok(Math.abs(written.excess - (cost / right.cost - 1)) < 1e-12);
  }
});

test('a program that ends without a path says so, where the corrected run finds one', () => {
  /** @type {Preset} */
  const detour = { id: 'gameserver', map: `G#S\n${'.#.\n'.repeat(12)}...\n`, settings: { program: 'gameserver' } };
  const { outcome, target } = judged(detour, false);
  assert.deepEqual([outcome, target], ['no-path', -1]);
  assert.equal(judged(detour, true).outcome, 'found');
});

const engine = new Engine(new module.Laboratory());
/** @type {AsWritten} */
const asWritten = (settings) => engine.settingsAsWritten(settings);

test('what a program fixes is determined by asking it, and the rest is left to choose', () => {
  /** @param {ProgramName} program */
  const choices = (program) => choicesLeft({ ...DEFAULT_SETTINGS, program }, asWritten);
  assert.equal(choices('none').size, 0);
  assert.ok(!isFixed(choices('none'), 'algorithm'));

  const ALL = /** @type {const} */ ([
    ...['algorithm', 'heuristic', 'weightHundredths', 'corner', 'costs', 'tie', 'stop', 'update', 'reopens'],
    ...['openList', 'neighbourOrder', 'allowsBlockedGoal'],
  ]);
  for (const program of PROGRAMS.slice(1)) {
    for (const name of /** @type {(keyof SearchSettings)[]} */ ([...ALL])) {
      assert.equal(isFixed(choices(program), name), program !== 'cpp' || name !== 'corner', `${program} ${name}`);
    }
  }
  const cpp = choices('cpp');
  assert.deepEqual(cpp.get('corner'), ['nowall', 'always']);
  assert.ok(!isLeft(cpp, 'corner', 'four'));

  // It has a rule of its own for the nearest cell; the corrected run has the visitor's.
  assert.ok(isFixed(choices('crowd'), 'nearest'));
  const right = { ...DEFAULT_SETTINGS, program: /** @type {const} */ ('crowd'), corrected: true };
  assert.ok(!isFixed(choicesLeft(right, asWritten), 'nearest'));
});

test('the corrected run under a program’s name is shown as the search that runs', () => {
  const searched = engine.settingsAsWritten({
    ...DEFAULT_SETTINGS,
    program: 'crowd',
    corrected: true,
    algorithm: 'bfs',
    costs: 'unit',
  });
  const { program, corrected, algorithm, heuristic, costs, update } = searched;
  assert.deepEqual(
    { program, corrected, algorithm, heuristic, costs, update },
    {
      program: 'crowd',
      corrected: true,
      algorithm: 'astar',
      heuristic: 'manhattan',
      costs: 'tutorial',
      update: 'less',
    },
  );
});
