// The lessons are true: every number in their prose that the engine can compute is a claim, and is checked
// here; both languages have the same lessons, figures and claims, and their links are short.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FIGURE } from '../../../web/build/lessons/source.mjs';
import { LANGUAGES, readLessons } from '../../../web/build/lessons/lessons.mjs';
import { FigurePictures, runFigure, shortened } from '../../../web/build/lessons/figures.mjs';
import { parseLink } from '../../../web/link/link-text.js';
import { cellOf } from '../../support/lessons/cells.mjs';
import { answer, changed, plain } from '../../support/lessons/claims.mjs';
import { readLesson } from '../../support/lessons/text.mjs';
import { worldAnswer } from '../../support/lessons/worlds.mjs';
import { loadModules } from '../../support/node/module.mjs';

/** @import { LessonText } from '../../support/lessons/text.mjs' */

const LONGEST_LINK = 300;
const LONGEST_PAGE = 120_000;
const CLAIM = /^data-(check|of|with|step|at|from|list|by|event|per|per-list|minus|world|do|tick|since|planner|unit)$/;

const module = await loadModules();
/** @type {Record<string, Record<string, LessonText & { html: string }>>} by language, then name */
const lessons = {};
for (const language of LANGUAGES) {
  const found = await readLessons(language);
  lessons[language] = Object.fromEntries(found.map(({ name, html }) => [name, { ...readLesson(html), html }]));
}
const { en = {}, zh = {} } = lessons;
const each = LANGUAGES.flatMap((language) =>
  Object.entries(lessons[language] ?? {}).map(([name, lesson]) => ({ name: `${language}/${name}`, lesson })),
);

/** @param {LessonText} lesson @param {string | undefined} id */
function sourceOf({ figures }, id) {
  const src = figures.find((figure) => figure['id'] === id)?.['src'];
  assert.ok(src, `there is no figure ${id}`);
  return src;
}

/** The part of a claim that must be the same in both languages. @param {Record<string, string>} attributes */
function claimOf(attributes) {
  const kept = Object.entries(attributes).filter(([name]) => name === 'value' || CLAIM.test(name));
  return kept
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ');
}

test('both languages have the same lessons, figures and claims, in the same order', () => {
  assert.ok(Object.keys(en).length > 0);
  assert.deepEqual(Object.keys(zh), Object.keys(en));
  for (const [name, lesson] of Object.entries(en)) {
    const other = zh[name];
    assert.deepEqual(other?.figures, lesson.figures, name);
    assert.deepEqual(
      other?.claims.map(({ attributes }) => claimOf(attributes)),
      lesson.claims.map(({ attributes }) => claimOf(attributes)),
      name,
    );
  }
});

for (const { name, lesson } of each) {
  test(`${name}: every claim is what the engine has`, () => {
    assert.ok(lesson.claims.length > 0, 'a lesson without a number');
    const wrong = lesson.claims.flatMap(({ attributes, text, context }) => {
      const { value = '' } = attributes;
      const odd = Object.keys(attributes).filter(
        (key) => !['class', 'value', 'data-ask'].includes(key) && !CLAIM.test(key),
      );
      assert.deepEqual(odd, [], context);
      const found = plain(
        attributes['data-world'] === undefined
          ? answer(module, sourceOf(lesson, attributes['data-of']), attributes)
          : worldAnswer(module, attributes),
      );
      const said = text.replace(/[\s\u00a0\u2009()%+]|,(?=\d{3}(\D|$))/g, '');
      return found === value && said === value
        ? []
        : [`… ${context} ${text}: ${value}, but it is ${found} (${claimOf(attributes)})`];
    });
    assert.deepEqual(wrong, []);
  });

  test(`${name}: no number in the prose is unclaimed`, () => {
    assert.deepEqual(lesson.numerals, []);
  });

  test(`${name}: figures have their own names, captions and links`, () => {
    assert.equal(new Set(lesson.ids).size, lesson.ids.length, 'an id comes twice');
    assert.equal([...lesson.html.matchAll(FIGURE)].length, lesson.figures.length, 'a figure without a caption');
    for (const { id, src = '' } of lesson.figures) {
      assert.match(id ?? '', /^fig\d+$/);
      assert.ok(src.startsWith('#v=1'), src);
      assert.ok(src.length <= LONGEST_LINK, `${src.length} characters: ${src}`);
      const { link } = parseLink(src);
      // The step exists in the search.
      const run = runFigure(module, src);
      assert.equal(run.step, link?.step ?? run.result.steps, src);
      run.engine.dispose();
    }
  });

  test(`${name}: links in the prose drive existing figures, or lead into the laboratory`, () => {
    for (const href of lesson.links) {
      const [, id, change = ''] = /^#(fig\d+):(.*)$/.exec(href) ?? [];
      if (id === undefined) {
        const hash = href.slice(href.indexOf('#'));
        assert.match(href, /^(\.\.\/\.\.\/index\.html#v=1|[a-z-]+\.html)/, href);
        assert.ok(!href.includes('#') || hash.length <= LONGEST_LINK, href);
        continue;
      }
      const { pairs, src } = { pairs: new URLSearchParams(change), src: sourceOf(lesson, id) };
      const run = runFigure(module, changed(src, change));
      const step = pairs.get('t');
      if (step !== null) assert.ok(Number(step) <= run.result.steps, href);
      for (const marked of pairs.get('hi')?.split('.') ?? [])
        assert.ok(cellOf(marked, run.board) < run.board.width * run.board.height, href);
      run.engine.dispose();
    }
  });
}

test('the pictures in a lesson keep its page light enough for a phone', () => {
  for (const { name, lesson } of each) {
    const pictures = new FigurePictures(module);
    const sizes = lesson.figures.map(
      ({ src = '' }) => pictures.picture(src, { title: 'a', description: 'b' }).svg.length,
    );
    const whole = sizes.reduce((sum, size) => sum + size, lesson.html.length);
    assert.ok(whole < LONGEST_PAGE, `${name}: ${whole} characters, pictures ${sizes.join(' ')}`);
  }
});

test('the lines of a picture are shortened without moving', () => {
  const path =
    'M101.21 37.21L114.79 50.79M108.45 50.79L114.79 50.79L114.79 44.45M12 13h4v5h-4zM20 13h1M1 1a2 2 0 1 0 4 0zL3 4';
  const short = shortened(path);
  assert.equal(short, 'm101.2 37.2l13.6 13.6m-6.3 0h6.3v-6.3m-102.8-31.5h4v5h-4zm8 0h1m-20-12a2 2 0 1 0 4 0zl2 3');
  assert.ok(short.length < path.length);
});

test('the guard detects what it guards against', () => {
  const odd = readLesson(
    '<p>It costs 68, <data class="claim" value="68" data-check="cost">68</data>, as <a href="#fig1:t=3">step 3</a>; ' +
      '<span data-plain>1968</span> <code>10 + 14</code>.</p>',
  );
  assert.deepEqual(odd.numerals, ['It costs 68,']);
  assert.deepEqual(
    odd.claims.map(({ text }) => text),
    ['68'],
  );
  assert.throws(() => readLesson('<p><b>x</p>'));
  assert.equal(plain(answer(module, '#v=1&h=manhattan', { 'data-check': 'cost' })), '68');
  assert.equal(
    plain(answer(module, '#v=1&h=manhattan', { 'data-check': 'g', 'data-at': '1,4', 'data-step': '3' })),
    '28',
  );
  assert.throws(() => answer(module, '#v=1', { 'data-check': 'beauty' }));
});
