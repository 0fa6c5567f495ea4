// The code beside the board: the lines that the current step runs.

import { unlessDead } from '../../../engine/module/unless-dead.js';
import { neighboursInOrder, ranInStep } from '../../../model/code/micro-steps.js';
import { cellText, namingOf } from '../../../model/coordinates.js';
import { RAN_NOTHING, connectStepCodeView } from '../../../ui/code/step-code-view.js';
import { isFigure } from '../../../ui/page-address.js';
import { query } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { CodeLine } from '../../../model/code/code-languages.js' */
/** @import { Ran } from '../../../ui/code/step-code-view.js' */

/** While longer traces play, it waits: each look at a step replays a part of the trace. */
const LONG = 200_000;

/** @param {AppContext} scene */
export function connectStepCode(scene) {
  if (isFigure()) return;
  const { appearance, session, source, store, signal } = scene;
  const lens = query('#lens-step-panel', HTMLElement);

  /** @param {readonly CodeLine[]} lines @returns {Ran} */
  const ran = (lines) => {
    const { board, playback, search, settings } = store.state;
    const { outcome, target } = search.result;
    // A log that ends early does not hold the end of the search.
    const steps = search.result.isTruncated ? Infinity : search.result.steps;
    const { step, current } = playback.position;
    const why = step === 0 ? null : unlessDead(() => source.why(current));
    const log = step === 0 ? null : unlessDead(() => source.log(step, step));
    const checked = why ? neighboursInOrder(why.neighbours, settings) : [];
    const hasPath = outcome === 'found' || (target !== board.goal && !settings.floods);
    return ranInStep(lines, { step, steps, hasPath, why, checked, log }) ?? RAN_NOTHING;
  };

  const view = connectStepCodeView({
    prefix: 'step-code',
    signal,
    words: () => appearance.state.language,
    read: (template) => source.code(template, false),
    searched: () => [store.state.search.serial, store.state.search.phase, store.state.display.coordinates],
    stands: () => {
      const { playback, search } = store.state;
      return { position: playback.position, step: playback.position.step, steps: search.result.steps };
    },
    ran,
    name: (cell) => cellText(cell, namingOf(store.state)),
    stepBy: (change) => session.stepBy(change),
  });
  const render = renderAlways(scene, ({ playback, search }, t) => {
    if (lens.hidden || (playback.isPlaying && search.result.steps > LONG)) return;
    view.render(t);
  });
  lens.addEventListener('toggle', render, { signal });
}
