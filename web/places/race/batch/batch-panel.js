// The batch: every setup of the race on every row of a scenario, compared with the published lengths; sums for
// each setup, the rows in pages, all of it as CSV.

import { EngineError } from '../../../engine/engine-error.js';
import { groundsOf } from '../../../engine/grounds.js';
import { reasonSentence } from '../../../ui/sentences/sentences.js';
import { CSV_HEADER, csvLine } from './batch.js';
import { lineOf, sumsOf } from './batch-rows.js';
import { baseName, doubts, pageOfRows } from '../../../model/scenario.js';
import { scenarioFault } from '../../../model/scenario-fault.js';
import { byTestId, query, setOff, setText } from '../../../ui/query.js';
import { saveFile } from '../../../ui/save-file.js';
import { batchOf, whenBatchGoesOn } from './batch-of.js';
import { letterOf, setupWords } from '../race-words.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { BatchRun, Scenario } from '../../../engine/jobs/batch-run.js' */
/** @import { Translate, Values } from '../../../i18n/translate.js' */
/** @import { RacePanel } from '../race-panels.js' */
/** @import { RaceScene } from '../race.js' */
/** @typedef {{ key: string, values?: Values } | { reason: Reason, name: string }} Said */

/** Same limit as for the page's own imports. */
const LARGEST = 32 * 2 ** 20;
/** Milliseconds between two redraws while it runs. */
const PAUSE = 60;
/** Lines written per slice: a few milliseconds. */
const BAND = 2000;

/** @param {RaceScene} scene @returns {RacePanel} */
export function connectBatch(scene) {
  const { store, page, appearance, dialog, signal } = scene;
  const batch = batchOf(scene);
  const input = byTestId('batch-open', HTMLInputElement);
  const run = byTestId('batch-run', HTMLButtonElement);
  const cancel = byTestId('batch-cancel', HTMLButtonElement);
  const save = byTestId('batch-save', HTMLButtonElement);
  const progress = query('#batch-progress', HTMLProgressElement);
  /** @type {Translate} */
  let t = (key) => key;
  /** @type {(Scenario & { name: string }) | null} */
  let scenario = null;
  /** @type {Said} */
  let said = { key: 'batch.begin' };
  /** @type {readonly string[]} */
  let doubted = [];
  let shownPage = 0;
  let drawn = -Infinity;
  /** Incremented with each file: reading an earlier one stops. */
  let serial = 0;
  let isInView = false;
  /** Texts of the current language. */
  let shown = '';

  const fits = () => {
    const { width, height } = store.state.board;
    return scenario !== null && scenario.width === width && scenario.height === height;
  };
  const begin = () => {
    if (scenario === null || !dialog.open) return;
    const { width, height } = store.state.board;
    if (!fits()) {
      said = {
        key: 'batch.other_size',
        values: {
          rows: scenario.all,
          map: baseName(scenario.map),
          width: scenario.width,
          height: scenario.height,
          boardWidth: width,
          boardHeight: height,
        },
      };
      return draw();
    }
    const setups = store.state.lanes.map(({ settings }, index) => ({
      name: t('ranking.lane_name', { letter: letterOf(index), name: setupWords(settings, t) }),
      // Lengths in another unit could not be compared with anything.
      settings: { ...settings, costs: /** @type {const} */ ('exact') },
    }));
    doubted = [
      ...new Set(setups.flatMap(({ settings }) => doubts(page.engine.settingsAsWritten(settings), scene.isEven()))),
    ];
    said = { key: 'batch.running', values: { name: scenario.name } };
    shownPage = 0;
    drawn = -Infinity;
    batch.begin(scenario.rows, setups, { width, height, factors: groundsOf(page.source) });
    draw();
  };
  /** @param {readonly File[]} files a scenario, its map, or both */
  const open = async (files) => {
    const large = files.find(({ size }) => size > LARGEST);
    if (large !== undefined) {
      const reason = {
        ok: false,
        code: 'file.too_large',
        line: 0,
        found: String(Math.ceil(large.size / 2 ** 20)),
        expected: String(LARGEST / 2 ** 20),
      };
      said = { reason, name: large.name };
      return draw();
    }
    const scen = files.find(({ name }) => !/\.map$/i.test(name));
    for (const file of files.filter((one) => one !== scen)) {
      if (await openMap(page, file)) continue;
      said = { key: 'status.not_opened', values: { name: file.name } };
      return draw();
    }
    if (!dialog.open || scen === undefined) return begin();
    batch.cancel();
    serial += 1;
    const mine = serial;
    said = { key: 'batch.reading', values: { name: scen.name } };
    draw();
    let text = '';
    try {
      text = await scen.text();
      const read = await batch.read(text, (share) => {
        if (mine !== serial) return false;
        said = { key: 'batch.reading_share', values: { name: scen.name, percent: Math.floor(100 * share) } };
        draw();
        return true;
      });
      if (read === null) return;
      scenario = { ...read, name: scen.name };
      if (read.all === 0) said = { key: 'scenario.no_rows' };
      else return begin();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (mine !== serial) return;
      said = { reason: scenarioFault(error.reason, text), name: scen.name };
    }
    draw();
  };
  const refresh = () => {
    const isOver = batch.phase !== 'running';
    if (!isOver && page.clock.now() - drawn < PAUSE) return;
    if (batch.phase === 'done')
      said = {
        key: scenario !== null && scenario.all > lengthOf() ? 'batch.done_first' : 'batch.done',
        values: { rows: lengthOf(), all: scenario?.all ?? 0, setups: batch.lanes.length },
      };
    if (batch.phase === 'cancelled') said = { key: 'batch.cancelled', values: { done: batch.done, all: batch.count } };
    if (batch.reason !== null) said = { reason: batch.reason, name: scenario?.name ?? '' };
    draw();
  };
  whenBatchGoesOn(scene, refresh);
  const lengthOf = () => batch.lanes[0]?.answers.count ?? 0;

  const draw = () => {
    drawn = page.clock.now();
    if (!isInView) return;
    const isRunning = batch.phase === 'running';
    setText(
      query('#batch-said', HTMLElement),
      'key' in said
        ? t(said.key, said.values)
        : t('batch.refused', { name: said.name, reason: reasonSentence(said.reason, t) }),
    );
    const doubt = query('#batch-doubt', HTMLElement);
    setText(doubt, batch.lanes.length === 0 ? '' : doubted.map((key) => t(key)).join(t('status.separator')));
    doubt.hidden = doubt.textContent === '';
    const hadFocus = document.activeElement === cancel;
    const ranAgain = document.activeElement === run;
    progress.hidden = cancel.hidden = !isRunning;
    run.hidden = isRunning || scenario === null;
    save.hidden = isRunning || batch.done === 0;
    if (hadFocus && !isRunning) run.focus();
    if (ranAgain && isRunning) cancel.focus();
    progress.max = Math.max(batch.count, 1);
    progress.value = batch.done;
    query('#batch-sums-box', HTMLElement).hidden = query('#batch-rows-box', HTMLElement).hidden =
      batch.lanes.length === 0;
    query('#batch-pager', HTMLElement).hidden = batch.lanes.length === 0;
    query('#batch-sums', HTMLElement).replaceChildren(...batch.lanes.map((lane) => sumsOf(lane, t)));
    drawRows();
  };
  const drawRows = () => {
    const { lanes } = batch;
    const { first, end, page: known, pages } = pageOfRows(shownPage, batch.count);
    shownPage = known;
    const lines = Array.from({ length: end - first }, (_, i) => {
      const at = first + i;
      const lane = lanes[at % lanes.length];
      return lane === undefined ? '' : lineOf(lane, at % lanes.length, Math.floor(at / lanes.length), t);
    });
    query('#batch-rows', HTMLElement).replaceChildren(...lines);
    setText(
      query('#batch-range', HTMLElement),
      lanes.length === 0 ? '' : t('batch.range', { first: first + 1, last: end, all: batch.count }),
    );
    setOff(byTestId('batch-earlier', HTMLButtonElement), known === 0);
    setOff(byTestId('batch-later', HTMLButtonElement), known >= pages - 1);
  };
  /** @param {number} step */
  const turn = (step) => {
    shownPage += step;
    drawRows();
    query('#batch-rows-box', HTMLElement).scrollTop = 0;
  };

  input.addEventListener(
    'change',
    () => {
      const files = [...(input.files ?? [])];
      // Choosing the same file again must fire a change, too.
      input.value = '';
      if (files.length > 2) said = { key: 'import.too_many' };
      if (files.length > 2) return draw();
      open(files);
    },
    { signal },
  );
  run.addEventListener('click', begin, { signal });
  cancel.addEventListener('click', () => batch.cancel(), { signal });
  save.addEventListener('click', () => scenario && saveBatch(batch, scenario, page.clock), { signal });
  byTestId('batch-earlier', HTMLButtonElement).addEventListener('click', () => turn(-1), { signal });
  byTestId('batch-later', HTMLButtonElement).addEventListener('click', () => turn(1), { signal });
  return {
    show: (_, words) => {
      const { language } = appearance.state;
      const now = language;
      // Playing the race changes nothing here.
      if (isInView && now === shown) return;
      shown = now;
      t = words;
      isInView = true;
      draw();
    },
    leave: () => {
      isInView = false;
      // Behind another tab it goes on.
      if (!dialog.open) batch.dispose();
    },
  };
}

/** Opens the map of the rows on the page; returns whether it could. @param {RaceScene['page']} page @param {File} file */
async function openMap(page, file) {
  const text = await file.text();
  const values = { name: file.name };
  return page.session.openForeign(() => page.engine.load('auto', text), {
    name: file.name,
    refused: { key: 'status.not_opened', values },
    message: { key: 'status.opened', values },
  });
}

/**
 * Row by row, all setups of each, slice by slice.
 * @param {BatchRun} batch @param {Scenario & { name: string }} scenario
 * @param {{ defer: (task: () => void) => void }} clock
 */
async function saveBatch({ lanes }, { name, width }, clock) {
  const parts = [`${CSV_HEADER}\n`];
  const count = lanes[0]?.answers.count ?? 0;
  for (let first = 0; first < count; first += BAND) {
    let text = '';
    for (let index = first; index < Math.min(first + BAND, count); index++) {
      for (const { answers, setup } of lanes)
        if (index < answers.done) text += csvLine(answers.row(index), index, width, setup.name);
    }
    parts.push(text);
    await new Promise((resolve) => clock.defer(() => resolve(null)));
  }
  saveFile(`${name.replace(/\.scen$/i, '') || 'scenario'}-race.csv`, new Blob(parts, { type: 'text/csv' }));
}
