// The texts of the page in both languages: that all of them exist, and which language is chosen.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  ALGORITHMS,
  CORNER_RULES,
  COST_MODELS,
  HEURISTICS,
  NEAREST,
  NEIGHBOUR_ORDERS,
  OPEN_LISTS,
  PROGRAMS,
  STOPS,
  TIES,
  UPDATES,
} from '../../../web/engine/options.js';
import { glob } from '../../support/node/files.mjs';
import { preferredLanguage } from '../../../web/i18n/languages.js';
import { formatNumber } from '../../../web/i18n/translate.js';
import { GENERATORS } from '../../../web/model/maps/generators.js';
import { PRESETS } from '../../../web/model/maps/presets.js';
import { GROUNDS, TOOLS } from '../../../web/model/drawing/tools.js';
import { FIRST, TABLES, translator } from '../../support/node/words.mjs';

/** @param {string} path from the top folder */
const read = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('a generated node is one that was put on the open list, as in the trace', () => {
  assert.equal(translator('en')('ranking.generated_hint'), 'Nodes put on the open list for the first time');
  assert.equal(translator('zh')('ranking.generated_hint'), '首次加入开放列表的节点');
});

test('numbers have at most three decimals and no trailing zeros', () => {
  assert.equal(formatNumber(68), '68');
  assert.equal(formatNumber(42.48528137423857), '42.485');
  assert.equal(formatNumber(2.5), '2.5');
  assert.equal(formatNumber(0), '0');
});

test('the language is the browser’s first one that exists', () => {
  assert.equal(preferredLanguage(['de-DE', 'zh-TW', 'en']), 'zh');
  assert.equal(preferredLanguage(['en-GB', 'zh']), 'en');
  assert.equal(preferredLanguage(['fr']), 'en');
  assert.equal(preferredLanguage([]), 'en');
});

/** @param {string} html */
const keysOf = (html) =>
  [...html.matchAll(/data-t(?:-title|-label|-placeholder)?="([^"]+)"/g)].map((match) => match[1] ?? '');

const panels = glob('web', /\.html$/).filter((path) => !path.startsWith('web/lessons/'));

test('every key that the page names has its text', () => {
  const keys = panels.flatMap((path) => keysOf(read(path)));
  assert.ok(keys.length > 300, `${keys.length} keys`);
  for (const table of Object.values(TABLES)) {
    assert.deepEqual(
      keys.filter((key) => !(key in table)),
      [],
    );
  }
});

test('everything visible at first has its texts at first', () => {
  // In files of their own: the menus, the contents of lenses, and the help, which is below everything else.
  const keys = keysOf(read('web/app/index.html'));
  for (const table of Object.values(FIRST)) {
    assert.deepEqual(
      keys.filter((key) => !(key in table)),
      [],
    );
  }
});

test('every value of every list has its text', () => {
  const lists = {
    tool: TOOLS,
    ground: Object.keys(GROUNDS),
    generate: GENERATORS,
    preset: PRESETS.map(({ id }) => id),
    program: PROGRAMS,
    algorithm: ALGORITHMS,
    heuristic: HEURISTICS,
    corner: CORNER_RULES,
    costs: COST_MODELS,
    tie: TIES,
    'open-list': OPEN_LISTS,
    stop: STOPS,
    update: UPDATES,
    neighbours: NEIGHBOUR_ORDERS,
    nearest: NEAREST,
  };
  for (const [name, values] of Object.entries(lists)) {
    for (const value of values) assert.ok(`${name}.${value}` in TABLES.en, `${name}.${value}`);
  }
});

test('Chinese sentences are Chinese', () => {
  // Names, letters of the numbers, of coordinates and sizes stay, and the words of a format, such as the pairs of links; 'English' is how that language calls itself.
  const allowed =
    /`[^`]*`|JavaScript|Dijkstra|Enter|Tab|Escape|#?\b[a-z]+=[\w.,-]*|\b[a-z]{1,2}\d[\d,]*|\b(?:type|height|width|map|a-z)\b|(?<=依次可写 )i、w、s|(?<=以及 )u|(?<=选项 )f|JPEG|"(?:nodes|edges)"|“(?:nodes|edges|from|to|cost|both|x|y|id)”|(?<=：)x 和 y|true 或 false|JPS|IDA\*|LPA\*|HPA\*|(?:Lazy )?Theta\*|Floyd–Warshall|\.scen|\.NET|O\(bᵈ\) 中的 b|Astrolabe|Unity|WebAssembly|English|MB|CSV|JSON|YAML|HTML|Markdown|SVG|PNG|GIF|MP4|WebM|Posthoc|Moving AI|\.map|\{\w+\}|A\*|Ctrl|Esc|Shift|Delete|\b[ABCDEFGHKNOPSTUWYZxy]\b/g;
  for (const [key, sentence] of Object.entries(TABLES.zh)) {
    assert.doesNotMatch(sentence.replace(allowed, ''), /[A-Za-z]/, key);
  }
});
