// Charts of the race: the open list, g and f over the steps of each lane, and the effort on growing maps.

import { SeriesRun } from '../../../engine/jobs/series-run.js';
import { unlessDead } from '../../../engine/module/unless-dead.js';
import { extentOf, linearAxis, samples } from '../../../ui/chart.js';
import { SeriesReader } from './series.js';
import { formatNumber } from '../../../i18n/translate.js';
import { query, setText } from '../../../ui/query.js';
import { ChartView } from './chart-view.js';
import { connectGrowth } from './growth-chart.js';
import { letterOf, setupWords } from '../race-words.js';

/** @import { Engine } from '../../../engine/engine.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Thinned } from '../../../ui/chart.js' */
/** @import { RacePanel } from '../race-panels.js' */
/** @import { RaceScene } from '../race.js' */
/** @import { Lane } from '../state.js' */
/** @import { Chart } from './chart-view.js' */
/** @import { StepSeries } from './series.js' */
/** @typedef {{ name: string, style: number, letter: string, series: StepSeries }} Drawn */

/** Rows of the table behind a chart. */
const TABLE_ROWS = 21;
const TICKS = 5;

/** @param {RaceScene} scene @returns {RacePanel} */
export function connectCharts(scene) {
  const { store, session, page, dialog, appearance, signal } = scene;
  const said = query('#charts-said', HTMLElement);
  const open = new ChartView(query('#chart-open', HTMLElement), signal);
  const values = new ChartView(query('#chart-values', HTMLElement), signal);
  const growth = connectGrowth(scene);
  const run = new SeriesRun(page.clock);
  /** The charted series, with their sources: judging replaces results by equal ones. @type {Map<number, { settings: unknown, path: Uint32Array, series: StepSeries }>} */
  const known = new Map();
  /** The series being read. */
  let reading = '';
  /** @type {Translate} */
  let t = (key) => key;

  /** @param {Lane} lane */
  const isKnown = ({ id, settings, result }) => {
    const one = known.get(id);
    return (
      one !== undefined &&
      one.settings === settings &&
      one.series.steps === result?.steps &&
      isSame(one.path, result.path)
    );
  };
  const read = () => {
    const { lanes, board } = store.state;
    const wanted = lanes.filter((lane) => lane.result !== null && !isKnown(lane));
    const text = wanted.map(({ id, result }) => `${id} ${result?.steps}`).join();
    if (text === reading) return;
    run.cancel();
    reading = text;
    if (wanted.length === 0) return;
    /** @type {(() => void)[]} */
    const takers = [];
    const logs = wanted.flatMap((lane) => {
      const engine = session.engineOf(lane.id);
      const { result, settings, id } = lane;
      if (engine === null || result === null) return [];
      const reader = new SeriesReader(board.width * board.height, result.steps, openAtFirst(engine));
      takers.push(() => known.set(id, { settings, path: result.path, series: reader.result() }));
      return { engine, steps: result.steps, read: (/** @type {Float64Array} */ log) => reader.read(log) };
    });
    run.begin(logs, () => {
      reading = '';
      for (const take of takers) take();
      draw();
    });
  };
  /** Size of the open list at step 0, without changing the step that the lane shows. @param {Engine} engine */
  const openAtFirst = (engine) => {
    const { step } = engine.laboratory.position();
    const size = unlessDead(() => engine.seek(0))?.open ?? 0;
    unlessDead(() => engine.seek(step));
    return size;
  };
  const draw = () => {
    const drawn = store.state.lanes.flatMap((lane, index) => {
      const series = isKnown(lane) ? known.get(lane.id)?.series : undefined;
      if (series === undefined) return [];
      const letter = letterOf(index);
      return [
        { letter, style: index, name: t('ranking.lane_name', { letter, name: setupWords(lane.settings, t) }), series },
      ];
    });
    const isCut = store.state.lanes.some(({ result }) => result?.isTruncated);
    const isReading = store.state.lanes.some((lane) => lane.result !== null && !isKnown(lane));
    setText(said, isReading ? t('charts.reading') : isCut ? t('charts.cut') : '');
    open.show(drawn.length === 0 ? null : openChart(drawn, t));
    values.show(drawn.length === 0 ? null : valuesChart(drawn, t));
  };
  /** What was shown last: playing the race changes nothing here. */
  let shown = { lanes: store.state.lanes, words: '' };
  return {
    show: ({ lanes }, words) => {
      const { language } = appearance.state;
      const now = { lanes, words: language };
      if (now.lanes === shown.lanes && now.words === shown.words) return;
      shown = now;
      t = words;
      read();
      draw();
      growth.show(words);
    },
    leave: () => {
      run.cancel();
      reading = '';
      shown = { ...shown, words: '' };
      if (!dialog.open) known.clear();
      growth.leave();
    },
  };
}

/** @param {Uint32Array} a @param {Uint32Array} b */
const isSame = (a, b) => a.length === b.length && a.every((cell, index) => cell === b[index]);

/** @param {readonly Drawn[]} drawn */
const longest = (drawn) => Math.max(1, ...drawn.map(({ series }) => series.steps));

/** @param {readonly Drawn[]} drawn @param {Translate} t @returns {Chart} */
function openChart(drawn, t) {
  const steps = longest(drawn);
  const { greatest } = extentOf(drawn.map(({ series }) => series.open));
  return {
    title: t('charts.open_title'),
    summary: summaryOf(drawn, ({ open }) => extentOf([open]).greatest, 'charts.open_most', t),
    across: { name: t('charts.step'), axis: linearAxis(0, steps, TICKS) },
    upright: { name: t('charts.open'), axis: linearAxis(0, greatest, TICKS) },
    lines: drawn.map(({ name, style, series }) => ({ name, style, isThin: false, series: series.open, points: [] })),
    table: tableOf(drawn, ['open'], t),
  };
}

/** @param {readonly Drawn[]} drawn @param {Translate} t @returns {Chart} */
function valuesChart(drawn, t) {
  const steps = longest(drawn);
  const { greatest } = extentOf(drawn.flatMap(({ series }) => [series.g, series.f]));
  return {
    title: t('charts.values_title'),
    summary: summaryOf(drawn, ({ f }) => extentOf([f]).greatest, 'charts.f_most', t),
    across: { name: t('charts.step'), axis: linearAxis(0, steps, TICKS) },
    upright: { name: t('charts.value'), axis: linearAxis(0, greatest, TICKS) },
    lines: drawn.flatMap(({ name, style, series }) => [
      ...(Number.isNaN(extentOf([series.f]).greatest)
        ? []
        : [{ name: t('charts.f_of', { name }), style, isThin: false, series: series.f, points: [] }]),
      { name: t('charts.g_of', { name }), style, isThin: true, series: series.g, points: [] },
    ]),
    table: tableOf(drawn, ['g', 'f'], t),
  };
}

/** @param {readonly Drawn[]} drawn @param {(series: StepSeries) => number} most @param {string} key @param {Translate} t */
function summaryOf(drawn, most, key, t) {
  return drawn
    .map(({ name, series }) => {
      const value = most(series);
      return Number.isNaN(value) ? '' : t(key, { name, value, steps: series.steps });
    })
    .filter((text) => text !== '')
    .join(t('status.separator'));
}

/** Evenly spaced steps; where the series is thinned, the range around them. @param {readonly Drawn[]} drawn @param {readonly ('open' | 'g' | 'f')[]} which @param {Translate} t */
function tableOf(drawn, which, t) {
  const columns = drawn.flatMap(({ letter, series }) =>
    which.map((name) => ({ head: t(`charts.head_${name}`, { letter }), values: series[name] })),
  );
  return {
    summary: t('charts.table'),
    heads: [t('charts.step'), ...columns.map(({ head }) => head)],
    rows: samples(longest(drawn) + 1, TABLE_ROWS).map((step) => [
      formatNumber(step),
      ...columns.map(({ values }) => valueAt(values, step)),
    ]),
  };
}

/** @param {Thinned} values @param {number} step */
function valueAt({ count, width, low, high }, step) {
  const bucket = Math.floor(step / width);
  const [least = NaN, greatest = NaN] = [low[bucket], high[bucket]];
  if (step >= count || Number.isNaN(least)) return '–';
  return least === greatest ? formatNumber(least) : `${formatNumber(least)} … ${formatNumber(greatest)}`;
}
