// Code beside the board of a figure: of the element, and of a page in a frame.
import { objections } from '../../support/page-driver/axe.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { embed, fileUrl } from '../../support/page-driver/framed-figure.mjs';
import { LESTER, openHost } from '../../support/page-driver/hosts.mjs';
import { expectStep, expectWorking, stateOf } from '../../support/page-driver/live-figure.mjs';

test('at the side of the board where there is room, below it on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openHost(page, site, {
    body: `<h1>Text</h1><astar-figure id="one" src="${LESTER}&t=2" controls code="python"></astar-figure>`,
  });
  await expectWorking(page);
  const one = page.locator('#one');
  const lines = one.getByTestId('code-lines');
  await expect(lines).toContainText('while (current := open_list.pop()) is not None:');
  await expect(lines.locator('.code-keyword').first()).toBeVisible();
  const places = () =>
    Promise.all([one.getByTestId('board'), lines].map(async (part) => (await part.boundingBox()) ?? { x: 0, y: 0 }));
  const [board, beside] = await places();
  expect(beside?.x).toBeGreaterThan((board?.x ?? 0) + 100);
  expect(await objections(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => ((await places())[1]?.y ?? 0) > ((await places())[0]?.y ?? 0) + 100).toBe(true);
});

test('line by line, in the language that a reader chooses', async ({ page, site }) => {
  await openHost(page, site, {
    body: `<a href="#one:code=cpp&t=3">C++</a> <astar-figure id="one" lang="zh" src="${LESTER}&t=1" controls code="pseudo"></astar-figure>`,
  });
  await expectWorking(page);
  const one = page.locator('#one');
  const current = one.locator('[aria-current]');
  await expect(current).toContainText('取出');
  await one.getByTestId('board').focus();
  for (let line = 0; line < 3; line++) await page.keyboard.press('Shift+Period');
  await expect(current).toContainText('邻居');
  await expectStep(page, 1);
  await one.getByTestId('code-language').selectOption('js');
  await expect(one.getByTestId('code-lines')).toContainText('// f 相等时后进先出');
  await page.getByRole('link', { name: 'C++' }).click();
  await expect(one.getByTestId('code-language')).toHaveValue('cpp');
  await expectStep(page, 3);
  await page.evaluate(() => document.querySelector('#one')?.removeAttribute('code'));
  await page.evaluate(() => document.querySelector('#one')?.setAttribute('src', '#v=1'));
  await expect(one.getByTestId('code-lines')).toBeHidden();
});

test('playing stops at a line with a breakpoint', async ({ page, site }) => {
  await openHost(page, site, {
    body: `<astar-figure id="one" src="${LESTER}&t=0&bp=line.skip-open" controls code="python" speed="64"></astar-figure>`,
  });
  await expectWorking(page);
  const one = page.locator('#one');
  await one.getByTestId('play').click();
  await expect(one.getByTestId('status')).toContainText('A line of the code with a breakpoint runs.');
  await expect(one.locator('[aria-current]')).toHaveAttribute('data-stop', '');
  expect((await stateOf(page))?.isAtEnd).toBe(false);
});

test.describe(() => {
  test.use({ alsoFrom: 'file:', policy: '' });

  test('in a frame, likewise', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    const frame = await embed(page, { address: `${fileUrl('embed.html')}#v=1&t=3&code=js`, width: 900 });
    const lines = frame.getByTestId('step-code-lines');
    await expect(lines).toContainText('openList.pop()');
    const [board, beside] = await Promise.all([frame.getByTestId('board').boundingBox(), lines.boundingBox()]);
    expect(beside?.x).toBeGreaterThan((board?.x ?? 0) + 100);
    await frame.getByTestId('step-code-on').click();
    await expect(frame.locator('#step-code-lines [aria-current]')).toContainText('closed.add(current)');
  });
});
