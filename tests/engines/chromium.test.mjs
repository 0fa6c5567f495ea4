// The core of the page in Chromium: here it is seen that these tests ask for nothing wrong.
import { chromium } from '@playwright/test';
import { testCore } from './core.mjs';
import { playwrightVisitor } from './playwright-visitor.mjs';

testCore('Chromium', async (site) => {
  const executablePath = process.env['ASTROLABE_CHROMIUM'];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--no-first-run'],
  });
  return playwrightVisitor(browser, site);
});
