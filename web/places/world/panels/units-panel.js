// Units: how many there are in which state, newcomers, the selected one, a table, and how they get past each other.

import { PLANNERS, NO_CELL, TEAM_COUNT } from '../../../engine/world-engine.js';
import { formatNumber } from '../../../i18n/translate.js';
import { removal } from '../state/world-script.js';
import { gridPointText } from '../../../model/coordinates.js';
import { cornersOf, readGridPoint } from '../../../model/counting.js';
import { ADDED_AT_ONCE, MOST_ROWS, additions, rowsOf, stateOf, unitCellText } from '../state/world-unit-rows.js';
import { askingNext, factsOf, inWorkOf, numberOfUnits, offsetOfUnit, statusesOf } from '../state/world-units.js';
import { createElement } from '../../../ui/create-element.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { Facts, fillChoice, showChoice } from './panel-parts.js';

/** @import { WorldCounts } from '../../../../wasm/types/world.d.ts' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Naming } from '../../../model/coordinates.js' */
/** @import { WorldState } from '../state/world-state.js' */
/** @import { UnitFacts } from '../state/world-units.js' */
/** @import { WorldScene } from '../world.js' */
/** @import { WorldPanel } from './world-panels.js' */

/** @param {WorldScene} scene @returns {WorldPanel} */
export function connectUnits(scene) {
  const { session } = scene;
  const said = query('#world-units-said', HTMLElement);
  const shown = query('#world-units-shown', HTMLElement);
  const showNewcomers = connectNewcomers(scene);
  const showSelected = connectSelected(scene);
  const showRows = connectRows(scene);
  const showCrowd = connectCrowd();
  return {
    show: (state, t) => {
      const inWork = inWorkOf(session.engine.requests());
      const units = session.engine.units();
      const { counts, deadlocked } = statusesOf(units);
      const asking = askingNext(units, inWork);
      const [arrived = 0, moving = 0, waiting = 0, queued = 0, cutOff = 0] = counts;
      const sentences = [
        t('units.count', { count: state.count, arrived, moving, waiting, queued: queued - asking, cut_off: cutOff }),
      ];
      if (asking > 0) sentences.push(t('units.asking', { count: asking }));
      setText(said, state.count === 0 ? t('units.none') : sentences.join(t('status.separator')));
      showNewcomers(state, t);
      const offset = offsetOfUnit(units, state.selected);
      showSelected(offset < 0 ? null : factsOf(units, offset), inWork, state, t);
      showRows(rowsOf(units, state.selected), inWork, state, t);
      setText(shown, state.count > MOST_ROWS ? t('units.first', { shown: MOST_ROWS, count: state.count }) : '');
      showCrowd(session.engine.counts(), deadlocked, t);
    },
  };
}

/** @param {WorldScene} scene @returns {(state: WorldState, t: Translate) => void} */
function connectNewcomers({ store, session, signal }) {
  const team = byTestId('world-team', HTMLSelectElement);
  const planner = byTestId('world-planner', HTMLSelectElement);
  fillChoice(
    team,
    Array.from({ length: TEAM_COUNT }, (_, index) => index),
  );
  fillChoice(
    planner,
    PLANNERS.map((_, index) => index),
  );
  const take = () => session.take({ newcomer: { team: Number(team.value), planner: Number(planner.value) } });
  team.addEventListener('change', take, { signal });
  planner.addEventListener('change', take, { signal });
  /** Adds as many as there is room for. @param {number} count */
  const add = (count) => {
    const { sought, newcomer } = store.state;
    const { engine } = session;
    // While seeking a tick its free cells are not known yet.
    const free =
      sought === null
        ? engine.factors().reduce((sum, factor) => sum + Number(factor > 0), 0) - numberOfUnits(engine.units())
        : count;
    const room = free > 0 ? Math.min(count, free) : count;
    if (session.act(additions(room, newcomer)) && room < count)
      session.object('units.added_some', { added: room, count });
  };
  const buttons = ADDED_AT_ONCE.map((count) => {
    const button = createElement(
      'button',
      { type: 'button', className: 'button small', data: { testid: `world-add-${count}` } },
      `+${count}`,
    );
    button.addEventListener('click', () => add(count), { signal });
    return { count, button };
  });
  query('#world-adding', HTMLElement).append(...buttons.map(({ button }) => button));
  return ({ newcomer }, t) => {
    showChoice(team, newcomer.team, (value) => teamName(Number(value), t));
    showChoice(planner, newcomer.planner, (value) => plannerName(Number(value), t));
    for (const { count, button } of buttons) button.title = t('units.add_count', { count });
  };
}

/** @param {number} team @param {Translate} t */
export const teamName = (team, t) => t('units.team_n', { team: team + 1 });
/** @param {number} planner @param {Translate} t */
const plannerName = (planner, t) => t(`units.planner_${PLANNERS[planner] ?? 'astar'}`);

/** @param {WorldScene} scene @returns {(unit: UnitFacts | null, inWork: ReadonlySet<number>, state: WorldState, t: Translate) => void} */
function connectSelected({ store, session, naming, signal }) {
  const name = byTestId('world-selected', HTMLElement);
  const state = query('#world-selected-state', HTMLElement);
  const acts = query('#world-selected-acts', HTMLElement);
  const goal = byTestId('world-goal', HTMLInputElement);
  const said = query('#world-goal-said', HTMLElement);
  const follow = byTestId('world-follow', HTMLInputElement);
  /** The unit whose goal was refused; 0: none. */
  let refused = 0;
  follow.addEventListener('change', () => session.take({ follows: follow.checked }), { signal });
  query('#world-send', HTMLFormElement).addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const point = readGridPoint(goal.value, naming());
      refused = point === null ? store.state.selected : 0;
      if (point === null) goal.setAttribute('aria-invalid', 'true');
      else goal.removeAttribute('aria-invalid');
      if (point === null) return session.object('units.goal_refused', cornersNamed(naming()));
      session.act(`g${store.state.selected},${point.x},${point.y}`);
    },
    { signal },
  );
  byTestId('world-remove', HTMLButtonElement).addEventListener(
    'click',
    () => {
      session.act(removal(store.state.selected));
      focusAfter();
    },
    { signal },
  );
  byTestId('world-deselect', HTMLButtonElement).addEventListener(
    'click',
    () => {
      session.select(0);
      focusAfter();
    },
    { signal },
  );
  // The focused element may be hidden now.
  const focusAfter = () => {
    if (store.state.selected === 0) byTestId('world-add-1', HTMLButtonElement).focus();
  };
  return (unit, inWork, { follows }, t) => {
    follow.checked = follows;
    if (refused !== 0 && unit?.number !== refused) {
      refused = 0;
      goal.value = '';
      goal.removeAttribute('aria-invalid');
    }
    acts.hidden = unit === null;
    name.hidden = unit === null;
    if (unit === null) return setText(state, t('units.selected_none'));
    setText(name, t('units.selected', { unit: unit.number }));
    const { key, values } = stateOf(unit, inWork);
    setText(state, t(key, values));
    setText(said, t(refused !== 0 ? 'units.goal_refused' : 'units.goal_hint', cornersNamed(naming())));
  };
}

/** The range of coordinates of a goal. @param {Naming} naming */
function cornersNamed(naming) {
  const [least, greatest] = cornersOf(naming).map((point) => gridPointText(point, naming));
  return { least: least ?? '', greatest: greatest ?? '' };
}

/** @param {WorldScene} scene @returns {(rows: readonly UnitFacts[], inWork: ReadonlySet<number>, state: WorldState, t: Translate) => void} */
function connectRows({ store, session, naming, signal }) {
  const body = query('tbody', HTMLTableSectionElement, byTestId('world-units', HTMLTableElement));
  /** @type {{ number: number, row: HTMLTableRowElement, button: HTMLButtonElement, cells: HTMLTableCellElement[] }[]} */
  const lines = [];
  body.addEventListener(
    'click',
    ({ target }) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      const line = lines.find((one) => one.row === row);
      if (line !== undefined) session.select(line.number === store.state.selected ? 0 : line.number);
    },
    { signal },
  );
  const add = () => {
    const button = createElement('button', { type: 'button' });
    const cells = Array.from({ length: 7 }, () => createElement('td'));
    const line = {
      number: 0,
      button,
      cells,
      row: createElement('tr', {}, createElement('th', { scope: 'row' }, button), ...cells),
    };
    lines.push(line);
    body.append(line.row);
    return line;
  };
  return (rows, inWork, { selected }, t) => {
    const own = naming();
    rows.forEach((unit, index) => {
      const line = lines[index] ?? add();
      const { key, values } = stateOf(unit, inWork);
      line.number = unit.number;
      line.row.dataset['unit'] = String(unit.number);
      setText(line.button, String(unit.number));
      line.button.setAttribute('aria-label', t('units.select', { unit: unit.number }));
      line.button.setAttribute('aria-pressed', String(unit.number === selected));
      line.row.classList.toggle('is-chosen', unit.number === selected);
      const texts = [
        t(key, values),
        unitCellText(unit.cell, own),
        unitCellText(unit.goal ?? NO_CELL, own),
        String(unit.team + 1),
        plannerName(unit.planner, t),
        formatNumber(unit.arrivals),
        formatNumber(unit.steps),
      ];
      line.cells.forEach((cell, index) => setText(cell, texts[index] ?? ''));
    });
    for (const { row } of lines.splice(rows.length)) row.remove();
  };
}

/** @returns {(counts: WorldCounts, now: number, t: Translate) => void} */
function connectCrowd() {
  const said = query('#world-crowd-said', HTMLElement);
  const facts = new Facts(query('#world-crowd', HTMLElement), [
    'deadlocks',
    'yields',
    'asides',
    'pushes',
    'replans',
    'waits',
  ]);
  return (counts, now, t) => {
    const { deadlocks } = counts;
    const key = deadlocks === 0 ? 'none' : now === 0 ? 'resolved' : 'open';
    setText(said, t(`units.crowd_${key}`, { deadlocks, now }));
    facts.show({ ...counts, ...{ arrivalsByPlanner: '', expansionsByPlanner: '' } }, (name) => t(`units.${name}`));
  };
}
