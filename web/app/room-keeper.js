// Fetches rooms when they are wanted, adds their words, styles and panels, and connects them.

import { addWords, translator } from '../i18n/translate.js';
import { isTextbookRun } from '../model/algorithms.js';
import { fragmentOf } from '../ui/fragment.js';
import { query } from '../ui/query.js';
import { translatePage } from '../ui/translate-page.js';
import { FetchedPart } from './fetched-part.js';
import { ROOMS } from './rooms.js';

/** @import { Reading } from '../link/link-text.js' */
/** @import { LensName } from '../ui/lens-tabs.js' */
/** @import { AppContext } from './app-context.js' */
/** @import { Doors, Room, RoomCode, RoomName } from './rooms.js' */
/** @typedef {Pick<RoomCode, 'words' | 'style'>} Equipment */

/** @type {ReadonlyMap<RoomName, Room>} */
const rooms = new Map(/** @type {[RoomName, Room][]} */ (Object.entries(ROOMS)));

/** What several rooms need. */
const fetchCommon = () => import('./common/index.js');

/** @type {WeakSet<Equipment>} */
const equipped = new WeakSet();

/** Once. @param {Equipment} code */
function equip(code) {
  if (equipped.has(code)) return;
  equipped.add(code);
  if (code.words !== undefined) addWords(code.words);
  if (code.style === undefined) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(code.style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** For example the words of refusals. Rejects where they cannot be fetched. @param {AppContext['appearance']} appearance */
export async function fetchCommonRoom(appearance) {
  equip(await fetchCommon());
  if (!appearance.state.hasCommonWords) appearance.update((state) => ({ ...state, hasCommonWords: true }));
}

/**
 * Fetches what a link shows, so that it is there when the board is: rooms, and the words needed by them, a refusal or
 * the answer of another algorithm. What cannot be fetched is requested once more when it is connected.
 * @param {Reading} reading
 * @param {AppContext['appearance']} appearance
 */
export async function fetchShown({ link, reason }, appearance) {
  const shown = link === null ? [] : [...rooms.values()].filter(({ isShownBy }) => isShownBy?.(link));
  const needsWords = reason !== null || shown.length > 0 || (link !== null && !isTextbookRun(link.settings));
  await Promise.allSettled([...shown.map(({ fetch }) => fetch()), needsWords && fetchCommonRoom(appearance)]);
}

/** Keeps the focused part of the rail in view when something is inserted above it. @param {() => void} change */
function inPlace(change) {
  const at = document.activeElement;
  const top = () => at?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  const moved = top() - before;
  // Whichever of the two is scrolled at this window size.
  for (const scroller of ['#beside', '#rail']) at?.closest(scroller)?.scrollBy(0, moved);
}

export class RoomKeeper {
  #context;
  /** @type {Map<RoomName, FetchedPart>} */
  #parts = new Map();
  /** What rooms returned when they were connected. @type {Map<RoomName, unknown>} */
  #doors = new Map();
  /** @type {Set<LensName>} */
  #comingLenses = new Set();
  #complain;

  /** @param {AppContext} context @param {() => void} complain called if something that is waited for could not be fetched */
  constructor(context, complain) {
    this.#context = context;
    this.#complain = complain;
    for (const [name, room] of rooms) {
      const part = new FetchedPart({ fetch: () => this.#fetch(name, room), complain });
      this.#parts.set(name, part);
      for (const selector of room.in ?? []) {
        const element = document.querySelector(selector);
        if (!(element instanceof HTMLElement)) throw new Error(`the page has no ${selector}`);
        part.isNeededBy(element);
      }
    }
    const { store, signal } = context;
    const follow = () => {
      for (const [name, { isNeededIn }] of rooms) if (isNeededIn?.(store.state)) this.#part(name).need();
    };
    store.watch(({ settings }) => settings, follow, signal);
    store.watch(({ display }) => display, follow, signal);
    follow();
  }

  /**
   * Fetches it for a user who waits.
   * @template {RoomName} Name
   * @param {Name} name
   * @returns {Promise<Doors<Name> | null>} null if it could not be fetched, which was reported, or is not in this file
   */
  async need(name) {
    // A figure in a file has no button that leads there, but keys.
    if (!rooms.has(name)) return null;
    const part = this.#part(name);
    await part.need();
    return part.isHere ? this.doorsOf(name) : null;
  }

  /** @template {RoomName} Name @param {Name} name @returns {Doors<Name> | null} null until it has been loaded */
  doorsOf(name) {
    return /** @type {Doors<Name> | null} */ (this.#doors.get(name) ?? null);
  }

  /** Fetches what an opened lens shows; a missing part is reported once. @param {LensName} lens */
  async needLens(lens) {
    const parts = [...rooms].filter(([, room]) => room.lens === lens).map(([name]) => this.#part(name));
    if (this.#comingLenses.has(lens) || parts.every(({ isHere }) => isHere)) return;
    const panel = query(`[data-lens-panel="${lens}"]`, HTMLElement);
    this.#comingLenses.add(lens);
    panel.setAttribute('aria-busy', 'true');
    const ends = await Promise.allSettled(parts.map((part) => part.bring()));
    panel.removeAttribute('aria-busy');
    this.#comingLenses.delete(lens);
    if (parts.some(({ isHere }) => !isHere)) this.#complain();
    for (const [at, end] of ends.entries()) if (end.status === 'rejected' && parts[at]?.isHere) throw end.reason;
  }

  /** Those that are fetched unasked: the first ones now, the others when the browser is idle. */
  async bringUnasked() {
    const named = (/** @type {Room['when']} */ wanted) =>
      [...rooms].filter(([, { when }]) => when === wanted).map(([name]) => name);
    const atOnce = named('at once');
    // They are fetched in parallel and connected in their order.
    for (const name of atOnce)
      rooms
        .get(name)
        ?.fetch()
        .catch(() => undefined);
    for (const name of atOnce) await this.#bring(name);
    for (const name of named('idle')) {
      await isIdle();
      await this.#bring(name);
    }
  }

  /** A failure is not reported here, but when the visitor asks for the room. @param {RoomName} name */
  async #bring(name) {
    const part = this.#part(name);
    await part.bring().catch((error) => {
      if (part.isHere) throw error;
    });
  }

  /** @param {RoomName} name */
  #part(name) {
    return /** @type {FetchedPart} */ (this.#parts.get(name));
  }

  /** @param {RoomName} name @param {Room} room @returns {Promise<() => void>} connects it */
  async #fetch(name, { fetch }) {
    const { appearance } = this.#context;
    const [code] = await Promise.all([fetch(), fetchCommonRoom(appearance)]);
    const prepared = /** @type {never} */ (await code.prepare?.());
    return () =>
      inPlace(() => {
        equip(code);
        if (code.panel !== undefined) {
          document.querySelector(`[data-room="${name}"]`)?.replaceWith(fragmentOf(code.panel));
        }
        translatePage(document, translator(appearance.state.language));
        this.#doors.set(name, code.connect(this.#context, prepared));
      });
  }
}

/** @returns {Promise<unknown>} */
function isIdle() {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
