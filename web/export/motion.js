// What a place can show as an animation: pictures at whole positions from 0 on. What the page shows stays as it is.
//
//   lab: a step of the search ─┐
//   race: a position ──────────┼─▶ Motion ──open()──▶ MotionPainter ──paint(5)──▶ a canvas ──▶ GIF, MP4, WebM
//   world: a tick ─────────────┘

/** @import { Translate } from '../i18n/translate.js' */
/** @typedef {{ width: number, height: number }} Size in pixels; even numbers, as video codecs want them */
/** @typedef {{ side: number, isDark: boolean, t: Translate }} Look the side of a cell in pixels, and the language */
/**
 * @typedef {object} MotionPainter
 * @property {Size} size
 * @property {(context: CanvasRenderingContext2D, position: number, breathe: () => Promise<boolean>) => Promise<boolean>} paint
 *   the whole picture; `breathe` lets other tasks run; false, as soon as it says so: it is no longer wanted
 * @property {() => void} dispose
 */
/**
 * @typedef {object} Motion
 * @property {'step' | 'position' | 'tick'} unit of the positions
 * @property {string} name of its map, '' for none
 * @property {readonly unknown[]} of each the same, compared with ===, as long as the pictures are
 * @property {number} length the position at which it ends unless another is chosen
 * @property {number} most the last position that can be chosen
 * @property {{ width: number, height: number }} board in cells, all that are drawn side by side
 * @property {number} changes cells that change their look from one position to the next, about
 * @property {boolean} isWritten with numbers in the cells
 * @property {(look: Look) => Size} size
 * @property {(look: Look, isWanted: () => boolean) => Promise<MotionPainter | null>} open null: no longer wanted.
 *   Rejects with an EngineError
 */

/**
 * @typedef {object} MotionSource
 * @property {() => Motion | null} motion as things are now; null: nothing to play yet
 * @property {(listener: () => void, signal: AbortSignal) => void} watch called whenever it may be another one
 */

/** The next even number. @param {number} pixels */
export const even = (pixels) => pixels + (pixels % 2);
