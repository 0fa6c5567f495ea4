// A map that the address of the page asks for, index.html?map=ADDRESS: opened like a file, from the page's own host or, after
// a question, from one that the site allows.
import { objections } from '../../support/page-driver/axe.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { boardSize, drag, expectValue, open, openShare } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const ROW = '.'.repeat(40);
const MAP = ['type octile', 'height 20', 'width 40', 'map', ...Array.from({ length: 20 }, () => ROW), ''].join('\n');

/** Answers with a map. @param {Page} page @param {string | RegExp} address @param {Record<string, string>} [headers] */
const offer = (page, address, headers = {}) =>
  page.route(address, (route) => route.fulfill({ contentType: 'text/plain', body: MAP, headers }));

/** @param {Page} page */
const status = (page) => page.getByTestId('status');

test('it is opened over the visitor’s board, which undo brings back; from then on the address holds it', async ({
  page,
}) => {
  await open(page);
  await drag(page, { x: 1, y: 0 }, { x: 3, y: 0 });
  await expect(page).toHaveURL(/#v=1&.*m=/);
  await page.goto('lessons/');
  await offer(page, '**/maps/hall.map');
  await page.goto('index.html?map=maps/hall.map');
  await expect(page.locator('#map-name')).toHaveText('hall.map');
  await expect(status(page)).toContainText('hall.map: 40 × 20 cells.');
  await expect(page.getByTestId('report')).toBeVisible();
  await expect(page).toHaveURL(/\/index\.html#v=1&/);
  await page.getByTestId('undo').click();
  expect(await boardSize(page)).toEqual({ columns: 7, rows: 6 });
  await page.getByTestId('redo').click();
  expect(await boardSize(page)).toEqual({ columns: 40, rows: 20 });
  await expect(page).toHaveURL(/#v=1&.*m=/);
  await page.reload();
  expect(await boardSize(page)).toEqual({ columns: 40, rows: 20 });
});

test('the settings and the ends of a link apply to it', async ({ page }) => {
  await offer(page, '**/maps/hall.map');
  await page.goto('index.html?map=maps/hall.map#v=1&a=dijkstra&h=zero&s=10,15&g=30,15');
  await expectValue(page, 'cost', 200);
  await expect(page.locator('#map-name')).toHaveText('hall.map');
  await expect(page).toHaveURL(/#v=1&.*a=dijkstra/);
  await expect(status(page)).toContainText('hall.map: 40 × 20 cells.');
  await page.goto('index.html?map=maps/hall.map#v=1&s=10,15&g=30,99');
  await expect(page.locator('#map-name')).toHaveText('hall.map');
  await expect(status(page)).toContainText('g=30,99');
});

test('it is opened once with all that the link says: its trace is that of its address, and one undo brings back the board', async ({
  page,
}) => {
  await offer(page, '**/maps/hall.map');
  await page.goto('index.html?map=maps/hall.map#v=1&a=lpastar&s=10,15&g=30,15&num=path&bp=reopened');
  await expectValue(page, 'cost', 200);
  await expect(page).toHaveURL(/index\.html#v=1&.*m=.*num=path/);
  const expanded = await page.getByTestId('expanded').getAttribute('data-value');
  await expect(status(page)).not.toContainText('Repaired');
  await page.getByTestId('undo').click();
  expect(await boardSize(page)).toEqual({ columns: 7, rows: 6 });
  await expect(page.getByTestId('undo')).toBeDisabled();
  await expect(page.getByTestId('algorithm')).toHaveValue('astar');
  await page.getByTestId('redo').click();
  await expectValue(page, 'cost', 200);
  await expect(page).toHaveURL(/#v=1&.*bp=reopened/);
  await page.reload();
  await expectValue(page, 'cost', 200);
  await expectValue(page, 'expanded', expanded ?? '');
});

test('a picture opens its dialog; nothing of the link applies to the board before, and the address stays until it is changed', async ({
  page,
}) => {
  const body = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAAGklEQVR42mNg+A8EDGAEIWAYIcgA4zPgVgwANXUzzQvVJVUAAAAASUVORK5CYII=',
    'base64',
  );
  await page.route('**/maps/hall.png', (route) => route.fulfill({ contentType: 'image/png', body }));
  await page.goto('index.html?map=maps/hall.png#v=1&a=dijkstra&s=10,15');
  await expect(page.locator('#image-dialog')).toBeVisible();
  expect(await boardSize(page)).toEqual({ columns: 7, rows: 6 });
  await expect(page.getByTestId('algorithm')).toHaveValue('astar');
  await expect(status(page)).toHaveText('Fetching hall.png…');
  await expect(page).toHaveURL(/\?map=maps\/hall\.png#v=1&a=dijkstra&s=10,15$/);
  await page.getByTestId('image-open').click();
  await expect(page.locator('#map-name')).toHaveText('hall.png');
  await expect(page).toHaveURL(/\/index\.html#v=1&/);
});

test('what was drawn while it was on its way is not replaced', async ({ page }) => {
  /** @type {() => void} */
  let arrive = () => undefined;
  const coming = new Promise((resolve) => (arrive = () => resolve(null)));
  await page.route('**/maps/hall.map', async (route) => {
    await coming;
    await route.fulfill({ contentType: 'text/plain', body: MAP });
  });
  await page.goto('index.html?map=maps/hall.map');
  await expect(status(page)).toHaveText('Fetching hall.map…');
  await drag(page, { x: 1, y: 0 }, { x: 3, y: 0 });
  await expect(page).toHaveURL(/\/index\.html#v=1&.*m=/);
  arrive();
  await expect(status(page)).toHaveText(
    'hall.map was not opened: meanwhile you changed the board or opened another one.',
  );
  expect(await boardSize(page)).toEqual({ columns: 7, rows: 6 });
});

for (const [what, answer, sentence] of /** @type {const} */ ([
  ['is forbidden', { status: 403 }, 'hall.map was not opened: its host refused it (403).'],
  ['is missing', { status: 404 }, 'hall.map was not opened: its host has no such file (404).'],
  ['is no map', { body: '<!doctype html><p>Nothing here' }, 'hall.map was not opened.'],
  ['is empty', { body: '' }, 'hall.map was not opened.'],
])) {
  test(`what ${what} is refused, and the board stays`, async ({ page, complaints }) => {
    await page.route('**/maps/hall.map', (route) => route.fulfill(answer));
    await page.goto('index.html?map=maps/hall.map');
    await expect(status(page)).toContainText(sentence);
    expect(await boardSize(page)).toEqual({ columns: 7, rows: 6 });
    // So that a reload tries again; what is shared is what is seen.
    await expect(page).toHaveURL(/\?map=/);
    await openShare(page);
    await expect(page.getByTestId('share-link')).toHaveValue(/^[^?]*\/(index\.html)?#v=1/);
    await page.keyboard.press('Escape');
    await drag(page, { x: 1, y: 0 }, { x: 3, y: 0 });
    // It would replace what was drawn.
    await expect(page).toHaveURL(/\/index\.html#v=1&.*m=/);
    complaints.length = 0;
  });
}

test('another host is refused where the site allows none, and so is what is no address', async ({ page }) => {
  await page.goto('index.html?map=https://maps.test/hall.map');
  await expect(status(page)).toContainText('not from maps.test');
  await page.goto('index.html?map=javascript:alert(1)&lang=zh#v=1&lang=zh');
  await expect(status(page)).toContainText('map= 后面要写地图的地址');
});

test.describe('where the site allows another host', () => {
  test.use({ policy: '' });

  test.beforeEach(async ({ page }) => {
    await page.route(/\/index\.html/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("connect-src 'self'", "connect-src 'self' https://maps.test");
      await route.fulfill({ response, body });
    });
  });

  test('it asks first, and fetches only then', async ({ page, complaints }) => {
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => {
      if (request.url().startsWith('https://maps.test')) asked.push(request.url());
    });
    await offer(page, 'https://maps.test/**', { 'access-control-allow-origin': '*' });
    await page.goto('index.html?map=https://maps.test/hall.map');
    const dialog = page.locator('#fetched-map');
    await expect(dialog.getByRole('heading')).toHaveText('Open a map from another site?');
    await expect(dialog).toContainText('names a map on maps.test: https://maps.test/hall.map.');
    expect(await objections(page)).toEqual([]);
    expect(asked).toEqual([]);
    await dialog.getByTestId('fetched-cancel').click();
    await expect(status(page)).toHaveText('The map from maps.test was not opened.');
    expect(await boardSize(page)).toEqual({ columns: 7, rows: 6 });
    expect(asked).toEqual([]);
    await expect(page).toHaveURL(/\/index\.html$/);
    await page.goto('lessons/');
    await page.goto('index.html?map=https://maps.test/hall.map');
    await dialog.getByTestId('fetched-open').click();
    await expect(page.locator('#map-name')).toHaveText('hall.map');
    await expect(page.getByTestId('board')).toBeFocused();
    expect(asked).toEqual(['https://maps.test/hall.map']);
    complaints.length = 0;
  });

  test('it asks in Chinese, in the dark and on a phone, and Escape declines', async ({ page, complaints }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('index.html?map=https://maps.test/hall.map#v=1&lang=zh&theme=dark');
    const dialog = page.locator('#fetched-map');
    await expect(dialog.getByRole('heading')).toHaveText('打开另一个网站的地图？');
    await expect(dialog.getByTestId('fetched-open')).toHaveText('打开地图');
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(status(page)).toHaveText('没有打开来自 maps.test 的地图。');
    complaints.length = 0;
  });
});

test.describe('in a single file', () => {
  test.use({ policy: '' });

  test('the page in one file says that it fetches nothing', async ({ page }) => {
    await page.goto('astrolabe.html?map=maps/hall.map');
    await expect(status(page)).toContainText('A page in a single file fetches no maps');
  });
});
