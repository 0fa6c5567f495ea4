// Runs the link of a lesson's figure in the real module, under Node: for the picture shown by a figure
// until or unless its script works, and for the tests that compare the prose with the engine.
import { readFile } from 'node:fs/promises';
import '../../canvas/layers/draw-xray.js';
import { highlightsOverlay } from '../../canvas/layers/draw-highlights.js';
import { DARK, LIGHT } from '../../canvas/palette.js';
import { latticeOf, SQUARES } from '../../canvas/lattice.js';
import { Engine } from '../../engine/engine.js';
import { layoutPicture } from '../../export/picture.js';
import { svgPicture } from '../../export/svg-picture.js';
import { parseLink } from '../../link/link-text.js';
import { endsOf } from '../../link/state-link.js';
import { readDrawing } from '../../model/maps/drawn-map.js';
import { LESTERS_FIGURE } from '../../model/maps/first-figure.js';

/** @import { AstrolabeModule, SearchSettings } from 'astrolabe-module' */
/** @import { PlacesModule } from 'astrolabe-places-module' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Shown } from '../../export/picture.js' */
/** @import { Link } from '../../link/link.js' */
/**
 * A finished search, at the step of its link.
 * @typedef {object} Run
 * @property {Engine} engine
 * @property {Link} link
 * @property {SearchSettings} settings
 * @property {{ width: number, height: number, start: number, goal: number }} board
 * @property {ReturnType<Engine['result']>} result
 * @property {number} step
 */

const STEPS = 100_000;
/** Cell size of a picture; the style sheet makes it as wide as there is room. */
const WIDEST = 640;
const SIDES = Object.freeze([64, 48, 40, 32, 24, 16, 12, 8, 4]);

/** The classes of both modules. @returns {Promise<AstrolabeModule & PlacesModule>} */
export async function openModules() {
  const folder = new URL('../../../build/wasm/', import.meta.url);
  /** @param {string} name */
  const open = async (name) => {
    const { default: create } = await import(new URL(`${name}.mjs`, folder).href);
    return create({ wasmBinary: await readFile(new URL(`${name}.wasm`, folder)) });
  };
  const [{ Laboratory }, places] = await Promise.all([open('astrolabe'), open('astrolabe_places')]);
  const { CheckLaboratory, GraphLaboratory, WorldLaboratory } = places;
  return { Laboratory, CheckLaboratory, GraphLaboratory, WorldLaboratory };
}

/**
 * @param {AstrolabeModule} module
 * @param {string} src a link, from its # on
 * @returns {Run} to be released by run.engine.dispose()
 */
export function runFigure(module, src) {
  const { link, reason } = parseLink(src);
  if (link === null) throw new Error(`${src} is no link to a board: ${reason?.code ?? ''}`);
  const engine = new Engine(new module.Laboratory());
  const suggested = loadBoard(engine, link);
  const { width, height } = engine;
  const { ends, reason: outside } = endsOf(link, { width, height }, suggested);
  if (ends === null) throw new Error(`${src}: ${outside.code}`);
  engine.begin(link.settings, ends.start, ends.goal);
  while (engine.advance(STEPS) === 'running');
  const result = engine.result();
  const { step } = engine.seek(link.step ?? result.steps);
  return { engine, link, settings: link.settings, board: { width, height, ...ends }, result, step };
}

/** @param {Engine} engine @param {Link} link @returns {{ start: number, goal: number }} */
function loadBoard(engine, { map, settings }) {
  if (map !== null) {
    engine.mapFromLink(map);
    return engine.suggestedEnds(settings.board);
  }
  const { width, height, factors, start, goal } = readDrawing(LESTERS_FIGURE.map);
  engine.restore(width, height, factors);
  return { start, goal };
}

/**
 * Pictures in the colours of both themes, which are variables of the style sheet: one for each pair of colours.
 */
export class FigurePictures {
  #module;
  /** By light and dark colour. @type {Map<string, { name: string, light: string, dark: string }>} */
  #colours = new Map();
  /** Sizes of boards, by class name. @type {Map<string, { width: number, height: number }>} */
  #sizes = new Map();

  /** @param {AstrolabeModule} module */
  constructor(module) {
    this.#module = module;
  }

  /** @param {string} src @param {{ title: string, description: string }} words @returns {{ svg: string, size: string }} size: a class */
  picture(src, words) {
    const run = runFigure(this.#module, src);
    const [light, dark] = [LIGHT, DARK].map((palette) => svgOf(run, apart(palette), words));
    run.engine.dispose();
    const { width, height } = latticeOf(run.settings.board).size(run.board);
    const size = `cells-${width}-${height}`.replaceAll('.', '_');
    this.#sizes.set(size, { width, height });
    return { svg: this.#inBoth(light ?? '', dark ?? ''), size };
  }

  /** For a card of its own, in light colours. @param {string} src @returns {string} SVG */
  plain(src) {
    const run = runFigure(this.#module, src);
    const svg = svgOf(run, LIGHT, { title: '', description: '' });
    run.engine.dispose();
    return svg;
  }

  /** The styles that all pictures so far need. */
  style() {
    const lines = [...this.#colours.values()].map(
      ({ name, light, dark }) => `${name}:var(--light, ${light}) var(--dark, ${dark});`,
    );
    // web/figure/room.css reads these.
    const sizes = Array.from(
      this.#sizes,
      ([name, { width, height }]) => `.${name}{--astar-columns:${width};--astar-rows:${height}}`,
    );
    return `:root{${lines.join('')}}\n${sizes.join('\n')}\n`;
  }

  /** @param {string} light @param {string} dark */
  #inBoth(light, dark) {
    const pattern = /"#[0-9a-f]{3,6}"/g;
    const others = [...dark.matchAll(pattern)].map(([colour]) => colour);
    const [one, other] = [light, dark].map((text) => text.replace(pattern, '').replace(/\ba[0-9a-z]+-/g, ''));
    if (one !== other) throw new Error('the light and the dark picture are of different shapes');
    let at = 0;
    return light.replace(pattern, (colour) => {
      const [lightOne, darkOne] = [colour, others[at++] ?? ''].map((text) => text.slice(1, -1));
      const key = `${lightOne} ${darkOne}`;
      const { name } = this.#colours.get(key) ?? { name: `--f${this.#colours.size}` };
      this.#colours.set(key, { name, light: lightOne ?? '', dark: darkOne ?? '' });
      return `"var(${name},${lightOne})"`;
    });
  }
}

/**
 * The palette with no colour twice, so that what differs in one theme is drawn separately in the other, too.
 * @param {Palette} palette
 * @returns {Palette}
 */
function apart(palette) {
  const seen = new Set();
  const pairs = Object.entries(palette).map(([name, colour]) => {
    if (typeof colour !== 'string') return [name, colour];
    let value = Number.parseInt(colour.slice(1), 16);
    const towards = (value & 255) > 127 ? -1 : 1;
    while (seen.has(value)) value += towards;
    seen.add(value);
    return [name, `#${value.toString(16).padStart(6, '0')}`];
  });
  return Object.fromEntries(pairs);
}

/** @param {Run} run @param {Palette} palette @param {{ title: string, description: string }} words */
function svgOf({ engine, link, board, result, step }, palette, words) {
  const cells = latticeOf(link.settings.board);
  const lattice = cells === SQUARES ? undefined : cells;
  const { width } = (lattice ?? SQUARES).size(board);
  const side = SIDES.find((one) => one * width <= WIDEST) ?? 4;
  const layout = layoutPicture(board, side, [], lattice);
  const { current } = engine.seek(step);
  /** @type {Shown} */
  const shown = {
    palette,
    source: engine,
    board,
    hasSearch: true,
    showsPath: step >= result.steps,
    current,
    display: { ...link.display, xray: false, shortest: false },
    isByOrder: link.display.shading === 'order',
    steps: result.steps,
    survey: null,
    overlay: link.view.cells === null ? null : highlightsOverlay(link.view.cells, board),
    content: {},
  };
  const text = Array.from(svgPicture(layout, shown, words), (piece) => piece.text).join('');
  return text
    .replace(/ class="[a-z-]+"/g, '')
    .replace(/\n/g, '')
    .replace(/<text x="([\d.]+)" y="([\d.]+)"/g, (_, x, y) => `<text x="${Math.round(x)}" y="${Math.round(y)}"`)
    .replace(/ d="([^"]*)"/g, (_, path) => ` d="${shortened(path)}"`);
}

/**
 * The same lines in fewer characters: each position relative to the one before, to a tenth of a pixel.
 * @param {string} path of M, L, h, v, z and a, as the pictures have them
 */
export function shortened(path) {
  /** In tenths, so that nothing adds up. */
  const here = { x: 0, y: 0 };
  const first = { x: 0, y: 0 };
  const parts = path.matchAll(/([MLhvza])([^MLhvza]*)/g);
  return Array.from(parts, ([whole, command = '', text = '']) => {
    const numbers = text
      .trim()
      .split(' ')
      .map((one) => Math.round(Number(one) * 10));
    const [x = 0, y = 0] = numbers;
    if (command === 'z') Object.assign(here, first);
    if (command === 'h') here.x += x;
    if (command === 'v') here.y += x;
    if (command === 'h' || command === 'v') return `${command}${x / 10}`;
    if (command === 'a') {
      here.x += numbers.at(-2) ?? 0;
      here.y += numbers.at(-1) ?? 0;
    }
    if (command !== 'M' && command !== 'L') return whole;
    const [dx, dy] = [(x - here.x) / 10, (y - here.y) / 10];
    Object.assign(here, { x, y });
    if (command === 'M') Object.assign(first, here);
    if (command === 'L' && dy === 0) return `h${dx}`;
    if (command === 'L' && dx === 0) return `v${dy}`;
    return `${command.toLowerCase()}${dx}${dy < 0 ? '' : ' '}${dy}`;
  }).join('');
}
