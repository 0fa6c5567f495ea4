// The board of the world on the page: assembles the picture, draws it when it changes, keeps the camera, which
// follows the selected unit while zoomed in.

import {
  approached,
  firstCamera,
  isLargest,
  middleOfRoom,
  pointOnStage,
  revealed,
  shotOf,
  zoomed,
} from '../../canvas/camera.js';
import { WorldPainter } from './canvas/draw-world.js';
import { Frame } from '../../ui/frame.js';
import { gridPointAt, isOnBoard } from '../../canvas/geometry.js';
import { gridPointOf } from '../../model/coordinates.js';
import { latticeOf } from '../../canvas/lattice.js';
import { DARK, LIGHT } from '../../canvas/palette.js';
import { measure } from '../../canvas/stage.js';
import { unitAt } from './canvas/world-units.js';
import { followed, glidePoint, viewOf } from './canvas/world-view.js';
import { UNIT_FIELDS } from '../../engine/world-engine.js';
import { isDark } from '../../model/appearance.js';
import { Store } from '../../model/store.js';
import { offsetOfUnit } from './state/world-units.js';
import { byTestId, query, setOff } from '../../ui/query.js';
import { connectViewGestures } from '../../canvas/view-gestures.js';
import { WorldSnapshot } from './snapshot.js';

/** @import { Camera, Stage } from '../../canvas/camera.js' */
/** @import { View } from '../../canvas/geometry.js' */
/** @import { GridPoint } from '../../model/coordinates.js' */
/** @import { WorldPicture } from './canvas/draw-world.js' */
/** @import { Stroke } from './snapshot.js' */
/** @import { WorldScene } from './world.js' */
/** @typedef {{ x: number, y: number }} Point */
/**
 * @typedef {object} WorldView
 * @property {Store<Camera>} camera
 * @property {Stage} stage
 * @property {(event: { clientX: number, clientY: number }) => Point} stagePointOf in device pixels
 * @property {(event: { clientX: number, clientY: number }) => GridPoint} gridPointOfEvent off the board, too
 * @property {(gridPoint: GridPoint) => number} cellOf -1: off the board
 * @property {(event: { clientX: number, clientY: number }, reach: number) => number} unitOf number of the unit that a
 *   press hits, within this many CSS pixels where cells are smaller; 0: none
 * @property {(stroke: Stroke | null) => void} preview a stroke in progress
 * @property {(cell: number) => void} reveal
 * @property {() => void} keep keeps drawing the current world until the next seek has reached its tick
 * @property {() => void} draw
 */

/** Zoom factor of a click. */
const STRIDE = 1.5;
/** Milliseconds in which the remaining distance shrinks to a third. */
const PACE = 160;
const LONGEST_FRAME = 50;

/** Cells that grow or shrink by this share: a zoom. Two panning fingers never keep exactly the same distance. */
const ZOOM = Object.freeze({ one: 1e-4, fingers: 0.1 });

/** @type {Stage} */
const UNKNOWN_STAGE = Object.freeze({
  ...{ board: { width: 1, height: 1 }, size: { width: 1, height: 1 }, ratio: 1 },
  room: { left: 0, top: 0, width: 1, height: 1 },
});

/** @param {WorldScene} scene @param {{ isStill: () => boolean }} parts @returns {WorldView} */
export function connectWorldView({ store, session, dialog, appearance, signal }, { isStill }) {
  const element = query('#world-stage', HTMLElement);
  const host = byTestId('world-board', HTMLElement);
  const canvas = query('#world-canvas', HTMLCanvasElement);
  const painter = new WorldPainter(() => document.createElement('canvas'));
  const camera = new Store(/** @type {Camera} */ (null));
  let stage = UNKNOWN_STAGE;
  const snapshot = new WorldSnapshot(session.engine);
  /** The world that was shown last, and whether the view follows the unit. */
  let seen = 0;
  let isFollowing = true;
  let isOwnMove = false;
  /** The view at the start of a two-finger gesture. @type {{ camera: Camera, isFollowing: boolean } | null} */
  let pinch = null;
  let time = NaN;

  const lattice = () => latticeOf(store.state.board);
  const placement = () => ({
    ...{ lattice: lattice(), width: store.state.width, height: store.state.height },
    ...{ camera: camera.state, size: sizeOf(stage), ratio: stage.ratio, room: stage.room },
  });

  /** @returns {WorldPicture} */
  const picture = () => {
    const { selected, cursor, hasCursor } = store.state;
    const hasFocus = document.activeElement === host;
    return {
      ...{ ...placement(), ...snapshot.content(store.state), glide: session.glide, selected, hasFocus },
      palette: isDark(appearance.state) ? DARK : LIGHT,
      cursor: hasCursor || host.matches(':focus-visible') ? cursor : null,
    };
  };

  /** Where the followed unit is; null: none is followed. */
  const pointFollowed = () => {
    const { selected, follows } = store.state;
    if (!isFollowing || !follows || selected === 0) return null;
    const { units } = snapshot.content(store.state);
    const at = offsetOfUnit(units, selected);
    if (at < 0) return null;
    return glidePoint(stage, units[at + UNIT_FIELDS.previous] ?? 0, units[at + UNIT_FIELDS.cell] ?? 0, session.glide);
  };
  /** @param {number} now */
  const follow = (now) => {
    const elapsed = Number.isNaN(time) ? 16 : Math.min(now - time, LONGEST_FRAME);
    time = now;
    const before = camera.state;
    const point = before === null || pinch !== null ? null : pointFollowed();
    if (point === null) return;
    const target = followed(before, stage, point);
    isOwnMove = true;
    camera.update(() => approached(before, target, stage, isStill() ? 1 : 1 - Math.exp(-elapsed / PACE)));
    isOwnMove = false;
  };

  const frame = new Frame((now) => {
    const { isThere, world, width, height } = store.state;
    if (!dialog.open || !isThere) return;
    stage = measure(element, { width, height }, lattice());
    if (seen !== world) {
      seen = world;
      isFollowing = true;
      camera.update(() => firstCamera(stage, gridPointOf(store.state.cursor, { width })));
    }
    follow(now);
    const context = canvas.getContext('2d');
    if (context === null) return;
    fitCanvas(canvas, stage);
    painter.draw(context, picture());
    describe(host, viewOf(placement()));
    const { isWhole } = shotOf(camera.state, stage);
    setOff(buttons.closer, isLargest(camera.state, stage));
    for (const button of [buttons.farther, buttons.whole]) setOff(button, isWhole);
  }, signal);
  const draw = () => frame.request();

  const buttons = {
    closer: byTestId('world-zoom-in', HTMLButtonElement),
    farther: byTestId('world-zoom-out', HTMLButtonElement),
    whole: byTestId('world-zoom-fit', HTMLButtonElement),
  };
  const showWhole = () => camera.update(() => null);
  /** Zooms about the followed unit, if there is one. @param {number} factor @param {() => void} otherwise */
  const zoomAtUnit = (factor, otherwise) => {
    const point = pointFollowed();
    if (point === null) return otherwise();
    camera.update((before) => {
      const { box, view } = shotOf(before, stage);
      const at = { x: box.left + view.left + point.x * view.scale, y: box.top + view.top + point.y * view.scale };
      const after = zoomed(before, stage, at, factor);
      return followed(after, stage, point);
    });
  };
  /** @param {number} factor */
  const zoomAtMiddle = (factor) =>
    zoomAtUnit(factor, () => camera.update((before) => zoomed(before, stage, middleOfRoom(stage), factor)));
  const options = { signal };
  buttons.closer.addEventListener('click', () => zoomAtMiddle(STRIDE), options);
  buttons.farther.addEventListener('click', () => zoomAtMiddle(1 / STRIDE), options);
  buttons.whole.addEventListener('click', showWhole, options);

  /** @param {number} cell */
  const reveal = (cell) => camera.update((before) => revealed(before, stage, gridPointOf(cell, store.state)));
  /** @param {number} factor */
  const zoomAtCursor = (factor) =>
    zoomAtUnit(factor, () => {
      const gridPoint = gridPointOf(store.state.cursor, store.state);
      camera.update((before) =>
        revealed(zoomed(before, stage, pointOnStage(before, stage, gridPoint), factor), stage, gridPoint),
      );
    });
  /** @type {Readonly<Record<string, () => void>>} */
  const keys = {
    '+': () => zoomAtCursor(STRIDE),
    '=': () => zoomAtCursor(STRIDE),
    '-': () => zoomAtCursor(1 / STRIDE),
    0: showWhole,
  };
  host.addEventListener(
    'keydown',
    (event) => {
      const action = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
      if (action === undefined) return;
      action();
      event.preventDefault();
    },
    options,
  );

  /** @param {{ clientX: number, clientY: number }} event */
  const stagePointOf = ({ clientX, clientY }) => {
    const box = host.getBoundingClientRect();
    return { x: (clientX - box.left) * stage.ratio, y: (clientY - box.top) * stage.ratio };
  };
  /** @type {WorldView} */
  const view = {
    camera,
    get stage() {
      return stage;
    },
    stagePointOf,
    gridPointOfEvent: (event) => {
      const { x, y } = stagePointOf(event);
      return gridPointAt(viewOf(placement()), x, y);
    },
    cellOf: (gridPoint) => (isOnBoard(gridPoint, store.state) ? gridPoint.y * store.state.width + gridPoint.x : -1),
    unitOf: (event, reach) => {
      const { units } = snapshot.content(store.state);
      return unitAt(
        viewOf(placement()),
        { units, width: store.state.width, glide: session.glide },
        stagePointOf(event),
        reach,
      );
    },
    preview: (stroke) => {
      snapshot.lay(stroke);
      draw();
    },
    reveal,
    keep: () => void snapshot.content(store.state),
    draw,
  };
  for (const name of /** @type {const} */ (['touchstart', 'touchend', 'touchcancel'])) {
    host.addEventListener(
      name,
      ({ touches }) => {
        if (touches.length < 2) pinch = null;
        else pinch ??= { camera: camera.state, isFollowing };
        draw();
      },
      { signal, passive: true },
    );
  }
  connectViewGestures(host, { camera, boardView: view }, signal);
  camera.subscribe((after, before) => {
    if (pinch !== null) isFollowing = pinch.isFollowing && isZoom(pinch.camera, after, ZOOM.fingers);
    else if (!isOwnMove && !isZoom(before, after, ZOOM.one)) isFollowing = false;
    draw();
  }, signal);
  store.subscribe((state, before) => {
    const isStarted = state.isPlaying && !before.isPlaying;
    if (state.selected !== before.selected || (state.follows && !before.follows) || isStarted) isFollowing = true;
    host.classList.toggle('is-busy', state.sought !== null);
    draw();
  }, signal);
  appearance.subscribe(draw, signal);
  session.whenGliding(draw);
  for (const name of ['focus', 'blur']) host.addEventListener(name, draw, options);
  const observer = new ResizeObserver(draw);
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return view;
}

/** Whether cells have changed their size, not only their position. @param {Camera} before @param {Camera} after @param {number} part */
function isZoom(before, after, part) {
  return before === null || after === null || Math.abs(after.side / before.side - 1) > part;
}

/** @param {Stage} stage of whole device pixels */
const sizeOf = ({ size }) => ({ width: Math.ceil(size.width), height: Math.ceil(size.height) });

/** Only if needed: setting a canvas's size clears it. @param {HTMLCanvasElement} canvas @param {Stage} stage */
function fitCanvas(canvas, stage) {
  const { width, height } = sizeOf(stage);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  canvas.style.width = `${width / stage.ratio}px`;
  canvas.style.height = `${height / stage.ratio}px`;
}

/**
 * Cell positions for scripts: cell (x, y) begins at data-left + x * data-side, data-top + y * data-side, in CSS pixels
 * from the host's corner.
 * @param {HTMLElement} host @param {View} view
 */
function describe(host, { scale, left, top, ratio }) {
  for (const [name, value] of Object.entries({ side: scale, left, top })) host.dataset[name] = String(value / ratio);
}
