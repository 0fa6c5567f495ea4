// Which controls of the rail are disabled, and why: the algorithm ignores a setting, or a program as
// written fixes it. In a list it may be some values only. What the board does not allow is in needs.js.

import { choicesLeft, isFixed, isLeft } from '../../../model/program-choices.js';
import { isPassedOver } from '../../../model/settings.js';
import { byTestId, query, setText } from '../../../ui/query.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { AsWritten, Choices } from '../../../model/program-choices.js' */

/** Notes that settings are ignored: the note and the settings it covers. */
const NOTES = /** @type {const} */ ([
  { note: 'note-search', settings: ['heuristic', 'weightHundredths'] },
  { note: 'note-tie', settings: ['tie'] },
  {
    note: 'note-parents',
    settings: ['openList', 'stop', 'update', 'reopens', 'allowsBlockedGoal', 'floods'],
  },
]);

/** The settings that can be disabled, and the keys of their names; '': no name for the tooltip. */
const NAMES = /** @type {const} */ ({
  algorithm: '',
  heuristic: 'search.heuristic',
  weightHundredths: 'search.weight',
  costs: '',
  tie: 'search.tie',
  openList: '',
  stop: '',
  update: 'search.update',
  neighbourOrder: '',
  nearest: '',
  reopens: 'search.reopens',
  allowsBlockedGoal: '',
  floods: '',
});

/** Names of the settings that need no tooltip. */
const LABELS = Object.freeze({
  openList: 'search.open-list',
  stop: 'search.stop',
  allowsBlockedGoal: 'search.blocked',
  floods: 'search.floods',
});

const OFF = Object.freeze(/** @type {(keyof typeof NAMES)[]} */ (Object.keys(NAMES)));

export class OffSettings {
  #asWritten;
  /** Settings for which the core was queried last. @type {SearchSettings | null} */
  #known = null;
  /** @type {Choices} */
  #choices = new Map();

  /** @param {AsWritten} asWritten */
  constructor(asWritten) {
    this.#asWritten = asWritten;
  }

  /**
   * @param {SearchSettings} settings as chosen
   * @param {SearchSettings} searched with the values that a program fixes
   * @param {Translate} t
   */
  show(settings, searched, t) {
    if (settings !== this.#known) {
      this.#known = settings;
      this.#choices = choicesLeft(settings, this.#asWritten);
    }
    const program = t(`program.${settings.program}`);
    const key = settings.corrected ? 'program.decides_corrected' : 'program.decides';
    const decision = settings.program === 'none' ? '' : t(key, { program });
    for (const id of ['note-program', 'note-program-advanced']) showNote(id, decision);
    this.#showNotes(searched, decision, t);
    this.#showCorners(searched, decision, t);
  }

  /** @param {SearchSettings} searched @param {string} decision @param {Translate} t */
  #showNotes(searched, decision, t) {
    /** @type {Partial<Record<keyof SearchSettings, { note: string, text: string }>>} */
    const reasons = {};
    for (const name of OFF) {
      if (!isFixed(this.#choices, name)) continue;
      const isAdvanced = control(name).closest('details') !== null;
      reasons[name] = { note: isAdvanced ? 'note-program-advanced' : 'note-program', text: decision };
    }
    for (const { note, settings } of NOTES) {
      const passedOver = settings.filter((name) => !reasons[name] && isPassedOver(searched, name));
      const text = passedOver.length === 0 ? '' : passedOverText(searched, passedOver, t);
      showNote(note, text);
      for (const name of passedOver) reasons[name] = { note, text };
    }
    for (const name of OFF) {
      const element = control(name);
      const reason = reasons[name];
      element.toggleAttribute('disabled', reason !== undefined);
      if (reason) element.setAttribute('aria-describedby', reason.note);
      else element.removeAttribute('aria-describedby');
      element.title = reason?.text ?? (NAMES[name] === '' ? '' : t(NAMES[name]));
      if (!(element instanceof HTMLSelectElement)) continue;
      for (const one of element.options) one.disabled = !isLeft(this.#choices, name, one.value);
    }
  }

  /** @param {SearchSettings} searched @param {string} decision @param {Translate} t */
  #showCorners(searched, decision, t) {
    const field = byTestId('corner', HTMLFieldSetElement);
    for (const radio of field.querySelectorAll('input')) {
      radio.disabled = radio.value !== searched.corner && !isLeft(this.#choices, 'corner', radio.value);
      const label = /** @type {HTMLElement} */ (radio.closest('label'));
      label.title = radio.disabled ? decision : t(`corner.${radio.value}_hint`);
    }
    if (this.#choices.has('corner')) field.setAttribute('aria-describedby', 'note-program');
    else field.removeAttribute('aria-describedby');
  }
}

/** @param {SearchSettings} searched @param {readonly (keyof typeof NAMES)[]} names @param {Translate} t */
function passedOverText(searched, names, t) {
  return t('search.passed_over', {
    settings: names
      .map((name) => t(name in LABELS ? LABELS[/** @type {keyof typeof LABELS} */ (name)] : NAMES[name]))
      .join(t('search.list_separator')),
    algorithm: t(`algorithm.${searched.algorithm}`),
  });
}

/** @param {string} id @param {string} text */
function showNote(id, text) {
  const line = query(`#${id}`, HTMLElement);
  setText(line, text);
  line.hidden = text === '';
}

/** @param {keyof SearchSettings} setting */
function control(setting) {
  return query(`[data-setting="${setting}"]`, HTMLElement);
}
