// Playing a trace: transport, scrubber, speed, and the choices that produce another trace.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectCell, expectValue, open, textsOf } from '../../support/page-driver/page.mjs';

test('the transport goes to every step and stops at both ends', async ({ page }) => {
  await open(page);
  await page.getByTestId('back').click();
  await expectValue(page, 'step', 11);
  await expect(page.getByTestId('status')).toContainText('Step 11 of 12');
  await page.getByTestId('first').click();
  await expectValue(page, 'step', 0);
  await expect(page.getByTestId('status')).toHaveText('Step 0 of 12: nothing is expanded yet.');
  await page.getByTestId('back').click({ force: true });
  await expectValue(page, 'step', 0);
  await page.getByTestId('forward').click();
  await expectValue(page, 'step', 1);
  await page.getByTestId('last').click();
  await expectValue(page, 'step', 12);
  await expect(page.getByTestId('status')).toHaveText('Path found: cost 68, 12 expanded.');
});

test('the numbers are those of the step, and the result of the search stays beside them', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=9');
  const numbers = page.locator('main .statistics').locator('dt, dd');
  await expect(numbers).toHaveText([
    'Step',
    '9 / 12',
    'Expanded',
    '9',
    'Closed',
    '9',
    'Open',
    '8',
    'Cost so far',
    '34',
  ]);
  await expectValue(page, 'cost', 68);
  await expectValue(page, 'expanded', 12);
  await page.getByTestId('first').click();
  await expect(numbers).toHaveText(['Step', '0 / 12', 'Expanded', '0', 'Closed', '0', 'Open', '1', 'Cost so far', '0']);
  await page.getByTestId('last').click();
  await expect(numbers).toHaveText(['Step', '12 / 12', 'Expanded', '12', 'Closed', '12', 'Open', '13', 'Cost', '68']);
  // In the goal's half it is not a cost from the start.
  await page.getByTestId('algorithm').selectOption('bidirectional');
  await page.getByTestId('back').click();
  await expect(numbers.nth(8)).toHaveText('Cost');
});

test('the scrubber goes to a step, cost and expanded stay those of the search', async ({ page }) => {
  await open(page);
  await page.getByTestId('scrubber').fill('5');
  await expectValue(page, 'step', 5);
  await expectValue(page, 'cost', 68);
  await expectValue(page, 'expanded', 12);
  await expect(page.getByTestId('scrubber')).toHaveAttribute('aria-valuetext', 'step 5 of 12');
});

test('play runs to the end and says what it does next', async ({ page }) => {
  await open(page);
  const play = page.getByTestId('play');
  await expect(play).toHaveAttribute('aria-label', 'Play from the start');
  await page.getByTestId('first').click();
  await expect(play).toHaveAttribute('aria-label', 'Play');
  await page.getByTestId('speed').selectOption('1');
  await play.click();
  await expect(play).toHaveAttribute('aria-label', 'Pause');
  await page.getByTestId('speed').selectOption('256');
  await expectValue(page, 'step', 12);
  await expect(play).toHaveAttribute('aria-label', 'Play from the start');
});

test('during play the status and the counter show the same step in every frame', async ({ page }) => {
  await open(page);
  await page.getByTestId('first').click();
  await page.getByTestId('speed').selectOption('16');
  const seen = await page.evaluate(() => {
    const text = (/** @type {string} */ name) => document.querySelector(`[data-testid="${name}"]`)?.textContent ?? '';
    document.querySelector('[data-testid="play"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return new Promise((/** @type {(seen: { step: string, status: string }[]) => void} */ done) => {
      /** @type {{ step: string, status: string }[]} */
      const frames = [];
      const look = () => {
        frames.push({ step: text('step'), status: text('status') });
        if (text('step') === text('steps')) done(frames);
        else requestAnimationFrame(look);
      };
      look();
    });
  });
  const steps = new Set(seen.map(({ step }) => step));
  expect(steps.size).toBeGreaterThan(4);
  for (const { step, status } of seen) {
    const said = /^Step (\d+) of 12/.exec(status)?.[1] ?? (status.startsWith('Path found') ? '12' : status);
    expect(said).toBe(step);
  }
  // The live region follows at its own pace, and announces the last text as well.
  await expect(page.locator('#said')).toHaveText('Path found: cost 68, 12 expanded.');
});

test('play starts again from a finished trace, pause holds it', async ({ page }) => {
  await open(page);
  await page.getByTestId('speed').selectOption('1');
  await page.getByTestId('play').click();
  await expectValue(page, 'step', 0);
  await page.getByTestId('play').click();
  // Not at its end: it would be played from the start.
  await expect(page.getByTestId('play')).toHaveAttribute('aria-label', 'Play');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the trace plays step by step at the chosen speed, and from the beginning when at the end', async ({ page }) => {
    await open(page);
    await page.getByTestId('speed').selectOption('2');
    const steps = await textsOf(page.getByTestId('step'));
    await page.getByTestId('play').click();
    await expect(page.getByTestId('play')).toHaveAttribute('aria-label', 'Pause');
    await expect.poll(async () => (await steps()).slice(0, 3)).toEqual(['0', '1', '2']);
    await page.getByTestId('play').click();
    await expect(page.getByTestId('play')).toHaveAttribute('aria-label', 'Play');
    await page.getByTestId('speed').selectOption('256');
    await page.getByTestId('play').click();
    await expectValue(page, 'step', 12);
    await expect(page.getByTestId('play')).toHaveAttribute('aria-label', 'Play from the start');
  });
});

test('another algorithm shows another answer at the same step', async ({ page }) => {
  await open(page);
  await page.getByTestId('scrubber').fill('5');
  await page.getByTestId('algorithm').selectOption('dijkstra');
  await expect(page.getByTestId('expanded')).not.toHaveAttribute('data-value', '12');
  await expectValue(page, 'step', 5);
  await expect(page.getByTestId('status')).toContainText('Step 5 of');
  await page.getByTestId('costs').selectOption('exact');
  await expectValue(page, 'cost', 6.828);
  await expectValue(page, 'step', 5);
});

test('another algorithm at the end of a trace is shown at its end', async ({ page }) => {
  await open(page);
  await page.getByTestId('algorithm').selectOption('dijkstra');
  await expectValue(page, 'cost', 68);
  await expect(page.getByTestId('expanded')).not.toHaveAttribute('data-value', '12');
  const steps = await page.getByTestId('steps').getAttribute('data-value');
  await expectValue(page, 'step', String(steps));
});

test('a setting that an algorithm ignores is disabled and says why', async ({ page }) => {
  await open(page);
  const [heuristic, weight, tie] = ['heuristic', 'weight', 'tie'].map((name) => page.getByTestId(name));
  if (!heuristic || !weight || !tie) throw new Error('unreachable');
  for (const algorithm of ['dijkstra', 'bfs', 'dfs']) {
    await page.getByTestId('algorithm').selectOption(algorithm);
    await expect(heuristic).toBeDisabled();
    await expect(weight).toBeDisabled();
    await expect(heuristic).toHaveAccessibleDescription(/not used by/);
  }
  await expect(tie).toBeDisabled();
  await expect(tie).toHaveAttribute('title', 'Tie-breaking: not used by Depth-first.');
  await page.getByTestId('algorithm').selectOption('greedy');
  await expect(heuristic).toBeEnabled();
  await expect(weight).toBeDisabled();
  await page.getByTestId('algorithm').selectOption('astar');
  for (const control of [heuristic, weight, tie]) await expect(control).toBeEnabled();
});

test('the corner rule is four pictures to choose from', async ({ page }) => {
  await open(page);
  const corner = page.getByTestId('corner');
  await corner.getByRole('radio', { name: '4-way' }).check();
  await expectValue(page, 'cost', 80);
  await corner.getByRole('radio', { name: 'always' }).check();
  await expectValue(page, 'cost', 56);
  await corner.getByRole('radio', { name: 'no side wall' }).check();
  await expectValue(page, 'cost', 68);
  await corner.getByRole('radio', { name: 'one side wall' }).check();
  await expectValue(page, 'cost', 56);
});

test('costs change the unit of the numbers', async ({ page }) => {
  await open(page);
  await page.getByTestId('costs').selectOption('exact');
  await expectValue(page, 'cost', 6.828);
  await page.getByTestId('costs').selectOption('unit');
  await expectValue(page, 'cost', 6);
});

test('a weight takes effect as it is typed, a wrong one is refused', async ({ page }) => {
  await open(page);
  const weight = page.getByTestId('weight');
  await weight.fill('0');
  await expect(page.getByTestId('expanded')).not.toHaveAttribute('data-value', '12');
  await weight.fill('-3');
  await weight.blur();
  await expect(page.getByTestId('status')).toHaveText('The weight is a number from 0 to 10,000.');
  await expect(weight).toHaveValue('0');
  await weight.fill('1');
  await expectValue(page, 'expanded', 12);
});

test('the figure’s own path results from its own settings', async ({ page }) => {
  await open(page);
  await page.getByText('Advanced').click();
  await page.getByTestId('tie').selectOption('none');
  await page.getByLabel('Stop search when').selectOption('opened');
  await expectValue(page, 'cost', 68);
  for (const cell of [
    { x: 2, y: 3 },
    { x: 2, y: 4 },
    { x: 3, y: 4 },
    { x: 4, y: 4 },
    { x: 5, y: 3 },
  ]) {
    await expectCell(page, cell, /on the path/);
  }
});
