// The elements of a scenario's card.

import { make } from '../../../ui/make.js';

export function makeScenarioCard() {
  /** @param {string} key @param {string} name @param {string} [look] */
  const button = (key, name, look = '') =>
    make('button', { type: 'button', className: `button small ${look}`, data: { testid: name, t: key } });
  const title = make('h2', { id: 'scenario-title', tabIndex: -1 });
  const about = make('p', { className: 'note', data: { testid: 'scenario-about' } });
  const doubt = make('p', { className: 'note doubt', data: { testid: 'scenario-doubt' } });
  const progress = make('progress', { data: { tLabel: 'scenario.progress' } });
  const run = button('scenario.again', 'scenario-run');
  const cancel = button('import.cancel', 'scenario-cancel');
  const csv = button('scenario.csv', 'scenario-csv');
  const choose = button('scenario.choose', 'scenario-choose', 'main');
  const close = button('share.close', 'scenario-close');
  const numbers = {
    done: make('dd', { data: { testid: 'scenario-done' } }),
    equal: make('dd', { data: { testid: 'scenario-equal' } }),
    missed: make('dd', { data: { testid: 'scenario-missed' } }),
    expanded: make('dd', { data: { testid: 'scenario-expanded' } }),
    mean: make('dd', { data: { testid: 'scenario-mean' } }),
  };
  const counts = make(
    'dl',
    { className: 'scenario-counts' },
    ...Object.entries(numbers).map(([name, number]) =>
      make('div', {}, make('dt', { data: { t: `scenario.${name}_name` } }), number),
    ),
  );
  const onlyMissed = make('input', { type: 'checkbox', checked: true, data: { testid: 'scenario-only' } });
  const only = make('label', { className: 'check' }, onlyMissed, make('span', { data: { t: 'scenario.only_missed' } }));
  const heads = ['row', 'published', 'found', 'difference', 'expanded'].map((name) =>
    make('th', { scope: 'col', data: { t: `scenario.${name}` } }),
  );
  const body = make('tbody');
  const table = make(
    'table',
    { className: 'printout', data: { testid: 'scenario-rows' } },
    make('caption', { data: { t: 'scenario.rows' } }),
    make('thead', {}, make('tr', {}, ...heads)),
    body,
  );
  const box = make('div', { className: 'table-box', tabIndex: 0, data: { tLabel: 'scenario.rows' } }, table);
  box.setAttribute('role', 'region');
  const range = make('p', { className: 'note printout-range' });
  const earlier = button('printout.earlier', 'scenario-earlier');
  const later = button('printout.later', 'scenario-later');
  const pager = make('div', { className: 'printout-buttons' }, earlier, later);
  const card = make(
    'section',
    { className: 'group scenario-card', id: 'scenario-card', hidden: true, data: { testid: 'scenario' } },
    title,
    about,
    doubt,
    progress,
    counts,
    make('div', { className: 'printout-buttons' }, choose, cancel, run, csv, close),
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
