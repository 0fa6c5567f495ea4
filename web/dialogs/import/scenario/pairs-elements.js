// The elements of the card that makes a scenario of pairs.

import { createElement } from '../../../ui/create-element.js';

export function makePairsCard() {
  /** @param {string} key @param {string} name */
  const button = (key, name) =>
    createElement('button', { type: 'button', className: 'button small', data: { testid: name, t: key } });
  const title = createElement('h2', { id: 'pairs-title', tabIndex: -1, data: { t: 'pairs.title' } });
  const about = createElement('p', { className: 'note', data: { testid: 'pairs-about' } });
  const doubt = createElement('p', { className: 'note doubt', hidden: true, data: { testid: 'pairs-doubt' } });
  const add = button('pairs.add', 'pairs-add');
  const random = button('pairs.add_random', 'pairs-random');
  const save = button('pairs.save', 'pairs-save');
  const run = button('pairs.run', 'pairs-run');
  const progress = createElement('progress', { hidden: true, data: { tLabel: 'pairs.progress' } });
  const cancel = button('import.cancel', 'pairs-cancel');
  // Named as it is rendered: it also undoes what it did.
  const clear = createElement('button', { type: 'button', className: 'button small', data: { testid: 'pairs-clear' } });
  const close = button('share.close', 'pairs-close');
  cancel.hidden = true;
  const range = createElement('p', { className: 'note pairs-range', data: { testid: 'pairs-range' } });
  // In a narrow window the sheet covers the status line, which is read out all the same.
  const said = createElement('p', { className: 'note pairs-said', data: { testid: 'pairs-said' } });
  said.setAttribute('aria-hidden', 'true');
  const heads = ['row', 'start', 'goal', 'note'].map((name) =>
    createElement('th', { scope: 'col', data: { t: `pairs.${name}` } }),
  );
  const removing = createElement('span', { className: 'unseen', data: { t: 'pairs.removing' } });
  const body = createElement('tbody');
  const table = createElement(
    'table',
    { className: 'printout pairs-rows', data: { testid: 'pairs-rows' } },
    createElement('caption', { data: { t: 'pairs.rows' } }),
    createElement('thead', {}, createElement('tr', {}, ...heads, createElement('th', { scope: 'col' }, removing))),
    body,
  );
  const box = createElement('div', { className: 'table-box', tabIndex: 0, data: { tLabel: 'pairs.rows' } }, table);
  box.setAttribute('role', 'region');
  const earlier = button('printout.earlier', 'pairs-earlier');
  const later = button('printout.later', 'pairs-later');
  const pager = createElement('div', { className: 'printout-buttons' }, earlier, later);
  const card = createElement(
    'section',
    { className: 'group scenario-card', id: 'pairs-card', hidden: true, data: { testid: 'pairs' } },
    title,
    about,
    doubt,
    createElement('div', { className: 'printout-buttons' }, add, random),
    createElement('div', { className: 'printout-buttons pairs-acts' }, save, run, progress, cancel, clear, close),
    said,
    range,
    box,
    pager,
  );
  card.setAttribute('aria-labelledby', title.id);
  return {
    ...{ card, title, about, doubt, add, random, save, run, progress, cancel, clear, close },
    ...{ body, box, said, range, pager, earlier, later },
  };
}
