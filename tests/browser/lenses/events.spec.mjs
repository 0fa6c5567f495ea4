// The log in the rail, the ticks over the scrubber, and going from event to event.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open, openLens } from '../../support/page-driver/page.mjs';

test("the log reports what the steps of Lester's figure did", async ({ page }) => {
  await open(page);
  await openLens(page, 'lists');
  await page.locator('#step-log > summary').click();
  const lines = page.getByRole('list', { name: 'What the last steps did' }).getByRole('listitem');
  await page.getByTestId('first').click();
  await expect(lines).toHaveCount(0);
  await page.getByTestId('forward').click();
  await expect(lines).toHaveCount(9);
  await expect(lines.first()).toHaveText('C:(1,2) f=40');
  await expect(lines.nth(1)).toHaveText('N:(0,1) f=74 opened');
  await page.getByTestId('forward').click();
  await page.getByTestId('forward').click();
  await expect(lines.filter({ hasText: 'C:(2,3) f=54' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'N:(1,4) f=88 opened' })).toHaveCount(1);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('#log-lines li').nth(1)).toHaveText('N:(0,1) f=74 打开');
});

test('to the next and the last event, by button and by key', async ({ page }) => {
  await open(page);
  await openLens(page, 'lists');
  await page.locator('#step-log > summary').click();
  await page.getByTestId('first').click();
  await page.getByRole('button', { name: 'Next event' }).click();
  // (1,4) gets its better parent (1,3), and its G falls from 28 to 20.
  const first = Number(await page.getByTestId('step').getAttribute('data-value'));
  expect(first).toBeGreaterThan(3);
  await expect(page.locator('#log-lines')).toContainText('N:(1,4) f=80 improved');
  await page.keyboard.press('>');
  await expect(page.getByTestId('step')).not.toHaveAttribute('data-value', String(first));
  await page.keyboard.press('<');
  await expectValue(page, 'step', first);
  await page.keyboard.press('<');
  await expect(page.getByTestId('status')).toContainText('no such event');
  await page.getByLabel('Kind of event').selectOption('reopened');
  await page.getByRole('button', { name: 'Next event' }).click();
  await expect(page.getByTestId('status')).toContainText('no such event');
});

test('ticks appear over the scrubber once a search has come to rest', async ({ page }) => {
  await open(page);
  const inked = () =>
    page.evaluate(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('#ticks'));
      if (canvas.width === 0) return 0;
      // From a copy: the browser warns when a drawn canvas is read twice.
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
      copy?.drawImage(canvas, 0, 0);
      const image = copy?.getImageData(0, 0, canvas.width, canvas.height);
      return image?.data.filter((value, index) => index % 4 === 3 && value > 0).length ?? 0;
    });
  await expect.poll(inked).toBeGreaterThan(0);
  // Greedy search keeps first parents: nothing is ever improved.
  await page.getByTestId('algorithm').selectOption('greedy');
  await expect.poll(inked).toBe(0);
});
