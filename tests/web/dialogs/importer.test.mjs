// What becomes of offered files: by kind, by size, and when several come at once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineError } from '../../../web/engine/engine-error.js';
import { parseLink } from '../../../web/link/link-text.js';
import { Importer } from '../../../web/dialogs/import/importer.js';
import { hasRows, isMereWord, isPicture, isScenario, linkIn } from '../../../web/dialogs/import/offers.js';

/** @param {string} name @param {string | Promise<string>} text @param {{ size?: number, type?: string }} [more] */
function file(name, text, { size = 9, type = '' } = {}) {
  return /** @type {File} */ ({ name, size, type, text: async () => text });
}

/** An importer and what it did. */
function setUp() {
  /** @type {string[]} */
  const done = [];
  /** @type {string[]} */
  const reports = [];
  let loaded = '';
  /** Whether a text is read to its end, and the module forgets it. */
  const reading = { isWhole: true, isForgotten: false };
  const importer = new Importer({
    session: {
      openForeign: (load, { name = '', title, linked }) => {
        try {
          load();
        } catch (error) {
          if (!(error instanceof EngineError)) throw error;
          const { code, found, expected } = error.reason;
          return done.push(`${code} ${found} ${expected}`) === 0;
        }
        done.push(`map ${name || title?.key}: ${loaded}${linked ? ` by ${linked.settings.algorithm}` : ''}`);
        return loaded !== 'broken';
      },
      say: ({ parts }) => {
        const last = parts.at(-1);
        if (last === undefined) return;
        if ('key' in last) done.push(last.key);
        else done.push(`${last.reason.code} ${last.reason.found} ${last.reason.expected}`);
      },
    },
    engine: {
      load: (_, text) => {
        if (text.startsWith('{')) throw new EngineError({ code: 'map.character', found: '{' });
        loaded = text.length > 2 ** 20 ? 'a large one, at once' : text;
      },
      mapFromText: () => {
        if (reading.isForgotten) throw new EngineError({ code: 'map.empty' });
        loaded = 'a large one, in slices';
      },
      loadedFormat: () => (loaded.includes('0') ? 'walls' : 'ascii'),
    },
    permalink: {
      read: async () => true,
      readText: async () => {
        await Promise.resolve();
        return reading.isWhole;
      },
      open: ({ link }) => done.push(`link ${link?.settings.algorithm}`) > 0,
    },
    swap: { offer: (wall) => void done.push(`swap ${wall}`) },
    report: { open: () => void reports.push(loaded) },
    pictures: { open: (_, name) => void done.push(`picture ${name}`) },
    traces: {
      open: async (text) => {
        done.push(`trace: ${text.slice(0, 20)}`);
        return true;
      },
    },
    paths: { open: ({ pairs }) => done.push(`path ${pairs.length}`) > 0 },
    scenarios: {
      open: async (name, text, isWanted) => {
        await Promise.resolve();
        return isWanted() && done.push(`scenario ${name}: ${text.split('\n').length}`) > 0;
      },
    },
  });
  /** @param {File[]} files */
  const take = (...files) => importer.take({ files, text: '', hasFolder: false });
  return { importer, take, done, reports, reading };
}

test('a file that is too large is not read', async () => {
  const { take, done } = setUp();
  const unread = { ...file('big.map', '', { size: 33 * 2 ** 20 }), text: () => assert.fail() };
  assert.equal(await take(unread), false);
  assert.equal(await take({ ...unread, name: 'big.png' }), false);
  assert.deepEqual(done, ['file.too_large 33 32', 'file.too_large 33 32']);
});

test('a file that cannot be read is refused', async () => {
  const { take, done } = setUp();
  assert.equal(await take({ ...file('gone.map', ''), text: () => Promise.reject(new Error('gone')) }), false);
  assert.deepEqual(done, ['file.unreadable  ']);
});

test('a text meant as JSON is refused as JSON', async () => {
  const { importer, done } = setUp();
  await importer.openPasted('{"nodes": [');
  await importer.openPasted('{\n  "nodes": [{"x": 1 "y": 2}]\n}');
  await importer.openPasted('{"nodes": [], "edges": []}');
  await importer.openPasted('{"name": "x"}');
  await importer.openPasted('{0 1');
  assert.deepEqual(done, ['file.json 1 12', 'file.json 2 21', 'file.graph  ', 'file.object  ', 'map.character { ']);
});

test('a name of any length and script is made fit to be shown', async () => {
  const { take, done } = setUp();
  await take(file(`${'x'.repeat(300)}.map`, '1'));
  await take(file('a\u202egnp.map', '2'));
  assert.deepEqual(done, [`map ${'x'.repeat(60)}: 1`, 'map a gnp.map: 2']);
});

test('the last offer wins', async () => {
  const { take, done } = setUp();
  /** @type {(text: string) => void} */
  let finish = () => undefined;
  const slow = take(file('slow.map', new Promise((resolve) => (finish = resolve))));
  await take(file('quick.map', 'quick'));
  finish('slow');
  assert.equal(await slow, false);
  assert.deepEqual(done, ['map quick.map: quick']);
});

test('a scenario that is being read is superseded by a later offer', async () => {
  const { take, done } = setUp();
  const slow = take(file('a.scen', 'version 1\n'));
  const pasted = take(file('b.map', 'S.G'));
  assert.deepEqual([await slow, await pasted], [false, true]);
  assert.deepEqual(done, ['map b.map: S.G']);
});

test('a map is opened before its scenario, whichever comes first; a broken one ends it', async () => {
  const { take, done } = setUp();
  await take(file('a.scen', 'version 1\n'), file('a.map', 'S.G'));
  await take(file('broken.map', 'broken'), file('a.scen', 'version 1\n'));
  assert.deepEqual(done, ['map a.map: S.G', 'scenario a.scen: 2', 'map broken.map: broken']);
});

test('files that do not belong together are refused as a whole', async () => {
  const { importer, take, done } = setUp();
  const [map, scenario, picture] = [file('a.map', 'S.G'), file('a.scen', 'version 1'), file('a.png', '')];
  for (const files of [
    [map, map],
    [scenario, scenario],
    [picture, map],
    [map, scenario, map],
  ]) {
    assert.equal(await take(...files), false);
  }
  await importer.take({ files: [map], text: '', hasFolder: true });
  assert.deepEqual(done, [...Array(4).fill('import.too_many'), 'import.folder']);
});

test('a large text is read in slices, and opened unless something else comes first', async () => {
  const { importer, take, done, reading } = setUp();
  const large = file('large.map', '.'.repeat(2 ** 20 + 1));
  assert.equal(await take(large), true);
  reading.isForgotten = true;
  assert.equal(await take(large), true);
  const left = take(large);
  assert.equal(await take(file('small.map', 'S.G')), true);
  assert.equal(await left, false);
  const pasted = importer.openPasted('..\n'.repeat(2 ** 19));
  await importer.openPasted('S#G');
  assert.equal(await pasted, false);
  reading.isWhole = false;
  assert.equal(await take(large), false);
  assert.deepEqual(done, [
    'map large.map: a large one, in slices',
    'map large.map: a large one, at once',
    'map small.map: S.G',
    'map import.pasted: S#G',
  ]);
});

test('a picture goes to the picture importer; of a spreadsheet the text counts', async () => {
  const { importer, take, done } = setUp();
  await take(file('photo', '', { type: 'image/png' }));
  const files = [file('image.png', '', { type: 'image/png' })];
  await importer.take({ files, text: '0\t1\n1\t0', hasFolder: false });
  await importer.take({ files, text: 'a name', hasFolder: false });
  assert.deepEqual(done, ['picture photo', 'map import.pasted: 0\t1\n1\t0', 'swap 1', 'picture image.png']);
});

test('what a link says of a map is for a map alone', async () => {
  const { importer, done } = setUp();
  const { link } = parseLink('#v=1&a=jps&s=1,2');
  assert.ok(link !== null);
  for (const one of [
    file('a.map', 'S.G'),
    file('a.png', ''),
    file('a.scen', 'version 1\n'),
    file('a.txt', '(0,0) (1,1)'),
  ])
    await importer.take({ files: [one], text: '', hasFolder: false }, link);
  await importer.take({ files: [file('b.map', 'S.G')], text: '', hasFolder: false });
  assert.deepEqual(done, ['map a.map: S.G by jps', 'picture a.png', 'scenario a.scen: 2', 'path 2', 'map b.map: S.G']);
});

test('a pasted text is a link, a scenario, a map, or nothing', async () => {
  const { importer, done } = setUp();
  for (const text of ['#v=1&a=jps', 'version 1\n', 'S.G', '', 'word']) await importer.openPasted(text);
  assert.deepEqual(done, ['link jps', 'scenario : 2', 'map import.pasted: S.G', 'import.nothing', 'import.no_map']);
});

test('links are distinguished from drawings', () => {
  assert.deepEqual(linkIn('https://example.org/a/index.html#v=1&s=2,3')?.link?.start, { x: 2, y: 3 });
  assert.equal(linkIn(' file:///C:/astrolabe.html#v=1&a=jps \n')?.link?.settings.algorithm, 'jps');
  assert.equal(linkIn('v=1&a=jps')?.link?.settings.algorithm, 'jps');
  for (const text of ['S#G', '####\n#..#', 'https://example.org/#top', 'https://example.org/?a=b', '', 'a = b']) {
    assert.equal(linkIn(text), null, text);
  }
});

test('kinds are recognized by name and by the first line', () => {
  for (const name of ['a.PNG', 'a.jpeg', 'a.svg']) assert.ok(isPicture({ name, type: '' }), name);
  assert.ok(!isPicture({ name: 'a.map', type: 'text/plain' }));
  for (const text of ['version 1', '\uFEFFversion 1.0\r\n0 a', '\n version\t1 \n']) assert.ok(isScenario(text), text);
  for (const text of ['version 2\n', 'version 10', 'type octile\nversion 1']) assert.ok(!isScenario(text), text);
  assert.ok(hasRows('1\t2'));
  assert.ok(!hasRows('name\n'));
  for (const text of ['hello', '路', ' 42 ']) assert.ok(isMereWord(text), text);
  for (const text of ['0110', 'S.G', 'ab\ncd', '#']) assert.ok(!isMereWord(text), text);
});

test('a map that is opened is reported on, a refused one is not', async () => {
  const { importer, take, reports } = setUp();
  await take(file('mine.map', 'type octile'));
  await take(file('bad.map', '{'));
  await take(file('broken.map', 'broken'));
  await importer.openPasted('0 1\n0 0');
  assert.deepEqual(reports, ['type octile', '0 1\n0 0']);
});
