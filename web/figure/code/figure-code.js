// The code beside a figure's board, in the language that attribute, link or a link in the text asks for.

import { keptTranslator } from '../../i18n/translate.js';
import { searchCode } from '../../session/search-code.js';
import { connectStepCodeView } from '../../ui/code/step-code-view.js';

/** @import { Engine } from '../../engine/engine.js' */
/** @import { Appearance } from '../../model/appearance.js' */
/** @import { CodeLines } from '../../model/code/code-lines.js' */
/** @import { State } from '../../model/state.js' */
/** @import { Store } from '../../model/store.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { TraceEvents } from '../../session/trace-events.js' */
/** @import { Wishes } from '../attributes.js' */
/** @import { Parts } from '../shadow.js' */

/**
 * @param {object} given
 * @param {Store<State>} given.store
 * @param {Store<Appearance>} given.appearance
 * @param {Session} given.session
 * @param {Engine} given.source
 * @param {TraceEvents} given.traceEvents
 * @param {CodeLines} given.codeLines
 * @param {Parts} given.parts
 * @param {AbortSignal} given.signal
 * @param {() => Wishes['code']} given.wished by attribute or link; null: no code
 * @returns {{ render: () => void, dress: () => void, speak: (language: Wishes['code']) => void }}
 */
export function connectFigureCode({ appearance, codeLines, parts, signal, wished, ...search }) {
  /** Asked for by a later instruction, overriding attributes and link. @type {Wishes['code']} */
  let spoken = null;
  /** As it was wanted last: readers may choose another. @type {Wishes['code']} */
  let asked = null;
  const wanted = () => spoken ?? wished();
  const view = connectStepCodeView({
    ...searchCode(search),
    ...{ parts: parts.code, signal, codeLines, language: 'pseudo', onLanguage: () => undefined },
    words: () => appearance.state.language,
    isOpen: () => wanted() !== null,
  });
  const words = keptTranslator();
  const render = () => view.render(words(appearance.state.language));
  return {
    render,
    /** Attributes, the link or the surroundings have changed. */
    dress: () => {
      const language = wanted();
      parts.figure.classList.toggle('has-code', language !== null);
      if (language !== null && language !== asked) view.show(language);
      asked = language;
      render();
    },
    /** This once; null: as attributes and link say. */
    speak: (language) => {
      spoken = language;
      asked = null;
    },
  };
}
