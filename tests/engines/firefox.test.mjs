// The core of the page in Firefox.
import { test } from 'node:test';
import { firefox } from '@playwright/test';
import { testCore } from './core.mjs';
import { playwrightVisitor } from './playwright-visitor.mjs';

const executablePath = process.env['ASTROLABE_FIREFOX'];
if (executablePath === undefined || executablePath === '') {
  test('Firefox', { skip: 'there is no Firefox here' });
} else {
  testCore('Firefox', async (site) => {
    const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
    const visitor = await playwrightVisitor(browser, site);
    return { ...visitor, close: () => browser.close() };
  });
}
