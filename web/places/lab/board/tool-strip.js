// The strip of tools beside the board: which tool, undo, redo.

import { TOOLS, withTool } from '../../../model/drawing/tools.js';
import { withTools } from '../../../model/state.js';
import { byTestId, query, setLabel } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */

/**
 * @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'session'>} scene
 */
export function connectToolStrip(scene) {
  const { store, session, signal } = scene;
  const undo = query('#undo', HTMLButtonElement);
  const redo = query('#redo', HTMLButtonElement);
  const buttons = TOOLS.map((tool) => ({ tool, button: byTestId(`tool-${tool}`, HTMLButtonElement) }));
  for (const { tool, button } of buttons) {
    button.addEventListener(
      'click',
      () => {
        session.cancelDrawing();
        store.update((state) => withTools(state, withTool(state.tools, tool)));
      },
      { signal },
    );
  }
  undo.addEventListener('click', () => session.undo(), { signal });
  redo.addEventListener('click', () => session.redo(), { signal });

  const host = byTestId('board', HTMLElement);
  renderAlways(scene, ({ tools, history }, t) => {
    host.dataset['tool'] = tools.tool;
    for (const { tool, button } of buttons) {
      button.setAttribute('aria-pressed', String(tool === tools.tool));
      const isOutline = tool === 'rectangle' && tools.isOutline;
      setLabel(button, t(isOutline ? 'tool.outline' : `tool.${tool}`));
      if (tool === 'rectangle') button.dataset['shows'] = isOutline ? 'outline' : 'filled';
    }
    setLabel(undo, t('tool.undo'));
    setLabel(redo, t('tool.redo'));
    // Marked (aria-disabled), not disabled: a button disabled while pressed would lose the focus.
    undo.setAttribute('aria-disabled', String(history.past.length === 0));
    redo.setAttribute('aria-disabled', String(history.future.length === 0));
  });
}
