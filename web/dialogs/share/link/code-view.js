// The QR code of a link: small in the dialog, large for a projector, and as a file. Black on white in
// both themes: phones expect that.

import { LONGEST_CODE, qrCode, qrCodeFile } from '../../../export/qr-code.js';
import { query, setText } from '../../../ui/query.js';
import { saveFile } from '../../../ui/save-file.js';

/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { QrCode } from '../../../export/qr-code.js' */
/** @import { Say } from '../share-dialog.js' */

/** Minimum width of a saved picture, in pixels. */
const ACROSS = 1000;
const NAME = 'astrolabe-qr';

/**
 * @param {Say} say
 * @param {AbortSignal} signal
 */
export function connectCodeView(say, signal) {
  const small = query('#enlarge-code', HTMLButtonElement);
  const links = query('#share-code-links', HTMLElement);
  const note = query('#share-code-note', HTMLElement);
  const large = query('#code-large', HTMLDialogElement);
  /** @type {{ text: string, name: string, code: QrCode | null }} */
  let shown = { text: '', name: '', code: null };

  /** @param {string} id @param {(code: QrCode) => void} action */
  const onClick = (id, action) =>
    query(id, HTMLElement).addEventListener('click', () => shown.code !== null && action(shown.code), {
      signal,
    });
  onClick('#enlarge-code', (code) => {
    large.querySelector(':scope > svg')?.remove();
    large.append(drawing(code, shown.name));
    large.showModal();
  });
  onClick('#save-code-svg', (code) => {
    saveFile(`${NAME}.svg`, new Blob([qrCodeFile(code)], { type: 'image/svg+xml' }));
    say('share.code_saved', { name: `${NAME}.svg` });
  });
  onClick('#save-code-png', async (code) => {
    const blob = await picture(code);
    if (blob === null) return;
    saveFile(`${NAME}.png`, blob);
    say('share.code_saved', { name: `${NAME}.png` });
  });
  large.addEventListener('click', () => large.close(), { signal });

  /** @param {string} text @param {Translate} t */
  const show = (text, t) => {
    const name = t('share.code_name');
    const isLong = text.length > LONGEST_CODE;
    const values = { count: text.length, most: LONGEST_CODE };
    setText(note, t(isLong ? 'share.code_too_long' : 'share.code_note', values));
    small.hidden = links.hidden = isLong;
    if (shown.text === text && shown.name === name) return;
    const code = isLong ? null : qrCode(text);
    shown = { text, name, code };
    small.replaceChildren(...(code === null ? [] : [drawing(code, name)]));
  };
  return { show };
}

/** @param {QrCode} code @param {string} name for screen readers */
function drawing({ side, outline }, name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${side} ${side}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', name);
  const path = document.createElementNS(svg.namespaceURI, 'path');
  path.setAttribute('d', outline);
  svg.append(path);
  return /** @type {SVGSVGElement} */ (svg);
}

/** Modules are a whole number of pixels. @param {QrCode} code @returns {Promise<Blob | null>} */
function picture({ side, outline }) {
  const scale = Math.ceil(ACROSS / side);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = scale * side;
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    context.fillStyle = '#000000';
    context.fill(new Path2D(outline));
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
