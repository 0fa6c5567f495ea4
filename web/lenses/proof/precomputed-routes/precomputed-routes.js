// Precomputed routes in the rail: what a table of all paths would take, building it with a progress bar and Cancel, and
// then the path from start to goal by lookup, drawn beside that of the search.

import { groundsOf } from '../../../engine/grounds.js';
import { MOST_BOARD_CELLS, PairsTable } from '../../../engine/jobs/pairs-table.js';
import { Beside } from '../../../session/beside.js';
import { endings } from '../../../session/endings.js';
import { query } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';
import { RoutesView } from './routes-view.js';

/** @import { PairsPlan } from 'astrolabe-module' */
/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Route } from '../../../engine/jobs/pairs-table.js' */
/** @import { State } from '../../../model/state.js' */
/**
 * @typedef {object} Routes
 * @property {'idle' | 'building' | 'ready'} phase
 * @property {PairsPlan | null} plan
 * @property {'' | 'cancelled' | 'dropped' | 'lost'} ended how the previous table ended
 * @property {{ share: number, milliseconds: number }} progress 0 to 1, and of work so far
 * @property {Route | null} route from start to goal
 */

/** Milliseconds without a change before a board is examined: the brush may be in use. */
const REST = 250;
/** Milliseconds between two updates of the bar. */
const GLANCE = 100;

/** @type {Readonly<Routes>} */
const NOTHING = Object.freeze({
  phase: 'idle',
  plan: null,
  ended: '',
  progress: { share: 0, milliseconds: 0 },
  route: null,
});

/** @param {AppContext} scene */
export function connectPrecomputedRoutes(scene) {
  const { store, session, engine, createEngine, clock, signal } = scene;
  const fold = query('#routes', HTMLDetailsElement);
  const view = new RoutesView(fold);
  const beside = new Beside(store);
  const ended = endings(session, () => (fold.open = false));
  let reported = -GLANCE;
  const table = new PairsTable(createEngine, clock, () => {
    // The plan of the table is still valid.
    if (routes.phase === 'idle') return;
    const { phase, milliseconds } = table;
    const progress = { share: table.progress, milliseconds };
    if (phase === 'refused') {
      asked = '';
      show({ ...NOTHING, ended: 'lost' });
      ended.close(table);
    } else if (phase === 'done') {
      show({ phase: 'ready', progress });
      ask();
    } else if (phase === 'running' && clock.now() - reported >= GLANCE) {
      reported = clock.now();
      show({ progress });
    }
  });
  /** @type {Routes} */
  let routes = NOTHING;
  /** Inputs to which board and plan belong. */
  let asked = '';
  let timer = 0;

  /** @param {Partial<Routes>} change */
  const show = (change) => {
    routes = { ...routes, ...change };
    beside.show(fold.open ? (routes.route?.path ?? null) : null);
    render();
  };
  const rules = () => {
    const { settings } = store.state;
    return settings.program === 'none' ? settings : engine.correctedSettings(settings);
  };
  const takePlan = () => {
    const { width, height } = store.state.board;
    // A copy: the other laboratory shares the memory, which may move while it reads the board.
    try {
      show({ plan: table.take(rules(), { width, height, factors: groundsOf(engine) }) });
    } catch (error) {
      ended.failed(error);
    }
  };
  const follow = () => {
    const { board, search } = store.state;
    const question = nameOf(store.state);
    if (asked !== '' && question !== asked) {
      clearTimeout(timer);
      asked = '';
      table.cancel();
      show({ ...NOTHING, ended: routes.phase === 'idle' ? routes.ended : 'dropped' });
    }
    if (!fold.open || board.width * board.height > MOST_BOARD_CELLS) {
      // A table is kept while it is folded; a board without one is not.
      if (routes.phase === 'idle') {
        clearTimeout(timer);
        asked = '';
        table.dispose();
      }
      return;
    }
    // The visible board comes first.
    if (question === asked || search.phase === 'running') return;
    asked = question;
    timer = window.setTimeout(takePlan, REST);
  };
  /** The path between the current start and goal. */
  const ask = () => {
    if (routes.phase !== 'ready') return;
    const { start, goal } = store.state.board;
    show({ route: table.ask(start, goal) });
  };

  const build = () => {
    reported = -GLANCE;
    show({ phase: 'building', ended: '', progress: NOTHING.progress, route: null });
    table.begin(view.method, rules());
  };
  const cancel = () => {
    table.cancel();
    // The plan stays, so that the button stays, too.
    show({ ...NOTHING, plan: routes.plan, ended: 'cancelled' });
  };
  const render = renderAlways(scene, (state, t) => {
    if (fold.open) view.show(state, routes, t);
  });
  store.subscribe((state, before) => {
    if (state.board !== before.board || state.settings !== before.settings || state.search !== before.search) follow();
    if (state.board.start !== before.board.start || state.board.goal !== before.board.goal) ask();
  }, signal);
  fold.addEventListener(
    'toggle',
    () => {
      follow();
      show({});
    },
    { signal },
  );
  view.whenPressed(() => {
    if (routes.phase === 'building') cancel();
    else if (routes.plan?.reason.ok === true) build();
  }, signal);
}

/** Everything that a table depends on. @param {State} state */
function nameOf({ board, settings }) {
  const { revision, width, height } = board;
  return JSON.stringify([
    revision,
    width,
    height,
    settings.board,
    settings.program,
    settings.corner,
    settings.costs,
    settings.neighbourOrder,
  ]);
}
