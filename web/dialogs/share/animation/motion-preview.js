// What an animation will look like, played in the dialog at its speed, over and over. Painted on a canvas of its own and
// shown when it is whole.

import { EngineError } from '../../../engine/engine-error.js';
import { query, setLabel, setText } from '../../../ui/query.js';
import { breather } from '../breathe.js';
import { isSame } from '../same.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { AnimationPlan } from '../../../export/animation.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Look, Motion, MotionPainter } from '../../../export/motion.js' */

/** Milliseconds without a change of the options before it is drawn with them. */
const PAUSE = 150;

/** @param {Pick<AppContext, 'clock' | 'signal'>} scene @param {(reason: Reason) => void} onRefused it cannot be drawn */
export function connectMotionPreview({ clock, signal }, onRefused) {
  const box = query('#animation-preview', HTMLElement);
  const canvas = query('#animation-canvas', HTMLCanvasElement);
  const button = query('#animation-play', HTMLButtonElement);
  const scrubber = query('#animation-frame', HTMLInputElement);
  const place = query('#animation-place', HTMLElement);
  const hidden = document.createElement('canvas');
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  /** Incremented whenever another animation is shown, or none. */
  let run = 0;
  /** Until the options have settled, and until the next frame. */
  let opening = 0;
  let timer = 0;
  /** @type {MotionPainter | null} */
  let painter = null;
  /** @type {AnimationPlan | null} */
  let plan = null;
  /** What the pictures are made of. @type {readonly unknown[]} */
  let shown = [];
  let at = 0;
  let isPlaying = false;
  let isPainting = false;
  /** @type {Translate} */
  let words = (key) => key;

  const end = () => (plan?.steps.length ?? 1) - 1;
  const label = () => {
    setLabel(button, words(isPlaying ? 'transport.pause' : 'transport.play'));
    button.dataset['shows'] = isPlaying ? 'pause' : 'play';
    scrubber.max = String(end());
    scrubber.value = String(at);
    const text = words('animation.frame', { frame: at + 1, frames: end() + 1 });
    scrubber.setAttribute('aria-valuetext', text);
    setText(place, text);
  };
  /** Draws the current frame; one at a time, and the latest wish last. @param {number} mine */
  const draw = async (mine) => {
    if (isPainting || painter === null || plan === null) return;
    isPainting = true;
    const isWanted = () => mine === run;
    const frame = at;
    const context = hidden.getContext('2d');
    let isWhole;
    try {
      const breathe = breather(clock, isWanted);
      isWhole = context !== null && (await painter.paint(context, plan.steps[frame] ?? 0, breathe));
    } catch (error) {
      return refuse(error, mine);
    }
    if (!isWanted()) return;
    isPainting = false;
    if (!isWhole) return;
    canvas.getContext('2d')?.drawImage(hidden, 0, 0);
    if (frame !== at) return void draw(mine);
    label();
    if (isPlaying) timer = window.setTimeout(() => next(mine), 10 * (at === end() ? plan.lastDelay : plan.delay));
  };
  /** @param {unknown} error @param {number} mine */
  const refuse = (error, mine) => {
    if (!(error instanceof EngineError)) throw error;
    if (mine !== run) return;
    clear();
    onRefused(error.reason);
  };
  /** @param {number} mine */
  const next = (mine) => {
    if (mine !== run) return;
    at = at >= end() ? 0 : at + 1;
    void draw(mine);
  };
  /** @param {number} frame */
  const goTo = (frame) => {
    clearTimeout(timer);
    at = Math.min(Math.max(frame, 0), end());
    label();
    void draw(run);
  };

  const stop = () => {
    run += 1;
    clearTimeout(opening);
    clearTimeout(timer);
    painter?.dispose();
    painter = null;
    isPainting = false;
    shown = [];
    // Its controls do nothing until another one is open.
    box.inert = true;
  };
  const clear = () => {
    stop();
    box.hidden = true;
  };
  /** @param {Motion} motion @param {Look} look @param {number} mine */
  const open = async (motion, look, mine) => {
    try {
      const opened = await motion.open(look, () => mine === run);
      if (opened === null) return;
      if (mine !== run) return opened.dispose();
      painter = opened;
    } catch (error) {
      return refuse(error, mine);
    }
    for (const one of [canvas, hidden]) Object.assign(one, painter.size);
    box.hidden = box.inert = false;
    void draw(mine);
  };

  button.addEventListener(
    'click',
    () => {
      isPlaying = !isPlaying;
      goTo(isPlaying && at >= end() ? 0 : at);
    },
    { signal },
  );
  scrubber.addEventListener(
    'input',
    () => {
      isPlaying = false;
      goTo(scrubber.valueAsNumber);
    },
    { signal },
  );
  signal.addEventListener('abort', stop, { once: true });

  return {
    /** Plays by itself, unless the visitor prefers less motion. */
    enter: () => {
      isPlaying = !stillness.matches;
      at = 0;
    },
    stop,
    /** None can be made: nothing is shown. */
    clear,
    /**
     * @param {Motion} motion @param {Look} look @param {AnimationPlan} planned
     * @param {readonly unknown[]} of each the same as long as the pictures are
     */
    show: (motion, look, planned, of) => {
      words = look.t;
      const isSamePlan = JSON.stringify(planned) === JSON.stringify(plan);
      plan = planned;
      if (!isSame(of, shown)) {
        stop();
        shown = of;
        const mine = run;
        if (stillness.matches || at > end()) at = end();
        opening = window.setTimeout(() => void open(motion, look, mine), PAUSE);
        label();
      } else if (!isSamePlan) goTo(isPlaying ? 0 : end());
      else label();
    },
  };
}
