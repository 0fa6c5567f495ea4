// A pasted path is drawn beside that of the search, with its cost and the first cell that is on no shortest path.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { chooseFile, expectCell, expectValue, open, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const MAP = 'type octile\nheight 3\nwidth 4\nmap\n....\n.@..\n....\n';

/** @param {Page} page @param {string} text */
async function paste(page, text) {
  await page.getByTestId('map-menu').click();
  await page.getByTestId('paste').click();
  await page.getByTestId('paste-text').fill(text);
  await page.getByTestId('paste-open').click();
}

test('a longer path: how much longer, and the cell at which it leaves every shortest one', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('mine.map', MAP));
  await expectValue(page, 'cost', 44);
  await paste(page, '(0,0) -> (1,0) -> (2,0) -> (3,0) -> (3,1) -> (3,2)');
  const card = page.getByTestId('path_check');
  await expect(card.locator('p')).toHaveText([
    'Your path 6 cells, cost 50.',
    'Shortest Cost 44 from (0,0) to (3,2).',
    'Difference 6 more (13.6%). (3,0), cell 4, is the first that is on no shortest path.',
  ]);
  await expect(page.getByTestId('report')).toBeHidden();
  await expectCell(page, { x: 3, y: 0 }, /selected|row 1, column 4/);
  await card.getByTestId('path_check-close').click();
  await expect(card).toBeHidden();
});

test('a file of lines, in reverse and with row first; the card follows the board', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('mine.map', MAP));
  await chooseFile(page, textFile('path.txt', 'row,col\n2,3\n1,3\n0,2\n0,1\n0,0\n'));
  const card = page.getByTestId('path_check');
  await expect(card.locator('p')).toHaveText([
    'Your path 5 cells, cost 44. It was written from goal to start.',
    'Shortest Cost 44 from (0,0) to (3,2).',
    'Difference None: your path is a shortest one.',
  ]);
});

test('a step into a wall, elsewhere on the board, off the board', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('mine.map', MAP));
  await paste(page, '[(0, 1), (1, 1), (2, 1)]');
  const card = page.getByTestId('path_check');
  await expect(card.locator('[data-part="difference"]')).toHaveText('Difference Step 1 enters a wall at (1,1).');
  await expect(page.getByTestId('status')).toContainText('start and goal were moved to its ends');
  await page.keyboard.press('Control+z');
  await expectValue(page, 'cost', 44);
  await paste(page, '(0,0) (9,9)');
  await expect(page.locator('#paste-problem')).toHaveText(
    'Read as a path: its cell 2, (9,9), is not on the map, which goes from (0,0) to (3,2).',
  );
});
