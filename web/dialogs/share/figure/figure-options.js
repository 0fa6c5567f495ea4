// What a link or a figure does besides the search: asks for the next cell, plays some steps in a loop, marks
// cells, shows the code; and what a figure shows of the page. Read from fields of the dialog, without effect on the page
// itself.

import { cellsFrom, cellsText, loopFrom } from './figure-form.js';
import { CODE_LANGUAGES } from '../../../link/figure-link.js';
import { MOST_CELLS, expandsLeastF } from '../../../model/quiz.js';
import { byTestId, query, setText } from '../../../ui/query.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { View } from '../../../link/link.js' */

const FACES = /** @type {const} */ (['play', 'none', 'full']);
const THEMES = /** @type {const} */ (['light', 'dark']);

/** @typedef {ReturnType<typeof connectFigureOptions>} FigureOptions */

/**
 * @param {AppContext} scene
 * @param {() => void} onChange
 */
export function connectFigureOptions({ store, permalink, signal }, onChange) {
  const quiz = byTestId('figure-quiz', HTMLInputElement);
  const first = byTestId('figure-loop-first', HTMLInputElement);
  const last = byTestId('figure-loop-last', HTMLInputElement);
  const marked = byTestId('figure-cells', HTMLInputElement);
  const code = byTestId('figure-code', HTMLSelectElement);
  const face = query('#figure-face', HTMLSelectElement);
  const theme = query('#figure-theme', HTMLSelectElement);
  const edit = query('#figure-edit', HTMLInputElement);
  const note = query('#figure-options-note', HTMLElement);
  for (const field of [quiz, first, last, marked, code, face, theme, edit])
    field.addEventListener('input', onChange, { signal });
  /** What the fields were filled from. @type {View | null} */
  let adopted = null;

  const canAsk = () => {
    const { settings, board } = store.state;
    return expandsLeastF(settings) && board.width * board.height <= MOST_CELLS;
  };
  const wishes = () => {
    const { board, search } = store.state;
    // A number field has no text if it holds no number.
    const textOf = (/** @type {HTMLInputElement} */ field) => (field.validity.badInput ? '?' : field.value);
    return { ...loopFrom(textOf(first), textOf(last), search.result.steps), marks: cellsFrom(marked.value, board) };
  };

  return {
    /** Taken from the address, once. */
    adopt: () => {
      const { state: view } = permalink.view;
      if (adopted === view) return;
      adopted = view;
      quiz.checked = view.quiz === true;
      first.value = String(view.loop?.first ?? '');
      last.value = String(view.loop?.last ?? '');
      marked.value = cellsText(view.cells ?? []);
      code.value = view.code ?? '';
    },
    /** Of a link, too. @returns {Pick<View, 'quiz' | 'loop' | 'cells' | 'code'>} wrong entries are left out */
    ofLink: () => {
      const { loop, marks } = wishes();
      const isAsked = quiz.checked && canAsk();
      const language = CODE_LANGUAGES.find((name) => name === code.value) ?? null;
      return { quiz: isAsked ? true : null, loop, cells: marks.cells, code: language };
    },
    /** Of a figure only. @returns {Pick<View, 'face' | 'theme' | 'canEdit'>} */
    ofFigure: () => {
      const shows = FACES.find((name) => name === face.value) ?? 'play';
      const isUsual = edit.checked === (shows === 'full');
      return {
        face: shows,
        theme: THEMES.find((name) => name === theme.value) ?? null,
        canEdit: isUsual ? null : edit.checked,
      };
    },
    /** @param {Translate} t */
    render: (t) => {
      const { fault, marks } = wishes();
      quiz.disabled = !canAsk();
      for (const field of [first, last]) field.setAttribute('aria-invalid', String(fault !== null));
      marked.setAttribute('aria-invalid', String(marks.fault !== null));
      const faults = [fault, marks.fault].flatMap((one) => (one === null ? [] : [t(one.key, one.values)]));
      const asked = quiz.disabled ? 'share.quiz_cannot' : 'share.quiz_hint';
      setText(note, faults.length > 0 ? faults.join(' ') : t(asked));
      note.classList.toggle('is-refused', faults.length > 0);
    },
  };
}
