// An animated GIF of a motion: drawn and compressed one frame at a time.

import { GifWriter } from '../../../export/gif.js';
import { Indexer, changeOf, coloursOf } from '../../../export/indexed.js';

/** @import { AnimationPlan } from '../../../export/animation.js' */
/** @import { MotionPainter } from '../../../export/motion.js' */
/** @typedef {{ breathe: () => Promise<boolean>, report: (frames: number) => void }} Work false from `breathe`: it is no longer wanted */

/**
 * @param {MotionPainter} painter
 * @param {AnimationPlan} plan
 * @param {Work} work
 * @returns {Promise<Blob | null>} null: no longer wanted
 */
export async function gifFile(painter, { steps, delay, lastDelay }, { breathe, report }) {
  const { width, height } = painter.size;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  /** @param {number} step @returns {Promise<Uint32Array | null>} */
  const paint = async (step) => {
    if (!(await painter.paint(context, step, breathe))) return null;
    return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  };
  // The last frame comes first: it has most of the colours, and the largest numbers.
  const samples = [];
  for (const step of [steps.at(-1) ?? 0, steps[steps.length >> 1] ?? 0]) {
    const pixels = await paint(step);
    if (pixels === null) return null;
    samples.push(pixels);
  }
  const colours = coloursOf(samples);
  const indexer = new Indexer(colours);
  const gif = new GifWriter({ width, height, colours });
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  /** @type {Uint8Array | null} */
  let before = null;
  for (const [index, step] of steps.entries()) {
    const pixels = await paint(step);
    if (pixels === null || !(await breathe())) return null;
    const now = indexer.of(pixels);
    const { pixels: changed, rectangle } =
      before === null
        ? { pixels: now, rectangle: { x: 0, y: 0, width, height } }
        : changeOf(before, now, width, gif.transparent);
    if (!(await breathe())) return null;
    gif.frame(changed, rectangle, index === steps.length - 1 ? lastDelay : delay);
    parts.push(gif.take());
    before = now;
    report(index + 1);
    if (!(await breathe())) return null;
  }
  gif.finish();
  parts.push(gif.take());
  return new Blob(parts, { type: 'image/gif' });
}
