// The dialog that makes a board from a picture: how many cells wide it is, the brightness above which a cell
// is free, with a preview of the walls.

import { translator } from '../../i18n/translate.js';
import { parseWhole } from '../../model/maps/generators.js';
import { bestThreshold, factorsOf, guessColumns, histogramOf, rowsFor, wallCount, writeMeans } from './image-cells.js';
import { errorOf } from '../../model/notice.js';
import { translatePage } from '../../ui/translate-page.js';
import { createElement } from '../../ui/create-element.js';
import { setText } from '../../ui/query.js';
import { renderAlways } from '../../ui/render.js';
import { makeDialog } from '../../ui/dialog.js';
import { drawWalls } from './image-preview.js';
import { readPicture } from './picture.js';

/** @import { AppContext } from '../../app/app-context.js' */
/** @import { Cells, GreyPicture } from './image-cells.js' */

/** Pixels of the picture that become cells in one slice: a few milliseconds. */
const BAND = 2 ** 20;

/**
 * @param {AppContext} scene
 * @param {{ open: () => void }} report opens the report on the new board
 * @returns {{ open: (file: Blob, name: string) => Promise<void> }}
 */
export function connectImageDialog(scene, report) {
  const { session, engine, appearance, clock, signal } = scene;
  const { form, preview, columns, threshold, isInverted, message, open, cancel } = makeForm();
  const dialog = makeDialog('image-dialog', 'image.title', form, signal);
  translatePage(dialog, translator(appearance.state.language));
  const rest = () => new Promise((resolve) => clock.defer(() => resolve(null)));

  let name = '';
  /** Incremented with each picture and each size: work for an earlier one stops. */
  let serial = 0;
  /** @type {GreyPicture | null} */
  let picture = null;
  /** Null while they are being computed. @type {Cells | null} */
  let cells = null;
  /** @type {Uint32Array} */
  let histogram = new Uint32Array(256);

  const mostColumns = () => picture?.width ?? 1;
  const render = renderAlways(scene, (_, t) => {
    if (cells === null || picture === null) {
      const isOdd = picture !== null && parseWhole(columns.value, 1, mostColumns()) === null;
      setText(message, isOdd ? t('image.columns_range', { most: mostColumns() }) : t('image.working'));
      open.disabled = true;
      return;
    }
    const walls = wallCount(histogram, Number(threshold.value), isInverted.checked);
    const share = Math.round((walls / cells.means.length) * 1000) / 10;
    setText(message, t('image.summary', { width: cells.columns, height: cells.rows, share }));
    open.disabled = false;
  });
  const show = () => {
    render();
    if (cells !== null) drawWalls(preview, cells, Number(threshold.value), isInverted.checked);
  };
  /** @param {boolean} isFirst the threshold is chosen as well */
  const divide = async (isFirst) => {
    serial += 1;
    const mine = serial;
    cells = null;
    const wanted = parseWhole(columns.value, 1, mostColumns());
    show();
    if (picture === null || wanted === null) return;
    const rows = rowsFor(wanted, picture);
    const next = { columns: wanted, rows, means: new Uint8Array(wanted * rows) };
    const band = Math.max(1, Math.floor((BAND / picture.grey.length) * rows));
    for (let row = 0; row < rows; row += band) {
      writeMeans(picture, next, row, Math.min(row + band, rows));
      await rest();
      if (mine !== serial) return;
    }
    cells = next;
    histogram = histogramOf(next.means);
    if (isFirst) threshold.value = String(bestThreshold(histogram));
    show();
  };

  columns.addEventListener('input', () => divide(false), { signal });
  threshold.addEventListener('input', show, { signal });
  isInverted.addEventListener('change', show, { signal });
  cancel.addEventListener('click', () => dialog.close(), { signal });
  dialog.addEventListener(
    'close',
    () => {
      serial += 1;
      picture = cells = null;
    },
    { signal },
  );
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (cells === null) return;
      const { columns: width, rows: height } = cells;
      const factors = factorsOf(cells, Number(threshold.value), isInverted.checked);
      const isThere = session.openForeign(() => engine.restore(width, height, factors), {
        name,
        message: { key: 'status.opened', values: { name } },
        refused: { key: 'status.not_opened', values: { name } },
      });
      if (!isThere) return;
      dialog.close();
      report.open();
    },
    { signal },
  );

  return {
    open: async (file, as) => {
      serial += 1;
      const mine = serial;
      picture = cells = null;
      if (!dialog.open) dialog.showModal();
      threshold.focus();
      show();
      const read = await readPicture(file, rest);
      if (mine !== serial) return;
      if ('code' in read) {
        dialog.close();
        const reason = { ok: false, line: 0, ...read };
        session.say(errorOf(reason, { key: 'status.not_opened', values: { name: as } }));
        return;
      }
      name = as;
      picture = read;
      columns.max = String(read.width);
      columns.value = String(guessColumns(read));
      isInverted.checked = false;
      await divide(true);
    },
  };
}

function makeForm() {
  const preview = createElement('canvas', { id: 'image-preview' });
  preview.setAttribute('aria-hidden', 'true');
  const message = createElement('p', { id: 'image-summary', className: 'note' });
  message.setAttribute('role', 'status');
  const columns = createElement('input', {
    type: 'number',
    className: 'field',
    id: 'image-columns',
    min: '1',
    step: '1',
    inputMode: 'numeric',
    data: { testid: 'image-columns' },
  });
  const threshold = createElement('input', {
    type: 'range',
    id: 'image-threshold',
    min: '0',
    max: '256',
    data: { testid: 'image-threshold' },
  });
  const isInverted = createElement('input', { type: 'checkbox', data: { testid: 'image-inverted' } });
  const open = createElement('button', {
    type: 'submit',
    className: 'button main',
    data: { testid: 'image-open', t: 'import.open' },
  });
  const cancel = createElement('button', { type: 'button', className: 'button', data: { t: 'import.cancel' } });
  const form = createElement(
    'form',
    { className: 'dialog-form', noValidate: true },
    preview,
    message,
    createElement('label', { htmlFor: 'image-threshold', data: { t: 'image.threshold' } }),
    threshold,
    createElement(
      'label',
      { className: 'check' },
      isInverted,
      createElement('span', { data: { t: 'image.inverted' } }),
    ),
    createElement('label', { htmlFor: 'image-columns', data: { t: 'image.columns' } }),
    columns,
    createElement('div', { className: 'dialog-buttons' }, open, cancel),
  );
  return { form, preview, columns, threshold, isInverted, message, open, cancel };
}
