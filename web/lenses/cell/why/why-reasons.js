// The card "Why?" in the rail: the sums of the active cell's numbers, its rank in the open list and the
// outcome of each neighbour.

import { cellFacts } from '../../../canvas/cell-facts.js';
import { latticeOf } from '../../../canvas/lattice.js';
import { groundAt, kindOf } from '../../../engine/grounds.js';
import { STATUS } from '../../../engine/layouts.js';
import { cellExtras, cellStates } from '../../../ui/sentences/sentences.js';
import { formatNumber } from '../../../i18n/translate.js';
import { parentSentences, timesSentences } from '../../../ui/sentences/story-sentences.js';
import { ARROWS, outcomeSentence, fSum, gSum, hSum, standing } from '../../../ui/sentences/why-sentences.js';
import { isTextbookRun } from '../../../model/algorithms.js';
import { storyOf } from '../../../model/cell-story.js';
import { cellText, namingOf } from '../../../model/coordinates.js';
import { query, setText } from '../../../ui/query.js';
import { renderAfterBoard } from '../../../ui/render.js';

/** @import { ProgramName, Why } from 'astrolabe-module' */
/** @import { CellFacts } from '../../../canvas/cell-facts.js' */
/** @import { WallKind } from '../../../engine/grounds.js' */
/** @import { BoardSource, StorySource, WhySource } from '../../../engine/layouts.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Naming } from '../../../model/coordinates.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Scene } from '../../../ui/render.js' */
/** @import { Sum } from '../../../ui/sentences/why-sentences.js' */

/** From this many cells on the reasons wait until the pointer rests: ranking takes time in proportion to the board. */
const LARGE = 2 ** 20;
const REST_MILLISECONDS = 120;

/** @param {Scene & { source: BoardSource & WhySource & StorySource }} scene */
export function connectWhyReasons(scene) {
  const { source, signal } = scene;
  const reasons = connectReasons();
  const lens = query('#lens-cell-panel', HTMLElement);
  /** What is currently shown. @type {unknown[]} */
  let shown = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  /** @param {State} state */
  const watchedIn = ({ board, search, playback, cursor, referee, display }) => [
    ...[board, search, playback.position, cursor.cell],
    ...[display.xray, display.coordinates, referee.survey],
  ];

  const render = renderAfterBoard(scene, (state, t) => {
    // Nothing is computed while it is hidden, nor again while nothing has changed.
    if (lens.hidden) return;
    const { board, search, cursor, settings } = state;
    const now = [...watchedIn(state), t];
    if (now.every((value, i) => value === shown[i])) return;
    shown = now;
    clearTimeout(waiting);
    const facts = cellFacts(state, source, cursor.cell);
    const naming = namingOf(state);
    showHead(facts, cellText(cursor.cell, naming), t);
    const explain = () => {
      const why = search.phase === 'settled' ? source.why(cursor.cell) : null;
      const { seen } = latticeOf(settings.board);
      const program = settings.corrected ? 'none' : settings.program;
      const wallAt = (/** @type {number} */ cell) => kindOf(groundAt(source, cell));
      if (why?.isExplained) reasons.show(why, naming, program, t, seen, wallAt);
      else if (hasStory(state)) reasons.showStory(facts, reported(state, source, facts, t));
      else reasons.showNumbers(facts, t(search.phase === 'refused' ? 'why.no_search' : 'why.searching'), t);
    };
    if (board.width * board.height <= LARGE) explain();
    else {
      waiting = setTimeout(() => {
        // What is no longer so is about to be explained anew.
        if (watchedIn(scene.store.state).every((value, i) => value === now[i])) explain();
      }, REST_MILLISECONDS);
    }
  });
  lens.addEventListener('toggle', render, { signal });

  signal.addEventListener('abort', () => clearTimeout(waiting));
}

/** Whether the log is to be read for the cell. @param {State} state */
const hasStory = ({ search, settings }) => search.phase === 'settled' && !isTextbookRun(settings);

/**
 * What the search did to the cell, in sentences.
 * @param {State} state @param {StorySource} source @param {CellFacts} facts @param {Translate} t
 */
function reported(state, source, facts, t) {
  const { settings, playback, cursor } = state;
  const story = storyOf(source, cursor.cell, playback.position.step);
  const isTouched = facts.status !== STATUS.untouched;
  const naming = namingOf(state);
  const parents = isTouched ? parentSentences(story, settings, (cell) => cellText(cell, naming), t) : [];
  const sentences = [...parents, ...timesSentences(story, t)];
  if (facts.wall !== null) return [t(`why.absent_${facts.wall}`)];
  if (!isTouched) sentences.push(t(sentences.length === 0 ? untouchedKey(state) : 'story.taken_back'));
  return sentences;
}

/** A cell that a repair leaves alone may well have its numbers. @param {State} state */
function untouchedKey({ search }) {
  return search.phase === 'settled' && search.result.repairs > 0 ? 'story.untouched_repair' : 'story.untouched';
}

/** @param {CellFacts} facts @param {string} name @param {Translate} t */
function showHead(facts, name, t) {
  setText(query('#cell-place', HTMLElement), name);
  const said = [...cellStates(facts, t), ...cellExtras(facts, t)];
  setText(query('#cell-states', HTMLElement), said.join(t('cell.separator')));
}

/** The part of the card that the core explains. */
function connectReasons() {
  const sums = ['g', 'h', 'f'].map((name) => query(`#why-${name}`, HTMLElement));
  const explanation = query('#why-standing', HTMLElement);
  const heading = query('#why-neighbours-title', HTMLElement);
  const lines = [...ARROWS].map((arrow) => {
    const line = document.createElement('li');
    const where = document.createElement('span');
    where.className = 'arrow';
    where.textContent = arrow;
    where.setAttribute('aria-hidden', 'true');
    const name = document.createElement('span');
    name.className = 'name';
    const outcome = document.createElement('span');
    line.append(where, name, outcome);
    return { line, where, name, outcome };
  });
  const outcomes = query('#why-neighbours', HTMLElement);
  const showOutcomes = (/** @type {boolean} */ isShown) => (heading.hidden = outcomes.hidden = !isShown);
  outcomes.replaceChildren(...lines.map(({ line }) => line));
  /** @param {number} slot @param {string} kind @param {string} cell @param {string} sentence */
  const showLine = (slot, kind, cell, sentence) => {
    const shown = lines[slot];
    if (shown === undefined) return;
    shown.line.dataset['outcome'] = kind;
    setText(shown.name, cell);
    setText(shown.outcome, sentence);
  };

  return {
    /**
     * @param {Why} why
     * @param {Naming} naming
     * @param {ProgramName} program that searched
     * @param {Translate} t
     * @param {(slot: number, row: number) => number} seen where a slot is shown
     * @param {(cell: number) => WallKind | null} wallAt
     */
    show: (why, naming, program, t, seen, wallAt) => {
      const { sum, expandedAt: step } = why;
      showOutcomes(true);
      const written = sum === null ? [] : [gSum(sum, naming, t), hSum(sum, t), fSum(sum, t)];
      sums.forEach((element, i) => showSum(element, 'GHF'.charAt(i), written[i]));
      setText(explanation, standing(why, naming, program, t, wallAt(why.cell)));
      setText(heading, step > 0 ? t('why.neighbours_at', { step }) : t('why.neighbours'));
      why.neighbours.forEach((neighbour, slot) => {
        const { cell, outcome } = neighbour;
        const where = lines[slot]?.where;
        if (where) setText(where, ARROWS.charAt(seen(slot, Math.floor(why.cell / naming.width))));
        const wall = cell < 0 ? null : wallAt(cell);
        showLine(
          slot,
          outcome,
          cell < 0 ? '' : cellText(cell, naming),
          outcomeSentence(neighbour, naming, program, t, wall),
        );
      });
    },
    /** What the log shows, without the neighbours. @param {CellFacts} facts @param {readonly string[]} sentences */
    showStory: (facts, sentences) => {
      showPlain(facts);
      setText(explanation, sentences.join(' '));
      showOutcomes(false);
    },
    /** What is known where nothing is explained. @param {CellFacts} facts @param {string} reason @param {Translate} t */
    showNumbers: (facts, reason, t) => {
      showPlain(facts);
      setText(explanation, reason);
      setText(heading, t('why.neighbours'));
      showOutcomes(true);
      for (let slot = 0; slot < ARROWS.length; slot++) showLine(slot, 'none', '', '–');
    },
  };
}

/** The numbers without their sums. @param {CellFacts} facts */
function showPlain({ g, h, f }) {
  [g, h, f].forEach((value, i) => {
    const name = 'GHF'.charAt(i);
    const text = `${name} = ${formatNumber(value)}`;
    const sum = Number.isNaN(value) ? undefined : { text, note: '' };
    showSum(query(`#why-${name.toLowerCase()}`, HTMLElement), name, sum);
  });
}

/** The result stands out: "G = 20 + 14 × 1 = **34**". @param {HTMLElement} element @param {string} name @param {Sum} [sum] */
function showSum(element, name, sum = { text: `${name} –`, note: '' }) {
  const { text, note } = sum;
  const split = text.lastIndexOf('= ') + 2;
  const result = document.createElement('b');
  result.textContent = split > 1 ? text.slice(split) : '';
  const comment = document.createElement('span');
  comment.className = 'meaning';
  comment.textContent = note;
  element.replaceChildren(split > 1 ? text.slice(0, split) : text, result, ' ', comment);
}
