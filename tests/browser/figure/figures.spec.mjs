// The page in a single file, and the figure for other pages: from file://, and in a frame that may run
// scripts and nothing else. What they may load is settled by the policies that they carry.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { drag, expectValue, layout, pointOf } from '../../support/page-driver/page.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').FrameLocator} FrameLocator */

test.use({ alsoFrom: 'file:', policy: '' });

/** @param {string} name */
const fileUrl = (name) => new URL(`../../../build/site/${name}`, import.meta.url).href;

/**
 * A page of somebody else's, in a folder of its own, with a figure in it.
 * @param {Page} page
 * @param {object} figure
 * @param {string} figure.address
 * @param {number} [figure.width]
 * @returns {Promise<FrameLocator>}
 */
async function embed(page, { address, width = 640 }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'astrolabe-'));
  const file = path.join(folder, 'host.html');
  const src = address.replaceAll('&', '&amp;');
  const size = `width="${width}" height="${width * 0.625}"`;
  await writeFile(
    file,
    `<!doctype html><title>host</title><iframe sandbox="allow-scripts" ${size} src="${src}"></iframe>`,
  );
  await page.goto(pathToFileURL(file).href);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByTestId('cost')).toHaveAttribute('data-value', /.+/);
  await rm(folder, { recursive: true });
  return frame;
}

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
  test(`${name} asks for nothing but itself`, async ({ page, site }) => {
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
  for (const name of ['play', 'share', 'settings', 'open-file']) {
    await expect(frame.getByTestId(name), name).toBeVisible();
  }

  frame = await embedded('ui=full&edit=0');
  await frame.getByTestId('settings').click();
  await expect(frame.getByTestId('algorithm')).toBeVisible();
  await expect(frame.getByTestId('open-file')).toBeHidden();
});

test('who may edit a figure can draw on it', async ({ page }) => {
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

test('a figure leads to the page with the same state', async ({ page, site }) => {
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

test('from a file a figure leads to the page in a file', async ({ page }) => {
  await page.goto(fileUrl('embed.html'));
  await expectValue(page, 'cost', 68);
  const corner = page.getByRole('link', { name: 'Open in Astrolabe' });
  await expect(corner).toHaveAttribute('href', /^file:.*\/astrolabe\.html#v=1/);
});

test('a figure whose link was cut off says so', async ({ page }) => {
  const frame = await embed(page, { address: `${fileUrl('embed.html')}#v=1&z=99.abc&m=r` });
  await expect(frame.getByTestId('status')).toContainText('This link was cut off');
});

test('a figure neither reads nor writes what the page remembers', async ({ page, site }) => {
  await page.goto(site);
  await expectValue(page, 'cost', 68);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans'); // once its words have come
  await page.goto(`${site}embed.html#v=1&ui=full`);
  await expectValue(page, 'cost', 68);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Switch to light colours' }).click();
  await page.goto(site);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('over a figure the wheel is the text’s, and zooms with Ctrl', async ({ page }) => {
  await page.goto(`${fileUrl('embed.html')}#v=1&h=manhattan&ui=play`);
  await expectValue(page, 'cost', 68);
  await expect(page.getByTestId('zoom-in')).toBeHidden();
  const { x, y } = await pointOf(page, { x: 3, y: 2 });
  await page.mouse.move(x, y);
  // Whoever listens last sees whether the page kept the event for itself.
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

/**
 * What comes from a figure in a frame that may run scripts and nothing else, and what tells it something.
 * @param {Page} page @param {string} hash
 */
async function talkWith(page, hash) {
  const frame = await embed(page, { address: `${fileUrl('embed.html')}#${hash}` });
  await page.evaluate(() => {
    Reflect.set(window, 'heard', []);
    window.addEventListener('message', ({ data }) => Reflect.get(window, 'heard').push(data));
  });
  /** @returns {Promise<import('../../../web/figure/astrolabe.d.ts').AstrolabeMessage[]>} */
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard'));
  /** @param {unknown} message */
  const tell = (message) =>
    page.locator('iframe').evaluate((element, told) => {
      if (element instanceof HTMLIFrameElement) element.contentWindow?.postMessage(told, '*');
    }, message);
  /** The first of this type. @param {string} type */
  const first = async (type) => (await heard()).find((message) => message.type === type);
  return { frame, heard, tell, first };
}

test('a figure answers the page around it, and tells of its steps', async ({ page }) => {
  const { frame, heard, tell, first } = await talkWith(page, 'v=1&h=manhattan&t=3&ui=play&edit=1');
  await tell({ astrolabe: 1, type: 'getState', id: 'first' });
  await expect.poll(() => first('state')).toMatchObject({ astrolabe: 1, id: 'first', version: 1, step: 3, cost: 68 });
  await tell({ astrolabe: 1, type: 'seek', step: 12 });
  await expect.poll(() => first('finish')).toMatchObject({ step: 12, cell: { x: 5, y: 2 } });
  await tell({ astrolabe: 1, type: 'set', src: '#v=1&a=dijkstra&t=1' });
  await expect.poll(() => first('ready')).toMatchObject({ step: 1, steps: 36 });
  await tell({ astrolabe: 1, type: 'play' });
  await expect.poll(async () => (await heard()).filter(({ type }) => type === 'step').length).toBeGreaterThan(3);
  await tell({ astrolabe: 1, type: 'pause' });
  await expect(frame.getByTestId('play')).toHaveAttribute('data-shows', 'play');
  await frame.getByTestId('board').press('Home');
  await frame.getByTestId('board').press('Space');
  await expect.poll(() => first('edit')).toMatchObject({ src: expect.stringContaining('m=') });
  await page.locator('iframe').evaluate((element) => element.setAttribute('width', '400'));
  // On a slow machine the first one may still be of the frame as it was.
  await expect
    .poll(async () => (await heard()).filter(({ type }) => type === 'resize').at(-1))
    .toMatchObject({ width: 400 });
});

test('what comes from outside is refused with a reason where it means nothing', async ({ page }) => {
  const { heard, tell } = await talkWith(page, 'v=1&h=manhattan&t=3&ui=play');
  const wrong = [
    [{ astrolabe: 2, type: 'play', id: 1 }, 'message.version'],
    [{ astrolabe: 1, type: 'explode', id: 2 }, 'message.type'],
    [{ astrolabe: 1, type: 'constructor', id: 3 }, 'message.type'],
    [{ astrolabe: 1, id: 4 }, 'message.type'],
    [{ astrolabe: 1, type: 'seek', step: '3', id: 5 }, 'message.step'],
    [{ astrolabe: 1, type: 'seek', step: -1, id: 6 }, 'message.step'],
    [{ astrolabe: 1, type: 'seek', step: NaN, id: 7 }, 'message.step'],
    [{ astrolabe: 1, type: 'set', src: 'elsewhere', id: 8 }, 'message.src'],
    [{ astrolabe: 1, type: 'set', src: { toString: 1 }, id: 9 }, 'message.src'],
    [{ astrolabe: 1, type: 'set', src: '#v=1&z=9.abc', id: 10 }, 'link.cut_off'],
    [{ astrolabe: 1, type: 'set', src: '#v=1&s=99,99', id: 11 }, 'link.end_outside'],
  ];
  for (const [message] of wrong) await tell(message);
  for (const other of ['text', 7, null, [], { type: 'play' }]) await tell(other);
  await tell({ astrolabe: 1, type: 'getState', id: 'last' });
  const expected = wrong.map(([message, reason]) => ({
    astrolabe: 1,
    type: 'refused',
    id: Object(message).id,
    reason,
  }));
  await expect.poll(async () => (await heard()).filter(({ type }) => type === 'refused').length).toBe(wrong.length);
  const refused = (await heard()).filter(({ type }) => type === 'refused');
  expect(refused.sort((one, other) => Number(one.id) - Number(other.id))).toEqual(expected);
  // Nothing has changed.
  await expect
    .poll(async () => (await heard()).find(({ type }) => type === 'state'))
    .toMatchObject({ step: 3, cost: 68 });
});

test('of many links at a time a figure opens the last, and tells of the others that it did not', async ({ page }) => {
  const { heard, tell, first } = await talkWith(page, 'v=1&h=manhattan&ui=play');
  await page.locator('iframe').evaluate((element) => {
    if (!(element instanceof HTMLIFrameElement)) return;
    for (let id = 0; id <= 2000; id++) {
      element.contentWindow?.postMessage({ astrolabe: 1, type: 'set', src: `#v=1&a=dijkstra&t=${id % 7}`, id }, '*');
    }
  });
  await tell({ astrolabe: 1, type: 'getState', id: 'last' });
  await expect.poll(() => first('state')).toMatchObject({ id: 'last', step: 2000 % 7, steps: 36 });
  const all = await heard();
  const opened = all.filter(({ type }) => type === 'ready');
  expect(opened.at(-1)).toMatchObject({ id: 2000 });
  // Some may have been opened before the others came.
  expect(opened.length).toBeLessThan(200);
  const dropped = all.filter((message) => message.type === 'refused' && message.reason === 'message.superseded');
  expect(opened.length + dropped.length).toBe(2001);
});

test('a figure in a frame asks which cell comes next, marks cells and goes round', async ({ page }) => {
  await page.goto(`${fileUrl('embed.html')}#v=1&h=manhattan&quiz=1&hi=3,4&ui=play&lang=en`);
  await expectValue(page, 'step', 0);
  await expect(page.getByTestId('quiz')).toContainText('Which cell is expanded next?');
  const { x, y } = await pointOf(page, { x: 1, y: 2 });
  await page.mouse.click(x, y);
  await expect(page.getByTestId('answer')).toHaveText('Right: (1,2) has F 40, and none that is open has less.');
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
