// Messages between a figure in a frame and the page around it: answers, refusals, and only the last of many requests.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { embed, fileUrl } from '../../support/page-driver/framed-figure.mjs';

/** @import { AstrolabeMessage } from '../../../web/figure/astrolabe.d.ts' */
/** @import { Page } from '@playwright/test' */

test.use({ alsoFrom: 'file:', policy: '' });

/**
 * The messages of a figure in a frame that may run scripts and nothing else, and a function that sends it one.
 * @param {Page} page @param {string} hash
 */
async function talkWith(page, hash) {
  const frame = await embed(page, { address: `${fileUrl('embed.html')}#${hash}` });
  await page.evaluate(() => {
    Reflect.set(window, 'heard', []);
    window.addEventListener('message', ({ data }) => Reflect.get(window, 'heard').push(data));
  });
  /** @returns {Promise<AstrolabeMessage[]>} */
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard'));
  /** @param {unknown} message */
  const send = (message) =>
    page.locator('iframe').evaluate((element, reported) => {
      if (element instanceof HTMLIFrameElement) element.contentWindow?.postMessage(reported, '*');
    }, message);
  /** The first of this type. @param {string} type */
  const first = async (type) => (await heard()).find((message) => message.type === type);
  return { frame, heard, send, first };
}

test('a figure answers the page around it, and reports its steps', async ({ page }) => {
  const { frame, heard, send, first } = await talkWith(page, 'v=1&h=manhattan&t=3&ui=play&edit=1');
  await send({ astrolabe: 1, type: 'getState', id: 'first' });
  await expect.poll(() => first('state')).toMatchObject({ astrolabe: 1, id: 'first', version: 1, step: 3, cost: 68 });
  await send({ astrolabe: 1, type: 'seek', step: 12 });
  await expect.poll(() => first('finish')).toMatchObject({ step: 12, cell: { x: 5, y: 2 } });
  await send({ astrolabe: 1, type: 'set', src: '#v=1&a=dijkstra&t=1' });
  await expect.poll(() => first('ready')).toMatchObject({ step: 1, steps: 36 });
  await send({ astrolabe: 1, type: 'play' });
  await expect.poll(async () => (await heard()).filter(({ type }) => type === 'step').length).toBeGreaterThan(3);
  await send({ astrolabe: 1, type: 'pause' });
  await expect(frame.getByTestId('play')).toHaveAttribute('data-shows', 'play');
  await frame.getByTestId('board').press('Home');
  await frame.getByTestId('board').press('Space');
  await expect.poll(() => first('edit')).toMatchObject({ src: expect.stringContaining('m=') });
  await page.locator('iframe').evaluate((element) => element.setAttribute('width', '400'));
  // On a slow machine the first one may still be from before the change.
  await expect
    .poll(async () => (await heard()).filter(({ type }) => type === 'resize').at(-1))
    .toMatchObject({ width: 400 });
});

test('a meaningless message from outside is refused with a reason', async ({ page }) => {
  const { heard, send } = await talkWith(page, 'v=1&h=manhattan&t=3&ui=play');
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
  for (const [message] of wrong) await send(message);
  for (const other of ['text', 7, null, [], { type: 'play' }]) await send(other);
  await send({ astrolabe: 1, type: 'getState', id: 'last' });
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

test('of many links at a time a figure opens the last, and reports the others as refused', async ({ page }) => {
  const { heard, send, first } = await talkWith(page, 'v=1&h=manhattan&ui=play');
  await page.locator('iframe').evaluate((element) => {
    if (!(element instanceof HTMLIFrameElement)) return;
    for (let id = 0; id <= 2000; id++) {
      element.contentWindow?.postMessage({ astrolabe: 1, type: 'set', src: `#v=1&a=dijkstra&t=${id % 7}`, id }, '*');
    }
  });
  await send({ astrolabe: 1, type: 'getState', id: 'last' });
  await expect.poll(() => first('state')).toMatchObject({ id: 'last', step: 2000 % 7, steps: 36 });
  const all = await heard();
  const opened = all.filter(({ type }) => type === 'ready');
  expect(opened.at(-1)).toMatchObject({ id: 2000 });
  // Some may have been opened before the others arrived.
  expect(opened.length).toBeLessThan(200);
  const dropped = all.filter((message) => message.type === 'refused' && message.reason === 'message.superseded');
  expect(opened.length + dropped.length).toBe(2001);
});
