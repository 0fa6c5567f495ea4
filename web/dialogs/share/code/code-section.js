// The search as a program to take home: one file in a language, which does what the board shows.

import { EngineError } from '../../../engine/engine-error.js';
import { fileName, sizeText } from '../../../export/file-name.js';
import { PROGRAM_LANGUAGES, codeLines, codeTemplate } from '../../../model/code/code-languages.js';
import { connectCodeListing } from '../../../ui/code/code-listing.js';
import { copyText } from '../../../ui/copy.js';
import { query, setOff, setText } from '../../../ui/query.js';
import { reasonSentence } from '../../../ui/sentences/sentences.js';
import { saveFile } from '../../../ui/save-file.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { CodeLine } from '../../../model/code/code-languages.js' */
/** @import { Say, Section } from '../share-dialog.js' */

/** A program shows at most this many lines; the file has all. */
const MOST_SHOWN = 400;
/** Letters of a line that are shown: rows of a map may be long. */
const LONGEST_SHOWN = 200;
const [FIRST] = /** @type {[(typeof PROGRAM_LANGUAGES)[number]]} */ ([...PROGRAM_LANGUAGES]);
/** What a program reads that does not hold its map. */
const MAP_FILE = 'map.map';

/**
 * @param {AppContext} scene
 * @param {Say} say
 * @returns {Section}
 */
export function connectCodeSection({ store, appearance, engine, signal }, say) {
  const choice = query('#program-language', HTMLSelectElement);
  const refused = query('#program-refused', HTMLElement);
  const field = query('#program-text', HTMLTextAreaElement);
  const list = query('#program-code', HTMLElement);
  const needsMap = query('#program-file', HTMLElement);
  const buttons = ['#save-program', '#copy-program', '#copy-program-markdown'].map((id) =>
    query(id, HTMLButtonElement),
  );
  const showListing = connectCodeListing(list);
  for (const { language, shown } of PROGRAM_LANGUAGES) choice.add(new Option(shown, language));
  /** What is currently shown. @type {unknown[]} */
  let shown = [];
  /** @type {readonly CodeLine[] | null} null: there is no program */
  let lines = null;

  /** @returns {(typeof PROGRAM_LANGUAGES)[number]} */
  const chosen = () => PROGRAM_LANGUAGES[choice.selectedIndex] ?? FIRST;
  const programText = () => (lines ?? []).map(({ text }) => `${text}\n`).join('');

  /** @param {Translate} t */
  const render = (t) => {
    const { search } = store.state;
    const { language } = appearance.state;
    const now = [search.serial, search.phase, chosen(), language];
    if (now.every((value, index) => value === shown[index])) return;
    shown = now;
    lines = null;
    let why = '';
    try {
      lines = codeLines(engine.code(codeTemplate(chosen().language, language), true));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      why = reasonSentence(error.reason, t);
    }
    field.hidden = true;
    refused.hidden = lines !== null;
    list.hidden = lines === null;
    needsMap.hidden = !(lines ?? []).some(({ text }) => text.includes(MAP_FILE));
    setText(refused, why);
    for (const button of buttons) setOff(button, lines === null);
    showListing((lines ?? []).slice(0, MOST_SHOWN).map(shortened), chosen().language);
    if ((lines?.length ?? 0) > MOST_SHOWN)
      list.append(Object.assign(document.createElement('li'), { textContent: '…' }));
    list.scrollTop = 0;
  };

  /** @param {string} text */
  const copy = async (text) => {
    if (lines !== null) say((await copyText(text, field)) ? 'share.copied' : 'share.selected');
  };
  const [save, plain, markdown] = buttons;
  save?.addEventListener(
    'click',
    () => {
      if (lines === null) return;
      const blob = new Blob([programText()], { type: 'text/plain' });
      const name = fileName(store.state.board.name, store.state.settings.algorithm, chosen().ending);
      saveFile(name, blob);
      say('export.saved', { name, size: sizeText(blob.size) });
    },
    { signal },
  );
  plain?.addEventListener('click', () => copy(programText()), { signal });
  markdown?.addEventListener('click', () => copy(`\`\`\`${chosen().language}\n${programText()}\`\`\`\n`), { signal });
  choice.addEventListener('change', () => renderNow(), { signal });

  /** @type {Translate} */
  let words;
  const renderNow = () => render(words);
  return {
    render: (t) => {
      words = t;
      render(t);
    },
  };
}

/** @param {CodeLine} line @returns {CodeLine} */
const shortened = ({ text, mark }) => ({
  text: text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text,
  mark,
});
