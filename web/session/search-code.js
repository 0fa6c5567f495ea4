// What the code beside a board asks of its search: the listing, what a step ran, when a line ran, and its breakpoints.

import { unlessDead } from '../engine/module/unless-dead.js';
import { linesWithBreakpoint, withBreakpoint, withBreakpoints } from '../model/breakpoints.js';
import { neighboursInOrder, ranInStep } from '../model/code/micro-steps.js';
import { cellText, namingOf } from '../model/coordinates.js';
import { warning } from '../model/notice.js';

/** @import { Engine } from '../engine/engine.js' */
/** @import { LineName, StepEvent } from '../model/breakpoints.js' */
/** @import { CodeLine } from '../model/code/code-languages.js' */
/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */
/** @import { Session } from './session.js' */
/** @import { TraceEvents } from './trace-events.js' */

/**
 * @param {object} given
 * @param {Store<State>} given.store
 * @param {Session} given.session
 * @param {Engine} given.source
 * @param {TraceEvents} given.traceEvents
 */
export function searchCode({ store, session, source, traceEvents }) {
  const stands = () => {
    const { board, playback, search, settings } = store.state;
    const { outcome, target, steps, isTruncated } = search.result;
    const hasPath = outcome === 'found' || (target !== board.goal && !settings.floods);
    const { position, isPlaying } = playback;
    return { position, step: position.step, steps, isWhole: !isTruncated, hasPath, isPlaying };
  };
  /** @param {LineName} line */
  const toggle = (line) => {
    const { breakpoints } = store.state;
    const there = breakpoints.find((one) => one.line === line);
    const { list, problem } =
      there === undefined
        ? withBreakpoint(breakpoints, { kind: 'line', point: null, line })
        : { list: breakpoints.filter((one) => one !== there), problem: null };
    if (problem === null) store.update((state) => withBreakpoints(state, list));
    else session.say(warning({ key: problem, values: { count: list.length } }));
  };

  return {
    stands,
    /** @param {string} template */
    read: (template) => source.code(template, false),
    searched: () => [store.state.search.serial, store.state.search.phase, store.state.display.coordinates],
    /** @param {readonly CodeLine[]} lines */
    ran: (lines) => {
      const { step, steps, isWhole, hasPath } = stands();
      const { current } = store.state.playback.position;
      const why = step === 0 ? null : unlessDead(() => source.why(current));
      const log = step === 0 ? null : unlessDead(() => source.log(step, step));
      const checked = why ? neighboursInOrder(why.neighbours, store.state.settings) : [];
      // A log that ends early does not hold the end of the search.
      return ranInStep(lines, { step, steps: isWhole ? steps : Infinity, hasPath, why, checked, log });
    },
    /** @param {number} cell */
    name: (cell) => cellText(cell, namingOf(store.state)),
    pause: () => session.pause(),
    /** @param {1 | -1} change */
    stepBy: (change) => session.seekBy(change),
    /** @param {number} step */
    goTo: (step) => session.jump(step),
    events: {
      /** @param {() => void} task */
      whenKnown: (task) => traceEvents.whenKnown(task),
      /** @param {readonly StepEvent[]} events @param {number} step */
      next: (events, step) => traceEvents.next(events, step),
      /** @param {readonly StepEvent[]} events @param {number} step */
      previous: (events, step) => traceEvents.previous(events, step),
    },
    breakpoints: { list: () => linesWithBreakpoint(store.state.breakpoints), toggle },
  };
}
