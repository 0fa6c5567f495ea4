// The light module of the first load: it answers just as the whole one does, and refuses the rest with a
// reason. What needs the whole one is known to the page before it asks.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { needsWhole } from '../../web/engine/needs-whole.js';
import {
  ALGORITHMS,
  BOARDS,
  CORNER_RULES,
  COST_MODELS,
  DEFAULT_SETTINGS,
  HEURISTICS,
  NEAREST,
  NEIGHBOUR_ORDERS,
  OPEN_LISTS,
  PROGRAMS,
  STOPS,
  TIES,
  UPDATES,
} from '../../web/engine/options.js';
import { loadLightModule, loadModule, membersDeclared, search } from '../support/module.mjs';
import { createRandom } from '../support/random.mjs';

/** @typedef {import('../support/module.mjs').LightLaboratory} LightLaboratory */

const whole = new (await loadModule()).Laboratory();
const light = new (await loadLightModule()).Laboratory();

const HAPPENINGS = /** @type {const} */ (['opened', 'improved', 'reopened', 'parent-changes', 'expanded', 'f-rises']);

/** @param {object} laboratory */
const membersOf = (laboratory) =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(laboratory)).filter((name) => name !== 'constructor');

test('it lacks the members that astrolabe.d.ts says, and no others', async () => {
  const declarations = await readFile(new URL('../../wasm/astrolabe.d.ts', import.meta.url), 'utf8');
  const named = declarations.match(/type WholeMember =([^;]*);/)?.[1] ?? '';
  assert.match(named, /\| keyof Tiers\n[^]*\| keyof OpenLists\n[^]*\| keyof InAdvance$/);
  const inAdvance = await membersDeclared('in-advance.d.ts', 'InAdvance');
  const openLists = await membersDeclared('open-lists.d.ts', 'OpenLists');
  const tiers = await membersDeclared('tiers.d.ts', 'Tiers');
  const lacking = [...named.matchAll(/'(\w+)'/g)].map(([, name]) => name).concat(inAdvance, openLists, tiers);
  const has = membersOf(light);
  assert.deepEqual(membersOf(whole).filter((name) => !has.includes(name)).sort(), lacking.sort());
  assert.deepEqual(has.filter((name) => !membersOf(whole).includes(name)), []);
});

/** All that the page shows of a search. @param {LightLaboratory} lab @param {ReturnType<typeof search>} result */
function shown(lab, result) {
  const [width, height] = [lab.width(), lab.height()];
  while (!lab.survey(1000));
  while (lab.judge(100_000) === 'judging');
  const last = Math.min(result.steps, 1000);
  const steps = [...new Set([0, 1, result.steps >> 1, result.steps])].filter((step) => step <= result.steps);
  return {
    result,
    path: [...lab.path()],
    verdict: lab.verdict(),
    shortest: [...lab.shortestPath()],
    xray: [...lab.xray(0, 0, width, height)],
    log: last > 0 ? [...lab.log(1, last)] : [],
    printout: last > 0 ? [...lab.printout(1, last)] : [],
    happenings: HAPPENINGS.map((kind) => [...lab.stepsWith(kind)]),
    steps: steps.map((step) => {
      assert.ok(lab.seek(step).ok);
      return {
        position: lab.position(),
        statuses: [...lab.statuses()],
        cells: [...lab.cells(0, 0, width, height)],
        // Of one in three: it takes the longest.
        why: Array.from({ length: Math.ceil((width * height) / 3) }, (_, i) => lab.why(3 * i)),
      };
    }),
  };
}

/** @param {ReturnType<typeof createRandom>} random */
function randomSettings({ below, chance, pick }) {
  const program = chance() ? 'none' : pick(PROGRAMS);
  return {
    ...DEFAULT_SETTINGS,
    program,
    // Programs know squares only.
    board: program === 'none' ? pick(BOARDS) : 'squares',
    corrected: chance(),
    algorithm: pick(ALGORITHMS.filter((algorithm) => !needsWhole({ algorithm }))),
    heuristic: pick(HEURISTICS),
    weightHundredths: pick([0, 100, 100, 250]),
    corner: pick(CORNER_RULES),
    costs: pick(COST_MODELS),
    tie: pick(TIES),
    stop: pick(STOPS),
    update: pick(UPDATES),
    reopens: chance(),
    neighbourOrder: pick(NEIGHBOUR_ORDERS),
    allowsBlockedGoal: chance(),
    nearest: pick(NEAREST),
    openList: pick(OPEN_LISTS.filter((openList) => !needsWhole({ algorithm: 'astar', openList }))),
    floods: below(4) === 0,
  };
}

test('three hundred random questions are answered as the whole module answers them', () => {
  const kernels = new Set();
  for (let seed = 1; seed <= 300; seed++) {
    const random = createRandom(seed);
    const { below, pick } = random;
    const [width, height] = [1 + below(14), 1 + below(10)];
    whole.generate(pick(['random', 'maze', 'rooms', 'caves', 'terrain']), width, height, below(50), seed);
    assert.ok(light.restore(width, height, whole.factors().slice()).ok);
    const edited = below(width * height);
    const factor = below(4);
    for (const lab of [whole, light]) lab.edit([edited], [factor]);
    assert.equal(light.mapToLink(), whole.mapToLink().replace(/^g.*/, light.mapToLink()));
    for (const end of /** @type {const} */ (['suggestedStart', 'suggestedGoal', 'suggestedHexStart', 'suggestedHexGoal'])) {
      assert.equal(light[end](), whole[end](), end);
    }
    const settings = randomSettings(random);
    const [start, goal] = [below(width * height), below(width * height)];
    // Those of relatives it lacks: an engine gives them back as they came.
    assert.deepEqual({ ...settings, ...light.settingsAsWritten(settings) }, whole.settingsAsWritten(settings));
    assert.deepEqual({ ...settings, ...light.correctedSettings(settings) }, whole.correctedSettings(settings));
    const [answer, expected] = [light, whole].map((lab) => shown(lab, search(lab, settings, start, goal)));
    assert.deepEqual(answer, expected, `seed ${seed}`);
    kernels.add(answer?.result.kernel);
  }
  assert.deepEqual([...kernels].sort(), ['game server', 'monotone-queues', 'quad-heap', 'textbook']);
});

test('links to drawn boards are read alike, damaged ones too', () => {
  whole.generate('terrain', 30, 20, 20, 5);
  whole.edit([7], [9]);
  const text = whole.mapToLink();
  for (const map of [text, text.slice(0, -3), 'a', 'a?', 'aAAAA']) {
    assert.equal(needsWhole(DEFAULT_SETTINGS, map), false);
    assert.deepEqual(light.mapFromLink(map), whole.mapFromLink(map));
    assert.deepEqual(light.factors().slice(), whole.factors().slice());
  }
});

test('it refuses just what the page knows to need the whole module, and keeps what it has', () => {
  light.clear(4, 3);
  search(light, {}, 0, 11);
  const refusal = { ok: false, code: 'module.light', line: 0, expected: '' };
  const needy = ALGORITHMS.filter((algorithm) => needsWhole({ algorithm }));
  assert.ok(needy.length >= 2);
  for (const algorithm of needy) {
    assert.deepEqual(light.begin({ ...DEFAULT_SETTINGS, algorithm }, 0, 11), { ...refusal, found: algorithm });
  }
  const openLists = OPEN_LISTS.filter((openList) => needsWhole({ algorithm: 'astar', openList }));
  assert.deepEqual(openLists, ['queues']);
  assert.deepEqual(light.begin({ ...DEFAULT_SETTINGS, openList: 'queues' }, 0, 11), { ...refusal, found: 'queues' });
  for (const map of ['g.maze.9.7.0.1', 'rBwYAAwEGAQYBBgER', 'zAAAA', '']) {
    assert.equal(needsWhole(DEFAULT_SETTINGS, map), true);
    assert.deepEqual(light.mapFromLink(map), { ...refusal, found: map.slice(0, 1) });
  }
  assert.equal(light.result().outcome, 'found');
  assert.deepEqual([light.width(), light.height()], [4, 3]);
});
