// The native command astrolabe, from outside, as its users see it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { DARK, LIGHT, groundOf } from '../../web/canvas/palette.js';
import { DEFAULT_SETTINGS } from '../../web/engine/options.js';
import { EMPTY_LINK, KEYS } from '../../web/link/link.js';
import { formatLink } from '../../web/link/link-text.js';
import { GENERATORS, USUAL_PERCENT } from '../../web/model/maps/generators.js';
import { VECTORS, noVectors, pairsOf } from '../support/node/program-vectors.mjs';

const command = fileURLToPath(new URL('../../build/native/astrolabe', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'astrolabe-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string[]} words @param {string} [input] */
function astrolabe(words, input = '') {
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8', input });
  return { status, stdout, stderr };
}

/** @param {string} input @param {string[]} words */
const trace = (input, ...words) => astrolabe(['trace', '-', ...words], input);

const SETTINGS_KEYS = [
  ...['as', 'b', 'a', 'h', 'w', 'c', 'k', 'tie', 'stop', 'up', 'no', 'near', 'ol', 'lt', 'tiers'],
  ...['fix', 're', 'bg', 'fl', 'lf', 'lr', 'll', 'ls', 'cs'],
];
const LESTER = '.......\n...#...\n.S.#.G.\n...#...\n.......\n.......\n';

test('a trace is printed as the page saves it', () => {
  const csv = trace('S.\n.G\n');
  assert.equal(csv.status, 0);
  assert.equal(
    csv.stdout,
    [
      ...['step,event,x,y,parent_x,parent_y,g,h,f', '0,open,0,0,,,0,14,14', '1,close,0,0,,,0,14,14'],
      ...[
        '1,open,1,0,0,0,10,10,20',
        '1,open,0,1,0,0,10,10,20',
        '1,open,1,1,0,0,14,0,14',
        '2,close,1,1,0,0,14,0,14',
        '',
      ],
    ].join('\n'),
  );
  const { settings, result, events, ...rest } = JSON.parse(trace('S.\n.G\n', '--format', 'json').stdout);
  assert.deepEqual(rest, {
    ...{ format: 'astrolabe-trace', version: 1, map: { width: 2, height: 2, code: rest.map.code } },
    ...{
      start: [0, 0],
      goal: [1, 1],
      path: [
        [0, 0],
        [1, 1],
      ],
    },
    fields: ['step', 'event', 'x', 'y', 'parent_x', 'parent_y', 'g', 'h', 'f'],
  });
  assert.equal(settings.heuristic, 'octile');
  assert.deepEqual([result.outcome, result.cost, result.steps, result.target], ['found', 14, 2, [1, 1]]);
  assert.deepEqual(events.at(-1), [2, 'close', 1, 1, 0, 0, 14, 0, 14]);
  const posthoc = trace('S.\n.G\n', '--format', 'posthoc').stdout;
  assert.match(posthoc, /^# A search trace[\s\S]*version: 1\.4\.0/);
  // The map goes along, as in the JSON.
  const { code } = JSON.parse(trace('S.\n.G\n', '--format', 'json').stdout).map;
  assert.ok(
    posthoc.includes(`\nmap: { width: 2, height: 2, code: "${code}" }\nstart: [0, 0]\ngoal: [1, 1]\nboard: squares\n`),
  );
  assert.match(posthoc, /type: end, id: 3, pId: 0, x: 1, y: 1, g: 14, h: 0, f: 14 \}\n$/);
});

test('ends, settings and the path', () => {
  const path = (/** @type {string[]} */ ...words) =>
    trace(LESTER, '--format', 'path', ...words)
      .stdout.trim()
      .split('\n');
  assert.equal(path('--set', 'h=manhattan').length, 7);
  assert.equal(path('--set', 'c=four').length, 9);
  assert.deepEqual(path('--start', '0,0', '--goal', '2,0'), ['0,0', '1,0', '2,0']);
  // A bidirectional log has a column for the half; keys that change only the drawing are ignored.
  assert.match(trace(LESTER, '--set', 'a=bidirectional&t=5&theme=dark').stdout, /^step,.*,f,layer\n/);
});

test('the keys of a link are those of the page: settings are read, the others ignored', () => {
  const text = trace(LESTER).stdout;
  const others = [...KEYS].filter((key) => !SETTINGS_KEYS.includes(key) && !['m', 's', 'g', 'bp'].includes(key));
  assert.equal(trace(LESTER, '--set', others.map((key) => `${key}=1`).join('&')).stdout, text);
  for (const key of SETTINGS_KEYS)
    assert.match(trace(LESTER, '--set', `${key}=?`).stderr, /has a value that is not understood/);
});

test('a link is searched as the page shows it', () => {
  const { stdout: map } = astrolabe(['link', 'encode', '-'], LESTER);
  const settings = {
    ...DEFAULT_SETTINGS,
    algorithm: /** @type {const} */ ('dijkstra'),
    corner: /** @type {const} */ ('four'),
  };
  const ends = { start: { x: 0, y: 0 }, goal: { x: 6, y: 5 } };
  const link = formatLink({ ...EMPTY_LINK, ...ends, map: map.trim(), settings, step: 7 });
  const asked = trace(LESTER, '--start', '0,0', '--goal', '6,5', '--set', 'a=dijkstra&c=four').stdout;
  for (const text of [link, `https://a.example/lab/#${link}`, `#${link}&utm_source=chat`]) {
    assert.equal(astrolabe(['trace', text]).stdout, asked);
    assert.equal(trace(`${text}\n`).stdout, asked);
  }
  assert.match(astrolabe(['render', `#${link}`]).stdout, /<title>dijkstra from 0,0 to 6,5, step 7 of /);
  assert.match(trace(`#${link.slice(0, -3)}`).stderr, /not whole/);
});

test('a picture has the colours of the page, its cells, numbers and path', () => {
  const of = (/** @type {string[]} */ ...words) => astrolabe(['render', '-', ...words], LESTER).stdout;
  for (const [theme, palette] of /** @type {const} */ ([
    ['light', LIGHT],
    ['dark', DARK],
  ])) {
    const colours = new Set(
      [...of('--theme', theme).matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour.toUpperCase()),
    );
    const known = new Set(Object.values(palette).flat());
    assert.deepEqual(
      [...colours].filter((colour) => !known.has(colour)),
      [],
    );
    for (const name of /** @type {const} */ (['free', 'wall', 'open', 'closed', 'path', 'start', 'goal'])) {
      assert.ok(colours.has(palette[name]), `${theme} ${name}`);
    }
  }
  const whole = of('--cell', '64');
  assert.match(whole, /width="448" height="384"/);
  const touched = new Set([...trace(LESTER).stdout.matchAll(/^\d+,open,(\d+,\d+),/gm)].map(([, cell]) => cell));
  assert.equal([...whole.matchAll(/<text [^>]*text-anchor="(?:start|end)"/g)].length, 3 * touched.size);
  assert.match(whole, new RegExp(`stroke="${LIGHT.path.toLowerCase()}"`));
  assert.doesNotMatch(of('--step', '3'), new RegExp(`stroke="${LIGHT.path.toLowerCase()}"`));
  assert.doesNotMatch(of('--step', '0'), new RegExp(`fill="${LIGHT.closed.toLowerCase()}"`));
  assert.equal(of('--step', '9999'), of());
  assert.match(of('--set', 'b=hex', '--cell', '64'), /width="480" height="351\.03"/);
  // Ground and kinds of walls as the page mixes them.
  const css = (/** @type {readonly number[]} */ channels) =>
    `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
  const terrain = astrolabe(['render', '-', '--step', '0'], '1 2 5 9\n1 0 255 7\n').stdout;
  for (const factor of [0, 2, 5, 9, 255])
    assert.ok(terrain.includes(`fill="${css(groundOf(LIGHT, factor))}"`), String(factor));
  const walls = astrolabe(['render', '-', '--theme', 'dark'], '..~^!\n').stdout;
  for (const kind of [1, 2, 3]) assert.ok(walls.includes(`fill="${css(groundOf(DARK, 256 * kind))}"`), String(kind));
});

test('a generator makes the map that its link makes', () => {
  for (const kind of GENERATORS) {
    const link = astrolabe(['generate', kind, '--size', '20x12', '--seed', '5', '--format', 'link']);
    assert.match(link.stdout, new RegExp(`^g\\.${kind}\\.20\\.12\\.${USUAL_PERCENT[kind]}\\.5\\.`));
    const map = astrolabe(['generate', kind, '--size', '20x12', '--seed', '5']);
    assert.equal(map.status, 0);
    assert.equal(astrolabe(['link', 'decode', link.stdout.trim()]).stdout, map.stdout);
    assert.match(map.stdout, kind === 'terrain' ? /^[\d ]+\n/ : /^type octile/);
  }
});

test('without a path it exits with 3, and prints none', () => {
  for (const set of ['as=unity', 'as=csharp', 'as=cpp', 'as=gameserver', 'as=slides']) {
    const { status, stdout } = trace('S.#.G\n', '--set', set, '--format', 'path');
    assert.deepEqual([set, status, stdout], [set, 3, '']);
  }
  // The crowd program goes to the nearest cell instead.
  assert.deepEqual(trace('S.#.G\n', '--set', 'as=crowd', '--format', 'path'), {
    status: 3,
    stdout: '0,0\n1,0\n',
    stderr: '',
  });
});

test('unknown input is refused with a sentence, and nothing is printed', () => {
  const file = path.join(folder, 'cut.map');
  writeFileSync(file, 'type octile\nheight 2\nwidth 3\nmap\n...\n');
  /** @type {[string[], RegExp][]} */
  const refused = [
    [[], /^usage: astrolabe COMMAND/],
    [['draw'], /no command 'draw'/],
    [['trace'], /something is missing; astrolabe trace --help/],
    [['trace', path.join(folder, 'none.map')], /cannot read .*none\.map/],
    [['trace', file], /cut\.map(, line \d+)?: .*1 rows instead of 2/],
    [['trace', '-', '--goal'], /--goal needs a value/],
    [['trace', '-', '--gaol', '1,1'], /no option --gaol/],
    [['trace', '-', '-'], /'-' is one word too many/],
    [['trace', '-', '--format', 'xml'], /no format 'xml'/],
    [['trace', '-', '--start', '3'], /--start takes a cell x,y of the map, from 0,0 to 6,5, not '3'/],
    [['trace', '-', '--goal', '7,0'], /--goal takes a cell/],
    [['trace', '-', '--goal', '-1,0'], /--goal takes a cell/],
    [['trace', '-', '--set', 'a=astarr'], /--set: 'a=astarr' has a value/],
    [['trace', '-', '--set', 'w=1.234'], /'w=1\.234'/],
    [['trace', '-', '--set', 're=yes'], /'re=yes'/],
    [['trace', '-', '--set', 'lr=51'], /'lr=51'/],
    [['trace', '-', '--set', 'algorithm=astar'], /'algorithm' is no key/],
    [['trace', '-', '--set', 'astar'], /'astar' is no pair/],
    [['trace', '-', '--set', 'as=unity&b=hex'], /squares only/],
    [['trace', folder], /cannot read/],
    [['trace', 'https://a.example/#v=1&z=22.9sl7yb&m=g.maze.9.7.0.1&s=1,1'], /not whole/],
    [['trace', '#v=2&m=g.maze.9.7.0.1'], /newer version/],
    [['trace', '#v=1&s=1,2'], /holds no map/],
    [['trace', '#m=aAAAA'], /no map of a link/],
    [['trace', '#m=g.maze.9.7.0.1&t=last'], /t=last is no step/],
    [['trace', '#m=g.maze.9.7.0.1&a=astarr'], /'a=astarr' has a value/],
    [['trace', '#m=g.maze.9.7.0.1&s=9,0'], /--start takes a cell x,y of the map, from 0,0 to 8,6, not '9,0'/],
    [['trace', '#b=graph&m=x'], /leads to a graph/],
    [['trace', '#m=g.maze.9.7.0.1&world=1'], /leads to a game world/],
    [['render', '-', '--cell', '0'], /--cell takes 1 to 128/],
    [['render', '-', '--theme', 'sepia'], /no theme 'sepia'/],
    [['render', '-', '--numbers', 'some'], /all or none/],
    [['render', '-', '--step', '-1'], /--step takes a number/],
    [['generate', 'forest'], /no generator 'forest'/],
    [['generate', 'maze', '--size', '4097x2'], /--size takes/],
    [['generate', 'maze', '--percent', '101'], /--percent takes 0 to 100/],
    [['generate', 'maze', '--seed', 'x'], /--seed takes/],
    [['generate', 'maze', '--format', 'svg'], /map or link/],
  ];
  for (const [words, sentence] of refused) {
    const { status, stdout, stderr } = astrolabe(words, LESTER);
    assert.deepEqual([words, status, stdout], [words, 2, '']);
    assert.match(stderr, sentence);
  }
  assert.match(astrolabe(['--help']).stdout, /trace.*\n.*render/);
  for (const name of ['trace', 'render', 'scen', 'link', 'generate']) {
    const { status, stdout } = astrolabe([name, '--help']);
    assert.equal(status, 0);
    assert.match(stdout, new RegExp(`^usage: astrolabe ${name} [\\s\\S]*exit: 0`));
  }
});

test('the tutorials’ programs do what literal ports of them do', { skip: noVectors }, () => {
  for (const { map, start, goal, programs } of VECTORS) {
    const text = `${map.join('\n')}\n`;
    for (const [name, { order, path }] of Object.entries(programs)) {
      const set = Object.entries({ ...pairsOf(name), a: 'bfs', h: 'zero' })
        .map((pair) => pair.join('='))
        .join('&');
      const words = ['--start', start.join(), '--goal', goal.join(), '--set', set];
      const { status, stdout } = trace(text, ...words);
      const closed = [...stdout.matchAll(/^\d+,close,(\d+),(\d+),/gm)].map(([, x, y]) => [Number(x), Number(y)]);
      assert.deepEqual(closed, order, `${name}\n${text}`);
      const isFound = path !== null && String(path.at(-1)) === String(goal);
      assert.equal(status, isFound ? 0 : 3);
      const lines = (path ?? []).map((cell) => `${cell.join()}\n`).join('');
      assert.equal(trace(text, ...words, '--format', 'path').stdout, lines, `${name}\n${text}`);
    }
  }
});

test('a program is printed in three languages, and finds what the trace says', () => {
  const { stdout } = astrolabe(['code', '-', '--set', 'a=dijkstra&k=exact'], LESTER);
  const cost = spawnSync('python3', ['-c', stdout], { encoding: 'utf8' }).stdout.split('\n')[0];
  assert.match(cost ?? '', /^cost 6\.828$/);
  assert.match(astrolabe(['code', '-', '--language', 'cpp'], LESTER).stdout, /^#include <vector>$/m);
  assert.match(astrolabe(['code', '-', '--language', 'js'], LESTER).stdout, /^class OpenList \{$/m);
  assert.deepEqual(astrolabe(['code', '-', '--language', 'basic'], LESTER), {
    status: 2,
    stdout: '',
    stderr: "astrolabe: there is no language 'basic': python, cpp or js\n",
  });
  const refused = astrolabe(['code', '-', '--set', 'a=jps'], LESTER);
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /there is no program for 'jps'/);
});
