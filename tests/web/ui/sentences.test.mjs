// Sentences in both languages: labels of cells, reasons of refusals, texts of the status.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TOP_LEFT } from '../../../web/model/coordinates.js';
import { COUNTINGS } from '../../../web/model/counting.js';
import { cellLabel, noticeSentence, reasonSentence } from '../../../web/ui/sentences/sentences.js';
import { parseLink } from '../../../web/link/link-text.js';
import { NAMES } from '../../../web/link/near-name.js';
import { info, errorOf } from '../../../web/model/notice.js';
import { translator } from '../../support/node/words.mjs';

/** @import { Reason } from 'astrolabe-module' */

const en = translator('en');
const zh = translator('zh');

/** An open cell in the middle of the board. */
const open = Object.freeze({
  row: 3,
  column: 5,
  isStart: false,
  isGoal: false,
  factor: 1,
  added: 0,
  wall: null,
  status: 1,
  g: 34,
  h: 50,
  f: 84,
  parent: 3,
  isParentFar: false,
  isCurrent: false,
  isOnPath: false,
  xray: null,
});
const untouched = Object.freeze({ ...open, status: 0, g: NaN, h: NaN, f: NaN, parent: -1 });

test('the label of a cell says everything visible', () => {
  assert.equal(cellLabel(open, en), 'row 3, column 5, open, F 84, G 34, H 50, parent left');
  assert.equal(cellLabel(open, zh), '第 3 行，第 5 列，开放，F 84，G 34，H 50，父节点在左');
});

test('ends, walls, ground and the path are named', () => {
  assert.equal(cellLabel({ ...untouched, factor: 0, wall: 'wall' }, en), 'row 3, column 5, wall');
  assert.equal(cellLabel({ ...untouched, factor: 0, wall: 'water' }, en), 'row 3, column 5, water');
  assert.equal(cellLabel({ ...untouched, factor: 0, wall: 'monster' }, zh), '第 3 行，第 5 列，怪物');
  assert.equal(cellLabel(untouched, en), 'row 3, column 5, not reached');
  assert.equal(
    cellLabel({ ...open, isStart: true, status: 2, g: 0, h: 40, f: 40, parent: -1, isOnPath: true }, en),
    'row 3, column 5, start, closed, F 40, G 0, H 40, on the path',
  );
  assert.equal(
    cellLabel({ ...open, isGoal: true, factor: 3, parent: 0, isCurrent: true }, en),
    'row 3, column 5, goal, open, F 84, G 34, H 50, parent up-left, expanded just now, terrain cost × 3',
  );
});

test('numbers that an algorithm does not have are left out', () => {
  assert.equal(cellLabel({ ...open, h: NaN, f: NaN }, en), 'row 3, column 5, open, G 34, parent left');
});

test('every slot has a direction in both languages', () => {
  for (const t of [en, zh]) {
    const names = Array.from({ length: 8 }, (_, slot) => t(`direction.${slot}`));
    assert.equal(new Set(names).size, 8);
    assert.ok(names.every((name) => !name.startsWith('direction')));
  }
});

const CODES = [
  'map.empty',
  'map.header',
  'map.size',
  'map.row_length',
  'map.rows_missing',
  'map.rows_extra',
  'map.character',
  'map.space',
  'map.tab',
  'map.unclosed',
  'map.ends',
  'map.binary',
  'map.factor',
  'map.added',
  'map.format',
  'file.too_large',
  'file.unreadable',
  'file.json',
  'file.graph',
  'search.end_outside',
  'search.settings',
  'search.running',
  'search.none',
  'search.step',
  'board.size',
  'board.cell',
  'board.factor',
  'link.cut_off',
  'link.garbled',
  'link.newer',
  'link.too_long',
  'link.value',
  'link.names',
  'link.key',
  'link.end_outside',
  'link.map_version',
  'link.map_broken',
];

test('every reason has a sentence of its own in both languages', () => {
  for (const t of [en, zh]) {
    const sentences = CODES.map((code) =>
      reasonSentence({ ok: false, code, line: 0, found: '<found>', expected: '<expected>' }, t),
    );
    assert.equal(new Set(sentences).size, CODES.length);
    for (const sentence of sentences) assert.doesNotMatch(sentence, /[{}]|reason\./);
  }
});

test('a reason names its line', () => {
  const reason = { ok: false, code: 'map.row_length', line: 9, found: '47', expected: '49' };
  assert.equal(reasonSentence(reason, en), 'Line 9: row length 47, expected 49.');
  assert.equal(reasonSentence(reason, zh), '第 9 行：这一行有 47 格，应为 49 格。');
});

test('a typo in a name of a link is reported with the nearest name, for each key', () => {
  const reason = (/** @type {string} */ text) => parseLink(text).reason ?? assert.fail(text);
  assert.equal(reasonSentence(reason('#v=1&a=astarr'), en), '“astarr” isn’t an algorithm; did you mean astar?');
  assert.equal(reasonSentence(reason('#v=1&a=astarr'), zh), '“astarr”不是算法；是否想写 astar？');
  assert.match(reasonSentence(reason('#v=1&a=magic'), en), /^“a=magic” isn’t an algorithm\. Choose from: astar, /);
  for (const key of [...Object.keys(NAMES), 'rm', 'rv', 'world']) {
    for (const t of [en, zh]) assert.notEqual(t(`link.name.${key}`), `link.name.${key}`);
  }
});

test('errors that were misleading say what is wrong', () => {
  const reported = (/** @type {Partial<Reason>} */ reason) =>
    [en, zh].map((t) => reasonSentence({ ok: false, code: '', line: 0, found: '', expected: '', ...reason }, t));
  assert.deepEqual(reported({ code: 'link.map_version' }), [
    'The map code in this link can’t be read: damaged, or from a newer version. Copy the whole link again.',
    '此链接中的地图代码无法读取：已损坏，或来自更新的版本。请重新复制整个链接。',
  ]);
  assert.deepEqual(reported({ code: 'file.json', found: '1', expected: '12' }), [
    'Invalid JSON at line 1, column 12.',
    'JSON 无效：第 1 行第 12 列。',
  ]);
  assert.deepEqual(reported({ code: 'graph.json', line: 1, found: '12' }), [
    'Invalid JSON at line 1, column 12.',
    'JSON 无效：第 1 行第 12 列。',
  ]);
  assert.deepEqual(reported({ code: 'map.unclosed', line: 1, expected: ']' }), [
    'Line 1: a closing ] is missing.',
    '第 1 行：缺少右括号 ]。',
  ]);
  assert.match(reported({ code: 'map.space', expected: '. #' })[0] ?? '', /^A space isn’t a map character/);
});

test('an unknown code still gives a sentence', () => {
  const reason = { ok: false, code: 'map.upside_down', line: 2, found: 'x', expected: '' };
  assert.equal(
    reasonSentence(reason, en),
    'Line 2: Something went wrong that should not; please report it (map.upside_down, “x”).',
  );
  assert.match(reasonSentence({ ...reason, found: '', line: 0 }, zh), /map\.upside_down/);
});

test('file contents are quoted short and printable', () => {
  const reason = {
    ok: false,
    code: 'map.header',
    line: 1,
    found: `\u0007${'x'.repeat(99)}`,
    expected: 'type',
  };
  const sentence = reasonSentence(reason, en);
  assert.doesNotMatch(sentence, /\p{C}/u);
  assert.ok(sentence.length < 120);
});

test('text from outside is never read as a placeholder', () => {
  const reason = { ok: false, code: 'map.character', line: 4, found: '{expected}', expected: '.' };
  assert.match(reasonSentence(reason, en), /“\{expected\}”/);
});

test('a status is the sentences of its parts', () => {
  const opened = { key: 'status.opened', values: { name: 'a.map', width: 4, height: 3 } };
  const notice = info(opened, { key: 'status.found', values: { cost: 42.48528137, expanded: 7 } });
  assert.equal(noticeSentence(notice, en), 'a.map: 4 × 3 cells. Path found: cost 42.485, 7 expanded.');
  const reason = { ok: false, code: 'map.empty', line: 0, found: '', expected: '' };
  const refused = errorOf(reason, { key: 'status.not_opened', values: { name: 'b.map' } });
  assert.equal(noticeSentence(refused, en), 'b.map was not opened. It is empty: there is not one cell in it.');
  assert.equal(noticeSentence(refused, zh), '未能打开 b.map。内容是空的：一个格子也没有。');
});

test('positions in a status follow the current counting of cells', () => {
  const cells = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ];
  const notice = info(
    { key: 'status.step_f', values: { step: 3, steps: 12, f: 54 }, points: { cell: { x: 2, y: 3 } } },
    { key: 'breakpoints.hits_opened', values: { count: 2 }, points: { cells } },
  );
  const naming = { width: 7, height: 6, coordinates: TOP_LEFT };
  assert.equal(noticeSentence(notice, en, naming), 'Step 3 of 12: (2,3), F 54. 2 cells are opened: (1,0), (0,1).');
  const up = { ...naming, coordinates: { ...COUNTINGS.y_up, first: /** @type {const} */ (1) } };
  assert.equal(noticeSentence(notice, en, up), 'Step 3 of 12: (3,3), F 54. 2 cells are opened: (2,6), (1,5).');
  assert.equal(noticeSentence(notice, zh, naming), '第 3/12 步：(2,3)，F 54。2 个格子被打开：(1,0), (0,1)。');
});
