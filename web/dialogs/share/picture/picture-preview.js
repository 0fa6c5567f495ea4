// What a picture will look like, in the dialog; and how a picture is painted, a part at a time.

import { Raster } from '../../../canvas/raster.js';
import { CELL_SIDES, drawGround, drawRest, drawWhole } from '../../../export/picture.js';
import { query } from '../../../ui/query.js';
import { breather } from '../breathe.js';
import { isSame } from '../same.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Layout, Shown } from '../../../export/picture.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { PictureOptions } from './picture-options.js' */

/** Milliseconds without a change before it is painted. */
const PAUSE = 100;
/** More than a screen shows; larger pictures are shown with smaller cells. */
const MOST_PIXELS = 2 ** 21;

/**
 * @param {Layout} layout
 * @param {Shown} shown
 * @param {AppContext['clock']} clock
 * @param {() => boolean} isWanted
 * @returns {Promise<HTMLCanvasElement | null>} null: no longer wanted, or no memory for it
 */
export async function paintedPicture(layout, shown, clock, isWanted) {
  const canvas = Object.assign(document.createElement('canvas'), { width: layout.width, height: layout.height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  drawGround(context, layout, shown);
  const raster = new Raster(() => document.createElement('canvas'));
  const goOn = breather(clock, isWanted);
  const breathe = () => {
    // Drawing calls are not painted until they are needed: force it, one part at a time.
    context.getImageData(0, 0, 1, 1);
    return goOn();
  };
  const { fit, isWhole } = await drawWhole(context, layout, shown, raster, { breathe });
  if (!isWhole) return null;
  drawRest(context, layout, shown, fit);
  return canvas;
}

/**
 * @param {AppContext} scene
 * @param {PictureOptions} options
 * @param {() => readonly unknown[]} seen what is shown: each the same as long as it looks the same
 */
export function connectPicturePreview({ clock }, options, seen) {
  const canvas = query('#picture-preview', HTMLCanvasElement);
  /** @type {readonly unknown[]} */
  let shown = [];
  /** Incremented whenever another picture is shown, or none. */
  let run = 0;
  let timer = 0;

  /** @param {Translate} t @param {number} mine */
  const paint = async (t, mine) => {
    const layouts = CELL_SIDES.filter((side) => side <= options.side).map((side) => options.layout(t, undefined, side));
    const layout = layouts.filter(({ width, height }) => width * height <= MOST_PIXELS).at(-1);
    const painted = layout && (await paintedPicture(layout, options.shown(), clock, () => mine === run));
    if (mine !== run) return;
    canvas.hidden = !painted;
    if (!painted) return;
    canvas.width = painted.width;
    canvas.height = painted.height;
    canvas.getContext('2d')?.drawImage(painted, 0, 0);
  };

  return {
    /** @param {Translate} t @param {string} language */
    show: (t, language) => {
      const of = [...seen(), options.chosen, language];
      if (isSame(of, shown)) return;
      shown = of;
      const mine = ++run;
      clearTimeout(timer);
      timer = window.setTimeout(() => void paint(t, mine), PAUSE);
    },
    stop: () => {
      run += 1;
      clearTimeout(timer);
      shown = [];
      // Another one may be in view when it is opened again.
      canvas.hidden = true;
    },
  };
}
