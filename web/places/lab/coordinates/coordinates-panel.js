// How cells are named, and the rulers at the board that show it: the end of the fold "View" in the rail, and the
// rulers themselves.

import { DARK, LIGHT } from '../../../canvas/palette.js';
import { Rulers } from '../../../canvas/rulers.js';
import { isDark } from '../../../model/appearance.js';
import { cellText, gridPointOf, gridPointText, namingOf } from '../../../model/coordinates.js';
import { COUNTINGS, COUNTING_NAMES, cornersOf, countingOf, withOriginAt, withYUp } from '../../../model/counting.js';
import { withDisplay } from '../../../model/display.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Coordinates } from '../../../model/coordinates.js' */

/** A coordinate convention without a name; listed only while it is in use. */
const OWN = 'own';

/** @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'boardView'>} scene */
export function connectCoordinates(scene) {
  const { store, signal } = scene;
  const rulers = byTestId('rulers', HTMLInputElement);
  const counting = byTestId('coordinates', HTMLSelectElement);
  const first = byTestId('coordinates-first', HTMLSelectElement);
  const isYUp = byTestId('coordinates-up', HTMLInputElement);
  const isRowFirst = byTestId('coordinates-row', HTMLInputElement);
  const origin = byTestId('coordinates-origin', HTMLButtonElement);
  const said = byTestId('coordinates-said', HTMLElement);
  const here = query('#coordinates-cell', HTMLElement);
  counting.append(...[...COUNTING_NAMES, OWN].map((name) => new Option('', name)));
  const own = query(`[value="${OWN}"]`, HTMLOptionElement, counting);

  /** A new convention shows the rulers; they stay when the old one is restored. @param {Coordinates} coordinates */
  const count = (coordinates) => store.update((state) => withDisplay(state, { coordinates, rulers: true }));
  /** @param {HTMLElement} control @param {'change' | 'click'} event @param {() => Coordinates} counted */
  const connect = (control, event, counted) => control.addEventListener(event, () => count(counted()), { signal });
  const current = () => store.state.display.coordinates;
  rulers.addEventListener('change', () => store.update((state) => withDisplay(state, { rulers: rulers.checked })), {
    signal,
  });
  connect(counting, 'change', () => COUNTINGS[COUNTING_NAMES.find((name) => name === counting.value) ?? 'top_left']);
  connect(first, 'change', () => ({ ...current(), first: first.value === '1' ? 1 : 0 }));
  connect(isYUp, 'change', () => withYUp(isYUp.checked, namingOf(store.state)));
  connect(isRowFirst, 'change', () => ({ ...current(), isRowFirst: isRowFirst.checked }));
  connect(origin, 'click', () =>
    withOriginAt(gridPointOf(store.state.cursor.cell, store.state.board), namingOf(store.state)),
  );

  renderAlways(scene, (state, t) => {
    const { display, board, cursor } = state;
    const naming = namingOf(state);
    const name = countingOf(display.coordinates);
    rulers.checked = display.rulers;
    for (const option of counting.options) setText(option, t(`coordinates.${option.value}`));
    own.hidden = own.disabled = name !== null;
    counting.value = name ?? OWN;
    first.value = String(display.coordinates.first);
    isYUp.checked = display.coordinates.isYUp;
    isRowFirst.checked = display.coordinates.isRowFirst;
    setText(here, cellText(cursor.cell, naming));
    const [least, greatest] = cornersOf(naming).map((point) => gridPointText(point, naming));
    const [start, goal] = [board.start, board.goal].map((cell) => cellText(cell, naming));
    setText(
      said,
      t('coordinates.said', { least: least ?? '', greatest: greatest ?? '', start: start ?? '', goal: goal ?? '' }),
    );
  });
  connectRulers(scene);
}

/** @param {Parameters<typeof connectCoordinates>[0]} scene */
function connectRulers({ store, appearance, boardView, signal }) {
  const host = byTestId('board', HTMLElement);
  const view = new Rulers(query('#stage', HTMLElement), host, boardView);
  const show = () => {
    const { display, cursor } = store.state;
    const isActive = cursor.isHovered || document.activeElement === host;
    view.show({
      isShown: display.rulers,
      naming: namingOf(store.state),
      active: isActive ? cursor.cell : -1,
      palette: isDark(appearance.state) ? DARK : LIGHT,
    });
  };
  store.subscribe(show, signal);
  appearance.subscribe(show, signal);
  for (const name of ['focus', 'blur']) host.addEventListener(name, show, { signal });
  show();
}
