// The languages of code: comments in Chinese, and colours that change no letter.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { CHINESE } from '../../../web/model/code/comments.js';
import { highlighted } from '../../../web/ui/code/highlight.js';

const LANGUAGES = /** @type {const} */ (['python', 'cpp', 'js']);
const ENDINGS = Object.freeze({ python: 'py', cpp: 'cpp', js: 'js' });
/** @param {string} ending */
const templateOf = (ending) =>
  readFileSync(new URL(`../../../core/code/templates/search.${ending}.in`, import.meta.url), 'utf8');

for (const language of LANGUAGES) {
  test(`${language}: every line has the same text with colours as without`, () => {
    const text = templateOf(ENDINGS[language]);
    const lines = highlighted(text, language);
    assert.equal(lines.map((line) => line.map((part) => part.text).join('')).join('\n'), text);
    assert.ok(lines.flat().some(({ kind }) => kind === 'keyword'));
  });

  test(`${language}: every comment has a Chinese one`, () => {
    const comments = language === 'python' ? /(?:^|\s)# (.+?)(?:\s+#@ .*)?$/ : /(?:^|\s)\/\/ (.+?)(?:\s+\/\/@ .*)?$/;
    for (const line of templateOf(ENDINGS[language]).split('\n')) {
      const comment = comments.exec(line)?.[1];
      if (comment !== undefined) assert.ok(CHINESE[comment] !== undefined, `no Chinese for “${comment}”`);
    }
  });
}

test('the Chinese comments hold the values of the English ones, and none is left over', () => {
  const templates = LANGUAGES.map((language) => templateOf(ENDINGS[language])).join('\n');
  const values = (/** @type {string} */ text) => text.match(/«\w+»/g) ?? [];
  for (const [english, chinese] of Object.entries(CHINESE)) {
    assert.ok(templates.includes(english), `no template has “${english}”`);
    assert.deepEqual(values(chinese), values(english));
  }
});

test('the pseudo-code has the same lines in both languages', () => {
  const marks = (/** @type {string} */ ending) =>
    templateOf(ending)
      .split('\n')
      .map((line) => / #@ (.*)$/.exec(line)?.[1] ?? (line.startsWith('#?') ? line : null))
      .filter((mark) => mark !== null);
  assert.deepEqual(marks('zh'), marks('en'));
});
