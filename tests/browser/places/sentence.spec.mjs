// The search as a sentence, in one line above the board in wide windows: however long the name of the algorithm is, no
// part covers another.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { open } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** Pairs of controls and words that cover each other, and what reaches over the edge. @param {Page} page */
const overlaps = (page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.sentence');
    const parts = [...(bar?.querySelectorAll('select, .weight, .line > span, legend, fieldset label') ?? [])]
      .filter((part) => part.getClientRects().length > 0)
      .map((part) => ({ name: part.textContent?.trim().slice(0, 20), box: part.getBoundingClientRect() }));
    const edge = bar?.getBoundingClientRect().right ?? 0;
    const beyond = parts.filter(({ box }) => box.right > edge).map(({ name }) => `${name} beyond the edge`);
    const covered = parts.flatMap((a, index) =>
      parts
        .slice(index + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right - 1 &&
            b.box.left < a.box.right - 1 &&
            a.box.top < b.box.bottom - 1 &&
            b.box.top < a.box.bottom - 1,
        )
        .map((b) => `${a.name} covers ${b.name}`),
    );
    return [...covered, ...beyond, ...(parts.length < 13 ? ['parts are missing'] : [])];
  });

for (const locale of ['en', 'zh-CN']) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const width of [980, 1280, 1366, 1440, 1536, 1920]) {
      test(`at ${width} pixels no part of the search covers another, whichever algorithm is chosen`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page);
        await expect(page.getByTestId('board-kind')).toBeVisible();
        const algorithms = page.getByTestId('algorithm');
        const names = await algorithms
          .locator('option')
          .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
        expect(names.length).toBeGreaterThan(15);
        for (const name of names) {
          await algorithms.selectOption(name);
          await expect.poll(() => overlaps(page), name).toEqual([]);
        }
      });
    }
  });
}
