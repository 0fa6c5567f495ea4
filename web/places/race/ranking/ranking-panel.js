// The ranking below the lanes: a row for each, sorted by the column whose head is clicked; copied and saved as CSV;
// and an animation of its sort.

import { formatNumber } from '../../../i18n/translate.js';
import { BEST_FIRST, COLUMNS, isRunning, pressed, ranked, rankingCsv, rowOf } from '../../../model/ranking.js';
import { percentText } from '../../../model/referee.js';
import { createElement } from '../../../ui/create-element.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { saveFile } from '../../../ui/save-file.js';
import { copyText } from '../../../ui/copy.js';
import { letterOf, setupWords } from '../race-words.js';
import { hasArrived } from '../scale.js';
import { connectSortWatch } from './sort-watch.js';

/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Column, Ranked, RankingRow, Sorting } from '../../../model/ranking.js' */
/** @import { RacePanel } from '../race-panels.js' */
/** @import { RaceScene } from '../race.js' */
/** @import { RaceState } from '../state.js' */

/** @param {RaceScene} scene @returns {RacePanel} */
export function connectRanking(scene) {
  const { store, appearance, signal } = scene;
  const table = byTestId('ranking', HTMLTableElement);
  const body = query('tbody', HTMLTableSectionElement, table);
  const said = query('#ranking-said', HTMLElement);
  const field = query('#ranking-text', HTMLTextAreaElement);
  /** @type {Sorting} */
  let sorting = BEST_FIRST;
  /** @type {readonly RankingRow[]} */
  let rows = [];
  /** @type {Translate | null} */
  let t = null;
  const heads = connectHeads(
    query('#ranking-heads', HTMLElement),
    (column) => {
      sorting = pressed(sorting, column);
      if (t !== null) draw(store.state, t);
    },
    signal,
  );
  const watch = connectSortWatch(scene, () => ({ rows, sorting }));

  /** @param {RaceState} race @param {Translate} words */
  const draw = (race, words) => {
    rows = race.lanes.map(({ id, settings, phase, result }, index) =>
      rowOf({ id, name: setupWords(settings, words), phase, result }, index),
    );
    // A lane is in the table once it has arrived; the file and the sort have all of them.
    const seen = rows.map((row, index) => {
      const result = race.lanes[index]?.result ?? null;
      return result === null || hasArrived(race, result) ? row : isRunning(row);
    });
    heads(sorting, words);
    showRows(body, ranked(seen, sorting), words);
    watch.show(words);
  };
  const csv = () => rankingCsv(ranked(rows, sorting));
  byTestId('ranking-copy', HTMLButtonElement).addEventListener(
    'click',
    async () => {
      const isCopied = await copyText(csv(), field);
      if (t !== null) setText(said, t(isCopied ? 'ranking.copied' : 'share.selected'));
    },
    { signal },
  );
  byTestId('ranking-save', HTMLButtonElement).addEventListener(
    'click',
    () => {
      saveFile('ranking.csv', new Blob([csv()], { type: 'text/csv' }));
      if (t !== null) setText(said, t('ranking.saved'));
    },
    { signal },
  );
  /** What was shown last: playing the race changes nothing here but the set of arrived lanes. */
  let shown = { lanes: store.state.lanes, arrived: 0, words: '' };
  return {
    show: (race, words) => {
      const { language } = appearance.state;
      const arrived = race.lanes.filter(({ result }) => result !== null && hasArrived(race, result)).length;
      const now = { lanes: race.lanes, arrived, words: language };
      if (now.lanes === shown.lanes && now.arrived === shown.arrived && now.words === shown.words) return;
      shown = now;
      t = words;
      draw(race, words);
    },
    leave: () => {
      shown = { ...shown, words: '' };
      watch.leave();
    },
  };
}

/**
 * A head for each column, with a button that sorts by it.
 * @param {HTMLElement} line @param {(column: Column) => void} onPress @param {AbortSignal} signal
 * @returns {(sorting: Sorting, t: Translate) => void}
 */
function connectHeads(line, onPress, signal) {
  const rank = createElement('th', { scope: 'col' });
  const heads = COLUMNS.map((column) => {
    const button = createElement('button', { type: 'button', data: { column } });
    button.addEventListener('click', () => onPress(column), { signal });
    return { column, button, head: createElement('th', { scope: 'col' }, button) };
  });
  line.append(rank, ...heads.map(({ head }) => head));
  return (sorting, t) => {
    setText(rank, t('ranking.rank'));
    for (const { column, button, head } of heads) {
      setText(button, t(`ranking.${column}`));
      button.title = t(`ranking.${column}_hint`);
      if (column === sorting.column) head.setAttribute('aria-sort', sorting.direction);
      else head.removeAttribute('aria-sort');
    }
  };
}

/** @param {HTMLTableSectionElement} body @param {readonly Ranked[]} list @param {Translate} t */
function showRows(body, list, t) {
  const lines = list.map((one) => [
    one.rank === null ? '–' : String(one.rank),
    ...COLUMNS.map((column) => textOf(one.row, column, t)),
  ]);
  const content = JSON.stringify(lines);
  if (body.dataset['shown'] === content) return;
  body.dataset['shown'] = content;
  body.replaceChildren(
    ...lines.map(([rank = '', name = '', ...cells], index) => {
      const id = list[index]?.row.id ?? 0;
      const head = createElement('th', { scope: 'row' }, name);
      return createElement(
        'tr',
        { data: { lane: String(id) } },
        createElement('td', {}, rank),
        head,
        ...cells.map((text) => createElement('td', {}, text)),
      );
    }),
  );
}

/** @param {RankingRow} row @param {Column} column @param {Translate} t */
export function textOf({ name, values, spread, state }, column, t) {
  const value = values[column];
  if (column === 'lane') return t('ranking.lane_name', { letter: letterOf((values.lane ?? 1) - 1), name });
  if (value === null && column === 'cost' && state !== '') return t(`ranking.state_${state}`);
  if (column === 'excess' && state === 'below-optimum') return t(`ranking.state_${state}`);
  if (value === null) return '–';
  if (column === 'excess') return t('ranking.percent', { percent: signed(value) });
  if (column === 'time')
    return spread === null
      ? timeText(value)
      : t('ranking.spread', {
          time: timeText(value),
          low: timeText(spread.low),
          high: timeText(spread.high),
          runs: spread.runs,
        });
  if (column === 'memory') return memoryText(value);
  return formatNumber(value);
}

/** @param {number} excess */
function signed(excess) {
  if (excess === 0) return '0';
  return `${excess < 0 ? '−' : '+'}${percentText(Math.abs(excess))}`;
}

/** Three significant digits. @param {number} milliseconds */
export function timeText(milliseconds) {
  if (milliseconds >= 100) return String(Math.round(milliseconds));
  return String(Number(milliseconds.toPrecision(3)));
}

/** @param {number} bytes */
function memoryText(bytes) {
  return bytes < 1e6 ? `${formatNumber(Math.ceil(bytes / 100) / 10)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
