// What the page says of hundreds of bad inputs, in both languages. Each sentence of the tables beside this file was read as
// the person who made the mistake would read it: a sentence that changes has to be read again, not only copied.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KEYS } from '../../../web/link/link.js';
import { TABLES } from '../../support/node/words.mjs';
import { sentence } from './page.mjs';
import { sayingOf, tableNamed } from './table.mjs';

const NAMES = [
  ...['links-names', 'links-values', 'links-whole', 'links-places'],
  ...['files', 'drawings', 'numbers', 'scenarios'],
  ...['graphs', 'fields'],
];
const tables = new Map(NAMES.map((name) => [name, tableNamed(name)]));
const inputs = [...tables.values()].flat();
/** Of the view: what is not understood is passed over, as the search is the same without it. */
const PASSED_OVER = 'bp shade num arrows xray best edges islands rulers co ui edit theme lang quiz hi loop code'.split(
  ' ',
);

test('there are more than three hundred bad inputs', () => {
  assert.ok(inputs.length > 300, `${inputs.length}`);
  for (const [name, table] of tables) assert.ok(table.length > 10, name);
});

test('every key of a link that can refuse it is wrong in some link, and has words', () => {
  const links = inputs.filter(({ kind }) => kind === 'link').map(({ input }) => input);
  for (const key of [...KEYS, 'v']) {
    if (PASSED_OVER.includes(key)) continue;
    assert.ok(
      links.some((link) => new RegExp(`[#&]${key}=`).test(link)),
      key,
    );
    if (key === 'm') continue;
    for (const words of Object.values(TABLES)) assert.ok(words[`link.name.${key}`], key);
  }
});

for (const [name, table] of tables) {
  test(`${name}: what the page says of bad inputs`, async () => {
    for (const input of table) {
      const where = `${name}.txt, line ${input.line}`;
      const notice = await sayingOf(input);
      assert.ok(notice.isError, `${where}: nothing is refused`);
      const [en, zh] = [sentence(notice, 'en'), sentence(notice, 'zh')];
      assert.deepEqual([en, zh], [input.en, input.zh], where);
      for (const said of [en, zh]) {
        assert.doesNotMatch(said, /\breason\.|\blink\.name|undefined|NaN|\{\w+\}|report it|报告|\p{Cc}/u, where);
      }
      assert.match(zh, /\p{Script=Han}.*[。？]$/u, where);
      assert.match(en, /[.?]$/, where);
    }
  });
}
