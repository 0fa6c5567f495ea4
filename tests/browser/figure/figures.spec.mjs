// The page in a single file, and the figure for other pages: from file://, and in a frame that may run
// scripts and nothing else. Their policies determine what they may load.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { embed, fileUrl } from '../../support/page-driver/framed-figure.mjs';
import { drag, expectValue, layout, pointOf } from '../../support/page-driver/page.mjs';

test.use({ alsoFrom: 'file:', policy: '' });

test('the single file is the page, from file://', async ({ page }) => {
  await page.goto(fileUrl('astrolabe.html'));
  await expectValue(page, 'cost', 68);
  await expectValue(page, 'expanded', 12);
  await drag(page, { x: 3, y: 0 }, { x: 3, y: 0 });
  await page.getByTestId('scrubber').fill('3');
  await expect(page).toHaveURL(/#v=1&z=.*&m=.*&t=3$/);
  const cost = await page.getByTestId('cost').getAttribute('data-value');
  await page.reload();
  await expectValue(page, 'step', 3);
  await expectValue(page, 'cost', String(cost));
});

for (const name of ['astrolabe.html', 'embed.html']) {
  test(`${name} requests nothing but itself`, async ({ page, site }) => {
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site}${name}`);
    await expectValue(page, 'cost', 68);
    await page.getByTestId('back').click();
    expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([`${site}${name}`]);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute(
      'content',
      /^default-src 'none'; script-src 'sha256-\S+' 'wasm-unsafe-eval'; style-src 'sha256-\S+'; img-src data: blob:; base-uri 'none'; form-action 'none'; /,
    );
  });
}

for (const [where, addressOf] of /** @type {const} */ ([
  ['file://', () => fileUrl('embed.html')],
  ['a server', (/** @type {string} */ site) => `${site}embed.html`],
])) {
  test(`a figure from ${where} plays in a sandboxed frame`, async ({ page, site }) => {
    const frame = await embed(page, { address: `${addressOf(site)}#v=1&h=manhattan&t=5&ui=play` });
    expect(await frame.locator('body').evaluate(() => window.origin)).toBe('null');
    const step = frame.getByTestId('step');
    await expect(step).toHaveAttribute('data-value', '5');
    await expect(frame.getByTestId('play')).toHaveAttribute('data-shows', 'play');
    await frame.getByTestId('forward').click();
    await expect(step).toHaveAttribute('data-value', '6');
    await frame.getByTestId('last').click();
    await expect(frame.getByTestId('status')).toHaveText('Path found: cost 68, 12 expanded.');
    await expect(frame.getByTestId('algorithm')).toBeHidden();
    await expect(frame.getByTestId('scrubber')).toBeInViewport();
    await frame.getByTestId('board').click({ position: { x: 5, y: 5 } });
    await frame.getByTestId('board').press('Space');
    await expect(frame.getByTestId('status')).toHaveText('Path found: cost 68, 12 expanded.');
    await expect(frame.getByRole('gridcell')).toHaveAttribute('aria-label', /^row 1, column 1, open/);
  });
}

test('a figure shows as much as its link asks for', async ({ page }) => {
  const embedded = async (/** @type {string} */ hash) =>
    embed(page, { address: `${fileUrl('embed.html')}#v=1&${hash}`, width: 900 });

  let frame = await embedded('ui=none');
  await expect(frame.getByTestId('board')).toBeInViewport();
  for (const name of ['play', 'scrubber', 'share', 'algorithm']) {
    await expect(frame.getByTestId(name), name).toBeHidden();
  }
  await expect(frame.getByRole('link', { name: 'Open in Astrolabe' })).toBeInViewport();

  frame = await embedded('');
  await expect(frame.getByTestId('play')).toBeVisible();
  await expect(frame.getByTestId('algorithm')).toBeHidden();

  frame = await embedded('ui=full');
  for (const name of ['play', 'tool-draw', 'settings']) {
    await expect(frame.getByTestId(name), name).toBeVisible();
  }
  for (const name of ['share', 'open-file', 'map-menu', 'place-race', 'palette', 'present']) {
    await expect(frame.getByTestId(name), name).toBeHidden();
  }

  frame = await embedded('ui=full&edit=0');
  await frame.getByTestId('settings').click();
  await expect(frame.getByTestId('algorithm')).toBeVisible();
  await expect(frame.getByTestId('tool-draw')).toBeHidden();
});

test('a reader who may edit a figure can draw on it', async ({ page }) => {
  const frame = await embed(page, { address: `${fileUrl('embed.html')}#v=1&ui=none&edit=1` });
  await frame.getByTestId('board').click({ position: { x: 5, y: 5 } });
  await expect(frame.getByRole('gridcell')).toHaveAttribute('aria-label', /^row 1, column 1, wall/);
});

test('a figure has the language and the theme of its link', async ({ page }) => {
  const frame = await embed(page, {
    address: `${fileUrl('embed.html')}#v=1&lang=zh&theme=dark`,
  });
  await expect(frame.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(frame.getByTestId('status')).toHaveText(/^找到路径/);
});

test('a figure links to the page with the same state', async ({ page, site }) => {
  await page.goto(`${site}embed.html#v=1&a=dijkstra&edit=1&ui=play&lang=en`);
  await expectValue(page, 'cost', 68);
  await page.getByTestId('scrubber').fill('7');
  await drag(page, { x: 0, y: 0 }, { x: 1, y: 0 });
  await page.getByTestId('scrubber').fill('9');
  const corner = page.getByRole('link', { name: 'Open in Astrolabe' });
  await corner.hover();
  await expect(corner).toHaveAttribute('href', /\/#v=1&z=.*&m=.*&a=dijkstra&t=9&lang=en$/);
  const popup = page.waitForEvent('popup');
  await corner.click();
  const whole = await popup;
  await expectValue(whole, 'step', 9);
  await expect(whole.getByTestId('algorithm')).toHaveValue('dijkstra');
  await expect(whole.getByTestId('algorithm')).toBeVisible();
});

test('from a file, a figure links to the page in a file', async ({ page }) => {
  await page.goto(fileUrl('embed.html'));
  await expectValue(page, 'cost', 68);
  const corner = page.getByRole('link', { name: 'Open in Astrolabe' });
  await expect(corner).toHaveAttribute('href', /^file:.*\/astrolabe\.html#v=1/);
});

test('a figure whose link was cut off says so', async ({ page }) => {
  const frame = await embed(page, { address: `${fileUrl('embed.html')}#v=1&z=99.abc&m=r` });
  await expect(frame.getByTestId('status')).toContainText('This link was cut off');
});

test('a figure neither reads nor writes what the page stores', async ({ page, site }) => {
  await page.goto(site);
  await expectValue(page, 'cost', 68);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans'); // once its texts have loaded
  await page.goto(`${site}embed.html#v=1&ui=full`);
  await expectValue(page, 'cost', 68);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Switch to dark colours' }).click();
  await page.goto(site);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('over a figure the wheel scrolls the text, and zooms with Ctrl', async ({ page }) => {
  await page.goto(`${fileUrl('embed.html')}#v=1&h=manhattan&ui=play`);
  await expectValue(page, 'cost', 68);
  await expect(page.getByTestId('zoom-in')).toBeHidden();
  const { x, y } = await pointOf(page, { x: 3, y: 2 });
  await page.mouse.move(x, y);
  // The last listener sees whether the page kept the event for itself.
  await page.evaluate(() => {
    document.addEventListener('wheel', (event) => {
      document.title = event.defaultPrevented ? 'kept' : 'left';
    });
  });
  await page.mouse.wheel(0, -200);
  await expect(page).toHaveTitle('left');
  expect((await layout(page)).isWhole).toBe(true);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -40);
  await expect(page).toHaveTitle('kept');
  await expect.poll(async () => (await layout(page)).isWhole).toBe(false);
  await page.keyboard.up('Control');
});

test('a figure in a frame asks which cell comes next, marks cells and loops', async ({ page }) => {
  await page.goto(`${fileUrl('embed.html')}#v=1&h=manhattan&quiz=1&hi=3,4&ui=play&lang=en`);
  await expectValue(page, 'step', 0);
  await expect(page.getByTestId('quiz')).toContainText('Which cell is expanded next?');
  const { x, y } = await pointOf(page, { x: 1, y: 2 });
  await page.mouse.click(x, y);
  await expect(page.getByTestId('answer')).toHaveText('Right: (1,2) has F 40, the smallest on the open list.');
  await expect(page.getByTestId('score')).toHaveText('1 of 1 right');
  await expectValue(page, 'step', 1);
  await page.goto(`${fileUrl('embed.html')}#v=1&h=manhattan&loop=3-5&ui=play&lang=zh`);
  await page.reload();
  await expectValue(page, 'step', 3);
  await expect(page.getByTestId('quiz')).toBeHidden();
  await page.getByTestId('last').click();
  await page.getByTestId('play').click();
  await expect.poll(() => page.getByTestId('step').getAttribute('data-value')).toMatch(/^[345]$/);
  await page.getByTestId('play').click();
});
