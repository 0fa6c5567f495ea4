// The live log in the rail: what the current step and those before it did, line by line, and buttons to the
// next and the previous breakpoint, or event of a kind. The engine is not queried while it is folded.

import { unlessDead } from '../../../engine/module/unless-dead.js';
import { formatCoordinates, namingOf } from '../../../model/coordinates.js';
import { EVENT_NAMES } from '../../../model/events.js';
import { formatNumber } from '../../../i18n/translate.js';
import { logLines, loggedRange } from './step-log.js';
import { info } from '../../../model/notice.js';
import { query } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { Engine } from '../../../engine/engine.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { TraceEvents } from '../../../session/trace-events.js' */
/** @import { Session } from '../../../session/session.js' */
/** @import { BreakpointPlayer } from '../../../session/breakpoint-player.js' */
/** @import { Scene } from '../../../ui/render.js' */
/** @import { LogLine } from './step-log.js' */

/** While longer traces play, the log waits: each read replays the trace. */
const LONG = 200_000;

/**
 * @param {Scene & {
 *   session: Session,
 *   source: Pick<Engine, 'log'>,
 *   traceEvents: TraceEvents,
 *   breakpointPlayer: BreakpointPlayer }} scene
 * @returns {{ next: () => void, previous: () => void }} to the breakpoint, or the event of the kind chosen
 */
export function connectStepLog(scene) {
  const { store, session, source, traceEvents, breakpointPlayer, signal } = scene;
  const fold = query('#step-log', HTMLDetailsElement);
  const list = query('#log-lines', HTMLOListElement);
  const kind = query('#event-kind', HTMLSelectElement);

  const ofBreakpoints = query('option[value="breakpoints"]', HTMLOptionElement, kind);

  /** @param {'next' | 'previous'} direction */
  const goTo = (direction) => {
    traceEvents.whenKnown(() => {
      const isStop = kind.value === ofBreakpoints.value;
      const names = EVENT_NAMES.filter((name) => kind.value === 'any' || kind.value === name);
      const wanted = isStop ? breakpointPlayer.active : names.map((name) => ({ kind: name, cell: -1 }));
      const step = traceEvents[direction](wanted, store.state.playback.position.step);
      if (step === null) session.say(info({ key: 'events.none' }));
      else if (isStop) breakpointPlayer.goTo(step);
      else session.jump(step);
    });
  };
  const next = () => goTo('next');
  const previous = () => goTo('previous');
  query('#next-event', HTMLButtonElement).addEventListener('click', next, { signal });
  query('#previous-event', HTMLButtonElement).addEventListener('click', previous, { signal });

  renderAlways(scene, ({ breakpoints }) => {
    const isOffered = breakpoints.length > 0;
    if (ofBreakpoints.disabled !== isOffered) return;
    ofBreakpoints.hidden = ofBreakpoints.disabled = !isOffered;
    kind.value = isOffered ? ofBreakpoints.value : 'any';
  });

  let shown = '';
  /** The board of the search: once it has been replaced there is no log yet. */
  let searched = { serial: -1, revision: -1 };
  const render = renderAlways(scene, (state, t) => {
    const { board, search, playback, display } = state;
    if (search.serial !== searched.serial) searched = { serial: search.serial, revision: board.revision };
    if (board.revision !== searched.revision) return;
    if (!fold.open) return;
    if (playback.isPlaying && search.result.steps > LONG) return;
    const { step } = playback.position;
    const key = [search.serial, search.phase, step, formatCoordinates(display.coordinates), t('events.opened')].join();
    if (key === shown) return;
    shown = key;
    const range = search.phase === 'settled' ? loggedRange(step) : null;
    const log = range === null ? null : unlessDead(() => source.log(range.first, range.last));
    list.replaceChildren(
      ...logLines(log ?? new Float64Array(0), namingOf(state), formatNumber).map((line) => item(line, t)),
    );
    list.scrollTop = list.scrollHeight;
  });
  fold.addEventListener('toggle', render, { signal });
  return { next, previous };
}

/** @param {LogLine} line @param {Translate} t */
function item({ isCurrent, text, kind, isBackward }, t) {
  const element = document.createElement('li');
  element.className = isCurrent ? 'current' : (kind ?? '');
  const code = document.createElement('code');
  code.textContent = text;
  element.append(code);
  if (kind !== null) element.append(` ${t(`events.${kind}`)}`);
  if (isBackward) element.append(` ${t('events.backward')}`);
  return element;
}
