// The whole closed list for other programs: to the clipboard, or as a file. Long lists take
// time; a bar shows the progress, and it can be cancelled.

import { namingOf } from '../../../model/coordinates.js';
import { CSV_HEADER, csvLine, tabLine } from './closed-list.js';
import { plainNumber, translator } from '../../../i18n/translate.js';
import { query, setText } from '../../../ui/query.js';
import { PrintoutWriter } from './closed-list-writer.js';
import { saveFile, sizeText } from '../../../ui/save-file.js';

/** @import { Engine } from '../../../engine/engine.js' */
/** @import { Values } from '../../../i18n/translate.js' */
/** @import { Scene } from '../../../ui/render.js' */

/** More rows than this go to a file only: clipboards are not made for them. */
const MOST_COPIED = 50_000;

/**
 * @param {Scene & {
 *   engine: Pick<Engine, 'printout'>,
 *   clock: { now: () => number, defer: (task: () => void) => void } }} scene
 * @param {() => number} steps the number of rows
 */
export function connectPrintoutExport({ store, appearance, engine, clock, signal }, steps) {
  const bar = query('#printout-progress', HTMLProgressElement);
  const giveUp = query('#printout-cancel', HTMLButtonElement);
  const said = query('#printout-said', HTMLElement);
  const field = query('#printout-text', HTMLTextAreaElement);
  const writer = new PrintoutWriter(engine, clock);

  /** @param {string} [key] @param {Values} [values] */
  const say = (key, values) => {
    setText(said, key === undefined ? '' : translator(appearance.state.language)(key, values));
  };
  /** @param {boolean} isBusy */
  const showBusy = (isBusy) => {
    const hadFocus = document.activeElement === giveUp;
    bar.hidden = giveUp.hidden = !isBusy;
    if (!isBusy && hadFocus) query('#printout-csv', HTMLButtonElement).focus();
  };

  /**
   * @param {string} header
   * @param {typeof tabLine} line
   * @returns {Promise<Blob | null>}
   */
  const write = async (header, line) => {
    const { serial } = store.state.search;
    const naming = namingOf(store.state);
    const count = steps();
    field.hidden = true;
    say();
    bar.max = Math.max(count, 1);
    bar.value = 0;
    showBusy(true);
    const blob = await writer.write(
      {
        header: `${header}\n`,
        line: (row) => line(row, naming, plainNumber),
        steps: count,
        isOver: () => store.state.search.serial !== serial || store.state.search.phase !== 'settled',
      },
      (done) => (bar.value = done),
    );
    return blob;
  };

  const copy = async () => {
    const rows = steps();
    if (rows > MOST_COPIED) return say('printout.too_long', { rows: MOST_COPIED });
    const t = translator(appearance.state.language);
    const names = ['step', 'cell', 'parent', 'g', 'h', 'f'].map((name) => t(`printout.${name}`));
    const blob = await write(names.join('\t'), tabLine);
    if (blob === null) return;
    showBusy(false);
    const text = await blob.text();
    try {
      await navigator.clipboard.writeText(text);
      say('printout.copied', { rows });
    } catch {
      // Where that is forbidden the text stays selected, to be copied by keyboard.
      field.value = text;
      field.hidden = false;
      field.focus();
      field.select();
      say('share.selected');
    }
  };
  const save = async () => {
    const rows = steps();
    const blob = await write(CSV_HEADER, csvLine);
    if (blob === null) return;
    showBusy(false);
    saveFile('closed-list.csv', new Blob([blob], { type: 'text/csv' }));
    say('printout.saved', { rows, size: sizeText(blob.size) });
  };

  query('#printout-copy', HTMLButtonElement).addEventListener('click', copy, { signal });
  query('#printout-csv', HTMLButtonElement).addEventListener('click', save, { signal });
  giveUp.addEventListener(
    'click',
    () => {
      writer.cancel();
      showBusy(false);
      say('printout.given_up');
    },
    { signal },
  );
  store.subscribe(({ search }, before) => {
    if (search.serial === before.search.serial && search.phase === before.search.phase) return;
    // What was written or said belongs to another search.
    writer.cancel();
    showBusy(false);
    field.hidden = true;
    say();
  }, signal);
}
