// The part of the package omggif that is used here; it has no types of its own.
declare module 'omggif' {
  interface FrameOptions {
    /** Hundredths of a second. */
    delay?: number;
    /** 1: stays in place. */
    disposal?: number;
    transparent?: number;
  }

  class GifWriter {
    /** `palette`: 2, 4, … or 256 colours, 0xRRGGBB. `loop` 0: without an end. */
    constructor(output: Uint8Array, width: number, height: number, options: { palette: number[]; loop: number });
    addFrame(x: number, y: number, width: number, height: number, pixels: Uint8Array, options: FrameOptions): number;
    end(): number;
    setOutputBuffer(output: Uint8Array): void;
    getOutputBufferPosition(): number;
    setOutputBufferPosition(position: number): void;
  }

  const omggif: { GifWriter: typeof GifWriter };
  export default omggif;
}
