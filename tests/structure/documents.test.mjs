// Guards the documents: what they link to exists, and the README stays short.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { folders, top } from './sources.mjs';

const MOST_LINES = 120;

/** @param {string} folder from the top @returns {string[]} */
function documentsIn(folder) {
  return readdirSync(join(top, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return documentsIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** Missing targets of a document's links. @param {string} path @param {string} text @param {(path: string) => boolean} exists */
function deadLinks(path, text, exists) {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '');
  return targets.filter(
    (target) => !/^(https?:|#)/.test(target) && !exists(join(dirname(path), target.replace(/#.*/, ''))),
  );
}

test('what a document links to exists', () => {
  const documents = ['README.md', ...[...folders, '.github'].flatMap((folder) => documentsIn(folder))];
  assert.ok(documents.includes('core/README.md') && documents.includes('.github/CONTRIBUTING.md'), documents.join());
  const dead = documents.flatMap((path) =>
    deadLinks(path, readFileSync(join(top, path), 'utf8'), (target) => existsSync(join(top, target))).map(
      (target) => `${path}: ${target}`,
    ),
  );
  assert.deepEqual(dead, []);
});

test('the README fits a few screens', () => {
  assert.ok(readFileSync(join(top, 'README.md'), 'utf8').split('\n').length <= MOST_LINES);
});

test('the guard detects what it guards against', () => {
  const text = 'see [it](docs/it.md), [that](that.md#part), [elsewhere](https://example.org/x.md), ![so](so.png)';
  assert.deepEqual(
    deadLinks('web/a.md', text, (path) => path === 'web/docs/it.md'),
    ['that.md#part', 'so.png'],
  );
});
