// Builds the lessons: web/lessons/LANGUAGE/NAME.html, which contain only prose and figures, in the order of
// contents.mjs and in the frame of lesson.html. Each figure gets a picture inside it and a link to the laboratory below it.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { en } from '../../app/en.js';
import { zh } from '../../app/zh.js';
import { CONTENTS } from '../../lessons/contents.mjs';
import { readListings, withListings, writePrograms } from './code.mjs';
import { doorList, forwardPage, listOf } from './list.mjs';
import { scriptWords, withParts } from './parts.mjs';
import { cardName, oembedOf, previewTags } from './preview.mjs';
import { cardOf } from '../cards.mjs';
import { documentPath } from '../documents.mjs';
import { withSamples } from './docs.mjs';
import { FigurePictures, openModules } from './figures.mjs';
import { attributeOf, FIGURE } from './source.mjs';
import { stillStyle, withStills } from './stills.mjs';
import { LANGUAGES, NAMES, TAGS, fill, framed as filled, link, otherThan, textOf } from '../text-page.mjs';

/** @typedef {import('../text-page.mjs').Language} Language */
/** @import { Entry } from '../../lessons/contents.mjs' */
/** @typedef {Entry & { html: string, title: string, summary: string }} Lesson */

export { LANGUAGES };

const folder = new URL('../../lessons/', import.meta.url);

const WORDS = Object.freeze({
  en: {
    lessons: 'Lessons',
    intro:
      'Path search from nothing, in short lessons. Every figure is the search itself: step it, change it, take it apart.',
    theme: 'Light or dark',
    progress: 'Lesson {number} of {count}',
    previous: 'Previous: {title}',
    next: 'Next: {title}',
    all: 'All lessons',
    write: 'Five searches with a mistake each, to be found and repaired in JavaScript:',
    exercises: 'Write A*',
    written: 'Have you written A* already, and it does something odd?',
    check: 'Check your own A*',
    own: 'Do you write lessons of your own?',
    docs: 'Figures for your own page',
    glossary: 'Glossary',
    words: 'What each word means:',
    more: 'Maps, links, and the command line:',
    documents: 'Documents',
    open: 'Open in the laboratory',
    skip: 'To the lesson',
    picture: 'A board of {width} × {height} cells.',
  },
  zh: {
    lessons: '课程',
    intro: '从零开始学寻路，每课都很短。图中就是搜索本身：可以一步步走，可以改动，可以拆开来看。',
    theme: '浅色或深色',
    progress: '第 {number} 课，共 {count} 课',
    previous: '上一课：{title}',
    next: '下一课：{title}',
    all: '全部课程',
    write: '五个各有一处错误的搜索，等你用 JavaScript 找出并改正：',
    exercises: '编写 A*',
    written: '已经写了 A*，但结果不对劲？',
    check: '检查自己的 A*',
    own: '自己也写教程？',
    docs: '把图放进自己的网页',
    glossary: '术语表',
    words: '每个词的意思：',
    more: '地图文件、链接和命令行：',
    documents: '文档',
    open: '在实验室中打开',
    skip: '跳到正文',
    picture: '{width} × {height} 格的地图。',
  },
});

/** Those of the page's top bar. */
const PAGE_WORDS = { en, zh };
const PLACES = Object.freeze(['learn', 'lab', 'race', 'world', 'graph', 'write']);

/** The page about figures for other pages. */
const DOCS = 'embedding.html';

/** @param {Language} language @returns {Promise<Lesson[]>} in their order */
export async function readLessons(language) {
  return Promise.all(
    CONTENTS.map(async (entry) => {
      const file = `${entry.name}.html`;
      const html = await readFile(new URL(`${language}/${file}`, folder), 'utf8');
      const title = textOf(/<h1>([^]*?)<\/h1>/.exec(html)?.[1]);
      const summary = textOf(/<p class="lead">([^]*?)<\/p>/.exec(html)?.[1]);
      if (title === '' || summary === '') throw new Error(`${language}/${file} needs an h1 and a p.lead`);
      return { ...entry, html, title, summary };
    }),
  );
}

/** @param {string} site folder in which the lessons' folder is created */
export async function buildLessons(site) {
  const frame = await readFile(new URL('lesson.html', folder), 'utf8');
  const module = await openModules();
  const listings = await readListings();
  const pictures = new FigurePictures(module);
  const script = brotliCompressSync(await readFile(`${site}/astrolabe.js`));
  // Described on the page about figures.
  const size = `${Math.round(script.length / 10_000) * 10} KB`;
  await mkdir(`${site}/lessons/cards`, { recursive: true });
  const all = { en: await readLessons('en'), zh: await readLessons('zh') };
  for (const language of LANGUAGES) {
    await mkdir(`${site}/lessons/${language}`, { recursive: true });
    const lessons = all[language];
    for (const [index, lesson] of lessons.entries()) {
      const source = withListings(withParts(lesson.html, language), language, listings);
      const html = withStills(withPictures(source, language, pictures), module, language);
      const page = lessonPage(frame, { language, lessons, index }, html);
      await writeFile(`${site}/lessons/${language}/${lesson.name}.html`, page);
      const [, attributes = ''] = [...lesson.html.matchAll(FIGURE)][0] ?? [];
      const src = attributeOf(attributes, 'src') ?? '#v=1';
      // Without letters it is the same in both languages.
      if (language === 'en') await writeFile(`${site}/lessons/${cardName(lesson)}`, await cardOf(pictures.plain(src)));
      const oembed = oembedOf(
        { title: lesson.title, card: `lessons/${cardName(lesson)}` },
        `embed.html${src}&ui=play&lang=${language}`,
      );
      await writeFile(`${site}/lessons/${language}/${lesson.name}.oembed.json`, oembed);
      if (lesson.former !== undefined)
        await writeFile(`${site}/lessons/${language}/${lesson.former}.html`, forwardPage(lesson, language));
    }
    await writeFile(`${site}/lessons/${language}/index.html`, listPage(frame, language, lessons, pictures));
    const docs = (await readFile(new URL(`docs/${language}.html`, folder), 'utf8')).replace('{script-size}', size);
    await writeFile(`${site}/lessons/${language}/${DOCS}`, docsPage(frame, language, docs));
  }
  await writeFile(`${site}/lessons/index.html`, doorPage(frame, all));
  await writePrograms(site, listings);
  await build({
    entryPoints: [new URL('script/index.js', folder).pathname],
    ...{ outfile: `${site}/lessons/page.js`, bundle: true, minify: true, format: 'iife', target: 'es2022' },
    ...{ charset: 'utf8', logLevel: 'warning' },
  });
  const style = await build({
    entryPoints: [new URL('lesson.css', folder).pathname],
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  await writeFile(`${site}/lessons/lesson.css`, `${style.outputFiles[0]?.text}${pictures.style()}${stillStyle()}`);
  await copyFile(new URL('lesson.js', folder), `${site}/lessons/lesson.js`);
  await copyFile(new URL('docs/copy.js', folder), `${site}/lessons/copy.js`);
}

/** @param {string} html @param {Language} language @param {FigurePictures} pictures */
function withPictures(html, language, pictures) {
  const words = WORDS[language];
  return html.replace(FIGURE, (_, attributes, rest) => {
    const src = attributeOf(attributes, 'src') ?? '';
    const caption = textOf(rest);
    const { svg, size } = pictures.picture(src, { title: caption, description: words.lessons });
    const quiz = attributeOf(attributes, 'quiz') === undefined ? '' : '&quiz=1';
    const lab = `../../index.html${src}${quiz}&lang=${language}`.replaceAll('&', '&amp;');
    const own = attributes.replace(/src="[^"]*"/, (/** @type {string} */ one) => one.replace(/&(?!amp;)/g, '&amp;'));
    return (
      `<astar-figure class="${size}"${own} page="../../index.html" lang="${language}">${svg}</astar-figure>${rest}` +
      ` <a class="lab" href="${lab}">${words.open}</a></figcaption>`
    );
  });
}

/**
 * @param {string} frame
 * @param {{ language: Language, lessons: readonly Lesson[], index: number }} which
 * @param {string} html
 */
function lessonPage(frame, { language, lessons, index }, html) {
  const words = WORDS[language];
  const lesson = /** @type {Lesson} */ (lessons[index]);
  const [before, after] = [lessons[index - 1], lessons[index + 1]];
  const links = [
    before && link(`${before.name}.html`, fill(words.previous, { title: before.title }), 'rel="prev"'),
    link('index.html', words.all),
    after && link(`${after.name}.html`, fill(words.next, { title: after.title }), 'rel="next"'),
  ];
  const progress = fill(words.progress, { number: index + 1, count: lessons.length });
  return framed(frame, {
    language,
    title: lesson.title,
    description: lesson.summary,
    file: `${lesson.name}.html`,
    // A program may be wider than a phone, and a table: they can be scrolled by keys, too.
    main: `<p class="progress">${progress}</p>\n${html.replace(/<(?:pre|div class="table")(?=>)/g, '$& tabindex="0"')}`,
    foot: links.filter((one) => one !== undefined).join('\n'),
    script: '<script src="../../astrolabe.js" defer></script><script src="../page.js" defer></script>',
    more: ` data-lesson="${lesson.name}"${scriptWords(language)}`,
    preview: previewTags(lesson, language),
  });
}

/** The page about figures for other pages. @param {string} frame @param {Language} language @param {string} html */
function docsPage(frame, language, html) {
  return framed(frame, {
    language,
    title: textOf(/<h1>([^]*?)<\/h1>/.exec(html)?.[1]),
    description: textOf(/<p class="lead">([^]*?)<\/p>/.exec(html)?.[1]),
    file: DOCS,
    main: withSamples(html, language),
    foot: link('index.html', WORDS[language].all),
    script: '<script src="../../astrolabe.js" defer></script><script src="../copy.js" defer></script>',
  });
}

/** @param {string} frame @param {Language} language @param {readonly Lesson[]} lessons @param {FigurePictures} pictures */
function listPage(frame, language, lessons, pictures) {
  const words = WORDS[language];
  const exercises = `../../index.html#v=1&amp;p=write&amp;ex=breadth-first&amp;lang=${language}`;
  return framed(frame, {
    language,
    title: words.lessons,
    description: words.intro,
    file: 'index.html',
    main:
      `<h1>${words.lessons}</h1>\n<p class="lead">${words.intro}</p>\n${listOf(lessons, pictures, language)}\n` +
      `<p>${words.write} ${link(exercises, words.exercises)}<br>\n` +
      `${words.written} ${link(`../../${documentPath(language, 'own-search')}`, words.check)}<br>\n` +
      `${words.own} ${link(DOCS, words.docs)}<br>\n` +
      `${words.words} ${link(`../../${documentPath(language, 'glossary')}`, words.glossary)}<br>\n` +
      `${words.more} ${link(`../../${documentPath(language, 'index')}`, words.documents)}</p>`,
    foot: '',
    script: '<script src="../page.js" defer></script>',
  });
}

/** The page for visitors without a language. @param {string} frame @param {Record<Language, readonly Lesson[]>} all */
function doorPage(frame, all) {
  const parts = LANGUAGES.map(
    (language) =>
      `<section lang="${TAGS[language]}"><h2>${link(`${language}/index.html`, WORDS[language].lessons)}</h2>` +
      `<p>${WORDS[language].intro}</p>${doorList(all[language], language)}</section>`,
  );
  const page = framed(frame, {
    language: 'en',
    title: 'Lessons · 课程',
    description: WORDS.en.intro,
    file: 'index.html',
    main: `<h1>Lessons <span lang="zh-Hans">课程</span></h1>\n<div class="door">${parts.join('\n')}</div>`,
    foot: '',
    script: '',
  });
  // One folder higher, and already in both languages.
  return page
    .replace(/<a class="language"[^]*?<\/a>/, '')
    .replaceAll('"../', '"')
    .replaceAll('href="index.html"', 'href="en/index.html"');
}

/** The places of the page, of which the lessons are one. @param {Language} language */
function placesNav(language) {
  const links = PLACES.map((name) => {
    const text = PAGE_WORDS[language][`place.${name}`] ?? '';
    if (name === 'learn') return link('index.html', text, 'aria-current="page"');
    const place = name === 'lab' ? '' : `v=1&amp;p=${name}&amp;`;
    return link(`../../index.html#${place}lang=${language}`, text);
  });
  return links.join('');
}

/**
 * @param {string} frame
 * @param {{ language: Language, title: string, description: string, file: string, main: string, foot: string, script: string, more?: string, preview?: string }} page more: attributes of the main part
 */
function framed(frame, { language, title, description, file, main, foot, script, more = '', preview = '' }) {
  const words = WORDS[language];
  const other = otherThan(language);
  return filled(frame, {
    ...{ lang: TAGS[language], title, description, main, script, file, other, more, preview },
    // Known before the prose is parsed, which would otherwise move when it is.
    body: main.includes('class="hooked"') ? ' class="wide"' : '',
    ...{
      places: PAGE_WORDS[language]['place.label'] ?? '',
      nav: placesNav(language),
      theme: words.theme,
      skip: words.skip,
      language,
    },
    ...{ otherTag: TAGS[other], otherName: NAMES[other] },
    foot: foot === '' ? '' : `<nav class="choices" aria-label="${words.lessons}">${foot}</nav>`,
  });
}
