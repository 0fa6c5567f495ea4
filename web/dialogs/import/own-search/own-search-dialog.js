// The dialog "My A*": a field for what another program did on the board, its order of expansion or its path. What is
// refused stays in the field, with the reason below it; what is checked is shown by the cards below the board.

import { translator } from '../../../i18n/translate.js';
import { mayEdit } from '../../../ui/page-address.js';
import { createElement } from '../../../ui/create-element.js';
import { makeDialog } from '../../../ui/dialog.js';
import { byTestId, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';
import { noticeSentence } from '../../../ui/sentences/sentences.js';
import { translatePage } from '../../../ui/translate-page.js';
import { warning } from '../../../model/notice.js';
import { LONGEST_TRACE } from './trace-text.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Notice } from '../../../model/notice.js' */
/** @typedef {'order' | 'path'} Kind */

/**
 * @param {AppContext} context
 * @param {Readonly<Record<Kind, (text: string) => Promise<Notice | null>>>} checks why a text is not checked; null: it is
 */
export function connectOwnSearchDialog(context, checks) {
  const { session, appearance, signal } = context;
  const field = createElement('textarea', {
    id: 'own-search-text',
    className: 'copied',
    rows: 8,
    spellcheck: false,
    data: { testid: 'own-search-text', tPlaceholder: 'own_search.hint' },
  });
  field.setAttribute('aria-describedby', 'own-search-problem');
  const file = createElement('input', { type: 'file', className: 'unseen', data: { testid: 'own-search-file' } });
  const kinds = /** @type {const} */ (['order', 'path']).map((kind) => {
    const choice = createElement('input', { type: 'radio', name: 'own-search-kind', value: kind });
    choice.checked = kind === 'order';
    return createElement(
      'label',
      { className: 'check' },
      choice,
      createElement('span', { data: { t: `own_search.${kind}` } }),
    );
  });
  const problem = createElement('p', { id: 'own-search-problem', className: 'problem', role: 'alert', hidden: true });
  const submit = createElement('button', {
    type: 'submit',
    className: 'button main',
    data: { testid: 'own-search-check', t: 'own_search.check' },
  });
  const form = createElement(
    'form',
    { className: 'dialog-form' },
    createElement('p', { className: 'own-search-about', data: { t: 'own_search.about' } }),
    createElement('label', { htmlFor: field.id, data: { t: 'own_search.text' } }),
    field,
    createElement(
      'fieldset',
      { className: 'own-search-kinds' },
      createElement('legend', { data: { t: 'own_search.kind' } }),
      ...kinds,
    ),
    problem,
    createElement(
      'div',
      { className: 'dialog-buttons' },
      submit,
      createElement(
        'label',
        { className: 'button file' },
        file,
        createElement('span', { data: { t: 'own_search.file' } }),
      ),
    ),
  );
  const dialog = makeDialog('own-search-dialog', 'own_search.heading', form, signal);
  translatePage(dialog, translator(appearance.state.language));

  /** @type {Notice | null} */
  let fault = null;
  const render = renderAlways(context, (_, t) => {
    problem.hidden = fault === null;
    setText(problem, fault === null ? '' : noticeSentence(fault, t));
  });
  /** @param {Notice | null} next */
  const complain = (next) => {
    fault = next;
    render();
  };
  let isPending = false;
  const check = async () => {
    if (isPending) return;
    const text = field.value;
    const kind = kinds.findIndex((label) => label.querySelector('input')?.checked) === 1 ? 'path' : 'order';
    isPending = true;
    submit.setAttribute('aria-busy', 'true');
    let refused;
    try {
      refused = await checks[kind](text);
    } finally {
      isPending = false;
      submit.removeAttribute('aria-busy');
    }
    if (!dialog.open) {
      if (refused !== null) session.say(refused);
      return;
    }
    // Something else may have been typed while the checker was being fetched.
    if (field.value !== text) return;
    complain(refused);
    if (refused === null) dialog.close();
  };
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      check();
    },
    { signal },
  );
  field.addEventListener('input', () => complain(null), { signal });
  file.addEventListener(
    'change',
    async () => {
      const [chosen] = file.files ?? [];
      if (chosen === undefined) return;
      try {
        if (chosen.size > LONGEST_TRACE) throw new RangeError('too long');
        field.value = await chosen.text();
      } catch (error) {
        complain(warning({ key: error instanceof RangeError ? 'own_search.too_long' : 'own_search.unreadable' }));
        return;
      } finally {
        // Otherwise the same file could not be chosen again after it was fixed.
        file.value = '';
      }
      await check();
    },
    { signal },
  );
  byTestId('own-search', HTMLButtonElement).addEventListener(
    'click',
    () => {
      if (!mayEdit()) return;
      complain(null);
      dialog.showModal();
      field.focus();
    },
    { signal },
  );
}
