// Pictures of a lesson that no figure can show: several paths over one board, a game world at several ticks, side by
// side. Drawn when the site is built, from the answers of the real module, in the colours of the style sheet.
import { METHODS } from '../../engine/jobs/path-methods.js';
import { WORLD_DARK, WORLD_LIGHT, inkOn } from '../../canvas/world-colours.js';
import { heapPictures, hexPicture, islandStyle, islandsPicture } from './diagrams.mjs';
import { runFigure } from './figures.mjs';
import { graphPicture, waypointsPicture } from './graphs.mjs';
import { worldButton } from './world-button.mjs';

/** @import { AstrolabeModule } from 'astrolabe-module' */
/** @import { PlacesModule } from 'astrolabe-places-module' */
/** @import { WorldLaboratory } from '../../../wasm/types/world.d.ts' */
/** @typedef {'en' | 'zh'} Language */
/** @typedef {{ width: number, height: number }} Size */

/** A picture in a lesson's source. */
export const STILL = /<div class="still" data-kind="([a-z]+)" data-src="([^"]*)"><\/div>/g;

/** Hundredths of a straight step. */
export const TURN_PENALTY = 100;
const STEPS = 1_000_000;
const UNIT_STRIDE = 12;
/** Amounts of influence from which a cell is a shade darker. */
const HEAT = Object.freeze([4, 12, 30]);

const WORDS = Object.freeze({
  en: {
    methods: ['A*', 'A*, turns cost', 'Swapped cells', 'String pulled', 'Theta*', 'Lazy Theta*'],
    measured: '{length} long, {turns} turns',
    colon: ': ',
    tick: 'Tick {tick}',
    without: 'Without influence',
    with: 'With influence',
    arrivals: '{arrivals} arrived by tick {tick}',
    astar: 'A*',
    dijkstra: 'Dijkstra’s algorithm',
    found: 'cost {cost}, {expanded} expanded',
    via: 'path {path}',
    after: 'After step {step}: {current} expanded',
    next: 'smallest F on the list: {name}, {f}',
    list: ', ',
    waypoints: 'A* on waypoints',
    joined: '{places} places, {lines} lines of sight',
  },
  zh: {
    methods: ['A*', 'A* 加转弯惩罚', '交换格子', '拉直', 'Theta*', 'Lazy Theta*'],
    measured: '长 {length}，转弯 {turns} 次',
    colon: '：',
    tick: '时刻 {tick}',
    without: '不考虑影响',
    with: '考虑影响',
    arrivals: '到时刻 {tick}，已到达 {arrivals} 个',
    astar: 'A*',
    dijkstra: 'Dijkstra 算法',
    found: '代价 {cost}，扩展 {expanded} 个',
    via: '路径 {path}',
    after: '第 {step} 步以后，刚扩展{current}',
    next: '列表里 F 最小的是{name}，{f}',
    list: '，',
    waypoints: '路点上的 A*',
    joined: '{places} 个地点，{lines} 条视线',
  },
});

/** @type {Readonly<Record<string, (module: AstrolabeModule & PlacesModule, src: string, language: Language) => string>>} */
const KINDS = Object.freeze({
  ...{
    methods: methodsPicture,
    world: worldPicture,
    graph: graphsPicture,
    waypoints: waypointsStill,
    islands: islandsPicture,
  },
  /** @type {typeof methodsPicture} */
  heap: (_, src, language) => heapPictures(src, language),
  /** @type {typeof methodsPicture} */
  hexes: (_, src, language) => hexPicture(src, language),
});

/**
 * Replaces every still of a lesson.
 * @param {string} html
 * @param {AstrolabeModule & PlacesModule} module
 * @param {Language} language
 */
export function withStills(html, module, language) {
  return html.replace(STILL, (_, kind, src) => {
    const draw = KINDS[kind];
    if (draw === undefined) throw new Error(`there is no still of kind ${kind}`);
    const pictures = draw(module, src.replaceAll('&amp;', '&'), language);
    return `<div class="stills ${kind}">${pictures}</div>${kind === 'world' ? worldButton(src, language) : ''}`;
  });
}

/** The six methods of path quality, each with its path. @param {AstrolabeModule} module @param {string} src @param {Language} language */
function methodsPicture(module, src, language) {
  const words = WORDS[language];
  const { engine, settings, board } = runFigure(module, src);
  const { laboratory } = engine;
  const pieces = METHODS.map((method, index) => {
    laboratory.beginMethod(method, settings, board.start, board.goal, TURN_PENALTY);
    while (laboratory.advanceJob(STEPS) === 'running');
    const { length, turns } = laboratory.methodResult();
    const points = [...laboratory.methodPath()].map((cell) => middleOf(cell, board));
    const name = words.methods[index] ?? method;
    const text = fill(words.measured, { length: length.toFixed(2), turns });
    const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
    const picture =
      `${ground(engine.factors(), board)}<polyline class="halo" points="${line}"/><polyline class="path" points="${line}"/>` +
      `${end(board.start, board, 'start', 'S')}${end(board.goal, board, 'goal', 'G')}`;
    return still(board, `${name}${words.colon}${text}`, picture, `<strong>${name}</strong> ${text}`);
  });
  engine.dispose();
  return pieces.join('');
}

/**
 * A preset at several ticks, or without and with influence: `world=head-on&tick=0.12.40`, `do=` a gesture at the
 * beginning of each picture, `fog=0` with the ground as known to this team.
 * @param {PlacesModule} module @param {string} src @param {Language} language
 */
function worldPicture(module, src, language) {
  const words = WORDS[language];
  const pairs = new URLSearchParams(src);
  const gestures = (pairs.get('do') ?? '').split('.');
  const ticks = (pairs.get('tick') ?? '').split('.').map(Number);
  const fog = pairs.get('fog');
  const pieces = gestures.flatMap((gesture) => {
    const world = new module.WorldLaboratory();
    world.beginPreset(/** @type {never} */ (pairs.get('world')), '');
    if (gesture !== '') world.act(gesture);
    const drawn = ticks.map((tick) => {
      world.seek(tick, STEPS);
      const size = { width: world.width(), height: world.height() };
      const name = gestures.length === 1 ? fill(words.tick, { tick }) : gesture === 'oi1' ? words.with : words.without;
      const text = gestures.length === 1 ? '' : fill(words.arrivals, { tick, arrivals: world.counts().arrivals });
      const label = text === '' ? name : `${name}${words.colon}${text}`;
      const picture = `${worldGround(world, fog === null ? null : Number(fog))}${unitsOf(world)}`;
      return still(size, label, picture, `<strong>${name}</strong> ${text}`);
    });
    world.delete();
    return drawn;
  });
  return pieces.join('');
}

/**
 * The example of the place Graph after each search, `a=astar.dijkstra`, or at steps of one, `a=astar&t=1.2.3.5`, with
 * `ask=6` without the F of a node.
 * @param {PlacesModule} module @param {string} src @param {Language} language
 */
function graphsPicture(module, src, language) {
  const words = WORDS[language];
  const pairs = new URLSearchParams(src);
  const names = (pairs.get('a') ?? '').split('.');
  const steps = pairs.get('t');
  if (steps !== null) return graphSteps(module, steps.split('.').map(Number), Number(pairs.get('ask') ?? -1), language);
  const pieces = names.map((name) => {
    if (name !== 'astar' && name !== 'dijkstra') throw new Error(`no still of ${name} on a graph`);
    const { picture, box, names: path, result } = graphPicture(module, name, language);
    const text = fill(words.found, { cost: result.cost, expanded: result.expanded });
    const label = `${words[name]}${words.colon}${text}${words.list}${fill(words.via, { path: path.join(' → ') })}`;
    const svg = `<svg viewBox="${box}" role="img" aria-label="${label}">${picture}</svg>`;
    return `<div>${svg}<p><strong>${words[name]}</strong> ${text}</p></div>`;
  });
  return pieces.join('');
}

/** @param {PlacesModule} module @param {readonly number[]} steps of A* @param {number} asked @param {Language} language */
function graphSteps(module, steps, asked, language) {
  const words = WORDS[language];
  const pieces = steps.map((step) => {
    const { picture, box, current, next } = graphPicture(module, 'astar', language, step, asked);
    const name = fill(words.after, { step, current });
    const text = next === undefined ? '' : `${words.list}${fill(words.next, next)}`;
    const svg = `<svg class="step" viewBox="${box}" role="img" aria-label="${name}${text}">${picture}</svg>`;
    return `<div>${svg}<p><strong>${name}</strong></p></div>`;
  });
  return pieces.join('');
}

/** The waypoints of a figure's map, after A* on them. @param {AstrolabeModule & PlacesModule} module @param {string} src @param {Language} language */
function waypointsStill(module, src, language) {
  const words = WORDS[language];
  const run = runFigure(module, src);
  const { engine, board } = run;
  const { picture, graph, result } = waypointsPicture(module, run);
  const text = [
    fill(words.joined, { places: graph.nodes.length, lines: graph.edges.length }),
    fill(words.found, { cost: result.cost, expanded: result.expanded }),
  ].join(words.list);
  const ends = `${end(board.start, board, 'start', 'S')}${end(board.goal, board, 'goal', 'G')}`;
  const drawn = `${ground(engine.factors(), board)}${picture}${ends}`;
  engine.dispose();
  return still(board, `${words.waypoints}${words.colon}${text}`, drawn, `<strong>${words.waypoints}</strong> ${text}`);
}

/** Ground, with influence and unseen cells on it. @param {WorldLaboratory} world @param {number | null} team */
export function worldGround(world, team) {
  const size = { width: world.width(), height: world.height() };
  const truth = [...world.factors()];
  if (team !== null) {
    const seen = [...world.seen(team)];
    const hidden = truth.map((factor, cell) => (factor === 0 && seen[cell] === 0 ? 0 : 1));
    return (
      `${ground(
        truth.map((factor, cell) => (seen[cell] === 0 ? 1 : factor)),
        size,
      )}` + `<path class="veil" d="${runsOf(seen, size)}"/><path class="hidden" d="${runsOf(hidden, size)}"/>`
    );
  }
  const influence = [...world.influence()];
  const heat = HEAT.map((least) => influence.map((amount) => (amount >= least ? 0 : 1)));
  const layers = heat
    .map((cells) => runsOf(cells, size))
    .filter((d) => d !== '')
    .map((d) => `<path class="heat" d="${d}"/>`);
  return ground(truth, size) + layers.join('');
}

/** @param {WorldLaboratory} world */
export function unitsOf(world) {
  const units = [...world.units()];
  const size = { width: world.width(), height: world.height() };
  const isFew = units.length / UNIT_STRIDE <= 12;
  // A few cells would hardly be visible on a large board.
  const scale = isFew && size.width > 30 ? 2 : 1;
  let text = '';
  for (let at = 0; at < units.length; at += UNIT_STRIDE) {
    const { x, y } = middleOf(units[at + 4] ?? 0, size);
    const team = units[at + 1] ?? 0;
    // Numbers of three digits are unreadable.
    const number = isFew ? `<text class="number on-${team}" y=".2">${units[at]}</text>` : '';
    text += `<g transform="translate(${x} ${y}) scale(${scale})"><circle class="team-${team}" r=".4"/>${number}</g>`;
  }
  return text;
}

/** The colours of the teams, of danger and of the unknown, for the style sheet. */
export function stillStyle() {
  const rules = WORLD_LIGHT.teams.map((light, team) => {
    const dark = WORLD_DARK.teams[team] ?? light;
    const ink = `var(--light, ${inkOn(light)}) var(--dark, ${inkOn(dark)})`;
    return `.stills .team-${team}{fill:var(--light, ${light}) var(--dark, ${dark})}.stills .on-${team}{fill:${ink}}`;
  });
  const { heat, veil, veilLine } = WORLD_LIGHT;
  rules.push(
    `.stills .heat{fill:var(--light, ${heat}) var(--dark, ${WORLD_DARK.heat})}`,
    `.stills .veil{fill:var(--light, ${veil}) var(--dark, ${WORLD_DARK.veil})}`,
    `.stills .hidden{fill:none;stroke:var(--light, ${veilLine}) var(--dark, ${WORLD_DARK.veilLine})}`,
  );
  return `${rules.join('\n')}\n${islandStyle()}`;
}

/** @param {Size} board @param {string} label @param {string} picture @param {string} caption */
function still({ width, height }, label, picture, caption) {
  const svg = `<svg viewBox="-0.1 -0.1 ${width + 0.2} ${height + 0.2}" role="img" aria-label="${label}">${picture}</svg>`;
  return `<div>${svg}<p>${caption}</p></div>`;
}

/** The board with its walls. @param {ArrayLike<number>} factors @param {Size} board */
function ground(factors, board) {
  const { width, height } = board;
  return `<rect class="free" width="${width}" height="${height}"/><path class="wall" d="${runsOf(factors, board)}"/>`;
}

/** The outline of the cells that hold 0, run by run. @param {ArrayLike<number>} cells @param {Size} board */
function runsOf(cells, { width, height }) {
  let outline = '';
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let run = 0;
      while (x + run < width && cells[y * width + x + run] === 0) run++;
      if (run > 0) outline += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  }
  return outline;
}

/** @param {number} cell @param {Size} board @param {string} kind @param {string} letter */
function end(cell, board, kind, letter) {
  const { x, y } = middleOf(cell, board);
  return `<circle class="${kind}" cx="${x}" cy="${y}" r=".5"/><text class="letter" x="${x}" y="${y + 0.26}">${letter}</text>`;
}

/** @param {number} cell @param {Size} board */
const middleOf = (cell, { width }) => ({ x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5 });

/** @param {string} text @param {Record<string, string | number>} values */
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
