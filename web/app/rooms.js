// The rooms of the page that are fetched separately, one per line, in the order in which those that are fetched unasked
// are connected. A room is a folder of places/, lenses/ or dialogs/ whose index.js lists its parts; to add one, add
// a folder and a line here, or in page-rooms.js.

import { hasTwoHalves, searchedWith } from '../model/algorithms.js';
import { PAGE_ROOMS } from './page-rooms.js';

/** @import { Words } from '../i18n/translate.js' */
/** @import { Link } from '../link/link.js' */
/** @import { State } from '../model/state.js' */
/** @import { LensName } from '../ui/lens-tabs.js' */
/** @import { AppContext } from './app-context.js' */
/**
 * What the index.js of a room exports.
 * @typedef {object} RoomCode
 * @property {(context: AppContext, prepared: never) => unknown} connect starts it; may return what others call it by
 * @property {() => Promise<unknown>} [prepare] what connect() needs to be loaded first
 * @property {Words} [words] in each language
 * @property {string} [style] CSS
 * @property {string} [panel] HTML; it takes the place of <… data-room="NAME">
 */
/**
 * @typedef {object} Room
 * @property {() => Promise<RoomCode>} fetch
 * @property {'at once' | 'idle' | 'asked'} when it is fetched: as soon as the page works; when the browser is
 *   idle; or only when it is asked for
 * @property {LensName} [lens] that needs it when shown
 * @property {readonly string[]} [in] selectors of the parts whose buttons fetch it when clicked
 * @property {(link: Link) => boolean} [isShownBy] the board of such a link must not be shown without it
 * @property {(state: State) => boolean} [isNeededIn]
 */

/** @param {Pick<State, 'display' | 'settings'>} state */
const hasField = ({ display: { shading }, settings }) =>
  ['g', 'h', 'f'].includes(shading) || hasTwoHalves(settings) || searchedWith(settings) === 'flow';

/** @satisfies {Readonly<Record<string, Room>>} */
export const ROOMS = {
  cell: { fetch: () => import('../lenses/cell/why/index.js'), when: 'at once', lens: 'cell' },
  referee: {
    fetch: () => import('../lenses/proof/referee/index.js'),
    when: 'at once',
    lens: 'proof',
    in: ['#referee-section'],
    isShownBy: ({ display }) => display.xray,
  },
  islands: { fetch: () => import('../lenses/proof/islands/index.js'), when: 'at once' },
  needs: { fetch: () => import('../places/lab/needs/index.js'), when: 'at once' },
  'other-algorithms': { fetch: () => import('../places/lab/other-algorithms/index.js'), when: 'at once' },
  coordinates: { fetch: () => import('../places/lab/coordinates/index.js'), when: 'at once' },
  fields: {
    fetch: () => import('../places/lab/fields/index.js'),
    when: 'asked',
    isShownBy: hasField,
    isNeededIn: hasField,
  },
  ground: { fetch: () => import('../places/lab/ground/index.js'), when: 'idle', in: ['#ground'] },
  'board-kind': {
    fetch: () => import('../places/lab/board-kind/index.js'),
    when: 'at once',
    isShownBy: ({ settings }) => settings.board === 'hex',
    isNeededIn: ({ settings }) => settings.board === 'hex',
  },
  narration: { fetch: () => import('../lenses/step/narration/index.js'), when: 'at once', lens: 'step' },
  'step-code': {
    fetch: () => import('../lenses/step/code/index.js'),
    when: 'idle',
    isShownBy: ({ view }) => view.code !== null,
    // Playing must stop there.
    isNeededIn: ({ breakpoints }) => breakpoints.some(({ kind }) => kind === 'line'),
  },
  breakpoints: {
    fetch: () => import('../lenses/lists/breakpoints/index.js'),
    when: 'idle',
    lens: 'lists',
    isShownBy: ({ breakpoints }) => breakpoints.length > 0,
  },
  'step-log': { fetch: () => import('../lenses/lists/log/index.js'), when: 'idle', lens: 'lists' },
  path: { fetch: () => import('../lenses/lists/path/index.js'), when: 'idle', lens: 'lists' },
  motion: { fetch: () => import('../places/lab/motion/index.js'), when: 'idle' },
  'linked-view': { fetch: () => import('./linked-view/index.js'), when: 'asked' },
  ...PAGE_ROOMS,
};

/** @typedef {keyof typeof ROOMS} RoomName */
/** @template {RoomName} Name @typedef {Awaited<ReturnType<Awaited<ReturnType<(typeof ROOMS)[Name]['fetch']>>['connect']>>} Doors what others call the room by */
