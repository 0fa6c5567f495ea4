// A video of a motion: drawn one frame at a time, and encoded by the browser.

/** @import { VideoFormat } from '../../../export/video.js' */
/** @import { AnimationPlan } from '../../../export/animation.js' */
/** @import { MotionPainter } from '../../../export/motion.js' */
/** @import { Work } from './gif-file.js' */

/** What writes it is fetched when it is first used. */
const writers = () => import('../../../export/video.js');

/**
 * Which formats this browser can write.
 * @param {{ width: number, height: number }} size in pixels
 * @returns {Promise<VideoFormat[] | null>} null: it has no encoders; they are there only on pages served by https or from
 *   the same computer. Rejects if what writes them could not be fetched
 */
export async function videoFormats(size) {
  if (typeof VideoEncoder === 'undefined') return null;
  const { writableFormats } = await writers();
  return writableFormats(size);
}

/**
 * @param {VideoFormat} format
 * @param {MotionPainter} painter
 * @param {AnimationPlan} plan
 * @param {Work} work
 * @returns {Promise<Blob | 'failed' | null>} null: no longer wanted
 */
export async function videoFile(format, painter, { steps, delay, lastDelay }, { breathe, report }) {
  const { width, height } = painter.size;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { alpha: false });
  const { VideoWriter } = await writers();
  const video = context === null ? null : await VideoWriter.open(canvas, format);
  if (context === null || video === null) return 'failed';
  try {
    for (const [index, step] of steps.entries()) {
      if (!(await painter.paint(context, step, breathe))) return null;
      // Several frames of the last picture: some players leave out a long last one.
      const times = index === steps.length - 1 ? Math.ceil(lastDelay / delay) : 1;
      for (let time = 0; time < times; time++) await video.frame(delay / 100);
      report(index + 1);
      if (!(await breathe())) return null;
    }
    return await video.finish();
  } catch (error) {
    // An encoder may give up at any frame, for want of memory or of a codec; the rest are faults of ours.
    if (error instanceof DOMException) return 'failed';
    throw error;
  } finally {
    await video.close();
  }
}
