// The elements of a scenario's card.

import { createElement } from '../../../ui/create-element.js';

export function makeScenarioCard() {
  /** @param {string} key @param {string} name @param {string} [className] */
  const button = (key, name, className = '') =>
    createElement('button', { type: 'button', className: `button small ${className}`, data: { testid: name, t: key } });
  const title = createElement('h2', { id: 'scenario-title', tabIndex: -1 });
  const about = createElement('p', { className: 'note', data: { testid: 'scenario-about' } });
  const doubt = createElement('p', { className: 'note doubt', data: { testid: 'scenario-doubt' } });
  const progress = createElement('progress', { data: { tLabel: 'scenario.progress' } });
  const run = button('scenario.again', 'scenario-run');
  const cancel = button('import.cancel', 'scenario-cancel');
  const csv = button('scenario.csv', 'scenario-csv');
  const choose = button('scenario.choose', 'scenario-choose', 'main');
  const close = button('share.close', 'scenario-close');
  const numbers = {
    done: createElement('dd', { data: { testid: 'scenario-done' } }),
    equal: createElement('dd', { data: { testid: 'scenario-equal' } }),
    missed: createElement('dd', { data: { testid: 'scenario-missed' } }),
    expanded: createElement('dd', { data: { testid: 'scenario-expanded' } }),
    mean: createElement('dd', { data: { testid: 'scenario-mean' } }),
  };
  const counts = createElement(
    'dl',
    { className: 'scenario-counts' },
    ...Object.entries(numbers).map(([name, number]) =>
      createElement('div', {}, createElement('dt', { data: { t: `scenario.${name}_name` } }), number),
    ),
  );
  const onlyMissed = createElement('input', { type: 'checkbox', checked: true, data: { testid: 'scenario-only' } });
  const only = createElement(
    'label',
    { className: 'check' },
    onlyMissed,
    createElement('span', { data: { t: 'scenario.only_missed' } }),
  );
  const heads = ['row', 'published', 'found', 'difference', 'expanded'].map((name) =>
    createElement('th', { scope: 'col', data: { t: `scenario.${name}` } }),
  );
  const body = createElement('tbody');
  const table = createElement(
    'table',
    { className: 'printout', data: { testid: 'scenario-rows' } },
    createElement('caption', { data: { t: 'scenario.rows' } }),
    createElement('thead', {}, createElement('tr', {}, ...heads)),
    body,
  );
  const box = createElement('div', { className: 'table-box', tabIndex: 0, data: { tLabel: 'scenario.rows' } }, table);
  box.setAttribute('role', 'region');
  const range = createElement('p', { className: 'note printout-range' });
  const earlier = button('printout.earlier', 'scenario-earlier');
  const later = button('printout.later', 'scenario-later');
  const pager = createElement('div', { className: 'printout-buttons' }, earlier, later);
  const card = createElement(
    'section',
    { className: 'group scenario-card', id: 'scenario-card', hidden: true, data: { testid: 'scenario' } },
    title,
    about,
    doubt,
    progress,
    counts,
    createElement('div', { className: 'printout-buttons' }, choose, cancel, run, csv, close),
    only,
    range,
    box,
    pager,
  );
  card.setAttribute('aria-labelledby', title.id);
  return {
    ...{ card, title, about, doubt, progress, counts, numbers, run, cancel, csv, choose, close },
    ...{ only, onlyMissed, body, box, range, pager, earlier, later },
  };
}
