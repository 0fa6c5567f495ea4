// The shapes that distinguish teams where colours do not: four outlines, for teams 5 to 8 with a core. Adds to
// the path of any 2D context.

/** @typedef {(context: CanvasRenderingContext2D, x: number, y: number, radius: number) => void} AddShape */
/**
 * @typedef {object} Shape
 * @property {AddShape} add with about the same area as a disc of this radius
 * @property {number} room for digits, as a share of that in a disc
 * @property {number} low share of the radius by which digits are below the middle
 */

/** @type {AddShape} */
function addDisc(context, x, y, radius) {
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

/** @type {AddShape} */
function addSquare(context, x, y, radius) {
  const half = radius * 0.88;
  context.rect(x - half, y - half, 2 * half, 2 * half);
}

/** @type {AddShape} */
function addTriangle(context, x, y, radius) {
  const [half, up, down] = [radius * 1.24, radius * 1.24, radius * 0.88];
  context.moveTo(x, y - up);
  context.lineTo(x + half, y + down);
  context.lineTo(x - half, y + down);
  context.closePath();
}

/** @type {AddShape} */
function addDiamond(context, x, y, radius) {
  const half = radius * 1.24;
  context.moveTo(x, y - half);
  context.lineTo(x + half, y);
  context.lineTo(x, y + half);
  context.lineTo(x - half, y);
  context.closePath();
}

/** @type {readonly Shape[]} */
const SHAPES = Object.freeze([
  { add: addDisc, room: 1, low: 0 },
  { add: addSquare, room: 1, low: 0 },
  { add: addTriangle, room: 0.82, low: 0.34 },
  { add: addDiamond, room: 0.86, low: 0 },
]);

const DISC = /** @type {Shape} */ (SHAPES[0]);

/** @param {number} team from 0 @returns {Shape} */
export function shapeOf(team) {
  return SHAPES[team % SHAPES.length] ?? DISC;
}

/** The core of teams 5 to 8, as a share of their shape. */
export const CORE = 0.68;

/**
 * The mark of a unit's planner at its shoulder: a star for A*, a disc within a ring for local search,
 * an arrow for the flow field.
 * @param {CanvasRenderingContext2D} context
 * @param {number} planner
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
export function addPlanner(context, planner, x, y, radius) {
  if (planner === 1) {
    addDisc(context, x, y, radius * 0.9);
    context.moveTo(x + radius * 0.55, y);
    context.arc(x, y, radius * 0.55, 0, 2 * Math.PI, true);
    addDisc(context, x, y, radius * 0.25);
    return;
  }
  if (planner === 2) {
    context.moveTo(x + radius, y);
    context.lineTo(x - radius * 0.1, y - radius * 0.85);
    context.lineTo(x - radius * 0.1, y - radius * 0.3);
    context.lineTo(x - radius, y - radius * 0.3);
    context.lineTo(x - radius, y + radius * 0.3);
    context.lineTo(x - radius * 0.1, y + radius * 0.3);
    context.lineTo(x - radius * 0.1, y + radius * 0.85);
    context.closePath();
    return;
  }
  for (let point = 0; point < 10; point++) {
    const angle = (Math.PI * (point - 2.5)) / 5;
    const far = point % 2 === 0 ? radius : radius * 0.45;
    const [px, py] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    if (point === 0) context.moveTo(px, py);
    else context.lineTo(px, py);
  }
  context.closePath();
}
