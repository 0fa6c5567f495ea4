// How searched cells are shown: the fold "View" of the rail.

import { translator } from '../../../i18n/translate.js';
import { NUMBERS, SHADINGS, withDisplay } from '../../../model/display.js';
import { translatePage } from '../../../ui/translate-page.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { isPassedOver } from '../../../model/settings.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Display } from '../../../model/display.js' */
/** @import { Scene } from '../../../ui/render.js' */
/** @import { State } from '../../../model/state.js' */

const LISTS = /** @type {const} */ ([
  { choice: 'shading', values: SHADINGS },
  { choice: 'numbers', values: NUMBERS },
]);

/** @param {Scene & Pick<AppContext, 'asWritten'>} scene */
export function connectViewPanel(scene) {
  const { store, appearance, signal } = scene;
  const arrows = byTestId('arrows', HTMLInputElement);
  /** @param {Partial<Display>} display */
  const choose = (display) => store.update((state) => withDisplay(state, display));

  for (const { choice, values } of LISTS) {
    const list = byTestId(choice, HTMLSelectElement);
    list.replaceChildren(
      ...values.map((value) => {
        const option = document.createElement('option');
        option.value = value;
        option.dataset['t'] = `view.${choice}_${value}`;
        return option;
      }),
    );
    list.addEventListener('change', () => choose({ [choice]: list.value }), { signal });
  }
  arrows.addEventListener('change', () => choose({ arrows: arrows.checked }), { signal });

  const sum = query('.sums-key', HTMLElement);
  const rail = query('#rail', HTMLElement);
  // The entries of the lists are new in the page and need their texts.
  translatePage(rail, translator(appearance.state.language));
  renderAlways(scene, ({ display, settings }, t) => {
    setText(sum, sumOf(scene.asWritten(settings)));
    const isOrder = display.shading === 'order';
    setText(query('#ramp-first', HTMLElement), t(isOrder ? 'view.first' : 'view.least'));
    setText(query('#ramp-last', HTMLElement), t(isOrder ? 'view.last' : 'view.greatest'));
    for (const { choice } of LISTS) byTestId(choice, HTMLSelectElement).value = display[choice];
    arrows.checked = display.arrows;
    // The legend shows closed cells as the board does.
    document.body.dataset['shading'] = display.shading;
  });
}

/** The formula of F in this search. @param {State['settings']} settings */
function sumOf(settings) {
  if (settings.algorithm === 'greedy') return 'F = H';
  const weight = isPassedOver(settings, 'weightHundredths') ? 1 : settings.weightHundredths / 100;
  return `F = G + ${weight === 1 ? '' : `${weight} × `}H`;
}
