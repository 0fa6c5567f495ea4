// What a room of the page may use: passed to each room when it is connected. Rooms know this context, not each other.

/** @import { BoardView } from '../canvas/board-view.js' */
/** @import { Camera } from '../canvas/camera.js' */
/** @import { Engine } from '../engine/engine.js' */
/** @import { Appearance } from '../model/appearance.js' */
/** @import { AsWritten } from '../model/program-choices.js' */
/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */
/** @import { CodeLines } from '../model/code/code-lines.js' */
/** @import { TraceEvents } from '../session/trace-events.js' */
/** @import { Permalink } from '../session/permalink.js' */
/** @import { Playing } from '../session/loop.js' */
/** @import { Session } from '../session/session.js' */
/** @import { BreakpointPlayer } from '../session/breakpoint-player.js' */
/** @import { MotionSource } from '../export/motion.js' */
/** @import { PlaceName, Places } from '../ui/places.js' */
/** @import { Sheet } from '../ui/sheet.js' */

/**
 * @typedef {object} AppContext
 * @property {Store<State>} store
 * @property {Store<Appearance>} appearance
 * @property {AbortSignal} signal removes every listener of the page
 * @property {Engine} engine of the board on the page
 * @property {Engine} source the same, for readers only
 * @property {() => Engine} createEngine another engine, with its own board
 * @property {{ now: () => number, defer: (task: () => void) => void }} clock milliseconds; and a task for later
 * @property {Session} session changes board and settings and reruns the search
 * @property {TraceEvents} traceEvents where in the trace each kind of event happens
 * @property {BreakpointPlayer} breakpointPlayer stops playback at breakpoints
 * @property {CodeLines} codeLines which line of the code beside the board is current
 * @property {Playing} playing
 * @property {() => void} togglePlay
 * @property {Permalink} permalink the link of the state
 * @property {() => void} writeAddress
 * @property {AsWritten} asWritten
 * @property {BoardView} boardView
 * @property {Store<Camera>} camera which part of the board is visible
 * @property {(cell: number) => void} showCell makes it the active cell and scrolls it into view
 * @property {Sheet} sheet
 * @property {Places} places which of them is shown
 * @property {Map<PlaceName, MotionSource>} motions what can be saved of the places as an animation, by those that have
 *   something
 */

export {};
