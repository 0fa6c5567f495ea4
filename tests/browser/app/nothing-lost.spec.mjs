// Reloading, or Back after a pasted link, restores the board that was drawn: of any size, behind any place.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { chooseFile, drag, expectCell, open, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const SIDE = 1800;
/** Random costs from 1 to 35: more than two million characters of link. */
const COSTS = (() => {
  const letters = '123456789abcdefghijklmnopqrstuvwxyz';
  let state = 7;
  const rows = Array.from({ length: SIDE }, () => {
    let row = '';
    for (let x = 0; x < SIDE; x++) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      row += letters[(state >>> 16) % letters.length];
    }
    return row;
  });
  const [first = ''] = rows;
  return [`S${first.slice(1, 6)}G${first.slice(7)}`, ...rows.slice(1)];
})();

/** A wall beside the start of a board no link can hold. @param {Page} page @param {string} [over] hash of what is open already */
async function drawLarge(page, over = '') {
  await open(page, over);
  await chooseFile(page, textFile('costs.txt', COSTS));
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', String(SIDE));
  await page.getByTestId('board').focus();
  for (const key of ['Control+Home', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(page.getByRole('gridcell')).toHaveAttribute('aria-label', /, wall/);
  await expectSearched(page);
  // It is stored after a moment without further changes.
  await expect.poll(() => page.evaluate(() => history.state?.keeps === true), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => page.evaluate(keptWalls, SIDE), { timeout: 20_000 }).toBe(0);
}

/** The ground beside the start of the board stored last. @param {number} cell */
function keptWalls(cell) {
  return new Promise((resolve) => {
    const request = indexedDB.open('astrolabe', 2);
    request.onerror = () => resolve(-1);
    request.onsuccess = () => {
      const all = request.result.transaction('grounds').objectStore('grounds').getAll();
      all.onsuccess = () => resolve(all.result.at(-1)?.[cell] ?? -1);
      request.result.close();
    };
  });
}

/** As boards were stored until 2026-11-30: grounds among the rest. */
async function storeAsBefore() {
  /** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
  const done = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('astrolabe', 2));
  const transaction = database.transaction(['boards', 'grounds']);
  const boards = await done(transaction.objectStore('boards').getAll());
  const grounds = await done(transaction.objectStore('grounds').getAll());
  database.close();
  await done(indexedDB.deleteDatabase('astrolabe'));
  const opening = indexedDB.open('astrolabe', 1);
  opening.onupgradeneeded = () => {
    const store = opening.result.createObjectStore('boards', { keyPath: 'place' });
    store.createIndex('at', 'at');
    for (const [at, board] of boards.entries()) store.put({ ...board, grounds: grounds[at] });
  };
  const before = await done(opening);
  before.close();
  return boards.length;
}

/** @param {Page} page */
async function expectSearched(page) {
  await expect(page.getByTestId('cost')).toHaveAttribute('data-value', /^\d/, { timeout: 20_000 });
}

/** @param {Page} page */
async function expectLarge(page) {
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', String(SIDE), { timeout: 20_000 });
  await expectSearched(page);
  await page.getByTestId('board').focus();
  for (const key of ['Control+Home', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByRole('gridcell')).toHaveAttribute('aria-label', /, wall/);
}

test('a board that is too large for a link survives any number of reloads', async ({ page }) => {
  await drawLarge(page);
  for (let i = 0; i < 2; i++) {
    await page.reload();
    await expectLarge(page);
  }
  // Another board takes its place.
  await page.evaluate(() => (location.hash = 'v=1&a=dijkstra'));
  await expect(page.getByTestId('board')).not.toHaveAttribute('aria-colcount', String(SIDE));
  await page.reload();
  await expect(page.getByTestId('board')).not.toHaveAttribute('aria-colcount', String(SIDE));
});

/** The number of records in each store. @returns {Promise<number[]>} */
async function countStored() {
  /** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
  const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const database = await done(indexedDB.open('astrolabe', 2));
  const transaction = database.transaction(['boards', 'grounds']);
  const counts = await Promise.all(['boards', 'grounds'].map((name) => done(transaction.objectStore(name).count())));
  database.close();
  return counts;
}

test('of the boards that are too large for a link four are stored, the oldest are deleted', async ({ page }) => {
  await open(page);
  for (let place = 1; place <= 5; place++) {
    await page.evaluate((seed) => (location.hash = `v=1&m=g.maze.21.15.0.${seed}`), place);
    await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '21');
    await chooseFile(page, textFile('costs.txt', COSTS));
    await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', String(SIDE));
    await expect.poll(() => page.evaluate(() => history.state?.keeps === true), { timeout: 20_000 }).toBe(true);
    const count = Math.min(place, 4);
    await expect.poll(() => page.evaluate(countStored), { timeout: 20_000 }).toEqual([count, count]);
  }
});

test('a board that was stored before version 2 of the storage is restored', async ({ page }) => {
  await drawLarge(page);
  expect(await page.evaluate(storeAsBefore)).toBe(1);
  await page.reload();
  await expectLarge(page);
});

/** @type {[string, string, string][]} */
const SPACES = [
  ['a race', '#v=1&race=a-astar,a-dijkstra', '#race-space'],
  ['a world', '#v=1&world=head-on', '#world-space'],
  ['a graph', '#v=1&b=graph', '#graph-space'],
];
for (const [name, hash, space] of SPACES) {
  test(`a board that is too large for a link is restored from behind ${name}`, async ({ page }) => {
    await drawLarge(page);
    await page.evaluate((text) => history.replaceState(history.state, '', text), '#v=1');
    if (name === 'a graph') {
      await page.getByTestId('map-menu').click();
      await page.getByTestId('graph-space').click();
    } else await page.evaluate((text) => (location.hash = text), hash);
    await expect(page.locator(space)).toBeVisible();
    if (name === 'a graph')
      await expect.poll(() => page.evaluate(() => location.hash), { timeout: 20_000 }).toContain('b=graph');
    await page.reload();
    await expect(page.locator(space)).toBeVisible();
    if (name === 'a graph') {
      await page.getByTestId('place-lab').click();
      await expectLarge(page);
    } else {
      await page.goBack();
      await expect(page.locator(space)).toBeHidden();
      await expectLarge(page);
    }
  });
}

const LINKS = {
  'a map link': 'v=1&z=5.3&m=aAAA&a=dijkstra',
  'a generated board': 'v=1&m=g.maze.21.15.0.7',
  'a sample': 'v=1&a=bfs&t=2',
  'a race': 'v=1&race=2',
  'a world': 'v=1&world=1',
  'a preset of a world': 'v=1&world=head-on',
  'a graph': 'v=1&b=graph&a=dijkstra',
  'a link with a step': 'v=1&a=dijkstra&t=3&from=timeline',
  nonsense: 'v=1&a=astarr',
  'the link of another version': 'v=9&m=zzz',
};
for (const [name, hash] of Object.entries(LINKS)) {
  test(`after ${name} is pasted over a drawing, Back leads to the drawing`, async ({ page }) => {
    await open(page);
    const wall = { x: 0, y: 5 };
    await drag(page, wall, { x: 1, y: 5 });
    // At once: it is not in the address yet.
    await page.evaluate((text) => (location.hash = text), hash);
    await page.goBack();
    for (const id of ['#graph-space', '#race-space', '#world-space']) await expect(page.locator(id)).toBeHidden();
    await page.mouse.move(2, 2);
    await expectCell(page, wall, /, wall$/);
    await page.mouse.move(2, 2);
    await page.reload();
    await expectCell(page, wall, /, wall$/);
  });
}

test('a large board is restored even if a link was pasted at once', async ({ page }) => {
  await drawLarge(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.evaluate(() => (location.hash = 'v=1&a=dijkstra'));
  await expect(page.getByTestId('algorithm')).toHaveValue('dijkstra');
  await page.goBack();
  await expectLarge(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell')).toHaveAttribute('aria-label', /, wall/);
});

test('where nothing may be stored, the page says so, and asks before it is left', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('storage is forbidden', 'SecurityError');
      },
    });
  });
  await open(page);
  await chooseFile(page, textFile('costs.txt', COSTS));
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', String(SIDE));
  await expect(page.getByTestId('status')).toContainText('the browser cannot store it', { timeout: 20_000 });
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', String(SIDE));
  /** @type {string[]} */
  const asked = [];
  page.once('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});
