// The parts of the code beside a search. Created element by element, so that it works under any policy of the page around
// a figure.

import { PROGRAM_LANGUAGES } from '../../model/code/code-languages.js';
import { createElement } from '../create-element.js';
import { setLabel, setText } from '../query.js';

/** @import { Translate } from '../../i18n/translate.js' */
/** @typedef {ReturnType<typeof makeCodeView>} CodeViewParts */

const [BACK, ON] = ['M12 5l-5 5 5 5', 'M8 5l5 5-5 5'];

/**
 * @param {string} prefix of the ids and stable names of its parts
 * @returns the parts; `view` holds them all
 */
export function makeCodeView(prefix) {
  const named = (/** @type {string} */ name) => ({ id: `${prefix}-${name}`, data: { testid: `${prefix}-${name}` } });
  const square = (/** @type {string} */ name, /** @type {string} */ outline) =>
    createElement('button', { type: 'button', className: 'button square', ...named(name) }, icon(outline));
  const small = (/** @type {string} */ name) =>
    createElement('button', { type: 'button', className: 'button small', ...named(name) });
  const language = createElement('select', named('language'));
  const [back, on] = [square('back', BACK), square('on', ON)];
  const place = createElement('span', { className: 'note micro-place', ...named('place') });
  const micro = createElement('span', { className: 'micro' }, back, place, on);
  const refused = createElement('p', { className: 'note is-refused', hidden: true, ...named('refused') });
  const values = createElement('dl', { className: 'micro-values', ...named('values') });
  const list = createElement('ol', { className: 'code-listing is-narrow', tabIndex: 0, ...named('lines') });
  list.setAttribute('role', 'listbox');
  const when = createElement('p', { className: 'note', ...named('when') });
  const [last, next, stop] = [small('last-run'), small('next-run'), small('stop')];
  const chosen = createElement('div', { className: 'chosen-line' }, when, stop, last, next);
  const said = createElement('p', { className: 'unseen', ...named('said') });
  said.setAttribute('role', 'status');
  const view = createElement(
    'div',
    { className: 'search-code', ...named('view') },
    createElement('div', { className: 'step-code-bar' }, language, micro),
    ...[refused, values, list, chosen, said],
  );
  return { view, language, back, on, place, micro, refused, values, list, when, last, next, stop, chosen, said };
}

/** @param {CodeViewParts} parts @param {Translate} t */
export function nameCodeView({ language, list, back, on }, t) {
  for (const [index, option] of [...language.options].entries()) {
    setText(option, index === 0 ? t('code.pseudo') : (PROGRAM_LANGUAGES[index - 1]?.shown ?? ''));
  }
  language.setAttribute('aria-label', t('code.language'));
  list.setAttribute('aria-label', t('code.listing'));
  setLabel(back, t('code.back'));
  setLabel(on, t('code.on'));
}

/** @param {string} outline */
function icon(outline) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'icon');
  const path = document.createElementNS(svg.namespaceURI, 'path');
  path.setAttribute('d', outline);
  svg.append(path);
  return svg;
}
