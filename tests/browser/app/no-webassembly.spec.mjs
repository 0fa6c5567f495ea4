// A browser that cannot run the core: a sentence in both languages, never a blank page.
import { expect, test } from '../../support/page-driver/fixtures.mjs';

test('without WebAssembly the page says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
  await page.goto('');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Astrolabe needs WebAssembly');
  await expect(alert).toContainText('本页需要 WebAssembly');
  await expect(page.getByTestId('board')).toBeHidden();
});

test('a core that cannot be fetched is reported', async ({ page, complaints }) => {
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('');
  await expect(page.getByRole('alert')).toContainText('Astrolabe could not load its core');
  await expect(page.getByRole('alert')).toContainText('无法加载核心模块');
  // The browser and the module's loader report the missing file themselves.
  complaints.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs', async ({ page, complaints }) => {
    await page.goto('');
    const [english, chinese] = [page.locator('noscript p').first(), page.locator('noscript p').last()];
    await expect(english).toBeVisible();
    await expect(english).toContainText('needs JavaScript');
    await expect(chinese).toBeVisible();
    await expect(chinese).toContainText('需要 JavaScript');
    // The browser itself skips the scripts that the page preloads.
    const others = complaints.filter((complaint) => !/\.js \(csp\)$/.test(complaint));
    complaints.length = 0;
    expect(others).toEqual([]);
  });
});
