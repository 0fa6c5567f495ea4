// What axe reports on a page as it is.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** @import { Page } from '@playwright/test' */

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @param {Page} page @returns {Promise<string[]>} what axe reports */
export async function objections(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: judge } = /** @type {{ axe: typeof import('axe-core') }} */ (/** @type {unknown} */ (window));
    const { violations } = await judge.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  });
}
