// Terms of the glossary in sentences of the page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readGlossary, termsOf } from '../../../web/build/glossary.mjs';
import { FORMS, termFinder } from '../../../web/dialogs/terms/find-terms.js';
import { TABLES } from '../../support/node/words.mjs';

const glossary = termsOf(readGlossary(readFileSync(new URL('../../../web/docs/glossary.md', import.meta.url), 'utf8')));

test('each term that is marked is in the glossary, as text in both languages', () => {
  for (const id of Object.keys(FORMS)) assert.ok(id in glossary, id);
  for (const [id, { name, meaning }] of Object.entries(glossary)) {
    for (const text of [name.en, name.zh, meaning.en, meaning.zh]) {
      assert.ok(text !== '' && !/<\w|&\w+;/.test(text), `${id}: ${text}`);
    }
  }
});

test('each is found in some sentence of the page', () => {
  for (const language of /** @type {const} */ (['en', 'zh'])) {
    const find = termFinder(language);
    const found = new Set(Object.values(TABLES[language]).flatMap((text) => find(text).map(({ id }) => id)));
    assert.deepEqual(
      Object.keys(FORMS).filter((id) => !found.has(id)),
      [],
    );
  }
});

test('terms are found where they stand, in other forms, and not inside of words', () => {
  const find = termFinder('en');
  const text = 'Expanded nodes leave the open list; H is inconsistent, an unexpanded one is no dead end.';
  assert.deepEqual(
    find(text).map(({ id, start, end }) => [id, text.slice(start, end)]),
    [
      ['expand-expansion', 'Expanded'],
      ['open-list', 'open list'],
      ['dead-end', 'dead end'],
    ],
  );
  assert.deepEqual(find(''), []);
});

test('in Chinese “一致” is the term where it is said of an estimate', () => {
  const find = termFinder('zh');
  assert.deepEqual(
    find('加权后的 H 不一致，扩展的格子更多。').map(({ id }) => id),
    ['consistent', 'expand-expansion'],
  );
  assert.deepEqual(find('编号与标尺一致。'), []);
});
