// node tests/bench/large.mjs [SIDE…]: a large board from end to end in the page's module, by default with 1024 and 4096
// cells a side: each step's time, its longest task, and the module's memory after it. Milliseconds and MiB.
import { GENERATORS, USUAL_PERCENT, mapMadeBy } from '../../web/model/maps/generators.js';
import { MOST_CELLS } from '../../web/engine/jobs/islands.js';
import { loadModule } from '../support/node/module.mjs';
import { Spent, accept, judge, paint, search, setColours, settingsOf } from './work.mjs';

/** @import { AlgorithmName } from 'astrolabe-module' */

const sides = process.argv.slice(2).map(Number);
const shown = (/** @type {number} */ value) => value.toFixed(1).padStart(10);

for (const side of sides.length > 0 ? sides : [1024, 4096]) {
  const module = await loadModule();
  const source = new module.Laboratory();
  accept(source.generate('caves', side, side, 40, 1));
  const rows = Array.from({ length: side }, (_, y) =>
    Array.from(source.factors().subarray(y * side, (y + 1) * side), (factor) => (factor === 0 ? '@' : '.')).join(''),
  );
  const text = `type octile\nheight ${side}\nwidth ${side}\nmap\n${rows.join('\n')}\n`;
  source.delete();

  const lab = new module.Laboratory();
  console.log(`\n${side} × ${side}, caves`.padEnd(34), '       all   longest    memory');
  /** @param {string} name @param {(spent: Spent) => void} step */
  const report = (name, step) => {
    const spent = new Spent();
    step(spent);
    const memory = lab.factors().buffer.byteLength / 2 ** 20;
    console.log(name.padEnd(34), ...[spent.all, spent.longest, memory].map(shown));
  };
  // As the page does with texts of more than a million letters, and with others.
  report('a text is loaded, in slices', (spent) => {
    let end = 0;
    spent.slices(() => {
      const begin = end;
      end = text.indexOf('\n', begin + 2 ** 17) + 1 || text.length;
      lab.addMapText(text.slice(begin, end), begin === 0);
      return end === text.length;
    });
    spent.slices(() => lab.advanceMap(16));
    accept(spent.task(() => lab.mapFromText()));
  });
  report('… and at once', (spent) => accept(spent.task(() => lab.load('auto', text))));
  let ends = { start: 0, goal: 0 };
  report('start and goal', (spent) => {
    ends = spent.task(() => ({ start: lab.suggestedStart('squares'), goal: lab.suggestedGoal('squares') }));
  });
  setColours(lab);
  for (const algorithm of /** @type {AlgorithmName[]} */ (['astar', 'astar', 'canonical', 'jps', 'dijkstra', 'flow'])) {
    const question = { settings: settingsOf(algorithm), ...ends };
    if (lab.begin(question.settings, ends.start, ends.goal).code === 'search.too_many_cells') continue;
    report(`${algorithm}, until steps can be sought`, (spent) => void search(lab, question, spent));
  }
  search(lab, { settings: settingsOf('astar'), ...ends }, new Spent());
  const { steps } = lab.result();
  report('painted by status', (spent) => paint(lab, spent));
  report('painted by order', (spent) => paint(lab, spent, 'order'));
  report('a step in the middle', (spent) => spent.task(() => accept(lab.seek(steps >> 1))));
  report('a step back', (spent) => spent.task(() => accept(lab.seek((steps >> 1) - 1))));
  report('that step painted', (spent) => paint(lab, spent));
  report('why, of a cell', (spent) => spent.task(() => lab.why(ends.start)));
  report('the referee', (spent) => judge(lab, spent));
  report('X-ray of a row', (spent) => spent.task(() => lab.xray(0, 0, side, 1)));
  report('events surveyed', (spent) => spent.slices(() => lab.survey(20_000)));
  const path = lab.path().slice();
  const cell = path[path.length >> 1] ?? 0;
  for (const ground of [0, 1]) {
    const question = { settings: settingsOf('astar'), ...ends, cells: [cell], grounds: [ground] };
    report(
      ground === 0 ? 'a wall on the path, searched' : '… and off it',
      (spent) => void search(lab, question, spent),
    );
  }
  if (side ** 2 <= MOST_CELLS) report('islands', (spent) => spent.task(() => lab.islands(settingsOf('astar'))));
  report('written for a link, in slices', (spent) => spent.slices(() => lab.advanceMapToLink(16)));
  let link = '';
  report('… and read as text', (spent) => {
    link = spent.task(() => lab.mapToLink());
  });
  report('a link is read, in slices', (spent) => {
    spent.task(() => lab.beginMapFromLink(link));
    spent.slices(() => lab.advanceMap(16));
    accept(spent.task(() => lab.mapFromLink(link)));
  });
  for (const kind of GENERATORS) {
    const spec = { width: side, height: side, percent: USUAL_PERCENT[kind], seed: 1 };
    report(`${kind}: made in slices`, (spent) => {
      spent.task(() => lab.beginMapFromLink(mapMadeBy(kind, spec)));
      spent.slices(() => lab.advanceMap(16));
      accept(spent.task(() => lab.generate(kind, side, side, spec.percent, spec.seed)));
    });
    report('… and its ends', (spent) => spent.task(() => lab.suggestedStart('squares')));
  }
  report('cut to half its sides', (spent) => accept(spent.task(() => lab.resize(side >> 1, side >> 1))));
  lab.delete();
}
