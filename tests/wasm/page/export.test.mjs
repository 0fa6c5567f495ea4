// Saved traces and boards, with the real module: nothing is lost, nothing added, and what
// is read back is the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Engine } from '../../../web/engine/engine.js';
import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { MOST_ROWS } from '../../../web/engine/layouts.js';
import { groundOf } from '../../../web/export/ground.js';
import { COSTLIEST_WRITTEN, asciiMap, movingAiMap } from '../../../web/export/map-text.js';
import { posthocTrace } from '../../../web/export/posthoc.js';
import { traceCsv } from '../../../web/export/trace-csv.js';
import { MOST_EVENTS, eventsOf, mostEvents } from '../../../web/export/trace-events.js';
import { TRACE_FORMAT, TRACE_VERSION, traceJson } from '../../../web/export/trace-json.js';
import { loadModule } from '../../support/node/module.mjs';

/** @import { SearchSettings } from 'astrolabe-module' */

const LESTER = '.......\n...#...\n.S.#.G.\n...#...\n.......\n.......\n';
const module = await loadModule();
const createEngine = () => new Engine(new module.Laboratory());

/** @param {Engine} engine @param {SearchSettings} settings @param {number} start @param {number} goal */
function run(engine, settings, start, goal) {
  engine.begin(settings, start, goal);
  while (engine.advance(1_000_000) === 'running');
  return engine.result();
}

/** @param {Iterable<{ text: string }>} pieces */
const textOf = (pieces) => Array.from(pieces, ({ text }) => text).join('');

/** @param {Engine} engine */
const closedOrder = (engine) => {
  const cells = [];
  const { steps } = engine.result();
  for (let first = 1; first <= steps; first += MOST_ROWS) {
    const rows = engine.printout(first, Math.min(first + MOST_ROWS - 1, steps));
    for (let at = 1; at < rows.length; at += 6) cells.push(rows[at]);
  }
  return cells;
};

/**
 * Searches with every kind of trace: as in a tutorial, with cells reopened, jumping, without F, on terrain
 * that costs, without a path, and longer than one call returns.
 * @type {readonly [string, (engine: Engine) => void, Partial<SearchSettings>][]}
 */
const SEARCHES = [
  ['Lester’s figure', (engine) => engine.load('ascii', LESTER), { heuristic: 'manhattan' }],
  [
    'one with reopened cells',
    (engine) => engine.generate('random', { width: 40, height: 20, percent: 30, seed: 3 }),
    { heuristic: 'manhattan', weightHundredths: 200 },
  ],
  ['jump points', (engine) => engine.load('ascii', LESTER), { algorithm: 'jps', costs: 'exact' }],
  ['a search without F', (engine) => engine.load('ascii', LESTER), { algorithm: 'bfs' }],
  ['one without a path', (engine) => engine.load('ascii', 'S.#G\n..#.\n'), { floods: true }],
  ['a start that is the goal', (engine) => engine.load('ascii', '.S.\n'), {}],
  ['a program as written', (engine) => engine.load('ascii', LESTER), { program: 'crowd' }],
  [
    'a long one',
    (engine) => engine.generate('terrain', { width: 64, height: 64, percent: 60, seed: 4 }),
    { algorithm: 'dijkstra', costs: 'exact' },
  ],
];

for (const [name, build, change] of SEARCHES) {
  test(`the events of ${name} are all in each file`, () => {
    const engine = createEngine();
    build(engine);
    const { width, height } = engine;
    const { start, goal } = engine.suggestedEnds();
    const settings = { ...DEFAULT_SETTINGS, ...change };
    const result = run(engine, settings, start, goal);
    const { steps, expanded, improved, reopened } = result;
    if (name === 'one with reopened cells') assert.ok(reopened > 0);
    engine.seek(Math.min(3, steps));
    const before = engine.statuses().slice();

    const csv = textOf(traceCsv(engine, { steps, width, settings })).split('\n');
    assert.equal(csv.pop(), '');
    const header = csv.shift()?.split(',') ?? [];
    const rows = csv.map((line) => line.split(','));
    for (const row of rows) assert.equal(row.length, header.length);
    const count = (/** @type {string} */ kind) => rows.filter((row) => row[1] === kind).length;
    assert.equal(count('close'), steps);
    assert.equal(count('close'), expanded);
    if (settings.program === 'none') {
      assert.equal(count('improve'), improved);
      assert.equal(count('reopen'), reopened);
    }
    assert.equal(
      new Set(rows.filter((row) => row[1] === 'open').map((row) => `${row[2]},${row[3]}`)).size,
      count('open'),
    );
    assert.ok(rows.length <= mostEvents(result, settings));

    const info = { width, height, start, goal, settings, result, path: engine.path().slice() };
    const trace = JSON.parse(textOf(traceJson(engine, { ...info, map: engine.mapToLink() })));
    assert.deepEqual([trace.format, trace.version], [TRACE_FORMAT, TRACE_VERSION]);
    assert.deepEqual(trace.fields, header);
    const asText = (/** @type {unknown} */ value) => (value === null ? '' : String(value));
    assert.deepEqual(
      trace.events.map((/** @type {unknown[]} */ event) => event.map(asText)),
      rows,
    );

    const posthoc = textOf(posthocTrace(engine, { ...info, map: engine.mapToLink() }));
    const events = posthoc
      .slice(posthoc.indexOf('\nevents:\n') + 9)
      .trimEnd()
      .split('\n')
      .map(flowMapping);
    const counted = (/** @type {string} */ type) => events.filter((event) => event['type'] === type).length;
    assert.deepEqual([counted('source'), counted('destination')], [1, 1]);
    assert.deepEqual([counted('expanding'), counted('closing')], [steps, steps]);
    assert.equal(counted('generating'), count('open'));
    assert.equal(counted('updating'), count('improve') + count('reopen'));
    assert.equal(counted('end'), result.outcome === 'found' ? 1 : 0);
    for (const { id, x, y } of events) assert.equal(Number(y) * width + Number(x), Number(id));

    // The step shown is another matter: it stays.
    assert.deepEqual(engine.statuses().slice(), before);

    const replayed = createEngine();
    replayed.mapFromLink(trace.map.code);
    const cellOf = (/** @type {[number, number]} */ [x, y]) => y * replayed.width + x;
    const again = run(replayed, trace.settings, cellOf(trace.start), cellOf(trace.goal));
    assert.deepEqual([again.cost, again.steps], [trace.result.cost, trace.result.steps]);
    assert.deepEqual(closedOrder(replayed), closedOrder(engine));
    const closed = trace.events.filter((/** @type {string[]} */ event) => event[1] === 'close');
    assert.deepEqual(
      closed.map((/** @type {number[]} */ [, , x = 0, y = 0]) => cellOf([x, y])),
      closedOrder(engine),
    );
    engine.dispose();
    replayed.dispose();
  });
}

/** A line of YAML that is a map in braces. @param {string} line @returns {Record<string, string>} */
function flowMapping(line) {
  const [, inside] = /^ {2}- \{ (.*) \}$/.exec(line) ?? [];
  assert.ok(inside, line);
  return Object.fromEntries(inside.split(', ').map((pair) => pair.split(': ')));
}

test('the first events of Lester’s figure, word for word', () => {
  const engine = createEngine();
  engine.load('ascii', LESTER);
  const { start, goal } = engine.suggestedEnds();
  const result = run(engine, { ...DEFAULT_SETTINGS, heuristic: 'manhattan' }, start, goal);
  const csv = textOf(traceCsv(engine, { steps: result.steps, width: 7, settings: DEFAULT_SETTINGS }));
  assert.deepEqual(csv.split('\n').slice(0, 4), [
    'step,event,x,y,parent_x,parent_y,g,h,f',
    '0,open,1,2,,,0,40,40',
    '1,close,1,2,,,0,40,40',
    '1,open,0,1,1,2,14,60,74',
  ]);
  const posthoc = textOf(
    posthocTrace(engine, { width: 7, height: 5, map: 'x', start, goal, settings: DEFAULT_SETTINGS, result }),
  ).split('\n');
  assert.deepEqual(posthoc.slice(posthoc.indexOf('events:') - 4, posthoc.indexOf('events:')), [
    'map: { width: 7, height: 5, code: "x" }',
    'start: [1, 2]',
    'goal: [5, 2]',
    'board: squares',
  ]);
  assert.deepEqual(posthoc.slice(posthoc.indexOf('events:') + 1).slice(0, 4), [
    '  - { type: source, id: 15, x: 1, y: 2 }',
    '  - { type: destination, id: 19, x: 5, y: 2 }',
    '  - { type: generating, id: 15, pId: null, x: 1, y: 2, g: 0, h: 40, f: 40 }',
    '  - { type: expanding, id: 15, pId: null, x: 1, y: 2, g: 0, h: 40, f: 40 }',
  ]);
  assert.match(posthoc.at(-2) ?? '', /^ {2}- \{ type: end, id: 19, pId: 12, x: 5, y: 2, g: 68, h: 0, f: 68 \}$/);
  assert.throws(() => eventsOf(engine, 1, MOST_ROWS + 1), RangeError);
  engine.dispose();
});

/** @param {Engine} engine @param {typeof asciiMap} write @param {number} start @param {number} goal */
const mapOf = (engine, write, start, goal) =>
  textOf(write(engine, { width: engine.width, height: engine.height, start, goal }));

test('a board comes back from either kind of map file', () => {
  const engine = createEngine();
  for (const percent of [0, 35, 100]) {
    for (const width of [33, 1000]) {
      engine.generate('random', { width, height: 129, percent, seed: 7 });
      const factors = engine.factors().slice();
      for (const write of [movingAiMap, asciiMap]) {
        engine.load('auto', mapOf(engine, write, 0, 1));
        assert.deepEqual([engine.width, engine.height], [width, 129]);
        assert.deepEqual(engine.factors().slice(), factors, `${write.name} ${percent}`);
      }
    }
  }
  engine.load('ascii', LESTER);
  assert.equal(mapOf(engine, asciiMap, 15, 19), LESTER);
  engine.load('ascii', 'S2z\n..G\n');
  assert.equal(mapOf(engine, asciiMap, 0, 5), 'S2z\n..G\n');
  assert.equal(mapOf(engine, movingAiMap, 0, 5), 'type octile\nheight 2\nwidth 3\nmap\n...\n...\n');
  // Every ground that has a character.
  const all = Array.from({ length: COSTLIEST_WRITTEN + 1 }, (_, factor) => factor);
  engine.restore(all.length, 1, Uint8Array.from(all));
  engine.load('ascii', mapOf(engine, asciiMap, 0, 0));
  assert.deepEqual([...engine.factors()], all);
  assert.deepEqual(groundOf(engine), { walls: 1, kinds: [], costliest: COSTLIEST_WRITTEN, mostAdded: 0 });
  assert.deepEqual(groundOf({ factors: () => new Uint8Array(9) }), { walls: 9, kinds: [], costliest: 0, mostAdded: 0 });
  // Walls of other kinds: characters in one file, walls in the other.
  engine.load('ascii', '~^!\n#.G\n');
  assert.deepEqual([...engine.grounds()], [256, 512, 768, 0, 1, 1]);
  assert.equal(mapOf(engine, asciiMap, 4, 5), '~^!\n#SG\n');
  assert.equal(mapOf(engine, movingAiMap, 4, 5), 'type octile\nheight 2\nwidth 3\nmap\n@@@\n@..\n');
  assert.deepEqual(groundOf(engine), { walls: 4, kinds: ['water', 'fire', 'monster'], costliest: 1, mostAdded: 0 });
  engine.dispose();
});

/** @param {string} csv @returns {string[][]} */
const rowsOf = (csv) =>
  csv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

for (const algorithm of /** @type {const} */ ([
  'bidirectional',
  'idastar',
  'theta',
  'lazytheta',
  'lpastar',
  'local',
  'flow',
])) {
  test(`the events of ${algorithm} have the right parents and halves`, () => {
    const engine = createEngine();
    engine.load('ascii', LESTER);
    const { start, goal } = engine.suggestedEnds();
    const settings = { ...DEFAULT_SETTINGS, algorithm, costs: /** @type {const} */ ('exact') };
    const result = run(engine, settings, start, goal);
    const rows = rowsOf(textOf(traceCsv(engine, { steps: result.steps, width: 7, settings })));
    assert.equal(rows.filter(([, event]) => event === 'close' || event === 'raise').length, result.steps);
    const root = algorithm === 'flow' ? goal : start;
    assert.deepEqual(rows[0]?.slice(0, 6), ['0', 'open', String(root % 7), String(Math.floor(root / 7)), '', '']);
    const layers = new Set(rows.map((row) => row[9]));
    assert.deepEqual([...layers], algorithm === 'bidirectional' ? ['0', '1'] : [undefined]);
    const isFar = (/** @type {string[]} */ row) => {
      const [x = 0, y = 0, px = 0, py = 0] = row.slice(2, 6).map(Number);
      return row[4] !== '' && Math.max(Math.abs(x - px), Math.abs(y - py)) > 1;
    };
    assert.equal(rows.some(isFar), algorithm.endsWith('theta'));
    const info = { width: 7, height: 5, map: 'x', start, goal, settings, result };
    const posthoc = textOf(posthocTrace(engine, info));
    assert.equal(posthoc.match(/type: expanding/g)?.length, result.steps);
    assert.equal(posthoc.includes('id: b'), algorithm === 'bidirectional');
    engine.dispose();
  });
}

test('a search that takes back what it found has more events than it counts, and no more than are announced', () => {
  for (const algorithm of /** @type {const} */ ([
    'lpastar',
    'local',
    'idastar',
    'lazytheta',
    'flow',
    'twotier',
    'bidirectional',
  ])) {
    const engine = createEngine();
    engine.generate('rooms', { width: 9, height: 8, percent: 30, seed: 2 });
    const { start, goal } = engine.suggestedEnds();
    const settings = { ...DEFAULT_SETTINGS, algorithm };
    run(engine, settings, start, goal);
    const edited = [...engine.path()].slice(2, -2).filter((_, index) => index % 3 === 0);
    engine.edit(edited, 0);
    const result = run(engine, settings, start, goal);
    const counted = result.steps + result.generated + result.improved + result.reopened + 1;
    const events = eventsOf(engine, 1, Math.min(result.steps, 1000));
    assert.ok(events.length > 0, algorithm);
    assert.ok(events.length <= mostEvents(result, settings), algorithm);
    // Every visit of the walk starts over, and no counter shows it.
    if (algorithm === 'local') assert.ok(events.length > counted, `${events.length} ${counted}`);
    assert.ok(mostEvents(result, settings) <= MOST_EVENTS);
    assert.equal(mostEvents(result, DEFAULT_SETTINGS), counted);
    engine.dispose();
  }
});
