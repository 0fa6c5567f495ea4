// <astar-figure>: a search to be watched, stepped, and drawn on, in the middle of somebody's text. Here are its
// attributes, methods and life; what it shows is the desk's.
// Over 300 lines: the element's life is one state machine, from waiting to failed, which is easier to check in one place.

import { FAILURES } from '../app/failures.js';
import { noticeSentence } from '../ui/sentences/sentences.js';
import { LANGUAGES } from '../i18n/languages.js';
import { translator } from '../i18n/translate.js';
import { EngineError } from '../engine/engine-error.js';
import { openFigureEngine, openFigureEngineAtOnce } from '../engine/module/open-figure-engines.js';
import { readCells } from '../link/figure-link.js';
import { NAMES, readAttribute } from './attributes.js';
import { FigureDesk } from './desk.js';
import { readInstruction, withPairs } from './links.js';
import { whenNear, whileSeen } from './nearness.js';
import { isMapText } from './own-map.js';
import { FigureProperties, calledOf, complain, forgetComplaint, pageOf, put, wishOf, wishesOf } from './properties.js';
import { giveRoom, roomOf } from './room.js';
import { fillShadow } from './shadow.js';
import { isDarkAround, languageAround, watchSurroundings } from './surroundings.js';

/** @import { Engine } from '../engine/engine.js' */
/** @import { Language } from '../i18n/languages.js' */
/** @import { PublicState } from '../model/report.js' */
/** @import { Wishes } from './attributes.js' */
/** @import { EventName } from './events.js' */
/** Milliseconds that all figures together may take to open for paper. */
const LONGEST_FOR_PAPER = 3000;

/** @typedef {'waiting' | 'opening' | 'works' | 'failed'} Phase */

export class AstarFigure extends FigureProperties {
  static observedAttributes = NAMES;

  #parts = fillShadow(this.attachShadow({ mode: 'open' }));
  /** @type {Phase} */
  #phase = 'waiting';
  /** @type {FigureDesk | null} */
  #desk = null;
  /** Ends what watches, while it is on a page. */
  #stay = new AbortController();
  /** What is to be done when it works. @type {((desk: FigureDesk) => void)[]} */
  #tasks = [];
  /** What it showed when it left the page. @type {{ src: string, step: number } | null} */
  #kept = null;
  #isOnPage = false;
  #isSeen = false;
  /** As soon as it is seen. */
  #isToPlay = false;

  connectedCallback() {
    if (this.#isOnPage) return; // it was moved
    this.#isOnPage = true;
    // Before anything that a property may set going.
    this.#stay = new AbortController();
    const { signal } = this.#stay;
    for (const name of NAMES) this.#upgrade(name);
    for (const name of NAMES) wishOf(this, name);
    watchSurroundings(() => this.#desk?.dress(), signal);
    whileSeen(this, (isSeen) => this.#see(isSeen), signal);
    window.addEventListener('beforeprint', ({ timeStamp }) => this.#print(timeStamp + LONGEST_FOR_PAPER), { signal });
    window.addEventListener('afterprint', () => this.#desk?.print(false), { signal });
    const begin = () => {
      this.#reserve();
      whenNear(this, () => this.#open(), signal);
    };
    // A script in the head comes before what stands in the element.
    if (document.readyState !== 'loading') return begin();
    this.#reserve();
    document.addEventListener('DOMContentLoaded', begin, { once: true, signal });
  }

  disconnectedCallback() {
    // Who is moved is back before this.
    queueMicrotask(() => {
      if (this.isConnected || !this.#isOnPage) return;
      this.#isOnPage = this.#isSeen = this.#isToPlay = false;
      this.#stay.abort();
      if (this.#phase !== 'failed') this.#phase = 'waiting';
      if (this.#desk === null) return;
      if (this.#desk.hasBoard) {
        const { src, step } = this.#desk.report();
        this.#kept = { src, step };
      }
      this.#desk.end();
      this.#desk = null;
    });
  }

  /** @param {keyof Wishes} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    forgetComplaint(this, name);
    const isOther = name === 'src' || name === 'map';
    if (!this.#isOnPage) {
      if (isOther) this.#kept = null;
      return;
    }
    wishOf(this, name);
    if (isOther) this.#reopen();
    const desk = this.#desk;
    if (desk === null) this.#reserve();
    if (desk === null || isOther) return;
    const { step, numbers, arrows } = wishesOf(this);
    if (name === 'hi') desk.forgetHighlight();
    if (name === 'step' && step !== null) this.#whenWorking(() => desk.seek(step));
    if (name === 'numbers') desk.changeDisplay({ numbers: numbers ?? 'all' });
    if (name === 'arrows') desk.changeDisplay({ arrows: arrows ?? true });
    desk.dress();
  }

  /**
   * Plays, from the beginning where it stands at the end; to the result at once where no motion is wanted. Out of
   * sight it waits until it is seen.
   */
  play() {
    this.#whenWorking((desk) => this.#playSeen(desk));
  }

  pause() {
    this.#whenWorking((desk) => this.#pause(desk));
  }

  /** @param {number} step the nearest that there is counts */
  seek(step) {
    const target = Number(step);
    if (Number.isNaN(target)) return complain(this, 'seek()', String(step));
    this.#whenWorking((desk) => this.#pause(desk).seek(Math.round(Math.min(Math.max(target, 0), 2 ** 31 - 1))));
  }

  /** Null until it works. @returns {PublicState | null} */
  getState() {
    return this.#phase === 'works' ? (this.#desk?.report() ?? null) : null;
  }

  /** What a link of the text tells it, as `t=12&hi=3,4`. @param {string} instruction */
  drive(instruction) {
    const { step, cells, speed, doesPlay, doesPause, others, odd } = readInstruction(instruction);
    for (const pair of odd) complain(this, 'drive()', pair);
    const places = cells === undefined ? undefined : readCells(cells);
    if (cells !== undefined && places === undefined) complain(this, 'hi', cells);
    const isStep = step !== undefined && /^\d{1,9}$/.test(step);
    if (step !== undefined && !isStep) complain(this, 't', step);
    const { value: pace, isOdd } = readAttribute('speed', speed ?? null);
    if (isOdd) complain(this, 'speed', speed ?? '');
    this.#whenWorking((desk) => {
      if (doesPause || isStep) this.#pause(desk);
      if (others.size > 0) {
        const { src } = desk.report();
        const bare = withPairs(src, new Map([['t', '0']])).replace(/&?t=0$/, '');
        const link = withPairs(bare, others);
        if (!desk.open(null, { src: link, step: isStep ? Number(step) : null })) return this.#warn(desk);
      } else if (isStep) desk.seek(Number(step));
      if (places !== undefined) desk.highlight(places);
      if (pace !== null) desk.setSpeed(pace);
      if (doesPlay) this.#playSeen(desk);
    });
  }

  /** The step in hand; before there is one, the one that it will open on. */
  get step() {
    return this.#phase === 'works' && this.#desk !== null ? this.#desk.step : wishOf(this, 'step');
  }
  set step(value) {
    put(this, 'step', value);
  }

  /** @param {boolean} isSeen */
  #see(isSeen) {
    this.#isSeen = isSeen;
    const desk = this.#desk;
    if (desk === null) return;
    if (!isSeen) desk.pause();
    else if (this.#isToPlay && this.#phase === 'works') this.#playSeen(desk);
  }

  /** @param {FigureDesk} desk */
  #playSeen(desk) {
    this.#isToPlay = !this.#isSeen;
    if (this.#isSeen) desk.play();
  }

  /** @param {FigureDesk} desk */
  #pause(desk) {
    this.#isToPlay = false;
    desk.pause();
    return desk;
  }

  /** A property that was set before there was this class hides the one of the class. @param {string} name */
  #upgrade(name) {
    if (!Object.prototype.hasOwnProperty.call(this, name)) return;
    const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
    const value = own[name];
    delete own[name];
    own[name] = value;
  }

  /** What was refused is said in the figure, and where its author looks. @param {FigureDesk} desk */
  #warn(desk) {
    if (desk.refusal !== null) console.warn(`${calledOf(this)}: ${noticeSentence(desk.refusal, translator('en'))}`);
  }

  /** @param {(desk: FigureDesk) => void} task */
  #whenWorking(task) {
    if (this.#phase === 'works') return this.#attempt(task);
    if (this.#phase === 'failed') return;
    this.#tasks.push(task);
    if (this.#isOnPage) this.#open();
  }

  /** @param {(desk: FigureDesk) => void} task */
  #attempt(task) {
    try {
      if (this.#desk !== null) task(this.#desk);
    } catch (error) {
      this.#break(error);
    }
  }

  async #open() {
    if (this.#phase !== 'waiting') return;
    this.#phase = 'opening';
    const { signal } = this.#stay;
    let engine;
    try {
      engine = await openFigureEngine();
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof EngineError)) return this.#break(error);
      return this.#fail(FAILURES[error.reason.code === 'page.no_webassembly' ? 'no_webassembly' : 'not_loaded']);
    }
    // For paper it may have been opened since.
    if (signal.aborted || signal !== this.#stay.signal || this.#desk !== null) return engine.dispose();
    this.#begin(engine);
  }

  /** @param {Engine} engine @param {number} [until] to hurry; not at all, if nothing is said */
  #begin(engine, until = -Infinity) {
    try {
      this.#desk = this.#deskOf(engine);
    } catch (error) {
      return this.#break(error);
    }
    this.#attempt((desk) => {
      desk.hurry(until);
      this.#show(desk);
    });
    this.#desk?.hurry(-Infinity);
  }

  /** What nobody has scrolled to is printed, too. @param {number} until as performance.now() tells it */
  #print(until) {
    const isToOpen = this.#phase !== 'failed' && this.#desk === null && document.readyState !== 'loading';
    const engine = isToOpen && performance.now() < until ? openFigureEngineAtOnce() : null;
    if (engine !== null) {
      this.#phase = 'opening';
      this.#begin(engine, until);
    }
    this.#attempt((desk) => desk.print(true));
  }

  /** The room that it is going to take. */
  #reserve() {
    if (this.#desk !== null) return;
    const { src } = this.#kept ?? {};
    const wishes = wishesOf(this);
    const text = this.#ownText();
    const isMap = src === undefined && isMapText(text ?? '', wishes.map);
    const room = roomOf({ ...wishes, ...(src !== undefined && { src }) }, isMap ? text : null);
    const { stage, quiz, question, transport, console: line, page } = this.#parts;
    giveRoom(stage, room.cells, room.board);
    stage.classList.toggle('has-rulers', room.hasRulers);
    transport.hidden = !room.hasTransport;
    line.classList.toggle('has-transport', room.hasTransport);
    quiz.hidden = !room.asks;
    const t = translator(wishes.lang ?? languageAround(this));
    question.textContent = t('figure.quiz_ask');
    page.hidden = pageOf(this) === null;
    page.textContent = t('share.open_page');
  }

  /** @param {Engine} engine */
  #deskOf(engine) {
    /** @type {FigureDesk} */
    const desk = new FigureDesk({
      engine,
      parts: this.#parts,
      wishes: () => wishesOf(this),
      surroundings: {
        language: () => languageAround(this),
        isDark: () => isDarkAround(this),
        page: () => pageOf(this),
      },
      tell: (type, detail) => {
        // It may have been ended since.
        if (desk === this.#desk) this.#tell(type, detail);
      },
    });
    return desk;
  }

  #reopen() {
    if (this.#desk !== null) return this.#attempt((desk) => this.#show(desk));
    // It may work with another link; one that waits goes on waiting until it comes near.
    if (this.#phase !== 'failed') return;
    this.#phase = 'waiting';
    this.#open();
  }

  /** @param {FigureDesk} desk */
  #show(desk) {
    this.#parts.message.hidden = true;
    this.#parts.frame.classList.remove('failed');
    const kept = this.#kept;
    this.#kept = null;
    if (kept === null ? desk.open(this.#ownMap()) : desk.open(null, kept)) return;
    this.#warn(desk);
    if (desk.hasBoard || desk.refusal === null) return;
    const notice = desk.refusal;
    /** @param {Language} language */
    const sentence = (language) => {
      const t = translator(language);
      return t('figure.failed', { reason: noticeSentence(notice, t) });
    };
    this.#fail({ en: sentence('en'), zh: sentence('zh') });
  }

  /** Something that was not foreseen: most often there is no more memory. @param {unknown} error */
  #break(error) {
    console.warn(`${calledOf(this)}: ${String(error)}`);
    this.#fail({ en: translator('en')('figure.broken'), zh: translator('zh')('figure.broken') });
  }

  /** What the text has in its place stays, with a sentence. @param {Readonly<Record<'en' | 'zh', string>>} sentences */
  #fail(sentences) {
    const desk = this.#desk;
    this.#desk = null;
    try {
      desk?.end();
    } catch {
      // Of a module that broke down nothing can be given back.
    }
    this.#phase = 'failed';
    this.#tasks = [];
    const { message, figure, frame } = this.#parts;
    frame.classList.add('failed');
    const language = wishOf(this, 'lang') ?? languageAround(this);
    figure.dataset['theme'] = isDarkAround(this) ? 'dark' : 'light';
    message.lang = LANGUAGES[language].tag;
    message.hidden = false;
    message.textContent = sentences[language];
  }

  /** @param {EventName} type @param {object} detail */
  #tell(type, detail) {
    if (type === 'ready') {
      this.#phase = 'works';
      const tasks = this.#tasks;
      this.#tasks = [];
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
      for (const task of tasks) this.#attempt(task);
      return;
    }
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** What may be a map: the text in it, if there is no more than that. @returns {string | null} */
  #ownText() {
    const isPlain = this.childElementCount === 0 || wishOf(this, 'map') === true;
    const drawn = this.querySelector(':scope > pre, :scope > code') ?? (isPlain ? this : null);
    return drawn?.textContent ?? null;
  }

  /** A map in characters that stands in its place. */
  #ownMap() {
    const said = wishOf(this, 'map');
    const text = this.#ownText();
    if (isMapText(text ?? '', said)) return text;
    if (said === null && wishOf(this, 'src') === '' && this.textContent?.trim() !== '') {
      const why =
        text === null ? 'a map is taken from text alone or from <pre>' : 'the text inside is not taken for a map';
      console.warn(`${calledOf(this)}: ${why}; the attribute "map" says that it is one.`);
    }
    return null;
  }
}
