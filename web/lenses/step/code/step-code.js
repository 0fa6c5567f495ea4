// The code beside the board: the search as a listing, with the lines that the current step ran, and one of them as the
// current line with its values. The engine is not queried while it is closed.

import { EngineError } from '../../../engine/engine-error.js';
import { LOG_FIELDS, LOG_STRIDE } from '../../../engine/layouts.js';
import { unlessDead } from '../../../engine/module/unless-dead.js';
import { formatNumber } from '../../../i18n/translate.js';
import { PROGRAM_LANGUAGES, codeLines, codeTemplate } from '../../../model/code/code-languages.js';
import {
  firstMicroSteps,
  lastMicroSteps,
  marksOf,
  microSteps,
  neighboursInOrder,
} from '../../../model/code/micro-steps.js';
import { cellText, namingOf } from '../../../model/coordinates.js';
import { connectCodeListing } from '../../../ui/code/code-listing.js';
import { createElement } from '../../../ui/create-element.js';
import { isFigure } from '../../../ui/page-address.js';
import { query, setOff, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';
import { reasonSentence } from '../../../ui/sentences/sentences.js';
import { recall, remember } from '../../../ui/storage.js';

/** @import { Why, WhyNeighbour } from 'astrolabe-module' */
/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { CodeLanguage, CodeLine } from '../../../model/code/code-languages.js' */
/** @import { MicroStep } from '../../../model/code/micro-steps.js' */
/** @import { State } from '../../../model/state.js' */
/** @typedef {{ steps: readonly MicroStep[], why: Why | null, checked: readonly WhyNeighbour[], f: ReadonlyMap<number, number> }} Ran */

/** While longer traces play, it waits: each look at a step replays a part of the trace. */
const LONG = 200_000;
const LANGUAGES = /** @type {readonly CodeLanguage[]} */ ([
  'pseudo',
  ...PROGRAM_LANGUAGES.map(({ language }) => language),
]);
const INDENTED_BY_FOUR = new Set(['python', 'cpp']);
/** From here on a line knows what it says about the neighbour. */
const AFTER_TAKING = new Set(['take', 'parent', 'f', 'count', 'push']);

/** @param {AppContext} scene */
export function connectStepCode(scene) {
  if (isFigure()) return;
  const { appearance, session, source, store, signal } = scene;
  const lens = query('#lens-step-panel', HTMLElement);
  const details = query('#step-code', HTMLDetailsElement);
  const choice = query('#step-code-language', HTMLSelectElement);
  const list = query('#step-code-lines', HTMLOListElement);
  const refused = query('#step-code-refused', HTMLElement);
  const micro = query('#micro', HTMLElement);
  const place = query('#micro-place', HTMLElement);
  const values = query('#micro-values', HTMLElement);
  const said = query('#micro-said', HTMLElement);
  const back = query('#micro-back', HTMLButtonElement);
  const on = query('#micro-on', HTMLButtonElement);
  const showListing = connectCodeListing(list);

  for (const language of LANGUAGES) choice.add(new Option('', language));
  const remembered = LANGUAGES.indexOf(/** @type {CodeLanguage} */ (recall('code-language') ?? ''));
  choice.selectedIndex = Math.max(remembered, 0);
  details.open = recall('code-open') === 'yes';

  /** The listing on show, and what it is about. @type {{ about: unknown[], lines: readonly CodeLine[] }} */
  let listing = { about: [], lines: [] };
  /** What the step on show ran. @type {{ about: unknown[], ran: Ran }} */
  let stepped = { about: [], ran: { steps: [], why: null, checked: [], f: new Map() } };
  /** The current one of its lines. */
  let at = 0;
  /** Where the next step on show begins: at its first line, or at its last when going back. */
  let isGoingBack = false;

  const language = () => LANGUAGES[choice.selectedIndex] ?? 'pseudo';

  /** @param {State} state @param {Translate} t */
  const renderListing = ({ search }, t) => {
    const about = [search.serial, search.phase, language(), appearance.state.language];
    if (about.every((value, index) => value === listing.about[index])) return;
    /** @type {readonly CodeLine[]} */
    let lines = [];
    let why = '';
    try {
      const all = codeLines(source.code(codeTemplate(language(), appearance.state.language)));
      const first = all.findIndex(({ mark }) => mark === 'search');
      lines = all.slice(first, all.map(({ mark }) => mark).lastIndexOf('end') + 1);
      if (INDENTED_BY_FOUR.has(language())) lines = lines.map(narrowed);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      why = search.phase === 'running' ? '' : reasonSentence(error.reason, t);
    }
    listing = { about, lines };
    refused.hidden = why === '';
    list.hidden = micro.hidden = values.hidden = lines.length === 0;
    setText(refused, why);
    showListing(lines, language());
  };

  /** @param {State} state @returns {Ran} */
  const ranIn = (state) => {
    const { board, playback, search, settings } = state;
    const { step } = playback.position;
    const { outcome, steps, target } = search.result;
    const marks = marksOf(listing.lines);
    if (step === 0) return { steps: firstMicroSteps(listing.lines), why: null, checked: [], f: new Map() };
    const why = unlessDead(() => source.why(playback.position.current));
    if (!why || why.expandedAt !== step) return { steps: [], why: null, checked: [], f: new Map() };
    const checked = neighboursInOrder(why.neighbours, settings);
    const isLast = step === steps;
    const hasPath = outcome === 'found' || (target !== board.goal && !settings.floods);
    const isEnd = isLast && hasPath;
    const opens = marks.has('opened');
    const expansion = {
      outcomes: isEnd && !opens ? [] : checked.map((neighbour) => neighbour.outcome),
      isGoal: isEnd && !opens,
      opensGoal: isEnd && opens,
    };
    const done = microSteps(marks, expansion);
    const log = unlessDead(() => source.log(step, step)) ?? new Float64Array(0);
    /** @type {Map<number, number>} */
    const f = new Map();
    for (let row = 0; row < log.length; row += LOG_STRIDE) {
      f.set(log[row + LOG_FIELDS.cell] ?? -1, log[row + LOG_FIELDS.f] ?? NaN);
    }
    return { steps: isLast && !hasPath ? [...done, ...lastMicroSteps(marks)] : done, why, checked, f };
  };

  /** Names and values at the current line. @param {State} state @param {Translate} t @returns {[string, string][]} */
  const valuesAt = (state, t) => {
    const { steps, why, checked, f } = stepped.ran;
    const { mark = '', neighbour = -1 } = steps[at] ?? {};
    if (why === null) return [];
    const name = (/** @type {number} */ cell) => cellText(cell, namingOf(state));
    const number = (/** @type {number} */ value) => (Number.isFinite(value) ? formatNumber(value) : t('code.no_g'));
    /** @type {[string, string][]} */
    const rows = [[t('code.current'), name(why.cell)]];
    if (why.sum !== null) rows.push(['G', number(why.sum.g)]);
    const checking = checked[neighbour];
    if (checking === undefined) return rows;
    rows.push([t('code.neighbour'), name(checking.cell)], [t('code.new_g'), number(checking.offered)]);
    rows.push([t('code.its_g'), number(AFTER_TAKING.has(mark) ? checking.offered : checking.known)]);
    const own = f.get(checking.cell) ?? NaN;
    if (AFTER_TAKING.has(mark) && mark !== 'take' && mark !== 'parent' && Number.isFinite(own))
      rows.push(['F', number(own)]);
    return rows;
  };

  const render = renderAlways(scene, (state, t) => {
    for (const [index, option] of [...choice.options].entries()) {
      setText(option, index === 0 ? t('code.pseudo') : (PROGRAM_LANGUAGES[index - 1]?.shown ?? ''));
    }
    const { search, playback } = state;
    if (lens.hidden || !details.open || (playback.isPlaying && search.result.steps > LONG)) return;
    renderListing(state, t);
    if (listing.lines.length === 0) return;
    const about = [listing, playback.position];
    if (about.some((value, index) => value !== stepped.about[index])) {
      stepped = { about, ran: ranIn(state) };
      at = isGoingBack ? Math.max(stepped.ran.steps.length - 1, 0) : 0;
      isGoingBack = false;
    }
    const { steps } = stepped.ran;
    const ran = new Set(steps.map(({ mark }) => mark));
    const current = listing.lines.findIndex(({ mark }) => mark !== '' && mark === steps[at]?.mark);
    for (const [index, item] of [...list.children].entries()) {
      const mark = listing.lines[index]?.mark ?? '';
      item.toggleAttribute('data-ran', mark !== '' && ran.has(mark));
      if (index === current) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
    setText(place, steps.length === 0 ? '–' : `${at + 1} / ${steps.length}`);
    const { step } = playback.position;
    const where = { line: at + 1, lines: steps.length, step };
    place.title = t(steps.length === 0 ? 'code.place_none' : 'code.place', where);
    setOff(back, step === 0 && at === 0);
    setOff(on, step === search.result.steps && at >= steps.length - 1);
    const rows = valuesAt(state, t);
    values.replaceChildren(
      ...rows.flatMap(([name, value]) => [createElement('dt', {}, name), createElement('dd', {}, value)]),
    );
    bringIntoView(list, list.children[current]);
  });

  /** One line on or back, into the step beside this one at its ends. @param {1 | -1} change */
  const move = (change) => {
    const { playback, search } = store.state;
    const next = at + change;
    const { steps } = stepped.ran;
    if (next >= 0 && next < steps.length) {
      at = next;
      render();
    } else {
      const { step } = playback.position;
      if (step + change < 0 || step + change > search.result.steps) return;
      isGoingBack = change < 0;
      session.stepBy(change);
    }
    const line = listing.lines.find(({ mark }) => mark !== '' && mark === stepped.ran.steps[at]?.mark);
    setText(
      said,
      [line?.text.trim() ?? '', ...[...values.children].map(({ textContent }) => textContent ?? '')].join(' '),
    );
  };
  list.addEventListener(
    'keydown',
    (event) => {
      const change = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (change === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      move(change);
    },
    { signal },
  );
  back.addEventListener('click', () => move(-1), { signal });
  on.addEventListener('click', () => move(1), { signal });
  choice.addEventListener(
    'change',
    () => {
      remember('code-language', language());
      render();
    },
    { signal },
  );
  details.addEventListener(
    'toggle',
    () => {
      remember('code-open', details.open ? 'yes' : 'no');
      render();
    },
    { signal },
  );
  lens.addEventListener('toggle', render, { signal });
}

/** Indented by two: the rail is narrow. @param {CodeLine} line @returns {CodeLine} */
const narrowed = ({ text, mark }) => ({
  text: text.replace(/^(?: {4})+/, (indent) => indent.slice(indent.length / 2)),
  mark,
});

/** Scrolls the list alone. @param {HTMLElement} list @param {Element | undefined} item */
function bringIntoView(list, item) {
  if (!(item instanceof HTMLElement)) return;
  const top = item.offsetTop - list.offsetTop;
  const room = list.clientHeight - item.offsetHeight;
  if (top < list.scrollTop || top > list.scrollTop + room) list.scrollTop = top - room / 2;
}
