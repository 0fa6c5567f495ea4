// The race as an animation: its boards side by side, each with its setup over it and its status below it. The lanes are
// those of the race; what they are set to for a picture, they are set back from at once.

import { BoardPicture } from '../../canvas/board-picture.js';
import { latticeOf } from '../../canvas/lattice.js';
import { DARK, LIGHT } from '../../canvas/palette.js';
import { even } from '../../export/motion.js';
import { drawLane } from './lane-view.js';
import { laneStatus, letterOf, setupWords } from './race-words.js';
import { lengthOf, stepAt } from './scale.js';
import { boardOf, isOver } from './state.js';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Look, Motion, MotionPainter, Size } from '../../export/motion.js' */
/** @import { RaceScene } from './race.js' */
/** @import { Lane } from './state.js' */
/** @typedef {{ left: number, top: number, width: number, board: Size }} Place in pixels; `board`: of the cells */

const MARGIN = 14;
/** Of a board, for the letters of start and goal at its rim. */
const RIM = 10;
/** Of letters: as large as in the cells of large boards. */
const SMALLEST_LETTER = 13;
const LARGEST_LETTER = 22;
/** Height of a line, and width of the narrowest lane, whose texts are not cut; in letters. */
const LINE = 1.8;
const NARROWEST = 20;
const FONT = 'system-ui, sans-serif';

/** @param {RaceScene} scene @returns {Motion | null} null: the race is not over yet */
export function raceMotion({ store, session, page }) {
  const race = store.state;
  const { lanes } = race;
  const isReady = isOver(race) && lanes.some(({ result }) => result !== null);
  if (!isReady) return null;
  const length = Math.ceil(lengthOf(race));
  const boards = lanes.map((lane) => boardOf(race, lane));
  const columns = lanes.length === 4 ? 2 : lanes.length;
  const rows = Math.ceil(lanes.length / columns);

  /** @param {number} side of a cell @returns {{ size: Size, places: Place[], letter: number }} */
  const layoutOf = (side) => {
    const letter = Math.round(Math.min(Math.max(0.3 * side, SMALLEST_LETTER), LARGEST_LETTER));
    const cells = lanes.map((lane, at) => {
      const { width, height } = latticeOf(lane.settings.board).size(boards[at] ?? { width: 1, height: 1 });
      return { width: Math.ceil(width * side), height: Math.ceil(height * side) };
    });
    const width = Math.max(Math.round(NARROWEST * letter), ...cells.map((one) => one.width + 2 * RIM));
    const height = Math.max(...cells.map((one) => one.height + 2 * RIM)) + 2 * Math.round(LINE * letter);
    const size = {
      width: even(MARGIN + columns * (width + MARGIN)),
      height: even(MARGIN + rows * (height + MARGIN)),
    };
    const places = cells.map((board, at) => ({
      left: MARGIN + (at % columns) * (width + MARGIN),
      top: MARGIN + Math.floor(at / columns) * (height + MARGIN),
      ...{ width, board },
    }));
    return { size, places, letter };
  };

  /** @param {Look} look @returns {MotionPainter} */
  const painterOf = ({ side, isDark, t }) => {
    const { size, places, letter } = layoutOf(side);
    const line = Math.round(LINE * letter);
    const palette = isDark ? DARK : LIGHT;
    const canvases = places.map(({ board }) =>
      Object.assign(document.createElement('canvas'), { width: board.width + 2 * RIM, height: board.height + 2 * RIM }),
    );
    const pictures = places.map(() => new BoardPicture(() => document.createElement('canvas')));

    /** Without a pause between setting the lane and setting it back, nobody sees it. @param {Lane} lane @param {number} at @param {number} position */
    const drawBoard = (lane, at, position) => {
      const canvas = canvases[at];
      const [picture, engine] = [pictures[at], session.engineOf(lane.id)];
      const context = canvas?.getContext('2d');
      if (!context || canvas === undefined || picture === undefined || engine === null || lane.result === null)
        return true;
      const moved = { ...store.state, position };
      engine.seek(stepAt(moved, lane.result));
      try {
        context.fillStyle = palette.halo;
        context.fillRect(0, 0, canvas.width, canvas.height);
        const lattice = latticeOf(lane.settings.board);
        const view = { left: RIM, top: RIM, scale: side, ratio: 1, ...(lattice.name !== 'squares' && { lattice }) };
        const scene = { page, session, store: { state: moved } };
        return drawLane(context, scene, lane, { view, canvas, picture, palette, source: engine });
      } finally {
        engine.seek(stepAt(store.state, lane.result));
      }
    };
    return {
      size,
      paint: async (context, position, breathe) => {
        context.fillStyle = palette.halo;
        context.fillRect(0, 0, size.width, size.height);
        for (const [at, lane] of lanes.entries()) {
          // The race has been left.
          if (lane.result !== null && session.engineOf(lane.id) === null) return false;
          while (!drawBoard(lane, at, position)) if (!(await breathe())) return false;
          if (!(await breathe())) return false;
          const place = places[at];
          const canvas = canvases[at];
          if (place === undefined || canvas === undefined) continue;
          const { left, top, width } = place;
          write(context, `${letterOf(at)}  ${setupWords(lane.settings, t)}`, {
            ...{ left, width, palette, letter, weight: 600 },
            middle: top + line / 2,
          });
          context.drawImage(canvas, left + Math.floor((width - canvas.width) / 2), top + line);
          write(context, laneStatus({ ...store.state, position }, lane, t), {
            ...{ left, width, palette, letter, weight: 400 },
            middle: top + line + canvas.height + line / 2,
          });
        }
        return true;
      },
      dispose: () => undefined,
    };
  };

  const { shading } = page.store.state.display;
  const [first = { width: 1, height: 1 }] = boards;
  const results = lanes.flatMap(({ result }) => result ?? []);
  const changes = results.reduce((sum, { generated }) => sum + generated, 0) / Math.max(length, 1) + 2 * lanes.length;
  return {
    unit: 'position',
    name: page.store.state.board.name,
    // Not the lanes themselves: they are other ones once they are judged.
    of: [lanes.map(({ id, result }) => `${id} ${result?.steps}`).join(), race.metric, race.board, shading],
    ...{ length, most: length, changes },
    board: { width: first.width * columns, height: first.height * rows },
    isWritten: page.store.state.display.numbers !== 'none',
    size: ({ side }) => layoutOf(side).size,
    open: async (look) => painterOf(look),
  };
}

/**
 * A line, cut to its room.
 * @param {CanvasRenderingContext2D} context @param {string} text
 * @param {{ left: number, middle: number, width: number, palette: Palette, weight: number, letter: number }} how in pixels
 */
function write(context, text, { left, middle, width, palette, weight, letter }) {
  context.font = `${weight} ${letter}px ${FONT}`;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  context.fillStyle = palette.text;
  let shown = text;
  while (shown.length > 1 && context.measureText(shown).width > width) shown = `${shown.slice(0, -2)}…`;
  context.fillText(shown, left, middle);
}
