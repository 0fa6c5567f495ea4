// Files that are no maps: a sentence with the line, and the visitor's board stays.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { boardSize, chooseFile, expectCell, expectValue, open, textFile } from '../../support/page-driver/page.mjs';

const header = ['type octile', 'height 3', 'width 4', 'map'];

const cases = /** @type {const} */ ([
  ['empty', '', /It is empty: there is not one cell in it\./],
  ['truncated', [...header, '....', '....'], /Line [67]: the map ends early: rows found 2, expected 3\./],
  ['with a short row', [...header, '....', '...', '....'], /Line 6: row length 3, expected 4\./],
  [
    'with a strange character',
    [...header, '....', '..?.', '....'],
    /Line 6: “\?” at character 3 isn’t a character of \.map files/,
  ],
  ['with too many rows', [...header, '....', '....', '....', '....'], /Line 8: a row too many: the header announces 3/],
  ['without a width', ['type octile', 'height 3', 'map', '....'], /Line 3: the header lacks the line “width”/],
  [
    'of an oversized dimension',
    ['type octile', 'height 3', 'width 5000', 'map'],
    /Line 3: height and width are whole numbers from 1 to 4096: found “width 5000”/,
  ],
  ['of a dimension that overflows', ['type octile', 'height 99999999999999999999', 'width 4', 'map'], /Line 2: /],
  ['with two starts', ['S..', '.S.', '..G'], /Line 2: there is more than one “S”/],
  ['with a space', 'hello world', /Line 1: a space isn’t a map character/],
  ['with an open bracket', '[[0,1],[1,0]', /Line 1: a closing \] is missing\./],
  ['of broken JSON', '{"nodes": [', /Invalid JSON at line 1, column 12\./],
  ['that is a graph', '{"nodes": [], "edges": []}', /This is a graph, not a map/],
  ['that is no text', 'S.\u0000\u0001\u0002', /This is not a text file/],
]);

for (const [name, text, sentence] of cases) {
  test(`a map ${name}`, async ({ page }) => {
    await open(page);
    await page.getByTestId('scrubber').fill('5');
    await chooseFile(page, textFile('bad.map', typeof text === 'string' ? text : [...text]));
    await expect(page.getByTestId('status')).toHaveText(sentence);
    await expect(page.getByTestId('status')).toContainText('bad.map was not opened.');
    expect(await boardSize(page)).toEqual({ columns: 7, rows: 6 });
    await expectValue(page, 'cost', 68);
    await expectValue(page, 'step', 5);
    await expectCell(page, { x: 3, y: 2 }, 'row 3, column 4, wall');
  });
}

test('a file over 32 MB is refused before it is read', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(File.prototype, 'size', { get: () => 33 * 2 ** 20 });
    File.prototype.text = () => Promise.reject(new Error('was read'));
  });
  await open(page);
  await chooseFile(page, textFile('huge.map', 'S.G'));
  await expect(page.getByTestId('status')).toHaveText(
    'huge.map was not opened. The file is 33 MB; up to 32 MB can be opened.',
  );
  await expectValue(page, 'cost', 68);
});

test('a refusal is reported in Chinese, too', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('bad.map', [...header, '....', '...', '....']));
  await expect(page.getByTestId('status')).toContainText('Line 6');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByTestId('status')).toHaveText('未能打开 bad.map。第 6 行：这一行有 3 格，应为 4 格。');
});

test('after a refusal a good map opens as usual', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('bad.map', ''));
  await expect(page.getByTestId('status')).toContainText('was not opened');
  await chooseFile(page, textFile('good.map', ['S.G']));
  await expectValue(page, 'cost', 20);
});
