// What astrolabe.js adds to a page: the element, its events, and the messages of embed.html. For TypeScript:
//   /// <reference path="astrolabe.d.ts" />

export interface AstrolabePlace {
  /** Column, from 0. */
  x: number;
  /** Row, from 0. */
  y: number;
}

/** The content of events, messages and getState(): plain values. */
export interface AstrolabeState {
  /** Version of the link, event and message format. */
  version: 1;
  /** The current step, 0 to `steps`. */
  step: number;
  steps: number;
  /** Of the path, in the displayed unit; null: there is none. */
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
  /** A search is running: the numbers are those of the previous one. */
  isSearching: boolean;
  quiz: { asked: number; right: number };
  /** The link of the displayed state, with its #. */
  src: string;
}

/** What the referee says of the path. */
export interface AstrolabeVerdict {
  /** That of the referee, such as `optimal` or `suboptimal`. */
  ruling: string;
  /** Cost of a shortest path, in the displayed unit; null: there is no path, or it is not known. */
  optimum: number | null;
}

/**
 * ready: it is shown; sent again for each further link or algorithm opened. step: another step. finish: that was
 * the last. edit: a reader has changed the map or an end, and this is the new answer.
 */
export type AstrolabeEventName = 'ready' | 'step' | 'finish' | 'edit';

/** They bubble, also out of shadow roots. */
export type AstrolabeEvent = CustomEvent<AstrolabeState>;

/** `<astar-figure>`. Each property but `step` reflects its attribute; an invalid attribute counts as absent. */
export interface AstarFigureElement extends HTMLElement {
  /** A link, or its part after the #. */
  src: string;
  controls: boolean;
  edit: boolean;
  quiz: boolean;
  /**
   * The map in one line, its rows separated by `/`, as `S..#/...G`; or true: the text inside is the map, whatever its
   * form. Either counts whatever map the link has.
   */
  map: boolean | string;
  /** The current step. */
  step: number | null;
  /** `a-b`: playback loops from step a to step b. */
  loop: string;
  theme: 'light' | 'dark' | 'auto';
  numbers: 'all' | 'path' | 'none';
  arrows: boolean;
  /** Highlighted cells: `3,4.5,6`. */
  hi: string;
  /** Code beside the board. */
  code: 'pseudo' | 'python' | 'cpp' | 'js' | '';
  /** Steps a second; null: as suits the search. */
  speed: number | null;
  /** The address of its corner link; '': none. */
  page: string;
  readonly version: 1;
  /** Plays as soon as it is visible. */
  play(): void;
  pause(): void;
  /** Goes to the nearest existing step. */
  seek(step: number): void;
  /** Null until it works. */
  getState(): AstrolabeState | null;
  /** Null until it works, while it searches, and for a board of more than 65,536 cells. */
  getVerdict(): AstrolabeVerdict | null;
  /** Executes the instruction of a link in the text: `t=12&hi=3,4`, `play`, `a=dijkstra`. */
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
 * To the window of embed.html. `id` is returned with the answers: the `state`, the `ready` after `set`, and
 * `refused`. They are executed in order. `seek`, `play` and `pause` are reported by `step` and `finish`, without it.
 */
export type AstrolabeRequest = { astrolabe: 1; id?: number | string } & (
  { type: 'set'; src: string } | { type: 'seek'; step: number } | { type: 'play' | 'pause' | 'getState' }
);

/** From embed.html to the page around it. */
export type AstrolabeMessage = { astrolabe: 1; id?: number | string } & (
  | ({ type: AstrolabeEventName | 'state' } & AstrolabeState)
  /** CSS pixels: the suitable height of the frame at its width. */
  | { type: 'resize'; width: number; height: number }
  /**
   * A code: `message.version`, `message.type`, `message.step`, `message.src`, `message.superseded` (a later `set` came
   * before its turn), `message.too_many` (a hundred are waiting already), or why a link was not opened.
   */
  | { type: 'refused'; reason: string }
);

declare global {
  interface HTMLElementTagNameMap {
    'astar-figure': AstarFigureElement;
  }
  interface Window {
    readonly Astrolabe?: {
      /** Version of the package. */
      readonly version: string;
      /** Version of the link, event and message format. */
      readonly links: 1;
      readonly Figure: new () => AstarFigureElement;
    };
  }
}
