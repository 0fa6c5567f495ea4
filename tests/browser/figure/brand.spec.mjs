// The colours and shapes that a page gives its figures, by custom properties and parts.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { LESTER, openHost } from '../../support/page-driver/hosts.mjs';
import { expectStep } from '../../support/page-driver/live-figure.mjs';

/** @import { Page } from '@playwright/test' */

const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'";

/** In the middle of a cell of the board of 7 × 6. @param {Page} page @param {number} x @param {number} y */
const colourAt = (page, x, y) =>
  page.locator('#one').evaluate(
    (element, at) => {
      const map = /** @type {HTMLCanvasElement} */ (element.shadowRoot?.querySelector('.map'));
      const [left, top] = [((at.x + 0.5) * map.width) / 7, ((at.y + 0.5) * map.height) / 6];
      return [...(map.getContext('2d')?.getImageData(left, top, 1, 1).data ?? [])].slice(0, 3);
    },
    { x, y },
  );

test('the board has the colours of the page, and follows when they change', async ({ page, site, complaints }) => {
  await openHost(page, site, {
    policy,
    head: `<style>
      astar-figure { --astar-wall: rebeccapurple; --astar-free: color-mix(in srgb, white, yellow); }
      .night astar-figure { --astar-wall: #123456; --astar-free: #ffffff80; --astar-accent: hsl(120 100% 25%); }
      astar-figure::part(figure) { border-radius: 0; }
    </style>`,
    body: `<astar-figure id="one" src="${LESTER}" controls></astar-figure>`,
  });
  await expectStep(page, 12);
  await expect.poll(() => colourAt(page, 3, 2)).toEqual([102, 51, 153]);
  await expect.poll(() => colourAt(page, 6, 5)).toEqual([255, 255, 128]);
  const figure = page.locator('#one .figure');
  await expect(figure).toHaveCSS('border-radius', '0px');
  await expect(figure).toHaveCSS('--accent', /#06429e/);

  await page.evaluate(() => document.documentElement.classList.add('night'));
  await expect.poll(() => colourAt(page, 3, 2)).toEqual([0x12, 0x34, 0x56]);
  // A colour that lets something shine through is none for a board.
  await expect.poll(() => colourAt(page, 6, 5)).toEqual([255, 255, 255]);
  await expect(figure).toHaveCSS('--accent', '#008000');
  await expect(figure).toHaveCSS('--on-accent', '#FFFFFF');
  // The browser does not like how often this test reads the board.
  const said = complaints.filter((complaint) => !complaint.includes('getImageData'));
  expect(said).toHaveLength(1);
  expect(said.join()).toContain('astar-figure#one: --astar-free="#ffffff80" is not understood');
  complaints.length = 0;

  await page.evaluate(() => document.documentElement.classList.remove('night'));
  await expect.poll(() => colourAt(page, 3, 2)).toEqual([102, 51, 153]);
  await expect(figure).toHaveCSS('--accent', /#06429e/);
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('getImageData')));
});
