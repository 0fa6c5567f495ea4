// The rules of a world that can be changed while it runs: each with its letter in a script, its choices or bounds,
// and the gesture that changes it. Pure. core/world/options.h documents their meaning.

import { parseWhole } from '../../../model/maps/generators.js';

/** @import { WorldOptions } from '../../../../wasm/types/world.d.ts' */
/** @import { Part } from '../../../model/notice.js' */
/** @typedef {'tutorial' | 'units' | 'sight' | 'queue' | 'local' | 'influence'} RuleGroup */
/**
 * @typedef {object} Rule
 * @property {keyof WorldOptions} name of its texts: rules.NAME and rules.NAME_hint
 * @property {string} letter in the script
 * @property {RuleGroup} group
 * @property {readonly string[]} [choices] by their numbers in the script; rules.NAME_CHOICE are their texts
 * @property {boolean} [isSwitch] 0 or 1
 * @property {boolean} [isInTutorial] it also applies under the tutorial's rules
 * @property {number} [low]
 * @property {number} [high]
 */

/** In the order of the page. @type {readonly Rule[]} */
export const RULES = Object.freeze(
  /** @type {Rule[]} */ ([
    { name: 'asInTutorial', letter: 'a', group: 'tutorial', isSwitch: true, isInTutorial: true },
    { name: 'otherUnits', letter: 'd', group: 'units', choices: ['blocked', 'alone'] },
    { name: 'goals', letter: 'g', group: 'units', choices: ['stay', 'random', 'fro', 'leave'], isInTutorial: true },
    { name: 'patience', letter: 'p', group: 'units', low: 1, high: 1000 },
    { name: 'terrainTakesTicks', letter: 't', group: 'units', isSwitch: true },
    { name: 'sight', letter: 's', group: 'sight', choices: ['all', 'lines', 'radius'] },
    { name: 'sightRadius', letter: 'r', group: 'sight', low: 1, high: 64 },
    { name: 'budget', letter: 'b', group: 'queue', low: 1, high: 10_000_000, isInTutorial: true },
    { name: 'slots', letter: 'n', group: 'queue', low: 1, high: 64 },
    { name: 'mostBegun', letter: 'm', group: 'queue', low: 1, high: 1000 },
    { name: 'localRadius', letter: 'l', group: 'local', low: 1, high: 64 },
    { name: 'localStepLength', letter: 'e', group: 'local', low: 1, high: 100 },
    { name: 'localSteps', letter: 'k', group: 'local', low: 1, high: 1000 },
    { name: 'localShifts', letter: 'h', group: 'local', isSwitch: true },
    { name: 'usesInfluence', letter: 'i', group: 'influence', isSwitch: true },
    { name: 'standingInfluence', letter: 'u', group: 'influence', low: 0, high: 10_000 },
    { name: 'crowdingInfluence', letter: 'c', group: 'influence', low: 0, high: 10_000 },
    { name: 'lossInfluence', letter: 'x', group: 'influence', low: 0, high: 10_000 },
    { name: 'decayTicks', letter: 'f', group: 'influence', low: 0, high: 10_000 },
  ]),
);

/** @type {readonly RuleGroup[]} */
export const RULE_GROUPS = Object.freeze(['tutorial', 'units', 'sight', 'queue', 'local', 'influence']);

/** @param {Rule} rule @param {Partial<WorldOptions>} options @returns {number} as in the script */
export function valueOf({ name, choices }, options) {
  const value = options[name];
  return choices === undefined ? Number(value ?? 0) : Math.max(0, choices.indexOf(String(value)));
}

/**
 * The gesture that sets a rule to the typed or chosen value.
 * @param {Rule} rule @param {string} text a whole number
 * @returns {{ script: string } | { refusal: Part }}
 */
export function ruleGesture({ letter, choices, isSwitch, low = 0, high = 0 }, text) {
  const most = choices === undefined ? (isSwitch ? 1 : high) : choices.length - 1;
  const value = parseWhole(text, low, most);
  return value === null
    ? { refusal: { key: 'rules.range', values: { low, high: most } } }
    : { script: `o${letter}${value}` };
}

/** All rules as one token, which transfers them to another world. @param {WorldOptions} options */
export function rulesScript(options) {
  return `o${RULES.map((rule) => `${rule.letter}${valueOf(rule, options)}`).join('')}`;
}
