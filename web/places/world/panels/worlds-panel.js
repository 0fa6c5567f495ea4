// Worlds to start from: presets, a random map to walk on, the map on the page; the seed; and a restart.

import { onBoard } from '../../../model/algorithm-needs.js';
import { MAX_SEED, parseWhole, seedFrom } from '../../../model/maps/generators.js';
import { NO_LAYERS, TUTORIAL_WORLD } from '../state/world-state.js';
import { WALKING_MAP, WORLDS } from '../state/world-worlds.js';
import { CaptionCard } from '../../../ui/caption-card.js';
import { createElement } from '../../../ui/create-element.js';
import { byTestId, query, setText } from '../../../ui/query.js';

/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { WorldChoice } from '../state/world-worlds.js' */
/** @import { WorldScene } from '../world.js' */
/** @import { WorldPanel } from './world-panels.js' */

/** @param {WorldScene} scene @returns {WorldPanel} */
export function connectWorlds(scene) {
  const { store, session, page, signal } = scene;
  const seed = byTestId('world-seed', HTMLInputElement);
  const said = query('#world-seed-note', HTMLElement);
  const rows = WORLDS.map((world) => {
    const button = createElement('button', { type: 'button', className: 'world-choice', data: { world: world.id } });
    const watch = createElement('p', { className: 'note' });
    button.addEventListener('click', () => open(world), { signal });
    return { world, button, watch, item: createElement('li', {}, button, watch) };
  });
  query('#world-list', HTMLElement).append(...rows.map(({ item }) => item));

  /** Whether the caption of the last chosen world is open. */
  let isCaptioned = false;
  const caption = new CaptionCard(() => {
    isCaptioned = false;
    show();
    query('[data-testid="world-board"]', HTMLElement).focus();
  }, signal);
  query('.world-console', HTMLElement).prepend(caption.element);

  /** The last chosen entry, and the world it began. */
  let chosen = { id: '', world: -1 };
  /** @type {Translate | null} */
  let t = null;

  const currentSeed = () => parseWhole(seed.value, 0, MAX_SEED);
  /** @param {WorldChoice} world @param {boolean} [isPress] if not, the focus does not return to the field */
  const open = (world, isPress = true) => {
    const number = currentSeed();
    if (number === null && world.preset === null) {
      seed.setAttribute('aria-invalid', 'true');
      session.object('worlds.seed_range', { most: MAX_SEED });
      if (isPress) seed.focus();
      return;
    }
    if (world.board !== 'random') return begin(world, number ?? 1);
    const map = { ...WALKING_MAP, seed: number ?? 1 };
    const onSquares = onBoard(page.store.state.settings, 'squares');
    if (page.session.generate('random', map, { ...onSquares, corner: 'four' })) begin(world, map.seed);
  };
  /** @param {WorldChoice} world @param {number} number */
  const begin = (world, number) => {
    const { script } = world;
    const isBegun =
      world.preset === null
        ? scene.beginOnBoard({ seed: number, script })
        : session.beginPreset(world.preset, { script });
    if (!isBegun) return;
    chosen = { id: world.id, world: store.state.world };
    isCaptioned = world.board !== 'in-hand';
    session.setPace(world.pace);
    session.showLayers({ ...NO_LAYERS, ...world.layers });
    if (world.board === 'random' || world.preset === TUTORIAL_WORLD) session.select(1);
    session.play();
    // On a phone the board is above.
    query('#world-stage', HTMLElement).scrollIntoView({ block: 'nearest' });
    show();
  };
  /** The current world, chosen here or elsewhere. */
  const current = () => {
    const { world, preset } = store.state;
    if (world === chosen.world) return WORLDS.find(({ id }) => id === chosen.id);
    return WORLDS.find((one) => (preset === '' ? one.board === 'in-hand' : one.preset === preset));
  };
  byTestId('world-restart', HTMLButtonElement).addEventListener(
    'click',
    () => {
      const world = current();
      if (world === undefined) return;
      // The random map is on the page by now.
      if (world.board === 'random' && currentSeed() === session.engine.seed) begin(world, session.engine.seed);
      else open(world);
    },
    { signal },
  );
  byTestId('world-new-seed', HTMLButtonElement).addEventListener(
    'click',
    () => {
      seed.value = String(seedFrom(Math.random()));
      seed.removeAttribute('aria-invalid');
      const world = current();
      if (world !== undefined && world.preset === null) open(world);
    },
    { signal },
  );
  seed.addEventListener(
    'change',
    () => {
      seed.removeAttribute('aria-invalid');
      const world = current();
      if (world !== undefined && world.preset === null) open(world, false);
    },
    { signal },
  );

  let shownWorld = -1;
  const show = () => {
    if (t === null) return;
    const words = t;
    const world = current();
    /** @param {WorldChoice} one */
    const watchOf = ({ id }) => words(`worlds.${id}_watch`, { percent: WALKING_MAP.percent });
    for (const row of rows) {
      setText(row.button, words(`worlds.${row.world.id}`));
      const watch = watchOf(row.world);
      setText(
        row.watch,
        row.world.board === 'random' ? [watch, words('worlds.walk_map')].join(words('status.separator')) : watch,
      );
      if (row.world === world) row.button.setAttribute('aria-current', 'true');
      else row.button.removeAttribute('aria-current');
    }
    const captioned = isCaptioned && store.state.world === chosen.world ? world : undefined;
    const sentences = captioned && {
      from: words(`worlds.${captioned.id}_from`),
      look: watchOf(captioned),
      try: words(`worlds.${captioned.id}_try`),
    };
    caption.show(captioned ? words(`worlds.${captioned.id}`) : '', sentences ?? null, words);
    const isPreset = store.state.preset !== '';
    if (store.state.world !== shownWorld) {
      shownWorld = store.state.world;
      seed.value = String(session.engine.seed);
    }
    seed.disabled = isPreset;
    byTestId('world-new-seed', HTMLButtonElement).hidden = isPreset;
    setText(said, words(isPreset ? 'worlds.seed_of_preset' : 'worlds.seed_note'));
  };
  return {
    show: (_, words) => {
      t = words;
      show();
    },
  };
}
