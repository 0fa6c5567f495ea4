// Programs and exercises of the lessons are true as well: each program runs in three languages and does what the figure
// beside it does; the answers of exercises are those of the engine.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { CODE, CODE_LANGUAGES, readListings } from '../../../web/build/lessons/code.mjs';
import { runFigure } from '../../../web/build/lessons/figures.mjs';
import { EXERCISE_KINDS, exercisesIn } from '../../../web/build/lessons/parts.mjs';
import { LANGUAGES, readLessons } from '../../../web/build/lessons/lessons.mjs';
import { holds } from '../../../web/lessons/script/goal.js';
import { parseLink } from '../../../web/link/link-text.js';
import { expandsLeastF } from '../../../web/model/quiz.js';
import { changed } from '../../support/lessons/claims.mjs';
import { readLesson } from '../../support/lessons/text.mjs';
import { loadModules } from '../../support/node/module.mjs';

/** @import { Run } from '../../../web/build/lessons/figures.mjs' */

const folder = fileURLToPath(new URL('../../../web/lessons/code/', import.meta.url));
const scratch = await mkdtemp(join(tmpdir(), 'lessons-'));
after(() => rm(scratch, { recursive: true }));

const module = await loadModules();
const listings = await readListings();
const lessons = await Promise.all(LANGUAGES.map((language) => readLessons(language)));
const each = LANGUAGES.flatMap((language, index) =>
  (lessons[index] ?? []).map(({ name, html }) => ({ name: `${language}/${name}`, html })),
);

/** @param {string} name @param {keyof typeof CODE_LANGUAGES} language @returns {string} what the program prints */
function printedBy(name, language) {
  const file = join(folder, language, `${name}.${CODE_LANGUAGES[language].ending}`);
  if (language === 'python') return execFileSync('python3', [file], { encoding: 'utf8' });
  if (language === 'js') return execFileSync(process.execPath, [file], { encoding: 'utf8' });
  const program = join(scratch, name);
  execFileSync('g++', ['-std=c++17', '-O1', '-Wall', '-Wextra', '-Werror', '-o', program, file]);
  return execFileSync(program, { encoding: 'utf8' });
}

/** @param {string} text @returns {Record<string, string>} by the first word of each line */
const linesOf = (text) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );

/** @type {Map<string, Record<string, string>>} */
const printed = new Map();
for (const name of listings.keys()) {
  test(`${name}: the programs in three languages print the same`, () => {
    const [python = '', ...others] = /** @type {const} */ (['python', 'cpp', 'js']).map((one) => printedBy(name, one));
    for (const other of others) assert.equal(other, python);
    assert.ok(python.length > 0);
    printed.set(name, linesOf(python));
  });
}

/** @param {Run} run */
const orderOf = ({ engine, result }) =>
  Array.from({ length: result.steps }, (_, step) => engine.seek(step + 1).current);

/** @param {readonly number[]} cells @param {number} width */
const textOf = (cells, width) => cells.map((cell) => `(${cell % width},${Math.floor(cell / width)})`).join(' ');

/** @param {string} html @param {string | undefined} id */
function sourceOf(html, id) {
  const src = readLesson(html).figures.find((figure) => figure['id'] === id)?.['src'];
  assert.ok(src, `there is no figure ${id}`);
  return src;
}

/** @param {string} attributes */
const pairsIn = (attributes) =>
  Object.fromEntries(
    Array.from(attributes.matchAll(/data-([a-z]+)="([^"]*)"/g), ([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<'),
    ]),
  );

for (const { name, html } of each) {
  const shown = [...html.matchAll(CODE)];
  if (shown.length > 0) {
    test(`${name}: each program searches as the figure beside it`, () => {
      for (const [, program = '', since, more = ''] of shown) {
        assert.ok(listings.has(program) && (since === undefined || listings.has(since)), program);
        const { of, with: change = '' } = pairsIn(more);
        if (of === undefined) continue;
        const run = runFigure(module, changed(sourceOf(html, of), change));
        const lines = printed.get(program) ?? {};
        assert.equal(lines['order'], textOf(orderOf(run), run.board.width), program);
        assert.equal(Number(lines['expanded']), run.result.expanded, program);
        if (lines['cost'] !== undefined) assert.equal(Number(lines['cost']), run.result.cost, program);
        if (lines['path'] !== undefined)
          assert.equal(lines['path'], textOf([...run.engine.path()], run.board.width), program);
        run.engine.dispose();
      }
    });
  }

  const exercises = exercisesIn(html);
  if (exercises.length === 0) continue;
  test(`${name}: exercises are of known kinds, and have what theirs needs`, () => {
    assert.deepEqual(
      exercises.map(({ id }) => id),
      exercises.map((_, index) => `ex${index + 1}`),
    );
    for (const { id, kind, body } of exercises) {
      assert.ok(
        EXERCISE_KINDS.some((known) => known === kind),
        `${id}: ${kind}`,
      );
      if (kind === 'next') {
        assert.match(body, /<astar-figure [^>]*\bquiz\b/, id);
        const { link } = parseLink(readLesson(body).figures[0]?.['src'] ?? '');
        assert.ok(link !== null && expandsLeastF(link.settings), `${id}: there is nothing to ask`);
      }
      if (kind === 'number') assert.match(body, /<data class="claim"[^>]* data-ask="/, id);
      if (kind === 'option') assert.match(body, /<li data-right/, id);
      if (kind === 'write') assert.match(body, /href="[^"]*p=write&amp;ex=/, id);
      if (['number', 'draw', 'mistake'].includes(kind)) assert.match(body, /<details class="answer">/, id);
    }
  });

  const drawn = exercises.filter(({ kind }) => kind === 'draw');
  if (drawn.length > 0) {
    test(`${name}: what is to be drawn is not there at first, and can be drawn`, () => {
      for (const { id, body } of drawn) {
        const { goal = '', solution = '' } = pairsIn(/<figure[^>]*>/.exec(body)?.[0] ?? '');
        const [figure] = readLesson(body).figures;
        assert.ok(figure !== undefined && 'edit' in figure && solution !== '', id);
        const isMet = (/** @type {string} */ src) => {
          const run = runFigure(module, src);
          const { expanded, cost, outcome } = run.result;
          while (run.engine.judge(1_000_000) === 'judging');
          const { optimum } = run.engine.verdict();
          run.engine.dispose();
          const hasPath = outcome === 'found';
          return holds(goal, { expanded, cost: hasPath ? cost : null, optimum: hasPath ? optimum : null }).isMet;
        };
        const { src = '' } = figure;
        assert.ok(!isMet(src), `${id}: ${goal} at first`);
        assert.ok(isMet(changed(src, solution)), `${id}: ${goal} by ${solution}`);
      }
    });
  }

  const options = exercises.filter(({ kind, body }) => kind === 'option' && body.includes('data-with='));
  if (options.length > 0) {
    test(`${name}: the right option searches as the figure, and no other does`, () => {
      for (const { id, body } of options) {
        const { src = '' } = readLesson(body).figures[0] ?? {};
        const stepsOf = (/** @type {string} */ change) => {
          const run = runFigure(module, changed(src, change));
          const order = orderOf(run).slice(0, run.link.step ?? Infinity);
          run.engine.dispose();
          return order.join();
        };
        const own = stepsOf('');
        for (const [, attributes = ''] of body.matchAll(/<li([^>]*)>/g)) {
          const isRight = /\bdata-right\b/.test(attributes);
          assert.equal(stepsOf(pairsIn(attributes)['with'] ?? '') === own, isRight, `${id}: ${attributes}`);
        }
      }
    });
  }
}

test('each lesson has something to do first, exercises of three kinds, and the boxes at its end in their order', () => {
  assert.equal(each.length, 2 * 16);
  const kinds = new Set();
  let playable = 0;
  for (const { name, html } of each) {
    assert.match(html, /^<h1>[^]*?<\/h1>\s*<p class="lead">[^]*?<\/p>\s*<figure class="hook">/, name);
    const own = new Set(exercisesIn(html).map(({ kind }) => kind));
    assert.ok(own.size >= 3, `${name}: ${[...own].join(', ')}`);
    for (const kind of own) kinds.add(kind);
    assert.match(
      html,
      /<section class="in-short">[^]*<section class="traps">[^]*<section class="further">[^]*<\/section>\s*$/,
      name,
    );
    playable += readLesson(html).figures.filter((figure) =>
      ['edit', 'quiz', 'controls'].some((one) => one in figure),
    ).length;
  }
  assert.deepEqual([...kinds].sort(), [...EXERCISE_KINDS].sort());
  assert.ok(playable >= 2 * 20, `${playable}`);
});

test('a program with a mistake marks it in each language, and no other program has one', () => {
  for (const [name, listing] of listings) {
    for (const language of /** @type {const} */ (['python', 'cpp', 'js'])) {
      const count = listing[language].shown.filter(({ isMistake }) => isMistake).length;
      assert.equal(count > 0, name.endsWith('-mistake'), `${name}, ${language}`);
      assert.ok(listing[language].shown.length > 0, `${name}, ${language}: nothing is shown`);
    }
  }
});
