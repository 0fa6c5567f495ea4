// Ctrl and K: a field, and below it everything of that name. Choosing an entry acts as if its control had been clicked.

import { cellText, gridPointText, namingOf } from '../../model/coordinates.js';
import { cornersOf, gridPointOfNumbers } from '../../model/counting.js';
import { LANGUAGES } from '../../i18n/languages.js';
import { translator } from '../../i18n/translate.js';
import { createElement } from '../../ui/create-element.js';
import { makeDialog } from '../../ui/dialog.js';
import { byTestId, setText } from '../../ui/query.js';
import { translatePage } from '../../ui/translate-page.js';
import { commandsOf } from './commands.js';
import { cellTyped, found } from './search.js';

/** @import { AppContext } from '../../app/app-context.js' */
/** @typedef {{ text: string, group: string, run: (() => void) | null }} Result `run`: null if there is none */

const LANGUAGE_CODES = /** @type {(keyof typeof LANGUAGES)[]} */ (Object.keys(LANGUAGES));
/** Most results shown: for fewer, type more. */
const MOST = 12;

/** The names of the start or goal, in every language. @param {'start' | 'goal'} end */
const endNames = (end) => LANGUAGE_CODES.map((language) => translator(language)(`cell.${end}`));

/** @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'sheet' | 'places' | 'showCell'>} context */
export function connectPalette({ store, appearance, signal, sheet, places, showCell }) {
  const field = createElement('input', {
    type: 'text',
    className: 'field',
    autocomplete: 'off',
    spellcheck: false,
    data: { testid: 'palette-field', tLabel: 'palette.field', tPlaceholder: 'palette.field' },
  });
  const list = createElement('ul', {
    id: 'palette-results',
    className: 'palette-results',
    data: { tLabel: 'palette.results' },
  });
  const said = createElement('p', { className: 'note' });
  said.setAttribute('role', 'status');
  list.setAttribute('role', 'listbox');
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-controls': list.id,
    'aria-expanded': 'true',
    'aria-autocomplete': 'list',
  })) {
    field.setAttribute(name, value);
  }
  const body = createElement('div', { className: 'palette' }, field, list, said);
  const dialog = makeDialog('palette-dialog', 'palette.title', body, signal);
  translatePage(dialog, translator(appearance.state.language));
  /** @type {Result[]} */
  let results = [];
  let at = 0;

  /** Shows the board, with this cell in view. @param {number} cell */
  const goTo = (cell) => {
    places.leave();
    sheet.close();
    showCell(cell);
    byTestId('board', HTMLElement).focus({ preventScroll: true });
  };
  /** @param {string} typed @returns {Result[]} */
  const resultsOf = (typed) => {
    const t = translator(appearance.state.language);
    const numbers = cellTyped(typed);
    if (numbers !== null) {
      const naming = namingOf(store.state);
      const point = gridPointOfNumbers(numbers, naming);
      const cell = `(${numbers.join(',')})`;
      if (point === null) {
        const [least, greatest] = cornersOf(naming).map((corner) => gridPointText(corner, naming));
        return [
          { text: t('palette.outside', { cell, least: least ?? '', greatest: greatest ?? '' }), group: '', run: null },
        ];
      }
      const index = point.y * naming.width + point.x;
      return [{ text: t('palette.cell', { cell: cellText(index, naming) }), group: '', run: () => goTo(index) }];
    }
    const { board } = store.state;
    const ends = /** @type {const} */ (['start', 'goal']).map((end) => ({
      names: [t(`palette.to_${end}`, { cell: cellText(board[end], namingOf(store.state)) }), ...endNames(end)],
      group: '',
      run: () => goTo(board[end]),
    }));
    const commands = commandsOf(appearance.state.language).map(({ element, run, ...named }) => ({
      ...named,
      run: () => {
        reach(element);
        run();
      },
    }));
    return found([...ends, ...commands], typed, MOST).map(({ names, group, run }) => ({
      text: names[0] ?? '',
      group,
      run,
    }));
  };
  /** An element in the rail has the rail, its lens and its folds opened for it. @param {HTMLElement} element */
  const reach = (element) => {
    if (element.closest('#rail') === null || element.matches('option')) return;
    let fold = element.parentElement?.closest('details');
    for (; fold; fold = fold.parentElement?.closest('details')) fold.open = true;
    sheet.open(element);
  };
  const mark = () => {
    [...list.children].forEach((item, i) => item.setAttribute('aria-selected', String(i === at)));
    const current = list.children[at];
    if (current) field.setAttribute('aria-activedescendant', current.id);
    else field.removeAttribute('aria-activedescendant');
    current?.scrollIntoView({ block: 'nearest' });
  };
  const show = () => {
    const t = translator(appearance.state.language);
    results = resultsOf(field.value);
    at = 0;
    list.replaceChildren(
      ...results.map(({ text, group }, i) => {
        const item = createElement(
          'li',
          { id: `palette-${i}` },
          createElement('span', {}, text),
          createElement('small', {}, group),
        );
        item.setAttribute('role', 'option');
        return item;
      }),
    );
    setText(said, results.length === 0 ? t('palette.none') : t('palette.count', { count: results.length }));
    mark();
  };
  /** @param {number} index */
  const choose = (index) => {
    const run = results[index]?.run;
    if (!run) return;
    dialog.close();
    run();
  };
  field.addEventListener('input', show, { signal });
  field.addEventListener(
    'keydown',
    (event) => {
      const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (steps !== undefined && results.length > 0) at = (at + steps + results.length) % results.length;
      else if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      if (event.key === 'Enter') choose(at);
      else mark();
    },
    { signal },
  );
  list.addEventListener(
    'click',
    ({ target }) => {
      const item = target instanceof Element ? target.closest('li') : null;
      if (item !== null) choose([...list.children].indexOf(item));
    },
    { signal },
  );
  return {
    /** @param {Promise<unknown>} rest the lazy parts of the page, with more to find */
    open: (rest) => {
      if (dialog.open) return;
      field.value = '';
      dialog.showModal();
      field.focus();
      show();
      rest.then(() => dialog.open && show());
    },
  };
}
