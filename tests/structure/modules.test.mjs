// Guards the direction of imports in the page and its tests.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCycle, folderGraph, importsOf, isJavaScript, sources } from './sources.mjs';

/** @typedef {import('./sources.mjs').Source} Source */

/** What runs under Node to build and serve the site, and so may use Node's modules and packages. */
const buildScripts = ['build', 'figure-script', 'first-load', 'lesson-docs', 'lesson-figures', 'lesson-stills', 'lessons', 'single-file', 'server', 'whole-page'].map(
  (name) => `web/${name}.mjs`,
);

/** What the page has of others' work, each behind one file of its own. */
const packages = new Map([
  ['omggif', 'web/export/gif.js'],
  ['uqr', 'web/share/qr-code.js'],
]);

/**
 * @param {Source} source
 * @returns {string[]} what is wrong with its imports
 */
function complaintsAbout(source) {
  if (!source.path.startsWith('web/') || buildScripts.includes(source.path)) return [];
  /** @param {string} name @param {string} why */
  const say = (name, why) => `${source.path} imports ${name}: ${why}`;
  return importsOf(source).flatMap((name) => {
    if (/^astrolabe(-places)?-module$|^wasm\/catalogue\.mjs$/.test(name)) {
      return source.path.startsWith('web/engine/') ? [] : [say(name, 'only web/engine/ touches the modules')];
    }
    if (packages.get(name) === source.path) return [];
    if (!name.startsWith('web/')) return [say(name, 'the page has no part outside web/')];
    if (name === 'web/main.js' && source.path !== 'web/start.js') {
      return [say(name, 'main.js wires the parts, which do not know it')];
    }
    return [];
  });
}

/** @param {Source[]} files */
function moduleGraph(files) {
  return new Map(files.map((source) => [source.path, importsOf(source)]));
}

const modules = sources.filter(isJavaScript);

test('imports go down the layers only', () => {
  assert.ok(modules.some(({ path }) => path === 'web/main.js'), 'web/main.js was not found');
  assert.deepEqual(modules.flatMap(complaintsAbout), []);
});

test('no two modules, and no two folders of the page, need each other', () => {
  assert.equal(findCycle(moduleGraph(modules)), null);
  assert.equal(findCycle(folderGraph('web', modules, importsOf)), null);
});

/** What makes markup of a text, or a script of an address: the page's policy refuses it (Trusted Types). */
const MARKUP = /\.(innerHTML|outerHTML|srcdoc)\s*=[^=]|insertAdjacentHTML|createContextualFragment|document\.write|parseFromString|setHTMLUnsafe|createPolicy|new (Shared)?Worker|new Function|\beval\(/;
const MARKUP_MAKER = 'web/controls/fragment.js';

/** @param {Source} source @returns {string[]} lines that take a text for markup where none may */
function markupIn({ path, text }) {
  if (!path.startsWith('web/') || buildScripts.includes(path) || path === MARKUP_MAKER) return [];
  const lines = text.split('\n').filter((line) => MARKUP.test(line));
  // It is handed what lies in page/, and nothing else.
  const isOurs = /^import html from '\.\.\/page\/[\w/-]+\.html';$/m.test(text);
  const calls = [...text.matchAll(/\bfragmentOf\(([^)]*)\)/g)].filter(([, given]) => given !== 'html' || !isOurs);
  return [...lines, ...calls.map(([call]) => call)].map((line) => `${path}: ${line.trim()}`);
}

test('a text becomes markup in one place, and only what lies in page/', () => {
  assert.ok(modules.filter(({ text }) => text.includes('fragmentOf(html)')).length > 8);
  assert.deepEqual(modules.flatMap(markupIn), []);
  const odd = [
    'element.innerHTML = text;',
    'range.createContextualFragment(text)',
    "trustedTypes.createPolicy('other', {})",
    "import html from '../page/a.html';\nfragmentOf(`${html}${name}`)",
    'fragmentOf(html)',
  ];
  for (const text of odd) assert.equal(markupIn({ path: 'web/controls/a.js', text }).length, 1, text);
  const fine = "import html from '../page/race/a.html';\nplace.append(fragmentOf(html));\nif (a.innerHTML === b) return;";
  assert.deepEqual(markupIn({ path: 'web/controls/a.js', text: fine }), []);
});

test('the guard sees what it is there for', () => {
  const violations = [
    ['web/board/a.js', "import create from 'astrolabe-module';"],
    ['web/main.js', "import create from 'astrolabe-module';"],
    ['web/board/a.js', "import {\n  cells,\n} from '../../build/cells.js';"],
    ['web/engine/a.js', "export { run } from '../../tests/support/run.mjs';"],
    ['web/engine/a.js', "await import('../../tests/support/a.mjs');"],
    ['web/engine/a.js', "import 'node:fs';"],
    ['web/board/a.js', "import '../main.js';"],
    ['web/board/a.js', "import { encode } from 'uqr';"],
  ];
  for (const [path = '', text = ''] of violations) {
    assert.equal(complaintsAbout({ path, text }).length, 1, `${path}: ${text}`);
  }
  const fine = [
    ['web/engine/a.js', "import create from 'astrolabe-module';\nimport { b } from './b.js';"],
    ['web/board/a.js', "/** @typedef {import('../controls/rail.js').Rail} Rail */\n// import '../main.js';"],
    ['web/main.js', "import { paint } from './board/paint.js';"],
    ['web/share/qr-code.js', "import { encode } from 'uqr';"],
    ['web/start.js', "await import('./main.js');"],
    ['tests/web/a.test.mjs', "import { paint } from '../../web/board/paint.js';"],
  ];
  for (const [path = '', text = ''] of fine) assert.deepEqual(complaintsAbout({ path, text }), []);

  const knot = [
    { path: 'web/board/a.js', text: "import { b } from './b.js';" },
    { path: 'web/board/b.js', text: "export * from './a.js';" },
  ];
  assert.deepEqual(findCycle(moduleGraph(knot)), ['web/board/a.js', 'web/board/b.js', 'web/board/a.js']);
  assert.equal(findCycle(folderGraph('web', knot, importsOf)), null);
  const folders = [
    { path: 'web/board/a.js', text: "import { rail } from '../controls/rail.js';" },
    { path: 'web/controls/b.js', text: "import { a } from '../board/a.js';" },
  ];
  assert.equal(findCycle(moduleGraph(folders)), null);
  assert.deepEqual(findCycle(folderGraph('web', folders, importsOf)), ['board', 'controls', 'board']);
});
