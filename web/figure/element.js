// <astar-figure>: a search to be watched, stepped, and drawn on, in the middle of somebody's text. Here are its
// attributes, methods and life; what it shows is the desk's.

import { FAILURES } from '../i18n/failures.js';
import { noticeSentence } from '../i18n/sentences.js';
import { translator } from '../i18n/translate.js';
import { EngineError } from '../engine/engine-error.js';
import { openFigureEngine } from '../engine/open-figure-engines.js';
import { readCells } from '../share/figure-link.js';
import { NAMES, readAttribute } from './attributes.js';
import { FigureDesk } from './desk.js';
import { readInstruction, withPairs } from './links.js';
import { whenNear, whileSeen } from './nearness.js';
import { fillShadow } from './shadow.js';
import { isDarkAround, isStill, languageAround, watchSurroundings } from './surroundings.js';

/** @typedef {import('./attributes.js').Wishes} Wishes */
/** @typedef {'waiting' | 'opening' | 'works' | 'failed'} Phase */

/** Where this script lies; '' where that cannot be known. */
const home = (() => {
  const script = document.currentScript ?? document.querySelector('script[src*="astrolabe.js"]');
  return script instanceof HTMLScriptElement ? script.src : '';
})();

export class AstarFigure extends HTMLElement {
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
  /** Attributes complained of: once is enough. @type {Set<string>} */
  #odd = new Set();
  #isOnPage = false;

  connectedCallback() {
    if (this.#isOnPage) return; // it was moved
    this.#isOnPage = true;
    for (const name of NAMES) this.#upgrade(name);
    this.#stay = new AbortController();
    const { signal } = this.#stay;
    for (const name of NAMES) this.#wish(name);
    watchSurroundings(() => this.#desk?.dress(), signal);
    whileSeen(this, (isSeen) => isSeen || this.#desk?.pause(), signal);
    const begin = () => whenNear(this, () => this.#open(), signal);
    // A script in the head comes before what stands in the element.
    if (document.readyState !== 'loading') begin();
    else document.addEventListener('DOMContentLoaded', begin, { once: true, signal });
  }

  disconnectedCallback() {
    // Who is moved is back before this.
    queueMicrotask(() => {
      if (this.isConnected || !this.#isOnPage) return;
      this.#isOnPage = false;
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
    this.#odd.delete(name);
    if (!this.#isOnPage) {
      if (name === 'src') this.#kept = null;
      return;
    }
    this.#wish(name);
    if (name === 'src') this.#reopen();
    const desk = this.#desk;
    if (desk === null || name === 'src') return;
    const { step, numbers, arrows } = this.#wishes();
    if (name === 'step' && step !== null) this.#whenWorking(() => desk.seek(step));
    if (name === 'numbers') desk.changeDisplay({ numbers: numbers ?? 'all' });
    if (name === 'arrows') desk.changeDisplay({ arrows: arrows ?? true });
    desk.dress();
  }

  /** Plays, from the beginning where it stands at the end; to the result at once where no motion is wanted. */
  play() {
    this.#whenWorking((desk) => desk.play());
  }

  pause() {
    this.#whenWorking((desk) => desk.pause());
  }

  /** @param {number} step the nearest that there is counts */
  seek(step) {
    const target = Number(step);
    if (Number.isNaN(target)) return this.#complain('seek()', String(step));
    this.#whenWorking((desk) => desk.seek(Math.round(Math.min(Math.max(target, 0), 2 ** 31 - 1))));
  }

  /** Null until it works. @returns {import('../state/report.js').PublicState | null} */
  getState() {
    return this.#phase === 'works' ? (this.#desk?.report() ?? null) : null;
  }

  /** What a link of the text tells it, as `t=12&hi=3,4`. @param {string} instruction */
  drive(instruction) {
    const { step, cells, doesPlay, doesPause, others } = readInstruction(instruction);
    const places = cells === undefined ? undefined : readCells(cells);
    if (cells !== undefined && places === undefined) this.#complain('hi', cells);
    const isStep = step !== undefined && /^\d{1,9}$/.test(step);
    if (step !== undefined && !isStep) this.#complain('t', step);
    this.#whenWorking((desk) => {
      if (doesPause || isStep) desk.pause();
      if (others.size > 0) {
        const { src } = desk.report();
        const bare = withPairs(src, new Map([['t', '0']])).replace(/&?t=0$/, '');
        const link = withPairs(bare, others);
        if (!desk.open(null, { src: link, step: isStep ? Number(step) : null })) return;
      } else if (isStep) desk.seek(Number(step));
      if (places !== undefined) desk.highlight(places);
      if (doesPlay) desk.play();
    });
  }

  /** Of links, events and messages. */
  get version() {
    return 1;
  }

  get src() {
    return this.#wish('src');
  }
  set src(value) {
    this.setAttribute('src', String(value));
  }

  /** The step in hand; before there is one, the one that it will open on. */
  get step() {
    return this.#phase === 'works' && this.#desk !== null ? this.#desk.step : this.#wish('step');
  }
  set step(value) {
    this.#put('step', value);
  }

  get controls() {
    return this.#wish('controls') === true;
  }
  set controls(value) {
    this.toggleAttribute('controls', Boolean(value));
  }

  get edit() {
    return this.#wish('edit') === true;
  }
  set edit(value) {
    this.toggleAttribute('edit', Boolean(value));
  }

  get quiz() {
    return this.#wish('quiz') === true;
  }
  set quiz(value) {
    this.toggleAttribute('quiz', Boolean(value));
  }

  /** `a-b`, or '' */
  get loop() {
    const loop = this.#wish('loop');
    return loop === null ? '' : `${loop.first}-${loop.last}`;
  }
  set loop(value) {
    this.#put('loop', value);
  }

  get theme() {
    return this.#wish('theme') ?? 'auto';
  }
  set theme(value) {
    this.#put('theme', value);
  }

  get numbers() {
    return this.#wish('numbers') ?? 'all';
  }
  set numbers(value) {
    this.#put('numbers', value);
  }

  get arrows() {
    return this.#wish('arrows') ?? true;
  }
  set arrows(value) {
    this.#put('arrows', typeof value === 'boolean' ? String(Number(value)) : value);
  }

  /** `3,4.5,6`, or '' */
  get hi() {
    return (this.#wish('hi') ?? []).map(({ x, y }) => `${x},${y}`).join('.');
  }
  set hi(value) {
    this.#put('hi', value);
  }

  get speed() {
    return this.#wish('speed');
  }
  set speed(value) {
    this.#put('speed', value);
  }

  get page() {
    return this.#pageAddress();
  }
  set page(value) {
    this.#put('page', value);
  }

  /** @param {keyof Wishes} name @param {unknown} value null or '' takes it away */
  #put(name, value) {
    if (value === null || value === undefined || value === '') this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }

  /** A property that was set before there was this class hides the one of the class. @param {string} name */
  #upgrade(name) {
    if (!Object.prototype.hasOwnProperty.call(this, name)) return;
    const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
    const value = own[name];
    delete own[name];
    own[name] = value;
  }

  /**
   * @template {keyof Wishes} Name
   * @param {Name} name
   * @returns {Wishes[Name]}
   */
  #wish(name) {
    const text = this.getAttribute(name);
    const { value, isOdd } = readAttribute(name, text);
    if (isOdd && !this.#odd.has(name)) {
      this.#odd.add(name);
      this.#complain(name, text ?? '');
    }
    return value;
  }

  /** @returns {Wishes} */
  #wishes() {
    const wishes = Object.fromEntries(NAMES.map((name) => [name, this.#wish(name)]));
    return /** @type {Wishes} */ (/** @type {unknown} */ (wishes));
  }

  /** @param {string} name @param {string} value */
  #complain(name, value) {
    const shown = value.length > 80 ? `${value.slice(0, 80)}…` : value;
    console.warn(`astar-figure: ${name}="${shown}" is not understood; the default counts.`);
  }

  /** @param {(desk: FigureDesk) => void} task */
  #whenWorking(task) {
    if (this.#phase === 'works' && this.#desk !== null) return task(this.#desk);
    if (this.#phase === 'failed') return;
    this.#tasks.push(task);
    if (this.#isOnPage) this.#open();
  }

  async #open() {
    if (this.#phase !== 'waiting') return;
    this.#phase = 'opening';
    const { signal } = this.#stay;
    let engine;
    try {
      engine = await openFigureEngine();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return this.#fail(FAILURES[error.reason.code === 'page.no_webassembly' ? 'no_webassembly' : 'not_loaded']);
    }
    if (signal.aborted) return engine.dispose();
    const desk = new FigureDesk({
      engine,
      parts: this.#parts,
      wishes: () => this.#wishes(),
      surroundings: {
        language: () => languageAround(this),
        isDark: () => isDarkAround(this),
        isStill,
        page: () => this.#pageAddress(),
      },
      tell: (type, detail) => this.#tell(type, detail),
    });
    this.#desk = desk;
    this.#reopen();
  }

  #reopen() {
    const desk = this.#desk;
    if (desk === null) {
      // It may work with another link.
      if (this.#phase === 'failed' && this.#isOnPage) this.#phase = 'waiting';
      return void this.#open();
    }
    this.#parts.message.hidden = true;
    const kept = this.#kept;
    this.#kept = null;
    if (kept === null) desk.open(this.#ownMap());
    else desk.open(null, kept);
    if (desk.hasBoard || desk.refusal === null) return;
    const notice = desk.refusal;
    /** @param {import('../i18n/translate.js').Language} language */
    const sentence = (language) => {
      const t = translator(language);
      return t('figure.failed', { reason: noticeSentence(notice, t) });
    };
    this.#fail({ en: sentence('en'), zh: sentence('zh') });
  }

  /** What the text has in its place stays, with a sentence. @param {Readonly<Record<'en' | 'zh', string>>} sentences */
  #fail(sentences) {
    this.#desk?.end();
    this.#desk = null;
    this.#phase = 'failed';
    this.#tasks = [];
    const { message, figure } = this.#parts;
    const language = this.#wish('lang') ?? languageAround(this);
    figure.dataset['theme'] = isDarkAround(this) ? 'dark' : 'light';
    message.lang = language === 'zh' ? 'zh-Hans' : 'en';
    message.hidden = false;
    message.textContent = sentences[language];
  }

  /** @param {'ready' | 'step' | 'finish' | 'edit'} type @param {object} detail */
  #tell(type, detail) {
    if (type === 'ready') {
      this.#phase = 'works';
      const tasks = this.#tasks;
      this.#tasks = [];
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
      for (const task of tasks) if (this.#desk !== null) task(this.#desk);
      return;
    }
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** A map in characters that stands in its place. */
  #ownMap() {
    const drawn = this.querySelector(':scope > pre, :scope > code') ?? (this.childElementCount === 0 ? this : null);
    const text = drawn?.textContent ?? '';
    return text.trim() === '' ? null : text;
  }

  #pageAddress() {
    const said = this.#wish('page');
    if (said !== null) return new URL(said, document.baseURI).href.replace(/#.*$/, '');
    const base = home === '' ? document.baseURI : home;
    return new URL(base.startsWith('file:') ? 'astrolabe.html' : 'index.html', base).href;
  }
}

