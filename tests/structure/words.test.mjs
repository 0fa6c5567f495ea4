// Guards the words that people read: one term for a thing, the field's term, in both languages (web/docs/glossary.md).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FILES } from '../support/node/words.mjs';
import { isCpp, isJavaScript, sources } from './sources.mjs';

/** @typedef {{ where: string, text: string }} Passage */
/**
 * @typedef {object} Forbidden
 * @property {RegExp} word
 * @property {string} instead
 * @property {RegExp} [meant] where it is the right word
 */

/** @type {readonly Forbidden[]} */
const ENGLISH = [
  {
    word: /\bways?\b/gi,
    instead: 'path',
    // A manner of doing, a direction, and making room.
    meant:
      /\b(?:ways? (?:of|to|in which)|(?:one|two|either|other|this|that|same|both|any|no)[- ]ways?|gives? way|4-way|by the way|in the way|under way|all the way)\b/gi,
  },
  {
    word: /\b(?:looks|a look)\b/gi,
    instead: 'checks, lookup',
    meant: /\blooks? (?:up|like|along|the same|so near|broken|clever|closed|drunk|terrible)\b/gi,
  },
  { word: /\bdear(?:er|est)?\b/gi, instead: 'costly, expensive' },
  { word: /\bin hand\b/gi, instead: 'current, selected' },
  { word: /\b(?:told|tells)\b/gi, instead: 'shown, reported', meant: /\btells? (?:\w+ )?apart\b/gi },
  { word: /\bset-ups?\b/gi, instead: 'setup' },
  { word: /\bbrains?\b/gi, instead: 'planner' },
  { word: /\bdoctrines?\b/gi, instead: 'rule for other units' },
  { word: /\b(?:under glass|the glass)\b/gi, instead: 'inspector' },
  { word: /\bwork(?:s|ed)? out\b/gi, instead: 'compute' },
  { word: /\bslips?\b/gi, instead: 'bug, deviation' },
  { word: /\bwhoever\b/gi, instead: 'the thing itself' },
  { word: /\b(?:nobody|somebody)\b/gi, instead: 'the thing itself' },
  { word: /\bmade again\b/gi, instead: 'replayed, built again' },
  { word: /\bby chance\b/gi, instead: 'random' },
  { word: /\bhangs? together\b/gi, instead: 'connected' },
  { word: /\beven ground\b/gi, instead: 'uniform terrain' },
  { word: /\bmend(?:s|ed)?\b/gi, instead: 'fix' },
  { word: /\bfates?\b/gi, instead: 'outcome' },
  { word: /\brelatives\b/gi, instead: 'other algorithms' },
  { word: /\bwhat came of\b/gi, instead: 'result' },
  {
    word: /\bpress(?:es|ed)?\b(?! (?:A|B|C|K|P|X|Esc|Escape|Enter|Space|Ctrl|Delete|and hold|the|its|Tab|F|Shift))/gi,
    instead: 'click, select',
    meant: /\b(?:key|keys|button) (?:is |are )?pressed\b/gi,
  },
];

/** @type {readonly Forbidden[]} */
const CHINESE = [
  { word: /棋盘/g, instead: '地图' },
  { word: /贪婪/g, instead: '贪心' },
  { word: /拐角规则|转角规则/g, instead: '斜走规则' },
  { word: /点按/g, instead: '点击' },
  { word: /头脑/g, instead: '寻路方式' },
  { word: /局部行走/g, instead: '局部寻路' },
  { word: /开启列表/g, instead: '开放列表', meant: /也译“开启列表”/g },
  { word: /求路/g, instead: '寻路', meant: /请求路/g },
  { word: /地点图/g, instead: '路点图' },
  { word: /老实|诚实/g, instead: '不高估' },
  { word: /价钱/g, instead: '代价' },
  { word: /滑杆/g, instead: '滑块' },
  { word: /封印/g, instead: '校验码' },
  { word: /订阅源阅读器/g, instead: 'RSS 阅读器' },
  { word: /透视开放列表/g, instead: '开放列表内部' },
  { word: /成对书写/g, instead: '写成“键=值”' },
];

/** What is read beside code, which may name what it likes. @param {string} markdown */
const proseOf = (markdown) =>
  markdown
    .replace(/```[^]*?```/g, '')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/<(script|pre|code)\b[^]*?<\/\1>|<[^>]*>|https?:\S+/g, ' ');

/** @param {'en' | 'zh'} language @returns {Passage[]} */
function passagesIn(language) {
  const isOther = (/** @type {string} */ path) => /(^|\/)zh\//.test(path) !== (language === 'zh');
  const page = [...FILES]
    .filter(([path]) => path.endsWith(`${language}.js`))
    .flatMap(([path, words]) => Object.entries(words).map(([key, text]) => ({ where: `${path}: ${key}`, text })));
  const documents = sources
    .filter(({ path }) => /^web\/(docs\/.*\.md|lessons\/\w+\/[\w-]+\.html)$/.test(path) && !isOther(path))
    .map(({ path, text }) => ({ where: path, text: proseOf(text) }));
  return [...page, ...documents];
}

/** @param {readonly Passage[]} passages @param {readonly Forbidden[]} forbidden */
const offences = (passages, forbidden) =>
  passages.flatMap(({ where, text }) =>
    forbidden.flatMap(({ word, instead, meant }) => {
      const judged = meant === undefined ? text : text.replace(meant, '');
      return [...judged.matchAll(word)].map(
        ({ 0: found, index }) =>
          `${where}: ${found} (${instead}): ${judged.slice(Math.max(0, index - 30), index + 40)}`,
      );
    }),
  );

for (const [language, forbidden] of /** @type {const} */ ([
  ['en', ENGLISH],
  ['zh', CHINESE],
])) {
  test(`the ${language} texts use the terms of the field`, () => {
    const passages = passagesIn(language);
    assert.ok(passages.length > 1500, `${passages.length} texts`);
    assert.deepEqual(offences(passages, forbidden), []);
  });
}

test('a forbidden word is seen, and a meant one is not', () => {
  const where = 'here';
  assert.equal(offences([{ where, text: 'The way is dear.' }], ENGLISH).length, 2);
  assert.deepEqual(offences([{ where, text: 'Another way of searching, one-way, looks up.' }], ENGLISH), []);
  assert.equal(offences([{ where, text: '棋盘上的贪婪搜索' }], CHINESE).length, 2);
});

test('percentages are written without a space, and digits are grouped from five on', () => {
  const texts = [...passagesIn('en'), ...passagesIn('zh')];
  // The end of a range is written as it is typed.
  const wrong = /[\d}] %|(?<![\d,.])\d,\d{3}(?![\d,])|(?<![\d.,#=×·\w-]|(?:to|到) )\d{5,}(?![\d.,\w])/g;
  const found = texts.flatMap(({ where, text }) => [...text.matchAll(wrong)].map((match) => `${where}: ${match[0]}`));
  assert.deepEqual(found, []);
});

test('numbers become text for people in one place', () => {
  const other = sources.filter(
    ({ path, text }) =>
      path.startsWith('web/') && isJavaScript({ path, text }) && /\.toLocaleString\(|Intl\.NumberFormat/.test(text),
  );
  assert.deepEqual(
    other.map(({ path }) => path),
    [],
  );
});

test('comments and titles of tests use the terms of the field', () => {
  const forbidden =
    /\b(?:told|in hand|dear(?:er|est)?|whoever|somebody|by chance|made again|work(?:s|ed)? out|even ground|relatives|hangs? together|what came of|fates?|slips?|brains?|doctrines?|set-ups?)\b/gi;
  const found = sources
    .filter((source) => isCpp(source) || isJavaScript(source))
    .filter(({ path }) => !/(^|[/.])(en|zh)\.js$|words\.test\.mjs$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\/\*[^]*?\*\/|(?<!['"`:])\/\/.*$|(?:\btest|TEST_CASE)\(\s*(?:"[^"]*"|'[^']*')/gm)].flatMap(
        ({ 0: passage }) =>
          [...passage.matchAll(forbidden)].map(({ 0: word }) => `${path}: ${word}: ${passage.slice(0, 120)}`),
      ),
    );
  assert.deepEqual(found, []);
});

test('identifiers use the terms of the field', () => {
  // A place is a part of the page, such as the lab: a cell has a GridPoint, an entry of a list an index or a position.
  const forbidden =
    /^place(?:Of|At|On|Text)|^(?:clamp|numbersOf|parent|read)Place|(?:^|[a-z_])(?:Brain|Doctrine|Fate|Glass|Slip|Dear|Dearest|Told)(?![a-z])|(?:^|_)(?:brain|doctrine|fate|glass|slip|dear|dearest|dearer|told|relatives?)(?:s?_|s?$|(?=[A-Z]))/;
  const found = sources
    .filter((source) => /^(core|wasm|web)\//.test(source.path) && (isCpp(source) || isJavaScript(source)))
    .filter(({ path }) => !/(^|[/.])(en|zh)\.js$/.test(path))
    .flatMap(({ path, text }) => {
      const code = text.replace(
        /\/\*[^]*?\*\/|\/\/.*$|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/gm,
        ' ',
      );
      const names = new Set(code.match(/[A-Za-z_]\w*/g) ?? []);
      return [...names].filter((name) => forbidden.test(name) && name !== 'relative').map((name) => `${path}: ${name}`);
    });
  assert.deepEqual(found, []);
});
