// For a matrix that was meant inverted: a button beside the status line exchanges walls and ground,
// until something else is done to the board.

import { createElement } from '../../ui/create-element.js';
import { query, setText } from '../../ui/query.js';
import { renderAlways } from '../../ui/render.js';

/** @import { AppContext } from '../../app/app-context.js' */

/** Which number is a wall. @typedef {'0' | '1'} Wall */

/**
 * @param {AppContext} scene
 * @returns {{ offer: (wall: Wall) => void }} for the board that has just been opened
 */
export function connectInvertWalls(scene) {
  const { store, session, engine, signal } = scene;
  const button = createElement('button', {
    type: 'button',
    className: 'button small',
    data: { testid: 'invert-walls' },
  });
  button.hidden = true;
  query('#flood', HTMLElement).before(button);
  let revision = -1;
  /** @type {Wall} */
  let wall = '1';
  /** @type {Wall} */
  let other = '0';

  const render = renderAlways(scene, ({ board }, t) => {
    button.hidden = board.revision !== revision;
    setText(button, t('import.invert', { number: other }));
  });
  /** @param {Wall} next */
  const offer = (next) => {
    revision = store.state.board.revision;
    wall = next;
    other = wall === '1' ? '0' : '1';
    render();
  };
  button.addEventListener(
    'click',
    () => {
      const { name, title, width, height } = store.state.board;
      const factors = engine.factors().map((factor) => (factor === 0 ? 1 : 0));
      const message = { key: 'import.inverted', values: { number: other } };
      const names = { name, ...(title === null ? {} : { title }), message, refused: message };
      session.openForeign(() => engine.restore(width, height, factors), names);
      offer(other);
    },
    { signal },
  );
  return { offer };
}
