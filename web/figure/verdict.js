// What the referee says of a figure's path, judged at once when the page around it asks.

/** @import { Engine } from '../engine/engine.js' */
/** @import { State } from '../model/state.js' */

const MOST_CELLS = 65_536;
const ALL = 2 ** 30;

/** @param {Pick<Engine, 'judge' | 'verdict'>} engine @param {Pick<State, 'search' | 'board'>} state @returns {{ ruling: string, optimum: number | null } | null} */
export function verdictOf(engine, { search, board }) {
  if (search.phase !== 'settled' || board.width * board.height > MOST_CELLS) return null;
  while (engine.judge(ALL) === 'judging');
  const { ruling, optimum } = engine.verdict();
  return { ruling, optimum: search.result.outcome === 'found' && ruling !== 'unknown' ? optimum : null };
}
