// Links that carry a program: never run unasked, and never mixed with the user's own.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { editor, openWrite, write } from '../../support/page-driver/write.mjs';
import { writePairs } from '../../../web/places/write/link.js';
import { sealed } from '../../../web/link/link-text.js';

test('a link carries a program, which nothing runs unasked; the user’s own stays', async ({ page }) => {
  await openWrite(page, '#v=1&p=write&ex=a-star&lang=en');
  await write(page, '// mine');
  let frames = 0;
  page.on('frameattached', () => (frames += 1));
  const sent = "console.log('sent');\nfunction search() { return null; }";
  const hash = `#${sealed(await writePairs('a-star', sent))}&lang=en`;
  await page.evaluate((text) => (location.hash = text), hash);
  await expect(editor(page)).toContainText('sent');
  await expect(page.locator('#write-from-link')).toBeVisible();
  await expect(page.getByTestId('write-exercise')).toHaveValue('link');
  await expect(page.locator('#write-output')).toBeHidden();
  await page.reload();
  await expect(editor(page)).toContainText('sent');
  await expect(page.locator('#write-from-link')).toBeVisible();
  await page.reload();
  await expect(editor(page)).toContainText('sent');
  expect(frames).toBe(0);
  await page.getByTestId('write-run').click();
  await expect(page.getByTestId('write-output')).toHaveText('sent');
  await expect(page.locator('#write-from-link')).toBeHidden();
  // Both can be had.
  await page.getByTestId('write-exercise').selectOption('a-star');
  await expect(editor(page)).toHaveText('// mine');
  await page.getByTestId('write-exercise').selectOption('link');
  await expect(editor(page)).toContainText('sent');
  await expect(page.locator('#write-from-link')).toBeHidden();
  // A change of it is in the address, and an undo does not lead to the user's.
  await editor(page).press('Control+Home');
  await page.keyboard.type('// changed ');
  await editor(page).press('Control+z');
  await editor(page).press('Control+z');
  await expect(editor(page)).toContainText('sent');
  await page.getByTestId('write-reset').click();
  await expect(editor(page)).toContainText('sent');
  await page.getByTestId('write-exercise').selectOption('a-star');
  await page.reload();
  await expect(editor(page)).toHaveText('// mine');
  await expect(page.locator('#write-from-link')).toBeHidden();
});

test('a copied link opens the same program in another browser; one’s own link is one’s own', async ({
  page,
  context,
  browser,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWrite(page, '#v=1&p=write&ex=heap&lang=en');
  await write(page, '// mine, 寻路');
  await page.getByTestId('write-link').click();
  await expect(page.getByTestId('write-notice')).toHaveText(
    'The link was copied: it opens this program, and runs it only when asked to.',
  );
  await expect(page).not.toHaveURL(/js=/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('ex=heap');
  const hash = new URL(link).hash;
  await page.evaluate((text) => (location.hash = text), hash);
  await expect(editor(page)).toHaveText('// mine, 寻路');
  await expect(page.getByTestId('write-exercise')).toHaveValue('heap');
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(`${site}${hash}`);
  await expect(editor(theirs)).toHaveText('// mine, 寻路');
  await expect(theirs.getByTestId('write-exercise')).toHaveValue('link');
  await expect(theirs.locator('#write-from-link')).toBeVisible();
  await other.close();
});

test('a link takes one entry of the history, and Back leads to where one was', async ({ page }) => {
  await openWrite(page, '#v=1&p=write&ex=heap&lang=en');
  await page.getByTestId('place-lab').click();
  await expect(page.locator('#write-space')).toBeHidden();
  const before = await page.evaluate(() => history.length);
  await page.goBack();
  await expect(editor(page)).toBeVisible();
  await expect(page.getByTestId('write-exercise')).toHaveValue('heap');
  await page.goForward();
  await expect(page.locator('#write-space')).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a damaged link is refused, and the place opens with the user’s program', async ({ page }) => {
  await openWrite(page, '#v=1&p=write&js=AAAA&lang=en');
  await expect(page.getByTestId('write-notice')).toHaveText(
    'The link was not opened. The program in this link is damaged. Copy the whole link again.',
  );
  await expect(editor(page)).toContainText('function search(grid, start, goal, record)');
});
