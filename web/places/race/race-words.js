// The race in words: the name of a lane's setup, its status, and the verdict on its answer.

import { COST_MODELS, DEFAULT_SETTINGS } from '../../engine/options.js';
import { reasonSentence } from '../../ui/sentences/sentences.js';
import { formatNumber } from '../../i18n/translate.js';
import { arrivalOf, hasArrived, stepAt } from './scale.js';
import { rulingOfLane } from './state.js';
import { percentText } from '../../model/referee.js';
import { formatWeight, isPassedOver } from '../../model/settings.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { Lane, LaneResult, RaceState } from './state.js' */

/** Settings that are named if they differ from the default, and the keys of their values. */
const TOLD = /** @type {const} */ ([
  ['corner', 'corner'],
  ['costs', 'costs'],
  ['tie', 'tie'],
  ['openList', 'open-list'],
  ['stop', 'stop'],
  ['update', 'update'],
  ['neighbourOrder', 'neighbours'],
]);

/** A lane's letter, by its position. @param {number} index from 0 */
export const letterOf = (index) => 'ABCD'.charAt(index);

/** "A*, Octile × 1.5, 4-way". @param {SearchSettings} settings @param {Translate} t @returns {string} */
export function setupWords(settings, t) {
  if (settings.program !== 'none') {
    const program = t(`program.${settings.program}`);
    return settings.corrected ? t('race.corrected', { program }) : program;
  }
  /** @param {keyof SearchSettings} name */
  const counts = (name) => !isPassedOver(settings, name) && !(name === 'corner' && settings.board === 'hex');
  const weight =
    settings.weightHundredths === 100 || !counts('weightHundredths')
      ? ''
      : ` × ${formatWeight(settings.weightHundredths)}`;
  const words = [t(`algorithm.${settings.algorithm}`)];
  if (counts('heuristic')) words.push(`${t(`heuristic.${settings.heuristic}`)}${weight}`);
  for (const [name, key] of TOLD) {
    const value = settings[name];
    if (value === DEFAULT_SETTINGS[name] || !counts(name)) continue;
    const known = t(`${key}.${value}`);
    words.push(
      known === `${key}.${value}`
        ? value
        : name === 'costs' && isCosts(value)
          ? t('race.costs', { costs: known })
          : known,
    );
  }
  if (settings.algorithm === 'twotier') words.push(...tierWords(settings, t));
  if (!settings.reopens && counts('reopens')) words.push(t('race.no_reopening'));
  return words.join(t('search.list_separator'));
}

/** @param {SearchSettings} settings @param {Translate} t */
function tierWords({ tiers, clusterSide: side }, t) {
  const kind = tiers === DEFAULT_SETTINGS.tiers ? [] : [t(`tiers.${tiers}`)];
  return side === DEFAULT_SETTINGS.clusterSide ? kind : [...kind, `${side} × ${side}`];
}

/** @param {string} value */
const isCosts = (value) => COST_MODELS.some((name) => name === value);

/** "optimal", "+5.2 %", "no path". @param {LaneResult} result @param {Translate} t */
export function verdictOfLane(result, t) {
  if (result.outcome === 'broken') return t('race.broken');
  if (result.outcome === 'gave-up') return t('race.gave_up');
  const ruling = rulingOfLane(result);
  if (ruling === 'none') return t(result.cost === null ? 'race.no_path' : 'race.unjudged');
  return t(`race.${ruling}`, { percent: percentText(Math.abs(result.excess ?? 0)) });
}

/** The text below a lane's board. @param {RaceState} race @param {Lane} lane @param {Translate} t */
export function laneStatus(race, { phase, reason, result }, t) {
  if (phase === 'refused') return reason === null ? '' : reasonSentence(reason, t);
  if (result === null) return t(`race.${phase}`);
  const step = stepAt(race, result);
  const parts = [];
  if (hasArrived(race, result))
    parts.push(t(result.outcome === 'found' ? 'race.arrived' : 'race.ended', { rank: arrivalOf(race, result) }));
  parts.push(t('race.step', { step, steps: result.steps }));
  if (hasArrived(race, result)) {
    parts.push(t('race.expanded', { expanded: result.expanded }));
    if (result.cost !== null) parts.push(t('race.cost', { cost: formatNumber(result.cost) }));
    parts.push(verdictOfLane(result, t));
  }
  return parts.join(t('race.separator'));
}
