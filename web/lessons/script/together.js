// Several searches side by side, played together: each is at the same step, or at its end.

import { figuresIn, isWorking, whenWorking, word } from './figures.js';

/** Seconds for the longest of them, and steps a second at most. */
const SECONDS = 6;
const FASTEST = 60;

export function connectTogether() {
  for (const host of document.querySelectorAll('.together')) if (host instanceof HTMLElement) connect(host);
}

/** @param {HTMLElement} host */
function connect(host) {
  const bar = host.querySelector('.together-bar');
  const scrubber = bar?.querySelector('input');
  if (!(bar instanceof HTMLElement) || !scrubber) return;
  const figures = figuresIn(host);
  const button = (/** @type {string} */ name) =>
    /** @type {HTMLButtonElement} */ (bar.querySelector(`[data-act="${name}"]`));
  const steps = () => Math.max(0, ...figures.map((figure) => figure.getState?.()?.steps ?? 0));
  let step = 0;
  /** Of the frame in which it plays; 0: it does not. */
  let frame = 0;

  const show = () => {
    scrubber.max = String(steps());
    scrubber.value = String(step);
    const text = word('position').replace('{step}', String(step)).replace('{steps}', scrubber.max);
    scrubber.setAttribute('aria-valuetext', text);
    const play = button('play');
    const name = word(frame === 0 ? 'play' : 'pause');
    play.textContent = frame === 0 ? '▶' : '❚❚';
    play.setAttribute('aria-label', name);
    play.title = name;
  };
  /** @param {number} wanted */
  const seek = (wanted) => {
    step = Math.min(Math.max(Math.round(wanted), 0), steps());
    for (const figure of figures) {
      if (isWorking(figure)) figure.seek(Math.min(step, figure.getState()?.steps ?? 0));
    }
    show();
  };
  const pause = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    show();
  };
  const play = () => {
    const speed = Math.min(Math.max(steps() / SECONDS, 2), FASTEST);
    if (step >= steps()) seek(0);
    const [begun, from] = [performance.now(), step];
    const next = (/** @type {number} */ time) => {
      frame = requestAnimationFrame(next);
      const at = from + Math.floor(((time - begun) / 1000) * speed);
      if (at !== step) seek(at);
      if (step >= steps()) pause();
    };
    frame = requestAnimationFrame(next);
    show();
  };
  const acts = {
    first: () => seek(0),
    back: () => seek(step - 1),
    forward: () => seek(step + 1),
    last: () => seek(Infinity),
  };
  for (const [name, act] of Object.entries(acts)) {
    button(name).addEventListener('click', () => {
      pause();
      act();
    });
  }
  button('play').addEventListener('click', () => (frame === 0 ? play() : pause()));
  scrubber.addEventListener('input', () => {
    pause();
    seek(scrubber.valueAsNumber);
  });
  // Another option, or another map: all are at their ends again.
  host.addEventListener('ready', () => seek(steps()));
  host.addEventListener('edit', () => seek(steps()));
  for (const figure of figures) whenWorking(figure, () => seek(steps()));
  show();
}
