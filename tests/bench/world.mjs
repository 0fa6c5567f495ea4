// node tests/bench/world.mjs [KIND]: what a tick of the game world takes in the page's module, 500 units on 256 × 256
// cells as in worlds.cpp or 2000 on 512 × 512, including what the page reads at each tick. Milliseconds of processor
// time; beside them the time to seek 100 ticks back, nanoseconds an expansion, and requests answered of those asked.
import { REQUEST_STRIDE, WorldEngine } from '../../web/engine/world-engine.js';
import { loadModules } from '../support/node/module.mjs';
import { createRandom } from '../support/node/random.mjs';

const ticks = 400;

/** @typedef {{ name: string, board: readonly ['caves' | 'random', number], options: string, planner?: number, goals?: number, side?: number, units?: number }} Kind */
/** @type {readonly Kind[]} */
const kinds = [
  { name: 'random 10 %, A*, blocked by units', board: ['random', 10], options: 'od0' },
  { name: 'random 10 %, A*, as if alone', board: ['random', 10], options: 'od1' },
  { name: 'caves, A*, blocked by units', board: ['caves', 45], options: 'od0' },
  { name: 'caves, A*, as if alone', board: ['caves', 45], options: 'od1' },
  { name: 'caves, A*, fog of two teams', board: ['caves', 45], options: 'od1s1r8' },
  { name: 'caves, A*, influence', board: ['caves', 45], options: 'od1i1' },
  { name: 'caves, local walks', board: ['caves', 45], options: 'od1', planner: 1 },
  { name: 'caves, flow fields, 8 goals', board: ['caves', 45], options: 'od1g2', planner: 2, goals: 8 },
  { name: '512², 2000 units, A*', board: ['caves', 45], options: 'od1', side: 512, units: 2000 },
];

const module = await loadModules();

/** Milliseconds of processor time that this takes. @param {() => void} body */
function timed(body) {
  const before = process.cpuUsage();
  body();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** @param {Kind} kind */
function begin({ board: [kind, percent], options, planner = 0, goals = 0, side = 256, units = 500 }) {
  const lab = new module.Laboratory();
  const reason = lab.generate(kind, side, side, percent, 1);
  if (!reason.ok) throw new Error(reason.code);
  const factors = lab.factors().slice();
  lab.delete();
  const { below } = createRandom(1);
  /** @type {Set<number>} */
  const taken = new Set();
  const freeCell = () => {
    for (;;) {
      const cell = below(side * side);
      if (factors[cell] !== 0 && !taken.has(cell)) return cell;
    }
  };
  const at = (/** @type {number} */ cell) => `${cell % side},${Math.floor(cell / side)}`;
  const ends = Array.from({ length: goals }, freeCell);
  const crowd = Array.from({ length: units }, (_, unit) => {
    const cell = freeCell();
    taken.add(cell);
    const goal = ends[unit % goals];
    return `a${at(cell)},${goal === undefined ? ',' : at(goal)},${unit % 2},${planner}`;
  });
  const engine = new WorldEngine(new module.WorldLaboratory());
  engine.begin({ width: side, height: side, factors }, 'nowall', 1, [`${options}b8192`, ...crowd].join('.'));
  return engine;
}

/** What the page reads at a tick. @param {WorldEngine} engine */
function look(engine) {
  const seen = engine
    .teams()
    .reduce((sum, team) => sum + (engine.seen(team)[0] ?? 0) + (engine.known(team)[0] ?? 0), 0);
  const lengths = engine.units().length + engine.influence().length + engine.requests().length / REQUEST_STRIDE;
  return seen + lengths + engine.groundVersion() + engine.counts().arrivals;
}

const [wanted = ''] = process.argv.slice(2);
const cells = (/** @type {number[]} */ values) => values.map((value) => value.toFixed(2).padStart(8)).join('');
console.log(`${''.padEnd(36)}  median     p95   worst   looks    back  arrivals  ns an expansion  answered`);
for (const kind of kinds.filter(({ name }) => name.includes(wanted))) {
  const engine = begin(kind);
  const [all, looks] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let tick = 1; tick <= ticks; tick++) {
    const moved = timed(() => engine.seek(tick, 1));
    const looked = timed(() => look(engine));
    all.push(moved + looked);
    looks.push(looked);
  }
  const { arrivals, answered, asked, expanded } = engine.counts();
  const back = timed(() => {
    while (!engine.seek(ticks - 100, 100));
  });
  const sorted = [...all].sort((a, b) => a - b);
  const quantile = (/** @type {number} */ share) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
  const look50 = [...looks].sort((a, b) => a - b)[ticks >> 1] ?? NaN;
  console.log(
    kind.name.padEnd(36),
    cells([quantile(0.5), quantile(0.95), quantile(1), look50, back]),
    String(arrivals).padStart(9),
    ((1e6 * all.reduce((sum, time) => sum + time, 0)) / expanded).toFixed(0).padStart(16),
    ` ${answered} of ${asked}`,
  );
}
