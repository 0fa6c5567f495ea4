// Diagrams in lessons that are no picture of a search: a heap while an entry rises, hexes with their three coordinates, islands.
import { WORLD_DARK, WORLD_LIGHT } from '../../canvas/world-colours.js';
import { runFigure } from './figures.mjs';
import { fill } from '../text-page.mjs';

/** @import { AstrolabeModule } from 'astrolabe-module' */
/** @import { Language } from '../text-page.mjs' */

const WORDS = Object.freeze({
  en: {
    islands: 'Islands',
    island: 'number {number}: {cells} cells',
    colon: ': ',
    list: ', ',
    heap: 'A heap.',
    added: '{added} goes to the end.',
    swap: 'Its parent, {parent}, is larger: swap.',
    taken: 'Take {least}: the last entry, {last}, moves to the front.',
    sink: 'It is larger than {child}, its smaller child: swap.',
    tree: 'The heap {entries} as a tree',
    hexes: 'Hexes with their coordinates q, r and s',
    axes: 'q at the left, r at the top, s at the right. Along each of the three lines through (2,2), one of them stays the same.',
  },
  zh: {
    islands: '岛屿',
    island: '{number} 号：{cells} 格',
    colon: '：',
    list: '，',
    heap: '一个堆。',
    added: '{added} 放到末尾。',
    swap: '父节点 {parent} 比它大：交换。',
    taken: '取走 {least}：末尾的 {last} 搬到最前面。',
    sink: '较小的子节点 {child} 比它小：交换。',
    tree: '堆 {entries} 画成树',
    hexes: '写着 q、r、s 三个坐标的六边形',
    axes: '左边是 q，上面是 r，右边是 s。经过 (2,2) 的三条直线上，各有一个坐标不变。',
  },
});

/**
 * The heap before and after an entry is inserted, with each swap: `48.54.60.74.68+40`. With a minus at the end, the
 * least is taken again.
 * @param {string} src @param {Language} language
 */
export function heapPictures(src, language) {
  const words = WORDS[language];
  const [list = '', text = ''] = src.split('+');
  const [before, added] = [list.split('.').map(Number), Number.parseInt(text, 10)];
  const pieces = [heapPicture(before, -1, words.heap, words)];
  const entries = [...before, added];
  let at = entries.length - 1;
  pieces.push(heapPicture(entries, at, fill(words.added, { added }), words));
  for (let up = (at - 1) >> 1; at > 0 && (entries[up] ?? 0) > added; at = up, up = (at - 1) >> 1) {
    const parent = entries[up] ?? NaN;
    [entries[up], entries[at]] = [added, parent];
    pieces.push(heapPicture(entries, up, fill(words.swap, { parent }), words));
  }
  if (text.endsWith('-')) pieces.push(...picturesOfTaking(entries, words));
  return pieces.join('');
}

/** @param {number[]} entries @param {(typeof WORDS)[Language]} words */
function picturesOfTaking(entries, words) {
  const [least = NaN, last = NaN] = [entries[0], entries.pop()];
  entries[0] = last;
  const pieces = [heapPicture(entries, 0, fill(words.taken, { least, last }), words)];
  for (let at = 0; ;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    const down = (entries[right] ?? Infinity) < (entries[left] ?? Infinity) ? right : left;
    const child = entries[down] ?? Infinity;
    if (child >= last) return pieces;
    [entries[at], entries[down]] = [child, last];
    pieces.push(heapPicture(entries, down, fill(words.sink, { child }), words));
    at = down;
  }
}

/** Units of a picture: the width of a tree, and between two levels. */
const WIDE = 8;
const LEVEL = 1.7;
const RADIUS = 0.62;

/** @param {readonly number[]} entries @param {number} moved its index; -1: none @param {string} caption @param {{ tree: string }} words */
function heapPicture(entries, moved, caption, words) {
  const spot = (/** @type {number} */ index) => {
    const level = Math.floor(Math.log2(index + 1));
    const place = index + 1 - 2 ** level;
    return { x: ((place + 0.5) * WIDE) / 2 ** level, y: 0.8 + level * LEVEL };
  };
  const branches = entries.slice(1).map((_, index) => {
    const [child, parent] = [spot(index + 1), spot(index >> 1)];
    return `<path class="branch" d="M${child.x} ${child.y}L${parent.x} ${parent.y}"/>`;
  });
  const nodes = entries.map((entry, index) => {
    const { x, y } = spot(index);
    const kind = index === moved ? 'entry moved' : 'entry';
    return `<circle class="${kind}" cx="${x}" cy="${y}" r="${RADIUS}"/><text class="number" x="${x}" y="${y + 0.22}">${entry}</text>`;
  });
  const height = spot(entries.length - 1).y + 0.8;
  const label = fill(words.tree, { entries: entries.join(' ') });
  return (
    `<div><svg viewBox="0 0 ${WIDE} ${height}" role="img" aria-label="${label}">${branches.join('')}${nodes.join('')}</svg>` +
    `<p><code>${entries.join(' ')}</code><br>${caption}</p></div>`
  );
}

/** Between two rows, and from the middle of a hex to its corner, where a hex is 1 wide. */
const ROW = Math.sqrt(3) / 2;
const CORNER = 1 / Math.sqrt(3);
const MIDDLE = Object.freeze({ x: 2, y: 2 });

/** Hexes in rows, of which 1, 3 … are shifted right: `6x5`. @param {string} src @param {Language} language */
export function hexPicture(src, language) {
  const words = WORDS[language];
  const [width = 0, height = 0] = src.split('x').map(Number);
  const cubeOf = (/** @type {number} */ x, /** @type {number} */ y) => {
    const q = x - Math.floor(y / 2);
    return { q, r: y, s: -q - y };
  };
  const middle = cubeOf(MIDDLE.x, MIDDLE.y);
  const hexes = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cube = cubeOf(x, y);
      const [left, top] = [x + 0.5 + (y % 2) / 2, CORNER + y * ROW];
      const same = /** @type {const} */ (['q', 'r', 's']).filter((axis) => cube[axis] === middle[axis]);
      const kind = same.length === 3 ? 'middle' : same.length === 1 ? `axis-${same[0]}` : '';
      const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
        const angle = ((corner + 0.5) * Math.PI) / 3;
        return `${round(left + CORNER * Math.cos(angle))},${round(top + CORNER * Math.sin(angle))}`;
      });
      const number = (/** @type {number} */ value, /** @type {number} */ dx, /** @type {number} */ dy) =>
        `<text x="${round(left + dx)}" y="${round(top + dy)}">${String(value).replace('-', '−')}</text>`;
      hexes.push(
        `<polygon class="hex ${kind}" points="${corners.join(' ')}"/>` +
          number(cube.q, -0.24, 0.24) +
          number(cube.r, 0, -0.2) +
          number(cube.s, 0.24, 0.24),
      );
    }
  }
  const box = `-0.05 -0.05 ${width + 0.6} ${round(2 * CORNER + (height - 1) * ROW + 0.1)}`;
  return `<div><svg viewBox="${box}" role="img" aria-label="${words.hexes}">${hexes.join('')}</svg><p>${words.axes}</p></div>`;
}

/** @param {number} value */
const round = (value) => Math.round(value * 1000) / 1000;

/** The map of a figure, with the number of its island in each free cell. @param {AstrolabeModule} module @param {string} src @param {Language} language */
export function islandsPicture(module, src, language) {
  const words = WORDS[language];
  const { engine, settings, board } = runFigure(module, src);
  const labels = [...engine.laboratory.islands(settings)];
  engine.dispose();
  const { width, height, start, goal } = board;
  const cells = labels.map((label, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const kind = label === 0 ? 'wall' : `island-${(label - 1) % WORLD_LIGHT.islands.length}`;
    const square = `<rect class="${kind}" x="${x}" y="${y}" width="1" height="1"/>`;
    if (label === 0) return square;
    const end = cell === start ? 'start' : cell === goal ? 'goal' : '';
    const disc = end === '' ? '' : `<circle class="${end}" cx="${x + 0.5}" cy="${y + 0.5}" r=".42"/>`;
    return `${square}${disc}<text class="number${end && ' on-end'}" x="${x + 0.5}" y="${y + 0.7}">${label}</text>`;
  });
  const numbers = Array.from({ length: Math.max(...labels) }, (_, index) => index + 1);
  const sizes = numbers.map((number) => labels.filter((label) => label === number).length);
  const text = sizes.map((size, index) => fill(words.island, { number: index + 1, cells: size })).join(words.list);
  const label = `${words.islands}${words.colon}${text}`;
  const svg = `<svg viewBox="-0.1 -0.1 ${width + 0.2} ${height + 0.2}" role="img" aria-label="${label}">${cells.join('')}</svg>`;
  return `<div>${svg}<p><strong>${words.islands}</strong> ${text}</p></div>`;
}

/** The tints of the islands, for the style sheet. */
export function islandStyle() {
  const rules = WORLD_LIGHT.islands.map((light, tint) => {
    const dark = WORLD_DARK.islands[tint] ?? light;
    return `.stills .island-${tint}{fill:var(--light, ${light}) var(--dark, ${dark})}`;
  });
  return `${rules.join('\n')}\n`;
}
