// Programs of one's own: written in the page, run, played, judged; links that carry one.
import { objections } from '../../support/page-driver/axe.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { chooseFile, chooseGround, drag, open, textFile } from '../../support/page-driver/page.mjs';
import { ENDED, editor, openWrite, result, runAndExpect, write } from '../../support/page-driver/write.mjs';
import { REPAIRS, changed, programOf } from '../../support/node/exercises.mjs';

test('a program is run when it is asked for, and what it records is played', async ({ page }) => {
  await open(page, '#v=1&lang=en');
  await page.getByTestId('place-write').click();
  await expect(editor(page)).toBeVisible();
  await page.getByTestId('write-exercise').selectOption('a-star');
  await expect(result(page)).toHaveText('Run shows here what the program records.');
  await page.getByTestId('write-run').click();
  // It plays from the start, and to the end.
  await expect(page.getByTestId('write-cost')).toHaveText('8', { timeout: 20_000 });
  await expect(page.getByTestId('write-step')).toHaveText('13 / 13');
  await expect(result(page)).toHaveText(
    'Right: a shortest path, cost 8. 13 cells expanded; the search here expands 17.',
  );
  await page.getByTestId('write-back').click();
  await expect(page.getByTestId('write-step')).toHaveText('12 / 13');
  await expect(page.getByTestId('write-cost')).toHaveText('–');
  await page.getByTestId('write-last').click();
  // What was found is of this program, and of this map.
  await editor(page).press('Control+End');
  await page.keyboard.type(' ');
  await expect(result(page)).toHaveText('Run shows here what the program records.');
  await expect(page.getByTestId('write-step')).toHaveText('0 / 0');
});

test('the judge says how many answers are right, and shows the first wrong one', async ({ page }) => {
  await openWrite(page, '#v=1&p=write&ex=dijkstra&lang=en');
  await page.getByTestId('write-judge').click();
  const judgement = page.getByTestId('write-judgement');
  await expect(judgement).toHaveText(
    /^757 of 1000 right\. On them: [\d,]+ cells expanded, [\d,]+ by the search here\.$/,
    {
      timeout: 60_000,
    },
  );
  await expect(page.locator('#write-wrong')).toHaveText(/^The first wrong one, map \d+ \(.*\): .* costs? .*\.$/);
  await page.getByTestId('write-show-wrong').click();
  await expect(page.locator('#write-origin')).toHaveText(/^Map \d+ of the judge: /);
  await expect(result(page)).toHaveClass(/is-error/);
  // The order of expansion gives the mistake away, to who asks.
  await expect(page.getByTestId('write-diagnosis')).toBeVisible({ timeout: 30_000 });
  await page.getByTestId('write-diagnosis').locator('summary').click();
  await expect(page.getByTestId('write-diagnosis')).toContainText('The scan compares every cell with the first one.');
  // Repaired on that map, then judged once more.
  await write(page, changed(await programOf('dijkstra'), REPAIRS.dijkstra));
  await page.getByTestId('write-run').click();
  await expect(result(page)).toHaveText(/^Right: /);
  await page.getByTestId('write-judge').click();
  await expect(judgement).toHaveText(/^All 1000 right\. The exercise is done\. /, { timeout: 60_000 });
  await expect(page.getByTestId('write-exercise').locator('option[value="dijkstra"]')).toHaveText(
    '2. Dijkstra’s algorithm ✓',
  );
  await page.getByTestId('write-lab-board').click();
  await expect(page.locator('#write-origin')).toHaveText('The map of the lab');
  // Both outlast the visit.
  await page.reload();
  await expect(editor(page)).toContainText('gOf(open[least])');
  await expect(page.getByTestId('write-exercise').locator('option[value="dijkstra"]')).toHaveText(/✓$/);
});

test('the judge can be stopped, and an endless program ends it', async ({ page }) => {
  await openWrite(page, '#v=1&p=write&ex=breadth-first&lang=en');
  await page.getByTestId('write-judge').click();
  await page.getByTestId('write-stop').click();
  await expect(page.getByTestId('write-judgement')).toHaveText(/^Stopped after \d+ maps?, \d+ right\./);
  await write(page, 'function search() { for (;;); }');
  await expect(page.locator('#write-judged')).toBeHidden();
  await page.getByTestId('write-judge').click();
  await expect(page.getByTestId('write-judgement')).toHaveText(/^0 of 1 right; no more maps were given/, ENDED);
  await expect(page.locator('#write-wrong')).toHaveText(/ended after 2 seconds/);
});

test('hints come one by one, and the first version can be had back', async ({ page }) => {
  await openWrite(page, '#v=1&p=write&ex=heap&lang=en');
  const hints = page.locator('#write-hints li');
  await expect(hints).toHaveCount(0);
  for (let count = 1; count <= 3; count++) {
    await page.getByTestId('write-hint').click();
    await expect(hints).toHaveCount(count);
  }
  await expect(page.getByTestId('write-hint')).toBeHidden();
  await expect(hints.last().locator('code').first()).toHaveText('pop()');
  await write(page, 'mine');
  await page.getByTestId('write-reset').click();
  await expect(editor(page)).toContainText('function search(grid, start, goal, record)');
  await editor(page).press('Control+z');
  await expect(editor(page)).toHaveText('mine');
});

test('mistakes in a program are said with their line, which is marked', async ({ page }) => {
  await openWrite(page);
  const marked = page.locator('#write-editor .cm-marked');
  for (const [code, said, line] of /** @type {const} */ ([
    ['function search() {\n  return nothing;\n}', 'Line 2: nothing is not defined', 'return nothing;'],
    ['function search( {\n', /^Line \d: this is not valid JavaScript\. \S/, ''],
    ['const a = 1;', 'There is no function search(grid, start, goal, record).', null],
    ['async function search() {}', 'search() is asynchronous. It must return the path itself.', null],
    [
      'const search = () => 7;',
      'search() returned 7. A path is a list of cells, each { x, y }; null if there is none.',
      null,
    ],
    [
      'function search(g, s, t, record) {\n\n  record.expand(99, 0);\n}',
      'Line 3: there is no cell 99 0 on this map.',
      'record.expand(99, 0);',
    ],
    ['function search() { return [{ x: 1.5, y: 0 }]; }', 'There is no cell 1.5 0 on this map.', null],
    ['function search() { throw "mine"; }', 'Mine', null],
    ['function search(grid, start, goal) { return [start, goal]; }', /^Step 1, \(1,2\) to \(5,2\), is a jump/, null],
    ['function search(grid, start) { return [start]; }', /^The path ends at \(1,2\), not at the goal\./, null],
    ['function search() { return null; }', /^No path was returned, but there is one of cost 68\./, null],
  ])) {
    await runAndExpect(page, code, said);
    if (line === null) await expect(marked).toHaveCount(0);
    else await expect(marked).toContainText(line);
  }
});

test('what a program writes is shown as text', async ({ page }) => {
  await openWrite(page);
  await write(
    page,
    "function search() {\n  console.log('<img src=x onerror=alert(1)>', { a: [1] }, undefined);\n  for (let i = 0; i < 1e5; i++) console.log('x'.repeat(1000));\n}",
  );
  await page.getByTestId('write-run').click();
  const output = page.getByTestId('write-output');
  await expect(output).toContainText('<img src=x onerror=alert(1)> {"a":[1]} undefined');
  expect((await output.textContent())?.length).toBeLessThan(100_000);
  expect(await output.locator('img').count()).toBe(0);
});

test('where the browser keeps nothing, a program lasts as long as the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('forbidden');
      },
    });
  });
  await openWrite(page);
  await write(page, '// mine');
  await expect(page.getByTestId('write-notice')).toHaveText(
    'This program cannot be kept in the browser: copy it, or its link, before you leave.',
  );
  await page.getByTestId('write-exercise').selectOption('heap');
  await page.getByTestId('write-exercise').selectOption('own');
  await expect(editor(page)).toHaveText('// mine');
});

test('the map is that of the lab, without costs where the exercise has none, and not one of too many cells', async ({
  page,
}) => {
  const seen = 'function search(grid) { console.log(grid.isFree(3, 0), grid.factor(2, 0), grid.width); }';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#v=1&lang=en');
  await drag(page, { x: 3, y: 0 });
  await chooseGround(page, 'swamp');
  await drag(page, { x: 2, y: 0 });
  const output = page.getByTestId('write-output');
  await page.getByTestId('place-write').click();
  await write(page, seen);
  await page.getByTestId('write-run').click();
  await expect(output).toHaveText('false 5 7');
  await page.getByTestId('write-exercise').selectOption('breadth-first');
  await write(page, seen);
  await page.getByTestId('write-run').click();
  await expect(output).toHaveText('false 1 7');
  await page.getByTestId('place-lab').click();
  await chooseFile(
    page,
    textFile(
      'large.txt',
      `S${'.'.repeat(299)}\n`.repeat(1) + `${'.'.repeat(300)}\n`.repeat(298) + `${'.'.repeat(299)}G\n`,
    ),
  );
  await page.getByTestId('place-write').click();
  await expect(page.locator('#write-origin')).toHaveText('An example: the map of the lab is too large here');
});

test('by keyboard: keys write in the editor, Ctrl Enter runs, Escape and Tab lead out', async ({ page }) => {
  await openWrite(page);
  await editor(page).press('Control+a');
  await page.keyboard.type('function search() { // k,.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('return null;');
  await page.keyboard.press('Enter');
  await page.keyboard.type('}');
  await expect(editor(page)).toContainText('// k,.');
  await page.keyboard.press('Control+Enter');
  await expect(result(page)).toHaveText(/^No path was returned/);
  await page.keyboard.press('Escape');
  await expect(page.locator('#write-space')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('write-run')).toBeFocused();
  // Outside of the editor the keys of the transport count, and Escape leaves the place.
  await page.keyboard.press('Escape');
  await expect(page.locator('#write-space')).toBeHidden();
});

for (const [width, height, language, theme] of /** @type {const} */ ([
  [1440, 900, 'en', 'light'],
  [768, 1024, 'zh', 'dark'],
  [390, 844, 'zh', 'light'],
  [390, 844, 'en', 'dark'],
])) {
  test(`nothing is wrong with it at ${width} pixels, ${language}, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openWrite(page, `#v=1&p=write&ex=heap&lang=${language}&theme=${theme}`);
    await page.getByTestId('write-hint').click();
    await page.getByTestId('write-run').click();
    await expect(page.getByTestId('write-step')).not.toHaveText('0 / 0');
    expect(await objections(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const wide = await page.evaluate(() => {
      const place = document.querySelector('#write-space');
      return place === null ? 0 : place.scrollWidth - place.clientWidth;
    });
    expect(wide).toBe(0);
  });
}
