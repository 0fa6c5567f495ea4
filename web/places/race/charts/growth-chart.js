// The chart of the effort on growing maps: each setup of the race on maps made by the same rule, from 16 to 512
// cells a side, measured when asked for.

import { GrowthRun } from '../../../engine/jobs/growth-run.js';
import { reasonSentence } from '../../../ui/sentences/sentences.js';
import { formatNumber } from '../../../i18n/translate.js';
import { logAxis } from '../../../ui/chart.js';
import { GENERATORS, MAX_SEED, USUAL_PERCENT, parseWhole, takesPercent } from '../../../model/maps/generators.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { ChartView } from './chart-view.js';
import { letterOf, setUpWords } from '../race-words.js';

/** @import { GeneratorName, SearchSettings } from 'astrolabe-module' */
/** @import { GrowthRow } from '../../../engine/jobs/growth-run.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { RaceScene } from '../race.js' */
/** @import { Chart } from './chart-view.js' */

/** @param {RaceScene} scene @returns {{ show: (t: Translate) => void, leave: () => void }} */
export function connectGrowth({ store, page, dialog, signal }) {
  const kind = byTestId('growth-kind', HTMLSelectElement);
  const percent = byTestId('growth-percent', HTMLInputElement);
  const seed = byTestId('growth-seed', HTMLInputElement);
  const begin = byTestId('growth-run', HTMLButtonElement);
  const cancel = byTestId('growth-cancel', HTMLButtonElement);
  const progress = query('#growth-progress', HTMLProgressElement);
  const said = query('#growth-said', HTMLElement);
  const view = new ChartView(query('#chart-growth', HTMLElement), signal);
  /** Those that are measured, by their places. @type {readonly SearchSettings[]} */
  let setUps = [];
  /** @type {Translate} */
  let t = (key) => key;
  kind.append(...GENERATORS.map((name) => new Option('', name)));
  seed.value = '1';

  const growth = new GrowthRun(page.createEngine, page.clock, () => draw());
  const chosen = () => /** @type {GeneratorName} */ (kind.value);
  const showUsual = () => {
    percent.disabled = !takesPercent(chosen());
    percent.value = percent.disabled ? '' : String(USUAL_PERCENT[chosen()]);
  };
  const draw = () => {
    const { phase, reason, rows, done, count } = growth;
    const isRunning = phase === 'running';
    const hadFocus = document.activeElement === cancel;
    progress.hidden = cancel.hidden = !isRunning;
    begin.hidden = isRunning;
    if (hadFocus && !isRunning) begin.focus();
    progress.max = Math.max(count, 1);
    progress.value = done;
    const hasGaps = rows.some(({ expanded }) => expanded.includes(null));
    const state =
      phase === 'refused' && reason !== null ? reasonSentence(reason, t) : t(`charts.growth_${phase}`, { done, count });
    setText(
      said,
      phase === 'none'
        ? t('charts.growth_begin')
        : [state, hasGaps ? t('charts.growth_gaps') : ''].filter((text) => text !== '').join(t('status.separator')),
    );
    view.show(rows.length === 0 ? null : chartOf(rows, setUps, t));
  };

  kind.addEventListener('change', showUsual, { signal });
  begin.addEventListener(
    'click',
    () => {
      const share = takesPercent(chosen()) ? parseWhole(percent.value, 0, 100) : 0;
      const number = parseWhole(seed.value, 0, MAX_SEED);
      percent.setAttribute('aria-invalid', String(share === null));
      seed.setAttribute('aria-invalid', String(number === null));
      if (share === null || number === null) return setText(said, t('generate.range'));
      setUps = store.state.lanes.map(({ settings }) => settings);
      growth.begin(setUps, { kind: chosen(), percent: share, seed: number });
      cancel.focus();
    },
    { signal },
  );
  cancel.addEventListener('click', () => growth.cancel(), { signal });
  showUsual();
  return {
    show: (words) => {
      t = words;
      for (const option of kind.options) setText(option, t(`generate.${option.value}`));
      draw();
    },
    leave: () => {
      if (!dialog.open) growth.dispose();
    },
  };
}

/**
 * @param {readonly GrowthRow[]} rows
 * @param {readonly SearchSettings[]} setUps @param {Translate} t
 * @returns {Chart}
 */
function chartOf(rows, setUps, t) {
  const names = setUps.map((settings, place) =>
    t('ranking.lane_name', { letter: letterOf(place), name: setUpWords(settings, t) }),
  );
  const lines = names.map((name, place) => ({
    ...{ name, look: place, isThin: false, series: null },
    points: rows.flatMap(({ side, expanded }) => {
      const value = expanded[place];
      return typeof value === 'number' && value > 0 ? [{ x: side, y: value }] : [];
    }),
  }));
  const all = lines.flatMap(({ points }) => points.map(({ y }) => y));
  const sides = rows.map(({ side }) => side);
  const last = rows.at(-1);
  return {
    title: t('charts.growth_chart'),
    summary: names
      .map((name, place) => {
        const value = last?.expanded[place];
        return typeof value === 'number' ? t('charts.growth_last', { name, side: last?.side ?? 0, value }) : '';
      })
      .filter((text) => text !== '')
      .join(t('status.separator')),
    across: { name: t('charts.side'), axis: logAxis(Math.min(...sides), Math.max(...sides), 2) },
    upright: {
      name: t('charts.expanded'),
      axis: logAxis(
        Math.max(1, Math.min(...all, Infinity) === Infinity ? 1 : Math.min(...all)),
        Math.max(...all, 10),
        10,
      ),
    },
    lines,
    table: {
      summary: t('charts.table'),
      heads: [t('charts.side'), t('generate.seed'), ...setUps.map((_, place) => letterOf(place))],
      rows: rows.map(({ side, seed, expanded }) => [
        t('charts.size', { side }),
        String(seed),
        ...setUps.map((_, place) =>
          typeof expanded[place] === 'number' ? formatNumber(Number(expanded[place])) : '–',
        ),
      ]),
    },
  };
}
