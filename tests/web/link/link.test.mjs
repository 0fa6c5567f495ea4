// The text of links: what is written is read back, what was cut or garbled never is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as options from '../../../web/engine/options.js';
import { checksum } from '../../../web/link/checksum.js';
import { EMPTY_LINK, NO_VIEW } from '../../../web/link/link.js';
import { formatLink, parseLink } from '../../../web/link/link-text.js';
import { COUNTINGS } from '../../../web/model/counting.js';
import { DEFAULT_DISPLAY } from '../../../web/model/display.js';
import { randomLink } from '../../support/node/random-link.mjs';

/** @import { Link } from '../../../web/link/link.js' */

/** Links without display, breakpoints and view: the seal covers all of their text. */
const sealed = Array.from({ length: 12 }, (_, seed) =>
  formatLink({ ...randomLink(seed), display: DEFAULT_DISPLAY, breakpoints: [], view: NO_VIEW }),
);

const JUNK = ['&appinstall=0', '&from=timeline&isappinstalled=0', '&a=dfs&t=1', '&m=x', ')', '。看', '&'];

/** @param {string} text @returns {Link} */
function read(text) {
  const { link, reason } = parseLink(text);
  if (link === null) throw new Error(`${text} was not read: ${reason?.code ?? 'no link'}`);
  return link;
}

/** @param {string} text */
const codeOf = (text) => parseLink(text).reason?.code;

test('2,000 random states come back as they were', () => {
  for (let seed = 0; seed < 2000; seed++) {
    const link = randomLink(seed);
    const text = formatLink(link);
    assert.deepEqual(read(text), link, text);
    assert.deepEqual(read(`#${text}`), link);
  }
});

test('links use few characters and end in a letter or a digit', () => {
  for (let seed = 0; seed < 2000; seed++) {
    // The page adds the ends to every map.
    const link = { ...randomLink(seed), goal: { x: 3, y: 4 } };
    assert.match(formatLink(link), /^[A-Za-z0-9_.,=&-]*[A-Za-z0-9]$/);
  }
});

test('defaults are left out', () => {
  assert.equal(formatLink(EMPTY_LINK), 'v=1');
  const settings = { ...EMPTY_LINK.settings, weightHundredths: 150 };
  assert.match(formatLink({ ...EMPTY_LINK, settings }), /^v=1&z=5\.[0-9a-z]+&w=1\.5$/);
  const view = { ...NO_VIEW, canEdit: false };
  assert.equal(formatLink({ ...EMPTY_LINK, view }), 'v=1&edit=0');
});

test('the display of the cells may be added by hand, and invalid parts of it are ignored', () => {
  const display = /** @type {const} */ ({
    shading: 'order',
    numbers: 'path',
    arrows: false,
    xray: true,
    shortest: true,
    edges: false,
    islands: true,
    rulers: true,
    coordinates: { originX: 6, originY: 6, first: 0, isYUp: true, isRowFirst: false },
  });
  const text = formatLink({ ...EMPTY_LINK, map: 'Abc', display });
  assert.match(
    text,
    /^v=1&z=5\.[0-9a-z]+&m=Abc&shade=order&num=path&arrows=0&xray=1&best=1&edges=0&islands=1&rulers=1&co=6,6\.up$/,
  );
  const bare = formatLink({ ...EMPTY_LINK, map: 'Abc' });
  assert.deepEqual(read(`${bare}&num=none`).display, { ...DEFAULT_DISPLAY, numbers: 'none' });
  assert.deepEqual(read(`${bare}&co=1`).display.coordinates, COUNTINGS.from_one);
  assert.deepEqual(read(`${bare}&shade=rainbow&arrows=2&rulers=on&co=10000,0.up`).display, DEFAULT_DISPLAY);
});

test('the numbers of the local search are whole, within their bounds, and left out when they are the default', () => {
  const settings = {
    ...options.DEFAULT_SETTINGS,
    localRadius: 50,
    localSteps: 100,
    localShifts: false,
    localSeed: 2 ** 32 - 1,
  };
  const text = formatLink({ ...EMPTY_LINK, settings });
  assert.match(text, /&lr=50&ll=100&lf=0&ls=4294967295$/);
  assert.deepEqual(read(text).settings, settings);
  assert.deepEqual(read('v=1&lr=0&ll=1&lf=1&ls=0').settings, {
    ...options.DEFAULT_SETTINGS,
    localRadius: 0,
    localSeed: 0,
  });
  for (const odd of [
    'lr=51',
    'lr=-1',
    'lr=1.5',
    'lr=',
    'lr=1e1',
    'll=0',
    'll=101',
    'lf=2',
    'ls=4294967296',
    'ls=99999999999',
  ]) {
    const { link, reason } = parseLink(`v=1&${odd}`);
    assert.equal(link, null, odd);
    assert.ok(reason?.found.startsWith(odd.slice(0, 2)) || odd.endsWith('='), odd);
  }
});

test('the seal has the length and the checksum of what follows it', () => {
  const ends = { start: { x: 0, y: 1 }, goal: { x: 2, y: 3 } };
  const text = formatLink({ ...EMPTY_LINK, ...ends, map: 'Abc', step: 4 });
  const covered = 'm=Abc&s=0,1&g=2,3&t=4';
  assert.equal(text, `v=1&z=${covered.length}.${checksum(covered)}&${covered}`);
});

test('the checksum is FNV-1a', () => {
  assert.equal(checksum(''), (0x811c9dc5).toString(36));
  assert.equal(checksum('a'), (0xe40c292c).toString(36));
  assert.equal(checksum('foobar'), (0xbf9cf968).toString(36));
});

test('a link cut anywhere is reported as cut off', () => {
  for (const text of sealed) {
    for (let length = 1; length < text.length; length++) {
      const cut = text.slice(0, length);
      // The rest is a complete link without a seal: the first figure with the default settings.
      if (cut === 'v=1') assert.deepEqual(read(cut), EMPTY_LINK);
      else assert.equal(codeOf(cut), 'link.cut_off', cut);
    }
  }
});

test('a link with another character under its seal is refused', () => {
  for (const text of sealed) {
    const [head = ''] = /^v=1&z=[^&]*&/.exec(text) ?? [];
    for (let index = head.length; index < text.length; index++) {
      const other = String.fromCharCode(text.charCodeAt(index) ^ 1);
      const garbled = text.slice(0, index) + other + text.slice(index + 1);
      assert.equal(codeOf(garbled), 'link.garbled', garbled);
    }
  }
});

test('another character before or in the seal never gives another state', () => {
  for (const text of sealed) {
    const [head = ''] = /^v=1&z=[^&]*&/.exec(text) ?? [];
    for (let index = 0; index < head.length; index++) {
      for (const other of 'a0z&=.-') {
        const garbled = text.slice(0, index) + other + text.slice(index + 1);
        const { link } = parseLink(garbled);
        if (link !== null) assert.deepEqual(link, read(text), garbled);
      }
    }
  }
});

test('appended text is ignored', () => {
  for (const text of sealed) {
    for (const junk of JUNK) assert.deepEqual(read(text + junk), read(text), text + junk);
  }
});

test('a link written by hand needs no seal, and its unknown keys are ignored', () => {
  const link = read('#v=1&quiz=1&seed=7&a=dijkstra&hi=3,3&s=0,0&k=exact&t=3&appinstall=0&from=timeline');
  assert.deepEqual(link, {
    ...EMPTY_LINK,
    start: { x: 0, y: 0 },
    settings: { ...EMPTY_LINK.settings, algorithm: 'dijkstra', costs: 'exact' },
    step: 3,
    view: { ...NO_VIEW, quiz: true, cells: [{ x: 3, y: 3 }] },
  });
  assert.deepEqual(read('v=1'), EMPTY_LINK);
  assert.equal(read('a=bfs').settings.algorithm, 'bfs');
});

test('escaped commas and ampersands are read', () => {
  const plain = formatLink({ ...EMPTY_LINK, start: { x: 1, y: 2 }, goal: { x: 5, y: 2 } });
  assert.deepEqual(read(plain.replaceAll(',', '%2C').replaceAll('=', '%3d')), read(plain));
  for (const ampersand of ['&amp;', '&amp;amp;', '&#38;', '%26amp%3B', '%26']) {
    const escaped = plain.replaceAll('&', ampersand).replaceAll('%3B', ';');
    assert.deepEqual(read(escaped), read(plain), ampersand);
  }
});

test('characters that programs cut off are not the end of a link', () => {
  const view = { ...NO_VIEW, language: /** @type {const} */ ('zh') };
  const links = [EMPTY_LINK, { ...EMPTY_LINK, view }, { ...EMPTY_LINK, step: 7, view }];
  for (const text of links.map((link) => formatLink(link))) {
    for (const tail of ['.', ',', ')', '>', '".', '%20', '%29.', '%E3%80%82%E5%9B%BE', '。图', ' ']) {
      assert.deepEqual(read(`${text}${tail}`), read(text), text + tail);
    }
  }
});

test('authors may add and change the view', () => {
  const text = formatLink({ ...EMPTY_LINK, step: 2, view: { ...NO_VIEW, face: 'play' } });
  assert.deepEqual(read(`${text}&theme=dark`).view, { ...NO_VIEW, face: 'play', theme: 'dark' });
  assert.deepEqual(read(`${text}&ui=none`).view, { ...NO_VIEW, face: 'none' });
  assert.deepEqual(read(text.replace('v=1&', 'v=1&lang=zh&')).view.language, 'zh');
  assert.deepEqual(read(text.replace('ui=play', 'ui=full&edit=0')).view.canEdit, false);
  // WeChat appends a language like this.
  assert.deepEqual(read(`${text}&lang=zh_CN&ui=huge&edit=yes&quiz=2&loop=7-7&hi=3,x`).view, {
    ...NO_VIEW,
    face: 'play',
  });
});

test('a newer link says that it is newer, sealed or not', () => {
  for (const text of sealed) assert.equal(codeOf(text.replace('v=1', 'v=2')), 'link.newer');
  assert.equal(codeOf('v=12&m=q&future=1'), 'link.newer');
  for (const version of ['0', '-1', 'x', '1.5', '1e9', '99999999999']) {
    assert.equal(codeOf(`v=${version}&a=bfs`), 'link.value', version);
  }
});

test('invalid values are refused, never ignored', () => {
  for (const pair of 's=1 s=a,b s=-1,2 s=1,2,3 s=1.5,2 g=99999,1 g='.split(' ')) {
    const { reason } = parseLink(`v=1&${pair}&w=2`);
    assert.deepEqual([reason?.code, reason?.found], ['link.value', pair]);
  }
  const others = 'a=nothing b=cubes h=cube w=-1 w=10001 w=1e2 w=1.555 c=some re=2 no=01234566 t=-1 t=x bg=yes';
  for (const pair of `${others} tie=constructor`.split(' ')) {
    const { reason } = parseLink(`v=1&${pair}&from=timeline`);
    assert.match(reason?.code ?? '', /^link\.(value|names|near)$/);
    assert.equal(reason?.found, pair);
  }
  assert.equal(codeOf('v=1&m=a+b&w=2'), 'link.map_broken');
  assert.equal(codeOf('v=1&m=&w=2'), 'link.map_broken');
});

test('a step beyond all bounds is still a step', () => {
  assert.equal(read(`v=1&t=${'9'.repeat(400)}`).step, 2 ** 31 - 1);
});

test('a text that is no link of ours is none', () => {
  for (const text of ['', '#']) assert.deepEqual(parseLink(text), { link: null, reason: null }, text);
  for (const text of ['#help', 'id=7', '&&&', 'constructor=1', '__proto__=1']) {
    assert.deepEqual(parseLink(text), { link: null, reason: null, isForeign: true }, text);
  }
});

test('a text longer than any link is not read', () => {
  assert.equal(codeOf(`v=1&m=${'A'.repeat(24 * 2 ** 20)}`), 'link.too_long');
});

test('a heuristic of the other kind of cells is replaced by the distance of this kind', () => {
  const heuristicOf = (/** @type {string} */ pairs) => read(`v=1&${pairs}`).settings.heuristic;
  assert.equal(heuristicOf('b=hex'), 'hex');
  assert.equal(heuristicOf('b=hex&h=manhattan'), 'hex');
  assert.equal(heuristicOf('b=hex&h=euclidean'), 'euclidean');
  assert.equal(heuristicOf('h=zero&b=hex'), 'zero');
  assert.equal(heuristicOf('h=hex'), 'octile');
});

test('an overlong value is refused by its key, before it is read', () => {
  for (const key of ['no', 'a', 'w', 't', 'hi', 'bp', 'co', 'race', 'loop']) {
    const { reason } = parseLink(`#v=1&${key}=${'01234567'.repeat(2000)}`);
    assert.deepEqual([reason?.code, reason?.found, reason?.expected], ['link.value_long', key, '10000'], key);
  }
  // Under its seal, and where a program has escaped it.
  const text = `no=${'0'.repeat(20_000)}`;
  assert.equal(parseLink(`#v=1&z=${text.length.toString()}.${checksum(text)}&${text}`).reason?.code, 'link.value_long');
  assert.equal(parseLink(`#v=1&hi=${'1%2C1%2E'.repeat(3000)}`).reason?.code, 'link.value_long');
  // Maps and the actions in a world may be long, and keys that are not ours are ignored.
  assert.equal(parseLink(`#v=1&m=a${'A'.repeat(20_000)}`).link?.map?.length, 20_001);
  assert.equal(parseLink(`#v=1&world=1&do=${'t1.'.repeat(5000)}a`).world?.get('do')?.length, 15_001);
  assert.equal(parseLink(`#v=1&a=bfs&utm=${'x'.repeat(20_000)}`).link?.settings.algorithm, 'bfs');
});

test('a link of thousands of pairs is refused, however short they are', () => {
  assert.equal(parseLink(`#v=1${'&a=bfs'.repeat(1000)}`).reason?.code, 'link.too_long');
  assert.equal(parseLink(`#v=1${'&amp;'.repeat(1000)}a=bfs`).reason?.code, 'link.too_long');
  assert.equal(parseLink(`#v=1${'&a=bfs'.repeat(900)}`).link?.settings.algorithm, 'bfs');
});

test('an empty list of cells leaves no ending that reads as cut off', () => {
  const link = parseLink('hi=&a=bfs').link;
  assert.deepEqual(link?.view.cells, []);
  const again = parseLink(formatLink({ ...EMPTY_LINK, view: { ...NO_VIEW, cells: [] } }));
  assert.equal(again.reason, null);
  assert.deepEqual(again.link, EMPTY_LINK);
});

test('a map that ends with a full stop is invalid: at the end of a link the stop would be lost', () => {
  assert.equal(parseLink('m=g.maze.64.36.0.&a=bfs').reason?.code, 'link.map_broken');
  assert.equal(parseLink('m=g.maze.64.36.0.7&a=bfs').link?.map, 'g.maze.64.36.0.7');
});
