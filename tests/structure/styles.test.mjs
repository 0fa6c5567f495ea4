// Guards the style sheets: a rule for a class that no element has is misspelt or left over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from './sources.mjs';

const web = sources.filter(({ path }) => path.startsWith('web/'));
const sheets = web.filter(({ path }) => path.endsWith('.css'));
const users = web
  .filter(({ path }) => !path.endsWith('.css'))
  .map(({ text }) => text)
  .join('\n');

/** @param {string} text of a style sheet @returns {Set<string>} */
function classesOf(text) {
  const rules = text.replace(/\/\*[^]*?\*\//g, '').replace(/url\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name));
}

/** Whether the page names the class, or builds it from a stem and a value: `style-${lane}`. @param {string} name */
function isUsed(name) {
  const stem = name.slice(0, name.lastIndexOf('-') + 1);
  const built = stem === '' ? '' : `|(?<![\\w-])${stem}\\$\\{|(?<![\\w-])${stem}'`;
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])${built}`).test(users);
}

test('every class in a style sheet is one that the page uses', () => {
  assert.ok(sheets.length > 20, `${sheets.length} sheets`);
  const unused = sheets.flatMap(({ path, text }) =>
    [...classesOf(text)].filter((name) => !isUsed(name)).map((name) => `${path}: .${name}`),
  );
  assert.deepEqual(unused, []);
});
