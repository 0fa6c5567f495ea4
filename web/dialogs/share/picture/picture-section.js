// A picture of the step shown, as PNG or SVG, with a preview.

import { fileName, sizeText } from '../../../export/file-name.js';
import { fitsCanvas } from '../../../export/picture.js';
import { SlicedBlob } from '../../../export/sliced-blob.js';
import { MOST_SVG_CELLS, svgPicture } from '../../../export/svg-picture.js';
import { translator } from '../../../i18n/translate.js';
import { query, setOff, setText } from '../../../ui/query.js';
import { saveFile } from '../../../ui/save-file.js';
import { connectMaking } from '../making.js';
import { connectPictureOptions } from './picture-options.js';
import { connectPicturePreview, paintedPicture } from './picture-preview.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Say, Section } from '../share-dialog.js' */

/**
 * @param {AppContext} scene
 * @param {Say} say
 * @returns {Section}
 */
export function connectPictureSection(scene, say) {
  const { store, appearance, clock, session, signal } = scene;
  const size = query('#picture-size', HTMLElement);
  const png = query('#save-png', HTMLButtonElement);
  const svg = query('#save-svg', HTMLButtonElement);
  const copy = query('#copy-png', HTMLButtonElement);
  const words = () => translator(appearance.state.language);
  const writer = new SlicedBlob(clock);
  /** Incremented with each picture begun or cancelled. */
  let run = 0;

  const giveUp = () => {
    run += 1;
    writer.cancel();
    making.end();
  };
  const making = connectMaking(
    'picture',
    () => {
      giveUp();
      say('export.given_up');
    },
    signal,
  );
  const render = () => showSizes(words());
  const options = connectPictureOptions(scene, 'picture', render);
  /** The current view; a new object when it changes. */
  const seen = () => {
    const { board, search, playback, display, overlay, islands, field, referee } = store.state;
    const survey = display.xray ? referee.survey : null;
    return [board, search, playback.position, display, overlay, islands, field, survey];
  };
  const preview = connectPicturePreview(scene, options, seen);

  /** @param {Translate} t */
  const showSizes = (t) => {
    const layout = options.layout(t);
    const { width, height } = store.state.board;
    const isDrawable = fitsCanvas(layout);
    const isWritable = width * height <= MOST_SVG_CELLS;
    setText(
      size,
      [
        t('picture.size', { width: layout.width, height: layout.height }),
        isDrawable ? '' : t('picture.too_large'),
        isWritable ? '' : t('picture.no_svg', { cells: MOST_SVG_CELLS }),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    );
    for (const button of [png, copy]) setOff(button, !isDrawable);
    setOff(svg, !isWritable);
    preview.show(t, appearance.state.language);
  };
  const step = () => (store.state.search.phase === 'settled' ? `step-${store.state.playback.position.step}` : '');
  /** @param {ReturnType<typeof seen>} before */
  const isOther = (before) => seen().some((one, index) => one !== before[index]);

  /** @returns {Promise<Blob | null>} */
  const paint = async () => {
    giveUp();
    const mine = ++run;
    const before = seen();
    const layout = options.layout(words());
    const isWanted = () => mine === run && !isOther(before);
    const canvas = await paintedPicture(layout, options.shown(), clock, isWanted);
    return new Promise((resolve) => (canvas === null ? resolve(null) : canvas.toBlob(resolve, 'image/png')));
  };
  const isTooLarge = () => {
    if (fitsCanvas(options.layout(words()))) return false;
    say('picture.too_large');
    return true;
  };
  /** @param {Blob} blob @param {string} ending */
  const save = (blob, ending) => {
    const name = fileName(store.state.board.name, step(), ending);
    saveFile(name, blob);
    say('export.saved', { name, size: sizeText(blob.size) });
  };

  const savePng = async () => {
    if (isTooLarge()) return;
    const painted = paint();
    const mine = run;
    const blob = await painted;
    if (blob !== null) save(blob, 'png');
    // Unless another one was begun, or the section was left.
    else if (mine === run) say('export.failed');
  };
  const copyPng = async () => {
    if (isTooLarge()) return;
    try {
      // Given as a promise: some browsers forget the click while they wait.
      const blob = paint().then((painted) => painted ?? Promise.reject(new Error('not painted')));
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
      say('picture.copied');
    } catch {
      say('picture.not_copied');
    }
  };
  const saveSvg = async () => {
    const { board } = store.state;
    const cells = board.width * board.height;
    if (cells > MOST_SVG_CELLS) return say('picture.no_svg', { cells: MOST_SVG_CELLS });
    giveUp();
    const mine = ++run;
    const before = seen();
    making.begin(svg, board.height);
    const pieces = svgPicture(
      options.layout(words()),
      options.shown(),
      describe(store.state, options.ground().walls, words()),
    );
    const watch = { isOver: () => isOther(before), report: making.report };
    const blob = await writer.write(pieces, 'image/svg+xml', watch);
    if (mine === run) making.end();
    if (blob !== null) save(blob, 'svg');
  };
  png.addEventListener('click', savePng, { signal });
  svg.addEventListener('click', saveSvg, { signal });
  copy.addEventListener('click', copyPng, { signal });
  copy.hidden = typeof ClipboardItem !== 'function' || navigator.clipboard?.write === undefined;

  return {
    render: showSizes,
    enter: () => {
      // A picture shows one step.
      session.pause();
      options.adopt();
      render();
    },
    leave: () => {
      giveUp();
      preview.stop();
    },
  };
}

/**
 * For readers who do not see the picture.
 * @param {State} state
 * @param {number} walls
 * @param {Translate} t
 */
function describe({ board, search, settings, playback }, walls, t) {
  const { width, height, start, goal } = board;
  const { step, open, closed } = playback.position;
  const { steps, cost, outcome } = search.result;
  const counted = (/** @type {number} */ cell) => ({ column: (cell % width) + 1, row: Math.floor(cell / width) + 1 });
  const ends = [start, goal].map(counted);
  const isSettled = search.phase === 'settled';
  const method =
    settings.program === 'none' || settings.corrected
      ? t(`algorithm.${settings.algorithm}`)
      : t(`program.${settings.program}`);
  const board_ = t('picture.board', {
    ...{ width, height, walls },
    ...{ startRow: ends[0]?.row ?? 0, startColumn: ends[0]?.column ?? 0 },
    ...{ goalRow: ends[1]?.row ?? 0, goalColumn: ends[1]?.column ?? 0 },
  });
  if (!isSettled) return { title: method, description: board_ };
  const counts = t('picture.counts', { open, closed });
  const path = step === steps && outcome === 'found' ? t('picture.path', { cost }) : '';
  return {
    title: t('picture.title', { method, step, steps }),
    description: [board_, counts, path].filter((sentence) => sentence !== '').join(' '),
  };
}
