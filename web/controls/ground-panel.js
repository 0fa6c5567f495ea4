// What the brush lays and how thick it is: kinds of ground with their pictures, any other cost by its
// number, four sizes.

import { factorOf } from '../engine/grounds.js';
import { objection } from '../state/notice.js';
import { BRUSHES, GROUNDS, groundName, parseFactor, withBrush, withGround } from '../state/tools.js';
import { withTools } from '../state/state.js';
import { part, setLabel, setText } from './parts.js';
import { connectPopover } from './popover.js';
import { renderAlways } from './render.js';

/** @typedef {import('../state/tools.js').Tools} Tools */

/** @param {import('./render.js').Scene & { conductor: import('./conductor.js').Conductor }} scene */
export function connectGround(scene) {
  const { store, conductor, signal } = scene;
  const button = part('#ground', HTMLButtonElement);
  const field = part('#ground-factor', HTMLInputElement);
  connectPopover({ button, panel: part('#ground-panel', HTMLElement) }, signal);
  /** @param {(tools: Tools) => Tools} next */
  const choose = (next) => store.update((state) => withTools(state, next(state.tools)));

  const grounds = Object.entries(GROUNDS).map(([name, ground]) => {
    const choice = createChoice('ground', String(ground), `ground-${name}`);
    choice.picture.className = 'ground';
    choice.picture.dataset['ground'] = name;
    choice.input.addEventListener('change', () => choose((tools) => withGround(tools, ground)), {
      signal,
    });
    return { ...choice, name, ground };
  });
  part('#grounds', HTMLElement).append(...grounds.map(({ label }) => label));
  const brushes = BRUSHES.map((size) => {
    const choice = createChoice('brush', String(size), `brush-${size}`);
    choice.picture.className = `tip tip-${size}`;
    choice.input.addEventListener('change', () => choose((tools) => withBrush(tools, size)), {
      signal,
    });
    return { ...choice, size };
  });
  part('#brushes', HTMLElement).append(...brushes.map(({ label }) => label));

  field.addEventListener(
    'input',
    () => {
      const factor = parseFactor(field.value);
      field.toggleAttribute('aria-invalid', false);
      if (factor === null) field.setAttribute('aria-invalid', 'true');
      else choose((tools) => withGround(tools, factor));
    },
    { signal },
  );
  field.addEventListener(
    'change',
    () => {
      if (!field.hasAttribute('aria-invalid')) return;
      field.removeAttribute('aria-invalid');
      field.value = String(factorOf(store.state.tools.ground) || 1);
      conductor.say(objection({ key: 'ground.factor_range' }));
    },
    { signal },
  );

  renderAlways(scene, ({ tools }, t) => {
    const { ground, brush } = tools;
    const own = groundName(ground);
    const name = own === null ? t('ground.other', { factor: ground }) : t(`ground.${own}`);
    const size = t('brush.size', { size: brush });
    setLabel(button, t('ground.button', { name, brush: size }));
    const picture = part('.ground', HTMLElement, button);
    picture.dataset['ground'] = own ?? 'other';
    setText(picture, own === null ? String(ground) : '');
    for (const { input, text, name: kind, ground: own } of grounds) {
      input.checked = own === ground;
      const times = factorOf(own) > 0 ? ` ${t('ground.times', { factor: own })}` : '';
      setText(text, `${t(`ground.${kind}`)}${times}`);
    }
    for (const { input, text, label, size: each } of brushes) {
      input.checked = each === brush;
      setText(text, String(each));
      label.title = t('brush.size', { size: each });
    }
    const isTyping = document.activeElement === field;
    if (!isTyping) field.value = String(factorOf(ground) || 1);
  });
}

/**
 * A radio button with a picture and a name.
 * @param {string} group
 * @param {string} value
 * @param {string} testid
 */
function createChoice(group, value, testid) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  const picture = document.createElement('span');
  const text = document.createElement('span');
  label.className = 'choice';
  input.type = 'radio';
  input.name = group;
  input.value = value;
  input.dataset['testid'] = testid;
  picture.setAttribute('aria-hidden', 'true');
  label.append(input, picture, text);
  return { label, input, picture, text };
}
