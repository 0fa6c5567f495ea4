// A dialog to paste into, for devices without a paste key: a field for a map, a link, or a picture. What
// cannot be opened stays in the field, with the reason below it.

import { noticeSentence } from '../../ui/sentences/sentences.js';
import { translator } from '../../i18n/translate.js';
import { translatePage } from '../../ui/translate-page.js';
import { offerOf } from './files.js';
import { createElement } from '../../ui/create-element.js';
import { byTestId, setText } from '../../ui/query.js';
import { renderAlways } from '../../ui/render.js';
import { makeDialog } from '../../ui/dialog.js';

/** @import { AppContext } from '../../app/app-context.js' */
/** @import { Importer } from './importer.js' */

/**
 * @param {AppContext} scene
 * @param {Importer} importer
 */
export function connectPasteDialog(scene, importer) {
  const { appearance, signal } = scene;
  const field = createElement('textarea', {
    id: 'paste-text',
    className: 'copied',
    rows: 8,
    spellcheck: false,
    data: { testid: 'paste-text', tPlaceholder: 'import.paste_hint' },
  });
  field.setAttribute('aria-describedby', 'paste-problem');
  const label = createElement('label', { htmlFor: field.id, data: { t: 'import.paste_label' } });
  const problem = createElement('p', { id: 'paste-problem', className: 'problem', role: 'alert' });
  const open = createElement('button', {
    type: 'submit',
    className: 'button main',
    data: { testid: 'paste-open', t: 'import.open' },
  });
  const form = createElement('form', { className: 'dialog-form' }, label, field, problem, open);
  const dialog = makeDialog('paste-dialog', 'import.paste_title', form, signal);
  translatePage(dialog, translator(appearance.state.language));

  let isRefused = false;
  const render = renderAlways(scene, ({ notice }, t) => {
    problem.hidden = !isRefused;
    setText(problem, isRefused ? noticeSentence(notice, t) : '');
  });
  /** @param {boolean} isOn */
  const showProblem = (isOn) => {
    isRefused = isOn;
    render();
  };
  form.addEventListener(
    'submit',
    async (event) => {
      event.preventDefault();
      const text = field.value;
      const before = scene.store.state.notice;
      const isOpened = await importer.openPasted(text);
      // Something else may have been typed while the reader was being fetched.
      if (field.value !== text) return;
      // Something else was opened, or drawn, while a large map was being read: nobody has refused this one.
      if (!isOpened && scene.store.state.notice === before) return;
      showProblem(!isOpened);
      if (!isOpened) return;
      field.value = '';
      dialog.close();
    },
    { signal },
  );
  field.addEventListener('input', () => showProblem(false), { signal });
  field.addEventListener(
    'paste',
    (event) => {
      const offer = offerOf(event.clipboardData, event.clipboardData?.getData('text/plain') ?? '');
      if (offer.files.length === 0) return;
      event.preventDefault();
      dialog.close();
      importer.take(offer);
    },
    { signal },
  );
  byTestId('paste', HTMLButtonElement).addEventListener(
    'click',
    () => {
      showProblem(false);
      dialog.showModal();
      field.focus();
    },
    { signal },
  );
}
