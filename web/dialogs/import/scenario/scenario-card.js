// The card of a scenario in the rail: runs all of its rows with the settings of the page, separately from
// the board, counts those that match their published length, and lists the others.

import { EngineError } from '../../../engine/engine-error.js';
import { addedOf, factorOf } from '../../../engine/grounds.js';
import { SCENARIO_FIELDS, SCENARIO_STRIDE } from '../../../engine/layouts.js';
import { ScenarioReader } from '../../../engine/jobs/scenario-reader.js';
import { ScenarioRun } from '../../../engine/jobs/scenario-run.js';
import { reasonSentence } from '../../../ui/sentences/sentences.js';
import { translator } from '../../../i18n/translate.js';
import { info, warning, errorOf } from '../../../model/notice.js';
import { scenarioFault } from '../../../model/scenario-fault.js';
import { baseName, doubts } from '../../../model/scenario.js';
import { isPassedOver } from '../../../model/settings.js';
import { translatePage } from '../../../ui/translate-page.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';
import { mapFileName } from './pairs-list.js';
import { connectScenarioTable } from './scenario-table.js';
import { makeScenarioCard } from './scenario-elements.js';
import { saveScenario } from './scenario-export.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Part } from '../../../model/notice.js' */
/** @import { Board } from '../../../model/state.js' */

/** @typedef {{ name: string, map: string, width: number, height: number, rows: Float64Array }} Scenario */

const SHOWN = Object.freeze(/** @type {const} */ (['algorithm', 'heuristic', 'corner', 'costs']));
/** Milliseconds between two redraws while it runs. */
const PAUSE = 60;
/** Milliseconds of reading per slice. */
const SLICE = 8;

/**
 * @param {AppContext} scene
 * @returns {{ open: (name: string, text: string, isWanted: () => boolean, showsAll?: boolean) => Promise<boolean> }}
 *   whether it is one, and was wanted to the end; `showsAll`: all its rows are listed, not only those that miss
 */
export function connectScenarioCard(scene) {
  const { store, session, engine, createEngine, clock, appearance, sheet, signal } = scene;
  const elements = makeScenarioCard();
  const { card, title, about, doubt, progress, counts, run: again, cancel, csv, choose, close } = elements;
  query('#program-card', HTMLElement).before(card);
  translatePage(card, translator(appearance.state.language));

  /** @type {Scenario | null} */
  let scenario = null;
  /** Keys of the reasons why lengths may differ in the current run. @type {string[]} */
  let doubted = [];
  /** The settings that it runs with. */
  let settings = store.state.settings;
  /** Whether it waits for its map. */
  let isWaiting = false;
  /** The board on which the first row that misses, or the first of all, is shown when the run is over, unless it has
   * been changed since; null: one was shown. @type {Board | null} */
  let untouched = null;
  /** It has not been run yet. */
  let isFresh = false;
  let drawn = -Infinity;

  const run = new ScenarioRun(createEngine, clock, () => {
    const isOver = run.phase !== 'running';
    if (!isOver && clock.now() - drawn < PAUSE) return;
    drawn = clock.now();
    render();
    if (run.phase !== 'done') return;
    const done = { key: 'scenario.done', values: { equal: run.answers.equal, rows: run.count } };
    if (untouched === store.state.board) showRow(run.answers.missed[0] ?? 0, [done]);
    else session.say(info(done));
    untouched = null;
  });
  const table = connectScenarioTable(scene, elements, run, (index) => showRow(index));

  const render = renderAlways(scene, ({ board }, t) => {
    card.hidden = scenario === null;
    if (scenario === null) return;
    const { name, map, width, height } = scenario;
    const isRunning = run.phase === 'running';
    setText(title, t('scenario.title', { name: name === '' ? t('import.pasted') : name }));
    const others = { map: baseName(map), width, height, rows: scenario.rows.length / SCENARIO_STRIDE };
    if (isWaiting) {
      setText(about, t('scenario.waits', { ...others, boardWidth: board.width, boardHeight: board.height }));
    } else {
      const words = SHOWN.filter((list) => !isPassedOver(settings, list)).map((list) => t(`${list}.${settings[list]}`));
      setText(about, t('scenario.about', { ...others, settings: words.join(t('search.list_separator')) }));
    }
    const isOther = !isWaiting && board.name !== '' && ![board.name, mapFileName(board.name)].includes(baseName(map));
    const reported = isOther ? [t('scenario.other_map', { map: baseName(map), name: board.name })] : [];
    const sentences = [...doubted.map((key) => t(key)), ...reported];
    const because = run.phase === 'refused' && run.reason !== null ? [reasonSentence(run.reason, t)] : [];
    setText(doubt, isWaiting ? '' : [...because, ...sentences].join(t('status.separator')));
    doubt.hidden = doubt.textContent === '';
    choose.hidden = !isWaiting;
    const hadFocus = document.activeElement === cancel;
    cancel.hidden = !isRunning;
    again.hidden = isRunning || isWaiting;
    if (hadFocus && !isRunning) again.focus();
    csv.hidden = isWaiting || run.done === 0 || isRunning;
    progress.hidden = counts.hidden = isWaiting;
    progress.max = Math.max(run.count, 1);
    progress.value = run.done;
    const numbers = {
      done: run.done,
      rows: run.count,
      equal: run.answers.equal,
      missed: run.answers.missed.length,
      expanded: run.answers.expanded,
      mean: run.done === 0 ? 0 : run.answers.expanded / run.done,
    };
    for (const [key, element] of Object.entries(elements.numbers)) {
      const value = numbers[/** @type {keyof typeof numbers} */ (key)];
      element.dataset['value'] = String(value);
      setText(element, key === 'done' ? t('scenario.done_of', numbers) : t('scenario.number', { value }));
    }
    table.render(t, isWaiting);
  });

  const begin = () => {
    if (scenario === null) return;
    const { board } = store.state;
    isWaiting = board.width !== scenario.width || board.height !== scenario.height;
    if (isWaiting) {
      run.dispose();
      render();
      return;
    }
    const factors = engine.grounds();
    // Lengths in another unit could not be compared with anything.
    const wanted = engine.settingsAsWritten({ ...store.state.settings, costs: 'exact' });
    settings = wanted;
    doubted = doubts(wanted, !factors.some((ground) => factorOf(ground) > 1 || addedOf(ground) > 0));
    run.begin(scenario.rows, { ...store.state.settings, costs: 'exact' }, { ...board, factors });
    if (isFresh) untouched = board;
    isFresh = false;
    drawn = -Infinity;
    table.reset();
    render();
  };
  /** @param {number} index @param {readonly Part[]} [preface] */
  const showRow = (index, preface = []) => {
    const { board } = store.state;
    if (scenario === null) return;
    if (board.width !== scenario.width || board.height !== scenario.height) {
      return session.say(warning({ key: 'scenario.other_board' }));
    }
    const { start, goal, published } = run.answers.row(index);
    const values = { row: index + 1, length: published };
    const key = Number.isFinite(published) ? 'scenario.shown' : 'scenario.shown_none';
    session.moveEnds({ start, goal }, [...preface, { key, values }]);
  };

  again.addEventListener('click', begin, { signal });
  cancel.addEventListener('click', () => run.cancel(), { signal });
  choose.addEventListener('click', () => byTestId('open-file', HTMLInputElement).click(), { signal });
  csv.addEventListener('click', () => scenario && saveScenario(run, scenario, clock), { signal });
  close.addEventListener(
    'click',
    () => {
      run.dispose();
      scenario = null;
      isWaiting = false;
      render();
      byTestId('board', HTMLElement).focus({ preventScroll: true });
    },
    { signal },
  );
  store.subscribe(({ board }, before) => {
    if (!isWaiting || scenario === null || board.revision === before.board.revision) return;
    // Once the board has its answer: this runs while it is being opened.
    if (board.width === scenario.width && board.height === scenario.height) clock.defer(begin);
  }, signal);

  /** @param {string} text @param {() => boolean} isWanted */
  const read = async (text, isWanted) => {
    const reader = new ScenarioReader(engine, text);
    let reported = clock.now();
    while (!reader.advance()) {
      if (clock.now() - reported < SLICE) continue;
      session.say(info({ key: 'scenario.reading', values: { percent: Math.floor(100 * reader.share) } }));
      await new Promise((resolve) => clock.defer(() => resolve(null)));
      if (!isWanted()) return null;
      reported = clock.now();
    }
    return reader.result();
  };

  return {
    open: async (name, text, isWanted, showsAll = false) => {
      let found;
      try {
        found = await read(text, isWanted);
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        const refused = name === '' ? { key: 'import.not_pasted' } : { key: 'status.not_opened', values: { name } };
        session.say(errorOf(scenarioFault(error.reason, text), refused));
        return false;
      }
      if (found === null) return false;
      const { map, rows } = found;
      if (rows.length === 0) {
        session.say(warning({ key: 'scenario.no_rows' }));
        return false;
      }
      const [width = 0, height = 0] = rows.subarray(SCENARIO_FIELDS.width, SCENARIO_FIELDS.height + 1);
      scenario = { name, map, width, height, rows };
      isFresh = true;
      if (showsAll) elements.onlyMissed.checked = false;
      begin();
      sheet.open(card);
      title.focus({ preventScroll: true });
      card.scrollIntoView({ block: 'nearest' });
      return true;
    },
  };
}
