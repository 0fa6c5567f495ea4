// The panel of the request queue: what each tick spent of its budget, and which units wait for a path.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { LINK, choose, openWorld, tickOf } from '../../support/page-driver/world-panels-page.mjs';

test('the queue never spends more than the budget, and says what it spent', async ({ page }) => {
  const budget = 150;
  await openWorld(page, `${LINK}&do=ob${budget}.a_60`);
  await choose(page, 'queue');
  const spent = page.getByTestId('world-queue').locator('[data-fact="spent"]');
  let most = 0;
  for (let tick = 1; tick <= 12; tick++) {
    await page.getByTestId('world-forward').click();
    await expect(page.getByTestId('world-tick')).toHaveText(String(tick));
    await expect(page.getByTestId('world-chart-said')).toContainText(`to ${tick}:`);
    const [now, of] = ((await spent.textContent()) ?? '').split(' of ').map(Number);
    expect(of).toBe(budget);
    expect(now).toBeLessThanOrEqual(budget);
    most = Math.max(most, now ?? 0);
  }
  expect(most).toBeGreaterThan(0);
  await expect(page.getByTestId('world-chart-said')).toContainText(`${most} at most; the budget is ${budget}.`);
  await expect(page.getByTestId('world-queue-said')).toContainText(/\d+ running, \d+ queued/);
  const line = page.getByTestId('world-queue').locator('[data-fact="in_line"]');
  expect(Number(await line.textContent())).toBeGreaterThan(0);
  const drawn = await page.locator('#world-queue-canvas').evaluate((canvas) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
    const data =
      /** @type {HTMLCanvasElement} */ (canvas).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return data.some((value) => value > 0);
  });
  expect(drawn).toBe(true);
});

test('the chart shows the current world only, however its ticks were reached', async ({ page }) => {
  await openWorld(page, `${LINK}&do=ob4096.a_60&tick=700`);
  await expect(page.getByTestId('world-tick')).toHaveText('700');
  await choose(page, 'presets');
  await page.locator('[data-world="same_goals"]').click();
  await page.getByTestId('world-speed').selectOption('64');
  await expect.poll(() => tickOf(page)).toBeGreaterThan(30);
  await page.getByTestId('world-restart').click();
  await page.getByTestId('world-play').click();
  await page.getByTestId('world-first').click();
  await choose(page, 'queue');
  const said = page.getByTestId('world-chart-said');
  const spent = page.getByTestId('world-queue').locator('[data-fact="spent"]');
  /** Of each tick from the first. @type {number[]} */
  const all = [];
  for (let tick = 1; tick <= 5; tick++) {
    await page.getByTestId('world-forward').click();
    await expect(page.getByTestId('world-tick')).toHaveText(String(tick));
    all.push(Number(((await spent.textContent()) ?? '').split(' of ')[0]));
    const mean = Math.round(all.reduce((sum, one) => sum + one, 0) / tick);
    await expect(said).toContainText(
      `Ticks 1 to ${tick}: ${mean} expansions per tick on average, ${Math.max(...all)} at most`,
    );
  }
  expect(Math.max(...all)).toBeGreaterThan(0);
  // Forward by playing, and back by the scrubber: the same numbers.
  await page.getByTestId('world-play').click();
  await expect.poll(() => tickOf(page)).toBeGreaterThan(20);
  await page.getByTestId('world-play').click();
  for (let tick = 4; tick >= 3; tick--) {
    await page.getByTestId('world-scrubber').fill(String(tick));
    await expect(said).toContainText(`Ticks 1 to ${tick}: `);
    await expect(said).toContainText(`${Math.max(...all.slice(0, tick))} at most`);
  }
});

test('before the first tick all units request their paths, and every panel says so', async ({ page }) => {
  await openWorld(page, `${LINK}&do=a_12`);
  await expect(page.getByTestId('world-summary')).toHaveText(
    'tick 0: 12 units, 12 about to request a path, 0 arrivals',
  );
  await choose(page, 'units');
  await expect(page.getByTestId('world-units-said')).toContainText('0 waiting for a path');
  await expect(page.getByTestId('world-units-said')).toContainText('12 units request a path in the next tick.');
  await expect(page.getByTestId('world-units').locator('tbody tr').first().locator('td').first()).toHaveText(
    'requests a path in the next tick',
  );
  await choose(page, 'queue');
  await expect(page.getByTestId('world-queue-said')).toContainText('12 units request a path in the next tick.');
  await page.getByTestId('world-forward').click();
  await expect(page.getByTestId('world-queue-said')).not.toContainText('in the next tick');
});
