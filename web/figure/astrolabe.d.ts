// What astrolabe.js brings to a page: the element, its events, and the messages of embed.html. For TypeScript:
//   /// <reference path="astrolabe.d.ts" />

export interface AstrolabePlace {
  /** Column, from 0. */
  x: number;
  /** Row, from 0. */
  y: number;
}

/** What events carry, messages carry, and getState() gives: plain values. */
export interface AstrolabeState {
  /** Of links, events and messages. */
  version: 1;
  /** The step in hand, 0 to `steps`. */
  step: number;
  steps: number;
  /** Of the path, in the unit shown; null: there is none. */
  cost: number | null;
  /** By the whole search. */
  expanded: number;
  /** Cells open and closed after this step. */
  open: number;
  closed: number;
  /** Expanded in this step; null at step 0. */
  cell: AstrolabePlace | null;
  start: AstrolabePlace;
  goal: AstrolabePlace;
  width: number;
  height: number;
  isPlaying: boolean;
  isAtEnd: boolean;
  /** A search takes its time: the numbers are those of the one before. */
  isSearching: boolean;
  quiz: { asked: number; right: number };
  /** The link of what is shown, with its #. */
  src: string;
}

/**
 * ready: it is shown; told again of each other link or algorithm that is opened. step: another step. finish: that was
 * the last. edit: a reader has changed the map or an end, and this is the new answer.
 */
export type AstrolabeEventName = 'ready' | 'step' | 'finish' | 'edit';

/** They bubble, and out of shadow roots, too. */
export type AstrolabeEvent = CustomEvent<AstrolabeState>;

/** `<astar-figure>`. Each property but `step` is its attribute; one that is not understood counts as not there. */
export interface AstarFigureElement extends HTMLElement {
  /** A link, or what stands behind its #. */
  src: string;
  controls: boolean;
  edit: boolean;
  quiz: boolean;
  /** The text inside is the map, whatever it looks like and whatever map the link has. */
  map: boolean;
  /** The step in hand. */
  step: number | null;
  /** `a-b`: playing goes round from step a to step b. */
  loop: string;
  theme: 'light' | 'dark' | 'auto';
  numbers: 'all' | 'path' | 'none';
  arrows: boolean;
  /** Cells that are marked: `3,4.5,6`. */
  hi: string;
  /** Steps a second; null: what suits the search. */
  speed: number | null;
  /** Where its corner link leads; '': there is none. */
  page: string;
  readonly version: 1;
  /** As soon as it is in sight. */
  play(): void;
  pause(): void;
  /** To the nearest step there is. */
  seek(step: number): void;
  /** Null until it works. */
  getState(): AstrolabeState | null;
  /** What a link of the text tells it: `t=12&hi=3,4`, `play`, `a=dijkstra`. */
  drive(instruction: string): void;
  addEventListener(
    type: AstrolabeEventName,
    listener: (event: AstrolabeEvent) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/**
 * To the window of embed.html. `id` comes back with what answers: the `state`, the `ready` after `set`, and what is
 * `refused`. They are done one after the other. `seek`, `play` and `pause` are told of by `step` and `finish`, without it.
 */
export type AstrolabeRequest = { astrolabe: 1; id?: number | string } & (
  { type: 'set'; src: string } | { type: 'seek'; step: number } | { type: 'play' | 'pause' | 'getState' }
);

/** From embed.html to the page around it. */
export type AstrolabeMessage = { astrolabe: 1; id?: number | string } & (
  | ({ type: AstrolabeEventName | 'state' } & AstrolabeState)
  /** CSS pixels: the height that suits the frame at its width. */
  | { type: 'resize'; width: number; height: number }
  /**
   * A code: `message.version`, `message.type`, `message.step`, `message.src`, `message.superseded` (before its turn a
   * later `set` came), `message.too_many` (a hundred wait already), or why a link was not opened.
   */
  | { type: 'refused'; reason: string }
);

declare global {
  interface HTMLElementTagNameMap {
    'astar-figure': AstarFigureElement;
  }
  interface Window {
    readonly Astrolabe?: {
      /** Of the package. */
      readonly version: string;
      /** Of links, events and messages. */
      readonly links: 1;
      readonly Figure: new () => AstarFigureElement;
    };
  }
}
