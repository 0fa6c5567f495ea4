// The same world run several times with one thing changed, each in a laboratory of its own: a table of the results,
// and the conclusions in words.

import { MAX_SEED, parseWhole } from '../../../model/maps/generators.js';
import { formatNumber } from '../../../i18n/translate.js';
import { reasonSentence } from '../../../ui/sentences/sentences.js';
import { WorldTrials } from '../../../engine/jobs/world-trials.js';
import {
  COMPARISONS,
  TRIAL_COLUMNS,
  TRIAL_GOALS,
  TRIAL_TICKS,
  TRIAL_UNITS,
  findingsOf,
  sharedGoals,
  trialValue,
  trialsCsv,
  trialsOf,
} from '../state/world-trials.js';
import { createElement } from '../../../ui/create-element.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { copyText } from '../../../ui/copy.js';
import { saveFile } from '../../../ui/save-file.js';
import { fillChoice, showChoice } from './panel-parts.js';

/** @import { TrialResult } from '../../../engine/jobs/world-trials.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Comparison } from '../state/world-trials.js' */
/** @import { WorldScene } from '../world.js' */
/** @import { WorldPanel } from './world-panels.js' */

/** @param {WorldScene} scene @returns {WorldPanel} */
export function connectTrials(scene) {
  const { store, session, page, signal } = scene;
  const what = byTestId('trials-what', HTMLSelectElement);
  const goals = byTestId('trials-goals', HTMLSelectElement);
  const units = byTestId('trials-units', HTMLInputElement);
  const ticks = byTestId('trials-ticks', HTMLInputElement);
  const run = byTestId('trials-run', HTMLButtonElement);
  const cancel = byTestId('trials-cancel', HTMLButtonElement);
  const progress = query('#trials-progress', HTMLProgressElement);
  const note = query('#trials-note', HTMLElement);
  const said = query('#trials-said', HTMLElement);
  const setting = query('#trials-setting', HTMLElement);
  const csvSaid = query('#trials-csv-said', HTMLElement);
  fillChoice(what, COMPARISONS);
  fillChoice(goals, TRIAL_GOALS);
  units.value = String(TRIAL_UNITS.usual);
  ticks.value = String(TRIAL_TICKS.usual);
  const showOutcome = connectOutcome();
  /** The comparison in the table. */
  let asked = { ticks: 0, from: 0 };
  let isRefused = false;
  /** @type {Translate | null} */
  let t = null;

  const trials = new WorldTrials(scene.createEngine, page.clock, () => show());
  const chosen = () => /** @type {Comparison} */ (what.value);
  const hasHexes = () => store.state.board === 'hex';
  const begin = () => {
    const [many, long] = [
      parseWhole(units.value, TRIAL_UNITS.low, TRIAL_UNITS.high),
      parseWhole(ticks.value, TRIAL_TICKS.low, TRIAL_TICKS.high),
    ];
    mark(units, many === null);
    mark(ticks, long === null);
    isRefused = many === null || long === null;
    if (many === null || long === null) return show();
    const { engine } = session;
    const { width, height } = store.state;
    const ground = {
      width,
      height,
      factors: engine.factors().slice(),
      corner: engine.corner,
      seed: Math.min(engine.seed, MAX_SEED),
    };
    const shared = goals.value === 'shared' ? sharedGoals(engine.islands(), width) : [];
    const list = trialsOf({
      comparison: chosen(),
      ground,
      hasHexes: hasHexes(),
      options: engine.options(),
      units: many,
      ticks: long,
      goals: shared,
    });
    asked = { ticks: list[0]?.ticks ?? 0, from: list[0]?.from ?? 0 };
    session.pause();
    setText(csvSaid, '');
    cancel.hidden = false;
    cancel.focus();
    trials.begin(list);
  };
  run.addEventListener('click', begin, { signal });
  cancel.addEventListener('click', () => trials.cancel(), { signal });
  what.addEventListener('change', () => show(), { signal });
  byTestId('trials-copy', HTMLButtonElement).addEventListener(
    'click',
    async () => {
      const isCopied = await copyText(trialsCsv(trials.results), query('#trials-text', HTMLTextAreaElement));
      if (t !== null) setText(csvSaid, t(isCopied ? 'trials.copied' : 'share.selected'));
    },
    { signal },
  );
  byTestId('trials-save', HTMLButtonElement).addEventListener(
    'click',
    () => {
      saveFile('world-trials.csv', new Blob([trialsCsv(trials.results)], { type: 'text/csv' }));
      if (t !== null) setText(csvSaid, t('trials.saved'));
    },
    { signal },
  );

  const show = () => {
    if (t === null) return;
    const words = t;
    const comparison = chosen();
    showChoice(what, comparison, (value) => words(`trials.${value}`));
    showChoice(goals, goals.value, (value) => words(`trials.goals_${value}`));
    const isOfPlanners = comparison === 'planners' && hasHexes();
    setText(
      note,
      [words(`trials.${comparison}_note`), isOfPlanners ? words('trials.planners_hexes') : '']
        .filter((text) => text !== '')
        .join(words('status.separator')),
    );
    setting.hidden = comparison === 'influence';
    const { phase, done, count, reason } = trials;
    const isRunning = phase === 'running';
    const hadFocus = document.activeElement === cancel;
    progress.hidden = cancel.hidden = !isRunning;
    run.hidden = isRunning;
    if (hadFocus && !isRunning) run.focus();
    progress.max = Math.max(count, 1);
    progress.value = done;
    setText(
      said,
      isRefused
        ? rangeSentence(words)
        : phase === 'none'
          ? ''
          : phase === 'refused' && reason !== null
            ? reasonSentence(reason, words)
            : words(`trials.${phase}`, { done, count, ...asked }),
    );
    showOutcome(trials.results, isRunning, words);
  };
  return {
    show: (_, words) => {
      t = words;
      show();
    },
    close: () => trials.dispose(),
  };
}

/** @param {HTMLInputElement} field @param {boolean} isRefused */
function mark(field, isRefused) {
  if (isRefused) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}

/** @param {Translate} t */
const rangeSentence = (t) =>
  t('trials.range', {
    least_units: TRIAL_UNITS.low,
    most_units: TRIAL_UNITS.high,
    least_ticks: TRIAL_TICKS.low,
    most_ticks: TRIAL_TICKS.high,
  });

/** @returns {(results: readonly TrialResult[], isRunning: boolean, t: Translate) => void} */
function connectOutcome() {
  const outcome = query('#trials-outcome', HTMLElement);
  const heads = query('#trials-heads', HTMLTableRowElement);
  const body = query('tbody', HTMLTableSectionElement, byTestId('trials-table', HTMLTableElement));
  const seen = query('#trials-seen', HTMLElement);
  const headCells = [null, ...TRIAL_COLUMNS].map((column) => ({ column, cell: createElement('th', { scope: 'col' }) }));
  heads.append(...headCells.map(({ cell }) => cell));
  return (results, isRunning, t) => {
    outcome.hidden = results.length === 0;
    for (const { column, cell } of headCells) setText(cell, t(`trials.${column ?? 'name'}`));
    const lines = results.map((result) => [
      t(`trials.name_${result.name}`),
      ...TRIAL_COLUMNS.map((column) => textOf(trialValue(result, column))),
    ]);
    const content = JSON.stringify(lines);
    if (body.dataset['shown'] !== content) {
      body.dataset['shown'] = content;
      body.replaceChildren(
        ...lines.map(([name = '', ...cells], index) => {
          const data = { trial: results[index]?.name ?? '' };
          return createElement(
            'tr',
            { data },
            createElement('th', { scope: 'row' }, name),
            ...cells.map((text, index) => createElement('td', { data: { column: TRIAL_COLUMNS[index] ?? '' } }, text)),
          );
        }),
      );
    }
    setText(seen, isRunning || results.length < 2 ? '' : findingsText(results, t));
  };
}

/** @param {number | null} value */
const textOf = (value) => (value === null ? '–' : formatNumber(value));

/** @param {readonly TrialResult[]} results @param {Translate} t */
function findingsText(results, t) {
  const { arrivals, effort, hasArrivals, cutOffs } = findingsOf(results);
  /** @param {TrialResult} result */
  const name = ({ name: of }) => t(`trials.name_${of}`);
  const sentences = [];
  if (!hasArrivals) sentences.push(t('trials.nobody'));
  else if (arrivals === null) sentences.push(t('trials.as_many'));
  else {
    const values = {
      first: name(arrivals.first),
      last: name(arrivals.last),
      high: trialValue(arrivals.first, 'per100') ?? 0,
      low: trialValue(arrivals.last, 'per100') ?? 0,
    };
    sentences.push(
      arrivals.times === null ? t('trials.most_alone', values) : t('trials.most', { ...values, times: arrivals.times }),
    );
  }
  if (effort !== null && effort.times !== null) {
    const values = {
      first: name(effort.first),
      last: name(effort.last),
      low: trialValue(effort.first, 'perArrival') ?? 0,
      high: trialValue(effort.last, 'perArrival') ?? 0,
    };
    sentences.push(t('trials.thrifty', { ...values, times: effort.times }));
  }
  if (cutOffs > 0) sentences.push(t('trials.cut_off_seen', { count: cutOffs }));
  return sentences.join(t('status.separator'));
}
