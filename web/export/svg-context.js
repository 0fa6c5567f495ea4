// The part of a 2D context that the board's painters use, recording SVG: equal rectangles
// beside each other become one path, strokes of one kind another, texts of one kind a group. So pictures
// for print are drawn by the same functions as the page. Knows nothing of boards.

/**
 * Parts that are painted alike. Paths and rectangles are kept as path text, texts as elements.
 * @typedef {object} Layer
 * @property {string} kind
 * @property {string} attributes
 * @property {string[]} parts
 * @property {Rectangle[]} rectangles
 * @property {number} clip index of its clip path; -1 for none
 */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rectangle */
/** @typedef {{ kind: string, attributes: string, clip: number }} Style of a layer */
/** SVG text anchors by their canvas names. @type {Readonly<Record<string, string>>} */
const ANCHORS = Object.freeze({ left: 'start', center: 'middle', right: 'end' });

/** At most two decimals: a hundredth of a pixel is invisible. @param {number} value */
export function short(value) {
  return String(Math.round(value * 100) / 100 || 0);
}

/** @param {string} text */
export function escaped(text) {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // XML cannot represent these.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  );
}

export class SvgContext {
  fillStyle = '#000000';
  strokeStyle = '#000000';
  lineWidth = 1;
  lineCap = 'butt';
  lineJoin = 'miter';
  lineDashOffset = 0;
  globalAlpha = 1;
  font = '10px sans-serif';
  textAlign = 'left';
  textBaseline = 'alphabetic';
  /** @type {readonly number[]} */
  #dash = [];
  #path = '';
  #clip = -1;
  /** The stack of save(). @type {{ clip: number, dash: readonly number[], style: object }[]} */
  #saved = [];
  /** @type {string[]} */
  #clips = [];
  /** @type {Layer[]} */
  #layers = [];
  /** Texts since the last other element: they do not cover each other. */
  #texts = 0;

  /** Nothing has been drawn yet when this is called. */
  clearRect() {}

  save() {
    // Its public fields are its style.
    this.#saved.push({ clip: this.#clip, dash: this.#dash, style: { ...this } });
  }

  restore() {
    const { clip = -1, dash = [], style = {} } = this.#saved.pop() ?? {};
    Object.assign(this, style);
    this.#clip = clip;
    this.#dash = dash;
  }

  /** @param {readonly number[]} dash */
  setLineDash(dash) {
    this.#dash = dash;
  }

  beginPath() {
    this.#path = '';
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#path += `M${short(x)} ${short(y)}`;
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.#path += `L${short(x)} ${short(y)}`;
  }

  closePath() {
    this.#path += 'z';
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.#path += rectanglePath({ x, y, width, height });
  }

  /** Whole circles only. @param {number} x @param {number} y @param {number} radius */
  arc(x, y, radius) {
    const r = short(radius);
    const across = short(2 * radius);
    this.#path += `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0z`;
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  fillRect(x, y, width, height) {
    const { rectangles } = this.#layer('rectangles', this.#filling());
    const last = rectangles.at(-1);
    if (last !== undefined && last.y === y && last.height === height && last.x + last.width === x) {
      last.width += width;
    } else rectangles.push({ x, y, width, height });
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  strokeRect(x, y, width, height) {
    this.#layer('stroke', this.#stroke()).parts.push(rectanglePath({ x, y, width, height }));
  }

  fill() {
    this.#layer('fill', this.#filling()).parts.push(this.#path);
  }

  stroke() {
    this.#layer('stroke', this.#stroke()).parts.push(this.#path);
  }

  /** What lies in an even number of the path's parts is clipped from now on. */
  clip() {
    this.#clips.push(this.#path);
    this.#clip = this.#clips.length - 1;
  }

  /** @param {string} text @param {number} x @param {number} y */
  fillText(text, x, y) {
    const [, weight = '', size = '10'] = /^(?:(\d+) )?([\d.]+)px /.exec(this.font) ?? [];
    const attributes = [
      this.#filling(),
      `font-size="${short(Number(size))}"`,
      weight === '' ? '' : `font-weight="${weight}"`,
      this.textAlign === 'left' ? '' : `text-anchor="${ANCHORS[this.textAlign]}"`,
    ];
    const layer = this.#layer('text', attributes.filter((one) => one !== '').join(' '));
    layer.parts.push(`<text x="${short(x)}" y="${short(y)}">${escaped(text)}</text>`);
  }

  /**
   * The complete drawing.
   * @param {string} id prefix of its clip paths: unique on a page
   * @param {Readonly<Record<string, string>>} [classes] of fills, by colour
   */
  elements(id, classes = {}) {
    const clips = this.#clips.map(
      (path, index) => `<clipPath id="${id}-${index}"><path clip-rule="evenodd" d="${path}"/></clipPath>`,
    );
    return [...clips, ...this.#layers.map((layer) => elementOf(layer, id, classes))].join('\n');
  }

  /** @param {string} kind @param {string} attributes @returns {Layer} */
  #layer(kind, attributes) {
    const clip = this.#clip;
    /** @param {Layer | undefined} layer */
    const isSame = (layer) =>
      layer !== undefined && layer.kind === kind && layer.attributes === attributes && layer.clip === clip;
    const candidates = kind === 'text' ? this.#layers.slice(this.#layers.length - this.#texts) : this.#layers.slice(-1);
    const found = candidates.find(isSame);
    if (found !== undefined) return found;
    const layer = { kind, attributes, parts: [], rectangles: [], clip };
    this.#layers.push(layer);
    this.#texts = kind === 'text' ? this.#texts + 1 : 0;
    return layer;
  }

  #filling() {
    return paint('fill', this.fillStyle, this.globalAlpha);
  }

  #stroke() {
    const attributes = [
      'fill="none"',
      paint('stroke', this.strokeStyle, this.globalAlpha),
      `stroke-width="${short(this.lineWidth)}"`,
      this.lineCap === 'butt' ? '' : `stroke-linecap="${this.lineCap}"`,
      this.lineJoin === 'miter' ? '' : `stroke-linejoin="${this.lineJoin}"`,
      this.#dash.length === 0 ? '' : `stroke-dasharray="${this.#dash.map(short).join(' ')}"`,
      this.#dash.length === 0 ? '' : `stroke-dashoffset="${short(this.lineDashOffset)}"`,
    ];
    return attributes.filter((one) => one !== '').join(' ');
  }
}

/** @param {'fill' | 'stroke'} what @param {string} colour @param {number} alpha */
function paint(what, colour, alpha) {
  return `${what}="${hexOf(colour)}"${alpha === 1 ? '' : ` ${what}-opacity="${short(alpha)}"`}`;
}

/** Its shortest notation. @param {string} colour '#RRGGBB' or 'rgb(r,g,b)' */
function hexOf(colour) {
  const [, red, green, blue] = /^rgb\((\d+),(\d+),(\d+)\)$/.exec(colour) ?? [];
  if (red === undefined) return colour.toLowerCase();
  return `#${[red, green, blue].map((one) => Number(one).toString(16).padStart(2, '0')).join('')}`;
}

/** @param {Rectangle} rectangle */
function rectanglePath({ x, y, width, height }) {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

/** Merges runs with equally wide ones directly above them. @param {readonly Rectangle[]} runs @returns {Rectangle[]} */
function stacked(runs) {
  /** @type {Map<string, Rectangle>} by where the next would have to begin */
  const open = new Map();
  const found = [];
  for (const { x, y, width, height } of runs) {
    const key = `${x} ${y} ${width}`;
    let one = open.get(key);
    open.delete(key);
    if (one === undefined) {
      one = { x, y, width, height };
      found.push(one);
    } else one.height += height;
    open.set(`${x} ${one.y + one.height} ${width}`, one);
  }
  return found;
}

/** @param {Layer} layer @param {string} id @param {Readonly<Record<string, string>>} classes */
function elementOf({ kind, attributes, parts, rectangles, clip }, id, classes) {
  const clipped = clip < 0 ? '' : ` clip-path="url(#${id}-${clip})"`;
  if (kind === 'text') return `<g ${attributes}${clipped}>${parts.join('')}</g>`;
  const name = classes[attributes];
  const named = kind === 'rectangles' && name !== undefined ? `class="${name}" ` : '';
  const path = kind === 'rectangles' ? stacked(rectangles).map(rectanglePath).join('') : parts.join('');
  return `<path ${named}${attributes}${clipped} d="${path}"/>`;
}
