// The queue of path requests: its picture, its numbers, and the expansions in each of the last ticks, never more than
// the budget.

import { drawRequests, requestsHeight } from '../canvas/draw-world-requests.js';
import { DARK, LIGHT } from '../../../canvas/palette.js';
import { REQUEST_FIELDS, REQUEST_STRIDE } from '../../../engine/world-engine.js';
import { isDark } from '../../../model/appearance.js';
import { Spending } from '../state/world-requests.js';
import { askingNext, factsOf, inWorkOf, offsetOfUnit } from '../state/world-units.js';
import { query, setText } from '../../../ui/query.js';
import { Facts } from './panel-parts.js';
import { SpendingChart } from './spending-chart.js';

/** @import { WorldState } from '../state/world-state.js' */
/** @import { WorldScene } from '../world.js' */
/** @import { WorldPanel } from './world-panels.js' */

/** Requests listed in words. */
const NAMED = 5;
/** Running searches that have a row in the picture. */
const MOST_ROWS = 8;

/** @param {WorldScene} scene @returns {WorldPanel} */
export function connectQueue({ store, session, appearance, signal }) {
  const note = query('#world-queue-note', HTMLElement);
  const said = query('#world-queue-said', HTMLElement);
  const first = query('#world-queue-first', HTMLElement);
  const facts = new Facts(query('#world-queue', HTMLElement), [
    'in_work',
    'in_line',
    'asked',
    'answered',
    'withdrawn',
    'spent',
  ]);
  const room = query('#world-queue-room', HTMLElement);
  const canvas = query('#world-queue-canvas', HTMLCanvasElement);
  const chart = new SpendingChart(query('#world-chart', HTMLElement), query('#world-chart-said', HTMLElement), signal);
  const spending = new Spending();
  /** The world of the recorded ticks. */
  let spender = -1;
  /** Height of the picture, in CSS pixels. */
  let tallest = 0;
  /** The script for which the ticks were recorded. */
  let past = '';

  /** @param {WorldState} state @param {Uint32Array} requests @param {number} spent */
  const draw = ({ selected, isPlaying }, requests, spent) => {
    const context = canvas.getContext('2d');
    if (context === null || room.clientWidth === 0) return;
    const { budget } = session.engine.options();
    const { work, line } = requestsIn(requests);
    const units = session.engine.units();
    const ratio = devicePixelRatio;
    const width = room.clientWidth;
    const needed = requestsHeight(Math.min(work, MOST_ROWS), line, width);
    // While playing it only grows, so that the content below does not jump at every tick.
    tallest = isPlaying ? Math.max(tallest, needed) : needed;
    const height = tallest;
    const size = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
    if (canvas.width !== size.width || canvas.height !== size.height)
      [canvas.width, canvas.height] = [size.width, size.height];
    /** @param {number} unit */
    const teamOf = (unit) => {
      const offset = offsetOfUnit(units, unit);
      return offset < 0 ? 0 : factsOf(units, offset).team;
    };
    drawRequests(context, {
      size,
      ratio,
      palette: isDark(appearance.state) ? DARK : LIGHT,
      requests,
      teamOf,
      budget,
      spent,
      selected,
    });
  };

  // For every tick: while playing, by a step, or while seeking another tick.
  session.whenTicking(() => {
    const { world } = store.state;
    if (world !== spender) spending.forgetAfter(-1);
    spender = world;
    spending.add(session.engine.now, session.engine.counts().expandedLastTick);
  });
  return {
    observe: ({ tick }) => {
      const script = session.engine.script();
      if (script !== past) spending.forgetAfter(tick);
      past = script;
    },
    show: (state, t) => {
      const { budget } = session.engine.options();
      const counts = session.engine.counts();
      // A copy: the view may move when units are read.
      const requests = session.engine.requests().slice();
      const { work, line, ahead, hasField } = requestsIn(requests);
      const spent = counts.expandedLastTick;
      const asking = askingNext(session.engine.units(), inWorkOf(requests));
      const sentences = [t('requests.summary', { work, line, spent, budget })];
      if (asking > 0) sentences.push(t('units.asking', { count: asking }));
      setText(said, sentences.join(t('status.separator')));
      draw(state, requests, spent);
      setText(
        note,
        hasField ? [t('requests.note'), t('requests.field_note')].join(t('status.separator')) : t('requests.note'),
      );
      setText(
        first,
        ahead.length === 0
          ? ''
          : t('requests.first', {
              names: ahead
                .map((unit) => (unit === 0 ? t('requests.field') : t('requests.unit', { unit })))
                .join(t('requests.list')),
            }),
      );
      facts.show(
        {
          in_work: work,
          in_line: line,
          asked: counts.asked,
          answered: counts.answered,
          withdrawn: counts.withdrawn,
          spent: t('requests.spent_of', { spent, budget }),
        },
        (name) => t(`requests.${name}`),
      );
      if (state.world !== spender) spending.forgetAfter(-1);
      chart.show(spending.until(state.tick), budget, t);
    },
  };
}

/** @param {ArrayLike<number>} requests as WorldEngine.requests() gives them: running ones first */
function requestsIn(requests) {
  const count = requests.length / REQUEST_STRIDE;
  let work = 0;
  let hasField = false;
  /** @type {number[]} */
  const ahead = [];
  for (let at = 0; at < requests.length; at += REQUEST_STRIDE) {
    const unit = requests[at + REQUEST_FIELDS.unit] ?? 0;
    hasField ||= unit === 0;
    if (requests[at + REQUEST_FIELDS.isInWork] === 1) work += 1;
    else if (ahead.length < NAMED) ahead.push(unit);
  }
  return { work, line: count - work, ahead, hasField };
}
