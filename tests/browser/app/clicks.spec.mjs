// How many clicks common tasks take from a fresh page, counted by performing them. A choice from a list counts as one.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { boardSize, open, pointOf } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */
/** @typedef {{ press: (id: string) => Promise<void>, choose: (id: string, value: string) => Promise<void>, menuAt: (x: number, y: number) => Promise<void> }} Hand */

/**
 * The task, the clicks it may take, and the steps, which end by checking what should be visible.
 * @type {readonly [string, number, (page: Page, hand: Hand) => Promise<void>][]}
 */
const TASKS = [
  [
    'what F, G and H mean',
    0,
    async (page) => {
      for (const text of ['F = G + H', 'cost so far', 'estimate'])
        await expect(page.getByTestId('key')).toContainText(text);
    },
  ],
  ['the key of the colours', 0, async (page) => expect(page.getByTestId('key')).toContainText('closed')],
  [
    'the lessons',
    1,
    async (page, { press }) => {
      await press('place-learn');
      await expect(page).toHaveURL(/lessons\//);
    },
  ],
  [
    'a graph',
    1,
    async (page, { press }) => {
      await press('place-graph');
      await expect(page.getByTestId('graph-board')).toBeVisible();
    },
  ],
  [
    'a world that moves',
    1,
    async (page, { press }) => {
      await press('place-world');
      const units = page.getByTestId('units');
      await expect.poll(async () => Number(await units.getAttribute('data-value'))).toBeGreaterThan(0);
      await expect(page.getByTestId('world-tick')).not.toHaveText('0');
    },
  ],
  [
    'the X-ray',
    2,
    async (page, { press }) => {
      await press('lens-proof');
      await press('xray');
      await expect(page.locator('#xray-legend')).toBeVisible();
    },
  ],
  [
    'inside the open list',
    2,
    async (page, { press }) => {
      await press('lens-lists');
      await press('open-list-inspector');
      await expect(page.locator('#inspector-body')).toBeVisible();
    },
  ],
  [
    'cells shaded by order',
    2,
    async (page, { press, choose }) => {
      await press('view-fold');
      await choose('shading', 'order');
      await expect(page).toHaveURL(/shade=order/);
    },
  ],
  [
    'a breakpoint at a cell',
    2,
    async (page, { press, menuAt }) => {
      await menuAt(2, 1);
      await press('menu-stop');
      await expect(page.getByTestId('status')).toHaveText(/breakpoint/i);
    },
  ],
  [
    'an empty board of 30 × 20',
    2,
    async (page, { press }) => {
      await press('map-menu');
      await press('empty-board');
      expect(await boardSize(page)).toEqual({ columns: 30, rows: 20 });
    },
  ],
  [
    'a maze with a new seed',
    2,
    async (page, { press }) => {
      await press('map-menu');
      await press('generate-maze');
      await expect(page.locator('#map-name')).toHaveText('Maze');
    },
  ],
  [
    'the board for a projector',
    1,
    async (page, { press }) => {
      await press('present');
      await expect(page.locator('#present-tools')).toBeVisible();
    },
  ],
  [
    'a GIF of 64 × 36 cells',
    2,
    async (page, { press }) => {
      await open(page, '#v=1&m=g.random.64.36.20.3');
      const file = page.waitForEvent('download');
      await press('share');
      await press('save-gif-at-once');
      expect((await file).suggestedFilename()).toMatch(/\.gif$/);
    },
  ],
  [
    'a quiz',
    2,
    async (page, { press }) => {
      await press('present');
      await press('present-quiz');
      await expect(page.getByTestId('quiz')).toBeVisible();
    },
  ],
];

for (const [task, most, walk] of TASKS) {
  test(`${task}: ${most} ${most === 1 ? 'click' : 'clicks'} from a fresh page`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    let pressed = 0;
    await walk(page, {
      press: async (id) => {
        pressed += 1;
        await (
          id === 'view-fold'
            ? page.locator('#view > summary')
            : id === 'open-list-inspector'
              ? page.getByTestId(id).locator('summary').first()
              : page.getByTestId(id)
        ).click();
      },
      choose: async (id, value) => {
        pressed += 1;
        await page.getByTestId(id).selectOption(value);
      },
      menuAt: async (x, y) => {
        pressed += 1;
        const point = await pointOf(page, { x, y });
        await page.mouse.click(point.x, point.y, { button: 'right' });
      },
    });
    expect(pressed).toBeLessThanOrEqual(most);
  });
}
