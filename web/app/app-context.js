// What a room of the page may use: handed to each when it is connected. Rooms know this, and not each other.

/**
 * @typedef {object} AppContext
 * @property {import('../model/store.js').Store<import('../model/state.js').State>} store
 * @property {import('../model/store.js').Store<import('../model/appearance.js').Appearance>} appearance
 * @property {AbortSignal} signal ends every listener of the page
 * @property {import('../engine/engine.js').Engine} engine of the board on the page
 * @property {import('../engine/engine.js').Engine} source the same, for those who only read
 * @property {() => import('../engine/engine.js').Engine} createEngine one more, with a board of its own
 * @property {{ now: () => number, defer: (task: () => void) => void }} clock milliseconds; and a task for later
 * @property {import('../session/session.js').Session} session changes board and settings, and has the search follow
 * @property {import('../session/happenings.js').Happenings} happenings where in the trace something happens
 * @property {import('../session/stops.js').Stops} stops where playing stops
 * @property {import('../session/loop.js').Playing} playing
 * @property {() => void} togglePlay
 * @property {import('../session/link-desk.js').LinkDesk} desk the link of the state
 * @property {() => void} writeAddress
 * @property {import('../model/program-choices.js').AsWritten} asWritten
 * @property {import('../canvas/board-view.js').BoardView} boardView
 * @property {(cell: number) => void} showCell makes it the active one, in sight
 * @property {import('../ui/sheet.js').Sheet} sheet
 */

export {};
