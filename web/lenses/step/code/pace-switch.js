// The switch in the transport by which it goes line by line instead of step by step, there while code is shown.

import { createElement } from '../../../ui/create-element.js';
import { byTestId, setLabel } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */

/** @param {AppContext} scene */
export function connectPaceSwitch(scene) {
  const { codeLines, signal } = scene;
  const data = { testid: 'by-line' };
  const button = createElement('button', { type: 'button', className: 'button square by-line', data }, '{ }');
  byTestId('last', HTMLButtonElement).after(button);
  button.addEventListener('click', () => codeLines.update((line) => ({ ...line, isPaced: !line.isPaced })), { signal });
  const render = renderAlways(scene, (_, t) => {
    button.hidden = !codeLines.state.isShown;
    button.setAttribute('aria-pressed', String(codeLines.state.isPaced));
    setLabel(button, t('code.by_line'));
  });
  codeLines.subscribe(render, signal);
}
