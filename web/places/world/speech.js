// The world in words: the state of its units, the cell under the cursor, and periodic announcements while it
// plays.

import { NO_CELL, UNIT_FIELDS, UNIT_STATUSES, UNIT_STRIDE } from '../../engine/world-engine.js';
import { noticeSentence } from '../../ui/sentences/sentences.js';
import { askingNext, asksNext, factsOf, inWorkOf, statusesOf, unitAt } from './state/world-units.js';
import { byTestId, query, setText } from '../../ui/query.js';

/** @import { WorldEngine } from '../../engine/world-engine.js' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { WorldState } from './state/world-state.js' */
/** @import { UnitFacts } from './state/world-units.js' */
/** @import { WorldScene, WorldShow } from './world.js' */

/** Milliseconds between two announced summaries: while it plays, and step by step. */
const PLAYING = 5000;
const STEPPING = 600;

/** @param {WorldScene} scene @returns {WorldShow} */
export function connectWorldSpeech({ session, store, page, signal }) {
  const host = byTestId('world-board', HTMLElement);
  const summary = byTestId('world-summary', HTMLElement);
  const status = byTestId('world-status', HTMLElement);
  const said = byTestId('world-said', HTMLElement);
  const count = byTestId('units', HTMLElement);
  let spoken = -Infinity;
  let timer = 0;
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  /** @param {string} text */
  const speak = (text) => {
    const { isPlaying } = store.state;
    clearTimeout(timer);
    if (text === said.textContent) return;
    const now = page.clock.now();
    const wait = spoken + (isPlaying ? PLAYING : STEPPING) - now;
    if (wait > 0) {
      if (!isPlaying) timer = window.setTimeout(() => speak(text), wait);
      return;
    }
    spoken = now;
    setText(said, text);
  };

  return (state, t) => {
    const { sought, reached, notice } = state;
    setText(status, noticeSentence(notice, t));
    status.classList.toggle('is-error', notice.isError);
    if (sought !== null) return setText(summary, t('world.seeking', { tick: sought, reached }));
    const text = summaryOf(session.engine, state, t);
    setText(summary, text);
    speak(text);
    setText(count, String(state.count));
    count.dataset['value'] = String(state.count);
    setText(query('#world-count-word', HTMLElement), t('world.count_word', { count: state.count }));
    query('#world-empty', HTMLElement).hidden = state.count > 0;
    showCell(host, session.engine, state, t);
  };
}

/** @param {WorldEngine} engine @param {WorldState} state @param {Translate} t */
function summaryOf(engine, { tick }, t) {
  const inWork = inWorkOf(engine.requests());
  const units = engine.units();
  const { counts, deadlocked } = statusesOf(units);
  const asking = askingNext(units, inWork);
  const all = units.length / UNIT_STRIDE;
  const { arrivals } = engine.counts();
  if (all === 0 && arrivals === 0) return t('world.nobody', { tick });
  const parts = [t('world.sum_units', { count: all })];
  for (const name of /** @type {const} */ (['moving', 'waiting', 'queued', 'cut-off'])) {
    const number = (counts[UNIT_STATUSES.indexOf(name)] ?? 0) - (name === 'queued' ? asking : 0);
    if (number > 0) parts.push(t(`world.sum_${name.replace('-', '_')}`, { count: number }));
  }
  if (asking > 0) parts.push(t('world.sum_asking', { count: asking }));
  if (deadlocked > 0) parts.push(t('world.sum_deadlocked', { count: deadlocked }));
  return t('world.summary', { tick, arrivals, parts: parts.join(t('search.list_separator')) });
}

/**
 * The single cell under the grid: the active one.
 * @param {HTMLElement} host @param {WorldEngine} engine @param {WorldState} state @param {Translate} t
 */
function showCell(host, engine, state, t) {
  const { width, height, cursor, count } = state;
  host.setAttribute('aria-label', t('world.label', { width, height, count }));
  host.setAttribute('aria-colcount', String(width));
  host.setAttribute('aria-rowcount', String(height));
  const row = query('[role="row"]', HTMLElement, host);
  const cell = query('[role="gridcell"]', HTMLElement, host);
  row.setAttribute('aria-rowindex', String(Math.floor(cursor / width) + 1));
  cell.setAttribute('aria-colindex', String((cursor % width) + 1));
  // An id of its own for every cell: screen readers speak when the active descendant is another.
  cell.id = `world-cell-${cursor}`;
  cell.setAttribute('aria-label', cellLabel(engine, state, t));
  host.setAttribute('aria-activedescendant', cell.id);
}

/** "row 3, column 5, free, unit 4, team 1, waiting for unit 7". @param {WorldEngine} engine @param {WorldState} state @param {Translate} t */
function cellLabel(engine, { width, cursor, selected, layers }, t) {
  const parts = [t('cell.at', { row: Math.floor(cursor / width) + 1, column: (cursor % width) + 1 })];
  const factor = engine.factors()[cursor] ?? 0;
  if (factor <= 1) parts.push(t(factor === 0 ? 'world.cell_wall' : 'world.cell_free'));
  else parts.push(t('world.cell_factor', { factor }));
  const danger = layers.influence ? (engine.influence()[cursor] ?? 0) : 0;
  if (danger > 0) parts.push(t('world.cell_danger', { amount: danger }));
  const inWork = inWorkOf(engine.requests());
  const units = engine.units();
  const at = unitAt(units, cursor);
  if (at >= 0) {
    const facts = factsOf(units, at);
    parts.push(
      t('world.cell_unit', { number: facts.number }),
      t('world.cell_team', { team: facts.team + 1 }),
      unitWords(facts, inWork, t),
    );
    if (facts.number === selected) parts.push(t('world.cell_selected'));
  }
  for (let each = 0; each < units.length; each += UNIT_STRIDE) {
    if (units[each + UNIT_FIELDS.goal] !== cursor || units[each + UNIT_FIELDS.cell] === cursor) continue;
    parts.push(t('world.cell_goal', { number: units[each] ?? 0 }));
  }
  return parts.join(t('cell.separator'));
}

/** The state of a unit. @param {UnitFacts} facts @param {ReadonlySet<number>} inWork @param {Translate} t */
function unitWords(facts, inWork, t) {
  const { status, waitsFor, queuePosition, goal, isDeadlocked } = facts;
  if (isDeadlocked) return t('world.unit_deadlocked');
  if (status === 'waiting')
    return waitsFor > 0 ? t('world.unit_waits_for', { other: waitsFor }) : t('world.unit_waiting');
  if (asksNext(facts, inWork)) return t('world.unit_asks');
  if (status === 'queued')
    return queuePosition > 0 ? t('world.unit_queued', { position: queuePosition }) : t('world.unit_in_work');
  if (status === 'arrived' && goal === NO_CELL) return t('world.unit_idle');
  return t(`world.unit_${status.replace('-', '_')}`);
}
