// A working figure: board, search and transport in a shadow root. Created when it comes near, ended when it
// leaves the page; knows its element only by what it receives.

import { Session } from '../session/session.js';
import { CodeLines } from '../model/code/code-lines.js';
import { TraceEvents } from '../session/trace-events.js';
import { Permalink } from '../session/permalink.js';
import { playingRound } from '../session/loop.js';
import { connectPlayer } from '../session/player.js';
import { connectPointer } from '../places/lab/board/pointer.js';
import { connectQuiz } from '../lenses/step/quiz/quiz-panel.js';
import { BreakpointPlayer } from '../session/breakpoint-player.js';
import { createDefer } from '../engine/jobs/search-runner.js';
import { LANGUAGES } from '../i18n/languages.js';
import { isDark } from '../model/appearance.js';
import { errorOf } from '../model/notice.js';
import { publicState } from '../model/report.js';
import { initialState } from '../model/state.js';
import { Store } from '../model/store.js';
import { connectControls } from './controls.js';
import { FigureEvents } from './events.js';
import { figureHighlights } from './figure-highlights.js';
import { connectFigureCode } from './code/figure-code.js';
import { connectKeys } from './keys.js';
import { openingOf } from './opening.js';
import { createPicture } from './picture.js';
import { giveRoom, hasTransport } from './room.js';
import { verdictOf } from './verdict.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { Engine } from '../engine/engine.js' */
/** @import { Language } from '../i18n/languages.js' */
/** @import { Appearance } from '../model/appearance.js' */
/** @import { Display } from '../model/display.js' */
/** @import { Wishes } from './attributes.js' */
/** @import { EventName } from './events.js' */
/** @import { Parts } from './shadow.js' */

const defer = createDefer();
const now = () => performance.now();

export class FigureApp {
  #engine;
  #store = new Store(initialState());
  #appearance;
  #session;
  #events;
  #picture;
  #permalink;
  #parts;
  #wishes;
  #surroundings;
  #playing;
  #quiz;
  #code;
  #highlights;
  /** The last speed set by the attributes; readers may choose another. @type {number | null} */
  #askedSpeed = null;
  /** When printing, colours are those for paper. */
  #isPrinting = false;
  /** Until then nothing is deferred. */
  #hurriesUntil = -Infinity;
  #end = new AbortController();
  #aim = () => {};
  /** The address of the corner link. @type {string | null} */
  #page = null;

  /**
   * @param {object} given
   * @param {Engine} given.engine its own, which it will dispose of
   * @param {Parts} given.parts
   * @param {() => Wishes} given.wishes
   * @param {{ language: () => Language, isDark: () => boolean, page: () => string | null }} given.surroundings page: null: unknown
   * @param {(type: EventName, detail: object) => void} given.announce
   */
  constructor({ engine, parts, wishes, surroundings, announce }) {
    this.#engine = engine;
    this.#parts = parts;
    this.#wishes = wishes;
    this.#surroundings = surroundings;
    this.#events = new FigureEvents({
      works: () => parts.frame.classList.add('works'),
      announce: (type) => announce(type, this.report()),
    });
    const { signal } = this.#end;
    const store = this.#store;
    this.#appearance = new Store(
      /** @type {Appearance} */ ({
        ...{ theme: 'system', language: surroundings.language(), hasCommonWords: true, isSystemDark: false },
      }),
    );
    const appearance = this.#appearance;
    /** @param {() => void} task */
    const inTurn = (task) => (now() < this.#hurriesUntil ? task() : defer(task));
    const clock = { now, defer: inTurn };
    const session = new Session(engine, store, clock);
    this.#session = session;
    this.#permalink = new Permalink({ engine, store, appearance, session, clock, signal });
    const traceEvents = new TraceEvents(engine, store, clock);
    const codeLines = new CodeLines();
    const shared = { store, appearance, signal, session, parts, source: engine, traceEvents, codeLines };
    const breakpointPlayer = new BreakpointPlayer(shared);
    this.#playing = playingRound({ ...shared, breakpointPlayer, loop: () => this.#wished('loop') });
    connectPlayer(store, session, this.#playing, signal);
    this.#picture = createPicture({ ...shared, checked: () => codeLines.state.checked });
    const { boardView, show } = this.#picture;
    const { host } = parts;
    const mayEdit = () => this.#mayEdit;
    const isAsking = () => this.isAsking;
    const scene = { ...shared, togglePlay: () => this.togglePlay(), mayEdit, isAsking };
    connectPointer(host, { store, session, boardView, whyCard: { show: () => {} }, mayEdit }, signal);
    this.#quiz = connectQuiz({ ...scene, engine, isAsked: isAsking });
    this.#highlights = figureHighlights(store, () => this.#wishes().hi ?? this.#permalink.view.state.cells ?? []);
    this.#code = connectFigureCode({ ...shared, wished: () => this.#wished('code') });
    codeLines.watch(({ checked }) => checked, show, signal);
    connectKeys(scene);
    this.#aim = connectControls({ ...scene, pageLink: () => this.#pageLink() });
    for (const name of ['focus', 'blur']) host.addEventListener(name, show, { signal });
    appearance.subscribe(show, signal);
    store.subscribe((state, previous) => {
      show();
      if (this.hasBoard) this.#code.render();
      this.#events.follow(state, previous);
    }, signal);
  }

  /**
   * Opens a link, or a map, or both.
   * @param {string | null} ownMap in characters, from the text
   * @param {Partial<Wishes>} [instead] instead of the attributes' values
   * @returns {boolean} whether there is a new board
   */
  open(ownMap = null, instead = {}) {
    const opening = openingOf({ ...this.#wishes(), ...instead }, ownMap, this.#engine);
    const isOpen = this.#events.whileOpening(() =>
      opening.reason === null ? this.#permalink.open(opening) : this.#refuse(opening),
    );
    if (isOpen) {
      this.#askedSpeed = null;
      this.#highlights.speak(null);
      this.#code.speak(null);
      const { width, height } = this.#store.state.board;
      giveRoom(this.#parts.stage, { width, height }, this.#store.state.settings.board);
    }
    this.dress();
    return isOpen;
  }

  /** @param {{ reason: Reason, isOwnMap?: boolean }} opening */
  #refuse({ reason, isOwnMap = false }) {
    if (isOwnMap) this.#session.say(errorOf(reason, { key: 'figure.map_not_shown' }));
    else this.#session.refuseLink(reason);
    return false;
  }

  /** The last refusal; null: none. */
  get error() {
    const { notice } = this.#store.state;
    return notice.isError ? notice : null;
  }

  get hasBoard() {
    return this.#store.state.board.revision > 0;
  }

  /** Attributes, the link or the surroundings have changed. */
  dress() {
    const wishes = this.#wishes();
    const { view } = this.#permalink;
    const theme = this.#isPrinting ? 'light' : (wishes.theme ?? view.state.theme ?? 'auto');
    const language = wishes.lang ?? view.state.language ?? this.#surroundings.language();
    const chosen = { theme: theme === 'auto' ? /** @type {const} */ ('system') : theme, language };
    this.#appearance.update((state) => ({ ...state, ...chosen, isSystemDark: this.#surroundings.isDark() }));
    const { figure, transport, console } = this.#parts;
    figure.dataset['theme'] = isDark(this.#appearance.state) ? 'dark' : 'light';
    figure.lang = LANGUAGES[language].tag;
    figure.classList.toggle('may-edit', this.#mayEdit);
    figure.classList.toggle('asks', this.isAsking);
    const canPlay = wishes.controls ?? hasTransport(view.state);
    transport.hidden = !canPlay;
    console.classList.toggle('has-transport', canPlay);
    if (wishes.speed !== null && wishes.speed !== this.#askedSpeed) this.setSpeed(wishes.speed);
    this.#askedSpeed = wishes.speed;
    const page = this.#surroundings.page();
    if (page !== this.#page) this.#aim();
    this.#page = page;
    this.#highlights.show();
    this.#quiz.render();
    this.#code.dress();
    this.#picture.dress();
  }

  /** @param {Partial<Display>} display */
  changeDisplay(display) {
    this.#session.changeDisplay(display);
  }

  get isAsking() {
    return this.#wished('quiz') === true;
  }

  get playback() {
    return this.#store.state.playback;
  }

  /** This once, overriding the attributes. @param {readonly { x: number, y: number }[]} cells */
  highlight(cells) {
    this.#permalink.view.update((view) => ({ ...view, cells: cells.length === 0 ? null : cells }));
    this.#highlights.speak(cells);
    this.#highlights.show();
  }

  /** The attribute names other cells than before. */
  forgetHighlight() {
    this.#highlights.speak(null);
  }

  /** This once, overriding the attributes; null: as they say. @param {Wishes['code']} language */
  showCode(language) {
    this.#code.speak(language);
    this.dress();
  }

  /** @param {number} speed steps a second */
  setSpeed(speed) {
    this.#session.setSpeed(speed);
  }

  togglePlay() {
    if (this.playback.isPlaying) this.pause();
    else this.play();
  }

  play() {
    this.#playing.play();
  }

  pause() {
    this.#session.pause();
  }

  /** @param {number} step */
  seek(step) {
    this.#session.jump(step);
  }

  /** The complete state in plain values. */
  report() {
    return publicState(this.#store.state, this.#quiz.score, `#${this.#permalink.write().text}`);
  }

  /** How long a shortest path is beside the one found; null while it searches, and for a large board. */
  verdict() {
    return verdictOf(this.#engine, this.#store.state);
  }

  /**
   * Searches whatever is opened synchronously, for printing.
   * @param {number} until by performance.now(); a longer search continues as usual
   */
  hurry(until) {
    this.#hurriesUntil = until;
  }

  /** Browsers lay a page out for printing after this, with what is drawn by then. @param {boolean} is */
  print(is) {
    if (!this.hasBoard) return;
    this.#isPrinting = is;
    this.dress();
    this.#picture.drawForPaper();
  }

  end() {
    this.#session.cancelSearch();
    this.#end.abort();
    this.#parts.frame.classList.remove('works');
    this.#engine.dispose();
  }

  get #mayEdit() {
    return (this.#wishes().edit ?? this.#permalink.view.state.canEdit ?? false) && !this.isAsking;
  }

  /**
   * @template {'quiz' | 'loop' | 'code'} Name
   * @param {Name} name
   */
  #wished(name) {
    return /** @type {Wishes[Name]} */ (this.#wishes()[name] ?? this.#permalink.view.state[name]);
  }

  /** The page with the same state; null: its address is unknown. */
  #pageLink() {
    const page = this.#surroundings.page();
    if (page === null) return null;
    const { language } = this.#appearance.state;
    const { theme, cells } = this.#permalink.view.state;
    return `${page}#${this.#permalink.write({ theme, language, cells }).text}`;
  }
}
