// A pseudo-language: every English sentence in brackets. Visible text without brackets is not among the texts that
// a translator can change.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { open, openLens } from '../../support/page-driver/page.mjs';
import { TABLES } from '../../support/node/words.mjs';

/** @import { Page } from '@playwright/test' */

/** "key":"sentence" as written in the scripts. */
const SENTENCE = /"([a-z][\w-]*(?:\.[\w-]+)+)":("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/g;

/** @param {string} script */
const inBrackets = (script) =>
  script.replace(SENTENCE, (pair, key, text) =>
    key in TABLES.en ? `"${key}":${text[0]}⟦${text.slice(1, -1)}⟧${text[0]}` : pair,
  );

/** What is the same in every language: numbers, cells, signs and formulas; names; the notation of the tutorials' logs. */
const NAMES = new RegExp(
  `^(${[
    'Astrolabe|English|中文|A\\*|(Lazy )?Theta\\*|SVG|PNG|GIF|[A-H]|S|G',
    '[\\d\\s.,:()[\\]%×=+−/…–≥≤→↑↓←↖↗↙↘✓✗●#?-]*',
    '[GHF] =.*|[FG] [\\d.]+|[OCI]:\\(.*',
    '[\\d.]+ ?(KB|MB|ms|µs|s)|\\d+ / s',
    'v=1.*|#v=1.*|https?:.*|<.*|\\(\\d+,\\d+\\).*',
  ].join('|')})$`,
);

/**
 * Texts in sight, and names for the ear, without a bracket.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
async function unbracketed(page) {
  const texts = await page.evaluate(() => {
    /** @type {string[]} */
    const found = [];
    const isSeen = (/** @type {Element | null} */ element) =>
      element?.checkVisibility() === true && element.closest('body [lang], .unseen, script, style, noscript') === null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // A sentence may be split over elements: the one that contains them has the whole text.
      const parent = node.parentElement?.closest('.term')?.parentElement ?? node.parentElement;
      const whole =
        parent?.closest('p, li, td, th, button, summary, option, dd, dt, h1, h2, h3, label, legend, output')
          ?.textContent ??
        node.textContent ??
        '';
      if (isSeen(node.parentElement) && (node.textContent ?? '').trim() !== '' && !whole.includes('⟦'))
        found.push((node.textContent ?? '').trim());
    }
    for (const name of ['title', 'aria-label', 'placeholder']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name) ?? '';
        if (isSeen(element) && text !== '' && !text.includes('⟦')) found.push(text);
      }
    }
    return found;
  });
  return [...new Set(texts)].filter((text) => !NAMES.test(text));
}

/** Everything that can be unfolded is. @param {Page} page */
const unfoldAll = (page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));

/** Where words are, and how one gets there. @type {Record<string, (page: Page) => Promise<void>>} */
const SCENES = {
  'the lab': async (page) => {
    await expect(page.locator('#help-title')).not.toBeEmpty();
    await expect(page.locator('#path-text')).toBeAttached();
    await unfoldAll(page);
    await openLens(page, 'proof');
    await page.getByTestId('xray').check();
    await page.getByTestId('islands').check();
    await page.getByTestId('dead-ends').check();
    await expect(page.locator('#islands-count')).toContainText('⟦');
  },
  'the menu of maps': async (page) => {
    await page.getByTestId('map-menu').click();
    await expect(page.getByTestId('preset-mountain')).toBeVisible();
  },
  'a program as written': async (page) => {
    await page.goto('#v=1&as=unity');
    await expect(page.locator('#program-card .verdict').first()).toContainText('⟦');
  },
  'the dialog that shares': async (page) => {
    await page.getByTestId('share').click();
    await expect(page.locator('#share-dialog h2')).toContainText('⟦');
  },
  'the race': async (page) => {
    await page.getByTestId('race').click();
    await expect(page.getByTestId('ranking').locator('tbody tr').first()).toBeVisible();
  },
  'the world': async (page) => {
    await page.getByTestId('world').click();
    await expect(page.locator('#world-panel-presets button').first()).toContainText('⟦');
  },
  graphs: async (page) => {
    await page.getByTestId('map-menu').click();
    await page.getByTestId('graph-space').click();
    await expect(page.getByTestId('graph-board')).toBeVisible();
  },
};

for (const [name, go] of Object.entries(SCENES)) {
  test(`${name}: no text is left behind by another language`, async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      try {
        const response = await route.fetch();
        await route.fulfill({ response, body: inBrackets(await response.text()) });
      } catch {
        // The page was closed while a request was pending.
      }
    });
    await open(page);
    await go(page);
    expect(await unbracketed(page)).toEqual([]);
  });
}

test('bracketed text is recognized, and text without brackets is found', async ({ page }) => {
  expect(inBrackets('{"page.title":"Astrolabe","other.key":"x"}')).toBe('{"page.title":"⟦Astrolabe⟧","other.key":"x"}');
  await page.setContent('<p>⟦Cost⟧: 5</p><p>Left behind</p><button title="Hint">⟦Go⟧</button><p>(1,2)</p>');
  expect(await unbracketed(page)).toEqual(['Left behind', 'Hint']);
});
