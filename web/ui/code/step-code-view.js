// Code beside a search: the search as a listing, with the lines that the current step ran, and one of them as the current
// line with its values. Knows neither boards nor graphs. Nothing is read while it is closed.

import { EngineError } from '../../engine/engine-error.js';
import { formatNumber } from '../../i18n/translate.js';
import { PROGRAM_LANGUAGES, codeLines, codeTemplate } from '../../model/code/code-languages.js';
import { createElement } from '../create-element.js';
import { query, setOff, setText } from '../query.js';
import { reasonSentence } from '../sentences/sentences.js';
import { recall, remember } from '../storage.js';
import { connectCodeListing } from './code-listing.js';

/** @import { Why, WhyNeighbour } from 'astrolabe-module' */
/** @import { Language } from '../../i18n/languages.js' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { CodeLanguage, CodeLine } from '../../model/code/code-languages.js' */
/** @import { MicroStep } from '../../model/code/micro-steps.js' */
/**
 * What a step ran, and the nodes that it was about.
 * @typedef {object} Ran
 * @property {readonly MicroStep[]} steps
 * @property {Why | null} why of the node expanded; null at step 0
 * @property {readonly WhyNeighbour[]} checked its neighbours, in the order in which they were checked
 * @property {ReadonlyMap<number, number>} f of nodes after the step, where it gave them one
 */
/**
 * @typedef {object} StepCode
 * @property {string} prefix of the ids of its elements
 * @property {AbortSignal} signal
 * @property {() => Language} words
 * @property {(template: string) => string} read the search alone, as SearchEngine.code()
 * @property {() => readonly unknown[]} searched what listing and names depend on: it is read again when one of these changes
 * @property {() => { position: unknown, step: number, steps: number }} stands where the search is
 * @property {(lines: readonly CodeLine[]) => Ran} ran by the current step
 * @property {(node: number) => string} name
 * @property {(change: 1 | -1) => void} stepBy
 * @property {(has: boolean) => void} [onShown] called when it is shown anew: whether there is code in the language chosen
 */

const LANGUAGES = Object.freeze(
  /** @type {readonly CodeLanguage[]} */ (['pseudo', ...PROGRAM_LANGUAGES.map(({ language }) => language)]),
);
const INDENTED_BY_FOUR = new Set(['python', 'cpp']);
/** From here on a line knows what it says about the neighbour. */
const AFTER_TAKING = new Set(['take', 'parent', 'f', 'count', 'push']);
const KNOWS_F = new Set(['f', 'count', 'push']);

/** @type {Ran} */
export const RAN_NOTHING = Object.freeze({ steps: [], why: null, checked: [], f: new Map() });

/**
 * @param {StepCode} code
 * @returns {{ render: (t: Translate) => void, language: () => CodeLanguage }}
 */
export function connectStepCodeView({ prefix, signal, words, read, searched, stands, ran, name, stepBy, onShown }) {
  const part = (/** @type {string} */ ending) => query(`#${prefix}-${ending}`, HTMLElement);
  const details = query(`#${prefix}`, HTMLDetailsElement);
  const choice = query(`#${prefix}-language`, HTMLSelectElement);
  const [back, on] = [query(`#${prefix}-back`, HTMLButtonElement), query(`#${prefix}-on`, HTMLButtonElement)];
  const [list, refused, micro, place] = [part('lines'), part('refused'), part('micro'), part('place')];
  const [values, said] = [part('values'), part('said')];
  const showListing = connectCodeListing(list);

  for (const language of LANGUAGES) choice.add(new Option('', language));
  choice.selectedIndex = Math.max(LANGUAGES.indexOf(/** @type {CodeLanguage} */ (recall('code-language') ?? '')), 0);
  details.open = recall('code-open') === 'yes';

  /** The listing on show, and what it is about. @type {{ about: readonly unknown[], lines: readonly CodeLine[] }} */
  let listing = { about: [], lines: [] };
  /** The step on show. @type {{ about: readonly unknown[], ran: Ran }} */
  let shown = { about: [], ran: RAN_NOTHING };
  /** The current one of its lines. */
  let at = 0;
  /** Whether the next step on show begins at its last line. */
  let isGoingBack = false;
  /** @type {Translate | null} */
  let t = null;
  /** What was rendered last: other changes, such as a pointer that moves, must not scroll the listing. @type {readonly unknown[]} */
  let rendered = [];

  const language = () => LANGUAGES[choice.selectedIndex] ?? 'pseudo';
  const currentMark = () => shown.ran.steps[at]?.mark ?? '';

  /** @param {Translate} translate */
  const readListing = (translate) => {
    const about = [...searched(), language(), words()];
    if (about.every((value, index) => value === listing.about[index])) return;
    /** @type {readonly CodeLine[]} */
    let lines = [];
    let why = '';
    try {
      const all = codeLines(read(codeTemplate(language(), words())));
      const marks = all.map(({ mark }) => mark);
      lines = all.slice(marks.indexOf('search'), marks.lastIndexOf('end') + 1);
      if (INDENTED_BY_FOUR.has(language())) lines = lines.map(narrowed);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      why = reasonSentence(error.reason, translate);
    }
    const isSame =
      language() === listing.about.at(-2) &&
      lines.length === listing.lines.length &&
      lines.every(({ text }, index) => text === listing.lines[index]?.text);
    listing = { about, lines };
    refused.hidden = why === '';
    list.hidden = micro.hidden = values.hidden = lines.length === 0;
    setText(refused, why);
    if (!isSame) showListing(lines, language());
  };

  /** Names and values at the current line. @param {Translate} translate @returns {[string, string][]} */
  const valuesNow = (translate) => {
    const { steps, why, checked, f } = shown.ran;
    if (why === null) return [];
    const number = (/** @type {number} */ value) =>
      Number.isFinite(value) ? formatNumber(value) : translate('code.no_g');
    /** @type {[string, string][]} */
    const rows = [[translate('code.current'), name(why.cell)]];
    if (why.sum !== null) rows.push(['G', number(why.sum.g)]);
    const checking = checked[steps[at]?.neighbour ?? -1];
    if (checking === undefined) return rows;
    const { cell, offered, known } = checking;
    const isTaken = AFTER_TAKING.has(currentMark());
    rows.push([translate('code.neighbour'), name(cell)], [translate('code.new_g'), number(offered)]);
    rows.push([translate('code.its_g'), number(isTaken ? offered : known)]);
    const ownF = f.get(cell) ?? NaN;
    if (KNOWS_F.has(currentMark()) && Number.isFinite(ownF)) rows.push(['F', number(ownF)]);
    return rows;
  };

  const showLines = () => {
    const { steps } = shown.ran;
    const marks = new Set(steps.map(({ mark }) => mark));
    const current = listing.lines.findIndex(({ mark }) => mark !== '' && mark === currentMark());
    for (const [index, item] of [...list.children].entries()) {
      const mark = listing.lines[index]?.mark ?? '';
      item.toggleAttribute('data-ran', mark !== '' && marks.has(mark));
      if (index === current) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
    bringIntoView(list, list.children[current]);
  };

  const render = () => {
    if (t === null || !details.open) return;
    for (const [index, option] of [...choice.options].entries()) {
      setText(option, index === 0 ? t('code.pseudo') : (PROGRAM_LANGUAGES[index - 1]?.shown ?? ''));
    }
    readListing(t);
    if (listing.lines.length === 0) return onShown?.(false);
    const { position, step, steps: last } = stands();
    const about = [listing, position];
    if (about.some((value, index) => value !== shown.about[index])) {
      shown = { about, ran: ran(listing.lines) };
      at = isGoingBack ? Math.max(shown.ran.steps.length - 1, 0) : 0;
      isGoingBack = false;
    }
    const now = [listing, position, at, t];
    if (now.every((value, index) => value === rendered[index])) return;
    rendered = now;
    const count = shown.ran.steps.length;
    showLines();
    setText(place, count === 0 ? '–' : `${at + 1} / ${count}`);
    place.title = t(count === 0 ? 'code.place_none' : 'code.place', { line: at + 1, lines: count, step });
    setOff(back, step === 0 && at === 0);
    setOff(on, step === last && at >= count - 1);
    values.replaceChildren(
      ...valuesNow(t).flatMap(([key, value]) => [createElement('dt', {}, key), createElement('dd', {}, value)]),
    );
    onShown?.(true);
  };

  /** One line on or back, into the step beside this one at its ends. @param {1 | -1} change */
  const move = (change) => {
    const { step, steps } = stands();
    const next = at + change;
    if (next >= 0 && next < shown.ran.steps.length) {
      at = next;
      render();
    } else {
      if (step + change < 0 || step + change > steps) return;
      isGoingBack = change < 0;
      stepBy(change);
    }
    // By the user's own step: the sheet or rail around it may scroll.
    list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    const line = listing.lines.find(({ mark }) => mark !== '' && mark === currentMark());
    const heard = [...values.children].map(({ textContent }) => textContent ?? '');
    setText(said, [line?.text.trim() ?? '', ...heard].join(' '));
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
  return {
    render: (translate) => {
      t = translate;
      render();
    },
    language,
  };
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
