// What a random visitor does next. An act is plain data, holds all that it needs, and can be repeated: a list of them
// in JSON records a visit.

/** @import { Control, Scene } from './visitor-scene.mjs' */
/** @typedef {ReturnType<typeof import('../node/random.mjs').createRandom>} Random */
/** A point on a board, in thousandths of its width and height. @typedef {readonly [number, number]} Spot */
/** @typedef {readonly [string, ...(string | number | boolean | readonly number[] | readonly string[])[]]} Act */

/** Links that are typed or pasted over the one in the address; the last ones are refused. */
const LINKS = [
  'v=1',
  'v=1&h=manhattan&t=3',
  'v=1&m=g.rooms.24.16.20.5&a=jps',
  'v=1&m=g.caves.30.20.45.3&b=hex&t=9',
  'v=1&m=g.terrain.20.14.0.8&w=2&re=0&best=1',
  'v=1&m=g.random.16.12.30.4&a=lpastar&c=onewall',
  'v=1&a=twotier&m=g.maze.21.21.0.7&cs=5',
  'v=1&as=unity&t=4',
  'v=1&co=1,1.1.up.row&rulers=1&islands=1&xray=1',
  'v=1&bp=parent,opened.4.3&shade=order&num=path',
  'v=1&race=a-astar_w-1.5,a-jps',
  'v=1&race=a-dijkstra,a-bidirectional,a-greedy&rv=difference&rt=5',
  'v=1&world=crowd&tick=7',
  'v=1&world=1&do=a_4.t6.w0,0&tick=4&wv=iu2',
  'v=1&world=fog&tick=20',
  'v=1&b=graph&a=dijkstra&t=2',
  'v=1&a=astarr',
  'v=1&m=hello',
  'v=1&s=99,99',
  'v=1&world=atlantis',
  'v=1&race=a-nothing',
];
/** Acts with which a visit begins. */
export const FIRST_LINKS = Object.freeze(['', ...LINKS.slice(0, 10).map((link) => `#${link}`)]);

const SIZES = Object.freeze([
  [1280, 800],
  [1280, 800],
  [1600, 900],
  [1000, 700],
  [820, 1000],
  [390, 800],
]);

const listed = (/** @type {string} */ names) => names.split(' ');
const ARROWS = 'ArrowLeft ArrowRight ArrowUp ArrowDown';
const LAB_KEYS = listed(
  `${ARROWS} Shift+ArrowRight Shift+ArrowDown Home End Control+Home Space Space s g 1 2 3 5 9 w Enter Escape , . . < > [ ] k + - 0` +
    ' Control+z Control+z Control+Shift+z Control+y',
);
const WORLD_KEYS = listed(`${ARROWS} a a d 1 2 3 g . . , k Space Enter Control+z Control+Shift+z [ ] Home End`);
const GRAPH_KEYS = listed(
  `${ARROWS} Home End n e s g Delete Space Enter . , k Control+z Control+Shift+z Shift+ArrowRight`,
);
const RACE_KEYS = ['.', '.', ',', 'k', 'Home', 'End', '[', ']'];

const SETTINGS = listed(
  'algorithm algorithm algorithm heuristic heuristic weightHundredths costs tie openList stop update' +
    ' neighbourOrder nearest reopens allowsBlockedGoal floods program',
);

/** How often each kind of act occurs, by place: its name is repeated that many times. */
const HABITS = Object.freeze({
  lab: weighted({
    ...{
      stroke: 14,
      keys: 9,
      ground: 5,
      tool: 4,
      undo: 5,
      redo: 3,
      'undo-redo': 1,
      setting: 12,
      corner: 3,
      kind: 1,
      control: 16,
      seek: 5,
      step: 5,
      play: 2,
    },
    ...{
      generate: 2,
      preset: 2,
      resize: 1,
      breakpoint: 1,
      go: 2,
      reload: 1,
      back: 1,
      onward: 1,
      window: 2,
      enter: 3,
      zoom: 2,
      escape: 1,
    },
  }),
  race: weighted({ control: 14, keys: 4, seek: 4, play: 1, leave: 4, reload: 1, go: 1, back: 1, window: 1 }),
  world: weighted({
    stroke: 10,
    keys: 8,
    control: 14,
    'world-tool': 4,
    seek: 3,
    play: 2,
    undo: 2,
    redo: 2,
    'undo-redo': 1,
    leave: 3,
    reload: 1,
    go: 1,
    back: 1,
    window: 1,
  }),
  graph: weighted({
    stroke: 10,
    keys: 8,
    control: 12,
    'graph-tool': 4,
    seek: 3,
    step: 2,
    undo: 3,
    redo: 2,
    'undo-redo': 1,
    leave: 3,
    reload: 1,
    go: 1,
    back: 1,
    window: 1,
  }),
  share: weighted({ control: 3, escape: 5 }),
});

/** @param {Record<string, number>} shares @returns {readonly string[]} */
function weighted(shares) {
  return Object.entries(shares).flatMap(([name, share]) => Array(share).fill(name));
}

/** Words that a visitor may type into a field. */
const TEXTS = ['3,4', 'Tower', '塔', '', ' ', '12', '-1', 'a'.repeat(70), '<b>&amp;'];
const ODD_NUMBERS = ['', '-1', '0', '1e9', '2.5'];

/**
 * The next act, from what is visible.
 * @param {Random} random @param {Scene} scene @param {readonly string[]} links that this visit has already used
 * @returns {Act}
 */
export function nextAct(random, { place, controls }, links) {
  const { below, pick, chance } = random;
  /** @returns {Spot} */
  const spot = () => [below(1000), below(1000)];
  const name = pick(HABITS[place]);
  const keys = { lab: LAB_KEYS, race: RACE_KEYS, world: WORLD_KEYS, graph: GRAPH_KEYS, share: [] }[place];
  switch (name) {
    case 'stroke':
      return ['stroke', below(6) === 0 ? 'right' : 'left', ...Array.from({ length: 1 + below(5) }, spot)];
    case 'keys':
      return ['keys', spot(), Array.from({ length: 1 + below(6) }, () => pick(keys))];
    case 'ground':
      return [
        'ground',
        pick(['wall', 'wall', 'water', 'fire', 'monster', 'road', 'forest', 'hill', 'swamp', 'danger']),
        pick([1, 1, 2, 3, 5]),
      ];
    case 'tool':
      return [
        'press',
        `[data-tool="${pick(['draw', 'draw', 'draw', 'line', 'rectangle', 'fill', 'pick', 'inspect'])}"]`,
      ];
    case 'world-tool':
      return ['press', `[data-world-tool="${pick(['walk', 'add', 'remove', 'wall', 'ground', 'danger'])}"]`];
    case 'graph-tool':
      return ['press', `[data-graph-tool="${pick(['move', 'node', 'edge', 'remove'])}"]`];
    case 'undo':
    case 'redo':
    case 'undo-redo':
    case 'reload':
    case 'back':
    case 'onward':
    case 'leave':
    case 'escape':
      return [name];
    case 'setting':
      return ['setting', pick(SETTINGS), below(1000)];
    case 'corner':
      return ['corner', pick(['nowall', 'onewall', 'always', 'four'])];
    case 'kind':
      return ['kind', pick(['squares', 'hex'])];
    case 'seek':
      return ['seek', below(1001)];
    case 'step':
      return [
        'press',
        `[data-testid="${place === 'graph' ? 'graph-' : ''}${pick(['first', 'back', 'back', 'forward', 'forward', 'last'])}"]`,
      ];
    case 'play':
      return ['play', 1 + below(3)];
    case 'generate':
      return ['generate', below(5), 4 + below(28), 3 + below(20), below(60), below(1000)];
    case 'preset':
      return ['preset', pick(['presets', 'programs']), below(40)];
    case 'resize':
      return ['resize', 2 + below(26), 2 + below(20)];
    case 'breakpoint':
      return ['breakpoint', below(6), chance()];
    case 'go':
      return ['go', chance() && links.length > 0 ? pick(links) : pick(LINKS)];
    case 'window':
      return ['window', ...(SIZES[below(SIZES.length)] ?? [])];
    case 'enter':
      return ['enter', pick(['race', 'world', 'graph'])];
    case 'zoom':
      return ['press', `[data-testid="zoom-${pick(['in', 'in', 'out', 'fit'])}"]`];
    default:
      return touched(random, controls);
  }
}

/** @param {Random} random @param {readonly Control[]} controls @returns {Act} */
function touched({ below, pick }, controls) {
  if (controls.length === 0) return ['escape'];
  const { selector, nth, kind, options, bounds } = pick(controls);
  const value = () => {
    if (kind === 'select') return options.length === 0 ? null : pick(options);
    if (kind === 'text') return pick(TEXTS);
    if (kind === 'number' && below(6) === 0) return pick(ODD_NUMBERS);
    // Boards and crowds stay small: large ones are slow and show nothing new.
    const [least, most] = [bounds[0], Math.min(bounds[1], bounds[0] + 40)];
    if (kind === 'number') return String(least + below(most - least + 1));
    return kind === 'range' ? String(bounds[0] + below(bounds[1] - bounds[0] + 1)) : '';
  };
  const text = value();
  return text === null ? ['escape'] : ['control', kind, selector, nth, text];
}
