// The words of the cards in the rail, fetched as soon as the page takes input: why a cell stands as it
// does, what the referee says, and what the algorithm chosen is. With them come the switches of dead ends and
// islands, and how cells are named.

import { connectAlgorithmCard } from './algorithm-card.js';
import { connectCoordinates } from './coordinates-panel.js';
import { connectDeadEnds } from './dead-ends.js';
import { connectIslands } from './islands.js';
import { connectLacks } from './lacks.js';
import { connectRefereeSection } from './referee-section.js';
import { connectRelatives } from './relatives.js';
import { connectWhyReasons } from './why-reasons.js';

/**
 * @param {Parameters<typeof connectRefereeSection>[0] & Parameters<typeof connectWhyReasons>[0] &
 *   Parameters<typeof connectLacks>[0] & Parameters<typeof connectRelatives>[0] & Parameters<typeof connectDeadEnds>[0] &
 *   Parameters<typeof connectCoordinates>[0]} scene
 */
export function connectCards(scene) {
  connectWhyReasons(scene);
  connectRefereeSection(scene);
  connectDeadEnds(scene);
  connectIslands(scene);
  connectAlgorithmCard(scene);
  connectLacks(scene);
  connectRelatives(scene);
  connectCoordinates(scene);
}
