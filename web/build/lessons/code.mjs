// Programs in lessons: web/lessons/code/python/NAME.py, cpp/NAME.cpp and js/NAME.js do the same. A lesson shows the part
// of each between two marks, in tabs; the whole file can be taken along:
//
//   <div class="code" data-code="a-star" data-since="dijkstra"></div>      lines that the other program lacks are marked
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { highlighted } from '../../ui/code/highlight.js';

/** @import { Language } from '../text-page.mjs' */
/** @typedef {'python' | 'cpp' | 'js'} CodeLanguage */
/** @typedef {{ text: string, isMistake: boolean }} Line */
/** @typedef {Readonly<Record<CodeLanguage, { whole: string, shown: readonly Line[] }>>} Listing */

export const CODE_LANGUAGES = Object.freeze(
  /** @type {const} */ ({
    python: { ending: 'py', name: 'Python' },
    cpp: { ending: 'cpp', name: 'C++' },
    js: { ending: 'js', name: 'JavaScript' },
  }),
);

/** A listing in a lesson's source. */
export const CODE = /<div class="code" data-code="([a-z-]+)"(?: data-since="([a-z-]+)")?([^>]*)><\/div>/g;

const WORDS = Object.freeze({
  en: {
    ...{ language: 'Programming language', copy: 'Copy', copied: 'Copied', selected: 'Selected: press Ctrl+C' },
    ...{ whole: 'Whole program', added: 'New lines are marked.' },
  },
  zh: {
    ...{ language: '编程语言', copy: '复制', copied: '已复制', selected: '已选中，请按 Ctrl+C' },
    ...{ whole: '完整程序', added: '新增的行有标记。' },
  },
});

const folder = new URL('../../lessons/code/', import.meta.url);
/** Around what is shown. */
const MARK = /^\s*(?:#|\/\/) <(\/?)shown>$/;
/** At the end of a line with a mistake that is to be found. */
const MISTAKE = /\s*(?:#|\/\/) mistake$/;

/** @returns {Promise<ReadonlyMap<string, Listing>>} by name */
export async function readListings() {
  const files = await readdir(new URL('python/', folder));
  const names = files.map((file) => file.replace(/\.py$/, '')).sort();
  const found = await Promise.all(
    names.map(async (name) => {
      const parts = await Promise.all(
        Object.entries(CODE_LANGUAGES).map(async ([language, { ending }]) => {
          const text = await readFile(new URL(`${language}/${name}.${ending}`, folder), 'utf8');
          return [language, { whole: withoutMarks(text), shown: shownIn(text) }];
        }),
      );
      return /** @type {const} */ ([name, /** @type {Listing} */ (Object.fromEntries(parts))]);
    }),
  );
  return new Map(found);
}

/** @param {string} text */
function withoutMarks(text) {
  return text
    .split('\n')
    .filter((line) => !MARK.test(line))
    .map((line) => line.replace(MISTAKE, ''))
    .join('\n');
}

/** @param {string} text @returns {Line[]} without the indentation that all lines have */
function shownIn(text) {
  /** @type {string[]} */
  const lines = [];
  let isShown = false;
  for (const line of text.split('\n')) {
    const mark = MARK.exec(line);
    if (mark !== null) isShown = mark[1] === '';
    else if (isShown) lines.push(line);
  }
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const common = Math.min(...indents);
  return lines.map((line) => ({ text: line.slice(common).replace(MISTAKE, ''), isMistake: MISTAKE.test(line) }));
}

/** @param {string} site folder with the lessons' folder @param {ReadonlyMap<string, Listing>} listings */
export async function writePrograms(site, listings) {
  await mkdir(`${site}/lessons/code`, { recursive: true });
  for (const [name, listing] of listings) {
    for (const [language, { ending }] of Object.entries(CODE_LANGUAGES)) {
      const { whole } = listing[/** @type {CodeLanguage} */ (language)];
      await writeFile(`${site}/lessons/code/${name}.${ending}`, whole);
    }
  }
}

/** @param {string} html @param {Language} language @param {ReadonlyMap<string, Listing>} listings */
export function withListings(html, language, listings) {
  let count = 0;
  return html.replace(CODE, (_, name, since, more) => {
    const listing = listings.get(name);
    const before = since === undefined ? undefined : listings.get(since);
    if (listing === undefined || (since !== undefined && before === undefined))
      throw new Error(`there is no program ${name} or ${since}`);
    count += 1;
    return listingOf({ name, listing, before, more, id: `code${count}` }, language);
  });
}

/**
 * @param {{ name: string, listing: Listing, before: Listing | undefined, more: string, id: string }} what
 * @param {Language} language
 */
function listingOf({ name, listing, before, more, id }, language) {
  const words = WORDS[language];
  const all = /** @type {CodeLanguage[]} */ (Object.keys(CODE_LANGUAGES));
  // Radio buttons work without scripts.
  const tabs = all.map(
    (one, index) =>
      `<label><input type="radio" name="${id}" value="${one}"${index === 0 ? ' checked' : ''}>` +
      `<span>${CODE_LANGUAGES[one].name}</span></label>`,
  );
  const panels = all.map((one) => {
    const { shown } = listing[one];
    const old = before?.[one].shown.map(({ text }) => text.trim());
    const added = old === undefined ? shown.map(() => false) : addedTo(old, shown);
    const parts = highlighted(shown.map(({ text }) => text).join('\n'), one);
    const lines = parts.map((line, index) => {
      const { isMistake = false } = shown[index] ?? {};
      const text = line.map(({ text: part, kind }) => partOf(part, kind)).join('');
      return `<span class="line${added[index] ? ' added' : ''}"${isMistake ? ' data-mistake' : ''}>${text}\n</span>`;
    });
    const file = `${name}.${CODE_LANGUAGES[one].ending}`;
    return (
      `<div data-language="${one}"><pre tabindex="0"><code>${lines.join('')}</code></pre>` +
      `<p><a href="../code/${file}" download>${words.whole}, ${file}</a></p></div>`
    );
  });
  return (
    `<div class="listing" data-code="${name}"${more}><fieldset><legend class="unseen">${words.language}</legend>` +
    `${tabs.join('')}<button type="button" class="copy needs-script" data-copied="${words.copied}" data-selected="${words.selected}" ` +
    `>${words.copy}</button></fieldset>${panels.join('')}` +
    `${before === undefined ? '' : `<p class="added-note">${words.added}</p>`}</div>`
  );
}

/** @param {string} text @param {string} kind */
function partOf(text, kind) {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return kind === '' ? safe : `<span class="code-${kind}">${safe}</span>`;
}

/**
 * Which lines are not in a longest common part with the old ones, by their text without indentation.
 * @param {readonly string[]} old @param {readonly Line[]} lines @returns {boolean[]}
 */
function addedTo(old, lines) {
  const own = lines.map(({ text }) => text.trim());
  /** Length of the common part of what follows; a row more, and a column. */
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(own.length + 1));
  const at = (/** @type {number} */ i, /** @type {number} */ j) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = own.length - 1; j >= 0; j--) {
      const row = /** @type {Uint16Array} */ (common[i]);
      row[j] = old[i] === own[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const added = own.map(() => true);
  for (let i = 0, j = 0; i < old.length && j < own.length;) {
    if (old[i] === own[j]) {
      added[j] = false;
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return added.map((is, index) => is && own[index] !== '');
}
