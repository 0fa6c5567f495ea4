// An animation of what the current place plays – the steps of a search, a race, a world – as a GIF or a video, with a
// preview.

import { EngineError } from '../../../engine/engine-error.js';
import {
  FRAME_RATES,
  GIF_LIMITS,
  VIDEO_LIMITS,
  comfortableEvery,
  likelySize,
  planAnimation,
  secondsOf,
} from '../../../export/animation.js';
import { fileName, sizeText } from '../../../export/file-name.js';
import { CELL_SIDES } from '../../../export/picture.js';
import { translator } from '../../../i18n/translate.js';
import { query, setOff, setText } from '../../../ui/query.js';
import { saveFile } from '../../../ui/save-file.js';
import { reasonSentence } from '../../../ui/sentences/sentences.js';
import { breather } from '../breathe.js';
import { connectMaking } from '../making.js';
import { connectPictureOptions } from '../picture/picture-options.js';
import { gifFile } from './gif-file.js';
import { isSame } from '../same.js';
import { connectMotionPreview } from './motion-preview.js';
import { searchMotion } from './search-motion.js';
import { videoFile, videoFormats } from './video-file.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { AnimationPlan, Limits } from '../../../export/animation.js' */
/** @import { VideoFormat } from '../../../export/video.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Motion } from '../../../export/motion.js' */
/** @import { Say, Section } from '../share-dialog.js' */
/** @typedef {'gif' | VideoFormat} Format */
/** @typedef {{ plan: AnimationPlan, motion: Motion, side: number }} Makeable */

/** @type {readonly VideoFormat[]} */
const VIDEO_FORMATS = Object.freeze(['mp4', 'webm']);

/**
 * @param {AppContext} scene
 * @param {Say} say
 * @returns {Section}
 */
export function connectAnimationSection(scene, say) {
  const { store, appearance, places, motions, session, clock, signal } = scene;
  const first = query('#animation-first', HTMLInputElement);
  const last = query('#animation-last', HTMLInputElement);
  const every = query('#animation-every', HTMLInputElement);
  const rate = query('#animation-speed', HTMLSelectElement);
  const choices = query('#animation-choices', HTMLElement);
  const notes = { gif: query('#animation-size', HTMLElement), video: query('#video-size', HTMLElement) };
  /** @type {Readonly<Record<Format, HTMLButtonElement>>} */
  const buttons = {
    gif: query('#save-gif', HTMLButtonElement),
    mp4: query('#save-mp4', HTMLButtonElement),
    webm: query('#save-webm', HTMLButtonElement),
  };
  for (const one of FRAME_RATES) rate.add(new Option('', String(one), one === 4, one === 4));
  const words = () => translator(appearance.state.language);
  /** Incremented with each animation begun or cancelled. */
  let run = 0;
  /** What the fields were filled for. @type {readonly unknown[]} */
  let adopted = [];
  /**
   * What this browser can write in pictures of a size; null: not known yet; or the key of a sentence, why nothing.
   * @type {{ size: string, formats: VideoFormat[] | string | null }}
   */
  let writable = { size: '', formats: null };
  /** Ends what follows the place while the section is in view. */
  let end = new AbortController();
  let isInView = false;

  const giveUp = () => {
    run += 1;
    making.end();
    choices.inert = false;
  };
  const cancel = () => {
    giveUp();
    say('export.given_up');
    render();
  };
  const making = connectMaking('animation', cancel, signal);
  const render = () => {
    if (isInView && !making.isOn) show(words());
  };
  const options = connectPictureOptions(scene, 'animation', render);
  const preview = connectMotionPreview(scene, (reason) =>
    say('animation.not_made', { reason: reasonSentence(reason, words()) }),
  );

  /** @returns {Motion | null} null: there is nothing to play */
  const motionNow = () =>
    motions.get(places.name)?.motion() ?? (places.name === 'lab' ? searchMotion(scene, options) : null);
  const isRepair = () => places.name === 'lab' && store.state.search.result.repairs > 0;
  /** Fills the fields for another motion. @param {Motion} motion */
  const adopt = (motion) => {
    const of = [motion.unit, ...motion.of];
    if (isSame(of, adopted)) return;
    adopted = of;
    first.value = '0';
    last.value = String(motion.length);
    first.max = last.max = String(motion.most);
    every.value = String(comfortableEvery(motion.length));
    options.adopt(motion.board);
  };
  /** @param {Translate} t @param {number} side */
  const lookOf = (t, side) => ({ side, isDark: options.isDark, t });
  /** What can be made; or why nothing can. @param {Motion | null} motion @param {Limits} limits @param {Translate} t @returns {Makeable | string} */
  const makeable = (motion, limits, t) => {
    if (motion === null) return t(isRepair() ? 'animation.repaired' : 'animation.nothing');
    const wish = { first: first.valueAsNumber, last: last.valueAsNumber, every: every.valueAsNumber };
    const plan = planAnimation({ ...wish, rate: Number(rate.value) }, motion.most);
    if (plan === null) return t(`animation.no_${motion.unit}`, { most: motion.most });
    const { frames, pixels } = limits;
    if (plan.steps.length > frames) return t('animation.too_many', { frames });
    // The chosen side of a cell, or the largest below it that fits.
    const side = CELL_SIDES.filter((one) => {
      const { width, height } = motion.size(lookOf(t, one));
      return one <= options.side && width * height <= pixels;
    }).at(-1);
    if (side !== undefined) return { plan, motion, side };
    return t(limits === GIF_LIMITS ? 'animation.map_too_large' : 'animation.map_too_large_for_video', { pixels });
  };
  /** @param {Makeable} one @param {Translate} t */
  const sizesOf = ({ plan, motion, side }, t) => ({
    ...motion.size(lookOf(t, side)),
    ...{ frames: plan.steps.length, cell: side, seconds: secondsOf(plan) },
  });

  /** @param {Makeable | string} gif @param {Translate} t */
  const showGif = (gif, t) => {
    setOff(buttons.gif, typeof gif === 'string');
    notes.gif.classList.toggle('is-refused', typeof gif === 'string');
    if (typeof gif === 'string') return setText(notes.gif, gif);
    const { plan, motion, side } = gif;
    const sizes = sizesOf(gif, t);
    const { width, height } = motion.board;
    const { changes, isWritten } = motion;
    const bytes = likelySize(plan, { ...sizes, cells: width * height, hasNumbers: isWritten, changes });
    const key = side === options.side ? 'animation.size' : 'animation.size_smaller';
    setText(notes.gif, t(key, { ...sizes, size: sizeText(bytes) }));
  };
  /** Why this browser cannot write it; '' if it can, null while that is not known. @param {VideoFormat} format @param {Translate} t */
  const objection = (format, t) => {
    const { formats } = writable;
    if (formats === null) return null;
    if (typeof formats === 'string') return t(formats);
    return formats.includes(format) ? '' : t('animation.no_format', { format: format === 'mp4' ? 'MP4' : 'WebM' });
  };
  /** @param {Makeable | string} video @param {Translate} t */
  const showVideo = (video, t) => {
    const against = VIDEO_FORMATS.map((format) => (typeof video === 'string' ? video : objection(format, t)));
    for (const [index, format] of VIDEO_FORMATS.entries()) setOff(buttons[format], against[index] !== '');
    const said = [...new Set(against)].filter((sentence) => sentence !== null && sentence !== '').join(' ');
    const isRefused = !against.some((sentence) => sentence === '' || sentence === null);
    notes.video.classList.toggle('is-refused', isRefused);
    if (typeof video === 'string' || isRefused) return setText(notes.video, said);
    const key = video.side === options.side ? 'animation.video_size' : 'animation.video_smaller';
    setText(notes.video, `${t(key, sizesOf(video, t))} ${said}`.trim());
  };
  /** Asks for the formats of another size. @param {Makeable | string} video @param {Translate} t */
  const askFormats = async (video, t) => {
    if (typeof video === 'string') return;
    const { width, height } = video.motion.size(lookOf(t, video.side));
    const size = `${width} ${height}`;
    if (writable.size === size) return;
    const asked = { size, formats: /** @type {VideoFormat[] | string | null} */ (null) };
    writable = asked;
    try {
      asked.formats = (await videoFormats({ width, height })) ?? 'animation.no_video';
    } catch {
      asked.formats = 'animation.not_fetched';
    }
    if (writable === asked) render();
  };

  /** @param {Translate} t */
  const show = (t) => {
    const motion = motionNow();
    if (motion !== null) adopt(motion);
    for (const option of rate.options) setText(option, t('animation.rate', { frames: Number(option.value) }));
    const unit = motion?.unit ?? 'step';
    setText(query('#animation-first-label', HTMLElement), t(`animation.first_${unit}`));
    setText(query('#animation-last-label', HTMLElement), t(`animation.last_${unit}`));
    setText(query('#animation-every-label', HTMLElement), t(`animation.every_${unit}`));
    const gif = makeable(motion, GIF_LIMITS, t);
    const video = makeable(motion, VIDEO_LIMITS, t);
    void askFormats(video, t);
    showGif(gif, t);
    showVideo(video, t);
    // As the GIF, which is the smaller one, so that it is drawn quickly.
    const shown = typeof gif === 'string' ? video : gif;
    if (typeof shown === 'string') return preview.clear();
    const { language } = appearance.state;
    const of = [...shown.motion.of, shown.side, options.chosen, language];
    preview.show(shown.motion, lookOf(t, shown.side), shown.plan, of);
  };

  /** @param {Format} format */
  const save = async (format) => {
    const t = words();
    const one = makeable(motionNow(), format === 'gif' ? GIF_LIMITS : VIDEO_LIMITS, t);
    const against = typeof one === 'string' ? one : format === 'gif' ? '' : objection(format, t);
    if (typeof one === 'string' || against !== '')
      return say('animation.not_made', { reason: against ?? t('share.preparing') });
    giveUp();
    const { plan, motion, side } = one;
    const mine = ++run;
    const { search, board } = store.state;
    const isWanted = () => mine === run && store.state.search.serial === search.serial && store.state.board === board;
    say('');
    preview.stop();
    choices.inert = true;
    making.begin(buttons[format], plan.steps.length);
    try {
      const painter = await motion.open(lookOf(t, side), isWanted);
      if (painter === null) return;
      const work = { breathe: breather(clock, isWanted), report: making.report };
      try {
        const blob = await (format === 'gif' ? gifFile(painter, plan, work) : videoFile(format, painter, plan, work));
        if (blob === 'failed') return say('animation.video_failed');
        if (blob === null) return;
        const name = fileName(motion.name, `${motion.unit}s-${plan.steps[0]}-${plan.steps.at(-1)}`, format);
        saveFile(name, blob);
        say('export.saved', { name, size: sizeText(blob.size) });
      } finally {
        painter.dispose();
      }
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (mine === run) say('animation.not_made', { reason: reasonSentence(error.reason, words()) });
    } finally {
      if (mine === run) {
        giveUp();
        render();
      }
    }
  };
  for (const format of /** @type {Format[]} */ (Object.keys(buttons))) {
    buttons[format].addEventListener('click', () => save(format), { signal });
  }
  for (const field of [first, last, every, rate]) field.addEventListener('input', render, { signal });

  return {
    render,
    enter: () => {
      session.pause();
      options.adopt(motionNow()?.board);
      preview.enter();
      isInView = true;
      // What could not be fetched is asked for again.
      if (writable.formats === 'animation.not_fetched') writable = { size: '', formats: null };
      end = new AbortController();
      motions.get(places.name)?.watch(render, end.signal);
      render();
    },
    leave: () => {
      isInView = false;
      end.abort();
      giveUp();
      preview.clear();
    },
  };
}
