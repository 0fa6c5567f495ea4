// The script for other pages: defines <astar-figure> and makes the links of the text control figures.
// A second inclusion does nothing.

import { takeTiers, takeXray } from '../canvas/layers/draw-board.js';
import { drawTiers } from '../canvas/layers/draw-tiers.js';
import { drawXray, xrayNumbers } from '../canvas/layers/draw-xray.js';
import { HEXES } from '../canvas/hexes.js';
import { takeHexes } from '../canvas/lattice.js';
import { addWords } from '../i18n/translate.js';
import { AstarFigure } from './element.js';
import { connectLinks } from './links.js';
import { VERSION } from '../model/report.js';
import { prepareStyle } from './shadow.js';
import { words } from './words.js';

if (customElements.get('astar-figure') === undefined && prepareStyle()) {
  addWords(words);
  const about = Object.freeze({ version: ASTROLABE_VERSION, links: VERSION, Figure: AstarFigure });
  Object.defineProperty(window, 'Astrolabe', { value: about, configurable: true });
  takeHexes(HEXES);
  takeTiers(drawTiers);
  takeXray({ drawXray, xrayNumbers });
  customElements.define('astar-figure', AstarFigure);
  connectLinks();
}
