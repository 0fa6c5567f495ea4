// Which algorithms the board or the corner rule does not allow: they are off in the list, and it is said why.
// Draws after the other settings, which know nothing of it.

import { lackOf, needsDiagonals } from '../../../model/algorithm-needs.js';
import { EvenGround } from '../../../model/even-ground.js';
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
export function connectLacks(scene) {
  const list = byTestId('algorithm', HTMLSelectElement);
  const note = query('#note-algorithm', HTMLElement);
  const four = query('input[value="four"]', HTMLInputElement, byTestId('corner', HTMLFieldSetElement));
  const label = /** @type {HTMLElement} */ (four.closest('label'));
  const ground = new EvenGround(scene.source);
  renderAlways(scene, ({ settings, board }, t) => {
    const { algorithm, corner } = scene.asWritten(settings);
    const place = { board: settings.board, corner, isEven: ground.isUnder(board), cells: board.width * board.height };
    /** @type {Map<Need, string[]>} */
    const lacking = new Map();
    for (const option of list.options) {
      const lack = lackOf(/** @type {AlgorithmName} */ (option.value), place);
      const name = t(`algorithm.${option.value}`);
      option.title = lack === null ? '' : t(`lack.${lack}`, { algorithms: name });
      if (lack === null) continue;
      lacking.set(lack, [...(lacking.get(lack) ?? []), name]);
      // What is searched with stays as it is, whatever it lacks: then the search itself says so.
      option.disabled ||= option.value !== algorithm;
    }
    const text = list.disabled ? '' : lackText(lacking, t);
    setText(note, text);
    note.hidden = text === '';
    if (text !== '') list.setAttribute('aria-describedby', note.id);
    if (four.disabled || four.checked || !needsDiagonals(algorithm)) return;
    four.disabled = true;
    label.title = t('lack.diagonals', { algorithms: t(`algorithm.${algorithm}`) });
  });
}

/** @param {ReadonlyMap<Need, string[]>} lacking @param {Translate} t */
function lackText(lacking, t) {
  const lines = [...lacking].map(([lack, names]) =>
    t(`lack.${lack}`, { algorithms: names.join(t('search.list_separator')) }),
  );
  return lines.join(t('status.separator'));
}
