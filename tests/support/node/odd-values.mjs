// Random arguments: some as the types allow, at the bounds and beyond; and some of any kind at all, as only a
// caller that ignores types would pass them.

/** @import { Parameter, Shape } from './typed-members.mjs' */
/** @typedef {ReturnType<typeof import('./random.mjs').createRandom>} Random */

/** Sides of a board whose cells are all visited quickly; the searches are tested, not the machine. */
const MOST_SIDE = 24;
const EDGES = [
  -1,
  -0,
  255,
  256,
  1000,
  65_535,
  65_536,
  1e9,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32 - 1,
  2 ** 32,
  2 ** 32 + 5,
  2 ** 53,
  1.5,
  0.1,
  NaN,
  Infinity,
  -Infinity,
];
/** Sides at which a board is still small, or is refused. */
const EDGE_SIDES = [0, -1, 256, 4097, 65_535, 1e9, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 5, 1.5, NaN, Infinity];
/** Amounts of work per call: one that is allowed to take long would only delay the test. */
const AMOUNTS = [1, 1, 7, 100, 5000, 20_000, 0, -1, 1.5, NaN, 2 ** 32 + 5, Infinity];
const AMOUNT_NAMES = /^(expansions|looks|setups|steps|work|most|rows)$/;
const TICKS = [0, 1, 2, 5, 12, 40, 90, -1, NaN, 2 ** 32 + 5];
/** What a search, or a small board, would accept. @type {Readonly<Record<string, readonly [number, number]>>} */
const USUAL = {
  weightHundredths: [0, 400],
  localRadius: [0, 50],
  localSteps: [1, 100],
  localSeed: [0, 9],
  clusterSide: [4, 64],
  ...{ start: [0, 9], goal: [0, 9], x: [0, 3], y: [0, 3], columns: [1, 4], first: [1, 3], last: [2, 5] },
};
const ORDERS = ['rows', 'up', 'cols', 'clock', '76543210', '01234566'];
const CORNERS = ['nowall', 'onewall', 'always', 'four', 'hex', ''];
const SCRIPTS = [
  ...[
    'a',
    'a3,4',
    'a3,4,9,9',
    'a3,4,,,1,2.t5.r1',
    'g1,9,9',
    'w3,4,1',
    'w3,4,0,7',
    'd3,4,200',
    'od1s2r8',
    't12',
    'a_30.t9.w2,2',
  ],
  ...['a_99999999999', 't99999999999', 'r4294967301', 'd0,0,4294967297'],
];
const LINKS = [
  'a-mrvsiP2',
  'noQ',
  'g.maze.24.16.0.7',
  'g.caves.4096.4096.45.1x',
  'g.random.99999.1.0.0',
  'e',
  'n',
  'nAAAA',
  'aAAAA',
  'a__________',
];
const MAPS = [
  ...[
    '.S.\n#.#\n..G\n',
    '0110\n0010\n',
    '[[0,1],[1,0]]',
    '1,2\n3,4\n',
    'type octile\nheight 2\nwidth 3\nmap\n...\n.@.\n',
  ],
  ...[
    'type octile\nheight 999999999\nwidth 3\nmap\n',
    'version 1\n0 a.map 8 8 0 0 7 7 9.9\n',
    'version 1\n0 a 4 4 9 9 9 9 -1\n',
  ],
];
const SEEN = ['(0,0)', '(0,0) (1,0) (0,1)', 'event,x,y\nexpand,0,0\n', '(1,0) (0,0)', '(0,0) (99999,1)', '(0,0) (1)'];
const TEXTS = ['', '0', 'hello world', '\ud800', '\udfff\ud800', '\0', '\u202e', 'x'.repeat(70_000)];

/** @param {Random} random */
export function valuesFrom(random) {
  const { below, pick } = random;
  /** @param {number} percent */
  const isIn = (percent) => below(100) < percent;

  /** @param {string} name of the argument */
  const number = (name) => {
    if (name === 'width' || name === 'height') return isIn(90) ? 1 + below(MOST_SIDE) : pick(EDGE_SIDES);
    if (AMOUNT_NAMES.test(name)) return pick(AMOUNTS);
    if (name === 'tick') return pick(TICKS);
    const [low, high] = USUAL[name] ?? [];
    if (low !== undefined && high !== undefined && isIn(90)) return low + below(high - low + 1);
    return isIn(80) ? below(pick([2, 9, 40, 300])) : pick(EDGES);
  };
  /** A list of so many numbers. @param {number} length */
  const numbers = (length) => {
    const list = Array.from({ length }, () => (isIn(99) ? below(pick([2, 2, 30, 256, 600])) : pick(EDGES)));
    const kind = pick([null, null, Uint8Array, Uint16Array, Uint32Array, Float64Array, Int32Array]);
    return kind === null ? list : new kind(list);
  };

  /** @param {string} name of the argument */
  const text = (name) => {
    if (name === 'neighbourOrder') return pick(ORDERS);
    if (name === 'corner') return pick(CORNERS);
    const texts =
      name === 'script' && isIn(80)
        ? SCRIPTS
        : name === 'text' && isIn(60)
          ? pick([LINKS, SEEN])
          : pick([SCRIPTS, LINKS, MAPS, SEEN, TEXTS]);
    return isIn(80) ? pick(texts) : pick(texts).slice(below(6)) + pick(texts).slice(0, below(9));
  };

  /** As the types allow. @param {Shape} shape @param {string} name @returns {unknown} */
  const typed = (shape, name) => {
    switch (shape.kind) {
      case 'number':
        return number(name);
      case 'string':
        return text(name);
      case 'boolean':
        return random.chance();
      case 'null':
        return null;
      case 'literal':
        return shape.value;
      case 'one':
        return typed(pick(shape.of), name);
      case 'list':
        return shape.of.kind === 'number'
          ? numbers(pick(name === 'path' ? [0, 0, 1] : [0, 1, 2, 5, 48, 600]))
          : Array.from({ length: below(4) }, () => typed(shape.of, name));
      case 'typed':
        return typedArray(shape.array, pick([0, 1, 5, 768, 131_072]));
      // A function returns an empty iterator instead of steps of work.
      case 'function':
        return () => typed(shape.returns, name) ?? [].values();
      case 'record':
        return record(shape.fields);
      default:
        return undefined;
    }
  };
  /** @param {string} kind @param {number} length */
  const typedArray = (kind, length) => {
    const arrays = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array };
    return new arrays[/** @type {keyof typeof arrays} */ (kind)](length).fill(below(3));
  };
  /** A board usually has as many cells as its sides say. @param {Parameter[]} fields */
  const record = (fields) => {
    /** @type {Record<string, unknown>} */
    const made = Object.fromEntries(fields.map((field) => [field.name, typed(field.shape, field.name)]));
    const { width, height } = made;
    const cells = Number(width) * Number(height);
    const list = 'grounds' in made ? 'grounds' : 'factors';
    if (list in made && cells <= 65_536 && isIn(80))
      made[list] = Uint8Array.from({ length: cells }, () => (isIn(70) ? 1 : below(3)));
    return made;
  };
  /** Arguments as the types allow. @param {Parameter[]} parameters */
  const arguments_ = (parameters) => {
    const made = parameters.map(({ name, shape }) => typed(shape, name));
    const at = Object.fromEntries(parameters.map(({ name }, index) => [name, index]));
    const cells = Number(made[at['width'] ?? -1]) * Number(made[at['height'] ?? -1]);
    const list = at['grounds'] ?? at['factors'];
    if (list !== undefined && cells <= 65_536 && isIn(80)) made[list] = numbers(Math.floor(cells));
    return made;
  };
  return { typed, arguments_, oddValue: () => pick(ODD_VALUES)() };
}

const fails = () => {
  throw new Error('a getter of its own');
};
/** @param {object} target */
const failing = (target) => new Proxy(target, { get: fails, has: fails, ownKeys: fails, getPrototypeOf: fails });

function detached() {
  const bytes = new Uint8Array(25);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  return bytes;
}

function revoked() {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}

/** A list that is longer each time its length is read. */
function growing() {
  let length = 1;
  return new Proxy([1, 1], { get: (_, name) => (name === 'length' ? (length *= 1000) : 1) });
}

/** Of any kind. */
const ODD_VALUES = [
  ...[undefined, null, true, 7, -1, NaN, 1.5, 2 ** 32 + 5, 1e9, Infinity, '', '7x', '\ud800', 10n, Symbol('odd')].map(
    (value) => () => value,
  ),
  ...[
    () => 'x'.repeat(1e6),
    () => ({}),
    () => Object.create(null),
    () => [],
    () => () => 1,
    () => new Date(NaN),
    () => new Map(),
    () => /x/,
  ],
  ...[
    () => ({ length: -1 }),
    () => ({ length: 1e9 }),
    () => ({ length: '3' }),
    () => ({ length: NaN, 0: 1 }),
    () => new Array(2 ** 31),
    () => [, 1],
  ],
  ...[
    () => [Symbol('odd')],
    () => [10n],
    () => [{}],
    () => [NaN],
    () => ['1'],
    () => Float64Array.of(2 ** 32 + 5),
    () => new BigInt64Array(4),
    () => new DataView(new ArrayBuffer(8)),
  ],
  ...[
    detached,
    revoked,
    growing,
    () => failing({}),
    () => failing([1, 2]),
    () => new Uint8Array(new SharedArrayBuffer(25)),
  ],
  () => Object.defineProperty(new Uint8Array(4), 'length', { value: 1e9 }),
  () => ({ toString: fails, valueOf: fails, [Symbol.toPrimitive]: fails }),
  () => ({
    get width() {
      return fails();
    },
    height: 5,
    factors: [],
  }),
  () => ({
    width: 5,
    height: 5,
    get factors() {
      return fails();
    },
  }),
  () => ({ width: { valueOf: fails }, height: 5, factors: failing([]), settings: null }),
];
