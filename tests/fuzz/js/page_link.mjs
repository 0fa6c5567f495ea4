// What follows the # of an address: refused with a sentence, not one of our links, or a link that reads back
// the same, with the graph, the race or the world in it.
import assert from 'node:assert/strict';
import { formatLink, parseLink, sealed } from '../../../web/link/link-text.js';
import { KEYS } from '../../../web/link/link.js';
import { graphPairs, graphRefused, readGraphPairs } from '../../../web/places/graph/link.js';
import { raceRefused, readRace } from '../../../web/places/race/link.js';
import { openedWorld, readWorld, worldPairs } from '../../../web/places/world/link.js';
import { NAMES } from '../../../web/link/near-name.js';
import { mapSize } from '../../../web/link/map-size.js';
import { reasonSentence } from '../../../web/ui/sentences/sentences.js';
import { TABLES, translator } from '../../support/node/words.mjs';

/** @import { Reason } from 'astrolabe-module' */

export const words = [
  ...[...KEYS].flatMap((key) => [`&${key}=`, `${key}-`]),
  ...[...new Set(Object.values(NAMES).flat())],
  ...[
    'v=1',
    'z=',
    '_',
    ',',
    '-',
    'graph',
    'experiments',
    'f-rises',
    'parent',
    'opened.4.3',
    '3-12',
    '3,4.5,6',
    '6,6.up.row',
    'iwsf3u12',
    'g.maze.64.36.0.7',
  ],
];

/** @param {Reason} reason */
function checkReason(reason) {
  for (const language of /** @type {const} */ (['en', 'zh'])) {
    assert.ok(`reason.${reason.code}` in TABLES[language], `${reason.code} has a sentence`);
    const sentence = reasonSentence(reason, translator(language));
    assert.ok(sentence !== '' && sentence.length < 1000 && !/[\0-\x1f]/.test(sentence), 'a sentence that can be shown');
  }
}

/** @param {string} text */
export function check(text) {
  const { link, reason, graph, race, world } = parseLink(text);
  if (reason !== null) return checkReason(reason);
  if (graph !== undefined) return checkGraph(graph);
  if (link === null) return;
  const again = parseLink(`#${formatLink(link)}`);
  assert.ok(again.link, 'what is written is a link');
  // No cells are the same as no statement about cells.
  const cells = link.view.cells?.length === 0 ? null : link.view.cells;
  assert.deepEqual(again.link, { ...link, view: { ...link.view, cells } }, 'that is read as it was written');
  if (link.map !== null) mapSize(link.map);
  if (race !== undefined) checkRace(race);
  if (world !== undefined) checkWorld(world);
}

/** @param {ReadonlyMap<string, string>} pairs */
function checkGraph(pairs) {
  const { link, odd } = readGraphPairs(pairs);
  if (link === null) return checkReason(graphRefused(odd, pairs.get(odd)));
  const written = parseLink(sealed(graphPairs(link)));
  assert.ok(written.graph, 'a graph stays one');
  assert.deepEqual(readGraphPairs(written.graph).link, link, 'a graph is read as it was written');
}

/** @param {ReadonlyMap<string, string>} pairs */
function checkRace(pairs) {
  const { race, odd } = readRace(pairs);
  if (race === null) return checkReason(raceRefused(odd, pairs.get(odd)));
  assert.ok(
    race.setups.length <= 4 && race.display.split >= 0 && race.display.split <= 1,
    'within the bounds of races',
  );
}

/** @param {ReadonlyMap<string, string>} pairs */
function checkWorld(pairs) {
  const { world } = readWorld(pairs);
  const { reason } = openedWorld(pairs);
  if (reason !== null) checkReason(reason);
  if (world === null) return;
  const written = new Map(worldPairs(world));
  const seeded = world.preset === '' ? world : { ...world, seed: 1 };
  assert.deepEqual(readWorld(written).world, seeded, 'a world is read as it was written');
}
