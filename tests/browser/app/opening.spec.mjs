// Content opened from outside: chosen, dropped, pasted; maps of every kind, pictures, links.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { boardSize, chooseFile, expectCell, expectValue, open, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** Pastes a text as Ctrl+V does. @param {Page} page @param {string} text @param {string} [where] */
async function paste(page, text, where = 'body') {
  const data = await page.evaluateHandle((pasted) => {
    const transfer = new DataTransfer();
    transfer.setData('text/plain', pasted);
    return transfer;
  }, text);
  await page.evaluate(([target, transfer]) => {
    const event = new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
    document.querySelector(String(target))?.dispatchEvent(event);
  }, /** @type {const} */ ([where, data]));
}

/** @param {Page} page @param {{ name: string, text: string }[]} files */
async function drop(page, files) {
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, text } of all) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

/** A picture drawn in the page: dark squares on white. @param {Page} page @param {string} type @param {number} side */
async function picture(page, type, side) {
  const bytes = await page.evaluate(async ([kind, size]) => {
    const canvas = document.createElement('canvas');
    canvas.width = 8 * Number(size);
    canvas.height = 4 * Number(size);
    const context = canvas.getContext('2d');
    if (context === null) return [];
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#222';
    for (const [x, y] of /** @type {const} */ ([
      [3, 0],
      [3, 1],
      [3, 2],
      [6, 3],
    ])) {
      context.fillRect(x * Number(size), y * Number(size), Number(size), Number(size));
    }
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, String(kind), 1));
    return [...new Uint8Array(await /** @type {Blob} */ (blob).arrayBuffer())];
  }, /** @type {const} */ ([type, side]));
  return Buffer.from(bytes);
}

for (const [name, text] of [
  ['a matrix', '0 1 0\n0 0 0\n'],
  ['digits', '010\n000'],
  ['CSV', '0,1,0\r\n0,0,0\r\n'],
  ['C', 'int map[2][3] = {\n  {0, 1, 0},\n  {0, 0, 0},\n};\n'],
  ['Python', 'grid = np.array([[0, 1, 0],\n                 [0, 0, 0]])'],
]) {
  test(`${name} is pasted: 1 is a wall, which can be changed, and undone step by step`, async ({ page }) => {
    await open(page);
    await paste(page, String(text));
    await expect(page.getByTestId('status')).toContainText('Pasted: 3 × 2 cells. 1 is a wall.');
    await expect(page.locator('#map-name')).toHaveText('Pasted map');
    await expectCell(page, { x: 1, y: 0 }, /wall/);
    await page.getByTestId('invert-walls').click();
    await expect(page.getByTestId('status')).toContainText('0 is a wall.');
    await expect(page.getByTestId('invert-walls')).toHaveText('Make 1 the wall');
    await expectCell(page, { x: 0, y: 0 }, /wall/);
    await expectCell(page, { x: 1, y: 0 }, /start/);
    await page.keyboard.press('Control+z');
    await expectCell(page, { x: 0, y: 0 }, /start/);
    await expectCell(page, { x: 1, y: 0 }, /wall/);
    await expect(page.getByTestId('invert-walls')).toBeHidden();
    await page.keyboard.press('Control+z');
    await expectValue(page, 'cost', 68);
    expect(await boardSize(page)).toEqual({ columns: 7, rows: 6 });
    await expect(page.getByTestId('heuristic')).toHaveValue('manhattan');
  });
}

test('a table of costs is opened: 0 is a wall', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('costs.csv', '1;5;1\n1;0;1\n'));
  await expect(page.getByTestId('status')).toContainText(
    'costs.csv: 3 × 2 cells. Numbers are cost factors, 0 is a wall.',
  );
  await expectCell(page, { x: 1, y: 0 }, /terrain cost × 5/);
  await expectCell(page, { x: 1, y: 1 }, /wall/);
  await expect(page.getByTestId('invert-walls')).toBeHidden();
});

test('a pasted text that is no map changes nothing and is reported with its line', async ({ page }) => {
  await open(page);
  for (const [text, reported] of /** @type {const} */ ([
    ['0 1\n0 1 1\n', 'The pasted content was not opened. Line 2: row length 3, expected 2.'],
    [
      '1,2\n3,400',
      'The pasted content was not opened. Line 2: “400” at character 3 isn’t a whole number from 0 to 255.',
    ],
    ['[[0,1],\n[1,0]', 'The pasted content was not opened. Line 2: a closing ] is missing.'],
    ['hello', 'A single word or number is not a map.'],
    ['   ', 'There is no text or file to open.'],
    ['#v=99&m=a', 'The link was not opened. This link needs a newer Astrolabe (v=99).'],
  ])) {
    await paste(page, text);
    await expect(page.getByTestId('status')).toContainText(reported);
  }
  await expectValue(page, 'cost', 68);
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
});

test('a paste into a field stays there', async ({ page }) => {
  await open(page);
  await page.getByTestId('map-menu').click();
  await paste(page, '0 1\n1 0', '[data-testid=save-name]');
  await expectValue(page, 'cost', 68);
});

test('a pasted link is opened, and undone', async ({ page, baseURL }) => {
  await open(page);
  await paste(page, ` ${baseURL}#v=1&a=dijkstra&s=0,0\n`);
  await expect(page.getByTestId('algorithm')).toHaveValue('dijkstra');
  await expectCell(page, { x: 0, y: 0 }, /start/);
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('algorithm')).toHaveValue('astar');
  await expectCell(page, { x: 1, y: 2 }, /start/);
});

test('the paste dialog keeps a text that cannot be opened, and says why', async ({ page }) => {
  await open(page);
  await page.getByTestId('map-menu').click();
  await page.getByTestId('paste').click();
  const field = page.getByTestId('paste-text');
  await expect(field).toBeFocused();
  await field.fill('0 1\n0\n');
  await page.getByTestId('paste-open').click();
  await expect(page.locator('#paste-problem')).toContainText('Line 2: row length 1, expected 2.');
  await expect(field).toHaveValue('0 1\n0\n');
  await field.fill('0 1\n0 0\n');
  await expect(page.locator('#paste-problem')).toBeHidden();
  await page.getByTestId('paste-open').press('Enter');
  await expect(page.locator('#paste-dialog')).toBeHidden();
  expect(await boardSize(page)).toEqual({ columns: 2, rows: 2 });
});

test('files that do not belong together, and folders, are refused', async ({ page }) => {
  await open(page);
  await drop(page, [
    { name: 'a.map', text: 'S.G\n' },
    { name: 'b.map', text: 'S..G\n' },
  ]);
  await expect(page.getByTestId('status')).toContainText('These files do not belong together');
  await expectValue(page, 'cost', 68);
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([''], 'folder'));
    DataTransferItem.prototype.webkitGetAsEntry = () => /** @type {FileSystemEntry} */ ({ isDirectory: true });
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  });
  await expect(page.getByTestId('status')).toContainText('A folder cannot be opened');
});

for (const [type, name] of [
  ['image/png', 'walls.png'],
  ['image/jpeg', 'walls.jpg'],
  ['image/webp', 'walls.webp'],
]) {
  test(`${type} becomes a board of as many cells as it has squares`, async ({ page }) => {
    await open(page);
    const buffer = await picture(page, String(type), 20);
    await chooseFile(page, { name: String(name), mimeType: String(type), buffer });
    await expect(page.locator('#image-summary')).toHaveText('8 × 4 cells, 12.5% walls');
    await page.getByTestId('image-open').click();
    await expect(page.getByTestId('status')).toContainText(`${name}: 8 × 4 cells.`);
    await expectCell(page, { x: 3, y: 2 }, /wall/);
    await expectCell(page, { x: 6, y: 3 }, /wall/);
    await expectCell(page, { x: 3, y: 3 }, /^(?!.*wall)/);
    await page.keyboard.press('Control+z');
    await expectValue(page, 'cost', 68);
  });
}

test('an SVG drawing is opened, by threshold, inverted, in another size', async ({ page }) => {
  await open(page);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#fff"/><rect width="200" height="200" fill="#888"/></svg>`;
  await chooseFile(page, { name: 'half.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  const reported = page.locator('#image-summary');
  await expect(reported).toContainText('50% walls');
  const columns = page.getByTestId('image-columns');
  await columns.fill('10');
  await expect(reported).toHaveText('10 × 5 cells, 50% walls');
  await columns.fill('401');
  await expect(reported).toHaveText('The picture is 400 pixels wide: enter 1 to 400 cells.');
  await expect(page.getByTestId('image-open')).toBeDisabled();
  await columns.fill('20');
  const threshold = page.getByTestId('image-threshold');
  await threshold.fill('100');
  await expect(reported).toHaveText('20 × 10 cells, 0% walls');
  await page.getByTestId('image-inverted').check();
  await expect(reported).toHaveText('20 × 10 cells, 100% walls');
  await threshold.fill('200');
  await expect(reported).toHaveText('20 × 10 cells, 50% walls');
  await columns.press('Enter');
  await expectCell(page, { x: 12, y: 3 }, /wall/);
  await expectCell(page, { x: 0, y: 0 }, /start/);
});

test('a file that is no picture, and a dialog that is dismissed, change nothing', async ({ page }) => {
  await open(page);
  await chooseFile(page, { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByTestId('status')).toHaveText(
    'broken.png was not opened. The browser can’t read this as a picture. Save it as PNG or JPEG.',
  );
  await expect(page.locator('#image-dialog')).toBeHidden();
  const buffer = await picture(page, 'image/png', 10);
  await chooseFile(page, { name: 'walls.png', mimeType: 'image/png', buffer });
  await expect(page.locator('#image-summary')).toContainText('8 × 4');
  await page.keyboard.press('Escape');
  await expect(page.locator('#image-dialog')).toBeHidden();
  await expectValue(page, 'cost', 68);
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
});

for (const type of ['image/png', 'image/jpeg']) {
  test(`${type} that was cut off is refused, not opened in part`, async ({ page }) => {
    await open(page);
    const whole = await picture(page, type, 20);
    const buffer = whole.subarray(0, Math.floor(whole.length * 0.7));
    await chooseFile(page, { name: 'cut', mimeType: type, buffer });
    await expect(page.getByTestId('status')).toHaveText(
      'cut was not opened. A part of this picture is missing: the file was cut off. Get or save it again.',
    );
    await expect(page.locator('#image-dialog')).toBeHidden();
    await expectValue(page, 'cost', 68);
  });
}

test('a picture is pasted', async ({ page }) => {
  await open(page);
  const bytes = [...(await picture(page, 'image/png', 10))];
  await page.evaluate((all) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(all)], 'image.png', { type: 'image/png' }));
    const event = new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  }, bytes);
  await expect(page.locator('#image-summary')).toHaveText('8 × 4 cells, 12.5% walls');
});
