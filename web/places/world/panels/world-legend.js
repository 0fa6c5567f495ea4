// The legend of a world: for each mark a sample drawn by the world's own drawing code, and a text.

import { latticeOf } from '../../../canvas/lattice.js';
import { DARK, LIGHT } from '../../../canvas/palette.js';
import { WorldPainter } from '../canvas/draw-world.js';
import { addPlanner } from '../canvas/world-shapes.js';
import { PLANNERS, NO_CELL, UNIT_STATUSES } from '../../../engine/world-engine.js';
import { isDark } from '../../../model/appearance.js';
import { createElement } from '../../../ui/create-element.js';
import { setText } from '../../../ui/query.js';

/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Scene } from '../../../ui/render.js' */
/** @import { WorldPicture } from '../canvas/draw-world.js' */
/**
 * @typedef {object} Sample
 * @property {string} name of its text: layers.mark_NAME
 * @property {Partial<WorldPicture>} [picture] of a board of one cell, or as many as it says
 * @property {number} [planner] a planner mark
 */

/** CSS pixels of a sample. */
const SIDE = 32;
/** Margin in it beside the cell: rings are wider than the cell. */
const RIM = 3;
const PLAIN = 1;

/** @param {{ status?: typeof UNIT_STATUSES[number], team?: number, isDeadlocked?: number, goal?: number }} unit */
const unit = ({ status = 'moving', team = 0, isDeadlocked = 0, goal = NO_CELL }) =>
  Uint32Array.from([4, team, 0, UNIT_STATUSES.indexOf(status), 0, 0, goal, 0, 0, 0, 0, isDeadlocked]);
/** @param {typeof UNIT_STATUSES[number]} status */
const inState = (status) => ({ units: unit({ status }) });

/** @type {readonly Sample[]} */
const SAMPLES = Object.freeze([
  { name: 'moving', picture: inState('moving') },
  { name: 'waiting', picture: inState('waiting') },
  { name: 'queued', picture: inState('queued') },
  { name: 'cut_off', picture: inState('cut-off') },
  { name: 'deadlocked', picture: { units: unit({ status: 'waiting', isDeadlocked: 1 }) } },
  { name: 'arrived', picture: inState('arrived') },
  { name: 'selected', picture: { units: unit({}), selected: 4 } },
  { name: 'other_team', picture: { units: unit({ team: 1 }) } },
  { name: 'goal', picture: { width: 2, units: unit({ goal: 1 }), selected: 4, path: [0, 1] } },
  { name: 'wall', picture: { factors: Uint8Array.of(0) } },
  { name: 'ground', picture: { factors: Uint8Array.of(3) } },
  { name: 'influence', picture: { influence: Uint16Array.of(400) } },
  { name: 'fog', picture: { fog: { seen: Uint8Array.of(0), known: Uint8Array.of(PLAIN) } } },
  {
    name: 'hidden',
    picture: { units: unit({ team: 1 }), fog: { seen: Uint8Array.of(0), known: Uint8Array.of(PLAIN), team: 0 } },
  },
  { name: 'islands', picture: { width: 2, islands: Uint32Array.of(1, 2) } },
  { name: 'reach', picture: { reach: Uint8Array.of(0) } },
  { name: 'planner_astar', planner: PLANNERS.indexOf('astar') },
  { name: 'planner_local', planner: PLANNERS.indexOf('local') },
  { name: 'planner_flow', planner: PLANNERS.indexOf('flow') },
]);

export class WorldLegend {
  #appearance;
  /** @type {{ sample: Sample, canvas: HTMLCanvasElement, words: HTMLElement, painter: WorldPainter }[]} */
  #lines;
  /** Inputs for which the samples were drawn. */
  #drawn = '';

  /** @param {HTMLElement} list @param {Scene['appearance']} appearance */
  constructor(list, appearance) {
    this.#appearance = appearance;
    this.#lines = SAMPLES.map((sample) => {
      const [canvas, words] = [createElement('canvas'), createElement('span')];
      canvas.setAttribute('aria-hidden', 'true');
      list.append(createElement('li', {}, canvas, words));
      return { sample, canvas, words, painter: new WorldPainter(() => document.createElement('canvas')) };
    });
  }

  /** @param {Translate} t */
  show(t) {
    for (const { sample, words } of this.#lines) setText(words, t(`layers.mark_${sample.name}`));
    const appearance = `${isDark(this.#appearance.state)} ${devicePixelRatio}`;
    if (appearance === this.#drawn) return;
    this.#drawn = appearance;
    for (const { sample, canvas, painter } of this.#lines) this.#draw(sample, canvas, painter);
  }

  /** @param {Sample} sample @param {HTMLCanvasElement} canvas @param {WorldPainter} painter */
  #draw({ picture = {}, planner }, canvas, painter) {
    const ratio = devicePixelRatio;
    const { width = 1 } = picture;
    const size = { width: Math.round(width * SIDE * ratio), height: Math.round(SIDE * ratio) };
    [canvas.width, canvas.height] = [size.width, size.height];
    canvas.style.width = `${width * SIDE}px`;
    const context = canvas.getContext('2d');
    if (context === null) return;
    const rim = RIM * ratio;
    const palette = isDark(this.#appearance.state) ? DARK : LIGHT;
    if (planner !== undefined) {
      context.beginPath();
      addPlanner(context, planner, size.width / 2, size.height / 2, size.height / 4);
      context.fillStyle = palette.mark;
      return context.fill();
    }
    painter.draw(context, {
      ...{
        lattice: latticeOf('squares'),
        width,
        height: 1,
        factors: new Uint8Array(width).fill(PLAIN),
        groundVersion: 1,
      },
      ...{
        camera: null,
        size,
        ratio,
        room: { left: rim, top: rim, width: size.width - 2 * rim, height: size.height - 2 * rim },
        palette,
      },
      ...{ units: new Uint32Array(0), glide: 1, selected: 0, path: [], paths: null },
      ...{ influence: null, fog: null, islands: null, reach: null, cursor: null, hasFocus: false },
      ...picture,
    });
  }
}
