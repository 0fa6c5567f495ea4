// The story of a cell or graph node in searches that do not explain each of its neighbours: when it was opened,
// improved and expanded, and how it got its parent. Pure; knows no DOM.

import { hasTwoHalves, searchedWith } from '../../model/algorithms.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { Push, Story } from '../../model/cell-story.js' */
/** @typedef {(node: number) => string} NameOf a cell or a node */

/**
 * How it got its parent, one sentence for each half that has reached it.
 * @param {Story} story @param {SearchSettings} settings @param {NameOf} nameOf @param {Translate} t
 */
export function parentSentences({ pushes }, settings, nameOf, t) {
  return pushes.filter(({ parent }) => parent >= 0).map((push) => parentSentence(push, settings, nameOf, t));
}

/** For one with a parent. @param {Push} push @param {SearchSettings} settings @param {NameOf} nameOf @param {Translate} t */
export function parentSentence(push, settings, nameOf, t) {
  const { parent, from, isCorrected, layer, step, g } = push;
  const values = { parent: nameOf(parent), from: nameOf(from), step, g };
  if (hasTwoHalves(settings)) return t(layer === 1 ? 'story.backward' : 'story.forward', values);
  const algorithm = searchedWith(settings);
  if (isCorrected) return t('story.corrected', values);
  if (algorithm === 'theta') return t(parent === from ? 'story.theta_beside' : 'story.theta_line', values);
  return t(algorithm === 'twotier' && settings.tiers === 'coarse' ? 'story.coarse' : `story.${algorithm}`, values);
}

/** When each event happened to it. @param {Story} story @param {Translate} t @returns {string[]} */
export function timesSentences({ times }, t) {
  const reported = /** @type {const} */ (['opened', 'improved', 'reopened', 'expanded']).filter(
    (name) => times[name].times > 0,
  );
  return reported.map((name) => t(times[name].times > 1 ? `story.${name}_again` : `story.${name}`, times[name]));
}
