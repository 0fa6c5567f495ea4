// A visitor who does anything: draws, undoes, searches, plays, opens whatever can be opened, leaves and comes back.
// After each stretch of acts a second page opens the link of the first, and has to show the same; no act may leave an
// error behind. The acts are drawn from a seed:
//
//   ASTROLABE_ACTIONS=5000 ASTROLABE_SEED=7     number of acts, and the seed (120 and 1 by default)
//   ASTROLABE_REPLAY=story.json                 replays the acts of a story that a failure printed
import { readFileSync } from 'node:fs';
import { createRandom } from '../../support/node/random.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { FIRST_LINKS, nextAct } from '../../support/page-driver/visitor-acts.mjs';
import { claimsIn, looksLike, picturesOf, sightOf, statusOf } from '../../support/page-driver/visitor-eyes.mjs';
import { inWords, linkOf, perform } from '../../support/page-driver/visitor-hands.mjs';
import { allFetched, expectThere, placeOf } from '../../support/page-driver/visitor-reach.mjs';
import { comeToRest, mayBeRepaired, openPanels, panelsOf, pause } from '../../support/page-driver/visitor-rest.mjs';
import { sceneOf } from '../../support/page-driver/visitor-scene.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Act, Spot } from '../../support/page-driver/visitor-acts.mjs' */
/** @typedef {{ visit: string, from: string, stretches: Act[][] }} Story */

const ACTS_OF_STRETCH = 15;
const STRETCHES = 4;

// The link of a graph is available through the clipboard only.
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const env = process.env;
const wanted = Number(env['ASTROLABE_ACTIONS'] ?? 120);
const seed = Number(env['ASTROLABE_SEED'] ?? 1);
const replay = env['ASTROLABE_REPLAY'];
/** Not in every run: on a busy machine a picture may lag behind for reasons that are not known yet. */
const comparesPictures = env['ASTROLABE_ACTIONS'] !== undefined || replay !== undefined;

/** @param {Page} page @param {Page} other */
async function lookAlike(page, other) {
  // A page behind another may receive late that the pointer has left its board.
  for (const one of [page, other]) await one.mouse.move(0, 1);
  for (const one of [page, other]) await one.mouse.move(0, 0);
  return looksLike(await picturesOf(page), await picturesOf(other));
}

/**
 * Opens the link in a page of its own, and expects to see the same there.
 * @param {Page} page @param {readonly Spot[]} spots
 */
async function expectSameAfresh(page, spots) {
  // An enlarged code covers everything.
  const code = page.locator('#code-large');
  if (await code.isVisible()) await code.getByRole('button').click();
  if ((await placeOf(page)) === 'share') await page.locator('#share-close').click();
  await allFetched(page);
  const place = await placeOf(page);
  if (place !== 'share') await pause(page, place);
  // A repair depends on the board before; a link searches it anew.
  if (await mayBeRepaired(page, place)) {
    await page.reload();
    await expectThere(page);
    await expect.poll(() => placeOf(page)).toBe(place);
  }
  const claims = claimsIn(await statusOf(page));
  // A graph without nodes has nothing to share.
  if (place === 'graph' && (await page.locator('#graph-empty').isVisible())) return;
  const link = await linkOf(page);
  await comeToRest(page);
  const other = await page.context().newPage();
  const size = page.viewportSize();
  if (size !== null) await other.setViewportSize(size);
  await other.goto(link);
  await expectThere(other);
  await expect.poll(() => placeOf(other)).toBe(place);
  await comeToRest(other);
  await openPanels(other, await panelsOf(page));
  let saidAfresh = '';
  await expect(async () => {
    const [seen, afresh] = [await sightOf(page, spots), await sightOf(other, spots)];
    saidAfresh = afresh.status;
    // If there is no step to go to, the status may report the last action instead of the result.
    expect(seen.status === '' ? { ...afresh, status: '' } : afresh, `seen afresh at ${link}`).toEqual(seen);
  }).toPass({ timeout: 8000 });
  if (place === 'lab' && comparesPictures)
    await expect.poll(() => lookAlike(page, other), `drawn afresh at ${link}`).toBe(true);
  expect(inWords(await linkOf(other)), 'the link of what is seen afresh').toBe(inWords(link));
  // What the status said before the page came to rest also holds for what is shown now.
  const said = ['lab', 'graph'].includes(place) ? (await statusOf(page)) + saidAfresh : claims.join();
  for (const claim of claims) expect(said, 'the status claimed').toContain(claim);
  await other.close();
}

/**
 * @param {Page} page @param {string[]} complaints
 * @param {Story} story of what was done so far; it grows
 * @param {(stretch: number) => AsyncIterable<Act>} acts
 * @param {ReturnType<typeof createRandom>} random for the spots to compare
 */
async function visit(page, complaints, story, acts, random, stretches = STRETCHES) {
  page.setDefaultTimeout(5000);
  await page.goto(story.from);
  await expectThere(page);
  let done = 0;
  for (let stretch = 0; stretch < stretches; stretch++) {
    /** @type {Act[]} */
    const doing = [];
    story.stretches.push(doing);
    for await (const act of acts(stretch)) {
      doing.push(act);
      if (await perform(page, act)) done += 1;
    }
    await expectSameAfresh(
      page,
      Array.from({ length: 3 }, () => [random.below(1000), random.below(1000)]),
    );
    expect(complaints, 'of the console').toEqual([]);
  }
  return done;
}

/** @param {Story} story */
const printed = (story) => `\nASTROLABE_REPLAY: a file with\n${JSON.stringify(story)}\n`;

if (replay !== undefined) {
  const story = /** @type {Story} */ (JSON.parse(readFileSync(replay, 'utf8')));
  test(`story ${story.visit} replayed`, async ({ page, complaints }) => {
    test.setTimeout(10 * 60_000);
    const acts = async function* (/** @type {number} */ stretch) {
      yield* story.stretches[stretch] ?? [];
    };
    await visit(page, complaints, { ...story, stretches: [] }, acts, createRandom(seed), story.stretches.length);
  });
}

for (let stretch = 0; replay === undefined && stretch < Math.ceil(wanted / (ACTS_OF_STRETCH * STRETCHES)); stretch++) {
  const name = `${seed}.${stretch}`;
  test(`visit ${name} leaves a page that its link reproduces`, async ({ page, complaints }) => {
    test.setTimeout(10 * 60_000);
    const random = createRandom(seed * 1_000_003 + stretch);
    /** @type {Story} */
    const story = { visit: name, from: random.pick(FIRST_LINKS), stretches: [] };
    /** @type {string[]} */
    const links = [];
    const acts = async function* () {
      for (let i = 0; i < ACTS_OF_STRETCH; i++) yield nextAct(random, await sceneOf(page), links);
      links.push(new URL(page.url()).hash.slice(1));
    };
    try {
      const done = await visit(page, complaints, story, acts, random);
      // A visitor whose acts all fail proves nothing.
      expect(done).toBeGreaterThan((ACTS_OF_STRETCH * STRETCHES) / 2);
    } catch (error) {
      if (error instanceof Error) error.message += printed(story);
      throw error;
    }
  });
}
