// <astar-figure>: a search to be watched, stepped, and drawn on, in the middle of another page's text. Here are its
// attributes, methods and life cycle; what it shows is the app's.
// Over 300 lines: the element's life is one state machine, from waiting to failed, which is easier to check in one place.

import { FAILURES } from '../app/failures.js';
import { noticeSentence } from '../ui/sentences/sentences.js';
import { LANGUAGES } from '../i18n/languages.js';
import { translator } from '../i18n/translate.js';
import { EngineError } from '../engine/engine-error.js';
import { openFigureEngine, openFigureEngineAtOnce } from '../engine/module/open-figure-engines.js';
import { readCells } from '../link/figure-link.js';
import { NAMES, readAttribute } from './attributes.js';
import { FigureApp } from './figure-app.js';
import { readInstruction, withPairs } from './links.js';
import { whenNear, whileSeen } from './host/nearness.js';
import { readAhead } from './opening.js';
import { isMapText } from './own-map.js';
import { FigureProperties, calledOf, complain, forgetComplaint, pageOf, put, wishOf, wishesOf } from './properties.js';
import { giveRoom, roomOf } from './room.js';
import { fillShadow } from './shadow.js';
import { isDarkAround, languageAround, watchSurroundings } from './host/surroundings.js';

/** @import { Engine } from '../engine/engine.js' */
/** @import { Language } from '../i18n/languages.js' */
/** @import { PublicState } from '../model/report.js' */
/** @import { Wishes } from './attributes.js' */
/** @import { EventName } from './events.js' */
/** Milliseconds that all figures together may take to open for printing. */
const LONGEST_FOR_PAPER = 3000;

/** @typedef {'waiting' | 'opening' | 'works' | 'failed'} Phase */

export class AstarFigure extends FigureProperties {
  static observedAttributes = NAMES;

  #parts = fillShadow(this.attachShadow({ mode: 'open' }));
  /** @type {Phase} */
  #phase = 'waiting';
  /** @type {FigureApp | null} */
  #app = null;
  /** Stops all observers of the element while it is on a page. */
  #stay = new AbortController();
  /** Tasks to run when it works. @type {((app: FigureApp) => void)[]} */
  #tasks = [];
  /** Its state when it left the page. @type {{ src: string, step: number } | null} */
  #kept = null;
  #isOnPage = false;
  #isSeen = false;
  /** Play as soon as it is visible. */
  #isToPlay = false;

  connectedCallback() {
    if (this.#isOnPage) return; // it was moved
    this.#isOnPage = true;
    // Before anything that setting a property may start.
    this.#stay = new AbortController();
    const { signal } = this.#stay;
    for (const name of NAMES) this.#upgrade(name);
    for (const name of NAMES) wishOf(this, name);
    watchSurroundings(() => this.#app?.dress(), signal);
    whileSeen(this, (isSeen) => this.#see(isSeen), signal);
    window.addEventListener('beforeprint', ({ timeStamp }) => this.#print(timeStamp + LONGEST_FOR_PAPER), { signal });
    window.addEventListener('afterprint', () => this.#app?.print(false), { signal });
    const begin = () => {
      this.#reserve();
      whenNear(this, () => this.#open(), signal);
    };
    // A script in the head runs before the content of the element is parsed.
    if (document.readyState !== 'loading') return begin();
    this.#reserve();
    document.addEventListener('DOMContentLoaded', begin, { once: true, signal });
  }

  disconnectedCallback() {
    // A moved element is back before this runs.
    queueMicrotask(() => {
      if (this.isConnected || !this.#isOnPage) return;
      this.#isOnPage = this.#isSeen = this.#isToPlay = false;
      this.#stay.abort();
      if (this.#phase !== 'failed') this.#phase = 'waiting';
      if (this.#app === null) return;
      if (this.#app.hasBoard) {
        const { src, step } = this.#app.report();
        this.#kept = { src, step };
      }
      this.#app.end();
      this.#app = null;
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
    const app = this.#app;
    if (app === null) this.#reserve();
    if (app === null || isOther) return;
    const { step, numbers, arrows } = wishesOf(this);
    if (name === 'hi') app.forgetHighlight();
    if (name === 'code') app.showCode(null);
    if (name === 'step' && step !== null) this.#whenWorking(() => app.seek(step));
    if (name === 'numbers') app.changeDisplay({ numbers: numbers ?? 'all' });
    if (name === 'arrows') app.changeDisplay({ arrows: arrows ?? true });
    app.dress();
  }

  /**
   * Plays, from the beginning if it is at the end; jumps to the result if reduced motion is preferred. Out of
   * sight it waits until it is visible.
   */
  play() {
    this.#whenWorking((app) => this.#playSeen(app));
  }

  pause() {
    this.#whenWorking((app) => this.#pause(app));
  }

  /** @param {number} step or the nearest existing one */
  seek(step) {
    const target = Number(step);
    if (Number.isNaN(target)) return complain(this, 'seek()', String(step));
    this.#whenWorking((app) => this.#pause(app).seek(Math.round(Math.min(Math.max(target, 0), 2 ** 31 - 1))));
  }

  /** Null until it works. @returns {PublicState | null} */
  getState() {
    return this.#phase === 'works' ? (this.#app?.report() ?? null) : null;
  }

  /** Null until it works, while it searches, and for a board of more than 65,536 cells. @returns {ReturnType<FigureApp['verdict']>} */
  getVerdict() {
    return this.#phase === 'works' ? (this.#app?.verdict() ?? null) : null;
  }

  /** Executes the instruction of a link in the text, such as `t=12&hi=3,4`. @param {string} instruction */
  drive(instruction) {
    const { step, cells, code, speed, doesPlay, doesPause, others, odd } = readInstruction(instruction);
    for (const pair of odd) complain(this, 'drive()', pair);
    const points = cells === undefined ? undefined : readCells(cells);
    if (cells !== undefined && points === undefined) complain(this, 'hi', cells);
    const isStep = step !== undefined && /^\d{1,9}$/.test(step);
    if (step !== undefined && !isStep) complain(this, 't', step);
    const { value: language, isOdd: isOddCode } = readAttribute('code', code ?? null);
    if (isOddCode) complain(this, 'code', code ?? '');
    const { value: pace, isOdd } = readAttribute('speed', speed ?? null);
    if (isOdd) complain(this, 'speed', speed ?? '');
    this.#whenWorking((app) => {
      if (doesPause || isStep) this.#pause(app);
      if (others.size > 0) {
        const { src } = app.report();
        const bare = withPairs(src, new Map([['t', '0']])).replace(/&?t=0$/, '');
        const link = withPairs(bare, others);
        if (!app.open(null, { src: link, step: isStep ? Number(step) : null })) return this.#warn(app);
      } else if (isStep) app.seek(Number(step));
      if (points !== undefined) app.highlight(points);
      if (language !== null) app.showCode(language);
      if (pace !== null) app.setSpeed(pace);
      if (doesPlay) this.#playSeen(app);
    });
  }

  /** The current step; before there is one, the step on which it will open. */
  get step() {
    return this.#phase === 'works' && this.#app !== null ? this.#app.playback.position.step : wishOf(this, 'step');
  }
  set step(value) {
    put(this, 'step', value);
  }

  /** @param {boolean} isSeen */
  #see(isSeen) {
    this.#isSeen = isSeen;
    const app = this.#app;
    if (app === null) return;
    if (!isSeen) app.pause();
    else if (this.#isToPlay && this.#phase === 'works') this.#playSeen(app);
  }

  /** @param {FigureApp} app */
  #playSeen(app) {
    this.#isToPlay = !this.#isSeen;
    if (this.#isSeen) app.play();
  }

  /** @param {FigureApp} app */
  #pause(app) {
    this.#isToPlay = false;
    app.pause();
    return app;
  }

  /** A property set before the class was defined hides that of the class. @param {string} name */
  #upgrade(name) {
    if (!Object.prototype.hasOwnProperty.call(this, name)) return;
    const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
    const value = own[name];
    delete own[name];
    own[name] = value;
  }

  /** A refusal is shown in the figure, and in the console for its author. @param {FigureApp} app */
  #warn(app) {
    if (app.error !== null) console.warn(`${calledOf(this)}: ${noticeSentence(app.error, translator('en'))}`);
  }

  /** @param {(app: FigureApp) => void} task */
  #whenWorking(task) {
    if (this.#phase === 'works') return this.#attempt(task);
    if (this.#phase === 'failed') return;
    this.#tasks.push(task);
    if (this.#isOnPage) this.#open();
  }

  /** @param {(app: FigureApp) => void} task */
  #attempt(task) {
    try {
      if (this.#app !== null) task(this.#app);
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
      engine = await readAhead(await openFigureEngine(), this.#kept ?? wishesOf(this));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof EngineError)) return this.#break(error);
      return this.#fail(FAILURES[error.reason.code === 'page.no_webassembly' ? 'no_webassembly' : 'not_loaded']);
    }
    // It may have been opened for printing meanwhile.
    if (signal.aborted || signal !== this.#stay.signal || this.#app !== null) return engine.dispose();
    this.#begin(engine);
  }

  /** @param {Engine} engine @param {number} [until] search synchronously until then; omitted: not at all */
  #begin(engine, until = -Infinity) {
    try {
      this.#app = this.#deskOf(engine);
    } catch (error) {
      return this.#break(error);
    }
    this.#attempt((app) => {
      app.hurry(until);
      this.#show(app);
    });
    this.#app?.hurry(-Infinity);
  }

  /** Figures not yet scrolled to are printed, too. @param {number} until by performance.now() */
  #print(until) {
    const isToOpen = this.#phase !== 'failed' && this.#app === null && document.readyState !== 'loading';
    const engine = isToOpen && performance.now() < until ? openFigureEngineAtOnce() : null;
    if (engine !== null) {
      this.#phase = 'opening';
      this.#begin(engine, until);
    }
    this.#attempt((app) => app.print(true));
  }

  /** Reserves the room that it is going to take. */
  #reserve() {
    if (this.#app !== null) return;
    const { src } = this.#kept ?? {};
    const wishes = wishesOf(this);
    const text = this.#ownText();
    const isMap = src === undefined && isMapText(text ?? '', wishes.map);
    const room = roomOf({ ...wishes, ...(src !== undefined && { src }) }, isMap ? text : null);
    const { figure, stage, quiz, question, transport, console: line, page } = this.#parts;
    giveRoom(stage, room.cells, room.board);
    figure.classList.toggle('has-code', room.hasCode);
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
    /** @type {FigureApp} */
    const app = new FigureApp({
      engine,
      parts: this.#parts,
      wishes: () => wishesOf(this),
      surroundings: {
        language: () => languageAround(this),
        isDark: () => isDarkAround(this),
        page: () => pageOf(this),
      },
      announce: (type, detail) => {
        // It may have been ended meanwhile.
        if (app === this.#app) this.#announce(type, detail);
      },
    });
    return app;
  }

  #reopen() {
    if (this.#app !== null) return this.#attempt((app) => this.#show(app));
    // It may work with another link; a waiting figure keeps waiting until it comes near.
    if (this.#phase !== 'failed') return;
    this.#phase = 'waiting';
    this.#open();
  }

  /** @param {FigureApp} app */
  #show(app) {
    this.#parts.message.hidden = true;
    this.#parts.frame.classList.remove('failed');
    const kept = this.#kept;
    this.#kept = null;
    if (kept === null ? app.open(this.#ownMap()) : app.open(null, kept)) return;
    this.#warn(app);
    if (app.hasBoard || app.error === null) return;
    const notice = app.error;
    /** @param {Language} language */
    const sentence = (language) => {
      const t = translator(language);
      return t('figure.failed', { reason: noticeSentence(notice, t) });
    };
    this.#fail({ en: sentence('en'), zh: sentence('zh') });
  }

  /** An unexpected error: mostly out of memory. @param {unknown} error */
  #break(error) {
    console.warn(`${calledOf(this)}: ${String(error)}`);
    this.#fail({ en: translator('en')('figure.broken'), zh: translator('zh')('figure.broken') });
  }

  /** The content of the element stays, with a sentence. @param {Readonly<Record<'en' | 'zh', string>>} sentences */
  #fail(sentences) {
    const app = this.#app;
    this.#app = null;
    try {
      app?.end();
    } catch {
      // A broken module cannot release anything.
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
  #announce(type, detail) {
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

  /** A possible map: that of the attribute, or its text, if it contains nothing else. @returns {string | null} */
  #ownText() {
    const said = wishOf(this, 'map');
    if (typeof said === 'string') return said;
    const isPlain = this.childElementCount === 0 || said === true;
    const drawn = this.querySelector(':scope > pre, :scope > code') ?? (isPlain ? this : null);
    return drawn?.textContent ?? null;
  }

  /** A map in characters as the element's content. */
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
