// Makes the documents pages of the site: web/docs/NAME.md becomes docs/NAME.html, and its Chinese sister,
// web/docs/zh/NAME.md, docs/zh/NAME.html, both in the frame of document.html. They are read without a script.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
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
    intro: 'What the laboratory opens, saves and understands, and how it is built into other pages and programs.',
    samples: 'Figures for your own page',
    samples_summary: 'The same with samples to copy, each shown at work.',
    elsewhere: '',
  },
  zh: {
    ...{ lab: '实验室', lessons: '课程', documents: '文档', skip: '跳到正文' },
    intro: '实验室能打开什么、保存什么、看得懂什么，以及怎样把它用进别的网页和程序。',
    samples: '把图放进自己的网页',
    samples_summary: '可以直接复制的例子，每一个都在页面上运行着。',
    elsewhere: '（英文）',
  },
});

/** All documents, in the order of the list. @type {readonly Entry[]} */
export const DOCUMENTS = Object.freeze([
  {
    name: 'maps-and-files',
    summary: {
      en: 'Every format that can be opened, and every file that is saved, field by field.',
      zh: '能打开哪些格式，能保存哪些文件，每个字段是什么意思。',
    },
  },
  {
    name: 'graphs',
    summary: {
      en: 'Places and roads instead of cells: how they are drawn, their files, their links.',
      zh: '用地点和道路代替格子：怎样画，怎样存成文件，怎样放进链接。',
    },
  },
  {
    name: 'links',
    summary: {
      en: 'Every key of an address, and how short a map is written in one.',
      zh: '地址里的每一个键，以及一张地图能写得多短。',
    },
  },
  {
    name: 'figures',
    summary: {
      en: 'The element for other pages and the laboratory in a single file: attributes, methods, events.',
      zh: '供其他网页使用的元素，以及装在一个文件里的实验室：属性、方法、事件。',
    },
  },
  {
    name: 'command-line',
    summary: {
      en: 'Traces, pictures, scenarios and links from a terminal; the core in a program of your own.',
      zh: '在终端里输出搜索过程、图片、场景结果和链接；在自己的程序里使用核心。',
    },
  },
  {
    name: 'hosting',
    summary: {
      en: 'The site on a host of your own: its policy, its headers, what it weighs.',
      zh: '把网站放在自己的主机上：安全策略、响应头、各部分的大小。',
    },
  },
  {
    name: 'glossary',
    summary: {
      en: 'The words of search, each with its Chinese name and what it means.',
      zh: '寻路用语：每个词的英文名和意思。',
    },
  },
]);

/** Where the list of documents lies in the site. @param {Language} language */
export const documentsIndex = (language) => `docs/${pathOf(language, 'index')}`;

/** Below docs/. @param {Language} language @param {string} name */
const pathOf = (language, name) => `${language === 'en' ? '' : `${language}/`}${name}.html`;

/** @param {Language} language @returns {Promise<Map<string, Text>>} by their names; those that there are in it */
async function readTexts(language) {
  const at = language === 'en' ? folder : new URL(`${language}/`, folder);
  const files = (await readdir(at).catch(() => [])).filter((file) => file.endsWith('.md'));
  const names = files.map((file) => file.replace(/\.md$/, ''));
  const odd = names.find((name) => DOCUMENTS.every((entry) => entry.name !== name));
  if (odd !== undefined) throw new Error(`${odd}.md (${language}) is not in the list of documents`);
  const texts = new Map();
  for (const { name } of DOCUMENTS.filter((entry) => names.includes(entry.name) && entry.name !== 'glossary')) {
    const markdown = await readFile(new URL(`${name}.md`, at), 'utf8');
    const address = (/** @type {string} */ target) => addressOf(target, language, names);
    const html = toHtml(markdown, address);
    const headings = headingsOf(html);
    const title = textOf(/<h1\b[^>]*>([^]*?)<\/h1>/.exec(html)?.[1]);
    if (title === '') throw new Error(`${name}.md (${language}) needs a title`);
    texts.set(name, { title, html, headings });
  }
  const glossary = readGlossary(await readFile(new URL('glossary.md', folder), 'utf8'));
  return texts.set('glossary', glossaryPage(glossary, language));
}

/**
 * Of a link to another document its page, in this language if there is one; of a link to what is no page nothing.
 * @param {string} target @param {Language} language @param {readonly string[]} names of the documents in it
 */
function addressOf(target, language, names) {
  if (/^(https?:|#)/.test(target)) return target;
  const [, name = '', anchor = ''] = /^(?:\.\.\/)?([\w-]+)\.md(#.*)?$/.exec(target) ?? [];
  if (DOCUMENTS.every((entry) => entry.name !== name)) return undefined;
  const isElsewhere = language !== 'en' && name !== 'glossary' && !names.includes(name);
  return `${isElsewhere ? '../' : ''}${name}.html${anchor}`;
}

/** @returns {Promise<Map<string, string>>} the pages, by their paths below docs/ */
export async function documentPages() {
  const frame = await readFile(new URL('document.html', folder), 'utf8');
  const all = { en: await readTexts('en'), zh: await readTexts('zh') };
  /** @type {Map<string, string>} */
  const pages = new Map();
  for (const language of LANGUAGES) {
    for (const [name, { title, html }] of all[language]) {
      const description = DOCUMENTS.find((entry) => entry.name === name)?.summary[language] ?? '';
      pages.set(pathOf(language, name), page(frame, all, { language, name, title, description, main: html }));
    }
    const { documents: title, intro: description } = WORDS[language];
    const main = `<h1>${title}</h1>\n<p class="lead">${description}</p>\n${listOf(all, language)}`;
    pages.set(pathOf(language, 'index'), page(frame, all, { language, name: 'index', title, description, main }));
  }
  return pages;
}

/** @param {string} site folder that the documents' folder is made in */
export async function buildDocuments(site) {
  await mkdir(`${site}/docs/zh`, { recursive: true });
  for (const [path, html] of await documentPages()) await writeFile(`${site}/docs/${path}`, html);
  const style = await build({
    entryPoints: [new URL('document.css', folder).pathname],
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  await writeFile(`${site}/docs/document.css`, style.outputFiles[0]?.text ?? '');
}

/** @typedef {Readonly<Record<Language, ReadonlyMap<string, Text>>>} Texts */

/**
 * @param {string} frame @param {Texts} all
 * @param {{ language: Language, name: string, title: string, description: string, main: string }} page
 */
function page(frame, all, { language, name, title, description, main }) {
  const { lab, lessons, documents, skip } = WORDS[language];
  const other = otherThan(language);
  const otherPath = pathOf(other, name === 'index' || all[other].has(name) ? name : 'index');
  return framed(frame, {
    ...{ language, title, description, main, lab, lessons, documents, skip },
    ...{ tag: TAGS[language], otherTag: TAGS[other], otherName: NAMES[other] },
    top: language === 'en' ? '../' : '../../',
    other: `${language === 'en' ? '' : '../'}${otherPath}`,
    nav: name === 'index' ? '' : navigation(all, language, name),
  });
}

/** A document as its readers in this language find it. @param {Texts} all @param {Language} language @param {string} name */
function linkTo(all, language, name, more = '') {
  const own = all[language].get(name);
  if (own !== undefined) return link(`${name}.html`, own.title, more);
  const tag = TAGS.en;
  return `${link(`../${name}.html`, all.en.get(name)?.title ?? name, `lang="${tag}" hreflang="${tag}"`)}${WORDS[language].elsewhere}`;
}

/** The page of samples, which lies with the lessons. @param {Language} language */
function linkToSamples(language) {
  return link(`${language === 'en' ? '../' : '../../'}lessons/${language}/embedding.html`, WORDS[language].samples);
}

/** All documents, and the headings of this one. @param {Texts} all @param {Language} language @param {string} current */
function navigation(all, language, current) {
  const items = DOCUMENTS.map(({ name }) => {
    if (name !== current) return `<li>${linkTo(all, language, name)}</li>`;
    const parts = (all[language].get(name)?.headings ?? []).filter(({ level }) => level === 2);
    const list = parts.map(({ id, text }) => `<li>${link(`#${id}`, text)}</li>`).join('');
    const below = list === '' ? '' : `<ul>${list}</ul>`;
    return `<li>${linkTo(all, language, name, 'aria-current="page"')}${below}</li>`;
  });
  const { documents } = WORDS[language];
  return (
    `<nav class="documents" aria-label="${documents}">\n<p>${documents}</p>\n` +
    `<ul>\n${items.join('\n')}\n<li>${linkToSamples(language)}</li>\n</ul>\n</nav>`
  );
}

/** @param {Texts} all @param {Language} language */
function listOf(all, language) {
  const items = DOCUMENTS.map(
    ({ name, summary }) => `<li>${linkTo(all, language, name)}<p>${summary[language]}</p></li>`,
  );
  const samples = `<li>${linkToSamples(language)}<p>${WORDS[language].samples_summary}</p></li>`;
  return `<ul class="lessons">\n${[...items.slice(0, 4), samples, ...items.slice(4)].join('\n')}\n</ul>`;
}
