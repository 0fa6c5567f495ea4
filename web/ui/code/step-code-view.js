// Code beside a search: the search as a listing, with the lines that the current step ran, and one of them as the current
// line with its values. Knows neither boards nor graphs. Nothing is read while it is closed and no line has a breakpoint.

import { PROGRAM_LANGUAGES } from '../../model/code/code-languages.js';
import { stopsOfLines } from '../../model/code/line-events.js';
import { marksOf } from '../../model/code/micro-steps.js';
import { NO_CODE } from '../../model/code/code-lines.js';
import { createElement } from '../create-element.js';
import { setOff, setText } from '../query.js';
import { reasonSentence } from '../sentences/sentences.js';
import { nameCodeView } from './code-view-parts.js';
import { connectChosenLine } from './chosen-line.js';
import { connectCodeListing } from './code-listing.js';
import { lineValues } from './line-values.js';
import { searchAlone } from './search-alone.js';

/** @import { Why, WhyNeighbour } from 'astrolabe-module' */
/** @import { Language } from '../../i18n/languages.js' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { LineName, StepEvent } from '../../model/breakpoints.js' */
/** @import { CodeLanguage, CodeLine } from '../../model/code/code-languages.js' */
/** @import { MicroStep } from '../../model/code/micro-steps.js' */
/** @import { CodeLines } from '../../model/code/code-lines.js' */
/** @import { CodeViewParts } from './code-view-parts.js' */
/**
 * What a step ran, and the nodes that it was about.
 * @typedef {object} Ran
 * @property {readonly MicroStep[]} steps
 * @property {Why | null} why of the node expanded; null at step 0
 * @property {readonly WhyNeighbour[]} checked its neighbours, in the order in which they were checked
 * @property {ReadonlyMap<number, number>} f of nodes after the step, where it gave them one
 */
/**
 * Where the search is.
 * @typedef {object} Stand
 * @property {unknown} position another object at another step
 * @property {number} step
 * @property {number} steps of the whole search
 * @property {boolean} isWhole whether the trace reaches the end of the search
 * @property {boolean} hasPath
 * @property {boolean} isPlaying
 */
/**
 * @typedef {object} StepCode
 * @property {CodeViewParts} parts
 * @property {AbortSignal} signal
 * @property {CodeLines} codeLines gets which line is current
 * @property {() => Language} words
 * @property {() => boolean} isOpen
 * @property {CodeLanguage} language the first one
 * @property {(language: CodeLanguage) => void} onLanguage another one was chosen
 * @property {(template: string) => string} read the search alone, as SearchEngine.code()
 * @property {() => readonly unknown[]} searched what listing and names depend on: it is read again when one of these changes
 * @property {() => Stand} stands
 * @property {(lines: readonly CodeLine[]) => Ran | null} ran by the current step; null: nothing is known of it
 * @property {(node: number) => string} name
 * @property {() => void} pause
 * @property {(change: 1 | -1) => void} stepBy playing or not
 * @property {(step: number) => void} goTo
 * @property {{
 *   whenKnown: (task: () => void) => void,
 *   next: (events: readonly StepEvent[], step: number) => number | null,
 *   previous: (events: readonly StepEvent[], step: number) => number | null }} events where in the trace they happen
 * @property {{ list: () => readonly LineName[], toggle: (line: LineName) => void }} breakpoints on lines
 * @property {(has: boolean) => void} [onShown] called when it is shown anew: whether there is code in the language chosen
 */

const LANGUAGES = Object.freeze(
  /** @type {readonly CodeLanguage[]} */ (['pseudo', ...PROGRAM_LANGUAGES.map(({ language }) => language)]),
);
/** While longer traces play, it waits: each look at a step replays a part of the trace. */
const LONG = 200_000;

/** @type {Ran} */
const RAN_NOTHING = Object.freeze({ steps: [], why: null, checked: [], f: new Map() });

/**
 * @param {StepCode} code
 * @returns {{ render: (t: Translate) => void, language: () => CodeLanguage, show: (language: CodeLanguage) => void }}
 */
export function connectStepCodeView(code) {
  const { parts, signal, codeLines: current, words, isOpen, read, searched, stands, ran, name, breakpoints } = code;
  const { language: choice, back, on, list, refused, micro, place, values, said } = parts;
  const showListing = connectCodeListing(list);

  choice.replaceChildren(...LANGUAGES.map((language) => new Option('', language)));
  choice.selectedIndex = Math.max(LANGUAGES.indexOf(code.language), 0);

  /** The listing on show, and what it is about. @type {{ about: readonly unknown[], lines: readonly CodeLine[] }} */
  let listing = { about: [], lines: [] };
  /** The step on show. @type {{ about: readonly unknown[], ran: Ran }} */
  let shown = { about: [], ran: RAN_NOTHING };
  /** The current one of its lines. */
  let at = 0;
  /** Which line of the next step on show is current: its first or last, or the one of a mark; null: one with a breakpoint. */
  let entersAt = /** @type {'first' | 'last' | { mark: string } | null} */ (null);
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
    const { lines, reason } = searchAlone(read, language(), words());
    const why = reason === null ? '' : reasonSentence(reason, translate);
    const isSame =
      language() === listing.about.at(-2) &&
      lines.length === listing.lines.length &&
      lines.every(({ text }, index) => text === listing.lines[index]?.text);
    listing = { about, lines };
    refused.hidden = why === '';
    for (const part of [list, micro, values, parts.chosen]) part.hidden = lines.length === 0;
    setText(refused, why);
    if (isSame) return;
    showListing(lines, language());
    for (const [index, item] of [...list.children].entries()) {
      item.id = `${list.id}-${index}`;
      item.setAttribute('role', 'option');
    }
    chosen.forget();
  };

  const showLines = () => {
    const { steps } = shown.ran;
    const marks = new Set(steps.map(({ mark }) => mark));
    const line = listing.lines.findIndex(({ mark }) => mark !== '' && mark === currentMark());
    for (const [index, item] of [...list.children].entries()) {
      const mark = listing.lines[index]?.mark ?? '';
      item.toggleAttribute('data-ran', mark !== '' && marks.has(mark));
      if (index === line) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
    bringIntoView(list, list.children[line]);
  };

  /** The line at which a step on show for the first time is entered. @param {readonly MicroStep[]} steps */
  const entry = (steps) => {
    if (entersAt === 'first') return 0;
    if (entersAt === 'last') return Math.max(steps.length - 1, 0);
    const wanted = entersAt === null ? breakpoints.list().map(String) : [entersAt.mark];
    return Math.max(
      steps.findIndex(({ mark }) => wanted.includes(mark)),
      0,
    );
  };

  /** For the transport, the player and the board. @param {boolean} isShown @param {boolean} [isBehind] its step is an earlier one */
  const report = (isShown, isBehind = false) => {
    const lines = breakpoints.list();
    const stops = stopsOfLines(lines, marksOf(listing.lines));
    const { step, steps } = stands();
    const { steps: micros, checked } = shown.ran;
    const now = {
      isShown,
      hasNext: isShown && (step < steps || at < micros.length - 1),
      hasPrevious: isShown && (step > 0 || at > 0),
      isStop: isShown && lines.some((line) => line === currentMark()),
      checked: (isShown && !isBehind ? checked[micros[at]?.neighbour ?? -1]?.cell : undefined) ?? -1,
    };
    current.update((before) => {
      const next = { ...before, ...now, stops: sameStops(before.stops, stops) ? before.stops : stops };
      const isSame = Object.entries(before).every(([key, value]) => Object.is(value, Reflect.get(next, key)));
      return isSame ? before : next;
    });
  };

  const render = () => {
    if (t === null) return;
    const isShown = isOpen();
    if (!isShown) rendered = [];
    if (!isShown && breakpoints.list().length === 0) {
      if (current.state.isShown || current.state.stops.length > 0) {
        current.update(({ isPaced }) => ({ ...NO_CODE, isPaced }));
      }
      return;
    }
    readListing(t);
    if (!isShown || listing.lines.length === 0) {
      rendered = [];
      report(false);
      if (isShown) nameCodeView(parts, t);
      return isShown ? onShown(false) : undefined;
    }
    const { position, step, steps: last, isPlaying } = stands();
    if (isPlaying && last > LONG && !current.paces) return report(true, true);
    const about = [listing, position];
    if (about.some((value, index) => value !== shown.about[index])) {
      shown = { about, ran: ran(listing.lines) ?? RAN_NOTHING };
      at = entry(shown.ran.steps);
      entersAt = null;
    }
    const now = [listing, position, at, t, breakpoints.list().join(), isPlaying];
    if (now.every((value, index) => value === rendered[index])) return;
    rendered = now;
    nameCodeView(parts, t);
    const count = shown.ran.steps.length;
    showLines();
    setText(place, count === 0 ? '–' : `${at + 1} / ${count}`);
    place.title = t(count === 0 ? 'code.place_none' : 'code.place', { line: at + 1, lines: count, step });
    setOff(back, step === 0 && at === 0);
    setOff(on, step === last && at >= count - 1);
    values.replaceChildren(
      ...lineValues({ ran: shown.ran, at, mark: currentMark(), name }, t).flatMap(([key, value]) => [
        createElement('dt', {}, key),
        createElement('dd', {}, value),
      ]),
    );
    chosen.render(listing.lines, t);
    report(true);
    onShown(true);
  };
  const onShown = (/** @type {boolean} */ has) => code.onShown?.(has);

  /** One line on or back, into the step beside this one at its ends. @param {1 | -1} change */
  const go = (change) => {
    const { step, steps } = stands();
    const next = at + change;
    if (next >= 0 && next < shown.ran.steps.length) {
      at = next;
      render();
    } else {
      if (step + change < 0 || step + change > steps) return;
      entersAt = change < 0 ? 'last' : 'first';
      code.stepBy(change);
      render();
    }
  };
  /** By the user: the sheet or rail around it may scroll, and it is read out. @param {1 | -1} change */
  const move = (change) => {
    code.pause();
    go(change);
    list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    const line = listing.lines.find(({ mark }) => mark !== '' && mark === currentMark());
    const heard = [...values.children].map(({ textContent }) => textContent ?? '');
    setText(said, [line?.text.trim() ?? '', ...heard].join(' '));
  };
  current.move = move;
  current.advance = () => go(1);

  const chosen = connectChosenLine({
    ...{ parts, signal, stands, breakpoints, events: code.events },
    say: (text) => setText(said, text),
    goTo: (step, mark) => {
      entersAt = { mark };
      code.goTo(step);
      render();
    },
    hasRun: (mark) => shown.ran.steps.some((micro) => micro.mark === mark),
  });

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
      code.onLanguage(language());
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
    show: (wanted) => {
      choice.selectedIndex = Math.max(LANGUAGES.indexOf(wanted), 0);
      render();
    },
  };
}

/** @param {readonly StepEvent[]} some @param {readonly StepEvent[]} others */
const sameStops = (some, others) =>
  some.length === others.length && some.every(({ kind }, index) => kind === others[index]?.kind);

/** Scrolls the list alone. @param {HTMLElement} list @param {Element | undefined} item */
function bringIntoView(list, item) {
  if (!(item instanceof HTMLElement)) return;
  const top = item.offsetTop - list.offsetTop;
  const room = list.clientHeight - item.offsetHeight;
  if (top < list.scrollTop || top > list.scrollTop + room) list.scrollTop = top - room / 2;
}
