// Two lanes on one board: what each of them has expanded, overlaid; or one on the left and the other on the
// right of a line that pointer, finger and arrow keys move.

import { drawDifference } from './draw-difference.js';
import { Frame } from '../../../ui/frame.js';
import { BoardPicture } from '../../../canvas/board-picture.js';
import { DARK, LIGHT } from '../../../canvas/palette.js';
import { Raster } from '../../../canvas/raster.js';
import { isDark } from '../../../model/appearance.js';
import { hasArrived, stepAt } from '../scale.js';
import { RACE_VIEWS, withPaired } from '../state.js';
import { differenceOf } from './difference.js';
import { createElement } from '../../../ui/create-element.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { fitCanvas } from '../../../canvas/fit-canvas.js';
import { drawLane } from '../lane-view.js';
import { letterOf, setupWords } from '../race-words.js';

/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { RaceScene } from '../race.js' */
/** @import { RaceState } from '../state.js' */
/** @typedef {ReturnType<typeof differenceOf>} Difference */

/** Share of the board by which an arrow key moves the line, and a Page key. */
const STEP = 0.02;
const STRIDE = 0.1;

/** @param {RaceScene} scene @returns {(race: RaceState, t: Translate) => void} */
export function connectRacePair(scene) {
  const { store, session, appearance, dialog, page, signal } = scene;
  const host = query('#race-pair', HTMLElement);
  const room = query('#race-pair-room', HTMLElement);
  const canvas = query('#race-pair-canvas', HTMLCanvasElement);
  const legend = query('#race-legend', HTMLElement);
  const slider = byTestId('race-slider', HTMLElement);
  const view = byTestId('race-view', HTMLSelectElement);
  const choices = /** @type {const} */ ([
    byTestId('race-first-lane', HTMLSelectElement),
    byTestId('race-second-lane', HTMLSelectElement),
  ]);
  const createCanvas = () => document.createElement('canvas');
  const pictures = [0, 1].map(() => new BoardPicture(createCanvas));
  const raster = new Raster(createCanvas);
  /** Of the difference: another object when it changes. */
  let content = { inputs: /** @type {readonly unknown[]} */ ([]) };
  /** The difference at the lanes' current steps. @type {{ of: readonly unknown[], difference: Difference | null }} */
  let known = { of: [], difference: null };

  const lanesOf = (/** @type {RaceState} */ race) => race.pair.map((id) => race.lanes.find((lane) => lane.id === id));
  /** @param {RaceState} race @returns {Difference | null} null while one of them has none */
  const difference = (race) => {
    const lanes = lanesOf(race);
    const of = [race.board, ...lanes.flatMap((lane) => [lane?.result, lane?.result ? stepAt(race, lane.result) : 0])];
    if (of.every((one, at) => one === known.of[at])) return known.difference;
    const [first, second] = lanes.map((lane) => (lane === undefined ? null : session.engineOf(lane.id)));
    // A copy: the other lane shares the memory, which might move.
    const statuses = first?.statuses().slice();
    known = { of, difference: statuses && second ? differenceOf(statuses, second.statuses()) : null };
    return known.difference;
  };

  const draw = () => {
    const race = store.state;
    const context = canvas.getContext('2d');
    const lanes = lanesOf(race);
    if (context === null || !dialog.open || race.view === 'boards' || room.clientWidth === 0) return;
    const kind = page.store.state.settings.board;
    const cells = fitCanvas(canvas, room, race.board, kind);
    const palette = isDark(appearance.state) ? DARK : LIGHT;
    showSlider();
    if (race.view === 'difference') {
      const found = difference(race);
      const paths = lanes.map((lane) =>
        lane?.result && hasArrived(race, lane.result) ? lane.result.path : new Uint32Array(0),
      );
      const inputs = [race.board.revision, found, palette];
      if (inputs.some((input, index) => input !== content.inputs[index])) content = { inputs };
      const isWhole = drawDifference(
        context,
        {
          view: cells,
          canvas,
          board: race.board,
          palette,
          factors: page.source.factors(),
          extras: page.source.extras?.(),
          cells: found?.cells ?? new Uint8Array(race.board.width * race.board.height),
          paths: [paths[0] ?? new Uint32Array(0), paths[1] ?? new Uint32Array(0)],
          content,
        },
        raster,
      );
      if (!isWhole) frame.request();
      return;
    }
    const at = Math.round(canvas.width * race.split);
    context.clearRect(0, 0, canvas.width, canvas.height);
    lanes.forEach((lane, index) => {
      const picture = pictures[index];
      if (lane === undefined || picture === undefined) return;
      context.save();
      context.beginPath();
      if (index === 0) context.rect(0, 0, at, canvas.height);
      else context.rect(at, 0, canvas.width - at, canvas.height);
      context.clip();
      const source = session.engineOf(lane.id) ?? page.source;
      const isWhole = drawLane(context, scene, lane, { view: cells, canvas, picture, palette, source });
      if (!isWhole) frame.request();
      context.restore();
    });
  };
  const frame = new Frame(draw, signal);
  const observer = new ResizeObserver(() => frame.request());
  observer.observe(room);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });

  /** Where the board is, without the margin round it. */
  const showSlider = () => {
    slider.style.left = `${canvas.offsetLeft + store.state.split * canvas.offsetWidth}px`;
    slider.style.top = `${canvas.offsetTop}px`;
    slider.style.height = `${canvas.offsetHeight}px`;
  };
  /** @param {number} split */
  const moveTo = (split) => session.setView({ split: Math.min(Math.max(split, 0), 1) });
  /** @param {PointerEvent} event */
  const follow = (event) => {
    const box = canvas.getBoundingClientRect();
    if (box.width > 0) moveTo((event.clientX - box.left) / box.width);
  };
  room.addEventListener(
    'pointerdown',
    (event) => {
      if (store.state.view !== 'split' || event.button !== 0) return;
      room.setPointerCapture(event.pointerId);
      follow(event);
      slider.focus();
      event.preventDefault();
    },
    { signal },
  );
  room.addEventListener(
    'pointermove',
    (event) => {
      if (room.hasPointerCapture(event.pointerId)) follow(event);
    },
    { signal },
  );
  slider.addEventListener(
    'keydown',
    (event) => {
      const { split } = store.state;
      const next = {
        ArrowLeft: split - STEP,
        ArrowDown: split - STEP,
        ArrowRight: split + STEP,
        ArrowUp: split + STEP,
        PageDown: split - STRIDE,
        PageUp: split + STRIDE,
        Home: 0,
        End: 1,
      }[event.key];
      if (next === undefined) return;
      moveTo(next);
      event.preventDefault();
    },
    { signal },
  );
  view.replaceChildren(...RACE_VIEWS.map((name) => new Option('', name)));
  view.addEventListener(
    'change',
    () => session.setView({ view: RACE_VIEWS.find((name) => name === view.value) ?? 'boards' }),
    { signal },
  );
  choices.forEach((list, index) =>
    list.addEventListener(
      'change',
      () => {
        const { pair } = withPaired(store.state, index === 0 ? 0 : 1, Number(list.value));
        session.setView({ pair });
      },
      { signal },
    ),
  );

  return (race, t) => {
    const hasTwo = race.lanes.length > 1;
    const shown = hasTwo ? race.view : 'boards';
    dialog.dataset['view'] = shown;
    host.hidden = shown === 'boards';
    for (const option of view.options) setText(option, t(`race.view_${option.value}`));
    view.value = shown;
    view.disabled = !hasTwo;
    const names = race.lanes.map(({ id, settings }, index) => ({
      id,
      letter: letterOf(index),
      name: setupWords(settings, t),
    }));
    for (const [index, list] of choices.entries()) {
      list.hidden = shown === 'boards' || race.lanes.length < 3;
      list.setAttribute('aria-label', t(`race.pair_${index}`));
      const texts = names.map(({ id, letter, name }) => ({ value: String(id), text: `${letter} · ${name}` }));
      if (JSON.stringify(texts) !== list.dataset['shown']) {
        list.dataset['shown'] = JSON.stringify(texts);
        list.replaceChildren(...texts.map(({ value, text }) => new Option(text, value)));
      }
      list.value = String(race.pair[index]);
    }
    if (shown === 'boards') return;
    const [first, second] = race.pair.map((id) => names.find((one) => one.id === id)?.letter ?? '');
    slider.hidden = shown !== 'split';
    slider.setAttribute('aria-valuenow', String(Math.round(100 * race.split)));
    slider.setAttribute(
      'aria-valuetext',
      t('race.split_at', { first: first ?? '', second: second ?? '', percent: Math.round(100 * race.split) }),
    );
    room.classList.toggle('is-split', shown === 'split');
    const items =
      shown === 'split'
        ? splitLegend(race, names, t)
        : differenceLegend(difference(race), first ?? '', second ?? '', t);
    if (JSON.stringify(items) !== legend.dataset['shown']) {
      legend.dataset['shown'] = JSON.stringify(items);
      legend.replaceChildren(
        ...items.map(({ kind, text }) =>
          createElement(
            'li',
            {},
            createElement('i', { className: `swatch race-${kind}` }),
            createElement('span', {}, text),
          ),
        ),
      );
    }
    frame.request();
  };
}

/** @param {Difference | null} difference @param {string} first @param {string} second @param {Translate} t */
function differenceLegend(difference, first, second, t) {
  const { counts } = difference ?? { counts: { first: 0, second: 0, both: 0 } };
  return [
    { kind: 'first', text: t('race.only', { letter: first, count: counts.first }) },
    { kind: 'second', text: t('race.only', { letter: second, count: counts.second }) },
    { kind: 'both', text: t('race.both', { first, second, count: counts.both }) },
    { kind: 'path', text: t('race.path_of', { letter: first }) },
    { kind: 'dashes', text: t('race.dashes_of', { letter: second }) },
  ];
}

/** @param {RaceState} race @param {readonly { id: number, letter: string, name: string }[]} names @param {Translate} t */
function splitLegend({ pair }, names, t) {
  return pair.map((id, index) => {
    const { letter = '', name = '' } = names.find((one) => one.id === id) ?? {};
    return {
      kind: index === 0 ? 'left' : 'right',
      text: t(index === 0 ? 'race.on_left' : 'race.on_right', { letter, name }),
    };
  });
}
