// Which algorithms the board or the corner rule does not allow: they are disabled in the list, with the reason.
// Rendered after the other settings, which know nothing of it.

import { unmetNeed, needsDiagonals } from '../../../model/algorithm-needs.js';
import { UniformTerrain } from '../../../model/uniform-terrain.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AlgorithmName } from 'astrolabe-module' */
/** @import { BoardSource } from '../../../engine/layouts.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Need } from '../../../model/algorithm-needs.js' */
/** @import { AsWritten } from '../../../model/program-choices.js' */
/** @import { Scene } from '../../../ui/render.js' */

/**
 * @param {Scene & {
 *   source: Pick<BoardSource, 'factors'>,
 *   asWritten: AsWritten }} scene
 */
export function connectNeeds(scene) {
  const list = byTestId('algorithm', HTMLSelectElement);
  const note = query('#note-algorithm', HTMLElement);
  const four = query('input[value="four"]', HTMLInputElement, byTestId('corner', HTMLFieldSetElement));
  const label = /** @type {HTMLElement} */ (four.closest('label'));
  const ground = new UniformTerrain(scene.source);
  renderAlways(scene, ({ settings, board }, t) => {
    const { algorithm, corner } = scene.asWritten(settings);
    const facts = { board: settings.board, corner, isEven: ground.isUnder(board), cells: board.width * board.height };
    /** @type {Map<Need, string[]>} */
    const unmet = new Map();
    for (const option of list.options) {
      const need = unmetNeed(/** @type {AlgorithmName} */ (option.value), facts);
      const name = t(`algorithm.${option.value}`);
      option.title = need === null ? '' : t(`need.${need}`, { algorithms: name });
      if (need === null) continue;
      unmet.set(need, [...(unmet.get(need) ?? []), name]);
      // The current algorithm stays enabled whatever it lacks: the search itself then says so.
      option.disabled ||= option.value !== algorithm;
    }
    const text = list.disabled ? '' : needsText(unmet, t);
    setText(note, text);
    note.hidden = text === '';
    if (text !== '') list.setAttribute('aria-describedby', note.id);
    if (four.disabled || four.checked || !needsDiagonals(algorithm)) return;
    four.disabled = true;
    label.title = t('need.diagonals', { algorithms: t(`algorithm.${algorithm}`) });
  });
}

/** @param {ReadonlyMap<Need, string[]>} unmet @param {Translate} t */
function needsText(unmet, t) {
  const lines = [...unmet].map(([need, names]) =>
    t(`need.${need}`, { algorithms: names.join(t('search.list_separator')) }),
  );
  return lines.join(t('status.separator'));
}
