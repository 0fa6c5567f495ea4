// Animations leave the page as files: GIF and video, of searches, races and worlds. Real downloads, played back.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open } from '../../support/page-driver/page.mjs';

/** @import { Locator, Page } from '@playwright/test' */

/** @param {Page} page */
async function openAnimation(page) {
  await page.getByTestId('share').click();
  await page.locator('#share-tab-animation').click();
  await expect(page.locator('#share-animation-panel')).toBeVisible();
}

/** @param {Page} page @param {string} button stable name @returns {Promise<{ name: string, bytes: Buffer }>} */
async function download(page, button) {
  const coming = page.waitForEvent('download');
  await page.getByTestId(button).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/**
 * Plays a video back.
 * @param {Page} page on about:blank, whose policy allows it
 * @param {Buffer} bytes
 * @param {string} type
 * @param {{ points: { x: number, y: number }[], times: number[] }} wanted colours at these points, at these seconds
 */
async function playedBack(page, bytes, type, { points, times }) {
  return page.evaluate(
    async ({ data, kind, places, seconds }) => {
      const blob = new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], { type: kind });
      const video = Object.assign(document.createElement('video'), { muted: true, src: URL.createObjectURL(blob) });
      document.body.append(video);
      await new Promise((resolve, reject) => {
        video.addEventListener('loadeddata', resolve, { once: true });
        video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
      });
      const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      const frames = [];
      for (const second of seconds) {
        const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
        video.currentTime = second;
        await shown;
        context?.drawImage(video, 0, 0);
        frames.push(places.map(({ x, y }) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3)));
      }
      return { width: video.videoWidth, height: video.videoHeight, duration: video.duration, frames };
    },
    { data: bytes.toString('base64'), kind: type, places: points, seconds: times },
  );
}

/** Colours of the first frame, which is all that a viewer without animation shows. @param {Page} page @param {Buffer} gif @param {{ x: number, y: number }[]} points */
const firstFrame = (page, gif, points) =>
  page.evaluate(
    async ({ data, places }) => {
      const blob = new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))]);
      const picture = await createImageBitmap(blob);
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      return places.map(({ x, y }) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3));
    },
    { data: gif.toString('base64'), places: points },
  );

/** @param {Locator} canvas @returns {Promise<string>} */
const pixelsOf = (canvas) => canvas.evaluate((one) => (one instanceof HTMLCanvasElement ? one.toDataURL() : ''));

/** Whether a colour is another one after it went through a codec. @param {number[] | undefined} colour @param {number[]} other */
const isLike = (colour, other) => other.every((part, at) => Math.abs(part - (colour?.[at] ?? 999)) < 24);

/** A point near the corner of a cell, where nothing is written. @param {number} x @param {number} y @param {number} side */
const inCell = (x, y, side) => ({ x: 12 + x * side + side - 5, y: 12 + y * side + 6 });

test('steps become an animated GIF, and the displayed step stays', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=5');
  await openAnimation(page);
  await page.getByTestId('animation-cell').selectOption('48');
  await page.getByTestId('animation-first').fill('2');
  await page.getByTestId('animation-last').fill('11');
  await page.getByTestId('animation-every').fill('4');
  await expect(page.locator('#animation-size')).toContainText('4 frames of 360 × ');
  const { name, bytes } = await download(page, 'save-gif');
  expect(name).toBe('astrolabe-steps-2-11.gif');
  expect(bytes.subarray(0, 6).toString()).toBe('GIF89a');
  expect(bytes.readUInt16LE(6)).toBe(360);
  expect(await firstFrame(page, bytes, [inCell(3, 1, 48)])).toEqual([[38, 38, 36]]);
  let frames = 0;
  for (let at = bytes.indexOf('21f904', 0, 'hex'); at >= 0; at = bytes.indexOf('21f904', at + 3, 'hex')) frames += 1;
  expect(frames).toBe(4);

  await page.getByTestId('animation-last').fill('99');
  await expect(page.locator('#animation-size')).toContainText('from 0 to 12');
  await page.getByTestId('save-gif').click({ force: true });
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('No animation was made.');
  await page.keyboard.press('Escape');
  await expectValue(page, 'step', 5);
});

test('a GIF is made with the largest cells that fit it; for a map that never fits it says so', async ({ page }) => {
  await open(page, '#v=1&m=g.random.50.50.20.3&lang=en');
  await openAnimation(page);
  const gif = page.getByTestId('save-gif');
  await expect(page.getByTestId('animation-cell')).toHaveValue('32');
  await expect(gif).toHaveAttribute('aria-disabled', 'false');
  await expect(gif).toHaveAccessibleDescription(/ of 824 × \d+ pixels, .*; cells of 16 px are the largest that fit/);
  await page.getByTestId('animation-last').fill('8');
  const { bytes } = await download(page, 'save-gif');
  expect(bytes.readUInt16LE(6)).toBe(50 * 16 + 24);
  await page.getByTestId('animation-cell').selectOption('8');
  await expect(page.locator('#animation-size')).not.toContainText('the largest that fit');

  await page.keyboard.press('Escape');
  await open(page, '#v=1&m=g.random.1100.1000.20.3&lang=en');
  await openAnimation(page);
  await expect(gif).toHaveAttribute('aria-disabled', 'true');
  await expect(gif).toHaveAccessibleDescription(/too large for a GIF of up to 1,000,000 pixels/);
  const colourOf = (/** @type {Locator} */ button) => button.evaluate((one) => getComputedStyle(one).color);
  expect(await colourOf(gif)).not.toBe(await colourOf(page.getByTestId('save-mp4')));
});

for (const [ending, type, mark] of /** @type {const} */ ([
  ['mp4', 'video/mp4', 'ftyp'],
  ['webm', 'video/webm', 'webm'],
])) {
  test(`steps become a video that plays: ${ending}`, async ({ page }) => {
    await open(page, '#v=1&h=manhattan&t=5');
    await openAnimation(page);
    await page.getByTestId('animation-cell').selectOption('48');
    await page.getByTestId('animation-theme').selectOption('light');
    await page.getByTestId('animation-speed').selectOption('2');
    await expect(page.locator('#video-size')).toContainText('Video: 360 × ');
    const { name, bytes } = await download(page, `save-${ending}`);
    expect(name).toBe(`astrolabe-steps-0-12.${ending}`);
    expect(bytes.subarray(0, 64).toString('latin1')).toContain(mark);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(`Saved ${name}`);
    await page.keyboard.press('Escape');
    await expectValue(page, 'step', 5);
    await page.goto('about:blank');
    const points = [inCell(3, 1, 48), inCell(2, 2, 48)];
    const played = await playedBack(page, bytes, type, { points, times: [0.01, 7] });
    expect([played.width, played.height % 2]).toEqual([360, 0]);
    // 13 frames at two a second, of which the last stays for two and a half.
    expect(played.duration).toBeGreaterThan(8);
    expect(played.duration).toBeLessThan(9.1);
    const [first, last] = played.frames;
    expect(isLike(first?.[0], [38, 38, 36]), `a wall: ${first?.[0]}`).toBe(true);
    expect(isLike(first?.[1], [255, 255, 255]), `not reached yet: ${first?.[1]}`).toBe(true);
    expect(isLike(last?.[1], [255, 255, 255]), `closed by then: ${last?.[1]}`).toBe(false);
  });
}

test('the preview plays, pauses, and shows any frame', async ({ page }) => {
  await open(page, '#v=1&h=manhattan');
  await openAnimation(page);
  const [play, frame] = [page.getByTestId('animation-play'), page.getByTestId('animation-frame')];
  await expect(play).toHaveAccessibleName('Pause');
  await expect(frame).toHaveAttribute('max', '12');
  await expect.poll(() => frame.inputValue()).not.toBe('0');
  await play.click();
  await expect(play).toHaveAccessibleName('Play');
  const picture = page.locator('#animation-canvas');
  await frame.fill('0');
  await expect(page.locator('#animation-place')).toHaveText('1 of 13');
  // The text is there before the picture is drawn.
  let before = '';
  await expect.poll(async () => before === (before = await pixelsOf(picture))).toBe(true);
  await frame.fill('12');
  await expect.poll(() => pixelsOf(picture)).not.toBe(before);
  await page.getByTestId('animation-every').fill('6');
  await expect(page.locator('#animation-place')).toHaveText('3 of 3');
  await page.getByTestId('animation-every').fill('0');
  await expect(picture).toBeHidden();
});

test('with reduced motion the preview waits at its last frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#v=1&h=manhattan');
  await openAnimation(page);
  await expect(page.locator('#animation-place')).toHaveText('13 of 13');
  await expect(page.getByTestId('animation-play')).toHaveAccessibleName('Play');
});

test('a preview that is left before it is there does not come', async ({ page }) => {
  await page.clock.install();
  await open(page, '#v=1&h=manhattan');
  await openAnimation(page);
  await page.getByRole('tab', { name: 'Link' }).click();
  await page.clock.runFor(3000);
  await expect(page.locator('#animation-preview')).toHaveAttribute('hidden');
  await page.getByRole('tab', { name: 'Animation' }).click();
  await page.clock.runFor(3000);
  await expect(page.locator('#animation-preview')).not.toHaveAttribute('hidden');
});

test('what is saved in one click takes the focus along', async ({ page }) => {
  await open(page, '#v=1&m=g.random.120.100.20.3&lang=en');
  await page.getByTestId('share').click();
  await page.getByTestId('save-gif-at-once').click();
  await expect(page.getByTestId('save-gif')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Cancelled.');
});

test('where the browser has no encoder it says so, and the GIF stays', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'VideoEncoder'));
  await open(page, '#v=1&h=manhattan');
  await openAnimation(page);
  await expect(page.locator('#video-size')).toHaveText('This browser cannot write videos on this page.');
  for (const name of ['save-mp4', 'save-webm']) {
    await expect(page.getByTestId(name)).toHaveAttribute('aria-disabled', 'true');
    await page.getByTestId(name).click({ force: true });
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('cannot write videos');
  }
  await expect(page.getByTestId('save-gif')).toHaveAttribute('aria-disabled', 'false');
});

test('a long video can be cancelled', async ({ page }) => {
  await open(page, '#v=1&m=g.random.120.100.20.3&lang=en');
  await openAnimation(page);
  await page.getByTestId('animation-every').fill('2');
  await expect(page.getByTestId('save-webm')).toHaveAttribute('aria-disabled', 'false');
  await page.getByTestId('save-webm').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Cancelled.');
  await expect(page.getByTestId('save-webm')).toBeFocused();
  await expect(page.locator('#animation-making')).toBeHidden();
});

test('a race is saved with its boards side by side, and stays where it is', async ({ page }) => {
  await open(page, '#v=1&race=a-dijkstra,a-bfs&lang=en');
  await expect(page.locator('#race-space')).toBeVisible();
  const place = page.getByTestId('race-place');
  await expect(page.locator('.race-lane-status').last()).toContainText('Finished');
  await page.getByTestId('race-scrubber').fill('3');
  const at = await place.textContent();
  const lanes = page.locator('.race-lane canvas');
  const shown = async () => (await Promise.all((await lanes.all()).map(pixelsOf))).join();
  /** The lanes as they are when they are drawn anew. */
  const redrawn = async () => {
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    const wide = await shown();
    await page.setViewportSize({ ...size, width: 800 });
    await expect.poll(async () => (await shown()) === wide).toBe(false);
    await page.setViewportSize(size);
    let seen = '';
    await expect.poll(async () => seen === (seen = await shown()), { intervals: [300] }).toBe(true);
    return seen;
  };
  await redrawn();
  const before = await redrawn();
  await openAnimation(page);
  await page.getByTestId('animation-cell').selectOption('32');
  await page.getByTestId('animation-theme').selectOption('light');
  await page.getByTestId('animation-every').fill('6');
  const { name, bytes } = await download(page, 'save-webm');
  expect(name).toMatch(/^astrolabe-positions-0-\d+\.webm$/);
  await page.keyboard.press('Escape');
  await expect(place).toHaveText(at ?? '');
  expect((await redrawn()) === before, 'the lanes are still at that step').toBe(true);
  await page.goto('about:blank');
  const whole = Array.from({ length: 40 }, (_, y) =>
    Array.from({ length: 60 }, (_, x) => ({ x: 8 * x, y: 8 * y })),
  ).flat();
  const { width, height, frames } = await playedBack(page, bytes, 'video/webm', { points: whole, times: [0.01, 60] });
  // Two boards of seven cells a side of 32 pixels, or what their texts need.
  expect(width).toBeGreaterThan(2 * 7 * 32);
  expect(height).toBeGreaterThan(6 * 32 + 40);
  const [first = [], last = []] = frames;
  const blue = (/** @type {number[][]} */ frame) => frame.filter((one) => isLike(one, [36, 156, 231])).length;
  expect(blue(last)).toBeGreaterThan(2 * blue(first) + 20);
});

test('a world is run again from its beginning for its animation, and stays at its tick', async ({ page }) => {
  await open(page, '#v=1&world=crossroads&tick=7&lang=en');
  const tick = page.getByTestId('world-tick');
  await expect(tick).toHaveAttribute('data-value', '7');
  await openAnimation(page);
  await expect(page.getByTestId('animation-last')).toHaveValue('60');
  await page.getByTestId('animation-cell').selectOption('16');
  await page.getByTestId('animation-last').fill('12');
  await page.getByTestId('animation-every').fill('4');
  await expect(page.locator('#animation-size')).toContainText('4 frames of ');
  const gif = await download(page, 'save-gif');
  expect(gif.name).toBe('crossroads-ticks-0-12.gif');
  expect(gif.bytes.subarray(0, 6).toString()).toBe('GIF89a');
  const video = await download(page, 'save-mp4');
  expect(video.name).toBe('crossroads-ticks-0-12.mp4');
  // The same again: the world is determined by what was done in it.
  expect((await download(page, 'save-gif')).bytes.equals(gif.bytes)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(tick).toHaveAttribute('data-value', '7');
});
