// What is visible on a page at rest, as plain data: two pages that show the same give the same. Each part that a link
// does not hold is left out by name in NOT_IN_LINKS or where it would be read, with the reason.
import { TABLES } from '../node/words.mjs';
import { BOARDS, DIALOGS } from './visitor-scene.mjs';
import { idIn, placeOf, pointsOf } from './visitor-reach.mjs';

/** @import { Spot } from './visitor-acts.mjs' */
/** @import { Page } from '@playwright/test' */
/** @import { Place } from './visitor-scene.mjs' */

/** Left out of the text of a rail or a dialog. */
const NOT_IN_LINKS = [
  // The source of a map, and text about the last gesture instead of the visible state.
  '.top',
  '.status',
  // Other places; tools are the visitor's own.
  'dialog:not([open])',
  '.tools',
  '.world-amount',
  // What a new unit will be; a field of a rule may hold a number that the rule rejects. The rules are in the digest.
  '[data-testid="world-team"]',
  '[data-testid="world-planner"]',
  '[id^="world-rule-"][id$="-hint"]',
  '[data-testid^="world-rule-"][type="number"]',
  // How far the world was run beyond the visible tick.
  '[data-testid="world-last-tick"]',
  // What a preset says about itself, until it is closed; programs keep theirs, for the link names them.
  '.caption',
  // The button that takes the name of the step log's filter, and forms that are filled in by hand.
  '#event-kind',
  '#breakpoint-form',
  '#world-panel-planners',
  // How fast it plays is the visitor's own choice.
  '.speed',
  // Questions for a panel, not for the board.
  '[data-testid="turn-penalty"]',
  '#pairs-card',
  '#scenario-card',
  // Measured anew by each page, and sorted as the visitor likes.
  '#race-panels',
  '#path-quality-rows td:last-child',
  '[role="status"]',
  '[aria-live]',
].join(', ');

/** How far lanes have come, in a race on measured times. */
const MEASURED = '.race-lane-status';

const CLAIMS = [
  'status.found',
  'status.no_path',
  'status.broken',
  'status.gave_up',
  'status.gave_up_local',
  'status.program_no_path',
  'status.step',
  'status.step_f',
  'status.step_zero',
];

/** What a status says about the result or a step, in either language. @param {string} said */
export function claimsIn(said) {
  const tables = [TABLES.en, TABLES.zh];
  return CLAIMS.flatMap((key) =>
    tables.flatMap((table) => {
      const sentence = /** @type {Record<string, string>} */ (table)[key];
      if (sentence === undefined) return [];
      const pattern = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '[^。]+?');
      return said.match(new RegExp(pattern, 'g')) ?? [];
    }),
  );
}

/**
 * Everything visible of the place that the page is in.
 * @param {Page} page @param {readonly Spot[]} spots of the board that are pointed at, too
 */
export async function sightOf(page, spots = []) {
  const place = await placeOf(page);
  const cells = [];
  if (place in BOARDS) for (const spot of spots) cells.push(await cellAt(page, place, spot));
  const isTimed = place === 'race' && (await page.getByTestId('race-metric').inputValue()) === 'time';
  const left = isTimed ? `${NOT_IN_LINKS}, ${MEASURED}` : NOT_IN_LINKS;
  const whole = await page.evaluate(
    ({ place, root, board, left }) => {
      const host = document.querySelector(root) ?? document.body;
      /** Hidden elements may hold old content; a setting counts even when hidden. @param {Element} one */
      const isShown = (one) => one.matches('[data-setting]') || one.checkVisibility();
      const texts = [...host.querySelectorAll('*')].filter(
        (one) => one.checkVisibility() && one.closest(left) === null,
      );
      /** Text directly in an element. @param {Element} element */
      const ownText = (element) =>
        [...element.childNodes]
          .flatMap((node) => (node instanceof Text && node.data.trim() !== '' ? [node.data.trim()] : []))
          .join(' ');
      const values = [...host.querySelectorAll('select, input:not([type="file"])')].filter(
        (one) => one.matches('[data-setting], [data-testid]') && one.closest(left) === null && isShown(one),
      );
      /** @param {Element} one */
      const valueOf = (one) =>
        one instanceof HTMLInputElement && one.type === 'checkbox'
          ? String(one.checked)
          : /** @type {HTMLInputElement} */ (one).value;
      const seen = board === null ? null : document.querySelector(board);
      return {
        place,
        language: document.documentElement.lang,
        said: texts.map(ownText).filter((text) => text !== ''),
        values: Object.fromEntries(
          values.map((one) => [one.getAttribute('data-setting') ?? one.getAttribute('data-testid'), valueOf(one)]),
        ),
        corner: host.querySelector('[name="corner"]:checked')?.getAttribute('value') ?? null,
        size: seen === null ? '' : `${seen.getAttribute('aria-colcount')} × ${seen.getAttribute('aria-rowcount')}`,
        digest:
          place !== 'world' ? null : (document.querySelector('#world-place')?.getAttribute('data-digest') ?? null),
      };
    },
    { place, root: rootOf(place), board: place in BOARDS ? BOARDS[/** @type {'lab'} */ (place)] : null, left },
  );
  // Elsewhere it describes gestures only; without steps, it describes the last gesture, too.
  const status = place === 'lab' || place === 'graph' ? await statusOf(page) : '';
  const steps = ['back', 'forward'].map((name) => page.locator(idIn(place, name)).isEnabled());
  const hasSteps = status !== '' && (await Promise.all(steps)).includes(true);
  return { ...whole, status: hasSteps ? status : claimsIn(status).join(' '), cells };
}

/**
 * The board as it is drawn: the mean red, green, blue and alpha of each of 32 × 32 parts. Move the pointer away from
 * it first: the preview of a tool is not part of it.
 * @param {Page} page @returns {Promise<number[][]>} of each canvas
 */
export function picturesOf(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('#map, #marks')].map((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement) || canvas.width * canvas.height === 0) return [];
      const { width, height } = canvas;
      const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas, 0, 0);
      const data = copy?.getImageData(0, 0, width, height).data ?? [];
      const sums = new Float64Array(32 * 32 * 4);
      const counts = new Float64Array(32 * 32);
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const part = 32 * Math.floor((32 * y) / height) + Math.floor((32 * x) / width);
          counts[part] = (counts[part] ?? 0) + 1;
          for (let channel = 0; channel < 4; channel++) {
            sums[4 * part + channel] = (sums[4 * part + channel] ?? 0) + (data[4 * (y * width + x) + channel] ?? 0);
          }
        }
      }
      return [...sums].map((sum, index) => sum / (counts[index >> 2] ?? 1));
    }),
  );
}

/**
 * Whether the pictures are the same except for the edges of lines, which browsers smooth differently, and the size
 * of numbers, which stays as small as any previous step needed it.
 * @param {readonly number[][]} one @param {readonly number[][]} other
 */
export const looksLike = (one, other) =>
  one.every(
    (parts, canvas) =>
      parts.length === other[canvas]?.length &&
      parts.every((mean, index) => Math.abs(mean - (other[canvas]?.[index] ?? 0)) < 12),
  );

/** @param {Place} place */
const rootOf = (place) => (place === 'lab' ? 'body' : DIALOGS[place]);

/** @param {Page} page */
export async function statusOf(page) {
  const place = await placeOf(page);
  return (await page.locator(idIn(place, 'status')).first().textContent()) ?? '';
}

/** What is said of that cell, and why it has its numbers. @param {Page} page @param {Place} place @param {Spot} spot */
async function cellAt(page, place, spot) {
  const board = page.locator(BOARDS[/** @type {'lab'} */ (place)]);
  if (place === 'graph') {
    // Pressing the button there could draw: its nodes are visited by keys.
    await board.focus();
    for (const key of ['Home', ...Array(spot[0] % 5).fill('ArrowRight')]) await page.keyboard.press(key);
    return {
      label: await board.locator('[role="option"]').textContent(),
      why: await page.getByTestId('graph-why').textContent(),
    };
  }
  if (place === 'world') {
    // A pointer does not move its cursor, which no link holds.
    await board.focus();
    for (const key of [
      'Control+Home',
      ...Array(spot[0] % 8).fill('ArrowRight'),
      ...Array(spot[1] % 8).fill('ArrowDown'),
    ])
      await page.keyboard.press(key);
  } else {
    const [point] = (await pointsOf(page, place, [spot])) ?? [];
    if (point === undefined) return null;
    // Off the cells nothing is hovered, and the cursor counts, which no link holds.
    await board.focus();
    await page.keyboard.press('Control+Home');
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.mouse.move(point.x, point.y);
  }
  return { label: await board.locator('[role="gridcell"]').getAttribute('aria-label'), why: await whyOf(page, place) };
}

/** What the card shows of the hovered cell; its lens is opened, for a hidden card stays empty. @param {Page} page @param {Place} place */
async function whyOf(page, place) {
  if (place !== 'lab') return '';
  await page.getByTestId('lens-cell').evaluate((tab) => tab instanceof HTMLElement && tab.click());
  const said = page.locator('#cell-place, #cell-states, .sums, #why-standing, #why-neighbours:not([hidden])');
  return (await said.allTextContents()).join('\n');
}
