// Guards the direction of imports in the page and its tests.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCycle, importsOf, isJavaScript, sources } from './sources.mjs';

/** @import { Source } from './sources.mjs' */

/** What runs under Node to build and serve the site, and so may use Node's modules and packages. */
const isBuildScript = (/** @type {string} */ path) => path.startsWith('web/build/');

/** Each folder of web/ builds on the floors below its own, and those of one floor do not know each other. */
const floors = new Map(
  [
    ['docs', 'engine', 'i18n'],
    ['model'],
    ['link', 'ui'],
    ['canvas'],
    ['export', 'session'],
    ['dialogs', 'lenses', 'places'],
    ['app'],
    ['figure'],
  ].flatMap((folders, floor) => folders.map((folder) => /** @type {const} */ ([folder, floor]))),
);
/** Folders of rooms: places/race, lenses/proof/islands. */
const ROOMS = ['dialogs', 'lenses', 'places'];
const isRoom = (/** @type {string | undefined} */ folder) => ROOMS.includes(folder ?? '');
const folderOf = (/** @type {string} */ path) => path.slice(0, path.lastIndexOf('/') + 1);
/** web/places/race of web/places/race/charts/chart-view.js; a lens and the lab are several. @param {string} path */
const roomOf = (path) => /^web\/(?:lenses\/\w+|places\/lab|\w+)\/[\w-]+(?=\/)/.exec(path)?.[0] ?? folderOf(path);
/** The same, or anything in the folder that holds it. @param {string} from @param {string} to */
const areOfOneRoom = (from, to) => roomOf(from) === roomOf(to) || folderOf(from).startsWith(folderOf(to));

/** Third-party code of the page, each part behind one file of ours. */
const packages = new Map([
  ...[
    ...['@codemirror/commands', '@codemirror/lang-javascript', '@codemirror/language', '@codemirror/state'],
    ...['@codemirror/view', '@lezer/highlight'],
  ].map((name) => /** @type {const} */ ([name, 'web/places/write/editor/code-editor.js'])),
  ['highlight.js/lib/core', 'web/ui/code/highlight.js'],
  ['highlight.js/lib/languages/cpp', 'web/ui/code/highlight.js'],
  ['highlight.js/lib/languages/javascript', 'web/ui/code/highlight.js'],
  ['highlight.js/lib/languages/python', 'web/ui/code/highlight.js'],
  ['mediabunny', 'web/export/video.js'],
  ['omggif', 'web/export/gif.js'],
  ['uqr', 'web/export/qr-code.js'],
  ['yaml', 'web/dialogs/import/own-search/trace-yaml.js'],
]);

/**
 * @param {Source} source
 * @returns {string[]} what is wrong with its imports
 */
function complaintsAbout(source) {
  if (!source.path.startsWith('web/') || isBuildScript(source.path)) return [];
  const [, folder = ''] = source.path.split('/');
  const floor = floors.get(folder);
  if (floor === undefined)
    return /\/lessons\//.test(source.path)
      ? []
      : [`${source.path} stands on no floor; give its folder one in this test`];
  /** @param {string} name @param {string} why */
  const say = (name, why) => `${source.path} imports ${name}: ${why}`;
  return importsOf(source).flatMap((name) => {
    if (/^astrolabe(-places)?-module$|^wasm\/catalogue\.mjs$/.test(name)) {
      return source.path.startsWith('web/engine/') ? [] : [say(name, 'only web/engine/ touches the modules')];
    }
    if (packages.get(name) === source.path) return [];
    if (name.startsWith('core/code/templates/') && source.path === 'web/model/code/code-languages.js') return [];
    if (!name.startsWith('web/')) return [say(name, 'the page has no part outside web/')];
    const [, toFolder = ''] = name.split('/');
    const toFloor = floors.get(toFolder) ?? Infinity;
    if (folder === toFolder && !isRoom(folder)) return [];
    if (isRoom(folder) && isRoom(toFolder))
      return areOfOneRoom(source.path, name) ? [] : [say(name, 'rooms do not know each other')];
    if (toFloor >= floor) return [say(name, `web/${toFolder} does not stand below web/${folder}`)];
    return [];
  });
}

/** @param {Source[]} files */
function moduleGraph(files) {
  return new Map(files.map((source) => [source.path, importsOf(source)]));
}

const modules = sources.filter(isJavaScript);

test('imports go down the layers only', () => {
  assert.ok(
    modules.some(({ path }) => path === 'web/app/main.js'),
    'web/app/main.js was not found',
  );
  assert.deepEqual(modules.flatMap(complaintsAbout), []);
});

test('no two modules need each other', () => {
  assert.equal(findCycle(moduleGraph(modules)), null);
});

/** What makes markup of a text, or a script of an address: the page's policy refuses it (Trusted Types). */
const MARKUP =
  /\.(innerHTML|outerHTML|srcdoc)\s*=[^=]|insertAdjacentHTML|createContextualFragment|document\.write|parseFromString|setHTMLUnsafe|createPolicy|new (Shared)?Worker|new Function|\beval\(/;
const MARKUP_MAKER = 'web/ui/fragment.js';
/** Of the sandboxed frame, which has no markup and no origin. */
const WORKER_MAKER = 'web/places/write/runner/frame.js';
/** It gets the panels of rooms, and nothing else. */
const PANELS = { path: 'web/app/room-keeper.js', call: 'fragmentOf(code.panel)' };

/** @param {Source} source @returns {string[]} lines that turn text into markup where none may */
function markupIn({ path, text }) {
  if (!path.startsWith('web/') || isBuildScript(path) || [MARKUP_MAKER, WORKER_MAKER].includes(path)) return [];
  const lines = text.split('\n').filter((line) => MARKUP.test(line));
  const calls = [...text.matchAll(/\bfragmentOf\([^)]*\)/g)].filter(
    ([call]) => path !== PANELS.path || call !== PANELS.call,
  );
  return [...lines, ...calls.map(([call]) => call)].map((line) => `${path}: ${line.trim()}`);
}

/** @param {Source} source @returns {string[]} panels that are not a file of the project */
function panelsIn({ path, text }) {
  return [...text.matchAll(/^export (?!\{ default as panel \} from '\.\/[\w-]+\.html';$).*\bpanel(?= [=}]).*$/gm)].map(
    ([line]) => `${path}: ${line}`,
  );
}

test('a text becomes markup in one place, and only the panels of rooms', () => {
  const rooms = modules.filter(({ path }) => /^web\/(app|places|lenses|dialogs)\/.*index\.js$/.test(path));
  assert.ok(rooms.filter(({ text }) => text.includes('default as panel')).length > 8);
  assert.deepEqual(modules.flatMap(markupIn), []);
  assert.deepEqual(rooms.flatMap(panelsIn), []);
  const odd = [
    'element.innerHTML = text;',
    'range.createContextualFragment(text)',
    "trustedTypes.createPolicy('other', {})",
    'fragmentOf(code.panel)',
  ];
  for (const text of odd) assert.equal(markupIn({ path: 'web/lenses/a.js', text }).length, 1, text);
  assert.equal(
    markupIn({ path: PANELS.path, text: 'fragmentOf(code.panel); fragmentOf(`${code.panel}${name}`)' }).length,
    1,
  );
  assert.deepEqual(markupIn({ path: 'web/lenses/a.js', text: 'if (a.innerHTML === b) return;' }), []);
  assert.equal(panelsIn({ path: 'web/lenses/a/index.js', text: 'export const panel = location.hash;' }).length, 1);
  assert.deepEqual(
    panelsIn({ path: 'web/lenses/a/index.js', text: "export { default as panel } from './panel.html';" }),
    [],
  );
});

test('the guard detects what it guards against', () => {
  const violations = [
    ['web/canvas/a.js', "import create from 'astrolabe-module';"],
    ['web/app/main.js', "import create from 'astrolabe-module';"],
    ['web/canvas/a.js', "import {\n  cells,\n} from '../../build/cells.js';"],
    ['web/engine/a.js', "export { run } from '../../tests/support/run.mjs';"],
    ['web/engine/a.js', "await import('../../tests/support/a.mjs');"],
    ['web/engine/a.js', "import 'node:fs';"],
    ['web/canvas/a.js', "import '../app/main.js';"],
    ['web/canvas/a.js', "import { encode } from 'uqr';"],
    ['web/model/a.js', "import { part } from '../ui/parts.js';"],
    ['web/ui/a.js', "import { link } from '../link/link.js';"],
    ['web/novelty/a.js', ''],
    ['web/places/race/a.js', "import { b } from '../world/b.js';"],
    ['web/places/race/charts/a.js', "import { b } from '../../../lenses/cell/b.js';"],
    ['web/lenses/proof/islands/a.js', "import { b } from '../../lists/log/b.js';"],
    ['web/dialogs/share/a.js', "import { main } from '../../app/main.js';"],
    ['web/app/a.js', "import { figure } from '../figure/element.js';"],
  ];
  for (const [path = '', text = ''] of violations) {
    assert.equal(complaintsAbout({ path, text }).length, 1, `${path}: ${text}`);
  }
  const fine = [
    ['web/engine/a.js', "import create from 'astrolabe-module';\nimport { b } from './b.js';"],
    ['web/canvas/a.js', "/** @typedef {import('../app/rail.js').Rail} Rail */\n// import '../app/main.js';"],
    ['web/app/main.js', "import { paint } from '../canvas/paint.js';\nimport { a } from '../places/lab/board/a.js';"],
    ['web/export/qr-code.js', "import { encode } from 'uqr';"],
    ['web/places/race/charts/a.js', "import { words } from '../words.js';"],
    ['web/lenses/proof/islands/a.js', "import { beside } from '../beside.js';"],
    ['tests/web/a.test.mjs', "import { paint } from '../../web/canvas/paint.js';"],
  ];
  for (const [path = '', text = ''] of fine) assert.deepEqual(complaintsAbout({ path, text }), []);

  const knot = [
    { path: 'web/canvas/a.js', text: "import { b } from './b.js';" },
    { path: 'web/canvas/b.js', text: "export * from './a.js';" },
  ];
  assert.deepEqual(findCycle(moduleGraph(knot)), ['web/canvas/a.js', 'web/canvas/b.js', 'web/canvas/a.js']);
});
