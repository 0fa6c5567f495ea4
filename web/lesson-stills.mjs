// Pictures of a lesson that no figure can be: several paths over one board, side by side. Drawn when the site is
// built, from what the real module answers, in the colours of the style sheet.
import { METHODS } from './engine/path-methods.js';
import { runFigure } from './lesson-figures.mjs';

/** @typedef {import('./engine/types.js').AstrolabeModule} AstrolabeModule */
/** @typedef {'en' | 'zh'} Language */
/** @typedef {{ width: number, height: number }} Size */

/** A picture, as a lesson's source has it. */
export const STILL = /<div class="still" data-kind="([a-z]+)" data-src="([^"]*)"><\/div>/g;

/** Hundredths of a straight step. */
export const TURN_PENALTY = 100;
const STEPS = 1_000_000;

const WORDS = Object.freeze({
  en: {
    methods: ['A*', 'A*, turns cost', 'Swapped cells', 'String pulled', 'Theta*', 'Lazy Theta*'],
    measured: '{length} long, {turns} turns',
    colon: ': ',
  },
  zh: {
    methods: ['A*', 'A* 加转弯惩罚', '交换格子', '拉直', 'Theta*', 'Lazy Theta*'],
    measured: '长 {length}，转弯 {turns} 次',
    colon: '：',
  },
});

/** @type {Readonly<Record<string, (module: AstrolabeModule, src: string, language: Language) => string>>} */
const KINDS = Object.freeze({ methods: methodsPicture });

/**
 * Every still of a lesson in place.
 * @param {string} html
 * @param {AstrolabeModule} module
 * @param {Language} language
 */
export function withStills(html, module, language) {
  return html.replace(STILL, (_, kind, src) => {
    const draw = KINDS[kind];
    if (draw === undefined) throw new Error(`there is no still of kind ${kind}`);
    return `<div class="stills">${draw(module, src.replaceAll('&amp;', '&'), language)}</div>`;
  });
}

/** The six methods of path quality, each with its path. @param {AstrolabeModule} module @param {string} src @param {Language} language */
function methodsPicture(module, src, language) {
  const words = WORDS[language];
  const { engine, settings, board } = runFigure(module, src);
  const { laboratory } = engine;
  const pieces = METHODS.map((method, place) => {
    laboratory.beginMethod(method, settings, board.start, board.goal, TURN_PENALTY);
    while (laboratory.advanceMethod(STEPS) === 'running');
    const { length, turns } = laboratory.methodResult();
    const points = [...laboratory.methodPath()].map((cell) => middleOf(cell, board));
    const name = words.methods[place] ?? method;
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

/** @param {Size} board @param {string} label @param {string} picture @param {string} caption */
function still({ width, height }, label, picture, caption) {
  const svg = `<svg viewBox="-0.1 -0.1 ${width + 0.2} ${height + 0.2}" role="img" aria-label="${label}">${picture}</svg>`;
  return `<div>${svg}<p>${caption}</p></div>`;
}

/** The board with its walls, a run of them at a time. @param {Uint8Array} factors @param {Size} board */
function ground(factors, { width, height }) {
  let walls = '';
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let run = 0;
      while (x + run < width && factors[y * width + x + run] === 0) run++;
      if (run > 0) walls += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  }
  return `<rect class="free" width="${width}" height="${height}"/><path class="wall" d="${walls}"/>`;
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
