// A visitor in a browser that Playwright drives.

/** @import { Browser } from '@playwright/test' */
/** @import { Visitor } from './visitor.d.ts' */

/** @param {Browser} browser ends with its visitor @param {string} site @returns {Promise<Visitor>} */
export async function playwrightVisitor(browser, site) {
  const options = { viewport: { width: 1280, height: 860 }, locale: 'en-GB' };
  // A browser left behind would keep the tests from ending.
  const page = await browser.newPage(options).catch((error) => browser.close().then(() => Promise.reject(error)));
  return {
    async goto(path) {
      // Another fragment alone would load nothing.
      await page.goto('about:blank');
      await page.goto(`${site}${path}`);
    },
    evaluate: (run, ...values) => page.evaluate(`(${run})(...${JSON.stringify(values)})`),
    async drag(first, ...others) {
      if (first === undefined) return;
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    choose: (selector, path) => page.locator(selector).setInputFiles(path),
    close: () => browser.close(),
  };
}
