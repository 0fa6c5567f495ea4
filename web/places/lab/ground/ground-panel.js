// What the brush paints, and its size: kinds of ground with their pictures, any other cost by its
// number, danger that is added to the ground, four sizes.

import { addedBy, addingBrush, factorOf } from '../../../engine/grounds.js';
import { warning } from '../../../model/notice.js';
import {
  BRUSHES,
  GROUNDS,
  USUAL_DANGER,
  parseDanger,
  parseFactor,
  withBrush,
  withGround,
} from '../../../model/drawing/tools.js';
import { withTools } from '../../../model/state.js';
import { query, setText } from '../../../ui/query.js';
import { connectPopover } from '../../../ui/popover.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Tools } from '../../../model/drawing/tools.js' */

/** @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'session'>} scene */
export function connectGroundPanel(scene) {
  const { store, session, signal } = scene;
  const button = query('#ground', HTMLButtonElement);
  const field = query('#ground-factor', HTMLInputElement);
  const dangerField = query('#ground-added', HTMLInputElement);
  connectPopover({ button, panel: query('#ground-panel', HTMLElement) }, signal);
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
  const danger = createChoice('ground', 'danger', 'ground-danger');
  danger.picture.className = 'ground';
  danger.picture.dataset['ground'] = 'danger';
  /** The last amount of danger. */
  let usual = USUAL_DANGER;
  danger.input.addEventListener('change', () => choose((tools) => withGround(tools, addingBrush(usual))), { signal });
  query('#grounds', HTMLElement).append(...grounds.map(({ label }) => label), danger.label);
  const brushes = BRUSHES.map((size) => {
    const choice = createChoice('brush', String(size), `brush-${size}`);
    choice.picture.className = `tip tip-${size}`;
    choice.input.addEventListener('change', () => choose((tools) => withBrush(tools, size)), {
      signal,
    });
    return { ...choice, size };
  });
  query('#brushes', HTMLElement).append(...brushes.map(({ label }) => label));

  /**
   * A number that sets the brush, at every keystroke; an invalid one is reset when the field is left.
   * @param {HTMLInputElement} input
   * @param {(text: string) => number | null} parse
   * @param {{ shown: () => number, range: string }} otherwise
   */
  const connectNumber = (input, parse, { shown, range }) => {
    input.addEventListener(
      'input',
      () => {
        const brush = parse(input.value);
        input.toggleAttribute('aria-invalid', false);
        if (brush === null) input.setAttribute('aria-invalid', 'true');
        else choose((tools) => withGround(tools, brush));
      },
      { signal },
    );
    input.addEventListener(
      'change',
      () => {
        if (!input.hasAttribute('aria-invalid')) return;
        input.removeAttribute('aria-invalid');
        input.value = String(shown());
        session.say(warning({ key: range }));
      },
      { signal },
    );
  };
  const factorShown = () => {
    const { ground } = store.state.tools;
    return addedBy(ground) === null ? factorOf(ground) || 1 : 1;
  };
  connectNumber(field, parseFactor, { shown: factorShown, range: 'ground.factor_range' });
  connectNumber(dangerField, parseDanger, { shown: () => usual, range: 'ground.added_range' });

  renderAlways(scene, ({ tools }, t) => {
    const { ground, brush } = tools;
    const added = addedBy(ground);
    if (added !== null) usual = added;
    danger.input.checked = added !== null;
    setText(danger.text, t('ground.danger_adds', { added: usual }));
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
    if (document.activeElement !== field) field.value = String(factorShown());
    if (document.activeElement !== dangerField) dangerField.value = String(usual);
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
