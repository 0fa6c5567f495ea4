// An animated sort: bars that are compared and moved, step by step, forward and back; of the ranking above, of
// seeded random numbers, or of the measurements of a batch.

import { formatNumber } from '../../../i18n/translate.js';
import { parseWhole, MAX_SEED } from '../../../model/maps/generators.js';
import { compareValues } from '../../../model/ranking.js';
import { MOST_SORTED, sampleNumbers } from './sample.js';
import { SORTS, sortAt, sortLog } from './sorting.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { connectTransport, makeTransport, placeTransport } from '../../../ui/transport/transport.js';
import { batchOf } from '../batch/batch-of.js';
import { letterOf } from '../race-words.js';
import { SortStage } from './sort-stage.js';

/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { RankingRow, Sorting } from '../../../model/ranking.js' */
/** @import { RaceScene } from '../race.js' */
/** @import { SortEvent, SortName } from './sorting.js' */
/** @typedef {{ names: readonly string[], areLanes: boolean, values: readonly (number | null)[], direction: Sorting['direction'] }} Items */

/** Milliseconds that playing a sort takes, and the least and the most per step. */
const WHOLE = 15_000;
const QUICKEST = 16;
const SLOWEST = 700;

/** @param {RaceScene} scene @param {() => { rows: readonly RankingRow[], sorting: Sorting }} ranking */
export function connectSortWatch(scene, ranking) {
  const { signal } = scene;
  const fold = query('#sorting', HTMLDetailsElement);
  const sort = byTestId('sorting-sort', HTMLSelectElement);
  const of = byTestId('sorting-of', HTMLSelectElement);
  const count = byTestId('sorting-count', HTMLInputElement);
  const seed = byTestId('sorting-seed', HTMLInputElement);
  const stage = new SortStage(query('#sorting-stage', HTMLElement));
  const batch = batchOf(scene);
  [count.value, seed.value] = ['24', '1'];
  sort.append(...SORTS.map((name) => new Option('', name)));
  of.append(new Option('', 'sample'), new Option('', 'ranking'));
  /** @type {Translate} */
  let t = (key) => key;
  /** @type {Items} */
  let items = { names: [], areLanes: false, values: [], direction: 'ascending' };
  let log = sortLog('merge', 0, () => 0);
  let step = 0;
  /** What is sorted, as text: a change restarts the sort. */
  let sorted = '';
  let timer = 0;

  const isPlaying = () => timer !== 0;
  const pause = () => {
    clearTimeout(timer);
    timer = 0;
  };
  /** @returns {Items} */
  const chosen = () => {
    if (of.value === 'ranking') {
      const { rows, sorting } = ranking();
      const names = rows.map(({ values }) => letterOf((values.lane ?? 1) - 1));
      return {
        names,
        areLanes: true,
        values: rows.map(({ values }) => values[sorting.column]),
        direction: sorting.direction,
      };
    }
    const lane = batch.lanes[Number(of.value.replace('batch-', ''))];
    if (of.value.startsWith('batch-') && lane !== undefined) {
      const values = Array.from(
        { length: Math.min(lane.answers.done, MOST_SORTED) },
        (_, index) => lane.answers.row(index).expanded,
      );
      return numbered(values);
    }
    const values = sampleNumbers(
      parseWhole(count.value, 2, MOST_SORTED) ?? 2,
      parseWhole(seed.value, 0, MAX_SEED) ?? 1,
    );
    return numbered(values);
  };
  const prepare = () => {
    const next = chosen();
    const name = /** @type {SortName} */ (sort.value);
    const text = JSON.stringify([name, next]);
    if (text === sorted) return;
    pause();
    sorted = text;
    items = next;
    const { values, direction } = items;
    log = sortLog(name, values.length, (a, b) => compareValues(values[a], values[b], direction));
    step = 0;
    stage.set(items, name === 'merge');
  };
  const draw = () => {
    if (!fold.open) return;
    const picture = sortAt(log, step);
    stage.show(picture, isPlaying() && delay() < 100);
    setText(byTestId('sorting-at', HTMLElement), t('sorting.at', { step, steps: log.events.length }));
    setText(
      byTestId('sorting-comparisons', HTMLElement),
      t('sorting.so_far', { value: picture.comparisons, all: log.comparisons }),
    );
    setText(byTestId('sorting-moves', HTMLElement), t('sorting.so_far', { value: picture.moves, all: log.moves }));
    const line = query('#sorting-step', HTMLElement);
    // While it plays there would be too much to announce.
    line.setAttribute('aria-live', isPlaying() ? 'off' : 'polite');
    setText(line, sentence(picture.event, items, step === log.events.length ? log.order : null, t));
    const end = log.events.length;
    const positionText = t('sorting.at', { step, steps: end });
    showTransport({ position: step, end, positionText, isPlaying: isPlaying(), speed: 0 }, t);
  };
  const delay = () => Math.min(Math.max(WHOLE / Math.max(log.events.length, 1), QUICKEST), SLOWEST);
  /** @param {number} to */
  const go = (to) => {
    pause();
    step = Math.min(Math.max(to, 0), log.events.length);
    draw();
  };
  const tick = () => {
    step += 1;
    timer = step < log.events.length ? window.setTimeout(tick, delay()) : 0;
    draw();
  };
  const play = () => {
    if (isPlaying()) return go(step);
    if (step === log.events.length) step = 0;
    if (log.events.length > 0) timer = window.setTimeout(tick, delay());
    draw();
  };
  const transport = makeTransport('sorting-');
  placeTransport(transport, fold);
  const showTransport = connectTransport(
    transport,
    { jump: go, stepBy: (steps) => go(step + steps), togglePlay: play, setSpeed: () => {}, changeSpeed: () => {} },
    { signal },
  );
  const begin = () => {
    prepare();
    draw();
  };
  for (const control of [sort, of, count, seed]) {
    control.addEventListener(
      'change',
      () => {
        showSample();
        begin();
      },
      { signal },
    );
  }
  fold.addEventListener(
    'toggle',
    () => {
      if (!fold.open) return pause();
      begin();
    },
    { signal },
  );
  const observer = new ResizeObserver(() => fold.open && stage.fit());
  observer.observe(fold);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  const showSample = () => {
    for (const label of fold.querySelectorAll('.when-sample')) label.toggleAttribute('hidden', of.value !== 'sample');
    for (const [field, low, high] of /** @type {const} */ ([
      [count, 2, MOST_SORTED],
      [seed, 0, MAX_SEED],
    ])) {
      if (parseWhole(field.value, low, high) === null) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
    }
  };
  /** A choice for each setup that a batch has rows of. */
  const showChoices = () => {
    const rows = batch.lanes
      .map(({ answers }, index) => ({ value: `batch-${index}`, index, done: answers.done }))
      .filter(({ done }) => done > 1);
    while (of.options.length > 2 + rows.length) of.remove(of.options.length - 1);
    rows.forEach(({ value }, index) => {
      const option = of.options[index + 2];
      if (option === undefined) of.append(new Option('', value));
      else option.value = value;
    });
    for (const option of of.options) {
      const index = rows.find(({ value }) => value === option.value)?.index ?? 0;
      setText(
        option,
        t(`sorting.of_${option.value.replace(/-.*/, '')}`, { letter: letterOf(index), most: MOST_SORTED }),
      );
    }
    for (const option of sort.options) setText(option, t(`sorting.${option.value}`));
  };
  return {
    /** @param {Translate} words */
    show: (words) => {
      t = words;
      showChoices();
      showSample();
      if (fold.open) begin();
    },
    leave: () => {
      pause();
      draw();
    },
  };
}

/** @param {readonly number[]} values @returns {Items} named by their positions */
function numbered(values) {
  return { names: values.map((_, index) => String(index + 1)), areLanes: false, values, direction: 'ascending' };
}

/**
 * What a step did, and at the end the resulting order.
 * @param {SortEvent | null} event @param {Items} items
 * @param {readonly number[] | null} order at the end @param {Translate} t
 */
function sentence(event, { names, areLanes, values }, order, t) {
  /** @param {number} item */
  const name = (item) => {
    const value = values[item];
    return t(areLanes ? 'sorting.lane' : 'sorting.item', {
      name: names[item] ?? '',
      value: value === null || value === undefined ? '–' : formatNumber(value),
    });
  };
  const reported =
    order === null || order.length > 24
      ? ''
      : t('sorting.order', { order: order.map(name).join(t('search.list_separator')) });
  if (event === null) return order === null ? t('sorting.begin', { count: values.length }) : reported;
  const { kind, a, b, sign, isTie, to, low, high, pivot } = event;
  const position = to % Math.max(values.length, 1);
  const beside = to >= values.length;
  const key = kind === 'compare' ? (isTie ? 'tie' : 'compare') : kind === 'swap' ? 'swap' : beside ? 'aside' : 'back';
  const [first, second] = sign < 0 ? [a, b] : [b, a];
  const sentences = [
    t(`sorting.${key}`, {
      first: name(kind === 'compare' ? first : a),
      second: name(kind === 'compare' ? second : b),
      position: position + 1,
    }),
    t(pivot < 0 ? 'sorting.part' : 'sorting.part_pivot', { low: low + 1, high: high + 1, pivot: name(pivot) }),
  ];
  return [...sentences, ...(order === null ? [] : [t('sorting.done'), reported])].join(t('status.separator'));
}
