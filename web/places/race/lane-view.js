// The board of a lane on a canvas of its own, drawn as the page draws its board, fitted to the available space.

import { BoardPicture } from '../../canvas/board-picture.js';
import { fitCanvas } from '../../canvas/fit-canvas.js';
import { DARK, LIGHT } from '../../canvas/palette.js';
import { isDark } from '../../model/appearance.js';
import { hasArrived, stepAt } from './scale.js';
import { boardOf } from './state.js';

/** @import { Size, View } from '../../canvas/geometry.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { BoardSource } from '../../engine/layouts.js' */
/** @import { Turns } from '../../ui/turns.js' */
/** @import { RaceScene } from './race.js' */
/** @import { Lane, RaceState } from './state.js' */

export class LaneView {
  #scene;
  #canvas;
  #room;
  #picture = new BoardPicture(() => document.createElement('canvas'));
  #turns;
  /** @type {Lane | null} */
  #lane = null;

  /**
   * @param {RaceScene} scene @param {HTMLCanvasElement} canvas @param {HTMLElement} room @param {Turns} turns
   * @param {AbortSignal} signal
   */
  constructor(scene, canvas, room, turns, signal) {
    this.#scene = scene;
    this.#canvas = canvas;
    this.#room = room;
    this.#turns = turns;
    const observer = new ResizeObserver(() => turns.request(this));
    observer.observe(room);
    signal.addEventListener(
      'abort',
      () => {
        observer.disconnect();
        turns.forget(this);
      },
      { once: true },
    );
  }

  /** @param {Lane} lane */
  show(lane) {
    this.#lane = lane;
    this.#turns.request(this);
  }

  cells() {
    const { width, height } = boardOf(this.#scene.store.state, this.#lane ?? {});
    return width * height;
  }

  draw() {
    const lane = this.#lane;
    const context = this.#canvas.getContext('2d');
    const { store, session, appearance, page, dialog } = this.#scene;
    if (lane === null || context === null || !dialog.open || this.#room.clientWidth === 0) return;
    const view = fitCanvas(this.#canvas, this.#room, boardOf(store.state, lane), lane.settings.board);
    const source = session.engineOf(lane.id) ?? (lane.course === undefined ? page.source : null);
    // A lane with a course shows nothing before it has started.
    if (source === null) return;
    const isWhole = drawLane(context, this.#scene, lane, {
      ...{ view, canvas: this.#canvas, picture: this.#picture, source },
      palette: appearance.state.palette ?? (isDark(appearance.state) ? DARK : LIGHT),
    });
    if (!isWhole) this.#turns.request(this);
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Pick<RaceScene, 'page' | 'session'> & { store: { state: RaceState } }} scene
 * @param {Lane} lane
 * @param {object} how
 * @param {View} how.view
 * @param {Size} how.canvas
 * @param {BoardPicture} how.picture
 * @param {Palette} how.palette
 * @param {BoardSource} how.source
 * @returns {boolean} whether all of it is drawn
 */
export function drawLane(context, { store, page, session }, lane, { view, canvas, picture, palette, source }) {
  const race = store.state;
  const engine = session.engineOf(lane.id);
  const { result } = lane;
  const hasSearch = engine !== null && result !== null;
  const board = boardOf(race, lane);
  const { display } = lane.course ?? page.store.state;
  const step = hasSearch ? stepAt(race, result) : 0;
  const scene = {
    ...{ view, canvas, palette, source, board, hasSearch },
    showsPath: hasSearch && hasArrived(race, result),
    current: hasSearch && step > 0 && step < result.steps ? engine.laboratory.position().current : -1,
    display: { ...display, xray: false, shortest: false },
    isByOrder: display.shading === 'order',
    steps: result?.steps ?? 0,
  };
  const inputs = [board.revision, result, step, palette, display.shading, hasSearch];
  return picture.draw(context, scene, { of: result, inputs });
}
