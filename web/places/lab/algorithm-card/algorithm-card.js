// The details folded under the choice of the algorithm: what it promises, when to use it, what it costs, and
// where it comes from.

import { descriptorOf } from '../../../engine/options.js';
import { searchedWith } from '../../../model/algorithms.js';
import { query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { Scene } from '../../../ui/render.js' */

const LINES = Object.freeze(/** @type {const} */ (['guarantee', 'use', 'price', 'source']));

/** @param {Scene} scene */
export function connectAlgorithmCard(scene) {
  const fold = query('#about-algorithm', HTMLDetailsElement);
  const list = document.createElement('dl');
  list.className = 'about-lines';
  const lines = LINES.map((name) => {
    const head = document.createElement('dt');
    const words = document.createElement('dd');
    list.append(head, words);
    return { name, head, words };
  });
  fold.append(list);
  renderAlways(scene, ({ settings }, t) => {
    const algorithm = searchedWith(settings);
    const isCoarse = algorithm === 'twotier' && settings.tiers === 'coarse';
    const { clusterSide: side } = settings;
    for (const { name, head, words } of lines) {
      setText(head, t(`about.${name}`));
      const source = name === 'source' && !isCoarse ? descriptorOf(algorithm).source : '';
      setText(
        words,
        source || t(name === 'source' ? 'about.none' : `about.${isCoarse ? 'coarse' : algorithm}_${name}`, { side }),
      );
      // Titles are quoted as they were published.
      if (source === '') words.removeAttribute('lang');
      else words.lang = 'en';
    }
  });
}
