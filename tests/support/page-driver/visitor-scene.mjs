// What a visitor could use right now: read from the page itself, so that controls added later are
// visited, too. Runs in the page; makes no random choices.

/** @import { Page } from '@playwright/test' */
/** @typedef {'lab' | 'race' | 'world' | 'graph' | 'share'} Place */
/**
 * A visible control, by a name that a later run finds again: the n-th of all that match.
 * @typedef {object} Control
 * @property {string} selector
 * @property {number} nth
 * @property {'button' | 'select' | 'check' | 'number' | 'range' | 'text' | 'summary'} kind
 * @property {readonly string[]} options values of a list that are not off
 * @property {readonly [number, number]} bounds of a number or a range
 */
/** @typedef {{ place: Place, controls: readonly Control[] }} Scene */

/** The dialogs that are places. */
export const DIALOGS = Object.freeze(
  /** @type {const} */ ({ share: '#share-dialog', race: '#race-space', world: '#world-space', graph: '#graph-space' }),
);
export const BOARDS = Object.freeze(
  /** @type {const} */ ({
    lab: '[data-testid="board"]',
    world: '[data-testid="world-board"]',
    graph: '[data-testid="graph-board"]',
  }),
);

/**
 * Not clicked at random: they write files or the clipboard, open the browser's own windows, leave the page,
 * or measure times for seconds. Each has a test of its own.
 */
const NOT_PRESSED = [
  '[data-testid="save"]',
  '[data-testid^="save-"]:not([data-testid="save-name"])',
  '[data-testid$="-save"]',
  '[data-testid$="-copy"]',
  '[data-testid="copy-png"]',
  '[data-testid="paste"]',
  '[data-testid="palette"]',
  '[data-testid="graph-link"]',
  '[data-testid="batch-run"]',
  '[data-testid="growth-run"]',
  '[data-testid="trials-run"]',
  '[data-testid="open-list-measure"]',
  '#printout-copy',
  '#printout-csv',
  '#routes-build',
  'input[type="file"]',
].join(', ');

/** @param {Page} page @returns {Promise<Scene>} */
export function sceneOf(page) {
  return page.evaluate(
    ({ dialogs, notPressed }) => {
      const open = Object.entries(dialogs).find(([, selector]) => document.querySelector(selector)?.matches('[open]'));
      const root = document.querySelector(open?.[1] ?? 'body') ?? document.body;
      /** @param {Element} element */
      const selectorOf = (element) => {
        const { id } = element;
        for (const name of ['data-testid', 'data-setting', 'data-tool', 'data-world-tool', 'data-graph-tool']) {
          const value = element.getAttribute(name);
          if (value !== null) return `[${name}="${value}"]`;
        }
        if (id !== '') return `#${CSS.escape(id)}`;
        const form = element.getAttribute('name');
        if (form !== null) return `[name="${form}"][value="${element.getAttribute('value')}"]`;
        const holder = element.parentElement?.closest('[id]')?.id;
        return holder === undefined ? element.localName : `#${CSS.escape(holder)} ${element.localName}`;
      };
      /** @param {Element} element */
      const kindOf = (element) => {
        if (element instanceof HTMLSelectElement) return 'select';
        if (!(element instanceof HTMLInputElement)) return element.localName === 'summary' ? 'summary' : 'button';
        if (element.type === 'checkbox' || element.type === 'radio') return 'check';
        return element.type === 'number' || element.type === 'range' ? element.type : 'text';
      };
      /** @param {Element} element */
      const isThere = (element) =>
        element.getClientRects().length > 0 &&
        element.checkVisibility({ checkVisibilityCSS: true }) &&
        !element.matches(':disabled, [aria-disabled="true"]') &&
        !element.matches(notPressed) &&
        (open !== undefined || element.closest('dialog') === null);
      const controls = [...root.querySelectorAll('button, select, input, summary')].filter(isThere).map((element) => {
        const selector = selectorOf(element);
        const options =
          element instanceof HTMLSelectElement
            ? [...element.options].filter((one) => !one.disabled).map((one) => one.value)
            : [];
        const bound = (/** @type {string} */ name, /** @type {number} */ usual) =>
          Number(element.getAttribute(name) || usual);
        return {
          ...{
            selector,
            nth: [...document.querySelectorAll(selector)].indexOf(element),
            kind: kindOf(element),
            options,
          },
          bounds: [bound('min', 0), bound('max', 100)],
        };
      });
      return /** @type {never} */ ({ place: open?.[0] ?? 'lab', controls });
    },
    { dialogs: DIALOGS, notPressed: NOT_PRESSED },
  );
}
