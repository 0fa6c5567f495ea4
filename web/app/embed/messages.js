// A figure in a frame exchanges messages with the page around it: { astrolabe: 1, type, … } in both directions. Those
// it receives may come from any page: they are checked before anything is done, and refused with a reason. Those it
// sends are public: they contain nothing that is not in the link.

import { latticeOf } from '../../canvas/lattice.js';
import { leadToPlace } from './linked-place.js';
import { TYPES, readRequest, readSource, readStep } from './request.js';
import { isAtEnd } from '../../model/playback.js';
import { VERSION, publicState } from '../../model/report.js';
import { query } from '../../ui/query.js';
import { RequestQueue } from './request-queue.js';

/** @import { View } from '../../link/link.js' */
/** @import { State } from '../../model/state.js' */
/** @import { Store } from '../../model/store.js' */
/** @import { Permalink } from '../../session/permalink.js' */
/** @import { Playing } from '../../session/loop.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Request } from './request.js' */

/** Cell size of a board that is shown as large as possible, in CSS pixels. */
const LARGEST_CELL = 56;

/**
 * @param {object} scene
 * @param {Store<State>} scene.store
 * @param {Session} scene.session
 * @param {Permalink} scene.permalink
 * @param {Playing} scene.playing
 * @param {{ asked: number, right: number }} scene.score
 * @param {{ defer: (task: () => void) => void }} scene.clock
 * @param {AbortSignal} scene.signal
 */
export function connectMessages({ store, session, permalink, playing, score, clock, signal }) {
  if (window.parent === window) return;
  /** @param {string} type @param {object} [more] @param {string | number} [id] of the request that this answers */
  const send = (type, more = {}, id) => {
    window.parent.postMessage({ astrolabe: VERSION, type, ...(id !== undefined && { id }), ...more }, '*');
  };
  const state = () => publicState(store.state, score, `#${permalink.write().text}`);

  /** @type {Readonly<Record<typeof TYPES[number], (request: Request) => string | null>>} each gives the reason of a refusal */
  const does = {
    getState: ({ id }) => {
      send('state', state(), id);
      return null;
    },
    play: () => {
      playing.play();
      return null;
    },
    pause: () => {
      session.pause();
      return null;
    },
    seek: ({ step }) => {
      const wanted = readStep(step);
      if (wanted === null) return 'message.step';
      session.jump(wanted);
      return null;
    },
    set: ({ src, id }) => {
      const source = readSource(src);
      if (source.reason !== null) return source.reason;
      const { link } = source;
      // This is not an action of the reader.
      isOpening = true;
      isFor = id;
      const isOpen = permalink.open({
        link: { ...link, view: withFace(link.view, permalink.view.state) },
        reason: null,
      });
      isOpening = false;
      if (isOpen) leadToPlace(permalink, source);
      else isFor = undefined;
      return isOpen ? null : reasonOf(store.state);
    },
  };
  /** @param {Request} request @param {string} reason */
  const refuse = ({ id }, reason) => send('refused', { reason }, id);
  const queue = new RequestQueue({
    act: (request) => {
      const reason = does[/** @type {typeof TYPES[number]} */ (request.type)](request);
      if (reason !== null) refuse(request, reason);
    },
    refuse,
    defer: clock.defer,
  });
  window.addEventListener(
    'message',
    ({ source, data }) => {
      const read = source === window.parent ? readRequest(data) : null;
      if (read === null) return;
      if (read.reason !== null) return refuse(read.request, read.reason);
      queue.take(read.request);
    },
    { signal },
  );

  let isOpening = false;
  /** The request that the next search answers. @type {string | number | undefined} */
  let isFor;
  let isEdited = false;
  store.subscribe((now, before) => {
    const { board, search, playback } = now;
    const isOther =
      board.revision !== before.board.revision ||
      board.start !== before.board.start ||
      board.goal !== before.board.goal;
    if (isOther && !isOpening) isEdited = true;
    if (search.phase !== 'settled') return;
    if (search.serial !== before.search.serial) {
      const type = isEdited ? 'edit' : 'ready';
      const id = isEdited ? undefined : isFor;
      isEdited = false;
      isFor = undefined;
      // After the view settings of the link have been applied, too.
      queueMicrotask(() => send(type, state(), id));
    } else if (playback.position !== before.playback.position) {
      send('step', state());
      if (isAtEnd(now)) send('finish', state());
    }
  }, signal);

  let reported = '';
  const reportSize = () => {
    const { width, height } = sizeWished(store.state);
    const size = `${width} ${height}`;
    if (size === reported) return;
    reported = size;
    send('resize', { width, height });
  };
  const observer = new ResizeObserver(reportSize);
  observer.observe(query('#stage', HTMLElement));
  observer.observe(query('.console', HTMLElement));
  store.subscribe((now, before) => now.board.revision !== before.board.revision && reportSize(), signal);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });

  if (store.state.search.phase === 'settled') send('ready', state());
}

/**
 * View settings that the link does not mention keep their values.
 * @param {View} next @param {View} view
 */
function withFace(next, { face, canEdit, theme, language }) {
  return {
    ...next,
    face: next.face ?? face,
    canEdit: next.canEdit ?? canEdit,
    theme: next.theme ?? theme,
    language: next.language ?? language,
  };
}

/** Why the last link was not opened. @param {State} state */
function reasonOf({ notice }) {
  for (const one of notice.parts) if ('reason' in one) return one.reason.code;
  return 'message.src';
}

/** The frame height, at its current width, at which the whole board fits. @param {State} state */
function sizeWished({ board, settings }) {
  const stage = query('#stage', HTMLElement);
  const style = getComputedStyle(stage);
  /** @param {string} length */
  const pixels = (length) => Number.parseFloat(length) || 0;
  const cells = latticeOf(settings.board).size({ width: board.width, height: board.height });
  const across = stage.clientWidth - pixels(style.paddingLeft) - pixels(style.paddingRight);
  const cell = Math.min(Math.max(across, 1) / cells.width, LARGEST_CELL);
  const rest = document.documentElement.clientHeight - stage.clientHeight;
  const high = cell * cells.height + pixels(style.paddingTop) + pixels(style.paddingBottom) + rest;
  return { width: document.documentElement.clientWidth, height: Math.ceil(high) };
}
