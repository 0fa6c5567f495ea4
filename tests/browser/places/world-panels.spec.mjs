// The panels beside the board of the world.
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { LINK, MAP, choose, openWorld, tickOf, currentWorld } from '../../support/page-driver/world-panels-page.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test('a world of the list opens, plays, and starts again', async ({ page }) => {
  await openWorld(page);
  const chosen = page.locator('[data-world="same_goals"]');
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await expect(page.getByTestId('units')).toHaveAttribute('data-value', '40');
  await expect(page.getByTestId('world-seed')).toBeDisabled();
  await expect.poll(() => tickOf(page)).toBeGreaterThan(3);
  await page.getByTestId('world-speed').selectOption('64');
  await expect.poll(() => tickOf(page)).toBeGreaterThan(100);
  await page.getByTestId('world-restart').click();
  await page.getByTestId('world-play').click();
  expect(await tickOf(page)).toBeLessThan(100);
  await expect.poll(() => page.url()).toContain('world=same-goals');
});

test('two corridors start with influence switched on', async ({ page }) => {
  await openWorld(page);
  await page.locator('[data-world="two_corridors_influence"]').click();
  await page.getByTestId('world-play').click();
  await expect.poll(() => page.url()).toMatch(/world=two-corridors.*do=oi1/);
  await choose(page, 'options');
  await expect(page.getByTestId('world-rule-usesInfluence')).toBeChecked();
});

test('a walker starts on a random map from the seed, and undo removes the map from the page', async ({ page }) => {
  await openWorld(page);
  await page.getByTestId('world-seed').fill('77');
  await page.locator('[data-world="walk"]').click();
  await expect(page.getByTestId('units')).toHaveAttribute('data-value', '1');
  await expect(page.getByTestId('world-board')).toHaveAttribute('aria-colcount', '40');
  await page.getByTestId('world-play').click();
  await expect.poll(() => page.url()).toMatch(/seed=77/);
  await expect.poll(() => page.url()).toMatch(/c=four/);
  await choose(page, 'units');
  await expect(page.getByTestId('world-selected')).toHaveText('Unit 1');
  await page.getByTestId('place-lab').click();
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '30');
});

test('a random map to walk on replaces hexes, and their heuristic', async ({ page }) => {
  await openWorld(page, '#v=1&b=hex&h=hex&world=1');
  await choose(page, 'presets');
  await page.locator('[data-world="walk"]').click();
  await expect(page.getByTestId('world-board')).toHaveAttribute('aria-colcount', '40');
  await page.getByTestId('place-lab').click();
  await expect.poll(() => page.url()).toMatch(/m=g\.random.*&c=four$/);
  expect(page.url()).not.toContain('h=hex');
});

test('a hundred units are added; one is selected in the table, sent and removed', async ({ page }) => {
  await openWorld(page);
  await choose(page, 'units');
  await expect(page.getByTestId('world-units-said')).toHaveText('No units yet.');
  await page.getByTestId('world-team').selectOption('2');
  await page.getByTestId('world-planner').selectOption('1');
  await page.getByTestId('world-add-100').click();
  await expect(page.getByTestId('units')).toHaveAttribute('data-value', '100');
  const rows = page.getByTestId('world-units').locator('tbody tr');
  await expect(rows).toHaveCount(50);
  await expect(rows.nth(6).locator('td').nth(3)).toHaveText('3');
  await expect(rows.nth(6).locator('td').nth(4)).toHaveText('Local search');
  await rows.nth(6).locator('td').first().click();
  await expect(page.getByTestId('world-selected')).toHaveText('Unit 7');
  await expect(rows.nth(6).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('world-goal').fill('30,5');
  await page.getByTestId('world-goal').press('Enter');
  await expect(page.getByTestId('world-status')).toHaveText(
    'That is not a cell of this map: write x,y, from (0,0) to (29,19).',
  );
  await expect(page.getByTestId('world-goal')).toHaveAttribute('aria-invalid', 'true');
  await page.getByTestId('world-goal').fill('29 19');
  await page.getByTestId('world-send').click();
  await expect(rows.nth(6).locator('td').nth(2)).toHaveText('(29,19)');
  await expect(page.getByTestId('world-goal')).not.toHaveAttribute('aria-invalid');
  await page.getByTestId('world-remove').click();
  await expect(page.getByTestId('units')).toHaveAttribute('data-value', '99');
  await expect(page.getByTestId('world-add-1')).toBeFocused();
  await page.getByTestId('world-add-1').press('Enter');
  await expect(page.getByTestId('units')).toHaveAttribute('data-value', '100');
  await page.getByTestId('world-forward').click();
  await expect(page.getByTestId('world-crowd').locator('[data-fact="waits"]')).toHaveAttribute('data-value', /^\d+$/);
  // Unit 101 is no longer among the first.
  await page.getByTestId('world-board').focus();
  await expect(rows.nth(0).getByRole('button')).toHaveText('1');
});

test('a rule is changed, undone, and refused out of its bounds', async ({ page }) => {
  await openWorld(page);
  await choose(page, 'options');
  const otherUnits = page.getByTestId('world-rule-otherUnits');
  await expect(otherUnits).toHaveValue('0');
  await otherUnits.selectOption('1');
  await expect.poll(() => page.url()).toContain('do=od1');
  await page.getByTestId('world-undo').click();
  await expect(otherUnits).toHaveValue('0');
  await page.getByTestId('world-redo').click();
  await expect(otherUnits).toHaveValue('1');
  const budget = page.getByTestId('world-rule-budget');
  await budget.fill('0');
  await budget.press('Tab');
  await expect(page.locator('#world-rule-budget-hint')).toHaveText('This is a whole number from 1 to 10,000,000.');
  await expect(budget).toHaveAttribute('aria-invalid', 'true');
  await budget.fill('250');
  await budget.press('Tab');
  await expect(page.locator('#world-rule-budget-hint')).toContainText('Limit for all searches of a tick');
  await expect.poll(() => page.url()).toContain('do=od1.ob250');
  await page.getByTestId('world-rule-usesInfluence').check();
  await expect.poll(() => page.url()).toContain('do=od1.ob250.oi1');
});

test('islands are reported for the current cell, and for the selected unit', async ({ page }) => {
  const { world } = await currentWorld();
  const islands = world.islands().slice();
  const count = islands.reduce((most, island) => Math.max(most, island), 0);
  const large = islands.indexOf(1);
  const small = islands.indexOf(count);
  const coordinates = (/** @type {number} */ cell) => `${cell % MAP.width},${Math.floor(cell / MAP.width)}`;
  /** @param {number} island */
  const size = (island) => islands.filter((one) => one === island).length;
  await openWorld(page, `${LINK}&do=a${coordinates(large)}&wv=u1`);
  await choose(page, 'layers');
  await page.getByTestId('world-islands').check();
  await page.getByTestId('world-board').focus();
  await page.keyboard.press('Control+Home');
  const goTo = async (/** @type {number} */ cell) => {
    await page.keyboard.press('Control+Home');
    for (let x = 0; x < cell % MAP.width; x++) await page.keyboard.press('ArrowRight');
    for (let y = 0; y < Math.floor(cell / MAP.width); y++) await page.keyboard.press('ArrowDown');
  };
  await goTo(small);
  const cells = size(count);
  const said = page.getByTestId('world-island-said');
  await expect(said).toHaveText(
    `Cell (${coordinates(small)}) is on island ${count} of ${count} with ${cells} ${cells === 1 ? 'cell' : 'cells'}. Unit 1 is on island 1: it cannot get there.`,
  );
  // The cell itself is spoken at each arrow key: its island as well only where that was requested.
  await expect(said).toHaveAttribute('aria-live', 'off');
  await page.getByTestId('world-reach').check();
  await expect(said).toHaveAttribute('aria-live', 'polite');
  await page.getByTestId('world-board').focus();
  await goTo(large);
  await expect(said).toHaveText(
    `Cell (${coordinates(large)}) is on island 1 of ${count} with ${size(1)} cells. Unit 1 is on it, too: it can get there.`,
  );
});

test('arrow keys move between tabs', async ({ page }) => {
  await openWorld(page);
  await page.locator('#world-tab-presets').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#world-panel-units')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('#world-panel-planners')).toBeVisible();
  await expect(page.locator('#world-tab-planners')).toBeFocused();
});

for (const [language, theme, width] of /** @type {const} */ ([
  ['en', 'light', 1280],
  ['zh', 'dark', 390],
])) {
  test.describe(`${language}, ${theme}, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });
    test('axe reports no violations in any panel, and everything in it can be clicked', async ({ page }) => {
      test.slow();
      await openWorld(page, `${LINK}&lang=${language}&theme=${theme}&do=a_20&wv=u2`);
      await page.evaluate(axe);
      for (const name of ['presets', 'units', 'options', 'queue', 'layers', 'planners']) {
        await choose(page, name);
        const panel = page.locator(`#world-panel-${name}`);
        const objections = await page.evaluate(async () => {
          const { axe: judge } = /** @type {{ axe: typeof import('axe-core') }} */ (/** @type {unknown} */ (window));
          const { violations } = await judge.run('#world-rail');
          return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
        });
        expect(objections, name).toEqual([]);
        const small = await panel
          .locator('button:visible, select:visible, input:not([type=checkbox]):visible, label.check:visible')
          .evaluateAll((controls) =>
            controls
              .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 24)
              .map((one) => one.outerHTML),
          );
        expect(small, name).toEqual([]);
        // Chinese text has no English left in it, except names: of the algorithm, of two keys, of a letter in formulas.
        if (language === 'zh')
          expect((await panel.innerText()).replace(/A\*|CSV|\b[ADG]\b/g, ''), name).not.toMatch(/[A-Za-z]/);
        expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth), name).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('if fewer units fit than were requested, those are added, and a message says so', async ({ page }) => {
  await openWorld(page, '#v=1&m=g.random.10.4.0.1&world=1');
  await choose(page, 'units');
  await page.getByTestId('world-add-10').click();
  await page.getByTestId('world-add-100').click();
  await expect(page.getByTestId('units')).toHaveAttribute('data-value', '40');
  await expect(page.getByTestId('world-status')).toHaveText('Added 30 of 100: no free cells are left.');
  await page.getByTestId('world-add-1').click();
  await expect(page.getByTestId('world-status')).toHaveText('No free cell is left for another unit.');
});

test('a refused goal disappears with its unit, and a refused seed does not trap the focus', async ({ page }) => {
  await openWorld(page, `${LINK}&do=a_2&wv=u1`);
  await choose(page, 'units');
  await page.getByTestId('world-goal').fill('99,99');
  await page.getByTestId('world-goal').press('Enter');
  await expect(page.locator('#world-goal-said')).toContainText('That is not a cell of this map');
  await page.getByTestId('world-units').getByRole('button', { name: 'Select unit 2' }).click();
  await expect(page.getByTestId('world-goal')).toHaveValue('');
  await expect(page.getByTestId('world-goal')).not.toHaveAttribute('aria-invalid');
  await expect(page.locator('#world-goal-said')).toHaveText(/^from \(0,0\) to /);
  await choose(page, 'presets');
  await page.getByTestId('world-seed').fill('-1');
  await page.getByTestId('world-seed').press('Tab');
  await expect(page.getByTestId('world-seed')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByTestId('world-seed')).not.toBeFocused();
});

test('lists have room for their longest words', async ({ page }) => {
  await openWorld(page);
  await choose(page, 'planners');
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const id of ['world-speed', 'trials-goals']) {
      const { own, needed } = await page.getByTestId(id).evaluate((list) => {
        const copy = /** @type {HTMLSelectElement} */ (list.cloneNode(true));
        copy.style.cssText = 'position: absolute; width: max-content; min-width: 0; max-width: none; flex: none';
        list.parentElement?.append(copy);
        const needed = copy.offsetWidth;
        copy.remove();
        return { own: /** @type {HTMLElement} */ (list).offsetWidth, needed };
      });
      expect(own, `${id} at ${width}`).toBeGreaterThanOrEqual(needed);
    }
  }
});
