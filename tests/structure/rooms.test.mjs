// Guards the rooms of the page: each is in the registry, and brings the strings that it shows.
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { FILES, FIRST, TABLES } from '../support/node/words.mjs';
import { importsOf, sources } from './sources.mjs';

const modules = new Map(sources.filter(({ path }) => path.startsWith('web/')).map((source) => [source.path, source]));
const registry = ['rooms', 'page-rooms'].map((name) => modules.get(`web/app/${name}.js`)?.text ?? '').join('');
const roomFiles = [...modules.keys()].filter((path) => /^web\/(places|lenses|dialogs)\/.*index\.js$/.test(path));

test('every room has a line in the registry', () => {
  assert.ok(roomFiles.length > 20, 'few rooms were found');
  assert.deepEqual(
    roomFiles.filter((path) => !registry.includes(`import('../${path.slice('web/'.length)}')`)),
    [],
  );
});

const isFetchedApart = (/** @type {string} */ path) => roomFiles.includes(path) || /^web\/app\/.*index\.js$/.test(path);

/** What runs with a file: all that it imports, directly or not. @param {string} path @param {Set<string>} [found] */
function runsWith(path, found = new Set()) {
  const source = modules.get(path);
  if (found.has(path) || source === undefined || (found.size > 0 && isFetchedApart(path))) return found;
  found.add(path);
  for (const name of importsOf(source)) runsWith(name, found);
  return found;
}

/** @param {Iterable<string>} paths @returns {Set<string>} keys of the strings in those files */
const keysIn = (paths) =>
  new Set([...paths].flatMap((path) => Object.keys(/en\.js$/.test(path) ? (FILES.get(path) ?? {}) : {})));

/** Which literals of a text are keys, and which are the start of some: t(`need.${need}`). @param {string} text */
function keysSaid(text) {
  const whole = [...text.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g)]
    .map(([, key = '']) => key)
    .filter((key) => key in TABLES.en);
  const begun = [...text.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].map(([, start = '']) => start);
  return { whole, begun: begun.filter((start) => Object.keys(TABLES.en).some((key) => key.startsWith(start))) };
}

const common = keysIn(runsWith('web/app/common/index.js'));
const first = new Set(Object.keys(FIRST.en));

/** @param {string} text @param {ReadonlySet<string>} own @returns {string[]} keys of strings that may not be there */
function missingWords(text, own) {
  const has = (/** @type {string} */ key) => own.has(key) || common.has(key) || first.has(key);
  const all = [...own, ...common, ...first];
  const { whole, begun } = keysSaid(text);
  return [
    ...whole.filter((key) => !has(key)),
    ...begun.filter((start) => !all.some((key) => key.startsWith(start))).map((start) => `${start}…`),
  ];
}

test('a room uses only strings that it brings or the page has', () => {
  const missing = roomFiles.flatMap((path) => {
    const files = runsWith(path);
    const own = keysIn(files);
    const folder = path.slice(0, path.lastIndexOf('/'));
    const inside = [...modules.values()].filter(
      (source) =>
        (files.has(source.path) && !source.path.startsWith('web/engine/')) ||
        (source.path.startsWith(`${folder}/`) && source.path.endsWith('.html')),
    );
    return inside.flatMap((source) => missingWords(source.text, own).map((key) => `${source.path}: ${key}`));
  });
  assert.deepEqual(missing, []);
});

test('what is loaded first uses only strings that are loaded then', () => {
  const files = [...runsWith('web/app/main.js')]
    .map((path) => modules.get(path))
    .filter((source) => source !== undefined);
  assert.deepEqual(
    files.flatMap((source) => missingWords(source.text, new Set()).map((key) => `${source.path}: ${key}`)),
    [],
  );
});

/** A style sheet with those that it imports. @param {string} path @returns {string} */
function wholeStyle(path) {
  const text = (modules.get(path)?.text ?? '').replace(/\/\*[^]*?\*\//g, '');
  const imported = [...text.matchAll(/@import '([^']+)'/g)].map(([, name = '']) =>
    wholeStyle(join(dirname(path), name)),
  );
  return [...imported, text].join('\n');
}

/** @param {string} style */
const classesOf = (style) => new Set([...style.matchAll(/\.([a-z][\w-]+)/g)].map(([, name = '']) => name));
/** @param {string} text of a panel, or of a script */
const classesUsed = (text) =>
  [...text.matchAll(/class(?:Name)?[=:]\s*["'`]([^"'`]+)["'`]/g)].flatMap(([, names = '']) => names.split(/\s+/));

const everywhere = classesOf(wholeStyle('web/app/style.css') + wholeStyle('web/app/common/style.css'));
const styled = classesOf(
  [...modules.values()]
    .filter(({ path }) => path.endsWith('.css'))
    .map(({ text }) => text)
    .join('\n'),
);

/** @param {string} text @param {ReadonlySet<string>} own @returns {string[]} classes that another room styles */
const missingStyles = (text, own) =>
  classesUsed(text).filter((name) => styled.has(name) && !own.has(name) && !everywhere.has(name));

test('a room brings the styles of what it shows, or the page has them', () => {
  const missing = roomFiles.flatMap((path) => {
    const folder = dirname(path);
    const own = classesOf(wholeStyle(`${folder}/style.css`));
    const inside = [...modules.values()].filter((source) => source.path.startsWith(`${folder}/`));
    return inside.flatMap(({ path: file, text }) => missingStyles(text, own).map((name) => `${file}: ${name}`));
  });
  assert.deepEqual(missing, []);
});

test('the guard detects what it guards against', () => {
  assert.deepEqual(missingWords("t('race.title')", new Set()), ['race.title']);
  assert.deepEqual(missingWords('t(`race.${one}`)', new Set()), ['race.…']);
  assert.deepEqual(missingWords("t('race.title')", new Set(['race.title'])), []);
  assert.deepEqual(missingWords("t('page.title') || import('./a.b')", new Set()), []);
  assert.deepEqual(missingStyles('<p class="note race-lane">', new Set()), ['race-lane']);
  assert.deepEqual(missingStyles("{ className: 'race-lane button' }", new Set(['race-lane'])), []);
});
