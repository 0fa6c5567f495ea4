// What is on the cards of entries that are no boards: a world at one tick, the example graph after A*. The drawings of the
// lessons, in light colours of their own, since a picture beside a link has no style sheet.
import { LIGHT } from '../../canvas/palette.js';
import { WORLD_LIGHT } from '../../canvas/world-colours.js';
import { graphPicture } from '../lessons/graphs.mjs';
import { worldGround, unitsOf } from '../lessons/stills.mjs';

/** @import { PlacesModule } from 'astrolabe-places-module' */

/** By when the units of every preset are on their way. */
const TICK = 60;
const STEPS = 1_000_000;
/** Whose view of the fog is shown. */
const TEAM = 0;
/** Pixels of a cell. */
const SIDE = 24;

const { free, wall, start, goal, path, halo, line, closed, open, openTint, text } = LIGHT;
const { heat, veil, veilLine, teams } = WORLD_LIGHT;
const STYLE =
  `.free{fill:${free};stroke:${line};stroke-width:.08}.wall{fill:${wall}}.heat{fill:${heat};fill-opacity:.22}` +
  `.veil{fill:${veil}}.hidden{fill:none;stroke:${veilLine};stroke-width:.12}` +
  teams.map((colour, team) => `.team-${team}{fill:${colour}}`).join('') +
  `.road{fill:none;stroke:${text};stroke-width:.07}.one-way{stroke-dasharray:.2 .14}.arrow{fill:${text}}` +
  `.path,.halo{fill:none;stroke-linecap:round;stroke-linejoin:round}` +
  `.halo{stroke:${halo};stroke-width:.36}.path{stroke:${path};stroke-width:.2}` +
  `.place{fill:${free};stroke:${text};stroke-width:.08}.place.open{fill:${openTint};stroke:${open}}` +
  `.place.closed{fill:${closed}}.place.start{fill:${start}}.place.goal{fill:${goal}}`;

/** @param {PlacesModule} module @param {string} name of a preset @returns {string} SVG */
export function worldDrawing(module, name) {
  const world = new module.WorldLaboratory();
  world.beginPreset(/** @type {never} */ (name), '');
  world.seek(TICK, STEPS);
  const [width, height] = [world.width(), world.height()];
  const drawing = svg([0, 0, width, height], worldGround(world, name === 'fog' ? TEAM : null) + unitsOf(world));
  world.delete();
  return drawing;
}

/** @param {PlacesModule} module @returns {string} SVG */
export function graphDrawing(module) {
  const { picture, box } = graphPicture(module, 'astar', 'en');
  const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number);
  return svg([left, top, width, height], picture);
}

/** @param {[number, number, number, number]} box left, top, width and height in cells @param {string} picture */
function svg([left, top, width, height], picture) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SIDE}" height="${height * SIDE}"><style>${STYLE}</style>` +
    `<g transform="scale(${SIDE}) translate(${-left} ${-top})">${picture}</g></svg>`
  );
}
