// The lists of lessons: in groups, each with a picture of its first figure, how long it takes, and what should be read
// before it. And pages under former addresses, which lead to the present ones.
import { exercisesIn } from './parts.mjs';
import { attributeOf, FIGURE } from './source.mjs';
import { TAGS, fill, link, textOf } from '../text-page.mjs';

/** @import { Group } from '../../lessons/contents.mjs' */
/** @import { FigurePictures } from './figures.mjs' */
/** @import { Lesson } from './lessons.mjs' */
/** @import { Language } from '../text-page.mjs' */

const WORDS = Object.freeze({
  en: {
    basics: 'Basics',
    choices: 'Choices',
    games: 'Games',
    critique: 'Critique',
    minutes: '{minutes} minutes',
    needs: 'After {lessons}',
    and: ', ',
    moved: 'This lesson has moved:',
  },
  zh: {
    basics: '基础',
    choices: '选择',
    games: '游戏',
    critique: '评论',
    minutes: '{minutes} 分钟',
    needs: '先读{lessons}',
    and: '、',
    moved: '这一课换了地址：',
  },
});

/** Words of English and characters of Chinese that are read in a minute, slowly, as a text is read that is learned from. */
const A_MINUTE = Object.freeze({ en: 170, zh: 300 });
/** Minutes for a figure, and for an exercise more. */
const FIGURE_MINUTES = 0.5;
const EXERCISE_MINUTES = 1;

/** @param {Pick<Lesson, 'html'>} lesson @param {Language} language @returns {number} */
export function minutesOf({ html }, language) {
  const text = textOf(html);
  const length = language === 'zh' ? [...text.matchAll(/\p{Script=Han}/gu)].length : text.split(' ').length;
  const figures = [...html.matchAll(/<astar-figure\b/g)].length;
  const exercises = [...html.matchAll(/class="exercise"|<astar-figure[^>]*\squiz/g)].length;
  return Math.round(length / A_MINUTE[language] + figures * FIGURE_MINUTES + exercises * EXERCISE_MINUTES);
}

/** @param {readonly Lesson[]} lessons @returns {[Group, Lesson[]][]} in their order */
function grouped(lessons) {
  /** @type {Map<Group, Lesson[]>} */
  const groups = new Map();
  for (const lesson of lessons) groups.set(lesson.group, [...(groups.get(lesson.group) ?? []), lesson]);
  return [...groups];
}

/** @param {readonly Lesson[]} lessons @param {FigurePictures} pictures @param {Language} language */
export function listOf(lessons, pictures, language) {
  const words = WORDS[language];
  const titleOf = (/** @type {string} */ name) => lessons.find((one) => one.name === name)?.title ?? '';
  const number = (/** @type {Lesson} */ lesson) => lessons.indexOf(lesson) + 1;
  const items = (/** @type {readonly Lesson[]} */ some) =>
    some.map((lesson) => {
      const { name, title, summary, needs, html } = lesson;
      const [first] = html.matchAll(FIGURE);
      const attributes = first?.[1] ?? '';
      const exercises = exercisesIn(html).map(({ id }) => id);
      const src = attributeOf(attributes, 'src') ?? '#v=1';
      const { svg, size } = pictures.picture(src, { title: '', description: '' });
      const before = needs.map((one) => link(`${one}.html`, titleOf(one))).join(words.and);
      const facts = [
        fill(words.minutes, { minutes: minutesOf(lesson, language) }),
        needs.length > 0 ? fill(words.needs, { lessons: before }) : '',
      ].filter((fact) => fact !== '');
      return (
        `<li data-lesson="${name}" data-exercises="${exercises.join(' ')}" value="${number(lesson)}">` +
        `<div class="thumbnail ${size}" aria-hidden="true">${svg}</div>` +
        `<div>${link(`${name}.html`, title, 'class="title"')}<p>${summary}</p>` +
        `<p class="facts">${facts.join(' · ')}<span class="done" hidden></span></p></div></li>`
      );
    });
  return grouped(lessons)
    .map(([group, some]) => `<h2>${words[group]}</h2>\n<ol class="lessons">\n${items(some).join('\n')}\n</ol>`)
    .join('\n');
}

/** Of the page for visitors without a language, a folder above. @param {readonly Lesson[]} lessons @param {Language} language */
export function doorList(lessons, language) {
  const items = lessons.map(
    ({ name, title, summary }) => `<li>${link(`${language}/${name}.html`, title)}<p>${summary}</p></li>`,
  );
  return `<ol class="lessons">\n${items.join('\n')}\n</ol>`;
}

/** @param {Pick<Lesson, 'name' | 'title'>} lesson @param {Language} language */
export function forwardPage({ name, title }, language) {
  return `<!doctype html>
<html lang="${TAGS[language]}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'">
    <meta http-equiv="refresh" content="0; url=${name}.html">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="canonical" href="${name}.html">
    <title>${title} – Astrolabe</title>
  </head>
  <body>
    <p>${WORDS[language].moved} ${link(`${name}.html`, title)}</p>
  </body>
</html>
`;
}
