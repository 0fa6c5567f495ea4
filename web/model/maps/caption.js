// The caption of a board that was opened by name: its source, what to observe, what to try. The
// words are in web/i18n/, under caption.ID_from, caption.ID_look and caption.ID_try. Pure.

/** @import { State } from '../state.js' */
/** @import { Preset } from './presets.js' */
/** @typedef {{ id: string, title: string }} Caption of which preset, and the key of its name */

/** The three sentences, in the order in which they are read. */
export const CAPTION_PARTS = Object.freeze(/** @type {const} */ (['from', 'look', 'try']));

/** @param {Pick<Preset, 'id' | 'title'>} preset @returns {string} the key of its name */
export const titleOf = ({ id, title = `preset.${id}` }) => title;

/** @param {State} state @param {Pick<Preset, 'id' | 'title'> | null} preset null: it was closed @returns {State} */
export function withCaption(state, preset) {
  return { ...state, caption: preset && { id: preset.id, title: titleOf(preset) } };
}

/** The visible caption: none on any board but its own. @param {State} state @returns {Caption | null} */
export function captionOf({ caption = null, board }) {
  return caption !== null && board.title?.key === caption.title ? caption : null;
}
