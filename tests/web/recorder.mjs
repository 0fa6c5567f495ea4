// A 2D context that draws nothing and remembers everything: each call with the style in force.

/**
 * @typedef {object} Call
 * @property {string} name
 * @property {readonly unknown[]} parameters
 * @property {Readonly<Record<string, unknown>>} style
 */

/** @returns {{ context: CanvasRenderingContext2D, calls: Call[] }} */
export function createRecorder() {
  /** @type {Call[]} */
  const calls = [];
  /** @type {Record<string, unknown>} */
  const style = {};
  const context = new Proxy(style, {
    get(_, property) {
      const name = String(property);
      if (name in style) return style[name];
      return (/** @type {unknown[]} */ ...parameters) => {
        calls.push({ name, parameters, style: { ...style } });
      };
    },
    set(_, property, value) {
      style[String(property)] = value;
      return true;
    },
  });
  return {
    context: /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (context)),
    calls,
  };
}

/** @param {readonly Call[]} calls @param {string} name @param {Readonly<Record<string, unknown>>} [style] */
export function callsOf(calls, name, style = {}) {
  return calls.filter(
    (call) => call.name === name && Object.entries(style).every(([key, value]) => call.style[key] === value),
  );
}

/** All parameters of those calls that are numbers, a list a call. @param {readonly Call[]} calls */
export function numbersOf(calls) {
  return calls.map(({ parameters }) => parameters.map(Number));
}

/** For a source whose board is not painted as an image. */
export const NOT_PAINTED = {
  expandedAt: () => new Uint32Array(0),
  setColours: () => undefined,
  paint: () => new Uint8Array(0),
};
