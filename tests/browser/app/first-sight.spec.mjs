// The page as first shown: Lester's figure, solved, in both languages and both themes.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { activeLabel, boardSize, expectCell, expectValue, open, pointOf } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

test('the first view is Lester’s figure, solved', async ({ page }) => {
  await open(page);
  await expectValue(page, 'cost', 68);
  await expectValue(page, 'expanded', 12);
  await expectValue(page, 'step', 12);
  await expectValue(page, 'steps', 12);
  await expect(page.getByTestId('algorithm')).toHaveValue('astar');
  await expect(page.getByTestId('heuristic')).toHaveValue('manhattan');
  await expect(page.getByTestId('weight')).toHaveValue('1');
  await expect(page.getByTestId('costs')).toHaveValue('tutorial');
  await expect(page.getByTestId('tie')).toHaveValue('lifo');
  await expect(page.getByTestId('open-list')).toHaveValue('heap');
  await expect(page.getByTestId('corner').locator('input:checked')).toHaveValue('nowall');
  expect(await boardSize(page)).toEqual({ columns: 7, rows: 6 });
  await expect(activeLabel(page)).toHaveAttribute(
    'aria-label',
    'row 3, column 2, start, closed, F 40, G 0, H 40, on the path',
  );
});

test('the numbers are those of the figure', async ({ page }) => {
  await open(page);
  await page.getByTestId('first').click();
  await page.getByTestId('forward').click();
  await expectCell(page, { x: 2, y: 2 }, 'row 3, column 3, open, F 40, G 10, H 30, parent left');
  await expectCell(page, { x: 2, y: 1 }, 'row 2, column 3, open, F 54, G 14, H 40, parent down-left');
  await expectCell(page, { x: 3, y: 2 }, 'row 3, column 4, wall');
  await expectCell(page, { x: 5, y: 2 }, 'row 3, column 6, goal, not reached');
});

for (const [locale, tag, word, status] of [
  ['en-GB', 'en', 'Heuristic', /^Path found: cost 68/],
  ['zh-CN', 'zh-Hans', '启发函数', /^找到路径：代价 68/],
]) {
  test.describe(`a browser set to ${locale}`, () => {
    test.use({ locale: String(locale) });

    test('shows the page in its language', async ({ page }) => {
      await open(page);
      await expect(page.locator('html')).toHaveAttribute('lang', String(tag));
      await expect(page.getByTestId('heuristic')).toHaveAttribute('aria-label', String(word));
      await expect(page.getByTestId('status')).toHaveText(status ?? '');
      await expectValue(page, 'cost', 68);
    });
  });
}

test('the button changes the language, and the choice is remembered', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByTestId('status')).toHaveText('找到路径：代价 68，扩展了 12 个节点。');
  await expect(activeLabel(page)).toHaveAttribute('aria-label', /^第 3 行，第 2 列，起点，关闭/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByTestId('status')).toHaveText('Path found: cost 68, 12 expanded.');
});

test('no English is left on the Chinese page', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  // The text for screen readers follows at the pace of speech.
  await expect(page.locator('#said')).toContainText('找到路径');
  const words = await page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'aria-valuetext', 'placeholder', 'alt'];
    const named = [...document.body.querySelectorAll('*')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    );
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      // The name of the other language is in that language; noscript is never shown here.
      if (parent === null || parent.closest('[lang="en"], noscript') !== null) continue;
      texts.push(walker.currentNode.textContent ?? '');
    }
    return [...named, ...texts].join(' ').match(/[A-Za-z]{2,}/g) ?? [];
  });
  const names = [
    ...['Astrolabe', 'Unity', 'JPS', 'Theta', 'Lazy', 'IDA', 'LPA', 'HPA', 'Floyd', 'Warshall'],
    ...['map', 'scen', 'MB', 'CSV', 'Ctrl', 'Esc', 'Shift'],
    // Those of the Share dialog, if it has loaded by now.
    ...['SVG', 'PNG', 'GIF', 'Markdown', 'JSON', 'HTML', 'Posthoc', 'Moving', 'AI', 'px'],
  ];
  expect(words.filter((word) => !names.includes(word))).toEqual([]);
});

/**
 * The colour of the map at a cell, a little off its middle.
 * @param {Page} page
 * @param {{ x: number, y: number }} cell
 */
async function colourAt(page, cell) {
  const point = await pointOf(page, cell);
  return page.evaluate(({ x, y }) => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('#map'));
    const box = canvas.getBoundingClientRect();
    const ratio = canvas.width / box.width;
    const left = Math.round((x - box.left) * ratio);
    const top = Math.round((y - box.top) * ratio) + 20;
    const probe = new OffscreenCanvas(1, 1).getContext('2d');
    probe?.drawImage(canvas, -left, -top);
    return [...(probe?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, point);
}

for (const [colorScheme, wall, closed] of /** @type {const} */ ([
  ['light', [0x26, 0x26, 0x24], [0x25, 0x9c, 0xe7]],
  ['dark', [0x6f, 0x7b, 0x87], [0x4b, 0x6a, 0xb4]],
])) {
  test.describe(`a system with ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('shows the board in the colours of that theme', async ({ page }) => {
      await open(page);
      await expect.poll(() => colourAt(page, { x: 3, y: 2 })).toEqual([...wall]);
      expect(await colourAt(page, { x: 2, y: 3 })).toEqual([...closed]);
    });
  });
}

test('the button changes the theme, and the choice is remembered', async ({ page }) => {
  await open(page);
  await expect.poll(() => colourAt(page, { x: 3, y: 2 })).toEqual([0x26, 0x26, 0x24]);
  // The first click must have a visible effect: the system theme is light here.
  await page.getByRole('button', { name: 'Switch to dark colours' }).click();
  await expect.poll(() => colourAt(page, { x: 3, y: 2 })).toEqual([0x6f, 0x7b, 0x87]);
  await page.reload();
  await expect.poll(() => colourAt(page, { x: 3, y: 2 })).toEqual([0x6f, 0x7b, 0x87]);
  await page.getByRole('button', { name: 'Switch to light colours' }).click();
  await expect.poll(() => colourAt(page, { x: 3, y: 2 })).toEqual([0x26, 0x26, 0x24]);
  await page.getByRole('button', { name: 'Use system colours' }).click();
  await expect.poll(() => colourAt(page, { x: 3, y: 2 })).toEqual([0x26, 0x26, 0x24]);
});

test('the board is crisp on a high-resolution screen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    deviceScaleFactor: 3,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(String(baseURL));
  await expect(page.getByTestId('cost')).toHaveAttribute('data-value', '68');
  const sharpness = () =>
    page.evaluate(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('#map'));
      return canvas.width / canvas.getBoundingClientRect().width;
    });
  await expect.poll(sharpness).toBeCloseTo(3, 3);
  await context.close();
});

test('nothing is drawn while nothing changes', async ({ page }) => {
  await page.addInitScript(() => {
    const original = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      document.documentElement.dataset['frames'] = `${frames() + 1}`;
      return original(callback);
    };
    const frames = () => Number(document.documentElement.dataset['frames'] ?? 0);
  });
  await open(page);
  await page.mouse.move(1, 1);
  const frames = () => page.locator('html').getAttribute('data-frames');
  await expect.poll(frames).not.toBe(null);
  // Each screenshot waits for a frame of the browser. What is still loading on a busy machine may draw once more.
  const drawnMeanwhile = async () => {
    const before = await frames();
    for (let count = 0; count < 10; count++) await page.screenshot();
    return Number(await frames()) - Number(before);
  };
  await expect.poll(drawnMeanwhile, { timeout: 30_000 }).toBe(0);
});
