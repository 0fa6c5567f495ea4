// The script for other people's pages: defines <astar-figure> and has the links of the text drive figures.
// Included twice, the second time does nothing.

import { takeTiers } from '../board/draw-board.js';
import { drawTiers } from '../board/draw-tiers.js';
import { HEXES } from '../board/hexes.js';
import { takeHexes } from '../board/lattice.js';
import { addWords } from '../i18n/translate.js';
import { AstarFigure } from './element.js';
import { connectLinks } from './links.js';
import { VERSION } from '../state/report.js';
import { prepareStyle } from './shadow.js';
import { words } from './words.js';

if (customElements.get('astar-figure') === undefined && prepareStyle()) {
  addWords('en', words.en, { areLast: true });
  addWords('zh', words.zh, { areLast: true });
  const about = Object.freeze({ version: ASTROLABE_VERSION, links: VERSION, Figure: AstarFigure });
  Object.defineProperty(window, 'Astrolabe', { value: about, configurable: true });
  takeHexes(HEXES);
  takeTiers(drawTiers);
  customElements.define('astar-figure', AstarFigure);
  connectLinks();
}
