// The figures of the page, as their element offers them. The element may be defined later than this script runs.

/** @import { AstarFigureElement, AstrolabeState } from '../../figure/astrolabe.d.ts' */

/** @param {ParentNode} root @returns {AstarFigureElement[]} */
export const figuresIn = (root) => /** @type {AstarFigureElement[]} */ ([...root.querySelectorAll('astar-figure')]);

/** @param {readonly string[]} ids @returns {AstarFigureElement[]} */
export const figuresNamed = (ids) =>
  ids.flatMap((id) => {
    const figure = document.getElementById(id);
    return figure === null ? [] : [/** @type {AstarFigureElement} */ (figure)];
  });

/** Whether it works yet; before that it is a picture. @param {AstarFigureElement} figure */
export const isWorking = (figure) => (figure.getState?.() ?? null) !== null;

/** @param {AstarFigureElement} figure @param {() => void} task as soon as it works */
export async function whenWorking(figure, task) {
  await customElements.whenDefined('astar-figure');
  if (!isWorking(figure)) figure.addEventListener('ready', task, { once: true });
  else task();
}

/** @param {Event} event @returns {AstrolabeState | null} */
export const stateOf = (event) => (event instanceof CustomEvent ? event.detail : null);

/** @param {string} name @returns {string} a word of the page's language */
export const word = (name) => document.querySelector('main')?.getAttribute(`data-word-${name}`) ?? '';
