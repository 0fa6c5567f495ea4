// The code beside the board: the lines that the current step runs. In the Step lens; in a figure, if its link asks for it,
// below the board or at its side.

import { searchCode } from '../../../session/search-code.js';
import { createElement } from '../../../ui/create-element.js';
import { makeCodeView } from '../../../ui/code/code-view-parts.js';
import { connectStepCodeView } from '../../../ui/code/step-code-view.js';
import { isFigure } from '../../../ui/page-address.js';
import { query } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';
import { MEMORY, NO_MEMORY } from '../../../ui/storage.js';
import { connectPaceSwitch } from './pace-switch.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { CodeLanguage } from '../../../model/code/code-languages.js' */

/** A figure is as its author wants it. */
const { recall, remember } = isFigure() ? NO_MEMORY : MEMORY;

/**
 * @param {AppContext} scene
 * @returns {{ reveal: () => void }} brings it into view
 */
export function connectStepCode(scene) {
  const { appearance, codeLines, permalink, signal } = scene;
  const parts = makeCodeView('step-code');
  const place = isFigure() ? placeInFigure(parts.view) : placeInLens(parts.view, scene.sheet);
  const view = connectStepCodeView({
    ...searchCode(scene),
    ...{ parts, signal, codeLines },
    words: () => appearance.state.language,
    language: /** @type {CodeLanguage} */ (recall('code-language') ?? 'pseudo'),
    onLanguage: (language) => remember('code-language', language),
    isOpen: place.isOpen,
  });
  const render = renderAlways(scene, (_, t) => view.render(t));
  place.whenOpened(render, signal);
  connectPaceSwitch(scene);
  const follow = () => {
    const { code } = permalink.view.state;
    place.open(code !== null);
    if (code !== null) view.show(code);
    render();
  };
  permalink.view.watch(({ code }) => code, follow, signal);
  if (permalink.view.state.code !== null) follow();
  return { reveal: place.reveal };
}

/** @param {HTMLElement} view @param {AppContext['sheet']} sheet */
function placeInLens(view, sheet) {
  const lens = query('#lens-step-panel', HTMLElement);
  const details = query('#step-code', HTMLDetailsElement);
  details.append(view);
  details.open = recall('code-open') === 'yes';
  return {
    isOpen: () => details.open && !lens.hidden,
    /** A link asks for it; one that does not leaves it as it is. @param {boolean} isWanted */
    open: (isWanted) => {
      if (isWanted) details.open = true;
    },
    /** As it is high, its beginning: a sheet is opened, and the rail scrolled. */
    reveal: () => {
      sheet.open(details);
      details.scrollIntoView();
    },
    /** @param {() => void} task @param {AbortSignal} signal */
    whenOpened: (task, signal) => {
      // Not what a link opened.
      const onClick = () => remember('code-open', details.open ? 'no' : 'yes');
      query('summary', HTMLElement, details).addEventListener('click', onClick, { signal });
      details.addEventListener('toggle', task, { signal });
      lens.addEventListener('toggle', task, { signal });
    },
  };
}

/** @param {HTMLElement} view */
function placeInFigure(view) {
  const section = createElement('section', { className: 'figure-code', hidden: true }, view);
  query('#stage', HTMLElement).after(section);
  return {
    isOpen: () => !section.hidden,
    /** @param {boolean} isWanted */
    open: (isWanted) => {
      section.hidden = !isWanted;
    },
    reveal: () => undefined,
    whenOpened: () => undefined,
  };
}
