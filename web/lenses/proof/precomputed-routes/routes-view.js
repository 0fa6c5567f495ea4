// Renders the panel of precomputed routes: plan, bar, answer in their current state.

import { MOST_BOARD_CELLS } from '../../../engine/jobs/pairs-table.js';
import { formatNumber } from '../../../i18n/translate.js';
import { reasonSentence } from '../../../ui/sentences/sentences.js';
import { cellText, namingOf } from '../../../model/coordinates.js';
import { query, setText } from '../../../ui/query.js';

/** @import { PairsMethodName, SearchResult } from 'astrolabe-module' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Routes } from './precomputed-routes.js' */

/** From this many bytes on, millions are shown. */
const MEGABYTE = 1e6;
/** Costs that differ by less are the same: they are shown as decimals. */
const TOLERANCE = 1e-6;

export class RoutesView {
  #fold;

  /** @param {HTMLElement} fold */
  constructor(fold) {
    this.#fold = fold;
  }

  /** @returns {PairsMethodName} the one chosen */
  get method() {
    const isFloyd = query('[name="routes-method"]', HTMLInputElement, this.#fold).checked;
    return isFloyd ? 'floyd-warshall' : 'search-per-cell';
  }

  /** @param {() => void} listener @param {AbortSignal} signal */
  whenPressed(listener, signal) {
    this.#button.addEventListener('click', listener, { signal });
  }

  get #button() {
    return query('#routes-build', HTMLButtonElement, this.#fold);
  }

  /** @param {State} state @param {Routes} routes @param {Translate} t */
  show(state, routes, t) {
    const { phase, plan, progress } = routes;
    const isBuilding = phase === 'building';
    setText(this.#part('plan'), planSentence(state, plan, t));
    const isPlanned = plan?.reason.ok === true;
    this.#part('methods').hidden = !isPlanned;
    this.#button.hidden = !isPlanned;
    if (isPlanned) {
      setText(this.#part('floyd'), t('routes.floyd_work', { checks: formatNumber(plan.floydProbes) }));
      setText(this.#part('search'), t('routes.search_work', { checks: formatNumber(plan.searchProbes) }));
    }
    setText(this.#button, t(isBuilding ? 'routes.cancel' : 'routes.build'));
    for (const radio of this.#fold.querySelectorAll('[name="routes-method"]')) {
      if (radio instanceof HTMLInputElement) radio.disabled = isBuilding;
    }
    const bar = query('#routes-progress', HTMLProgressElement, this.#fold);
    bar.hidden = !isBuilding;
    bar.value = progress.share;
    setText(this.#part('said'), saidSentence(routes, t));
    this.#answer(state, routes, t);
  }

  /** @param {State} state @param {Routes} routes @param {Translate} t */
  #answer(state, { route }, t) {
    const { search } = state;
    this.#part('answer').hidden = route === null;
    if (route === null) {
      setText(this.#part('verdict'), '');
      return;
    }
    const { cost, next, path } = route;
    const hasRoute = path.length > 0;
    const isSettled = search.phase === 'settled';
    setText(this.#part('cost'), hasRoute ? formatNumber(cost) : '–');
    setText(this.#part('next'), next < 0 ? '–' : cellText(next, namingOf(state)));
    // One for the cost, one for each step.
    setText(this.#part('lookups'), formatNumber(Math.max(path.length, 1)));
    setText(this.#part('expanded'), isSettled ? formatNumber(search.result.expanded) : '…');
    setText(this.#part('verdict'), isSettled ? verdict(search.result, { cost, hasRoute }, t) : '');
  }

  /** @param {string} name */
  #part(name) {
    return query(`#routes-${name}`, HTMLElement, this.#fold);
  }
}

/** @param {State} state @param {Routes['plan']} plan @param {Translate} t */
function planSentence({ board }, plan, t) {
  const cells = board.width * board.height;
  if (cells > MOST_BOARD_CELLS)
    return t('routes.board_too_large', { cells: formatNumber(cells), most: formatNumber(MOST_BOARD_CELLS) });
  if (plan === null) return t('routes.planning');
  if (!plan.reason.ok) return reasonSentence(plan.reason, t);
  const { cells: free, bytes } = plan;
  return t('routes.plan', { cells: formatNumber(free), pairs: formatNumber(free * free), size: sizeOf(bytes, t) });
}

/** @param {number} bytes @param {Translate} t */
function sizeOf(bytes, t) {
  if (bytes < MEGABYTE) return t('routes.bytes', { count: formatNumber(bytes) });
  return t('routes.megabytes', { count: (bytes / MEGABYTE).toFixed(1) });
}

/** @param {Routes} routes @param {Translate} t */
function saidSentence({ phase, ended, progress: { share, milliseconds } }, t) {
  // In steps of ten: it is read out.
  if (phase === 'building') return t('routes.building', { percent: Math.floor(share * 10) * 10 });
  if (phase === 'ready') return t('routes.ready', { time: timeText(milliseconds, t) });
  return ended === '' ? '' : t(`routes.${ended}`);
}

/** Browser clocks resolve tenths of a millisecond. @param {number} milliseconds @param {Translate} t */
function timeText(milliseconds, t) {
  if (milliseconds < 1000) return t('routes.milliseconds', { count: milliseconds.toFixed(milliseconds < 10 ? 1 : 0) });
  return t('routes.seconds', { count: (milliseconds / 1000).toFixed(1) });
}

/**
 * Whether the search agrees.
 * @param {SearchResult} result
 * @param {{ cost: number, hasRoute: boolean }} looked
 * @param {Translate} t
 */
function verdict(result, { cost, hasRoute }, t) {
  const isFound = result.outcome === 'found';
  if (!hasRoute) return t(isFound ? 'routes.wall' : 'routes.no_path');
  if (!isFound) return '';
  const values = { cost: formatNumber(result.cost) };
  if (Math.abs(result.cost - cost) < TOLERANCE) return t('routes.equal', values);
  return t(result.cost > cost ? 'routes.longer' : 'routes.lines', values);
}
