// The glossary in both languages, from web/docs/glossary.md: each heading says "English · 中文", of the two
// paragraphs below the title the first is English, and the cells of each table row are the word, its Chinese
// name, its meaning in English, and in Chinese.
import { blocksOf, slugOf, toInlineHtml } from './markdown.mjs';
import { TAGS, otherThan, textOf } from './text-page.mjs';

/** @typedef {import('./text-page.mjs').Language} Language */
/** @typedef {Readonly<Record<Language, string>>} Both HTML */
/** @typedef {{ id: string, name: Both, meaning: Both }} Term */
/** @typedef {{ id: string, title: Both, terms: Term[] }} Section */
/** @typedef {{ name: Both, meaning: Both }} PlainTerm text, not HTML */
/** @typedef {{ title: Both, intro: Both, sections: Section[] }} Glossary */

/** In its text, links lead to terms only. @param {string} markdown */
const inline = (markdown) => toInlineHtml(markdown, (target) => (target.startsWith('#') ? target : undefined));

/** @param {string} text @returns {Both} */
function bothOf(text) {
  const [en = '', zh = ''] = text.split(' · ');
  if (en === '' || zh === '') throw new Error(`the glossary needs this in both languages: ${text}`);
  return { en: inline(en), zh: inline(zh) };
}

/** @param {string} markdown @returns {Glossary} */
export function readGlossary(markdown) {
  /** @type {string[]} */
  const paragraphs = [];
  /** @type {Section[]} */
  const sections = [];
  let title = '';
  for (const token of blocksOf(markdown)) {
    if (token.type === 'heading' && token['depth'] === 1) title = token['text'];
    else if (token.type === 'heading') {
      const name = bothOf(token['text']);
      sections.push({ id: slugOf(name.en), title: name, terms: [] });
    } else if (token.type === 'paragraph') paragraphs.push(inline(token['text'].replaceAll('\n', ' ')));
    else if (token.type === 'table') {
      const rows = /** @type {import('marked').Tokens.Table} */ (token).rows;
      for (const row of rows) sections.at(-1)?.terms.push(termOf(row.map(({ text }) => text)));
    }
  }
  const [en = '', zh = ''] = paragraphs;
  return { title: bothOf(title), intro: { en, zh }, sections };
}

/** @param {readonly string[]} cells @returns {Term} */
function termOf(cells) {
  const [en = '', zh = '', meaning = '', chinese = ''] = cells.map((cell) => inline(cell.trim()));
  if ([en, zh, meaning, chinese].includes('')) throw new Error(`the glossary has a gap: ${cells.join(' | ')}`);
  return { id: slugOf(en), name: { en, zh }, meaning: { en: meaning, zh: chinese } };
}

/** The characters that marked.js escapes. @type {Readonly<Record<string, string>>} */
const ENTITIES = Object.freeze({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" });

/** @param {string} html */
const plainText = (html) => textOf(html).replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** What the page shows beside a sentence: text, by the id of the term. @param {Glossary} glossary */
export function termsOf({ sections }) {
  /** @type {Record<string, PlainTerm>} */
  const terms = {};
  for (const { id, name, meaning } of sections.flatMap((section) => section.terms)) {
    const plain = (/** @type {Both} */ both) => ({ en: plainText(both.en), zh: plainText(both.zh) });
    terms[id] = { name: plain(name), meaning: plain(meaning) };
  }
  return terms;
}

/** @param {Glossary} glossary @param {Language} language */
export function glossaryPage({ title, intro, sections }, language) {
  const other = otherThan(language);
  const parts = sections.map(({ id, title: heading, terms }) => {
    const list = terms.map(
      ({ id: term, name, meaning }) =>
        `<div id="${term}"><dt><dfn>${name[language]}</dfn>` +
        // Letters are the same in both languages.
        `${name.en === name.zh ? '' : ` <span lang="${TAGS[other]}">${name[other]}</span>`}</dt>\n<dd>${meaning[language]}</dd></div>`,
    );
    return `<h2 id="${id}">${heading[language]}</h2>\n<dl class="terms">\n${list.join('\n')}\n</dl>`;
  });
  const headings = sections.map((section) => ({ level: 2, id: section.id, text: section.title[language] }));
  return {
    title: title[language],
    html: `<h1>${title[language]}</h1>\n<p class="lead">${intro[language]}</p>\n${parts.join('\n')}`,
    headings,
  };
}
