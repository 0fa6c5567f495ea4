// What the pointer does on the board: the tool, the size of its brush, the ground it lays, and the
// shape being drawn. Pure.

import { MOST_ADDED, addedBy, addingBrush, factorOf, kindOf, wallOf } from '../../engine/grounds.js';
import { MAX_FACTOR } from '../../engine/options.js';

/** @import { Shape } from './shapes.js' */
/** @typedef {'draw' | 'line' | 'rectangle' | 'fill' | 'pick' | 'inspect'} Tool */
/**
 * @typedef {object} Tools
 * @property {Tool} tool
 * @property {boolean} isOutline rectangles are drawn as their outlines
 * @property {number} brush one of BRUSHES
 * @property {number} ground of the brush as engine/grounds.js has it: 0 lays walls; or a danger to add to the ground
 * @property {Shape & { ground: number } | null} preview what releasing the pointer would draw
 */

/** @type {readonly Tool[]} */
export const TOOLS = ['draw', 'line', 'rectangle', 'fill', 'pick', 'inspect'];
export const BRUSHES = Object.freeze([1, 2, 3, 5]);
/** Named kinds of ground, and their numbers. */
export const GROUNDS = Object.freeze({
  ...{ wall: 0, water: wallOf('water'), fire: wallOf('fire'), monster: wallOf('monster') },
  ...{ road: 1, forest: 2, hill: 3, swamp: 5 },
});
/** The default danger: three straight steps. */
export const USUAL_DANGER = 30;

/** @type {Readonly<Tools>} */
export const FIRST_TOOLS = Object.freeze({
  tool: 'draw',
  isOutline: false,
  brush: 1,
  ground: GROUNDS.wall,
  preview: null,
});

/**
 * Choosing the rectangle a second time selects its outline, a third time filled again.
 * @param {Tools} tools
 * @param {Tool} tool
 * @returns {Tools}
 */
export function withTool(tools, tool) {
  const isAgain = tool === 'rectangle' && tools.tool === tool;
  return { ...tools, tool, isOutline: isAgain ? !tools.isOutline : tools.isOutline };
}

/** Filled rectangles, fills and picks ignore the size of the brush. @param {Tools} tools */
export function usesBrush({ tool, isOutline }) {
  return tool === 'draw' || tool === 'line' || (tool === 'rectangle' && isOutline);
}

/** @param {Tools} tools @param {number} brush @returns {Tools} */
export function withBrush(tools, brush) {
  return BRUSHES.includes(brush) ? { ...tools, brush } : tools;
}

/** @param {Tools} tools @param {number} ground @returns {Tools} */
export function withGround(tools, ground) {
  const isGround = Number.isInteger(ground) && (factorOf(ground) > 0 || kindOf(ground) !== null);
  const isKnown = addedBy(ground) === null ? isGround && ground >= 0 : (addedBy(ground) ?? 0) <= MOST_ADDED;
  return isKnown ? { ...tools, ground } : tools;
}

/** @param {Tools} tools @param {Tools['preview']} preview @returns {Tools} */
export function withPreview(tools, preview) {
  return tools.preview === preview ? tools : { ...tools, preview };
}

/** @param {string} text a factor of passable ground @returns {number | null} */
export function parseFactor(text) {
  const factor = Number(text);
  return text.trim() !== '' && isFactor(factor) && factor > 0 ? factor : null;
}

/** @param {string} text the cost that danger adds, in tenths of a straight step @returns {number | null} the brush */
export function parseDanger(text) {
  const added = Number(text);
  const isKnown = text.trim() !== '' && Number.isInteger(added) && added >= 1 && added <= MOST_ADDED;
  return isKnown ? addingBrush(added) : null;
}

/** The name of a ground, or null. @param {number} ground @returns {string | null} */
export function groundName(ground) {
  return Object.entries(GROUNDS).find(([, own]) => own === ground)?.[0] ?? null;
}

/** @param {number} factor */
function isFactor(factor) {
  return Number.isInteger(factor) && factor >= 0 && factor <= MAX_FACTOR;
}
