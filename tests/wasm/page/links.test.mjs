// Whole links over real boards: unchanged they restore the very cells; cut at any length, or with
// any bit covered by the seal flipped, they are refused. None shows another map, none crashes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Engine } from '../../../web/engine/engine.js';
import { EngineError } from '../../../web/engine/engine-error.js';
import { ALGORITHMS, DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { EMPTY_LINK } from '../../../web/link/link.js';
import { formatLink, parseLink } from '../../../web/link/link-text.js';
import { loadModule } from '../../support/node/module.mjs';
import { setUp, snapshot } from '../../support/node/edited-session.mjs';
import { createRandom } from '../../support/node/random.mjs';

/** @import { Grounds } from '../../../web/engine/grounds.js' */

const KINDS = /** @type {const} */ (['random', 'maze', 'rooms', 'caves', 'terrain']);

const module = await loadModule();
const engine = new Engine(new module.Laboratory());

/** Generated boards, most of them edited, so that their cells are in the link. @param {number} seed */
function linkOf(seed) {
  const { below, chance, pick } = createRandom(seed);
  const [width, height] = [3 + below(30), 3 + below(20)];
  const kind = pick(KINDS);
  engine.generate(kind, { width, height, percent: below(60), seed });
  if (seed % 5 !== 0) engine.edit([below(width * height)], below(9));
  if (seed % 5 > 2) engine.edit([below(width * height)], 256 * (1 + below(3)));
  const randomPoint = () => ({ x: below(width), y: below(height) });
  const text = formatLink({
    ...EMPTY_LINK,
    map: engine.mapToLink(),
    start: randomPoint(),
    goal: randomPoint(),
    settings: { ...DEFAULT_SETTINGS, algorithm: pick(ALGORITHMS), floods: chance() },
    step: chance() ? below(50) : null,
  });
  return { text, width, grounds: engine.grounds() };
}

const LINKS = Array.from({ length: 20 }, (_, seed) => linkOf(seed));

/**
 * What a page gets from a link: its board, or the code of the refusal.
 * @param {string} text
 * @returns {{ code: string } | { width: number, grounds: Grounds }}
 */
function opened(text) {
  const { link, reason } = parseLink(text);
  if (reason !== null) return { code: reason.code };
  if (link === null || link.map === null) return { code: 'no map' };
  try {
    engine.mapFromLink(link.map);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { code: error.reason.code };
  }
  return { width: engine.width, grounds: engine.grounds() };
}

test('a map with a link for it is opened at once with all of it: the trace is that of its address, and one undo brings back the board before', () => {
  const text = Array.from({ length: 12 }, (_, row) => (row === 6 ? `${'.'.repeat(19)}#` : '.'.repeat(20))).join('\n');
  const reading = parseLink('#v=1&a=lpastar&w=1.5&s=1,2&g=18,9&num=path&arrows=0&bp=reopened').link;
  assert.ok(reading !== null);
  const words = { message: { key: 'status.opened' }, refused: { key: 'status.not_opened' } };
  /** @param {ReturnType<typeof setUp>} lab */
  const seen = ({ engine: own, store: { state } }) => {
    const { settings, display, breakpoints, search, board } = state;
    return {
      settings,
      display,
      breakpoints,
      result: search.result,
      ends: [board.start, board.goal],
      path: [...own.path()],
    };
  };
  const lab = setUp();
  // LPA* has an answer that it could repair.
  lab.session.changeSettings({ algorithm: 'lpastar', weightHundredths: 150 });
  const [before, shown, { past }] = [snapshot(lab), seen(lab), lab.store.state.history];
  assert.ok(lab.session.openForeign(() => lab.engine.load('auto', text), { ...words, linked: reading }));
  const { settings, display, breakpoints } = reading;
  const opened = seen(lab);
  assert.deepEqual([opened.settings, opened.display, opened.breakpoints], [settings, display, breakpoints]);
  assert.deepEqual(opened.ends, [2 * 20 + 1, 9 * 20 + 18]);
  assert.equal(opened.result.repairs, 0);
  const address = formatLink({ ...reading, map: lab.engine.mapToLink() });
  const reloaded = setUp();
  const again = parseLink(`#${address}`).link;
  assert.ok(again !== null && reloaded.session.openLink(again));
  assert.deepEqual(seen(reloaded), opened);
  lab.session.undo();
  assert.deepEqual(snapshot(lab), before);
  assert.deepEqual({ ...seen(lab), result: null }, { ...shown, result: null });
  assert.equal(lab.store.state.history.past.length, past.length);
  lab.session.redo();
  assert.deepEqual({ ...seen(lab), result: null }, { ...opened, result: null });
  const outside = setUp();
  const far = { ...reading, goal: { x: 20, y: 0 } };
  assert.ok(outside.session.openForeign(() => outside.engine.load('auto', text), { ...words, linked: far }));
  const { notice } = outside.store.state;
  assert.ok(notice.isError);
  assert.deepEqual(
    notice.parts.map((part) => ('reason' in part ? `${part.reason.code} ${part.reason.found}` : part.key)),
    ['status.opened', 'link.end_outside g=20,0'],
  );
  assert.deepEqual(seen(outside).ends, Object.values(outside.engine.suggestedEnds('squares')));
  assert.deepEqual(seen(outside).settings, settings);
});

test('whole links bring back the board', () => {
  for (const { text, width, grounds } of LINKS) assert.deepEqual(opened(text), { width, grounds });
});

test('links cut at any length say that they were cut off', () => {
  for (const { text } of LINKS) {
    for (let length = 1; length < text.length; length++) {
      const cut = text.slice(0, length);
      // A whole link by hand: the first figure, without any state.
      const expected = cut === 'v=1' ? 'no map' : 'link.cut_off';
      assert.deepEqual(opened(cut), { code: expected }, cut);
    }
  }
});

test('no bit under the seal can be flipped', () => {
  let turned = 0;
  for (const { text } of LINKS) {
    const [head = ''] = /^v=1&z=[^&]*&/.exec(text) ?? [];
    assert.notEqual(head, '');
    for (let index = head.length; index < text.length; index++) {
      for (let bit = 0; bit < 7; bit++) {
        const other = String.fromCharCode(text.charCodeAt(index) ^ (1 << bit));
        const found = opened(text.slice(0, index) + other + text.slice(index + 1));
        assert.ok('code' in found && /^link\.(garbled|cut_off)$/.test(found.code), `${text} ${index} ${bit}`);
        turned += 1;
      }
    }
  }
  assert.ok(turned > 5000);
});

test('a map without a seal that was cut or garbled is refused but for one in five hundred', () => {
  const { below } = createRandom(1);
  let tried = 0;
  let taken = 0;
  for (const { text } of LINKS) {
    const [, map = ''] = /&m=([ae][^&]*)/.exec(text) ?? [];
    for (let index = 1; index < map.length; index++) {
      for (const bad of [map.slice(0, index), map.slice(0, index) + 'AZaz09-_'[below(8)] + map.slice(index + 1)]) {
        if (bad === map) continue;
        tried += 1;
        if (!('code' in opened(`v=1&m=${bad}&s=0,0`))) taken += 1;
      }
    }
  }
  assert.ok(tried > 1000);
  // The extras of cells may be any number: a garbled part may be another valid part.
  assert.ok(taken <= tried / 500, `${taken} of ${tried}`);
});

test('what messengers append changes nothing', () => {
  for (const { text, width, grounds } of LINKS) {
    for (const tail of ['&from=timeline&isappinstalled=0', '&appinstall=0', '&appinstall=0&from=singlemessage']) {
      assert.deepEqual(opened(text + tail), { width, grounds }, text + tail);
    }
  }
});

test('links of the future say so', () => {
  for (const { text } of LINKS) {
    assert.deepEqual(opened(text.replace('v=1', 'v=2')), { code: 'link.newer' });
    const [, map = ''] = /&m=([^&]*)/.exec(text) ?? [];
    assert.deepEqual(opened(`v=1&m=Q${map.slice(1)}`), { code: 'link.map_version' });
  }
});

const maps = process.env['ASTROLABE_MAPS'] ?? '';
const names = existsSync(maps) ? readdirSync(maps).filter((name) => name.endsWith('.map')) : [];
const native = fileURLToPath(new URL('../../../build/native/link', import.meta.url));
const skip =
  names.length === 0
    ? 'no Moving AI maps in ASTROLABE_MAPS'
    : existsSync(native)
      ? false
      : 'build/native/link is not built';

test('real maps: the letters that the native command writes, and back again', { skip }, () => {
  for (const name of names) {
    const file = path.join(maps, name);
    const { stdout } = spawnSync(native, ['encode', file], { encoding: 'utf8' });
    const lab = new module.Laboratory();
    assert.equal(lab.load('auto', readFileSync(file, 'latin1')).ok, true, name);
    assert.equal(lab.mapToLink(), stdout.trim(), name);
    const factors = lab.factors().slice();
    lab.clear(1, 1);
    assert.equal(lab.mapFromLink(stdout.trim()).ok, true, name);
    assert.deepEqual(lab.factors(), factors, name);
    lab.delete();
  }
});
