// What a link asks of the board besides its search – a quiz, marks, a loop, code – is fetched as soon as one does.

import { isFigure } from '../ui/page-address.js';

/** @import { View } from '../link/link.js' */
/** @import { AppContext } from './app-context.js' */
/** @import { RoomKeeper } from './room-keeper.js' */

/** @param {AppContext} context @param {RoomKeeper} rooms */
export function fetchLinkedView({ permalink, signal }, rooms) {
  /** @param {View} view */
  const need = ({ quiz, cells, loop }) => {
    if (isFigure() || quiz || cells || loop) rooms.need('linked-view');
  };
  /** @param {View['code']} code */
  const showCode = async (code) => {
    if (code === null) return;
    // It stands below this, which would push it out of sight.
    await rooms.need('narration');
    (await rooms.need('step-code'))?.reveal();
  };
  permalink.view.subscribe(need, signal);
  need(permalink.view.state);
  permalink.view.watch(({ code }) => code, showCode, signal);
  showCode(permalink.view.state.code);
}
