// The rules of the world: each change is a gesture at the current tick, with a line below that explains it.

import { RULES, RULE_GROUPS, ruleGesture, valueOf } from '../state/world-rules.js';
import { createElement } from '../../../ui/create-element.js';
import { query, setText } from '../../../ui/query.js';
import { fillChoice, showChoice } from './panel-parts.js';

/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Part } from '../../../model/notice.js' */
/** @import { Rule } from '../state/world-rules.js' */
/** @import { WorldScene } from '../world.js' */
/** @import { WorldPanel } from './world-panels.js' */
/** @typedef {{ rule: Rule, field: HTMLSelectElement | HTMLInputElement, name: HTMLElement, hint: HTMLElement, line: HTMLElement }} RuleLine */

/** @param {WorldScene} scene @returns {WorldPanel} */
export function connectRules({ session, signal }) {
  const lines = RULES.map(lineOf);
  const groups = RULE_GROUPS.map((group) => {
    const legend = createElement('legend');
    const own = lines.filter(({ rule }) => rule.group === group).flatMap(({ line, hint }) => [line, hint]);
    return { group, legend, set: createElement('fieldset', { className: 'world-rules' }, legend, ...own) };
  });
  query('#world-rules', HTMLElement).append(...groups.map(({ set }) => set));
  /** Refusals of typed values, by rule. @type {Map<RuleLine, Part>} */
  const refused = new Map();
  /** @type {Translate | null} */
  let t = null;

  for (const one of lines) {
    const { rule, field } = one;
    field.addEventListener(
      'change',
      () => {
        const text =
          field instanceof HTMLInputElement && field.type === 'checkbox' ? String(Number(field.checked)) : field.value;
        const gesture = ruleGesture(rule, text);
        refused.delete(one);
        if ('refusal' in gesture) {
          refused.set(one, gesture.refusal);
          session.object(gesture.refusal.key, gesture.refusal.values);
        } else session.act(gesture.script);
        show();
      },
      { signal },
    );
  }
  const show = () => {
    if (t === null) return;
    const words = t;
    const options = session.engine.options();
    for (const { group, legend } of groups) setText(legend, words(`rules.group_${group}`));
    for (const one of lines) {
      const { rule, field, name, hint } = one;
      const refusal = refused.get(one);
      // Under the tutorial's rules the other planning rules have no effect.
      field.disabled = options.asInTutorial === 1 && rule.isInTutorial !== true;
      setText(name, words(`rules.${rule.name}`));
      setText(hint, refusal === undefined ? words(`rules.${rule.name}_hint`) : words(refusal.key, refusal.values));
      hint.classList.toggle('is-error', refusal !== undefined);
      if (refusal !== undefined) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
      const value = valueOf(rule, options);
      if (field instanceof HTMLSelectElement)
        showChoice(field, value, (option) => words(`rules.${rule.name}_${rule.choices?.[Number(option)] ?? ''}`));
      else if (rule.isSwitch) field.checked = value === 1;
      // A field being edited is not overwritten.
      else if (document.activeElement !== field && refusal === undefined) field.value = String(value);
    }
  };
  return {
    show: (_, words) => {
      t = words;
      show();
    },
  };
}

/** @param {Rule} rule @returns {RuleLine} */
function lineOf(rule) {
  const { name: of, choices, isSwitch, low = 0, high = 0 } = rule;
  const id = `world-rule-${of}`;
  const name = createElement('span');
  const hint = createElement('p', { className: 'note', id: `${id}-hint` });
  /** @type {HTMLSelectElement | HTMLInputElement} */
  let field;
  if (choices !== undefined) {
    field = createElement('select', { data: { testid: id } });
    fillChoice(
      field,
      choices.map((_, index) => index),
    );
  } else if (isSwitch) field = createElement('input', { type: 'checkbox', data: { testid: id } });
  else {
    field = createElement('input', {
      type: 'number',
      className: 'field',
      min: String(low),
      max: String(high),
      step: '1',
      inputMode: 'numeric',
      data: { testid: id },
    });
  }
  field.setAttribute('aria-describedby', hint.id);
  const line = isSwitch
    ? createElement('label', { className: 'check' }, field, name)
    : createElement('label', { className: 'world-field' }, name, field);
  return { rule, field, name, hint, line };
}
