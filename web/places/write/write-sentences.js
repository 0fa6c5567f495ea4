// What is said of a run and of the judge's work. Pure.

import { noticeSentence } from '../../ui/sentences/sentences.js';
import { differenceParts, optionsSentence, orderParts } from '../../ui/sentences/order-sentences.js';

/** @import { CheckedOrder } from '../../engine/jobs/order-check.js' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { Naming } from '../../model/coordinates.js' */
/** @import { Notice } from '../../model/notice.js' */
/** @import { Wrong, Judged } from './judge/judging.js' */
/** @import { Fault } from './runner/code-runner.js' */
/** @import { BoardOrigin, Outcome, WriteState } from './state.js' */

/** @param {Notice['parts']} parts @param {Translate} t @param {Naming} naming */
const say = (parts, t, naming) => noticeSentence({ isError: false, parts }, t, naming);

/** @param {Fault} fault @param {Translate} t */
export function faultSentence({ code, line, found }, t) {
  const sentence = t(`write.fault_${code}`, { found });
  return line > 0 ? t('write.line', { line, sentence }) : capitalized(sentence);
}

/** @param {string} text */
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {Wrong} wrong @param {Translate} t @param {Naming} naming */
function wrongSentence({ flaw, fault }, t, naming) {
  if (fault !== null) return faultSentence(fault, t);
  return flaw === null ? '' : say([flaw.part], t, naming);
}

/** @param {Outcome} outcome @param {Translate} t @param {Naming} naming */
export function outcomeSentence({ recorded, fault, flaw, path, cost, ours }, t, naming) {
  const separator = t('status.separator');
  const { steps: expanded } = recorded;
  const counts = expanded === 0 ? t('write.not_recorded') : t('write.counts', { expanded, ours });
  if (fault !== null || flaw !== null) {
    const wrong = wrongSentence({ fault, flaw }, t, naming);
    return fault !== null ? wrong : [wrong, counts].join(separator);
  }
  return [path === null ? t('write.right_none') : t('write.right', { cost }), counts].join(separator);
}

/** @param {CheckedOrder} checked @param {{ width: number }} board @param {Translate} t @param {Naming} naming */
export function diagnosisSentence(checked, board, t, naming) {
  // How cells are counted is known here.
  const [, ...found] = orderParts(checked);
  return [
    say(found, t, naming),
    optionsSentence(checked, t),
    checked.findings.setups === 0 ? say(differenceParts(checked, board), t, naming) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(t('status.separator'));
}

/** @param {Judged} judged @param {boolean} isExercise @param {number} count of all boards @param {Translate} t */
export function judgedSentence({ phase, done, right, expanded, ours, fault }, isExercise, count, t) {
  if (fault !== null) return faultSentence(fault, t);
  if (phase === 'running') return t('write.judging', { done, count });
  const isAll = phase === 'done' && right === done;
  const key = isAll ? (isExercise ? 'judged_all' : 'judged_own') : phase === 'done' ? 'judged' : `judged_${phase}`;
  const counts = right > 0 && expanded > 0 ? t('write.judged_counts', { right, expanded, ours }) : '';
  return [t(`write.${key}`, { done, right }), counts].filter((one) => one !== '').join(t('status.separator'));
}

/** @param {Judged} judged @param {Translate} t @param {Naming['coordinates']} coordinates */
export function firstWrongSentence({ first }, t, coordinates) {
  if (first === null) return '';
  const { number, kind, width, height } = first.board;
  const values = { number, kind: t(`write.kind_${kind}`), width, height };
  return [t('write.first_wrong', values), wrongSentence(first, t, { width, height, coordinates })].join(
    t('status.separator'),
  );
}

/** @param {BoardOrigin} origin @param {Translate} t */
export function originSentence(origin, t) {
  if (origin.name !== 'judged') return t(`write.origin_${origin.name}`);
  return t('write.origin_judged', { number: origin.number, kind: t(`write.kind_${origin.kind}`) });
}

/** @param {WriteState['exercise']} exercise @param {{ corner: string, costs: string }} lab @param {Translate} t */
export function rulesSentence({ rules }, lab, t) {
  if (rules === null)
    return t('write.rules_own', { corner: t(`corner.${lab.corner}`), costs: t(`costs.${lab.costs}`) });
  return t(rules.corner === 'four' ? 'write.rules_four' : 'write.rules_eight');
}
