// The transport: first, back, play, forward, last, the scrubber and the speed; for searches, races, worlds, graphs and
// figures alike. Created element by element, so that it works under any policy of the page around a figure.

import { createElement } from '../create-element.js';
import { query, setLabel, setOff, setText } from '../query.js';
import { isKeyOf } from '../places.js';
import { isField } from '../takes-text.js';

/** @import { Translate } from '../../i18n/translate.js' */

/**
 * What is played.
 * @typedef {object} Playable
 * @property {(position: number) => void} jump to a position, or the nearest existing one; Infinity: the last
 * @property {(steps: 1 | -1) => void} stepBy
 * @property {() => void} togglePlay
 * @property {(speed: number) => void} setSpeed one of those offered
 * @property {(lines: 1 | -1) => unknown} [moveLine] through the code beside it, if it is shown
 * @property {(direction: 1 | -1) => void} changeSpeed to the next faster or slower one, if there is one
 */
/**
 * The current position, and what can be done there.
 * @typedef {object} TransportState
 * @property {number} position from 0 on; the scrubber stands at the whole number before it
 * @property {number} end the last position
 * @property {number} [reached] the end of the filled line; the position, if absent
 * @property {string} positionText the position in words, for screen readers
 * @property {boolean} isPlaying
 * @property {boolean} [canStep] whether there is a next step; if absent: before the end
 * @property {boolean} [canStepBack] likewise; if absent: after the beginning
 * @property {boolean} [startsAgain] whether play would restart; if absent: at the end
 * @property {number} speed
 */
/**
 * @typedef {object} Speeds
 * @property {readonly number[]} values
 * @property {(speed: number, t: Translate) => string} word
 */
/** @typedef {'first' | 'back' | 'play' | 'forward' | 'last'} Button */
/** @typedef {Record<Button, HTMLButtonElement> & { scrubber: HTMLInputElement, speed: HTMLSelectElement }} TransportParts */

/** Outlines in a square of 20; those after a `|` are filled. */
const ICONS = Object.freeze({
  first: 'M5.5 4.5v11|M15 4.5v11L7.5 10z',
  back: 'M12.5 4.5L7 10l5.5 5.5',
  play: '|M6 3.5v13l10-6.5z',
  pause: '|M5.5 4h3v12h-3zM11.5 4h3v12h-3z',
  forward: 'M7.5 4.5L13 10l-5.5 5.5',
  last: 'M14.5 4.5v11|M5 4.5v11l7.5-5.5z',
});

/** @type {Speeds} */
const NO_SPEEDS = Object.freeze({ values: [], word: String });

/** In the order of the page. @type {readonly Button[]} */
const BUTTONS = Object.freeze(['first', 'back', 'play', 'forward', 'last']);

/** @type {Speeds['word']} speeds are powers of two: 65536 is 64k */
export const perSecond = (speed, t) =>
  t('transport.per_second', { speed: speed >= 4096 ? `${speed / 1024}k` : String(speed) });

/** @param {string} prefix of the stable names: `race-` for `race-play` @returns {TransportParts} */
export function makeTransport(prefix) {
  /** @param {Button} name @param {(keyof typeof ICONS)[]} icons */
  const button = (name, ...icons) =>
    createElement(
      'button',
      {
        type: 'button',
        className: name === 'play' ? 'button square main' : 'button square',
        data: { testid: prefix + name, ...(name === 'play' && { shows: 'play' }) },
      },
      ...icons.map(icon),
    );
  return {
    first: button('first', 'first'),
    back: button('back', 'back'),
    play: button('play', 'play', 'pause'),
    forward: button('forward', 'forward'),
    last: button('last', 'last'),
    scrubber: createElement('input', {
      type: 'range',
      className: 'scrubber',
      min: '0',
      max: '0',
      step: '1',
      value: '0',
      data: { testid: `${prefix}scrubber` },
    }),
    speed: createElement('select', { className: 'speed', data: { testid: `${prefix}speed` } }),
  };
}

/**
 * Into the page: the scrubber at the end of the timeline, the rest before any other buttons.
 * @param {TransportParts} parts
 * @param {Element} host with `.buttons`; without a `.timeline` it has neither scrubber nor speed
 */
export function placeTransport(parts, host) {
  const timeline = host.querySelector('.timeline');
  timeline?.append(parts.scrubber);
  const row = BUTTONS.map((name) => parts[name]);
  host.querySelector('.buttons')?.prepend(...row, ...(timeline === null ? [] : [parts.speed]));
}

/**
 * @param {TransportParts} parts
 * @param {Playable} playable
 * @param {object} how
 * @param {Speeds} [how.speeds] omitted if the speed cannot be chosen here
 * @param {Readonly<Partial<Record<Button | 'speed', string>>>} [how.words] keys of words other than `transport.NAME`
 * @param {AbortSignal} how.signal
 * @returns {(state: TransportState, t: Translate) => void} shows where it is
 */
export function connectTransport(parts, playable, { speeds = NO_SPEEDS, words = {}, signal }) {
  const { scrubber, speed } = parts;
  /** @type {Readonly<Record<Button, () => void>>} */
  const actions = {
    first: () => playable.jump(0),
    back: () => playable.stepBy(-1),
    play: playable.togglePlay,
    forward: () => playable.stepBy(1),
    last: () => playable.jump(Infinity),
  };
  for (const name of BUTTONS) parts[name].addEventListener('click', () => actions[name](), { signal });
  scrubber.addEventListener('input', () => playable.jump(scrubber.valueAsNumber), { signal });
  speed.replaceChildren(...speeds.values.map((value) => new Option('', String(value))));
  speed.addEventListener('change', () => playable.setSpeed(Number(speed.value)), { signal });

  /** The language of the current names. @type {Translate | null} */
  let namedIn = null;
  /** @param {Translate} t */
  const nameParts = (t) => {
    if (namedIn === t) return;
    namedIn = t;
    for (const name of /** @type {const} */ (['first', 'back', 'forward', 'last', 'speed'])) {
      setLabel(parts[name], t(words[name] ?? `transport.${name}`));
    }
    scrubber.setAttribute('aria-label', t('transport.scrubber'));
    for (const option of speed.options) setText(option, speeds.word(Number(option.value), t));
  };
  return (state, t) => {
    const { position, end, reached = position, isPlaying } = state;
    const isAtEnd = position >= end;
    nameParts(t);
    scrubber.max = String(Math.ceil(end));
    scrubber.value = String(Math.floor(position));
    scrubber.setAttribute('aria-valuetext', state.positionText);
    scrubber.style.setProperty('--done', `${end === 0 ? 0 : (100 * reached) / end}%`);
    parts.play.dataset['shows'] = isPlaying ? 'pause' : 'play';
    const startsAgain = state.startsAgain ?? isAtEnd;
    setLabel(parts.play, t(isPlaying ? 'transport.pause' : startsAgain ? 'transport.again' : 'transport.play'));
    setOff(parts.first, position <= 0);
    setOff(parts.back, !(state.canStepBack ?? position > 0));
    setOff(parts.forward, !(state.canStep ?? !isAtEnd));
    setOff(parts.last, isAtEnd);
    speed.value = String(state.speed);
  };
}

/**
 * Its single keys. All but `k` repeat while they are held down.
 * @param {Playable} playable
 * @returns {Readonly<Record<string, () => void>>}
 */
export function transportKeys(playable) {
  return {
    ',': () => playable.stepBy(-1),
    '.': () => playable.stepBy(1),
    '[': () => playable.changeSpeed(-1),
    ']': () => playable.changeSpeed(1),
    k: playable.togglePlay,
    ...(playable.moveLine && { '<': () => playable.moveLine?.(-1), '>': () => playable.moveLine?.(1) }),
  };
}

/**
 * While nothing has the focus, Space and the arrows, too: whatever has it, has these for itself.
 * @param {Playable} playable @param {KeyboardEvent} event
 * @returns {(() => void) | undefined}
 */
export function keyAtRest(playable, { key, target }) {
  if (target !== document.body) return undefined;
  if (key === ' ') return playable.togglePlay;
  return /^Arrow(Left|Right)$/.test(key) ? () => playable.stepBy(key === 'ArrowLeft' ? -1 : 1) : undefined;
}

/**
 * These keys in a place, unless a field takes them; the page's switch for single keys counts here, too.
 * @param {HTMLDialogElement} place
 * @param {Playable} playable
 * @param {AbortSignal} signal
 */
export function connectTransportKeys(place, playable, signal) {
  const keys = transportKeys(playable);
  const singleKeys = query('#single-keys', HTMLInputElement);
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (!singleKeys.checked || event.ctrlKey || event.metaKey) return;
    if (!isKeyOf(event, place) || isField(event.target)) return;
    const key = event.key.toLowerCase();
    const action = keys[key] ?? keyAtRest(playable, event);
    if (action === undefined) return;
    if (!event.repeat || action !== playable.togglePlay) action();
    event.preventDefault();
  };
  document.addEventListener('keydown', onKey, { signal });
}

/** @param {keyof typeof ICONS} name */
function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', `icon when-${name}`);
  ICONS[name].split('|').forEach((outline, index) => {
    if (outline === '') return;
    const path = document.createElementNS(svg.namespaceURI, 'path');
    path.setAttribute('d', outline);
    if (index === 1) path.setAttribute('class', 'solid');
    svg.append(path);
  });
  return svg;
}
