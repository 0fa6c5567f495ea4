// What stands beside the board of the world: each panel is connected to the scene, and shown when it is another.

/** @typedef {import('../../world-space.js').WorldScene} WorldScene */
/** @typedef {import('../../world-space.js').WorldShow} WorldShow */

/** @type {readonly ((scene: WorldScene) => WorldShow)[]} */
const PANELS = Object.freeze([]);

/** @param {WorldScene} scene @returns {WorldShow} */
export function connectWorldPanels(scene) {
  const shows = PANELS.map((connect) => connect(scene));
  return (state, t) => {
    for (const show of shows) show(state, t);
  };
}
