// The dialog behind Share: sections under tabs, of which the one in view is kept up to date, and one
// line that shows the result of the last click. Each section with more than one file has a folder.

import { byTestId, query, setText } from '../../ui/query.js';
import { renderAlways } from '../../ui/render.js';
import { connectCodeSection } from './code/code-section.js';
import { connectDataSection } from './data-section.js';
import { connectAnimationSection } from './animation/animation-section.js';
import { connectFigureOptions } from './figure/figure-options.js';
import { connectFigureSection } from './figure/figure-section.js';
import { connectLinkSection } from './link/link-section.js';
import { connectPageSection } from './page-section.js';
import { connectPictureSection } from './picture/picture-section.js';
import { connectTabs } from '../../ui/tabs.js';

/** @import { AppContext as ShareScene } from '../../app/app-context.js' */
/** @import { Translate, Values } from '../../i18n/translate.js' */
/** @typedef {(key: string, values?: Values) => void} Say '' says nothing */
/**
 * @typedef {object} Section
 * @property {(t: Translate) => void} render called when it comes into view, and then
 *   whenever state or texts have changed
 * @property {() => void} [enter] it has come into view
 * @property {() => void} [leave] it is no longer in view: work in progress is cancelled
 */

/** By the names of their tabs. */
const SECTIONS = Object.freeze({
  link: connectLinkSection,
  figure: connectFigureSection,
  picture: connectPictureSection,
  animation: connectAnimationSection,
  data: connectDataSection,
  code: connectCodeSection,
  page: connectPageSection,
});
/** What can be made of the places besides the lab, of which everything can. @type {Readonly<Record<string, readonly string[]>>} */
const OF_PLACES = Object.freeze({ race: ['link', 'figure', 'animation'], world: ['link', 'figure', 'animation'] });

/** @param {ShareScene} scene */
export function connectShare(scene) {
  const { signal } = scene;
  const dialog = query('#share-dialog', HTMLDialogElement);
  const said = query('#share-said', HTMLElement);
  /** Result of the last click; the key is '' before the first. @type {Parameters<Say>} */
  let outcome = [''];
  /** @type {Translate} */
  let t;
  const showOutcome = () => setText(said, outcome[0] === '' ? '' : t(...outcome));
  /** @type {Say} */
  const say = (...words) => {
    outcome = words;
    showOutcome();
  };

  /** @type {Section | undefined} */
  let inView;
  /** Of links and figures. */
  const options = connectFigureOptions(scene, () => inView?.render(t));
  /** @type {Map<string, Section>} */
  const sections = new Map(Object.entries(SECTIONS).map(([name, connect]) => [name, connect(scene, say, options)]));
  const render = () => {
    if (dialog.open) inView?.render(t);
  };
  renderAlways(scene, (_, translate) => {
    t = translate;
    showOutcome();
    render();
  });
  const tabs = query('#share-tabs', HTMLElement);
  /** Shows the tabs of what can be made of the current place. */
  const offer = () => {
    const offered = OF_PLACES[scene.places.name] ?? (scene.places.name === 'lab' ? Object.keys(SECTIONS) : ['link']);
    for (const tab of tabs.querySelectorAll('button')) tab.hidden = !offered.includes(tab.dataset['tab'] ?? '');
    tabs.hidden = offered.length < 2;
  };
  const { chooseFirst } = connectTabs(
    tabs,
    (name) => {
      inView?.leave?.();
      inView = sections.get(name);
      say('');
      render();
      inView?.enter?.();
    },
    signal,
  );

  byTestId('share', HTMLButtonElement).addEventListener(
    'click',
    () => {
      scene.writeAddress();
      offer();
      dialog.showModal();
      chooseFirst();
    },
    { signal },
  );
  // Back and Forward show something else behind it.
  window.addEventListener('hashchange', () => dialog.close(), { signal });
  query('#share-close', HTMLButtonElement).addEventListener('click', () => dialog.close(), { signal });
  dialog.addEventListener('close', () => inView?.leave?.(), { signal });
  dialog.addEventListener(
    'click',
    (event) => {
      // All content is inside the dialog's padding: a click outside it hits the backdrop.
      if (event.target === dialog) dialog.close();
    },
    { signal },
  );
}
