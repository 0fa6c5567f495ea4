// A new visitor sees the first figure before its first step, and a line on what to try.

import { info } from '../model/notice.js';

/** @import { Memory } from '../ui/storage.js' */
/** @import { AppContext } from './app-context.js' */

const NAME = 'met';

/** @param {Memory} memory */
export const isFirstVisit = (memory) => memory.recall(NAME) === null;

/**
 * The line disappears for good with the first action; when an end is first dragged the path is shown as well.
 * @param {Pick<AppContext, 'store' | 'session' | 'signal'>} context @param {Memory} memory
 */
export function greet({ store, session, signal }, memory) {
  session.seek(0);
  const isTouch = matchMedia('(pointer: coarse)').matches;
  session.say(info({ key: isTouch ? 'status.hint_touch' : 'status.hint' }));
  const { start, goal, width } = store.state.board;
  let [isMet, isSearched] = [false, false];
  store.watch(
    (state) => state,
    ({ board, search, playback }, before) => {
      if (!isMet && store.state.notice !== before.notice) isMet = memory.remember(NAME, '1');
      if (isSearched || search === before.search || search.phase !== 'settled') return;
      isSearched = true;
      const isDragged = board.width === width && (board.start !== start || board.goal !== goal);
      if (isDragged && playback.position.step === 0) session.seek(search.result.steps);
    },
    signal,
  );
}
