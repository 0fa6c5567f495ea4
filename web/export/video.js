// A video of pictures drawn on a canvas, by the browser's own encoder. Fetched when it is used. Knows nothing of boards.

import {
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
  getFirstEncodableVideoCodec,
} from 'mediabunny';

/** @import { VideoCodec } from 'mediabunny' */
/** @typedef {'mp4' | 'webm'} VideoFormat */

/**
 * With the codecs that players of the format know, the best first. MP4 with another codec than H.264 would not play
 * where people put such files: in slides, and on phones.
 * @type {Readonly<Record<VideoFormat, { type: string, codecs: VideoCodec[], create: () => Mp4OutputFormat | WebMOutputFormat }>>}
 */
const FORMATS = Object.freeze({
  mp4: { type: 'video/mp4', codecs: ['avc'], create: () => new Mp4OutputFormat({ fastStart: 'in-memory' }) },
  webm: { type: 'video/webm', codecs: ['vp9', 'vp8'], create: () => new WebMOutputFormat() },
});

/** Which formats this browser can write in this size, in pixels. @param {{ width: number, height: number }} size @returns {Promise<VideoFormat[]>} */
export async function writableFormats(size) {
  const names = /** @type {VideoFormat[]} */ (Object.keys(FORMATS));
  const codecs = await Promise.all(names.map((name) => codecOf(name, size)));
  return names.filter((_, at) => codecs[at] !== null);
}

/** @param {VideoFormat} format @param {{ width: number, height: number }} size */
const codecOf = (format, { width, height }) =>
  getFirstEncodableVideoCodec(FORMATS[format].codecs, { width, height, quality: QUALITY_HIGH });

export class VideoWriter {
  #output;
  #source;
  #target;
  #type;
  /** Seconds written. */
  #time = 0;

  /** @param {HTMLCanvasElement} canvas of even width and height @param {VideoFormat} format @param {VideoCodec} codec */
  constructor(canvas, format, codec) {
    const { type, create } = FORMATS[format];
    this.#type = type;
    this.#target = new BufferTarget();
    this.#source = new CanvasSource(canvas, { codec, quality: QUALITY_HIGH });
    this.#output = new Output({ format: create(), target: this.#target });
    this.#output.addVideoTrack(this.#source);
  }

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {VideoFormat} format
   * @returns {Promise<VideoWriter | null>} null: this browser cannot encode it
   */
  static async open(canvas, format) {
    const codec = await codecOf(format, canvas);
    if (codec === null) return null;
    const writer = new VideoWriter(canvas, format, codec);
    await writer.#output.start();
    return writer;
  }

  /** What the canvas shows now. @param {number} seconds */
  async frame(seconds) {
    await this.#source.add(this.#time, seconds);
    this.#time += seconds;
  }

  /** @returns {Promise<Blob>} the whole file */
  async finish() {
    await this.#output.finalize();
    return new Blob([this.#target.buffer ?? new ArrayBuffer(0)], { type: this.#type });
  }

  /** Ends the encoder, if it has not finished. */
  async close() {
    if (this.#output.state !== 'finalized') await this.#output.cancel();
  }
}
