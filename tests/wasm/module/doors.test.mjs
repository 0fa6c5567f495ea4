// The doors of the core, by random calls: all methods that the types name, in any order, before and after everything,
// at and beyond their bounds. Behind the doors, in the module, a call within the types is answered or refused as
// astrolabe.d.ts says; at the doors, in web/engine/, any call at all is answered or refused with an EngineError.
// Whatever was tried, the module goes on as before: a known search is run in it again and again.
// ASTROLABE_CALLS is how many calls are tried on each of the two, 20,000 by default.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { EngineError } from '../../../web/engine/engine-error.js';
import { CheckEngine } from '../../../web/engine/check-engine.js';
import { Engine } from '../../../web/engine/engine.js';
import { FigureEngine } from '../../../web/engine/figure-engine.js';
import { GraphEngine } from '../../../web/engine/graph-engine.js';
import { graphSettings, initialSpace } from '../../../web/places/graph/state.js';
import { WorldEngine } from '../../../web/engine/world-engine.js';
import { loadModules, search } from '../../support/node/module.mjs';
import { valuesFrom } from '../../support/node/odd-values.mjs';
import { createRandom } from '../../support/node/random.mjs';
import { DECLARATIONS, membersOf, misfit } from '../../support/node/typed-members.mjs';
import { TABLES } from '../../support/node/words.mjs';

/** @import { Member } from '../../support/node/typed-members.mjs' */
/** @typedef {{ name: string, make: () => object, members: Member[] }} Kind */

const CALLS = Number(process.env['ASTROLABE_CALLS'] ?? 20_000);
/** Calls on the same few objects; then the known search, and new objects. */
const STRETCH = 50;
/** Members that make others answer: tried more often. */
const LEADING = /^(begin|advance|seek|judge|act|setColours|load|addMapText|readScenario|printout|prove)$/;
const LESTER = [...'..........#......#......#...'.padEnd(42, '.')].map((cell) => (cell === '#' ? 0 : 1));
/** With Manhattan as H, from 15 to 19. */
const ANSWER = Object.freeze({ outcome: 'found', cost: 68, expanded: 12, path: [15, 9, 2, 3, 4, 12, 19] });

const module = await loadModules();
const ofModule = membersOf(DECLARATIONS);
const ofDoors = membersOf(
  ['check-engine', 'engine', 'figure-engine', 'graph-engine', 'world-engine'].map((name) => `web/engine/${name}.js`),
);

/** @param {Map<string, Member[]>} types @param {string} name */
function membersNamed(types, name) {
  const members = types.get(name) ?? [];
  assert.ok(members.length > 20, `${name} has its members`);
  return members;
}

/** The module still works. */
function checkKnownSearch() {
  const lab = opened();
  const { cost, expanded, outcome } = search(lab, { heuristic: 'manhattan' }, 15, 19);
  assert.deepEqual({ outcome, cost, expanded, path: [...lab.path()] }, ANSWER);
  lab.delete();
}

/** A check of the order above, nearly. */
function begun() {
  const lab = new module.CheckLaboratory();
  assert.ok(lab.begin(7, 6, LESTER, 'squares', 15, 19, 19, '(1,2) (2,2) (2,1) (2,3)').ok);
  return lab;
}

/** A laboratory with a board on which there is something to search. */
function opened() {
  const lab = new module.Laboratory();
  assert.ok(lab.restore(7, 6, LESTER).ok);
  return lab;
}

function openedGraph() {
  const lab = new module.GraphLaboratory();
  assert.ok(lab.define([0, 0, 30, 40, 60, 0, 9, 9], [], [0, 1, 50, 1, 2, 60, 2, 0, 70, 3, 2, 9]).ok);
  return lab;
}

/** The same, with its search done. */
function searched() {
  const lab = opened();
  search(lab, {}, 15, 19);
  return lab;
}

function searchedGraph() {
  const lab = openedGraph();
  assert.ok(lab.begin(graphSettings(initialSpace().settings), 0, 2).ok);
  while (lab.advance(100) === 'running');
  return lab;
}

/** @param {object} object @param {Member} member @param {readonly unknown[]} values */
function call(object, { name, parameters }, values) {
  const member = Reflect.get(object, name);
  return parameters === null ? member : member.apply(object, values);
}

/**
 * Random calls. What `allows` throws for is reported with the calls before it.
 * @param {readonly Kind[]} kinds
 * @param {{ seed: number, calls: number, oddPercent: number, allows: (error: unknown) => void, checkAll: () => void,
 *   fits?: (value: unknown, member: Member, values: readonly unknown[]) => void }} how
 */
async function tryCalls(kinds, { seed, calls, oddPercent, allows, checkAll, fits = () => undefined }) {
  /** How often each was called and answered: a member that always refuses is not tested. @type {Map<string, number>} */
  const answered = new Map(
    kinds.flatMap(({ name, members }) => members.map((member) => [`${name}.${member.name}`, 0])),
  );
  for (let begun = 0; begun < calls; begun += STRETCH) {
    const random = createRandom(seed + begun);
    const { below, pick } = random;
    const { arguments_, oddValue } = valuesFrom(random);
    const kind = pick(kinds);
    const leading = kind.members.filter(({ name }) => LEADING.test(name));
    const percent = pick([0, oddPercent]);
    const objects = [kind.make(), kind.make()];
    const done = [];
    /** Older views, kept against the rules. @type {unknown[]} */
    const kept = [];
    for (let i = 0; i < STRETCH; i++) {
      const member = pick(below(3) === 0 ? leading : kind.members);
      // What has ended stays ended: rarely, so that everything else is tried.
      if (/^(delete|dispose)$/.test(member.name) && below(8) > 0) continue;
      const values = arguments_(member.parameters ?? []).map((value) => (below(100) < percent ? oddValue() : value));
      if (percent > 0 && kept.length > 0 && values.length > 0 && below(9) === 0)
        values[below(values.length)] = pick(kept);
      done.push(`${member.name}(${values.map((value) => shown(value)).join(', ')})`);
      try {
        const value = await call(pick(objects), member, values);
        answered.set(`${kind.name}.${member.name}`, (answered.get(`${kind.name}.${member.name}`) ?? 0) + 1);
        fits(value, member, values);
        if (ArrayBuffer.isView(value)) kept.push(value);
      } catch (error) {
        try {
          allows(error);
        } catch (fault) {
          assert.fail(
            `${kind.name}, seed ${seed + begun}: ${inspect(error)}\n${inspect(fault)}\nafter\n${done.join('\n')}`,
          );
        }
      }
    }
    checkAll();
  }
  return answered;
}

/** @param {unknown} value */
function shown(value) {
  try {
    return inspect(value, { depth: 1, breakLength: Infinity, maxStringLength: 80, maxArrayLength: 12 });
  } catch {
    return 'what cannot be shown';
  }
}

test('calls within the types are answered, or refused as they say', async () => {
  const laboratory = membersNamed(ofModule, 'Laboratory');
  /** @type {Kind[]} */
  const kinds = [
    { name: 'Laboratory', make: () => opened(), members: laboratory },
    { name: 'Laboratory', make: () => opened(), members: laboratory },
    { name: 'GraphLaboratory', make: openedGraph, members: membersNamed(ofModule, 'GraphLaboratory') },
    {
      name: 'WorldLaboratory',
      make: () => new module.WorldLaboratory(),
      members: membersNamed(ofModule, 'WorldLaboratory'),
    },
    {
      name: 'CheckLaboratory',
      make: begun,
      members: ofModule.get('CheckLaboratory') ?? [],
    },
  ];
  const answered = await tryCalls(kinds, {
    ...{ seed: 1, calls: CALLS, oddPercent: 0, checkAll: checkKnownSearch },
    fits: (value, { name, returns }) => assert.equal(misfit(value, returns), '', name),
    allows: (error) => {
      const isError = error instanceof RangeError || error instanceof TypeError;
      assert.ok(isError || (error instanceof Error && /deleted/.test(error.message)), String(error));
    },
  });
  assert.deepEqual(
    [...answered].filter(([, count]) => count === 0),
    [],
  );
});

test('at the doors of the engine any call is answered, or refused with a sentence', async () => {
  /** @type {Kind[]} */
  const kinds = [
    { name: 'Engine', make: () => new Engine(searched()), members: membersNamed(ofDoors, 'Engine') },
    { name: 'Engine', make: () => new FigureEngine(opened()), members: membersNamed(ofDoors, 'FigureEngine') },
    { name: 'GraphEngine', make: () => new GraphEngine(searchedGraph()), members: ofDoors.get('GraphEngine') ?? [] },
    {
      name: 'WorldEngine',
      make: () => new WorldEngine(new module.WorldLaboratory()),
      members: membersNamed(ofDoors, 'WorldEngine'),
    },
    {
      name: 'CheckEngine',
      make: () => new CheckEngine(begun()),
      members: ofDoors.get('CheckEngine') ?? [],
    },
  ];
  const answered = await tryCalls(kinds, {
    ...{ seed: 2_000_001, calls: CALLS, oddPercent: 25, checkAll: checkKnownSearch },
    allows: (error) => {
      assert.ok(error instanceof EngineError);
      for (const table of [TABLES.en, TABLES.zh]) assert.ok(`reason.${error.reason.code}` in table, error.reason.code);
    },
  });
  assert.deepEqual(
    [...answered].filter(([, count]) => count === 0),
    [],
  );
});
