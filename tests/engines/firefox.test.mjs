// The core of the page in Firefox.
import { test } from 'node:test';
import { firefox } from '@playwright/test';
import { testCore } from './core.mjs';
import { playwrightVisitor } from './playwright-visitor.mjs';
import { startedOr } from './started.mjs';

const executablePath = process.env['ASTROLABE_FIREFOX'] ?? '';
const { browser, reason } = await startedOr(executablePath === '' ? 'there is none here' : '', () =>
  firefox.launch({ channel: 'moz-firefox', executablePath }),
);
if (browser === null) {
  test('Firefox', { skip: reason });
} else {
  testCore('Firefox', (site) => playwrightVisitor(browser, site));
}
