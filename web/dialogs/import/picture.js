// Reads a picture into grey pixels, in bands, so that the page stays responsive. A picture is only decoded
// as an image: it can fetch nothing and run no script.

import { writeGrey } from './image-cells.js';
import { MAX_SIDE } from '../../engine/options.js';

/** @import { GreyPicture } from './image-cells.js' */

/** A drawing without a size of its own gets this many pixels a side. */
const SIDE_OF_DRAWING = 512;
/** Millions of pixels, as from large cameras. More could use up all memory. */
const MOST_MEGAPIXELS = 64;
/** Pixels in a band: a few milliseconds. */
const BAND = 2 ** 18;

/**
 * @param {Blob} file
 * @param {() => Promise<unknown>} rest lets the browser run in between
 * @returns {Promise<GreyPicture | { code: string, found: string, expected: string }>} or the reason why not;
 *   at most 4096 pixels a side, larger ones are scaled down
 */
export async function readPicture(file, rest) {
  const url = URL.createObjectURL(file);
  /** @type {ImageBitmap | HTMLImageElement | null} */
  let pixels = null;
  try {
    const image = new Image();
    image.src = url;
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
    });
    const [fullWidth, fullHeight] = [image.naturalWidth || SIDE_OF_DRAWING, image.naturalHeight || SIDE_OF_DRAWING];
    const megapixels = Math.ceil((fullWidth * fullHeight) / 1e6);
    if (megapixels > MOST_MEGAPIXELS) {
      return { code: 'file.too_many_pixels', found: String(megapixels), expected: String(MOST_MEGAPIXELS) };
    }
    pixels = await decoded(file, image);
    if (pixels === null) return { code: 'file.picture_cut', found: '', expected: '' };
    const scale = Math.min(1, MAX_SIDE / Math.max(fullWidth, fullHeight));
    const width = Math.max(1, Math.round(fullWidth * scale));
    const height = Math.max(1, Math.round(fullHeight * scale));
    const grey = new Uint8Array(width * height);
    const rows = Math.max(1, Math.floor(BAND / width));
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.min(rows, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return refusedAsUnreadable();
    for (let top = 0; top < height; top += rows) {
      const count = Math.min(rows, height - top);
      context.clearRect(0, 0, width, canvas.height);
      context.drawImage(pixels, 0, -top, width, height);
      writeGrey(context.getImageData(0, 0, width, count).data, grey, top * width);
      await rest();
    }
    return { width, height, grey };
  } catch {
    return refusedAsUnreadable();
  } finally {
    if (pixels instanceof ImageBitmap) pixels.close();
    URL.revokeObjectURL(url);
  }
}

/**
 * The picture to draw from; null if the file is truncated. A plain image does not report that, and is drawn as if
 * the rest were transparent; and decoding it would block the page.
 * @param {Blob} file @param {HTMLImageElement} image of it
 * @returns {Promise<ImageBitmap | HTMLImageElement | null>}
 */
async function decoded(file, image) {
  // A vector drawing is either complete or invalid, and is no bitmap.
  return /svg/.test(file.type) ? image : createImageBitmap(file).catch(() => null);
}

function refusedAsUnreadable() {
  return { code: 'file.no_picture', found: '', expected: '' };
}
