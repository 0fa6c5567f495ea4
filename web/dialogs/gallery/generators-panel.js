// Generated maps: a card for each kind, which makes another one with every click, and a form to ask for a certain
// one. Cards show what the form asks for.

import { DEFAULT_SETTINGS, MAX_SIDE } from '../../engine/options.js';
import {
  GENERATORS,
  MAX_SEED,
  USUAL_PERCENT,
  mapMadeBy,
  parseWhole,
  proposedSize,
  seedFrom,
  takesPercent,
} from '../../model/maps/generators.js';
import { byTestId, query, setText } from '../../ui/query.js';
import { renderAlways } from '../../ui/render.js';
import { makeCard } from './cards.js';
import { onSubmit } from './forms.js';

/** @import { GeneratorName } from 'astrolabe-module' */
/** @import { Gallery, GalleryScene } from './gallery.js' */

/** Size of the pictured board, whatever the form asks for: small enough that the kinds can be distinguished. */
export const PICTURED = Object.freeze({ width: 61, height: 33 });

/** @param {GalleryScene} scene @param {Gallery} gallery @returns {{ propose: () => void }} shows the initial size */
export function connectGenerators(scene, { complain, close, isOpen, thumbnails }) {
  const { session, store, permalink, signal } = scene;
  const sides = ['generate-width', 'generate-height'].map((name) => byTestId(name, HTMLInputElement));
  const kind = byTestId('generator', HTMLSelectElement);
  const percent = byTestId('percent', HTMLInputElement);
  const seed = byTestId('seed', HTMLInputElement);
  kind.replaceChildren(...GENERATORS.map((name) => new Option('', name)));
  seed.value = '1';
  const chosen = () => /** @type {GeneratorName} */ (kind.value);
  const showUsual = () => {
    percent.value = takesPercent(chosen()) ? String(USUAL_PERCENT[chosen()]) : '';
    percent.disabled = !takesPercent(chosen());
  };
  /** @returns {Promise<boolean>} whether the map was made, and nothing came before it was */
  const generate = async () => {
    const share = takesPercent(chosen()) ? parseWhole(percent.value, 0, 100) : 0;
    const number = parseWhole(seed.value, 0, MAX_SEED);
    const [width, height] = sides.map(({ value }) => parseWhole(value, 1, MAX_SIDE));
    if (typeof width !== 'number' || typeof height !== 'number') {
      complain({ key: 'size.range' });
      return false;
    }
    if (share === null || number === null) {
      complain({ key: 'generate.range' });
      return false;
    }
    complain(null);
    const [name, spec] = [chosen(), { width, height, percent: share, seed: number }];
    // The palette asks for one in a gallery that is not open.
    const wasOpen = isOpen();
    if (!(await permalink.read(mapMadeBy(name, spec)))) return false;
    if (wasOpen && !isOpen()) {
      void permalink.read(null);
      return false;
    }
    return session.generate(name, spec);
  };
  const generateAnew = () => {
    seed.value = String(seedFrom(Math.random()));
    return generate();
  };
  /** A size typed by hand is kept. */
  let isTyped = false;
  for (const side of sides) side.addEventListener('input', () => (isTyped = true), { signal });
  const propose = () => {
    if (isTyped) return;
    const { width, height } = proposedSize(store.state.board);
    sides.forEach((side, index) => (side.value = String([width, height][index])));
  };
  kind.addEventListener('change', showUsual, { signal });
  onSubmit(query('#generate', HTMLFormElement), generate, signal);
  byTestId('new-seed', HTMLButtonElement).addEventListener('click', generateAnew, { signal });

  const canvases = GENERATORS.map((name) => {
    const { item, button, canvas } = makeCard({
      id: `generate-${name}`,
      name: { t: `generate.${name}` },
      about: `menu.about_${name}`,
    });
    thumbnails.add(canvas, (engine) => {
      const isChosen = name === chosen();
      const share = isChosen ? (parseWhole(percent.value, 0, 100) ?? 0) : USUAL_PERCENT[name];
      engine.generate(name, { ...PICTURED, percent: share, seed: parseWhole(seed.value, 0, MAX_SEED) ?? 1 });
      return { settings: { ...DEFAULT_SETTINGS }, ...engine.suggestedEnds(), display: { numbers: 'none' } };
    });
    button.addEventListener(
      'click',
      async () => {
        if (kind.value !== name) {
          kind.value = name;
          showUsual();
        }
        // The palette presses it in a gallery that was never opened.
        propose();
        if (await generateAnew()) close();
      },
      { signal },
    );
    query('#kinds', HTMLElement).append(item);
    return canvas;
  });
  const redraw = () => canvases.forEach((canvas) => thumbnails.redraw(canvas));
  for (const field of [percent, seed]) field.addEventListener('change', redraw, { signal });
  showUsual();
  renderAlways(scene, (_, t) => {
    for (const option of kind.options) setText(option, t(`generate.${option.value}`));
  });
  return { propose };
}
