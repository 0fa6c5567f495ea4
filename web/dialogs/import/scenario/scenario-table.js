// The rows of a scenario, a page at a time: those that miss their length, or all that are done. A click
// on a row puts its start and goal on the board.

import { formatNumber } from '../../../i18n/translate.js';
import { isAnswered, pageOfRows, publishedText } from '../../../model/scenario.js';
import { createElement } from '../../../ui/create-element.js';
import { setOff, setText } from '../../../ui/query.js';

/** @import { Row } from '../../../engine/jobs/scenario-answers.js' */
/** @import { ScenarioRun } from '../../../engine/jobs/scenario-run.js' */
/** @import { Translate } from '../../../i18n/translate.js' */

/**
 * @param {{ signal: AbortSignal }} scene
 * @param {ReturnType<typeof import('./scenario-elements.js').makeScenarioCard>} elements
 * @param {ScenarioRun} run
 * @param {(index: number) => void} show
 * @returns {{ render: (t: Translate, isHidden: boolean) => void, reset: () => void }}
 */
export function connectScenarioTable({ signal }, elements, run, show) {
  const { only, onlyMissed, body, box, range, pager, earlier, later } = elements;
  let page = 0;
  /** What the table shows: existing rows need not be rebuilt. */
  let drawn = '';
  /** @type {Translate} */
  let t = (key) => key;

  const rowCount = () => (onlyMissed.checked ? run.answers.missed.length : run.answers.done);
  /** @param {number} index in the list shown */
  const indexAt = (index) => (onlyMissed.checked ? (run.answers.missed[index] ?? 0) : index);
  const draw = () => {
    const count = rowCount();
    const { first, end, page: known, pages } = pageOfRows(page, count);
    page = known;
    box.hidden = count === 0;
    pager.hidden = pages === 1;
    setOff(earlier, page === 0);
    setOff(later, page === pages - 1);
    const isClean = onlyMissed.checked && count === 0 && run.phase === 'done';
    const range_ = count === 0 ? '' : t('scenario.range', { first: first + 1, last: end, all: count });
    setText(range, isClean ? t('scenario.none_missed') : range_);
    const key = [first, end, onlyMissed.checked, t('scenario.row')].join();
    if (key === drawn) return;
    drawn = key;
    body.replaceChildren(
      ...Array.from({ length: end - first }, (_, i) =>
        rowOf(indexAt(first + i), run.answers.row(indexAt(first + i)), t),
      ),
    );
  };
  const reset = () => {
    page = 0;
    drawn = '';
  };
  /** @param {number} step */
  const turn = (step) => {
    page += step;
    draw();
    box.scrollTop = 0;
  };
  onlyMissed.addEventListener(
    'change',
    () => {
      reset();
      draw();
    },
    { signal },
  );
  earlier.addEventListener('click', () => turn(-1), { signal });
  later.addEventListener('click', () => turn(1), { signal });
  body.addEventListener(
    'click',
    ({ target }) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      if (row === null) return;
      for (const other of body.rows) other.removeAttribute('aria-current');
      row.setAttribute('aria-current', 'true');
      show(Number(row.dataset['index']));
    },
    { signal },
  );
  return {
    render: (translate, isHidden) => {
      t = translate;
      only.hidden = isHidden;
      range.hidden = isHidden;
      if (!isHidden) return draw();
      box.hidden = pager.hidden = true;
    },
    reset,
  };
}

/** @param {number} index @param {Row} row @param {Translate} t */
function rowOf(index, row, t) {
  const { outcome, published, found, expanded } = row;
  const button = createElement('button', { type: 'button', title: t('scenario.show') }, String(index + 1));
  const has = isAnswered(row);
  const cells = [
    publishedText(row, t),
    has ? formatNumber(found) : t(`scenario.outcome_${outcome}`),
    has && Number.isFinite(published) ? formatNumber(found - published) : '',
    formatNumber(expanded),
  ];
  return createElement(
    'tr',
    { data: { index: String(index), outcome } },
    createElement('th', { scope: 'row' }, button),
    ...cells.map((text) => createElement('td', {}, text)),
  );
}
