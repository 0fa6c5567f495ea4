// Generates the document pages of the site: web/docs/NAME.md becomes docs/NAME.html, and its Chinese version,
// web/docs/zh/NAME.md, docs/zh/NAME.html, both in the frame of document.html. They need no script. The programs that
// some of them offer go along.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { glossaryPage, readGlossary } from './glossary.mjs';
import { headingsOf, toHtml } from './markdown.mjs';
import { LANGUAGES, NAMES, TAGS, framed, link, otherThan, textOf } from './text-page.mjs';

/** @typedef {import('./text-page.mjs').Language} Language */
/** @typedef {import('./markdown.mjs').Heading} Heading */
/** @typedef {{ title: string, html: string, headings: readonly Heading[] }} Text */
/** @typedef {{ name: string, summary: Readonly<Record<Language, string>> }} Entry `name` is that of its file */

const folder = new URL('../docs/', import.meta.url);

const WORDS = Object.freeze({
  en: {
    ...{ lab: 'Laboratory', lessons: 'Lessons', documents: 'Documents', skip: 'To the document' },
    intro: 'What the laboratory can open and save, and how to use it in your own pages and programs.',
    samples: 'Figures for your own page',
    samples_summary: 'The same topic as working samples to copy.',
  },
  zh: {
    ...{ lab: '实验室', lessons: '课程', documents: '文档', skip: '跳到正文' },
    intro: '实验室能打开和保存什么，以及怎样用在你自己的网页和程序里。',
    samples: '把图放进自己的网页',
    samples_summary: '可以直接复制的示例，每个都在页面上实际运行。',
  },
});

/** All documents, in the order of the list; each exists in every language. @type {readonly Entry[]} */
export const DOCUMENTS = Object.freeze([
  {
    name: 'maps-and-files',
    summary: {
      en: 'Every format that can be opened and every file that can be saved, field by field.',
      zh: '能打开哪些格式，能保存哪些文件，每个字段是什么意思。',
    },
  },
  {
    name: 'graphs',
    summary: {
      en: 'Places and roads instead of cells: how to draw them, their files and their links.',
      zh: '用地点和道路代替格子：怎样绘制，怎样存成文件，怎样放进链接。',
    },
  },
  {
    name: 'links',
    summary: {
      en: 'Every key of a link, and how a map fits into one.',
      zh: '链接里的每一个键，以及地图怎样写进链接。',
    },
  },
  {
    name: 'figures',
    summary: {
      en: 'The element for other pages and the single-file laboratory: attributes, methods, events.',
      zh: '供其他网页使用的元素，以及单文件版实验室：属性、方法、事件。',
    },
  },
  {
    name: 'command-line',
    summary: {
      en: 'Traces, pictures, scenarios and links from a terminal; the core in your own program.',
      zh: '在终端里输出搜索过程、图片、场景结果和链接；在自己的程序里使用核心。',
    },
  },
  {
    name: 'own-search',
    summary: {
      en: 'Your own A* compared with every setup of the page: its options, its bug, its first difference; recorders.',
      zh: '把自己的 A* 与页面的每一种设置比较：它的选项、它的错误、第一处差别；记录器。',
    },
  },
  {
    name: 'proofs',
    summary: {
      en: 'A file that proves a path optimal, or that there is none, and a program of 40 lines that checks it.',
      zh: '证明一条路径最优、或没有路径的文件，以及检查它的 40 行程序。',
    },
  },
  {
    name: 'hosting',
    summary: {
      en: 'The site on your own host: its security policy, its headers, the size of its files.',
      zh: '把网站放在自己的主机上：安全策略、响应头、各文件的大小。',
    },
  },
  {
    name: 'glossary',
    summary: {
      en: 'The terms of pathfinding, each with its Chinese name and its meaning.',
      zh: '寻路术语：每个词的英文名和意思。',
    },
  },
]);

/** Path of a document in the site. @param {Language} language @param {string} name */
export const documentPath = (language, name) => `docs/${pathOf(language, name)}`;

/** Path below docs/. @param {Language} language @param {string} name */
const pathOf = (language, name) => `${language === 'en' ? '' : `${language}/`}${name}.html`;

/** @param {Language} language @returns {Promise<Map<string, Text>>} by their names */
async function readTexts(language) {
  const at = language === 'en' ? folder : new URL(`${language}/`, folder);
  const texts = new Map();
  for (const { name } of DOCUMENTS) {
    if (name === 'glossary') {
      texts.set(name, glossaryPage(readGlossary(await readFile(new URL('glossary.md', folder), 'utf8')), language));
      continue;
    }
    const html = toHtml(await readFile(new URL(`${name}.md`, at), 'utf8'), addressOf);
    const title = textOf(/<h1\b[^>]*>([^]*?)<\/h1>/.exec(html)?.[1]);
    if (title === '') throw new Error(`${name}.md (${language}) needs a title`);
    texts.set(name, { title, html, headings: headingsOf(html) });
  }
  return texts;
}

/** The page for a link to another document, in the same language; undefined if it is no page. @param {string} target */
function addressOf(target) {
  if (/^(https?:|#)/.test(target)) return target;
  // Files that are there to be taken.
  if (/^(\.\.\/)?(recorders|proofs)\/\w+\.\w+$/.test(target)) return target;
  // The glossary exists only beside the English documents.
  const [, name = '', anchor = ''] = /^(?:\.\.\/)?([\w-]+)\.md(#.*)?$/.exec(target) ?? [];
  return DOCUMENTS.some((entry) => entry.name === name) ? `${name}.html${anchor}` : undefined;
}

/** @returns {Promise<Map<string, string>>} the pages, by their paths below docs/ */
export async function documentPages() {
  const frame = await readFile(new URL('document.html', folder), 'utf8');
  /** @type {Map<string, string>} */
  const pages = new Map();
  for (const language of LANGUAGES) {
    const texts = await readTexts(language);
    for (const [name, { title, html }] of texts) {
      const description = DOCUMENTS.find((entry) => entry.name === name)?.summary[language] ?? '';
      pages.set(pathOf(language, name), page(frame, texts, { language, name, title, description, main: html }));
    }
    const { documents: title, intro: description } = WORDS[language];
    const main = `<h1>${title}</h1>\n<p class="lead">${description}</p>\n${listOf(texts, language)}`;
    pages.set(pathOf(language, 'index'), page(frame, texts, { language, name: 'index', title, description, main }));
  }
  return pages;
}

/** @param {string} site folder in which the documents' folder is created */
export async function buildDocuments(site) {
  await mkdir(`${site}/docs/zh`, { recursive: true });
  for (const [path, html] of await documentPages()) await writeFile(`${site}/docs/${path}`, html);
  for (const files of ['recorders', 'proofs'])
    await cp(new URL(`${files}/`, folder), `${site}/docs/${files}`, { recursive: true });
  const style = await build({
    entryPoints: [new URL('document.css', folder).pathname],
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  await writeFile(`${site}/docs/document.css`, style.outputFiles[0]?.text ?? '');
}

/** @typedef {ReadonlyMap<string, Text>} Texts of one language, by their names */

/**
 * @param {string} frame @param {Texts} texts
 * @param {{ language: Language, name: string, title: string, description: string, main: string }} page
 */
function page(frame, texts, { language, name, title, description, main }) {
  const { lab, lessons, documents, skip } = WORDS[language];
  const other = otherThan(language);
  return framed(frame, {
    ...{ language, title, description, main, lab, lessons, documents, skip },
    ...{ tag: TAGS[language], otherTag: TAGS[other], otherName: NAMES[other] },
    top: language === 'en' ? '../' : '../../',
    other: `${language === 'en' ? '' : '../'}${pathOf(other, name)}`,
    nav: name === 'index' ? '' : navigation(texts, language, name),
  });
}

/** The page of samples, which is among the lessons. @param {Language} language */
function linkToSamples(language) {
  return link(`${language === 'en' ? '../' : '../../'}lessons/${language}/embedding.html`, WORDS[language].samples);
}

/** Adds them after the one on figures. @param {readonly string[]} items one a document @param {string} samples */
function besideFigures(items, samples) {
  const at = DOCUMENTS.findIndex(({ name }) => name === 'figures') + 1;
  return [...items.slice(0, at), samples, ...items.slice(at)];
}

/** All documents, and the headings of this one. @param {Texts} texts @param {Language} language @param {string} current */
function navigation(texts, language, current) {
  const items = DOCUMENTS.map(({ name }) => {
    const { title = '', headings = [] } = texts.get(name) ?? {};
    if (name !== current) return `<li>${link(`${name}.html`, title)}</li>`;
    const parts = headings.filter(({ level }) => level === 2);
    const list = parts.map(({ id, text }) => `<li>${link(`#${id}`, text)}</li>`).join('');
    const below = list === '' ? '' : `<ul>${list}</ul>`;
    return `<li>${link(`${name}.html`, title, 'aria-current="page"')}${below}</li>`;
  });
  const { documents } = WORDS[language];
  return (
    `<nav class="documents" aria-label="${documents}">\n<p>${documents}</p>\n` +
    `<ul>\n${besideFigures(items, `<li>${linkToSamples(language)}</li>`).join('\n')}\n</ul>\n</nav>`
  );
}

/** @param {Texts} texts @param {Language} language */
function listOf(texts, language) {
  const items = DOCUMENTS.map(
    ({ name, summary }) => `<li>${link(`${name}.html`, texts.get(name)?.title ?? '')}<p>${summary[language]}</p></li>`,
  );
  const samples = `<li>${linkToSamples(language)}<p>${WORDS[language].samples_summary}</p></li>`;
  return `<ul class="lessons">\n${besideFigures(items, samples).join('\n')}\n</ul>`;
}
