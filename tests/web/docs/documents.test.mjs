// The documents as pages: each is one, its links resolve, and the glossary has every word in both languages.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { test } from 'node:test';
import { DOCUMENTS, documentPages, documentPath } from '../../../web/build/documents.mjs';
import { glossaryPage, readGlossary } from '../../../web/build/glossary.mjs';
import { toHtml } from '../../../web/build/markdown.mjs';
import { LANGUAGES } from '../../../web/build/text-page.mjs';

const top = new URL('../../../', import.meta.url);
const pages = await documentPages();
const all = [...pages];
const glossary = readGlossary(readFileSync(new URL('web/docs/glossary.md', top), 'utf8'));
const terms = glossary.sections.flatMap((section) => section.terms);

/** Files of the site from other parts of the build, and their sources. @type {Readonly<Record<string, string>>} */
const BESIDE = {
  'index.html': 'web/app/index.html',
  'icon.svg': 'web/icon.svg',
  'docs/document.css': 'web/docs/document.css',
  'lessons/en/index.html': 'web/lessons/en',
  'lessons/zh/index.html': 'web/lessons/zh',
  'lessons/en/embedding.html': 'web/lessons/docs/en.html',
  'lessons/zh/embedding.html': 'web/lessons/docs/zh.html',
};

/** Terms that a reader of the laboratory, the lessons or the code meets, by their names in the glossary. */
const NEEDED = [
  ...[
    'open list',
    'closed list',
    'expand',
    'expansion',
    'generated',
    'parent',
    'heuristic',
    'admissible',
    'consistent',
  ],
  ...['tie-breaking', 'reopen', 'corner cutting', 'path', 'cost', 'terrain factor', 'component', 'island', 'dead end'],
  ...[
    'line of sight',
    'flow field',
    'tick',
    'unit',
    'planner',
    'local search',
    'two-tier search',
    'HPA*',
    'canonical A*',
  ],
  ...['Dijkstra', 'greedy', 'hash set', 'cell', 'node', 'g', 'h', 'f', 'h*', 'setup', 'excess', 'influence'],
];

/** @param {string} html */
const idsOf = (html) => [...html.matchAll(/<\w[^>]*? id="([^"]*)"/g)].map(([, id]) => id ?? '');

/** The links of a document page whose target does not exist. @param {string} path @param {string} html */
function deadLinks(path, html) {
  const targets = [...html.matchAll(/<\w[^>]*? (?:href|src)="([^"]*)"/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (target.startsWith('https://')) return false;
    const [file = '', anchor] = target.split('#');
    const to = file === '' ? `docs/${path}` : normalize(join('docs', dirname(path), file));
    const page = to.startsWith('docs/') ? pages.get(to.slice('docs/'.length)) : undefined;
    if (page !== undefined) return anchor !== undefined && !idsOf(page).includes(anchor);
    // Programs go along from web/docs.
    const source = /^docs\/(recorders|proofs)\/[\w.]+$/.test(to) ? `web/${to}` : BESIDE[to];
    // A # of the laboratory is followed by a link of its own.
    return source === undefined || !existsSync(new URL(source, top));
  });
}

/** In digits; 33 million and 3300 万 are one. @param {string} text */
function numbersIn(text) {
  const millions = text
    .replace(/(\d+) million/g, (_, count) => `${count}000000`)
    .replace(/(\d+) 万/g, (_, count) => `${count}0000`);
  return millions.replace(/&#?\w+;/g, '').match(/\d[\d,.]*\d|\d/g) ?? [];
}

/** The words of a text as its readers see them. @param {string} html */
const seen = (html) => html.replace(/<[^>]*>/g, '');

test('every document is a page in both languages, with its title and a list of the others', () => {
  /** @param {string} folder */
  const textsIn = (folder) => readdirSync(new URL(folder, top)).filter((file) => file.endsWith('.md'));
  const names = DOCUMENTS.map(({ name }) => name);
  assert.deepEqual(textsIn('web/docs/').sort(), names.map((name) => `${name}.md`).sort());
  assert.deepEqual([...textsIn('web/docs/zh/'), 'glossary.md'].sort(), textsIn('web/docs/').sort());
  for (const language of LANGUAGES) {
    const folder = documentPath(language, 'index').replace('docs/', '').replace('index.html', '');
    assert.ok(pages.has(`${folder}index.html`), language);
    for (const name of names) {
      const html = pages.get(`${folder}${name}.html`) ?? '';
      assert.match(html, language === 'en' ? /<html lang="en">/ : /<html lang="zh-Hans">/);
      assert.equal(html.match(/<h1\b/g)?.length, 1, name);
      assert.equal(html.match(/aria-current="page"/g)?.length, 1, name);
      const missing = names.filter((other) => !html.includes(`<li><a href="${other}.html"`));
      assert.deepEqual(missing, [], `${folder}${name} leads to all`);
    }
  }
});

test('a document says the same in both languages: rows, programs, and everything written as code', () => {
  for (const { name } of DOCUMENTS.filter((document) => document.name !== 'glossary')) {
    /** @param {string} path */
    const factsOf = (path) => {
      const main = /<main[^]*<\/main>/.exec(pages.get(path) ?? '')?.[0] ?? '';
      const codes = [...main.matchAll(/(?<!<pre tabindex="0">)<code[^>]*>([^]*?)<\/code>/g)].map(([, code]) => code);
      return {
        codes: codes.sort(),
        numbers: numbersIn(seen(main)).sort(),
        parts: main.match(/<(h[1-6]|tr|pre|table)\b/g),
      };
    };
    const [en, zh] = [factsOf(`${name}.html`), factsOf(`zh/${name}.html`)];
    assert.deepEqual(zh.codes, en.codes, name);
    assert.deepEqual(zh.parts, en.parts, name);
    assert.deepEqual(zh.numbers, en.numbers, name);
  }
});

test('links and anchors of the pages resolve', () => {
  assert.deepEqual(
    all.flatMap(([path, html]) => deadLinks(path, html).map((target) => `${path}: ${target}`)),
    [],
  );
  assert.deepEqual(
    all.flatMap(([path, html]) =>
      idsOf(html)
        .filter((id, at, ids) => id === '' || ids.indexOf(id) !== at)
        .map((id) => `${path}#${id}`),
    ),
    [],
  );
});

test('a dead link is detected', () => {
  const html = '<a href="links.html#no"></a><a href="../gone.html"></a><a href="links.html"></a><a href="#v"></a>';
  assert.deepEqual(deadLinks('hosting.html', html), ['links.html#no', '../gone.html', '#v']);
});

test('pages have no scripts, no styles of their own, and a policy that allows none', () => {
  for (const [path, html] of all) {
    assert.doesNotMatch(html, /<script|<style|<iframe| style=| on\w+=/i, path);
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    assert.match(policy, /^default-src 'none'; style-src 'self'; /, path);
    assert.doesNotMatch(policy, /script-src|unsafe/, path);
  }
});

test('nothing of the Markdown or of the template is left over', () => {
  for (const [path, html] of all) {
    const text = seen(html.replace(/<(pre|code)\b[^]*?<\/\1>/g, ''));
    assert.doesNotMatch(text, /\{\{|\*\*|^\s*\||\\\*|\]\(|`|\.md\b/m, path);
  }
});

test('headings have ids, and tables and programs are reached by keys', () => {
  for (const [path, html] of all) {
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
    assert.deepEqual(main.match(/<h[2-6](?! id="[^"]+")[^>]*>/g), null, path);
    assert.deepEqual(main.match(/(?<!<div class="table" tabindex="0">)<table/g), null, path);
    assert.deepEqual(main.match(/<pre(?! tabindex="0")/g), null, path);
  }
});

test('the glossary has every term in both languages', () => {
  assert.ok(terms.length > 35, String(terms.length));
  for (const { id, name, meaning } of terms) {
    assert.match(meaning.en, /^[^\p{Script=Han}]{15,}[.)]$/u, id);
    assert.match(meaning.zh, /\p{Script=Han}[^]*[。）]$/u, id);
    assert.doesNotMatch(name.en, /\p{Script=Han}/u, id);
    for (const language of LANGUAGES) {
      const html = pages.get(language === 'en' ? 'glossary.html' : 'zh/glossary.html') ?? '';
      const entry = new RegExp(`<div id="${id}"><dt>([^]*?)</dt>\n<dd>([^]*?)</dd></div>`).exec(html);
      assert.ok(entry?.[1]?.includes(name.en) && entry[1].includes(name.zh), `${id} by both names (${language})`);
      assert.equal(entry?.[2], meaning[language], id);
    }
  }
});

test('the glossary has the words that readers meet', () => {
  const names = terms.flatMap(({ name }) =>
    seen(name.en)
      .replace(/ search\b/, ' search, $`')
      .split(/, /),
  );
  const missing = NEEDED.filter((word) => !names.includes(word));
  assert.deepEqual(missing, []);
});

test('a gap in the glossary is named', () => {
  const markdown = (/** @type {string} */ row) => `# A · 甲\n\nb\n\n乙\n\n## C · 丙\n\n|a|b|c|d|\n|-|-|-|-|\n${row}\n`;
  assert.throws(() => readGlossary(markdown('| open list | | all | 全部 |')), /gap: open list/);
  assert.throws(() => readGlossary(markdown('| a | 甲 | b | 乙 |').replace(' · 丙', '')), /both languages: C/);
  const page = glossaryPage(readGlossary(markdown('| a b | 甲 | b\\* | 乙 |')), 'zh');
  assert.match(page.html, /<div id="a-b"><dt><dfn>甲<\/dfn> <span lang="en">a b<\/span><\/dt>\n<dd>乙<\/dd>/);
});

test('Markdown: links to no page stay text, headings of one name differ, HTML is refused', () => {
  const address = (/** @type {string} */ target) => (target === 'a.md' ? 'a.html' : undefined);
  assert.equal(
    toHtml('[a](a.md) [`b`](b.cpp)', address),
    '<p><a href="a.html">a</a> <code class="whole">b</code></p>\n',
  );
  assert.equal(toHtml('甲\n乙，\n`c`\nd\n（丙', address), '<p>甲乙，<code class="whole">c</code>\nd（丙</p>\n');
  assert.equal(toHtml('## A *b*!\n\n## A b', address), '<h2 id="a-b">A <em>b</em>!</h2>\n<h2 id="a-b-1">A b</h2>\n');
  assert.equal(toHtml('```html\n<b>&\n```', address), '<pre tabindex="0"><code>&lt;b&gt;&amp;</code></pre>\n');
  assert.throws(() => toHtml('a <b>b</b>', address), /no HTML of their own: <b>/);
  assert.match(
    toHtml('| a | |\n|---|--:|\n| b | 1 |', address),
    /<th scope="col">a<\/th><td class="number"><\/td>[^]*<th scope="row">b<\/th><td class="number">1<\/td>/,
  );
});
