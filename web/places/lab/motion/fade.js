// A single step does not jump: the previous picture lies over the new one and fades, so that cells fill softly.

import { createElement } from '../../../ui/create-element.js';
import { byTestId } from '../../../ui/query.js';

/** @import { AppContext } from '../../../app/app-context.js' */

/** Milliseconds. */
const LENGTH = 120;
/** Most steps a second; at more, one fade would overlap the next. */
const FASTEST = 8;

/** @param {AppContext} context @param {() => boolean} isStill */
export function connectFade({ store, camera, signal }, isStill) {
  const host = byTestId('board', HTMLElement);
  const map = host.querySelector('canvas');
  if (map === null) return;
  const before = createElement('canvas', { className: 'fade' });
  before.setAttribute('aria-hidden', 'true');
  /** @type {Animation | null} */
  let animation = null;
  const stop = () => {
    animation?.cancel();
    animation = null;
    before.remove();
  };

  /** What the map shows until the next frame redraws it. */
  const keep = () => {
    const { width, height } = map;
    Object.assign(before, { width, height });
    before.style.width = map.style.width;
    before.style.height = map.style.height;
    before.getContext('2d')?.drawImage(map, 0, 0);
    map.after(before);
    animation = before.animate([{ opacity: 1 }, { opacity: 0 }], LENGTH);
    animation.onfinish = stop;
  };
  store.subscribe(({ playback, search, board }, last) => {
    if (playback.position === last.playback.position && search === last.search && board === last.board) return;
    stop();
    const isStep = search === last.search && Math.abs(playback.position.step - last.playback.position.step) === 1;
    const isFast = playback.isPlaying && playback.speed > FASTEST;
    if (isStep && !isFast && !isStill()) keep();
  }, signal);
  camera.subscribe(stop, signal);
}
